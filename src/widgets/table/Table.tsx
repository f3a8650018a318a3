import { useLayoutEffect, useState } from 'preact/hooks';
import { store, stored } from '../device.ts';
import { Carry } from './Carry.tsx';
import { Counters } from './Counters.tsx';
import { DiceBox } from './DiceBox.tsx';
import type { Sent } from './mount.tsx';
import { Pins } from './Pins.tsx';
import { RecentCalculators } from './RecentCalculators.tsx';
import { checked, MOST, type TableState } from './state.ts';
import { Turn } from './Turn.tsx';
import { Wake } from './Wake.tsx';

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const freshState = ({ system, sides, counters }: Sent): TableState => ({
  system,
  turn: 1,
  ticked: [],
  counts: Object.fromEntries(counters.map(({ key }) => [key, sides.map(() => 0)])),
  players: sides.map(() => ''),
  goal: counters.find(({ goal }) => goal)?.goal ?? 1,
  random: anySeed(),
  rolls: [],
  notes: '',
});

/** What every part of the page is given. */
export interface Part {
  sent: Sent;
  state: TableState;
  /** Who plays each side, by name where it was told. */
  sides: readonly string[];
  change: (part: Partial<TableState>) => void;
}

/** The page beside a real game. Whatever changes is kept at once, so that nothing is lost with the battery. */
export const Table = ({ sent }: { sent: Sent }) => {
  const { system, words } = sent;
  const [state, setState] = useState<TableState>(() => {
    const fresh = freshState(sent);
    const before = checked(stored(`table/${system}`), fresh);
    return 'say' in before ? fresh : before;
  });
  const [kept, setKept] = useState(true);
  // Before anything else may happen: an effect after the paint could come too late.
  useLayoutEffect(() => setKept(store(`table/${system}`, state)), [state]);
  const part: Part = {
    sent,
    state,
    sides: sent.sides.map((side, i) => state.players[i] || side),
    change: (now) => setState((last) => ({ ...last, ...now })),
  };
  return (
    <div class="at-table">
      {!kept && (
        <p class="notice" role="alert">
          {words.notKept}
        </p>
      )}
      <Turn {...part} />
      <Counters {...part} />
      <DiceBox {...part} />
      <Pins sent={sent} />
      <RecentCalculators sent={sent} />
      <section>
        <h2>
          <label for="notes">{words.notes}</label>
        </h2>
        <textarea
          id="notes"
          rows={5}
          maxLength={MOST.notes}
          value={state.notes}
          onInput={({ currentTarget: { value } }) => part.change({ notes: value })}
        />
      </section>
      <Wake words={words} />
      <Carry {...part} fresh={() => freshState(sent)} />
    </div>
  );
};

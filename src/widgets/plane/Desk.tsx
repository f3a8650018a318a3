import { useMemo, useRef, useState } from 'preact/hooks';
import { DEGREE } from '../../engine/plane/table/measure.ts';
import type { Laid } from '../../engine/plane/table/notation.ts';
import { type Piece, unitNamed } from '../../engine/plane/table/state.ts';
import { Bar } from '../desk/Bar.tsx';
import { PLANE_STYLE } from '../desk/drawing-style.ts';
import { linkTo, ShareMenu } from '../desk/SharePanel.tsx';
import { say } from '../desk/speech.ts';
import { useDesk } from '../desk/use-desk.ts';
import { Ask } from './Ask.tsx';
import { addressOf, homeOf, MODES, type Mode } from './desk.ts';
import { type DrawnCard, type Frame, frameAround, tableOf } from './PlaneBoard.tsx';
import { Setup } from './Setup.tsx';
import type { Speech } from './system.ts';

/** A card in words: what a reader who does not see the table hears. */
function cardName<U extends Piece, S extends string, W extends string>(
  speech: Speech<U, S, W>,
  state: Laid<U, S>,
  unit: U,
): string {
  const { words, system } = speech;
  const { length } = system.notation.writing;
  const values = {
    name: system.kind(unit, speech),
    side: (unit.player === 'bottom' ? words.lower : words.upper).toLowerCase(),
    x: unit.x / length,
    y: unit.y / length,
    heading: unit.heading / DEGREE,
  };
  return [say(speech, words.at, values), ...system.told(state, unit, speech)].join('; ');
}

function Description<U extends Piece, S extends string, W extends string>({
  state,
  speech,
}: {
  state: Laid<U, S>;
  speech: Speech<U, S, W>;
}) {
  return (
    <details>
      <summary>{speech.words.description}</summary>
      {state.units.length === 0 ? (
        <p>{speech.words.nobody}</p>
      ) : (
        <ul>
          {state.units.map((unit) => (
            <li key={unit.name}>
              {unit.name}: {cardName(speech, state, unit)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The cards of a table. One that has not changed is the same object as before. */
function useCards<U extends Piece, S extends string, W extends string>(
  state: Laid<U, S>,
  speech: Speech<U, S, W>,
): readonly DrawnCard[] {
  const drawn = useRef<readonly DrawnCard[]>([]);
  drawn.current = useMemo(
    () =>
      speech.system.cards(state, speech).map((card) => {
        const same = drawn.current.find(({ id }) => id === card.id);
        return same && JSON.stringify(same) === JSON.stringify(card) ? same : card;
      }),
    [state, speech],
  );
  return drawn.current;
}

/** The table and all that is done on it: cards are laid, measured and asked about. */
export function Desk<U extends Piece, S extends string, W extends string>({
  speech,
}: {
  speech: Speech<U, S, W>;
}) {
  const { words, system } = speech;
  const { notation } = system;
  const home = useMemo(() => homeOf(system.key, notation.writing.version), [system]);
  const { desk, stored, set, change, undo, redo } = useDesk(home);
  const [frame, setFrame] = useState<Frame>();
  const survey = useMemo(() => notation.survey(desk.text), [desk.text]);
  const faults = useMemo(() => system.faults(desk.text), [desk.text]);
  const { state } = survey;
  const cards = useCards(state, speech);
  const lay = (text: string) => text !== desk.text && change({ ...desk, text });
  const nameOf = (id: string) => {
    const unit = unitNamed(state, id);
    const card = cards.find((one) => one.id === id);
    // What is written on a card comes first, as who speaks to a device reads it out.
    const written = [card?.note, ...(card?.marks ?? [])].filter(Boolean);
    return unit ? [unit.name, ...written, cardName(speech, state, unit)].join(' ') : id;
  };
  const zoom = () => setFrame(frame ? undefined : frameAround(cards, tableOf(state, system.unit)));
  const bar = (
    <Bar<Mode>
      modes={MODES}
      mode={desk.mode}
      choose={(mode) => set({ ...desk, mode })}
      undo={undo}
      redo={redo}
      zoom={cards.length > 0 ? zoom : undefined}
      large={frame !== undefined}
      stored={stored}
      words={words}
    />
  );
  const stage = { text: desk.text, survey, cards, nameOf, speech, frame, change: lay };
  const asking = desk.mode === 'ask';
  return (
    <div class="desk-board">
      {asking && faults.length === 0 ? (
        <Ask {...stage}>{bar}</Ask>
      ) : (
        <Setup {...stage} faults={faults}>
          {bar}
          {asking && <p class="notice error">{words.faultsFirst}</p>}
        </Setup>
      )}
      <div class="desk-end">
        <ShareMenu
          words={words}
          copies={[[words.share, () => linkTo(addressOf(desk))]]}
          drawn={{ selector: '.tabletop .plane', style: PLANE_STYLE }}
          file={{ name: 'ius-belli.txt', type: 'text/plain', text: () => `${desk.text}\n` }}
          open={(text) => lay(text.split('\n')[0]?.trim() ?? '')}
        />
        <Description state={state} speech={speech} />
      </div>
    </div>
  );
}

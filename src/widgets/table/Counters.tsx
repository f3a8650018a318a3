import { fill } from '../../i18n/format.ts';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

interface Counted {
  what: string;
  side: string;
  now: number;
  /** What wins, where that is fixed. */
  goal?: number | undefined;
  set: (to: number) => void;
}

/** More pips than this are not seen at a glance. */
const PIPS = 12;
const pips = (now: number, goal: number) =>
  '●'.repeat(Math.min(now, goal)) + '○'.repeat(Math.max(0, goal - now));

/** A large figure that a thumb taps up, with its pips; a small button takes one back. */
const Count = ({ what, side, now, goal, set, sent }: Counted & Pick<Part, 'sent'>) => {
  const { words, lang } = sent;
  const say = (template: string) => fill(template, { what, side }, {}, lang);
  return (
    <span class="count">
      <button
        type="button"
        disabled={now === 0}
        aria-label={say(words.fewer)}
        onClick={() => set(now - 1)}
      >
        −
      </button>
      <button type="button" class="figure" onClick={() => set(Math.min(MOST.count, now + 1))}>
        <span class="spoken">{say(words.more)}</span>
        <output>{now}</output>
        {goal !== undefined && goal <= PIPS && (
          <span class="pips" aria-hidden="true">
            {pips(now, goal)}
          </span>
        )}
      </button>
    </span>
  );
};

/** Points come in hundreds: they are typed. */
const Points = ({ what, side, now, set }: Counted) => (
  <input
    type="number"
    inputMode="numeric"
    aria-label={`${what}, ${side}`}
    min={0}
    max={MOST.points}
    value={now}
    onChange={({ currentTarget: { valueAsNumber } }) =>
      set(Math.min(MOST.points, Math.max(0, Math.trunc(valueAsNumber) || 0)))
    }
  />
);

/** Who plays which side, and what wins. */
const Agreed = ({ sent, state, change }: Part) => {
  const { words, sides, counters } = sent;
  const winning = counters.find(({ goal }) => goal !== undefined);
  const rename = (side: number, name: string) =>
    change({ players: sides.map((_, i) => (i === side ? name : (state.players[i] ?? ''))) });
  return (
    <details>
      <summary>{winning ? words.agreed : words.names}</summary>
      {sides.map((side, i) => (
        <div class="field">
          <label for={`player-${i}`}>{fill(words.player, { side }, {}, sent.lang)}</label>
          <input
            id={`player-${i}`}
            autocomplete="off"
            maxLength={MOST.name}
            value={state.players[i] ?? ''}
            onChange={({ currentTarget: { value } }) => rename(i, value.trim())}
          />
        </div>
      ))}
      {winning && (
        <div class="field">
          <label for="table-goal">
            {words.goal} ({winning.say})
          </label>
          <input
            id="table-goal"
            type="number"
            min={1}
            max={MOST.count}
            value={state.goal}
            onChange={({ currentTarget: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= MOST.count)
                change({ goal: Math.trunc(valueAsNumber) });
            }}
          />
        </div>
      )}
    </details>
  );
};

/** What each side has taken and lost; who has reached the goal is told. */
export const Counters = (part: Part) => {
  const { sent, state, change, sides } = part;
  const { words, counters, lang } = sent;
  const set = (key: string, side: number, to: number) => {
    const now = state.counts[key] ?? sides.map(() => 0);
    change({ counts: { ...state.counts, [key]: now.map((n, i) => (i === side ? to : n)) } });
  };
  const winning = counters.find(({ goal }) => goal !== undefined);
  const winners = sides.filter(
    (_, i) => winning && (state.counts[winning.key]?.[i] ?? 0) >= state.goal,
  );
  return (
    <section>
      <h2>{words.counters}</h2>
      {winners.map((side) => (
        <p class="notice" role="status">
          {fill(words.won, { side, goal: state.goal }, {}, lang)}
        </p>
      ))}
      <div class="counts">
        {sides.map((side) => (
          <b>{side}</b>
        ))}
        {counters.map(({ key, say: what, points, goal }) => (
          <fieldset>
            <legend>{what}</legend>
            {sides.map((side, i) => {
              const now = state.counts[key]?.[i] ?? 0;
              const counted = { what, side, now, set: (to: number) => set(key, i, to) };
              if (points) return <Points {...counted} />;
              return <Count {...counted} goal={goal && state.goal} sent={sent} />;
            })}
          </fieldset>
        ))}
      </div>
      <Agreed {...part} />
    </section>
  );
};

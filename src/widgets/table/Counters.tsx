import { fill } from '../../i18n/format.ts';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

interface Counted {
  what: string;
  side: string;
  now: number;
  set: (to: number) => void;
}

/** Counted one by one, at the table, with a thumb. */
const Stepper = ({ what, side, now, set, sent }: Counted & Pick<Part, 'sent'>) => {
  const { words, lang } = sent;
  const say = (template: string) => fill(template, { what, side }, {}, lang);
  return (
    <span class="stepper">
      <button type="button" aria-label={say(words.fewer)} onClick={() => set(Math.max(0, now - 1))}>
        −
      </button>
      <output>{now}</output>
      <button
        type="button"
        aria-label={say(words.more)}
        onClick={() => set(Math.min(MOST.count, now + 1))}
      >
        +
      </button>
    </span>
  );
};

/** Points come in hundreds: they are typed. */
const Points = ({ what, side, now, set }: Counted) => (
  <input
    type="number"
    aria-label={`${what}, ${side}`}
    min={0}
    max={MOST.points}
    value={now}
    onChange={({ currentTarget: { valueAsNumber } }) =>
      set(Math.min(MOST.points, Math.max(0, Math.trunc(valueAsNumber) || 0)))
    }
  />
);

/** What each side has taken and lost; who has reached the goal is told. */
export const Counters = ({ sent, state, change }: Part) => {
  const { words, sides, counters, lang } = sent;
  const say = (template: string, values: Record<string, string | number>) =>
    fill(template, values, {}, lang);
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
      <table class="counts">
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th scope="col">{side}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counters.map(({ key, say: what, points }) => (
            <tr>
              <th scope="row">{what}</th>
              {sides.map((side, i) => {
                const now = state.counts[key]?.[i] ?? 0;
                const counted = { what, side, now, set: (to: number) => set(key, i, to) };
                return (
                  <td>{points ? <Points {...counted} /> : <Stepper {...counted} sent={sent} />}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {winning && (
        <div class="field goal">
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
      {winners.map((side) => (
        <p class="notice" role="status">
          {say(words.won, { side, goal: state.goal })}
        </p>
      ))}
    </section>
  );
};

import { fill } from '../../i18n/format.ts';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

/** What each side has taken and lost; who has reached the goal is told. */
export const Counters = ({ sent, state, change }: Part) => {
  const { words, sides, counters, lang } = sent;
  const say = (template: string, values: Record<string, string | number>) =>
    fill(template, values, {}, lang);
  const add = (key: string, side: number, by: number) => {
    const now = state.counts[key] ?? sides.map(() => 0);
    const next = now.map((n, i) => (i === side ? Math.min(MOST.count, Math.max(0, n + by)) : n));
    change({ counts: { ...state.counts, [key]: next } });
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
          {counters.map(({ key, say: what }) => (
            <tr>
              <th scope="row">{what}</th>
              {sides.map((side, i) => (
                <td>
                  <span class="stepper">
                    <button
                      type="button"
                      aria-label={say(words.fewer, { what, side })}
                      onClick={() => add(key, i, -1)}
                    >
                      −
                    </button>
                    <output>{state.counts[key]?.[i] ?? 0}</output>
                    <button
                      type="button"
                      aria-label={say(words.more, { what, side })}
                      onClick={() => add(key, i, 1)}
                    >
                      +
                    </button>
                  </span>
                </td>
              ))}
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

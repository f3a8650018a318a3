import { fill } from '../../i18n/format.ts';
import { cardPath } from '../../library/links.ts';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

/** The turn as a list to tick off, each step with its clauses. */
export const Turn = ({ sent, state, change }: Part) => {
  const { words, turn, sides, lang } = sent;
  const side = sides[(state.turn - 1) % sides.length] ?? '';
  const go = (to: number) => change({ turn: Math.min(MOST.turn, Math.max(1, to)), ticked: [] });
  const tick = (step: number, on: boolean) =>
    change({ ticked: on ? [...state.ticked, step] : state.ticked.filter((one) => one !== step) });
  return (
    <section>
      <h2>{fill(words.turnOf, { n: state.turn, side }, {}, lang)}</h2>
      <ol class="checklist">
        {turn.map(({ say, clauses }, i) => (
          <li>
            <label class="check">
              <input
                type="checkbox"
                checked={state.ticked.includes(i)}
                onChange={({ currentTarget: { checked } }) => tick(i, checked)}
              />
              {say}
            </label>
            <span class="refs">
              {clauses.map((id) => (
                <a class="ref" href={cardPath(lang, id)}>
                  {id}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p class="acts">
        <button type="button" class="main" onClick={() => go(state.turn + 1)}>
          {words.nextTurn}
        </button>
        <button type="button" disabled={state.turn === 1} onClick={() => go(state.turn - 1)}>
          {words.lastTurn}
        </button>
      </p>
    </section>
  );
};

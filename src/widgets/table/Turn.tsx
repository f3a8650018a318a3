import { useRef } from 'preact/hooks';
import { fill } from '../../i18n/format.ts';
import { Law } from './Law.tsx';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

/** A finger that taps twice ends one step, not two. */
const TWICE = 400;

/** What a step is called, and what is done in it: «Combate: resolver todos». */
const Phase = ({ say }: { say: string }) => {
  const [name, ...rest] = say.split(': ');
  return (
    <p class="phase" aria-live="polite">
      {name}
      {rest.length > 0 && <small>{rest.join(': ')}</small>}
    </p>
  );
};

/** Where the turn stands, as one large line that a tap leads on from; all of its steps are a tap away. */
export const Turn = ({ sent, state, change, sides }: Part) => {
  const { words, turn, lang } = sent;
  const last = useRef(-TWICE);
  const steps = turn.map((_, i) => i);
  const at = steps.find((i) => !state.ticked.includes(i));
  const phase = at === undefined ? undefined : turn[at];
  const isStart = state.turn === 1 && state.ticked.length === 0;
  const go = (to: number, ticked: readonly number[] = []) =>
    change({ turn: Math.min(MOST.turn, Math.max(1, to)), ticked });
  const tick = (step: number, on: boolean) =>
    change({ ticked: on ? [...state.ticked, step] : state.ticked.filter((one) => one !== step) });
  const done = ({ timeStamp }: Event) => {
    if (timeStamp - last.current < TWICE) return;
    last.current = timeStamp;
    const isLast = at === undefined || state.ticked.length + 1 === turn.length;
    if (isLast) go(state.turn + 1);
    else tick(at, true);
  };
  const back = () => {
    const before = state.ticked.at(-1);
    if (before === undefined) go(state.turn - 1, steps.slice(0, -1));
    else tick(before, false);
  };
  const side = sides[(state.turn - 1) % sides.length] ?? '';
  return (
    <section class="turn">
      <h2>{fill(words.turnOf, { n: state.turn, side }, {}, lang)}</h2>
      <Phase say={phase?.say ?? words.turnOver} />
      <p class="acts">
        <button type="button" disabled={isStart} aria-label={words.stepBack} onClick={back}>
          ←
        </button>
        <button type="button" class="primary" onClick={done}>
          {words.stepDone} →
        </button>
      </p>
      {phase?.clauses.map((id) => (
        <Law key={id} id={id} sent={sent} />
      ))}
      <details class="steps">
        <summary>
          {fill(words.steps, { n: state.ticked.length, all: turn.length }, {}, lang)}
        </summary>
        <ol class="checklist">
          {turn.map(({ say }, i) => (
            <li>
              <label class="check">
                <input
                  type="checkbox"
                  checked={state.ticked.includes(i)}
                  onChange={({ currentTarget: { checked } }) => tick(i, checked)}
                />
                {say}
              </label>
            </li>
          ))}
        </ol>
        <p class="acts">
          <button type="button" disabled={state.turn === 1} onClick={() => go(state.turn - 1)}>
            {words.lastTurn}
          </button>
          <button type="button" onClick={() => go(state.turn + 1)}>
            {words.nextTurn}
          </button>
        </p>
      </details>
    </section>
  );
};

import type { ComponentChildren } from 'preact';
import { unitOf } from '../../engine/plane/table/measure.ts';
import type { Piece } from '../../engine/plane/table/state.ts';
import {
  cornerOfTurn,
  isRotation,
  isStraight,
  isTurn,
  isWheel,
  MOVING,
  type Stride,
  senseOf,
  WHEELING,
} from '../../engine/plane/table/strides.ts';
import { say } from '../desk/speech.ts';
import { StepChoice } from './Compass.tsx';
import type { Speech } from './system.ts';
import { stands } from './track.ts';

interface Props<U extends Piece, S extends string, W extends string> {
  unit: U;
  /** All steps that the question knows, and how many at most. */
  goes: readonly string[];
  most: number;
  path: readonly Stride[];
  setPath: (path: readonly Stride[]) => void;
  fine: boolean;
  setFine: (fine: boolean) => void;
  speech: Speech<U, S, W>;
}

/** How far one goes, in the unit of the game, and turns, in degrees: at a time, and at a fine one. */
const FAR = { coarse: 1, fine: 0.1 };
const TURN = { coarse: 15, fine: 1 };

/** Where in a square of nine the eight ways lie, clockwise from the top; the middle takes a step back. */
const AROUND = [1, 2, 5, 8, 7, 6, 3, 0];
const MIDDLE = 4;
const EIGHTH = 450;

const STRAIGHT = MOVING.filter(isStraight);
const TURNS = [...MOVING.filter((go) => !isStraight(go)), ...WHEELING];
const CORNERS = {
  'front-left': [4, 9],
  'front-right': [20, 9],
  'rear-left': [4, 17],
  'rear-right': [20, 17],
};

/** What is measured in the unit of the game; other motions in degrees. */
const isMeasured = (go: string) => isStraight(go) || isWheel(go);
const isMoving = (go: string) => isMeasured(go) || isTurn(go) || isRotation(go);

/** A way with one more step; one like the last makes that one longer. */
function longer(path: readonly Stride[], go: string, fine: boolean): readonly Stride[] {
  const by = isMeasured(go) ? FAR : TURN;
  const step = isMoving(go) ? (fine ? by.fine : by.coarse) : 0;
  const last = path.at(-1);
  if (last?.go !== go || step === 0) return [...path, { go, amount: step }];
  return [...path.slice(0, -1), { go, amount: Math.round((last.amount + step) * 100) / 100 }];
}

/** A card from above, the corner about which it turns, and which way. */
const TurnMark = ({ go }: { go: string }) => {
  const right = (isTurn(go) || isWheel(go) || isRotation(go)) && senseOf(go) === 'right';
  const [cx, cy] = isTurn(go) || isWheel(go) ? CORNERS[cornerOfTurn(go)] : [12, 13];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 9h16v8H4zM4 9.8h16" />
      <circle cx={cx} cy={cy} r="2.2" fill="currentColor" />
      <path d={right ? 'M7 6c3-4 8-4 11-1M18 1.5V5h-3.5' : 'M17 6c-3-4-8-4-11-1M6 1.5V5h3.5'} />
    </svg>
  );
};

/** The way of a card step by step, as the rules name them: each button goes on from where the last one led. */
export function PathPad<U extends Piece, S extends string, W extends string>(
  props: Props<U, S, W>,
) {
  const { unit, goes, most, path, setPath, fine, setFine, speech } = props;
  const { words, texts, system } = speech;
  const { tenths } = unitOf(system.unit);
  const looks = (stands(unit, path, tenths).at(-1) ?? unit).heading;
  // The arrows point as on the table: up is forward only of a card that looks up.
  const turned = Math.round(looks / EIGHTH);
  const nine: ((typeof STRAIGHT)[number] | undefined)[] = Array.from({ length: 9 });
  STRAIGHT.forEach((go, i) => {
    if (!goes.includes(go)) return;
    nine[AROUND[(i + turned) % AROUND.length] ?? MIDDLE] = go;
  });
  const nameOf = (go: string) => texts.value(go, 'go');
  const amountOf = ({ go, amount }: Stride) =>
    isMeasured(go) ? say(speech, words[system.measure], { n: amount }) : `${amount}°`;
  const full = path.length >= most;
  const add = (go: string) => setPath(longer(path, go, fine));
  const button = (go: string, mark: ComponentChildren, angle: number) => (
    <button
      type="button"
      aria-label={nameOf(go)}
      title={nameOf(go)}
      disabled={full && path.at(-1)?.go !== go}
      onClick={() => add(go)}
    >
      <span style={{ rotate: `${angle / 10}deg` }}>{mark}</span>
    </button>
  );
  const onTheSpot = goes.filter((go) => !isMoving(go));
  return (
    <section class="path">
      <div class="compass">
        <fieldset aria-label={words.path}>
          {nine.map((go, i) =>
            go === undefined && i !== MIDDLE ? (
              <span />
            ) : go === undefined ? (
              <button
                type="button"
                aria-label={words.stepBack}
                disabled={path.length === 0}
                onClick={() => setPath(path.slice(0, -1))}
              >
                ⌫
              </button>
            ) : (
              button(go, '↑', looks + STRAIGHT.indexOf(go) * EIGHTH)
            ),
          )}
        </fieldset>
        <fieldset class="turns" aria-label={words.turns}>
          {TURNS.filter((go) => goes.includes(go)).map((go) =>
            button(go, <TurnMark go={go} />, looks),
          )}
        </fieldset>
        <StepChoice
          fine={fine}
          setFine={setFine}
          label={words.step}
          names={[false, true].map((one) =>
            [
              say(speech, words[system.measure], { n: one ? FAR.fine : FAR.coarse }),
              `${one ? TURN.fine : TURN.coarse}°`,
            ].join(', '),
          )}
        />
      </div>
      {path.length > 0 && (
        <ol>
          {path.map((stride) => (
            <li>
              {nameOf(stride.go)} {isMoving(stride.go) && amountOf(stride)}
            </li>
          ))}
        </ol>
      )}
      {onTheSpot.length > 0 && (
        <details>
          <summary>{words.onTheSpot}</summary>
          <p class="acts">
            {onTheSpot.map((go) => (
              <button type="button" disabled={full} onClick={() => add(go)}>
                {nameOf(go)}
              </button>
            ))}
          </p>
        </details>
      )}
    </section>
  );
}

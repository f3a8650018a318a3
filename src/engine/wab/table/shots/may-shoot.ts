import { applyRows, type Table } from '../../../core/rows.ts';
import { not, rulesOf } from '../../../core/rules.ts';
import type { Trace } from '../../../core/ruling.ts';
import { length, minus } from '../../../plane/point.ts';
import { FARTHEST } from '../../machines/landings.ts';
import { inInches, ofInches } from '../scale.ts';
import { modelsSeeing } from '../seeing/sight.ts';
import { type Asked, type Hit, onStretch, type Scene } from './scene.ts';
import type { Line } from './shot-line.ts';

/** The most that a cannon declares, and the range of a bolt thrower (wab-18.53, wab-18.47). */
const MOST = { cannon: 36, bolt: 48 };
/** Exactly as far is in range. */
const HAIR = 1;

/** A shot before its dice. */
export interface Shot {
  readonly scene: Scene;
  readonly machine: Asked['machine'];
  readonly line: Line;
  readonly guess: number;
  /** Whether the target is on the line of the machine. */
  readonly onLine: boolean;
  /** Of a bolt thrower whether it sees its target, and whom its bolt strikes first. */
  readonly seen: boolean;
  readonly struck: Hit | undefined;
}

export function shotOf(
  scene: Scene,
  machine: Asked['machine'],
  line: Line,
  guess: number,
  onLine: boolean,
): Shot {
  const isBolt = machine === 'bolt-thrower';
  const looking = { ...scene.unit, heading: line.heading };
  const [struck] = isBolt ? onStretch(scene, line, 0, ofInches(MOST.bolt) + HAIR) : [];
  const seen = isBolt && modelsSeeing(scene.state, looking, scene.target, true).some(Boolean);
  return { scene, machine, line, guess, onLine, seen, struck };
}

const { bars } = rulesOf<Shot>(({ guess }) => ({ guess }));
const from =
  (machine: Asked['machine']) =>
  ({ machine: one }: Shot) =>
    one === machine;
const strikesIt = ({ struck, scene }: Shot) => struck?.unit === scene.target.name;

/** Whether a machine may shoot so at that target. */
const MAY: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-18.52/aim', [from('cannon'), ({ onLine }) => !onLine]),
    bars('wab-18.53/too-far', [from('cannon'), ({ guess }) => guess > MOST.cannon]),
    bars('wab-18.28/too-far', [from('catapult'), ({ guess }) => guess > FARTHEST]),
    bars('wab-1.49/table', [from('bolt-thrower'), ({ seen }) => !seen], {
      with: ({ scene: { unit, target } }) => ({
        ...{ unit: unit.name, other: target.name, n: 0, models: 1 },
      }),
    }),
    bars('wab-18.42/in-the-way', [({ seen }) => seen, not(strikesIt)], {
      with: ({ scene: { target }, line }) => ({
        ...{ other: target.name, inches: inInches(length(minus(target, line.from))) },
      }),
    }),
  ],
};

export const mayShoot = (shot: Shot, trace: Trace) => applyRows(MAY, shot, true, trace);

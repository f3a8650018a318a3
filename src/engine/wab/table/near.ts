import { type Motion, moved } from '../../plane/moves.ts';
import { separation } from '../../plane/polygon.ts';
import { outline } from '../../plane/rectangle.ts';
import { swept } from '../../plane/sweep.ts';
import { areEnemies } from '../../plane/table/state.ts';
import type { Step } from '../../plane/table/way.ts';
import { leading, partsOf } from './block.ts';
import { apartOf, atLeastApart } from './bodies.ts';
import { DISTANCES, ofInches } from './scale.ts';
import type { TableState, TableUnit } from './state.ts';

/** An enemy, and how far he is in tenths of a millimetre. */
export interface Near {
  readonly name: string;
  readonly far: number;
}

const LIMIT = ofInches(DISTANCES.enemy);

const enemiesOf = ({ units }: TableState, unit: TableUnit, except: readonly string[]) =>
  units.filter((other) => areEnemies(unit, other) && !except.includes(other.name));

/** The nearest enemy to a unit where it stands. */
export function nearestEnemy(
  state: TableState,
  unit: TableUnit,
  except: readonly string[] = [],
): Near | undefined {
  let best: Near | undefined;
  for (const enemy of enemiesOf(state, unit, except)) {
    if (best && atLeastApart(unit, enemy) > best.far) continue;
    const far = apartOf(unit, enemy);
    if (!best || far < best.far) best = { name: enemy.name, far };
  }
  return best;
}

/** How near a motion comes to an enemy, in a wheel with its front rank (wab-2.20). */
function nearestOn(unit: TableUnit, motion: Motion, enemy: TableUnit): number {
  const parts = motion.kind === 'turn' ? leading(unit) : partsOf(unit);
  const still = partsOf(enemy).map(outline);
  const pieces = parts.flatMap((part) => swept(part, motion));
  const all = pieces.flatMap((piece) => still.map((other) => separation(piece, other)));
  return Math.max(0, Math.round(Math.min(...all)));
}

/** The enemy to whom a way comes within an inch, if it comes nearer to him than it was at first (wab-2.9). */
export function nearOnWay(
  state: TableState,
  mover: TableUnit,
  steps: readonly Step<TableUnit>[],
  except: readonly string[] = [],
): Near | undefined {
  let best: Near | undefined;
  let now = mover;
  const enemies = enemiesOf(state, mover, except);
  for (const step of steps) {
    if (typeof step === 'function') {
      now = step(now);
      continue;
    }
    const next = moved(now, step);
    const room =
      LIMIT + Math.hypot(next.x - now.x, next.y - now.y) + Math.hypot(now.width, now.depth);
    for (const enemy of enemies) {
      if (atLeastApart(now, enemy) > room) continue;
      const far = nearestOn(now, step, enemy);
      if (far < LIMIT && far < apartOf(mover, enemy) && far < (best?.far ?? LIMIT))
        best = { name: enemy.name, far };
    }
    now = next;
  }
  return best;
}

/** Less than an inch: exactly one is enough (ruling R98). */
export const isNear = (near: Near | undefined) => near !== undefined && near.far < LIMIT;

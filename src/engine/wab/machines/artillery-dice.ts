import { type Fraction, fraction } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { optionalChoice } from '../../core/schema/choices.ts';
import { FACES } from '../dice.ts';

/** The faces of the artillery die (wab-18.30). */
export const ARTILLERY = ['2', '4', '6', '8', '10', 'misfire'] as const;
export const NUMBERS = [2, 4, 6, 8, 10] as const;
export const ARTILLERY_DIE = optionalChoice(ARTILLERY);
export type ArtilleryFace = (typeof ARTILLERY)[number];

export const MISFIRES = ['none', 'destroyed', 'two-turns', 'one-turn', 'crewman', 'open'] as const;
export type Misfire = (typeof MISFIRES)[number];

export const numberOf = (face: ArtilleryFace) => Number(face);

/** Up to which die a misfire does what, and the clause that says so. */
interface Line {
  upTo: number;
  does: Misfire;
  clause:
    | 'wab-18.34'
    | 'wab-18.35'
    | 'wab-18.36'
    | 'wab-18.58'
    | 'wab-18.59'
    | 'wab-18.60'
    | 'wab-18.61';
}
/** The table of catapults (wab-18.34 to wab-18.36). */
const CATAPULT: readonly Line[] = [
  { upTo: 1, does: 'destroyed', clause: 'wab-18.34' },
  { upTo: 3, does: 'two-turns', clause: 'wab-18.35' },
  { upTo: 6, does: 'one-turn', clause: 'wab-18.36' },
];
/** The table of cannon and other artillery (wab-18.58 to wab-18.61). */
const GUN: readonly Line[] = [
  { upTo: 1, does: 'destroyed', clause: 'wab-18.61' },
  { upTo: 2, does: 'crewman', clause: 'wab-18.60' },
  { upTo: 3, does: 'two-turns', clause: 'wab-18.59' },
  { upTo: 6, does: 'one-turn', clause: 'wab-18.58' },
];
const TABLES = { catapult: CATAPULT, gun: GUN };

/** What a misfire does by its die. */
export function misfireOf(
  kind: 'catapult' | 'gun',
  die: number | undefined,
  trace: Trace,
): Misfire {
  if (die === undefined) return 'open';
  const line = TABLES[kind].find(({ upTo }) => die <= upTo) as Line;
  trace.decide(line.clause);
  return line.does;
}

/** How likely the artillery die misfires, where it is open. */
export const misfireChance = (die: ArtilleryFace | undefined): Fraction =>
  die === undefined ? fraction(1, FACES) : fraction(die === 'misfire' ? 1 : 0);

/** How likely the machine is destroyed by a misfire: a 1 on its table. */
export const destroyedChance = (die: ArtilleryFace | undefined, table: number | undefined) => {
  const misfires = misfireChance(die);
  if (table !== undefined) return table === 1 ? misfires : fraction(0);
  return fraction(misfires.n, misfires.d * BigInt(FACES));
};

/** How likely a die with so many faces shows the Wounds of a model or more (D3, D4, D6). */
export const kills = (faces: number, woundsLeft: number): Fraction =>
  fraction(Math.max(0, faces + 1 - woundsLeft), faces);

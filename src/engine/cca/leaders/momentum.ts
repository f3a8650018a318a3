import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { CombatInput, Fighter, Readings, Roll, RollKind } from '../combat/combat.ts';
import { mayCloseCombat } from '../combat/may.ts';
import { STOPS, type Terrain } from '../terrain.ts';
import { isCavalry, isFoot } from '../units.ts';

/** What became of the target of a roll. */
export const TARGET_FATES = [
  'retreated',
  'eliminated',
  'held',
  'evaded',
  'leader-eliminated',
  'leader-evaded',
  'unit-eliminated-leader-evaded',
] as const;
export type TargetFate = (typeof TARGET_FATES)[number];

/** A unit that has rolled, in what capacity, and what came of it. */
export interface Victory {
  unit: Fighter;
  kind: RollKind;
  fate: TargetFate;
  /** This was its bonus combat already. */
  bonus: boolean;
  /** Terrain of the hex that the target held. */
  vacated: Terrain;
  readings: Pick<Readings, 'R45'> & { R43: 'a' | 'b'; R44: 'a' | 'b' };
}

type Is = (victory: Victory) => boolean;

const told = ({ unit: { unit }, vacated: terrain }: Victory) => ({ unit, terrain });
const { bars, notes } = rulesOf<Victory>(told);

const fateIs =
  (...fates: TargetFate[]): Is =>
  ({ fate }) =>
    fates.includes(fate);
const rolledAs =
  (...kinds: RollKind[]): Is =>
  ({ kind }) =>
    kinds.includes(kind);
const inRanged = rolledAs('ranged');
const fought = not(inRanged);
const vacates = not(fateIs('held', 'evaded', 'leader-evaded'));
const hexVacated = on('hex-held', vacates);
/** Reading R43: a leader alone who is eliminated leaves a vacated hex, or (b) only a unit does. */
const onlyUnitsVacate: Is = ({ readings }) => readings.R43 === 'b';
/** Reading R44: the leader of an eliminated unit who evades leaves a vacated hex, or (b) does not. */
const evaderVacatesNothing: Is = ({ readings }) => readings.R44 === 'b';

/** Whoever has made its target leave a hex may take it, unless a clause bars it. */
export const MAY_ADVANCE: Table<Victory, boolean> = {
  on: 'mayAdvance',
  rows: [
    bars('cca-13.34', [fought, fateIs('evaded')]),
    bars('cca-13.34/leader', [fought, fateIs('leader-evaded')]),
    bars('cca-13.35', [rolledAs('battle-back', 'reply')], hexVacated),
    bars('cca-13.36', [rolledAs('first-strike')], hexVacated),
    bars('cca-13.32/ranged', [inRanged]),
    bars('cca-13.32/lone-leader', [fought, fateIs('leader-eliminated'), onlyUnitsVacate]),
    bars('cca-13.32/evader', [
      fought,
      fateIs('unit-eliminated-leader-evaded'),
      evaderVacatesNothing,
    ]),
  ],
};

/** Terrain that ends a move holds cavalry on the hex that it takes. */
export const EXTRA_HEX: Table<Victory, boolean> = {
  on: 'extraHex',
  rows: Object.entries(STOPS).map(([terrain, { clause }]) =>
    bars(
      `${clause}/advance`,
      [({ vacated }) => vacated === terrain],
      on('reading-r45-b', ({ readings }) => readings.R45 === 'a'),
    ),
  ),
};

const BENEFIT: Table<Victory, boolean> = {
  on: 'bonusCombat',
  rows: [
    notes(
      'cca-15.9',
      [({ unit: { unit } }) => isFoot(unit)],
      on('leader-not-attached', ({ unit: { leader } }) => leader === 'attached'),
    ),
  ],
};

const STAYS = { mayAdvance: false, extraHex: false, bonusCombat: false };

/** May the victor take the vacated hex, go one hex further, and battle once more from there? */
export function advanceOf(victory: Victory, trace: Trace) {
  if (!applyRows(MAY_ADVANCE, victory, true, trace) || victory.fate === 'held') return STAYS;
  const { unit, bonus, readings, vacated: terrain } = victory;
  trace.step('cca-13.32', told(victory), { on: 'mostHexes', from: 0, to: 1 });
  if (bonus) {
    const effect = { on: 'bonusCombat', from: true, to: false };
    trace.step('cca-13.43', told(victory), effect);
    return { ...STAYS, mayAdvance: true };
  }
  const attempt = { attacker: { ...unit, terrain }, moved: 0, card: 'none', bonus: true } as const;
  const bonusCombat = trace.within('bonusCombat', (part) =>
    mayCloseCombat({ ...attempt, readings: { R45: readings.R45, R102: 'a' } }, part),
  );
  applyRows(BENEFIT, victory, bonusCombat, trace);
  const extraHex = isCavalry(unit.unit) && applyRows(EXTRA_HEX, victory, true, trace);
  if (extraHex) trace.step('cca-13.40/hex', told(victory), { on: 'mostHexes', from: 1, to: 2 });
  return { mayAdvance: true, extraHex, bonusCombat };
}

interface Outcome {
  eliminated: boolean | null;
  leftHex: boolean | null;
}

function fateOf({ target, evades }: Roll, { eliminated, leftHex }: Outcome): TargetFate {
  const lone = target.unit === 'LD';
  if (evades) return 'evaded';
  if (eliminated) return lone ? 'leader-eliminated' : 'eliminated';
  if (!leftHex) return 'held';
  return lone ? 'leader-evaded' : 'retreated';
}

/** What a roll of a combat gives the unit that made it. */
export const mayAdvance = (
  roll: Roll,
  outcome: Outcome,
  { bonus }: Pick<CombatInput, 'bonus'>,
  trace: Trace,
) =>
  advanceOf(
    {
      unit: roll.roller,
      kind: roll.kind,
      fate: fateOf(roll, outcome),
      bonus,
      vacated: roll.target.terrain,
      readings: { R43: 'a', R44: 'a', R45: roll.readings.R45 },
    },
    trace,
  );

import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { CombatInput, Fighter, Readings, Roll, RollKind } from '../combat/combat.ts';
import { inCloseCombat } from '../combat/flags.ts';
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

type On = Condition<Victory>;
type VictoryRow = Row<Victory, boolean>;

const on = (name: string, holds: (victory: Victory) => boolean): On => ({ name, holds });
const fateIs = (...fates: TargetFate[]) => on('other-fate', ({ fate }) => fates.includes(fate));
const vacated = on('hex-held', ({ fate }) => !['held', 'evaded', 'leader-evaded'].includes(fate));
const rolledAs = (...kinds: RollKind[]) => on('other-roll', ({ kind }) => kinds.includes(kind));
const inRanged = on('in-close-combat', ({ kind }) => kind === 'ranged');
const fought: On = { name: inCloseCombat.name, holds: ({ kind }) => kind !== 'ranged' };
/** Reading R43: a leader alone who is eliminated leaves a vacated hex, or (b) only a unit does. */
const aUnitOrLeader = on(
  'reading-r43-b',
  ({ fate, readings }) => fate !== 'leader-eliminated' || readings.R43 === 'a',
);
/** Reading R44: the leader of an eliminated unit who evades leaves a vacated hex, or (b) does not. */
const unitGone = on(
  'reading-r44-b',
  ({ fate, readings }) => fate !== 'unit-eliminated-leader-evaded' || readings.R44 === 'a',
);

const facts = ({ unit: { unit }, vacated: terrain }: Victory) => ({ unit, terrain });
const NO_ADVANCE: Pick<VictoryRow, 'with' | 'unless'> = { with: facts, unless: ['cca-13.32'] };

const MAY_ADVANCE: Table<Victory, boolean> = {
  on: 'mayAdvance',
  rows: [
    { clause: 'cca-13.34', when: [topic(fought, fateIs('evaded'))], ...NO_ADVANCE },
    {
      clause: 'cca-13.34',
      when: [topic(fought, fateIs('leader-evaded'))],
      say: 'cca-13.34/leader',
      ...NO_ADVANCE,
    },
    { clause: 'cca-13.35', when: [rolledAs('battle-back', 'reply'), vacated], ...NO_ADVANCE },
    { clause: 'cca-13.36', when: [rolledAs('first-strike'), vacated], ...NO_ADVANCE },
    { clause: 'cca-13.32', when: [inRanged], with: facts, say: 'cca-13.32/ranged' },
    {
      clause: 'cca-13.32',
      when: [topic(fought, vacated), aUnitOrLeader, unitGone],
      apply: () => true,
      with: facts,
    },
  ],
};

const enters = (terrain: Terrain) => on('other-terrain', (victory) => victory.vacated === terrain);
const cavalry = on('not-cavalry', ({ unit: { unit } }) => isCavalry(unit));
const stopped = on('reading-r45-b', ({ readings }) => readings.R45 === 'a');

const STOPPED = Object.entries(STOPS).map(
  ([terrain, { clause }]): VictoryRow => ({
    clause,
    when: [topic(cavalry, enters(terrain as Terrain)), stopped],
    apply: () => false,
    with: facts,
    say: `${clause}/advance`,
  }),
);

const EXTRA_HEX: Table<Victory, boolean> = { on: 'extraHex', rows: STOPPED };

const footUnit = on('unit-mounted', ({ unit: { unit } }) => isFoot(unit));
const led = on('leader-not-attached', ({ unit: { leader } }) => leader === 'attached');

const BENEFIT: Table<Victory, boolean> = {
  on: 'bonusCombat',
  rows: [{ clause: 'cca-15.9', when: [footUnit, led], with: facts }],
};

const STAYS = { mayAdvance: false, extraHex: false, bonusCombat: false };

/** May the victor take the vacated hex, go one hex further, and battle once more from there? */
export function advanceOf(victory: Victory, trace: Trace) {
  if (!applyRows(MAY_ADVANCE, victory, false, trace)) return STAYS;
  const { unit, bonus, readings, vacated: terrain } = victory;
  if (bonus) {
    trace.step('cca-13.43', facts(victory));
    return { ...STAYS, mayAdvance: true };
  }
  const attempt = { attacker: { ...unit, terrain }, moved: 0, card: 'none', bonus: true } as const;
  const bonusCombat = mayCloseCombat(
    { ...attempt, readings: { R45: readings.R45, R102: 'a' } },
    trace,
  );
  applyRows(BENEFIT, victory, bonusCombat, trace);
  const extraHex = isCavalry(unit.unit) && applyRows(EXTRA_HEX, victory, true, trace);
  return { mayAdvance: true, extraHex, bonusCombat };
}

interface Outcome {
  eliminated: boolean;
  leftHex: boolean;
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

import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { type Ability, FACES } from '../units.ts';
import { has } from '../values/fighter.ts';
import type { Skill } from './attack-roll.ts';

/** Who rolls, and what decides whether its abilities alter the dice. */
export interface Roller {
  unit: { abilities: readonly Ability[] };
  shot: boolean;
  /** Before a shot, in this turn. */
  moved: boolean;
  rerolled: boolean;
}

const { notes, sets } = rulesOf<Roller>();

const able =
  (ability: Ability) =>
  ({ unit }: Roller) =>
    has(unit, ability);
const byShot = ({ shot }: Roller) => shot;
const twice = (_: Roller, skill: Skill): Skill => ({ ...skill, doubleSix: true });

const PROFESSIONALS = sets<Skill>(
  'onus-9.16',
  (_, skill) => ({ ...skill, professional: true }),
  [able('professionals')],
  on('rerolled-already', ({ rerolled }) => !rerolled),
);
const DEADLY = sets<Skill>(
  'onus-9.24',
  twice,
  [able('deadly')],
  on('shot-not-deadly', ({ shot }) => !shot),
);
/** Precision counts for a shooter that has not moved. */
const PRECISION = [
  sets<Skill>(
    'onus-9.25',
    twice,
    [able('precision')],
    on('precision-only-at-range', byShot),
    on('has-moved', ({ shot, moved }) => !shot || !moved),
  ),
  notes<Skill>(
    'onus-9.26',
    [able('precision'), byShot],
    on('has-not-moved', ({ moved }) => moved),
  ),
];
const ANY = notes<Skill>('onus-9.1', [(_, skill) => skill.professional || skill.doubleSix]);
const BOTH = notes<Skill>('onus-9.2', [(_, skill) => skill.professional && skill.doubleSix]);

/** What alters the dice, in the order in which each attack tells it. */
const TOLD = {
  blow: [PROFESSIONALS, DEADLY, BOTH, ...PRECISION],
  shot: [...PRECISION, DEADLY, PROFESSIONALS],
  roll: [PROFESSIONALS, DEADLY, ...PRECISION, ANY, BOTH],
};
const table = (rows: Table<Roller, Skill>['rows']): Table<Roller, Skill> => ({
  on: 'skill',
  rows,
  show: () => null,
});
const SKILL = { blow: table(TOLD.blow), shot: table(TOLD.shot), roll: table(TOLD.roll) };

export const skillIn = (attack: keyof typeof SKILL, roller: Roller, trace: Trace): Skill =>
  applyRows(SKILL[attack], roller, { professional: false, doubleSix: false }, trace);

/** What alters the dice of a blow. */
export const blowSkill = (unit: Roller['unit'], trace = new Trace()): Skill =>
  skillIn('blow', { unit, shot: false, moved: false, rerolled: false }, trace);

/** The dice that need no sum, among those that fell. */
export function tellExtremes(dice: readonly number[], trace: Trace) {
  if (dice.includes(FACES)) trace.step('onus-7.137');
  if (dice.includes(1)) trace.step('onus-7.138');
}

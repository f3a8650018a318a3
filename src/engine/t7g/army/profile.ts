import type { ClauseId } from '../../core/clause-ids.ts';
import { problems } from '../../core/problems.ts';
import { flag, list, optionalChoice } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FIGHTER } from '../combat/fields.ts';
import { MOST_VALUE } from '../fields.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { BASE_CM } from '../table/scale.ts';
import type { Kind } from '../units.ts';
import type { UnitInput } from './army-fields.ts';

/** A Defence of 1 is always reached, one of 7 never. */
const MOST_DEFENCE = 7;
const value = (least = 0) => usual(optionalCount(least, MOST_VALUE));
const fights = usual(optionalCount(0, FIGHTER.combat.max));
const defence = usual(optionalCount(1, MOST_DEFENCE));
const cm = rare(optionalMeasure(BASE_CM.least, BASE_CM.most));

/** The special rules that an army list may give to a unit (t7g-6.3), in the order of the book. */
export const UNIT_RULE_NAMES = [
  'brigade',
  'squares',
  'elite',
  'ambush',
  'skirmishers',
  'mobile-fortress',
  'frenzied',
  'light',
  'mercenary',
  'numerous',
  'sheltered',
  'extended-arc',
  'heavy-cavalry',
  'caracole',
  'choragiew',
  'dragoon',
  'impetuous',
  'open-order',
  'harasser',
  'vanguard',
  'draught-horses',
  'experimental',
  'fortified-guns',
  'mortar',
] as const;
export type UnitRule = (typeof UNIT_RULE_NAMES)[number];

interface OfSome {
  clause: ClauseId;
  of: readonly Kind[];
}
const only = (clause: ClauseId, ...of: readonly Kind[]): OfSome => ({ clause, of });

/** Rules of some kinds of units alone; any unit may have the others. */
const OF_SOME: Partial<Record<UnitRule, OfSome>> = {
  squares: only('t7g-6.8', 'formation', 'company'),
  'heavy-cavalry': only('t7g-6.46', 'cavalry'),
  caracole: only('t7g-6.48', 'cavalry'),
  choragiew: only('t7g-6.49', 'cavalry'),
  dragoon: only('t7g-6.58', 'cavalry'),
  'draught-horses': only('t7g-6.74', 'artillery'),
  experimental: only('t7g-6.81', 'artillery'),
  'fortified-guns': only('t7g-6.82', 'artillery'),
  mortar: only('t7g-6.121', 'artillery'),
};
/** Whether a unit of that kind may have it. */
export const mayHave = (kind: Kind, rule: UnitRule) => OF_SOME[rule]?.of.includes(kind) ?? true;

/**
 * What the army list of a player says of a unit: the book has no profiles (t7g-1.8), so none of it has an ordinary
 * value, and what he leaves out is not known.
 */
export const PROFILE_FIELDS = {
  speed: value(),
  combat: fights,
  fire: value(),
  discipline: value(),
  courage: fights,
  stamina: value(1),
  infantryDefence: defence,
  cavalryDefence: defence,
  volleysDefence: defence,
  artilleryDefence: defence,
  weapon: usual(optionalChoice(WEAPON_NAMES)),
  weapons: usual(FIGHTER.weapons),
  unitRules: usual(list(UNIT_RULE_NAMES, UNIT_RULE_NAMES.length)),
  farFire: optionalCount(0, MOST_VALUE),
  limberedSpeed: optionalCount(0, MOST_VALUE),
  largeBase: flag(),
  front: cm,
  depth: cm,
};
export type Profile = Values<typeof PROFILE_FIELDS>;

type Unit = Profile & UnitInput;
const misplaced = ({ unitRules, kind }: Unit) => unitRules.find((name) => !mayHave(kind, name));

/** What contradicts itself in the profile of a unit. */
export const checkProfile = problems<Unit>(
  [
    'unitRules',
    'rule-of-others',
    (unit) => {
      const name = misplaced(unit);
      return (name && OF_SOME[name]?.clause) ?? null;
    },
    (unit) => misplaced(unit) !== undefined,
    (unit) => ({ unitRule: misplaced(unit) ?? '', kind: unit.kind }),
  ],
  [
    'farFire',
    'no-second-fire',
    't7g-6.104',
    ({ farFire, weapon }) => farFire !== undefined && weapon !== 'arquebus-musket',
  ],
  [
    'limberedSpeed',
    'only-artillery',
    't7g-6.74',
    ({ limberedSpeed, kind }) => limberedSpeed !== undefined && kind !== 'artillery',
  ],
  [
    'largeBase',
    'no-large-base',
    't7g-1.3',
    ({ largeBase, kind }) => largeBase && kind === 'company',
  ],
  [
    'integrated',
    'only-guns-are-integrated',
    't7g-6.83',
    ({ integrated, kind, weapon = 'light-cannon' }) =>
      integrated && kind === 'artillery' && weapon !== 'light-cannon',
  ],
);

import type { ListUnit } from '../../../engine/t7g/army/list.ts';
import type { UnitRule } from '../../../engine/t7g/army/profile.ts';

/** The fields of questions that ask whether a unit has a rule. */
const FLAGS: Partial<Record<UnitRule, string>> = {
  squares: 'squares',
  elite: 'elite',
  skirmishers: 'skirmishers',
  'mobile-fortress': 'mobileFortress',
  frenzied: 'frenzied',
  light: 'light',
  mercenary: 'mercenary',
  numerous: 'numerous',
  'extended-arc': 'extendedArc',
  'heavy-cavalry': 'heavyCavalry',
  caracole: 'caracolear',
  choragiew: 'choragiew',
  dragoon: 'dragoon',
  impetuous: 'impetuous',
  'open-order': 'openOrder',
  harasser: 'harasser',
  'draught-horses': 'horses',
  experimental: 'experimental',
  'fortified-guns': 'fortifiedGuns',
  mortar: 'mortar',
};

/** Every name under which a question may ask for something of a unit. */
export const NAMES: readonly string[] = [
  ...['kind', 'speed', 'limberedSpeed', 'combat', 'fire', 'farFire', 'discipline', 'courage'],
  ...['stamina', 'infantryDefence', 'cavalryDefence', 'defence', 'weapon', 'weapons', 'lances'],
  ...['front', 'depth', 'hasVanguard'],
  ...Object.values(FLAGS),
];

/** What a unit of a list says by the names of the fields that ask for it. */
export function valuesOf(unit: ListUnit): Readonly<Record<string, unknown>> {
  const { unitRules, eliteRule, eliteDiscipline, discipline, weapons } = unit;
  const rules: readonly UnitRule[] = eliteRule ? [...unitRules, 'elite'] : unitRules;
  const { kind, speed, limberedSpeed, combat, fire, farFire, courage, stamina } = unit;
  const { infantryDefence, cavalryDefence } = unit;
  const flags = rules.flatMap((rule) => (FLAGS[rule] ? [[FLAGS[rule], true]] : []));
  return {
    kind: kind === 'formation' ? undefined : kind,
    ...{ speed, limberedSpeed, combat, fire, farFire, courage, stamina },
    // The bought point counts wherever Discipline does (t7g-8.14).
    discipline: discipline === undefined ? undefined : discipline + Number(eliteDiscipline),
    ...{ infantryDefence, cavalryDefence },
    weapon: unit.weapon,
    weapons: weapons.length > 0 ? weapons : undefined,
    lances: weapons.includes('lances') || undefined,
    ...{ front: unit.front, depth: unit.depth },
    hasVanguard: rules.includes('vanguard') ? undefined : false,
    ...Object.fromEntries(flags),
  };
}

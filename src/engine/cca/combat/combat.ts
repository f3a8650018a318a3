import { problems, within } from '../../core/problems.ts';
import { adopted, readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, unsaid } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARDS, type Card } from '../cards-in-play.ts';
import { IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { COMBATANTS, type Combatant, fullStrength, isCombatant, PROFILES } from '../units.ts';

export const READINGS = readings(
  'R18',
  'R24',
  'R31',
  'R32',
  'R33',
  'R34',
  'R35',
  'R45',
  'R70',
  'R71',
  'R102',
);
/** Readings that bear on fire alone. */
export const FIRE_READINGS = readings('R50', 'R72', 'R90');

/** Where the helmets of the friendly side are: in the unit's hex, next to it, or too far to matter. */
export const LEADERS = ['none', 'attached', 'adjacent'] as const;
/** A rampart on the unit's hex: on the hexside that the combat crosses, or on another one. */
export const RAMPARTS = ['none', 'between', 'elsewhere'] as const;

/** Blocks of one side; those of a whole unit where nobody counted them. */
export const BLOCKS = unsaid(optionalCount(1, 4), ({ unit }) =>
  isCombatant(unit) ? fullStrength(unit) : undefined,
);

const FIGHTER = {
  unit: requiredChoice(COMBATANTS),
  blocks: BLOCKS,
  leader: choice(LEADERS, 'none'),
  terrain: choice(TERRAINS, 'clear'),
  rampart: rare(choice(RAMPARTS, 'none')),
  support: count(0, 6, 0),
};

/** What every question about a close combat asks for. */
export const COMBAT_FIELDS = {
  attacker: group({ ...FIGHTER, moved: count(0, 4, 0) }),
  defender: group(FIGHTER),
  card: choice(CARDS, 'none'),
  bonus: rare(flag()),
  firstStrike: flag(),
  evades: flag(),
  readings: rare(group(READINGS)),
};

export type CombatInput = Values<typeof COMBAT_FIELDS>;
export type Readings = CombatInput['readings'];

/** Every reading as adopted, for questions that let a player choose only some. */
export const ADOPTED: Readings = adopted(READINGS);

/** One side of a combat as the rules see it: nothing left unsaid. */
export interface Fighter {
  unit: Combatant;
  blocks: number;
  full: boolean;
  leader: (typeof LEADERS)[number];
  terrain: Terrain;
  rampart: (typeof RAMPARTS)[number];
  support: number;
}

/** `reply`: the ordered unit's own roll after First Strike; the card makes it a battle back (cca-18.39). */
export const ROLLS = ['attack', 'battle-back', 'first-strike', 'reply', 'ranged'] as const;
export type RollKind = (typeof ROLLS)[number];

/** One roll of dice in a combat: who rolls at whom, and in what capacity. */
export interface Roll {
  kind: RollKind;
  roller: Fighter;
  target: Fighter;
  card: Card;
  bonus: boolean;
  evades: boolean;
  /** Dice that the other side rolled; elephants that battle back roll as many. */
  dicePut: number;
  readings: Readings;
}

type Given = CombatInput['defender'];

export function fighter(given: Given): Fighter {
  const max = fullStrength(given.unit);
  const blocks = given.blocks ?? max;
  return { ...given, blocks, full: blocks === max };
}

/** A unit in the open with nobody near: nothing but its type counts, unless more is said. */
export const plain = (unit: Combatant, blocks?: number, more: Partial<Given> = {}): Fighter =>
  fighter({ unit, blocks, leader: 'none', terrain: 'clear', rampart: 'none', support: 0, ...more });

/** An attack of the one on the other, with nothing else about it but what is said. */
export const rollAt = (roller: Fighter, target: Fighter, said: Partial<Roll> = {}): Roll => ({
  kind: 'attack',
  roller,
  target,
  card: 'none',
  bonus: false,
  evades: false,
  dicePut: 0,
  readings: ADOPTED,
  ...said,
});

/** The rolls of a combat that its situation allows for, before any of them is made. */
export function rollOf(
  kind: RollKind,
  { attacker, defender, card, bonus, evades, readings }: CombatInput,
  dicePut: number,
): Roll {
  const ordered = kind === 'attack' || kind === 'reply';
  const [own, other] = [fighter(attacker), fighter(defender)];
  const leaves = evades && kind === 'attack' && defender.unit !== 'LD';
  const said = { kind, card, bonus, evades: leaves, dicePut, readings };
  return ordered ? rollAt(own, other, said) : rollAt(other, own, said);
}

type Side = Pick<Given, 'unit' | 'blocks' | 'leader' | 'terrain'>;
/** One side as it cannot be: too many blocks, in ground that nobody enters, a leader with a leader. */
export const checkUnit = problems<Side>(
  [
    'blocks',
    'more-blocks-than-unit',
    ({ unit }) => (unit === 'LD' ? 'cca-2.13' : PROFILES[unit].clauses.blocks),
    ({ unit, blocks = 0 }) => blocks > fullStrength(unit),
    ({ unit, blocks = 0 }) => ({ unit, given: blocks, max: fullStrength(unit) }),
  ],
  [
    'terrain',
    'impassable',
    ({ terrain }) => IMPASSABLE[terrain] ?? null,
    ({ terrain }) => terrain in IMPASSABLE,
    ({ unit, terrain }) => ({ unit, terrain }),
  ],
  [
    'leader',
    'leader-without-unit',
    'cca-8.33',
    ({ unit, leader }) => unit === 'LD' && leader === 'attached',
  ],
);
export const checkSides = problems<Record<'attacker' | 'defender', Side>>(
  within('attacker', checkUnit),
  within('defender', checkUnit),
);
export const checkFighter = (side: string, given: Side) =>
  checkUnit(given).map((one) => ({ ...one, field: `${side}.${one.field}` }));

/** Contradictions that no table could show: each is a violation with the field to blame. */
export const checkCombat = problems<CombatInput>(
  checkSides,
  [
    'firstStrike',
    'first-strike-needs-unit',
    'cca-18.38',
    ({ firstStrike, defender }) => firstStrike && defender.unit === 'LD',
  ],
  [
    'evades',
    'first-strike-or-evade',
    'cca-18.38',
    ({ firstStrike, evades, defender }) => firstStrike && evades && defender.unit !== 'LD',
  ],
);

import type { ClauseId } from '../../core/clause-ids.ts';
import {
  choice,
  count,
  flag,
  group,
  optionalCount,
  rare,
  requiredChoice,
  unsaid,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { CARDS, type Card } from '../cards.ts';
import { IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { COMBATANTS, type Combatant, fullStrength, isCombatant, PROFILES } from '../units.ts';

const AB = ['a', 'b'] as const;

/** Unclear clauses whose reading a player may choose; 'a' is the one adopted. */
export const READINGS = {
  R18: choice(AB, 'a'),
  R24: choice(AB, 'a'),
  R31: choice(AB, 'a'),
  R32: choice(AB, 'a'),
  R33: choice(AB, 'a'),
  R34: choice(AB, 'a'),
  R35: choice(AB, 'a'),
  R45: choice(AB, 'a'),
  R70: choice(AB, 'a'),
  R71: choice(AB, 'a'),
  R102: choice(AB, 'a'),
};

/** Readings that bear on fire alone. */
export const FIRE_READINGS = {
  R50: choice(AB, 'a'),
  R72: choice(AB, 'a'),
  R90: choice(AB, 'a'),
};

/** Where the helmets of the friendly side are: in the unit's hex, next to it, or too far to matter. */
export const LEADERS = ['none', 'attached', 'adjacent'] as const;
/** A rampart on the unit's hex: on the hexside that the combat crosses, or on another one. */
export const RAMPARTS = ['none', 'between', 'elsewhere'] as const;

const FIGHTER = {
  unit: requiredChoice(COMBATANTS),
  blocks: unsaid(optionalCount(1, 4), ({ unit }) =>
    isCombatant(unit) ? fullStrength(unit) : undefined,
  ),
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
export const ADOPTED: Readings = {
  R18: 'a',
  R24: 'a',
  R31: 'a',
  R32: 'a',
  R33: 'a',
  R34: 'a',
  R35: 'a',
  R45: 'a',
  R70: 'a',
  R71: 'a',
  R102: 'a',
};

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

/** The rolls of a combat that its situation allows for, before any of them is made. */
export function rollOf(
  kind: RollKind,
  { attacker, defender, card, bonus, evades, readings }: CombatInput,
  dicePut: number,
): Roll {
  const ordered = kind === 'attack' || kind === 'reply';
  return {
    kind,
    roller: fighter(ordered ? attacker : defender),
    target: fighter(ordered ? defender : attacker),
    card,
    bonus,
    evades: evades && kind === 'attack' && defender.unit !== 'LD',
    dicePut,
    readings,
  };
}

/** Contradictions that no table could show: each is a violation with the field to blame. */
export function checkCombat(input: CombatInput): Violation[] {
  return [
    ...checkFighter('attacker', input.attacker),
    ...checkFighter('defender', input.defender),
    ...checkReactions(input),
  ];
}

export function checkFighter(
  side: string,
  given: Pick<Given, 'unit' | 'blocks' | 'leader' | 'terrain'>,
): Violation[] {
  const { unit, blocks, leader, terrain } = given;
  const max = fullStrength(unit);
  const found: Violation[] = [];
  if (blocks !== undefined && blocks > max)
    found.push({
      field: `${side}.blocks`,
      problem: 'more-blocks-than-unit',
      with: { unit, given: blocks, max },
      clause: unit === 'LD' ? 'cca-2.13' : PROFILES[unit].clauses.blocks,
    });
  const impassable: ClauseId | undefined = IMPASSABLE[terrain];
  if (impassable)
    found.push({
      field: `${side}.terrain`,
      problem: 'impassable',
      with: { unit, terrain },
      clause: impassable,
    });
  if (unit === 'LD' && leader === 'attached')
    found.push({
      field: `${side}.leader`,
      problem: 'leader-without-unit',
      with: {},
      clause: 'cca-8.33',
    });
  return found;
}

function checkReactions({ firstStrike, evades, defender }: CombatInput): Violation[] {
  if (!firstStrike) return [];
  const clause = 'cca-18.38';
  if (defender.unit === 'LD')
    return [{ field: 'firstStrike', problem: 'first-strike-needs-unit', with: {}, clause }];
  if (!evades) return [];
  return [{ field: 'evades', problem: 'first-strike-or-evade', with: {}, clause }];
}

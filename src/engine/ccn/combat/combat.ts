import { problems, within } from '../../core/problems.ts';
import { adopted, readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARDS, type Card } from '../fighting-cards.ts';
import { FIELDWORKS, type Fieldworks, IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { type Combatant, isArtillery, isInfantry, UNITS } from '../units.ts';

/** Readings that bear on the dice of a roll: ground, cards, and what may fight after its move. */
export const DICE_READINGS = readings(
  ...(['R2', 'R13', 'R24', 'R29', 'R51'] as const),
  ...(['R52', 'R53', 'R63', 'R64', 'R80'] as const),
);
type DiceReadings = Values<typeof DICE_READINGS>;
/** Every reading as adopted, for questions that let a player choose only some. */
export const ADOPTED: DiceReadings = adopted(DICE_READINGS);

export const NATIONS = [
  ...(['french', 'british', 'portuguese'] as const),
  ...(['other-rounds-up', 'other-rounds-down'] as const),
] as const;

export const MOST_BLOCKS = 8;
const MOST_MOVE = 4;

/** What may be asked of a unit in any combat; each question takes what matters to it. */
export const FIGHTER = {
  unit: requiredChoice(UNITS),
  blocks: requiredCount(1, MOST_BLOCKS),
  someBlocks: usual(optionalCount(1, MOST_BLOCKS)),
  leader: flag(),
  inSquare: rare(flag()),
  terrain: choice(TERRAINS, 'clear'),
  fieldworks: rare(choice(FIELDWORKS, 'none')),
  moved: count(0, MOST_MOVE, 0),
  nationalDice: rare(count(-3, 3, 0)),
  support: count(0, 6, 0),
};
export const CARD = choice(CARDS, 'none');

/** One side of a combat as the rules see it: nothing left unsaid. */
export interface Fighter {
  unit: Combatant;
  /** Those of a target that nobody counted are as many as a unit can have. */
  blocks: number;
  leader: boolean;
  inSquare: boolean;
  terrain: Terrain;
  fieldworks: Fieldworks;
  /** Hexes moved this turn before the combat. */
  moved: number;
  /** Dice that its national card adds here. */
  nationalDice: number;
}

/** A unit in the open with nobody near: nothing but its type counts, unless more is said. */
export const fighter = (unit: Combatant, said: Said = {}): Fighter => ({
  unit,
  blocks: said.blocks ?? (unit === 'leader' ? 1 : MOST_BLOCKS),
  leader: said.leader ?? false,
  inSquare: said.inSquare ?? false,
  terrain: said.terrain ?? 'clear',
  fieldworks: said.fieldworks ?? 'none',
  moved: said.moved ?? 0,
  nationalDice: said.nationalDice ?? 0,
});

/**
 * In what capacity somebody rolls. `attack`: the ordered unit in melee; `strikes-first`: a square at the cavalry that
 * attacks it (ccn-6.25). Artillery that adds its dice to Combined Arms from a distance rolls as `ranged` (R51).
 */
const ROLLS = [
  'ranged',
  'attack',
  'battle-back',
  'first-strike',
  'strikes-first',
  'escape',
] as const;
export type RollKind = (typeof ROLLS)[number];

/** A unit that may have moved, the card that ordered it, and the combat that it wants. */
export interface Mover {
  kind: RollKind;
  roller: Fighter;
  card: Card;
  readings: Pick<DiceReadings, 'R2' | 'R53' | 'R80'>;
}

/** One roll of dice in a combat: who rolls at whom, and in what capacity. */
export interface Roll extends Mover {
  target: Fighter;
  /** The Bonus Melee attack of cavalry. */
  bonus: boolean;
  readings: DiceReadings;
}

/** An attack of the one on the other, with nothing else about it but what is said. */
export const rollAt = (roller: Fighter, target: Fighter, said: Partial<Roll> = {}): Roll => ({
  kind: 'attack',
  roller,
  target,
  card: 'none',
  bonus: false,
  readings: ADOPTED,
  ...said,
});

/** What is said of one side; what nobody said is as ordinary. */
type Said = { [K in keyof Fighter]?: Fighter[K] | undefined };
type Side = Omit<Said, 'unit' | 'fieldworks'> & { unit: Combatant; fieldworks?: string };
/** One side as it cannot be: in ground that nobody enters, in a square that it cannot form or that moved. */
export const checkSide = problems<Side>(
  [
    'terrain',
    'impassable',
    ({ terrain }) => (terrain && IMPASSABLE[terrain]) ?? null,
    ({ terrain }) => terrain !== undefined && terrain in IMPASSABLE,
    ({ unit, terrain = 'clear' }) => ({ unit, terrain }),
  ],
  [
    'terrain',
    'artillery-in-quarry',
    'ccn-7.55',
    ({ unit, terrain }) => terrain === 'quarry' && isArtillery(unit),
    ({ unit }) => ({ unit }),
  ],
  [
    'inSquare',
    'square-of-infantry',
    'ccn-6.15',
    ({ unit, inSquare }) => inSquare === true && !isInfantry(unit),
    ({ unit }) => ({ unit }),
  ],
  [
    'inSquare',
    'square-in-town',
    'ccn-7.25',
    ({ inSquare, terrain }) => inSquare === true && terrain === 'town',
  ],
  [
    'inSquare',
    'square-in-fieldworks',
    'ccn-7.33',
    ({ inSquare, fieldworks = 'none' }) => inSquare === true && fieldworks !== 'none',
  ],
  [
    'moved',
    'square-has-moved',
    'ccn-6.13',
    ({ inSquare, moved = 0 }) => inSquare === true && moved > 0,
  ],
  [
    'leader',
    'leader-without-unit',
    'ccn-5.204',
    ({ unit, leader }) => unit === 'leader' && leader === true,
  ],
);
export const checkSides = problems<Record<'attacker' | 'defender', Side>>(
  within('attacker', checkSide),
  within('defender', checkSide),
);

import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table } from '../../core/rows.ts';
import { type Fact, not, on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { CARD_DICE, type DiceCard } from '../cards-in-play.ts';
import { CAMP_DICE, HILL_DICE, MOST_DICE, type Terrain } from '../terrain.ts';
import { CHARIOT_REPLY_DICE, type Combatant, PROFILES, UNITS, type Unit } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  battlesBack,
  campTakesDie,
  cardAddsDice,
  cardDice,
  cardIs,
  cardPlayed,
  eitherIn,
  footOnHill,
  leaderAlone,
  mountedOnHill,
  ownAttack,
  rollerBelow,
  rollerFull,
  rollerInCamp,
  rollerIs,
  rollerMounted,
  rollerReduced,
  rollRules,
  someTerrain,
  strikes,
  targetIs,
  targetLed,
  targetOnHill,
  terrainMatters,
} from './conditions.ts';

type DiceRow = Row<Roll, number>;
type About = readonly Fact<Roll, number>[];
const { adds, notes, sets } = rollRules();

/** Dice of an attack by elephants that go against the rule of the target's dice. */
const againstElephantsRule = (clause: ClauseId, dice: number, target: Combatant): DiceRow =>
  sets<number>(clause, dice, [rollerIs('EL'), targetIs(target)], strikes, {
    with: () => ({ dice }),
    unless: ['cca-11.26'],
  });

const ELEPHANTS: DiceRow[] = [
  sets<number>('cca-11.31', dicePutOnElephants, [rollerIs('EL'), battlesBack], {
    unless: ['cca-11.26'],
  }),
  againstElephantsRule('cca-11.27', 3, 'EL'),
  sets<number>('cca-11.28', 1, [rollerIs('EL'), strikes, targetLed], leaderAlone, {
    with: () => ({ dice: 1 }),
    unless: ['cca-11.26'],
  }),
  againstElephantsRule('cca-11.29', 3, 'WR'),
  againstElephantsRule('cca-11.30', 3, 'CH'),
  sets<number>('cca-11.26', diceOfTarget, [rollerIs('EL')], strikes),
];

/** Reading R31: what the target rolls by its type, or (b) also after its own terrain; a leader has cca-11.28. */
function diceOfTarget(roll: Roll): number {
  if (roll.readings.R31 === 'a') return PROFILES[roll.target.unit as Unit].dice;
  const turned: Roll = { ...roll, roller: roll.target, target: roll.roller, card: 'none' };
  return battleDice(turned, new Trace());
}

/** Reading R32: the dice that the other side really rolled, or (b) those of its type. */
function dicePutOnElephants({ readings, target, dicePut }: Roll): number {
  if (readings.R32 === 'a' || target.unit === 'EL') return dicePut;
  return PROFILES[target.unit as Unit].dice;
}

const BY_TYPE: DiceRow[] = UNITS.filter((unit) => unit !== 'EL').map((unit) => {
  const { dice, clauses } = PROFILES[unit];
  return sets<number>(clauses.dice, dice, [rollerIs(unit)], { with: () => ({ unit, dice }) });
});

const CHARIOTS: DiceRow = sets<number>(
  'cca-11.23',
  CHARIOT_REPLY_DICE,
  [rollerIs('CH')],
  on('own-attack', ({ kind }: Roll) => kind !== 'attack'),
  // Chariots that attacked and answer a First Strike battle back with 3 dice, or (R35 b) attack with 4.
  on('reading-r35-b', ({ kind, readings }: Roll) => kind !== 'reply' || readings.R35 === 'a'),
  { with: () => ({ dice: CHARIOT_REPLY_DICE }), unless: ['cca-11.22'] },
);

const STRENGTH: DiceRow[] = [
  notes<number>('cca-9.7', [rollerIs('WR')], rollerReduced),
  notes<number>('cca-9.6', [rollerReduced, not(rollerIs('WR'))]),
  adds('cca-11.15', 1, [rollerIs('WR')], rollerFull),
  notes<number>('cca-11.16', [rollerIs('WR')], rollerReduced),
];

/** The most dice that ground allows, where more would be rolled. */
const most = (clause: ClauseId, dice: number, about: About, ...when: Condition<Roll>[]): DiceRow =>
  sets<number>(
    clause,
    dice,
    about,
    ...when,
    on<Roll, number>('most-dice-not-reached', (_, value) => value > dice),
    { with: (_, value) => ({ dice: value, most: dice }) },
  );

const CAPPING = Object.entries(MOST_DICE) as [Terrain, (typeof MOST_DICE)[Terrain] & object][];

/** Reading R70: the camp's die is taken before the maximum, or (b) after it. */
const camp = (R70: 'a' | 'b'): DiceRow =>
  sets<number>(
    'cca-17.42',
    (_, dice) => Math.max(0, dice - CAMP_DICE),
    [({ readings }) => readings.R70 === R70, eitherIn('camp')],
    rollerInCamp,
    campTakesDie,
    { with: () => ({ dice: CAMP_DICE }) },
  );

/** What the ground of either side does to the dice, in close combat and in fire. */
export const TERRAIN_ROWS: DiceRow[] = [
  camp('a'),
  ...CAPPING.map(([terrain, { clause, dice }]) => most(clause, dice, [eitherIn(terrain)])),
  most('cca-17.15', HILL_DICE.uphill, [targetOnHill], rollerBelow),
  most('cca-17.16', HILL_DICE.foot, [footOnHill]),
  most('cca-17.17', HILL_DICE.mounted, [mountedOnHill]),
  camp('b'),
];

const REDUCTION: DiceRow[] = [
  notes<number>('cca-11.57', [battlesBack, someTerrain], terrainMatters),
  notes<number>('cca-11.6', [someTerrain], terrainMatters),
];

const notBonus = on('bonus-combat', ({ bonus }: Roll) => !bonus);
function card(name: DiceCard, ...when: Condition<Roll>[]): DiceRow {
  const { clause, dice } = CARD_DICE[name];
  return adds(clause, dice, [cardIs(name)], ownAttack, ...when, { with: () => ({ dice }) });
}

/** Dice from a card come after the maximum and so lie above it. */
const raised = (clause: ClauseId, terrain: Terrain): DiceRow =>
  notes<number>(clause, [eitherIn(terrain), cardPlayed], cardAddsDice, {
    with: (roll) => ({ dice: cardDice(roll) }),
  });

export const CARD_ROWS: DiceRow[] = [
  card('clash-of-shields', notBonus),
  notes<number>(
    'cca-18.29',
    [cardIs('clash-of-shields'), ownAttack],
    on('not-a-bonus-combat', ({ bonus }) => bonus),
  ),
  card('mounted-charge', rollerMounted),
  card('i-am-spartacus'),
  ...CAPPING.map(([terrain, { card: clause }]) => raised(clause, terrain)),
  raised('cca-17.18', 'hill'),
];

const DICE: Table<Roll, number> = {
  on: 'dice',
  rows: [
    notes<number>('cca-11.7', []),
    ...ELEPHANTS,
    CHARIOTS,
    ...BY_TYPE,
    ...STRENGTH,
    ...REDUCTION,
    ...TERRAIN_ROWS,
    ...CARD_ROWS,
  ],
};

/** Dice that a unit rolls in close combat: by its type, then strength, then terrain, then cards. */
export const battleDice = (roll: Roll, trace: Trace): number => applyRows(DICE, roll, 0, trace);

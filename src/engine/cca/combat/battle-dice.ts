import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { CARD_DICE, type DiceCard } from '../cards.ts';
import { CAMP_DICE, HILL_DICE, MOST_DICE, type Terrain } from '../terrain.ts';
import { CHARIOT_REPLY_DICE, type Combatant, PROFILES, UNITS, type Unit } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  battlesBack,
  campDieFirst,
  campDieLast,
  campTakesDie,
  cardAddsDice,
  cardDice,
  cardIs,
  cardPlayed,
  eitherIn,
  footOnHill,
  inBonus,
  leaderAlone,
  mountedOnHill,
  notBonus,
  notOwnAttack,
  ownAttack,
  rollerBelow,
  rollerFull,
  rollerInCamp,
  rollerIs,
  rollerMounted,
  rollerNotWarriors,
  rollerReduced,
  someTerrain,
  strikes,
  targetIs,
  targetLed,
  targetOnHill,
  terrainMatters,
  threeInReply,
} from './conditions.ts';

type DiceRow = Row<Roll, number>;

const roller = ({ roller: { unit, blocks } }: Roll) => ({ unit, blocks });
const both = ({ roller, target }: Roll) => ({ unit: roller.unit, target: target.unit });

/** Dice of an attack by elephants that go against the rule of the target's dice. */
const againstElephantsRule = (
  clause: ClauseId,
  dice: number,
  ...when: Condition<Roll>[]
): DiceRow => ({
  clause,
  when,
  apply: () => dice,
  with: (roll) => ({ ...both(roll), dice }),
  unless: ['cca-11.26'],
});
const elephantsAnd = (target: Combatant) => topic(rollerIs('EL'), targetIs(target));

const ELEPHANT_EXCEPTIONS: DiceRow[] = [
  againstElephantsRule('cca-11.27', 3, elephantsAnd('EL'), strikes),
  againstElephantsRule('cca-11.28', 1, topic(rollerIs('EL'), strikes, targetLed), leaderAlone),
  againstElephantsRule('cca-11.29', 3, elephantsAnd('WR'), strikes),
  againstElephantsRule('cca-11.30', 3, elephantsAnd('CH'), strikes),
];

const ELEPHANTS: DiceRow[] = [
  {
    clause: 'cca-11.31',
    when: [topic(rollerIs('EL'), battlesBack)],
    apply: (_, roll) => dicePutOnElephants(roll),
    with: both,
    unless: ['cca-11.26'],
  },
  ...ELEPHANT_EXCEPTIONS,
  {
    clause: 'cca-11.26',
    when: [rollerIs('EL'), strikes],
    apply: (_, roll) => diceOfTarget(roll),
    with: both,
  },
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
  return {
    clause: clauses.dice,
    when: [rollerIs(unit)],
    apply: () => dice,
    with: () => ({ unit, dice }),
  };
});

const CHARIOTS: DiceRow = {
  clause: 'cca-11.23',
  when: [rollerIs('CH'), notOwnAttack, threeInReply],
  apply: () => CHARIOT_REPLY_DICE,
  with: () => ({ dice: CHARIOT_REPLY_DICE }),
  unless: ['cca-11.22'],
};

const STRENGTH: DiceRow[] = [
  {
    clause: 'cca-9.7',
    when: [rollerIs('WR'), rollerReduced],
    with: roller,
    unless: ['cca-9.6'],
  },
  { clause: 'cca-9.6', when: [rollerReduced, rollerNotWarriors], with: roller },
  {
    clause: 'cca-11.15',
    when: [rollerIs('WR'), rollerFull],
    apply: (dice) => dice + 1,
    with: roller,
  },
  { clause: 'cca-11.16', when: [rollerIs('WR'), rollerReduced], with: roller },
];

const above = (most: number): Condition<Roll, number> => ({
  name: 'most-dice-not-reached',
  holds: (_, dice) => dice > most,
});

const most = (clause: ClauseId, dice: number, ...when: Condition<Roll>[]): DiceRow => ({
  clause,
  when: [...when, above(dice)],
  apply: () => dice,
  with: (_, value) => ({ dice: value, most: dice }),
});

const CAPPING = Object.entries(MOST_DICE) as [Terrain, (typeof MOST_DICE)[Terrain] & object][];

/** Reading R70: the camp's die is taken before the maximum, or (b) after it. */
const camp = (order: Condition<Roll>): DiceRow => ({
  clause: 'cca-17.42',
  when: [topic(order, eitherIn('camp')), rollerInCamp, campTakesDie],
  apply: (dice) => Math.max(0, dice - CAMP_DICE),
  with: () => ({ dice: CAMP_DICE }),
});

/** What the ground of either side does to the dice, in close combat and in fire. */
export const TERRAIN_ROWS: DiceRow[] = [
  camp(campDieFirst),
  ...CAPPING.map(([terrain, { clause, dice }]) => most(clause, dice, eitherIn(terrain))),
  most('cca-17.15', HILL_DICE.uphill, targetOnHill, rollerBelow),
  most('cca-17.16', HILL_DICE.foot, footOnHill),
  most('cca-17.17', HILL_DICE.mounted, mountedOnHill),
  camp(campDieLast),
];

/** Between which grounds the dice go, where that may take some away. */
export const grounds = ({ roller, target }: Roll) => ({
  from: roller.terrain,
  into: target.terrain,
});

const REDUCTION: DiceRow[] = [
  { clause: 'cca-11.57', when: [topic(battlesBack, someTerrain), terrainMatters], with: roller },
  { clause: 'cca-11.6', when: [someTerrain, terrainMatters], with: grounds },
];

function card(name: DiceCard, ...when: Condition<Roll>[]): DiceRow {
  const { clause, dice: added } = CARD_DICE[name];
  return {
    clause,
    when: [cardIs(name), ownAttack, ...when],
    apply: (dice) => dice + added,
    with: () => ({ dice: added }),
  };
}

/** Dice from a card come after the maximum and so lie above it. */
const raised = (clause: ClauseId, where: Condition<Roll>): DiceRow => ({
  clause,
  when: [topic(where, cardPlayed), cardAddsDice],
  with: (roll) => ({ dice: cardDice(roll) }),
});

export const CARD_ROWS: DiceRow[] = [
  card('clash-of-shields', notBonus),
  {
    clause: 'cca-18.29',
    when: [topic(cardIs('clash-of-shields'), ownAttack), inBonus],
    with: roller,
  },
  card('mounted-charge', rollerMounted),
  card('i-am-spartacus'),
  ...CAPPING.map(([terrain, { card: clause }]) => raised(clause, eitherIn(terrain))),
  raised('cca-17.18', eitherIn('hill')),
];

const DICE: Table<Roll, number> = {
  on: 'dice',
  rows: [
    { clause: 'cca-11.7', when: [], with: roller },
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

import { alike, amount, word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { isHedgehog, isPhalanx, stands } from '../formations/formation.ts';
import { fullRanks } from './fighters.ts';
import {
  CLOSE_ORDER_BONUS,
  FORMED,
  FULL_RANK,
  LOSSES,
  NOTHING_LOST,
  ORDERS,
  type Ordered,
  RANK_BONUS,
  SPECIAL_FIELDS,
} from './losses.ts';

const MOST_RANKS = 20;
const MOST_UNITS = 6;
const MOST_WOUNDS = 60;
const MOST_WIDE = 40;
const REAR_BONUS = 2;

const UNIT_FIELDS = {
  ranks: usual(optionalCount(0, MOST_RANKS)),
  models: optionalCount(1, MOST_MODELS),
  width: count(1, MOST_WIDE, 5),
  order: choice(ORDERS, 'close-infantry'),
  bonusesLost: choice(
    ['nothing', 'flank-charge', 'few', 'obstacle', 'difficult', 'earlier'],
    'nothing',
  ),
  ...SPECIAL_FIELDS,
  skirmishers: rare(flag()),
  warWagon: rare(flag()),
};
export const SIDE_FIELDS = {
  wounds: usual(count(0, MOST_WOUNDS, 0)),
  ...UNIT_FIELDS,
  standard: flag(),
  battleStandard: flag(),
  higher: flag(),
  flankUnits: count(0, MOST_UNITS, 0),
  rearUnits: count(0, MOST_UNITS, 0),
  wonLastRound: flag(),
  cameDown: flag(),
  excess: count(0, MOST_WOUNDS, 0),
  impactWounds: count(0, MOST_WOUNDS, 0),
  impactScored: count(0, MOST_WOUNDS, 0),
  smallFlankUnits: count(0, MOST_UNITS, 0),
  smallRearUnits: count(0, MOST_UNITS, 0),
  skirmishersOnFlank: rare(count(0, MOST_UNITS, 0)),
  skirmishersOnRear: rare(count(0, MOST_UNITS, 0)),
  others: rare(groups(UNIT_FIELDS, MOST_UNITS)),
};
const RESULT_FIELDS = {
  own: usual(group(SIDE_FIELDS)),
  enemy: usual(group(SIDE_FIELDS)),
  elephant: flag(),
  readings: rare(group(readings('R51', 'R105', 'R107', 'R113', 'R229', 'R245'))),
};
type Asked = Values<typeof RESULT_FIELDS>;
/** A whole round has no impact hits to count here, and no reading of them. */
export type Result = Omit<Asked, 'readings'> & {
  readings: Omit<Asked['readings'], 'R245'> & Partial<Asked['readings']>;
};
type SideOf = Values<typeof SIDE_FIELDS>;
type UnitOf = Values<typeof UNIT_FIELDS>;

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** One side as the rows see it. */
interface Seen extends SideOf {
  who: Side;
  facing: SideOf;
  doubts: Result['readings'];
  elephant: boolean;
  /** What its units add for ranks, each by itself, and whether one of them adds for its close order. */
  rankBonuses: readonly number[];
  close: number;
}
/** What takes the bonuses of a side away, as its rows ask for it (wab-6.14 and what follows). */
const LOST: Readonly<Record<SideOf['bonusesLost'], Partial<Ordered>>> = {
  nothing: {},
  'flank-charge': { chargedIn: 'flank' },
  few: { models: FORMED - 1 },
  obstacle: { obstacle: 'attacks' },
  difficult: { inDifficult: true },
  earlier: { lostEarlier: 'this-combat' },
};
/** The units of a side; by the other reading only the pair that fights is one combat (R107). */
const unitsOf = (side: SideOf, R107: 'a' | 'b'): readonly UnitOf[] =>
  R107 === 'b' ? [side] : [side, ...side.others];
const hasWagon = ({ own, enemy }: Result) =>
  [own, enemy, ...own.others, ...enemy.others].some(({ warWagon }) => warWagon);
const attacksElsewhere = (side: SideOf) =>
  side.flankUnits + side.rearUnits + side.smallFlankUnits + side.smallRearUnits > 0;
/** Whether a side fights the front of a phalanx that has lost nothing (wab-13.92). */
const meetsPhalanx = (result: Result, who: Side) => {
  const { formation, bonusesLost } = result[other(who)];
  if (formation === 'hedgehog') return true;
  return isPhalanx({ formation }) && !attacksElsewhere(result[who]) && bonusesLost === 'nothing';
};
/** Of a hedgehog every side is a front: nobody stands on its flank or rear (wab-13.104). */
const NO_FLANKS = {
  ...{ flankUnits: 0, rearUnits: 0, smallFlankUnits: 0, smallRearUnits: 0 },
  ...{ skirmishersOnFlank: 0, skirmishersOnRear: 0 },
};
/** Cataphracts and massed cavalry ride, whatever else is said of their order. */
const rideIn = stands('cataphracts', 'massed-cavalry');
const asRiders = <U extends Pick<UnitOf, 'formation' | 'order'>>(unit: U): U =>
  rideIn(unit) ? { ...unit, order: 'cavalry' } : unit;
const ordered = (unit: UnitOf, who: Side, result: Result): Ordered => ({
  ...{
    ...NOTHING_LOST,
    order: asRiders(unit).order,
    width: unit.width,
    skirmishers: unit.skirmishers,
    who,
  },
  ...{ charge: unit.charge, formation: unit.formation, levy: unit.levy },
  ...{ subterfuge: unit.subterfuge, ranksByList: unit.ranksByList },
  ...{ meetsPhalanx: meetsPhalanx(result, who) },
  R229: result.readings.R229,
  ranks:
    unit.ranks ??
    (unit.models === undefined
      ? 0
      : fullRanks({ ...unit, models: unit.models }, result.readings.R51)),
  elephants: result.elephant ? 'in-this-combat' : 'none',
  warWagon: unit.warWagon,
  besideWagon: hasWagon(result),
  ...(isHedgehog(unit) && unit.bonusesLost === 'flank-charge' ? {} : LOST[unit.bonusesLost]),
});

const { adds, notes } = rulesOf<Seen>(({ who }) => ({ who }));
/** Whether its ranks are counted at all: of infantry that is no skirmisher. */
const ranksCount = (one: Seen) =>
  !one.skirmishers &&
  (one.order === 'close-infantry' ||
    one.order === 'open-infantry' ||
    rideIn(one) ||
    (one.order === 'cavalry' && one.ranksByList));
const counted = ({ wounds, excess }: Seen) => Math.max(0, wounds - excess);
/** Cavalry, chariots and camels never have the momentum in difficult terrain (wab-5.53). */
const isBogged = ({ order, bonusesLost }: Seen) =>
  order === 'cavalry' && bonusesLost === 'difficult';

/** What one unit brings for its ranks and its order. */
const UNIT: Table<Ordered, number> = {
  on: 'unitBonus',
  rows: [...LOSSES, ...RANK_BONUS, ...CLOSE_ORDER_BONUS],
};

/** What the ranks of each unit add by themselves, and which add for their order. */
function unitBonuses(result: Result, who: Side, trace: Trace) {
  return unitsOf(result[who], result.readings.R107).map((unit) => {
    const one = ordered(unit, who, result);
    const close = applyRows(UNIT, { ...one, ranks: 0 }, 0, new Trace());
    return { ranks: applyRows(UNIT, one, 0, trace) - close, close };
  });
}

type At = 'Flank' | 'Rear';
const there = (side: SideOf, at: At) => (at === 'Flank' ? side.flankUnits : side.rearUnits);
const few = (side: SideOf, at: At) => (at === 'Flank' ? side.smallFlankUnits : side.smallRearUnits);
const loose = (side: SideOf, at: At) =>
  at === 'Flank' ? side.skirmishersOnFlank : side.skirmishersOnRear;
/** Units with 5 models or more there; skirmishers among them count by the adopted reading (R113). */
const units = (side: SideOf, at: At, { R113 }: Result['readings']) =>
  R113 === 'b' ? Math.max(0, there(side, at) - loose(side, at)) : there(side, at);
const attacks = (at: At) => (one: Seen) => there(one, at) + few(one, at) > 0;
const faces = (at: At) => (one: Seen) => units(one.facing, at, one.doubts) > 0;
const enoughLeft = (at: At) => on('too-few-left', (one: Seen) => there(one, at) > 0);
const countThere = (at: At) =>
  on(
    'only-skirmishers-there',
    (one: Seen) => there(one, at) === 0 || units(one, at, one.doubts) > 0,
  );
/** Flanks and rears counted apart, or all together by the other reading (R105). */
const more = (at: At) =>
  on('not-more-units', ({ facing, doubts, ...one }: Seen) => {
    const places: readonly At[] = doubts.R105 === 'b' ? ['Flank', 'Rear'] : [at];
    const counted = (side: SideOf) =>
      places.reduce((all, place) => all + units(side, place, doubts), 0);
    return units(one, at, doubts) === 0 || counted(one) > counted(facing);
  });
const gainsFlank = (one: Seen) =>
  units(one, 'Flank', one.doubts) > 0 && more('Flank').holds(one, 0);

const BONUSES: Table<Seen, number> = {
  on: 'total',
  rows: [
    notes<number>(
      'wab-5.38',
      [({ wounds }) => wounds > 0],
      on('nothing-too-much', ({ excess }) => excess > 0),
      { with: ({ who, excess }) => ({ who, excess }) },
    ),
    adds('wab-5.40', counted, [(one) => counted(one) > 0], {
      with: (one) => ({ who: one.who, wounds: counted(one) }),
    }),
    adds(
      'wab-16.27/result',
      ({ impactWounds }) => impactWounds,
      [({ impactWounds, doubts }) => impactWounds > 0 && doubts.R245 !== 'b'],
      { with: ({ who, impactWounds }) => ({ who, wounds: impactWounds }) },
    ),
    adds(
      'wab-16.27/result-hits',
      ({ impactScored }) => impactScored,
      [({ impactScored, doubts }) => impactScored > 0 && doubts.R245 === 'b'],
      { with: ({ who, impactScored }) => ({ who, hits: impactScored }) },
    ),
    notes<number>(
      'wab-5.42',
      [({ others }) => others.length > 0],
      on('one-unit-with-ranks', ({ rankBonuses }) => rankBonuses.length > 1),
      {
        with: ({ who, rankBonuses }) => ({ who, bonus: Math.max(0, ...rankBonuses) }),
      },
    ),
    notes<number>('wab-5.54/once', [({ close }) => close > 1]),
    notes<number>(
      'wab-17.23',
      [
        ({ order, skirmishers }) =>
          !skirmishers && (order === 'close-infantry' || order === 'open-infantry'),
      ],
      on('no-elephant-fights', ({ elephant }) => elephant),
      { say: 'wab-17.23/result' },
    ),
    adds(
      'wab-5.44',
      1,
      [({ standard }) => standard],
      on('skirmish', ({ skirmishers }) => !skirmishers),
    ),
    notes<number>(
      'wab-15.24',
      [({ skirmishers }) => skirmishers],
      on('no-standard-there', ({ standard }) => standard),
    ),
    adds(
      'wab-5.45',
      1,
      [({ standard, battleStandard }) => standard || battleStandard],
      on('no-battle-standard', ({ battleStandard }) => battleStandard),
    ),
    adds(
      'wab-5.46',
      1,
      [({ higher, cameDown }) => higher || cameDown],
      on('level-by-now', ({ higher }) => higher),
    ),
    notes<number>(
      'wab-14.23',
      [({ facing }) => facing.warWagon],
      on('nobody-beside-it', (one) => attacks('Flank')(one) || attacks('Rear')(one)),
      { unless: ['wab-5.47', 'wab-5.48', 'wab-5.50'] },
    ),
    adds(
      'wab-5.47',
      1,
      [attacks('Flank'), not(faces('Flank'))],
      enoughLeft('Flank'),
      countThere('Flank'),
      more('Flank'),
    ),
    adds('wab-5.48', 1, [attacks('Flank'), faces('Flank')], more('Flank')),
    notes<number>(
      'wab-5.49',
      [gainsFlank],
      on('one-unit-there', ({ flankUnits }) => flankUnits > 1),
    ),
    adds(
      'wab-5.50',
      REAR_BONUS,
      [attacks('Rear')],
      enoughLeft('Rear'),
      countThere('Rear'),
      more('Rear'),
    ),
    adds('wab-5.51', 1, [({ wonLastRound }) => wonLastRound], on('bogged-down', not(isBogged))),
    notes<number>('wab-5.53', [({ wonLastRound }) => wonLastRound, isBogged]),
    notes<number>(
      'wab-5.43',
      [({ models }) => models !== undefined],
      on('no-ranks-count', ranksCount),
    ),
    notes<number>(
      'wab-5.55',
      [({ width }) => width >= FULL_RANK],
      on('not-cavalry', ({ order }) => order === 'cavalry'),
    ),
  ],
};

export function totalOf(result: Result, who: Side, trace: Trace): number {
  const bonuses = unitBonuses(result, who, trace);
  const ranks = bonuses.map((one) => one.ranks).filter((bonus) => bonus > 0);
  const close = bonuses.filter((one) => one.close > 0).length;
  const square = isHedgehog(result[other(who)]);
  if (square && attacksElsewhere(result[who])) trace.step('wab-13.104/front', { who });
  const side = {
    ...asRiders(result[who]),
    ...(square && NO_FLANKS),
    who,
    facing: result[other(who)],
    doubts: result.readings,
    elephant: result.elephant,
  };
  const start = Math.max(0, ...ranks) + Math.min(1, close);
  return applyRows(BONUSES, { ...side, rankBonuses: ranks, close }, start, trace);
}

export const combatResult = defineQuery({
  id: 'wab/combat-result',
  fields: RESULT_FIELDS,
  answer: {
    ...alike(amount(), 'ownTotal', 'enemyTotal', 'wonBy'),
    winner: word(['own', 'enemy', 'draw'], 'draw'),
  },
  sample: { own: { wounds: 2, ranks: 2, standard: true }, enemy: { wounds: 3 } },
  start: {},
  run(input, trace) {
    const ownTotal = totalOf(input, 'own', trace);
    const enemyTotal = totalOf(input, 'enemy', trace);
    const wonBy = Math.abs(ownTotal - enemyTotal);
    const winner = wonBy === 0 ? 'draw' : ownTotal > enemyTotal ? 'own' : 'enemy';
    trace.decide('wab-5.39', { ownTotal, enemyTotal });
    return {
      answer: { ownTotal, enemyTotal, wonBy, winner },
      summary: { say: `combat-result/${winner}`, with: { wonBy, ownTotal, enemyTotal } },
    };
  },
});

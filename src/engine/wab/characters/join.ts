import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FAR, FASTEST, RIDES } from './fields.ts';

/** Inches from a skirmisher at which he joins (wab-9.11). */
const SKIRMISH_REACH = 2;
const MOST_WIDE = 40;
/** The worst save that a die can make. */
const WORST_SAVE = 6;

const JOIN_FIELDS = {
  rides: usual(RIDES),
  unitJoined: usual(
    choice(
      ['infantry', 'cavalry', 'skirmishers', 'skirmishing-cavalry', 'chariots', 'elephants'],
      'infantry',
    ),
  ),
  unitEngaged: flag(),
  frontRank: count(1, MOST_WIDE, 5),
  charactersInFront: count(0, MOST_WIDE, 0),
  ordinaryInFront: flag(true),
  distanceToUnit: measure(0, FAR, 0),
  characterMovement: measure(0, FASTEST, 4),
  movementSpent: measure(0, FASTEST, 0),
  unitMovement: measure(0, FASTEST, 4),
  unitMoved: flag(),
  mountedSave: optionalCount(2, WORST_SAVE),
  bardingCounts: flag(),
  supplementAllows: rare(flag()),
  alliance: rare(choice(['one-army', 'roman-to-allies', 'barbarian-to-romans'], 'one-army')),
  readings: rare(group(readings('R8'))),
};
type Join = Values<typeof JOIN_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Join>();

const joins =
  (...units: readonly Join['unitJoined'][]) =>
  ({ unitJoined }: Join) =>
    units.includes(unitJoined);
const skirmish = joins('skirmishers', 'skirmishing-cavalry');
const onFoot = ({ rides }: Join) => rides === 'foot';
const mounted = ({ rides }: Join) => rides === 'horse';
const inside = ({ distanceToUnit, readings: { R8 } }: Join) =>
  R8 === 'b' ? distanceToUnit < SKIRMISH_REACH : distanceToUnit <= SKIRMISH_REACH;
const lacksMount = ({ rides, unitJoined }: Join) =>
  unitJoined === 'chariots' ? rides !== 'chariot' : rides !== 'elephant';

const MAY: Table<Join, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-22.14/barbarian', [({ alliance }) => alliance === 'barbarian-to-romans']),
    notes('wab-22.14', [({ alliance }) => alliance === 'roman-to-allies']),
    bars(
      'wab-9.18',
      [],
      on('unit-is-free', ({ unitEngaged }: Join) => unitEngaged),
    ),
    bars('wab-9.12', [joins('cavalry', 'skirmishing-cavalry')], on('is-mounted', onFoot)),
    notes(
      'wab-9.13/supplement',
      [joins('chariots', 'elephants'), lacksMount, ({ supplementAllows }) => supplementAllows],
      { unless: ['wab-9.13'] },
    ),
    bars('wab-9.13', [joins('chariots', 'elephants')], on('rides-one', lacksMount)),
    bars(
      'wab-9.16',
      [not(skirmish)],
      on(
        'room-in-front',
        ({ charactersInFront, frontRank }) => 2 * (charactersInFront + 1) > frontRank,
      ),
      { with: ({ frontRank }) => ({ most: Math.floor(frontRank / 2) }) },
    ),
    bars(
      'wab-9.17/short',
      [],
      on('has-enough-movement', (one: Join) => one.movementSpent > one.characterMovement),
    ),
    bars(
      'wab-9.10/contact',
      [not(skirmish)],
      on('in-contact', ({ distanceToUnit }) => distanceToUnit > 0),
    ),
    bars('wab-9.11/far', [skirmish], on('near-enough', not(inside))),
    notes('wab-9.11', [skirmish, (_, may) => may]),
  ],
};

const leftOf = ({ characterMovement, movementSpent }: Join) => characterMovement - movementSpent;

/** How far the unit still goes this turn. */
const UNIT_LEFT: Table<Join, number> = {
  on: 'unitMoveLeft',
  rows: [
    sets('wab-9.17/moved', 0, [({ unitMoved }) => unitMoved], {
      with: (one) => ({ left: leftOf(one) }),
    }),
    sets('wab-9.17', (one, move) => Math.min(move, leftOf(one)), [({ unitMoved }) => !unitMoved], {
      with: (one, move) => ({ left: leftOf(one), move: Math.min(move, leftOf(one)) }),
    }),
  ],
};

const slower = ({ characterMovement, unitMovement }: Join) => characterMovement < unitMovement;

/** At which speed they move from then on. */
const SPEED: Table<Join, number> = {
  on: 'unitSpeed',
  rows: [
    notes<number>('wab-9.21', [not(onFoot)], on('fast-enough', slower)),
    sets(
      'wab-9.22',
      ({ characterMovement }) => characterMovement,
      [slower],
      on('is-mounted', onFoot),
      { with: ({ characterMovement }) => ({ speed: characterMovement }) },
    ),
    notes<number>('wab-9.20', [(one) => !(onFoot(one) && slower(one))], {
      with: (_, speed) => ({ speed }),
    }),
  ],
};

/** Skirmishers on foot are infantry too. */
const onFootThere = joins('infantry', 'skirmishers');
const dismounts = (one: Join) => mounted(one) && onFootThere(one);
const hasSave = ({ mountedSave }: Join) => mountedSave !== undefined;

const worse = { with: (_: Join, __: number, after: () => number) => ({ save: after() }) };

const SAVE: Table<Join, number> = {
  on: 'saveNeeded',
  rows: [
    notes<number>('wab-9.14', [mounted], on('stays-mounted', onFootThere)),
    adds('wab-9.15', 1, [hasSave], on('stays-mounted', dismounts), worse),
    adds(
      'wab-9.15',
      1,
      [dismounts, hasSave],
      on('no-barding', ({ bardingCounts }) => bardingCounts),
      {
        ...worse,
        say: 'wab-9.15/barding',
      },
    ),
  ],
};

export const joinUnit = defineQuery({
  id: 'wab/join-unit',
  fields: JOIN_FIELDS,
  answer: {
    allowed: yes(),
    joinsWhere: word(['front-rank', 'within-2-inches', 'nowhere'], 'nowhere'),
    displaced: word(['ordinary-to-the-rear', 'command-to-the-second', 'nobody'], 'nobody'),
    charactersMost: maybe(amount()),
    ...alike(amount(), 'unitMoveLeft', 'unitSpeed'),
    ...alike(yes(), 'restOfHisMoveLost', 'dismounts'),
    saveInUnit: maybe(amount()),
  },
  sample: { characterMovement: 6, movementSpent: 3 },
  start: {},
  check: problems(
    [
      'rides',
      'no-rule-for-riders',
      null,
      ({ rides, unitJoined }) =>
        (rides === 'chariot' && unitJoined !== 'chariots' && unitJoined !== 'elephants') ||
        (rides === 'elephant' && unitJoined !== 'elephants' && unitJoined !== 'chariots'),
    ],
    ['bardingCounts', 'has-no-horse', 'wab-9.15', (one) => one.bardingCounts && !mounted(one)],
    ['mountedSave', 'has-no-horse', 'wab-9.15', (one) => hasSave(one) && !mounted(one)],
    [
      'charactersInFront',
      'more-than-the-rank',
      'wab-9.16',
      ({ charactersInFront, frontRank }) => charactersInFront > frontRank,
    ],
  ),
  run(input, trace) {
    const charactersMost = skirmish(input) ? null : Math.floor(input.frontRank / 2);
    if (!applyRows(MAY, input, true, trace))
      return {
        answer: { charactersMost },
        summary: { say: 'join-unit/no', with: {} },
      };
    const loose = skirmish(input);
    const displaced = loose
      ? 'nobody'
      : input.ordinaryInFront
        ? 'ordinary-to-the-rear'
        : 'command-to-the-second';
    if (!loose) trace.step(`wab-9.10/${displaced}`);
    const unitMoveLeft = applyRows(UNIT_LEFT, input, input.unitMovement, trace);
    const unitSpeed = applyRows(SPEED, input, input.unitMovement, trace);
    const save = applyRows(SAVE, input, input.mountedSave ?? 0, trace);
    return {
      answer: {
        ...{ allowed: true, charactersMost, displaced, unitMoveLeft, unitSpeed },
        joinsWhere: loose ? 'within-2-inches' : 'front-rank',
        ...{ restOfHisMoveLost: input.unitMoved, dismounts: dismounts(input) },
        saveInUnit: hasSave(input) && save <= WORST_SAVE ? save : null,
      },
      summary: {
        say: `join-unit/${input.unitMoved ? 'moved' : 'yes'}`,
        with: { left: unitMoveLeft, speed: unitSpeed },
      },
    };
  },
});

import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHARGE_RATE, MOVEMENT } from '../charges/fields.ts';

const FAR = 120;
const MOST_ENEMIES = 12;
/** A march is twice as fast (wab-2.46). */
const MARCH_RATE = 2;
/** Inches that it keeps from an enemy whom it does not charge (wab-2.9). */
const APART = 1;

const FORCED_FIELDS = {
  forcedBy: usual(choice(['unruly-warband', 'frenzy'], 'unruly-warband')),
  movement: MOVEMENT,
  enemies: usual(
    groups(
      {
        away: requiredMeasure(0, FAR),
        seen: choice(['yes', 'past-own-skirmishers', 'no'], 'yes'),
        chargeFails: flag(),
      },
      MOST_ENEMIES,
    ),
  ),
  mayMarch: flag(true),
  stopsAfter: optionalMeasure(0, FAR),
  skirmishersOnWay: flag(),
  gaveGroundBefore: flag(),
  fearsEnemy: flag(),
  readings: rare(group(readings('R221', 'R311'))),
};
type Asked = Values<typeof FORCED_FIELDS>;
type Enemy = Asked['enemies'][number];

const raging = ({ forcedBy }: Asked) => forcedBy === 'frenzy';
const unruly = not(raging);
/** For an unruly warband its own skirmishers hide nobody (wab-13.12). */
const sees = (one: Asked, { seen }: Enemy) =>
  seen === 'yes' || (seen === 'past-own-skirmishers' && !raging(one));
const seenBy = (one: Asked) => one.enemies.filter((enemy) => sees(one, enemy));
const inReach = (one: Asked) =>
  seenBy(one).filter((enemy) => enemy.away <= CHARGE_RATE * one.movement && !enemy.chargeFails);
const nearest = (enemies: readonly Enemy[]) =>
  enemies.reduce<Enemy | undefined>(
    (best, one) => (best && best.away <= one.away ? best : one),
    undefined,
  );

const { allows, bars, notes } = rulesOf<Asked>();
const someInReach = on('nobody-in-reach', (one: Asked) => inReach(one).length > 0);

/** Whether it must charge. */
const MUST: Table<Asked, boolean> = {
  on: 'mustCharge',
  rows: [
    notes(
      'wab-13.12',
      [unruly],
      on('nobody-past-skirmishers', (one) =>
        one.enemies.some(({ seen }) => seen === 'past-own-skirmishers'),
      ),
      { say: 'wab-13.12/sees' },
    ),
    allows('wab-12.16', [raging], someInReach),
    allows('wab-13.9', [unruly], someInReach),
    notes(
      'wab-13.13',
      [unruly],
      on('gave-no-ground', ({ gaveGroundBefore }) => gaveGroundBefore),
      {
        unless: ['wab-6.65'],
      },
    ),
    bars('wab-6.65/charge', [({ gaveGroundBefore }) => gaveGroundBefore]),
  ],
};

interface Charging extends Asked {
  choices: number;
}
/** Whether its player says whom (R311). */
const CHOOSES: Table<Charging, boolean> = {
  on: 'mayChoose',
  rows: [
    rulesOf<Charging>().allows('wab-12.16/chooses', [
      raging,
      ({ choices }) => choices > 1,
      ({ readings: { R311 } }) => R311 === 'a',
    ]),
    rulesOf<Charging>().notes('wab-12.16/nearest', [
      raging,
      ({ choices }) => choices > 1,
      ({ readings: { R311 } }) => R311 === 'b',
    ]),
    rulesOf<Charging>().notes(
      'wab-13.9/next',
      [unruly],
      on('nobody-nearer', (one) => {
        const first = nearest(seenBy(one));
        return first !== undefined && first !== nearest(inReach(one));
      }),
    ),
  ],
};

/** Whether it advances instead. */
const ADVANCES: Table<Asked, boolean> = {
  on: 'mustAdvance',
  rows: [
    allows(
      'wab-13.10',
      [unruly, (one) => seenBy(one).length > 0],
      on('somebody-in-reach', not(someInReach)),
    ),
    notes('wab-13.10/nobody-seen', [unruly, (one) => seenBy(one).length === 0]),
  ],
};

interface Advancing extends Asked {
  gap: number;
}
const advances = rulesOf<Advancing>();
const stopped = ({ stopsAfter }: Advancing) => stopsAfter !== undefined;

/** The least that it must go. */
const LEAST: Table<Advancing, number> = {
  on: 'leastMove',
  rows: [
    advances.sets('wab-13.10/least', ({ movement, gap }) => Math.min(movement, gap), [], {
      with: (_, __, after) => ({ least: after() }),
    }),
    advances.notes<number>(
      'wab-13.12',
      [],
      on('no-skirmishers-on-its-way', ({ skirmishersOnWay }) => skirmishersOnWay),
    ),
    advances.sets(
      'wab-13.11',
      ({ stopsAfter = FAR }, least) => Math.min(stopsAfter, least),
      [],
      on('nothing-stops-it', stopped),
      { with: ({ stopsAfter = FAR }) => ({ inches: stopsAfter }) },
    ),
  ],
};

const mayMarch = (one: Advancing) => one.mayMarch || one.readings.R221 === 'b';

/** The most that it may. */
const MOST: Table<Advancing, number> = {
  on: 'mostMove',
  rows: [
    advances.sets(
      'wab-13.10/march',
      ({ movement, gap, stopsAfter = FAR }) => Math.min(MARCH_RATE * movement, gap, stopsAfter),
      [mayMarch],
      { with: (_, __, after) => ({ most: after() }) },
    ),
    advances.notes<number>('wab-13.10/no-march', [not(mayMarch)]),
    advances.notes<number>('wab-13.19', [], { say: 'wab-13.19/advance' }),
  ],
};

/** It goes towards the nearest enemy whom it sees. */
function advance(input: Asked, enemy: Enemy, trace: Trace) {
  const one = { ...input, gap: Math.max(0, enemy.away - APART) };
  const leastMove = applyRows(LEAST, one, 0, trace);
  const mostMove = applyRows(MOST, one, leastMove, trace);
  return {
    answer: {
      ...{ unitMust: 'advance' as const, mustAdvance: true, leastMove, mostMove },
      towards: input.enemies.indexOf(enemy) + 1,
    },
    summary: { say: 'forced-charge/advance', with: { least: leastMove, most: mostMove } },
  };
}

export const forcedCharge = defineQuery({
  id: 'wab/forced-charge',
  fields: FORCED_FIELDS,
  answer: {
    unitMust: word(['charge', 'advance', 'nothing'], 'nothing'),
    ...alike(yes(), 'mustCharge', 'mustAdvance', 'mayChoose', 'needsFearTest'),
    ...alike(amount(), 'enemiesInReach', 'chargeDistance'),
    towards: maybe(amount()),
    ...alike(maybe(amount()), 'leastMove', 'mostMove'),
  },
  sample: { movement: 5, enemies: [{ away: 8 }, { away: 14 }] },
  start: { movement: 4 },
  run(input, trace) {
    const reached = inReach(input);
    const chargeDistance = CHARGE_RATE * input.movement;
    trace.step('wab-3.3/distance', { movement: input.movement, chargeDistance });
    const known = { enemiesInReach: reached.length, chargeDistance };
    const mustCharge = applyRows(MUST, input, false, trace);
    const mustAdvance = applyRows(ADVANCES, input, false, trace);
    if (mustCharge) {
      const mayChoose = applyRows(CHOOSES, { ...input, choices: reached.length }, false, trace);
      if (input.fearsEnemy && !raging(input)) {
        trace.step('wab-20.11');
        trace.step('wab-12.6/test');
      }
      if (input.fearsEnemy && raging(input)) trace.step('wab-12.19/fear');
      const target = nearest(reached);
      return {
        answer: {
          ...{ ...known, unitMust: 'charge', mustCharge: true, mayChoose },
          needsFearTest: input.fearsEnemy && !raging(input),
          towards: mayChoose || !target ? null : input.enemies.indexOf(target) + 1,
        },
        summary: { say: mayChoose ? 'forced-charge/one-of' : 'forced-charge/charge', with: {} },
      };
    }
    const enemy = nearest(seenBy(input));
    if (!mustAdvance || !enemy)
      return { answer: known, summary: { say: 'forced-charge/nothing', with: {} } };
    const { answer, summary } = advance(input, enemy, trace);
    return { answer: { ...known, ...answer }, summary };
  },
});

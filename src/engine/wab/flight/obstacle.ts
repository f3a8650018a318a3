import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FASTEST } from './distances.ts';

const FAR = 120;
/** A charge goes so many times the movement factor (wab-3.3). */
const CHARGE = 2;

const OBSTACLE_FIELDS = {
  defenders: usual(choice(['infantry', 'cavalry', 'other'], 'infantry')),
  behindIt: usual(choice(['front-rank', 'another-rank', 'away-from-it'], 'front-rank')),
  side: usual(choice(['attacks', 'defends'], 'attacks')),
  charges: flag(true),
  movement: measure(1, FASTEST, 4),
  toObstacle: optionalMeasure(0, FAR),
  toEnemy: optionalMeasure(0, FAR),
  attackersWonRound: flag(),
};
type Obstacle = Values<typeof OBSTACLE_FIELDS>;
interface Fought extends Obstacle {
  defended: boolean;
}

const { allows, notes } = rulesOf<Obstacle>();
const ofFought = rulesOf<Fought>();

const byInfantry = ({ defenders }: Obstacle) => defenders === 'infantry';
const ofOtherRank = ({ behindIt }: Obstacle) => behindIt === 'another-rank';

const DEFENDED: Table<Obstacle, boolean> = {
  on: 'defended',
  rows: [
    notes('wab-6.80', [not(byInfantry)], { say: 'wab-6.80/not-infantry' }),
    notes('wab-6.80', [byInfantry, ofOtherRank], { say: 'wab-6.80/not-its-front' }),
    allows(
      'wab-6.80',
      [byInfantry, not(ofOtherRank)],
      on('not-at-it', ({ behindIt }) => behindIt === 'front-rank'),
    ),
  ],
};

const attacks = ({ side }: Obstacle) => side === 'attacks';
const isDefended = ({ defended }: Fought) => defended;
const reaches = ({ toEnemy, movement }: Obstacle) =>
  toEnemy === undefined || toEnemy <= CHARGE * movement;

const MAY: Table<Fought, boolean> = {
  on: 'allowed',
  rows: [
    ofFought.notes('wab-2.44', [not(isDefended), attacks], { say: 'wab-2.44/undefended' }),
    ofFought.bars(
      'wab-6.81',
      [isDefended, attacks, ({ charges }) => charges],
      on('reaches-the-enemy', not(reaches)),
      { say: 'wab-6.81/too-short', with: ({ movement }) => ({ reach: CHARGE * movement }) },
    ),
    ofFought.notes('wab-6.81', [isDefended, attacks, ({ charges }) => charges, reaches]),
  ],
};

const BONUSES: Table<Fought, boolean> = {
  on: 'chargeBonuses',
  rows: [
    ofFought.bars('wab-6.82', [attacks, ({ charges }) => charges], on('not-defended', isDefended)),
  ],
};

const TO_HIT: Table<Fought, number> = {
  on: 'toHit',
  rows: [
    ofFought.adds(
      'wab-6.83',
      -1,
      [isDefended, attacks],
      on('attackers-have-won', ({ attackersWonRound }) => !attackersWonRound),
    ),
  ],
};

const FORMATION: Table<Fought, boolean> = {
  on: 'rankAndCloseOrder',
  rows: [ofFought.bars('wab-6.84', [isDefended])],
};

export const defendedObstacle = defineQuery({
  id: 'wab/defended-obstacle',
  fields: OBSTACLE_FIELDS,
  answer: {
    allowed: yes(),
    defended: yes(),
    chargersFirst: yes(),
    ...alike(yes(), 'chargeBonuses', 'rankAndCloseOrder', 'mayStayInPlace'),
    toHit: amount(),
    mustReach: maybe(amount()),
  },
  sample: { side: 'attacks', movement: 4, toEnemy: 7 },
  start: {},
  check: problems([
    'toObstacle',
    'obstacle-in-between',
    'wab-6.81',
    ({ toObstacle, toEnemy }) =>
      toObstacle !== undefined && toEnemy !== undefined && toObstacle > toEnemy,
  ]),
  run(input, trace) {
    const defended = applyRows(DEFENDED, input, false, trace);
    const fought = { ...input, defended };
    if (!applyRows(MAY, fought, true, trace))
      return {
        answer: { defended, mustReach: input.toEnemy ?? null },
        summary: { say: 'defended-obstacle/too-short', with: {} },
      };
    const isCharge = attacks(input) && input.charges;
    const chargeBonuses = applyRows(BONUSES, fought, isCharge, trace);
    const toHit = applyRows(TO_HIT, fought, 0, trace);
    const rankAndCloseOrder = applyRows(FORMATION, fought, true, trace);
    return {
      answer: {
        ...{ allowed: true, defended, chargersFirst: isCharge, chargeBonuses, toHit },
        ...{ rankAndCloseOrder, mayStayInPlace: defended && !attacks(input) },
        mustReach: isCharge ? (input.toEnemy ?? null) : null,
      },
      summary: {
        say: `defended-obstacle/${defended ? input.side : 'undefended'}`,
        with: { toHit },
      },
    };
  },
});

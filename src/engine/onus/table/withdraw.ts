import { alike, amount, many, part, text, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import { moved, straight } from '../../plane/moves.ts';
import { DEGREE, inCm, inMm } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { refuse } from '../../plane/table/refusals.ts';
import { metBy, obstacles, openDirections, room } from './body.ts';
import { type Engagement, engagementsOf, touches } from './engaged.ts';
import { checkUnit, unitOf } from './fields.ts';
import { ofUd, type TableState, type TableUnit } from './state.ts';

const MOST_UD = 20;
const BACK = 1800;
/** A withdrawal is half the movement at most (onus-7.106). */
const HALF = 2;

/** Units in the way straight back: a withdrawal passes through none (onus-7.107). */
function inTheWay(state: TableState, unit: TableUnit, ud: number): string[] {
  const motion = straight(BACK, ofUd(ud));
  const met = metBy(unit, motion, obstacles(state, unit), state);
  return [...met].flatMap(([name, { close }]) => (close ? [] : [name]));
}

/** Whether an enemy is not before the front of a unit; his markers may lie at its other sides (onus-7.108). */
const isElsewhere = (state: TableState, unit: TableUnit, { other }: Engagement) =>
  touches(state, unit, other).every(({ own }) => own !== 'front');

function mayWithdraw(
  state: TableState,
  unit: TableUnit,
  ud: number,
  pairs: readonly Engagement[],
  trace: Trace,
): boolean {
  const across = inTheWay(state, unit, ud);
  const end = moved(unit, straight(BACK, ofUd(ud)));
  const beyond = -room(end, state);
  const most = unit.movement / HALF;
  return !refuse({ unit: unit.name, ud }, trace, [
    [!unit.active, 'onus-7.89/idle'],
    [unit.formation === 'square', 'onus-8.18/withdraws'],
    [pairs.length === 0, 'onus-7.106/free'],
    [pairs.length > 0 && openDirections(state, unit).length === 0, 'onus-7.90/table'],
    [pairs.some((pair) => isElsewhere(state, unit, pair)), 'onus-7.108/table'],
    [ud > most, 'onus-7.106/too-far', { most }],
    [across.length > 0, 'onus-7.107/table', { others: across }],
    [beyond > 0, 'onus-7.185/table', { mm: inMm(beyond) }],
  ]);
}

/** What each enemy may do (onus-7.110, onus-7.111), and how far short he falls (onus-7.112). */
const toldEnemy = (state: TableState, unit: TableUnit, ud: number, other: TableUnit) => {
  const elsewhere = engagementsOf(state, other).some((one) => one.other.name !== unit.name);
  return {
    enemyName: other.name,
    mayFollow: !elsewhere,
    keepsContact: !elsewhere && other.movement >= ud,
    gap: elsewhere ? ud : Math.max(0, Math.round((ud - other.movement) * 100) / 100),
  };
};

type Enemy = ReturnType<typeof toldEnemy>;
const { notes } = rulesOf<Enemy>(({ enemyName, gap }) => ({ other: enemyName, ud: gap }));
const mayFollow = (enemy: Enemy) => enemy.mayFollow;
const keepsContact = (enemy: Enemy) => enemy.keepsContact;
const FOLLOWS: Table<Enemy, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.111/elsewhere', [not(mayFollow)]),
    notes('onus-7.111/follows', [keepsContact]),
    notes('onus-7.112/table', [mayFollow, not(keepsContact)]),
  ],
};

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'mostBackward', 'backward', 'endX', 'endY', 'endHeading'),
  enemiesInContact: many(
    part({ enemyName: text(), mayFollow: yes(), keepsContact: yes(), gap: amount() }),
  ),
};

export const tableWithdraw = defineQuery({
  id: 'onus/table-withdraw',
  fields: { position: POSITION, unitName: UNIT_NAME, backUd: optionalMeasure(0, MOST_UD) },
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-50-54-active_top_X-50-50', unitName: 'A' },
  sample: { position: 'onus1_bottom_A-50-54-active-m5_top_X-50-50-m2', unitName: 'A' },
  check: checkUnit,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const ud = input.backUd ?? unit.movement / HALF;
    const pairs = engagementsOf(state, unit);
    const allowed = mayWithdraw(state, unit, ud, pairs, trace);
    const end = moved(unit, straight(BACK, ofUd(ud)));
    const enemies = allowed ? pairs.map(({ other }) => toldEnemy(state, unit, ud, other)) : [];
    if (allowed) trace.step('onus-7.106/table', { unit: unit.name, ud });
    for (const enemy of enemies) applyRows(FOLLOWS, enemy, true, trace);
    return {
      answer: {
        allowed,
        mostBackward: unit.movement / HALF,
        backward: ud,
        endX: inCm(end.x),
        endY: inCm(end.y),
        endHeading: end.heading / DEGREE,
        enemiesInContact: enemies,
      },
      summary: {
        say: `table-withdraw/${allowed ? 'yes' : 'no'}`,
        with: { unit: unit.name, ud },
      },
    };
  },
});

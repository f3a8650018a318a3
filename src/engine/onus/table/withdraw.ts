import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { optionalMeasure } from '../../core/schema.ts';
import { moved, straight } from '../../plane/moves.ts';
import { openDirections } from './blocked.ts';
import { body, withinTable } from './body.ts';
import { type Engagement, engagementsOf, touches } from './engaged.ts';
import { checkUnit, POSITION, UNIT_NAME, unitOf } from './fields.ts';
import { DEGREE, inCm, inMm, ofUd } from './sizes.ts';
import type { TableState, TableUnit } from './state.ts';
import { metBy, obstacles } from './way.ts';

const MOST_UD = 20;
const BACK = 1800;
/** A withdrawal is half the movement at most (onus-7.106). */
const HALF = 2;

type Refusal = readonly [
  holds: boolean,
  clause: Parameters<Trace['step']>[0],
  say: string,
  values?: Parameters<Trace['step']>[1],
];

/** Units in the way straight back: a withdrawal passes through none (onus-7.107). */
function inTheWay(state: TableState, unit: TableUnit, ud: number): string[] {
  const motion = straight(BACK, ofUd(ud));
  const met = metBy(unit, motion, obstacles(state, unit), state.marker);
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
  const beyond = Math.min(...body(end, state.marker).map((part) => withinTable(part, state)));
  const most = unit.movement / HALF;
  const refusals: Refusal[] = [
    [!unit.active, 'onus-7.89', 'idle'],
    [unit.formation === 'square', 'onus-8.18', 'withdraws'],
    [pairs.length === 0, 'onus-7.106', 'free'],
    [pairs.length > 0 && openDirections(state, unit).length === 0, 'onus-7.90', 'table'],
    [pairs.some((pair) => isElsewhere(state, unit, pair)), 'onus-7.108', 'table'],
    [ud > most, 'onus-7.106', 'too-far', { most }],
    [across.length > 0, 'onus-7.107', 'table', { others: across }],
    [beyond < 0, 'onus-7.185', 'table', { mm: inMm(-beyond) }],
  ];
  let may = true;
  for (const [holds, clause, say, values] of refusals)
    if (holds) {
      const effect = { on: 'allowed', from: may, to: false };
      trace.step(clause, { unit: unit.name, ud, ...values }, effect, `${clause}/${say}`);
      may = false;
    }
  return may;
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

export const tableWithdraw = looseQuery({
  id: 'onus/table-withdraw',
  fields: { position: POSITION, unitName: UNIT_NAME, backUd: optionalMeasure(0, MOST_UD) },
  sample: { position: 'onus1_bottom_A-50-54-active-m5_top_X-50-50-m2', unitName: 'A' },
  check: checkUnit,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const ud = input.backUd ?? unit.movement / HALF;
    const pairs = engagementsOf(state, unit);
    const allowed = mayWithdraw(state, unit, ud, pairs, trace);
    const end = moved(unit, straight(BACK, ofUd(ud)));
    const enemies = allowed ? pairs.map(({ other }) => toldEnemy(state, unit, ud, other)) : [];
    if (allowed) {
      trace.step('onus-7.106/table', { unit: unit.name, ud });
      for (const { enemyName, mayFollow, keepsContact, gap } of enemies) {
        const [clause, say] = !mayFollow
          ? (['onus-7.111', 'elsewhere'] as const)
          : keepsContact
            ? (['onus-7.111', 'follows'] as const)
            : (['onus-7.112', 'table'] as const);
        trace.step(clause, { other: enemyName, ud: gap }, null, `${clause}/${say}`);
      }
    }
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

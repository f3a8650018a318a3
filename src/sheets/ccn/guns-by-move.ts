import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { answerTo, type Cell, type Part, proofsOf, type Row, value } from '../sheet.ts';
import { mayFire, mayMelee } from './proofs.ts';

const MOVES = [0, 1, 2];
/** Farther than any gun fires. */
const FARTHEST = 6;

const fires = (gun: object, distance: number) => mayFire(gun, {}, { distance });
const may = (asked: ReturnType<typeof fires>) => answerTo<{ allowed: boolean }>(asked).allowed;

/** How far it fires after such a move, if it may; where it may, it may also fight in melee. */
function cellOf(gun: object): Cell {
  let range = FARTHEST;
  while (range > 1 && !may(fires(gun, range))) range -= 1;
  const allowed = range > 1;
  const proofs = [
    mayMelee(gun, { unit: 'line' }, { allowed }),
    ...(allowed
      ? [mayFire(gun, { allowed }, { distance: range })]
      : [mayFire(gun, { allowed }, { distance: 2 })]),
    mayFire(gun, { allowed: false }, { distance: range + 1 }),
  ];
  return allowed ? [value(range, [], ...proofs)] : [{ say: 'combat/no', proofs }];
}

function row(say: string, clauses: readonly ClauseId[], gun: object): Row {
  const cells = MOVES.map((moved) => cellOf({ ...gun, moved }));
  return { name: { say: `combat/${say}`, clauses, proofs: proofsOf(cells) }, cells };
}

/** Range of artillery after a move; where it has one, it may fight in melee as well. */
export const GUNS_BY_MOVE: Part = {
  title: 'combat/guns',
  table: {
    columns: [
      { name: 'combat/range-after', holds: 'sentences' },
      ...MOVES.map((hexes) => ({
        name: 'value',
        with: { value: hexes },
        holds: 'figures' as const,
      })),
    ],
    groups: [
      {
        rows: [
          row('foot', ['ccn-5.86', 'ccn-5.101', 'ccn-5.134'], {
            unit: 'foot-artillery',
            blocks: 3,
          }),
          row('horse', ['ccn-5.87', 'ccn-5.103', 'ccn-5.104', 'ccn-5.139'], {
            unit: 'horse-artillery',
            blocks: 3,
          }),
          row('horse-last', ['ccn-5.105', 'ccn-5.140'], { unit: 'horse-artillery', blocks: 1 }),
        ],
      },
    ],
  },
};

import type { Table } from '../../../core/rows.ts';
import { SECTIONS } from '../../../hexes/hex.ts';
import { MAY_CHOOSE } from '../../cards/short-supply.ts';
import { DECK, DECK_CARDS, type DeckCard, PLACES } from '../../cards.ts';
import { MAY_FIGHT } from '../../combat/may-fight.ts';
import { FACES } from '../../faces.ts';
import { MAY_AGAIN } from '../../melee/bonus.ts';
import { MAY_MELEE } from '../../melee/may-melee.ts';
import { BONUS, FURTHER, MAY_ADVANCE } from '../../melee/victory.ts';
import { HEXES_ENTERED } from '../../movement/path-rows.ts';
import { MAY_MOVE } from '../../movement/rows.ts';
import { mayOrderTable } from '../../orders/may-order-rows.ts';
import { MAY_FIRE } from '../../ranged/shot.ts';
import { MAY_GO } from '../../retreat/next-hex.ts';
import { MAY_COMBINE } from '../../tactics/combined-rows.ts';
import { MAY_FORM } from '../../tactics/form-square.ts';
import { MAY_JOIN } from '../../tactics/guns.ts';
import { MAY_RETIRE, WAY } from '../../tactics/retire-rows.ts';
import { TERRAINS } from '../../terrain.ts';
import { COMBATANTS } from '../../units.ts';

/** What the rows of a table say that can forbid something. */
const forbidding = ({ rows }: Pick<Table<never, boolean>, 'rows'>) =>
  rows.flatMap(({ apply, say, clause }) => (apply ? [say ?? clause] : []));

const orders = DECK_CARDS.flatMap((key: DeckCard) =>
  forbidding(mayOrderTable({ ...DECK[key], key })),
);

/** Steps that stand in no table: a move that is too long, and rolls for which no die is left. */
const ELSEWHERE = [
  ...['too-far', 'ccn-5.143/none'],
  ...['ccn-1.3/no-dice', 'ccn-5.95/none', 'ccn-5.99/none', 'ccn-5.106/none'],
];

/** Of all that the engine may say, what a whole game needs beside its own sentences. */
export const VOCABULARY = {
  steps: [
    ...[MAY_MOVE, HEXES_ENTERED, MAY_MELEE, MAY_AGAIN, { rows: MAY_FIGHT }].flatMap(forbidding),
    ...[MAY_FIRE, MAY_COMBINE, MAY_JOIN, MAY_FORM, MAY_RETIRE, WAY, MAY_GO].flatMap(forbidding),
    ...[MAY_CHOOSE, MAY_ADVANCE, FURTHER, BONUS].flatMap(forbidding),
    ...new Set(orders),
    ...ELSEWHERE,
  ],
  words: [...COMBATANTS, ...TERRAINS, ...FACES, ...DECK_CARDS, ...SECTIONS, ...PLACES],
} as const;

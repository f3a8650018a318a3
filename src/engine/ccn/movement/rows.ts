import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import {
  byLeader,
  byUnit,
  cardIs,
  entered,
  lacksOrder,
  leaderLeaves,
  leaderPart,
  type Move,
  moves,
  ordersLeaders,
} from './move.ts';

const { bars, notes } = rulesOf<Move>(({ unit, hexes }) => ({ unit, hexes }));

const earlier =
  (...some: Move['earlierMove'][]) =>
  ({ earlierMove }: Move) =>
    some.includes(earlierMove);
const movedBefore = not(earlier('none'));
/** A leader and his unit part, whichever of them is asked about. */
const part = ({ detaches }: Move) => detaches;
const detaches = all<Move>(byLeader, part);
const inSquare = ({ inSquare: formed }: Move) => formed;
const stays = on(
  'leaves-square',
  not(({ leavesSquare }: Move) => leavesSquare),
);
const lacks = (key: Key) => (move: Move) => lacksOrder(move) === key;
const ordered = (move: Move) => lacksOrder(move) === null;
const joins = ({ unit, hexes, path }: Move) =>
  unit === 'leader' && ['friend', 'ally'].includes(path[hexes - 1]?.holds ?? '');
const meetsFriend = (move: Move) =>
  byLeader(move) && entered(move).some(({ holds }) => holds === 'friend' || holds === 'ally');
const joined =
  (...some: Move['joinedUnit'][]) =>
  ({ joinedUnit }: Move) =>
    some.includes(joinedUnit);

/** The move as a whole: order, card, leader and the edges of the board. */
export const MAY_MOVE: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-5.13/move', [moves, not(({ ordered }) => ordered)]),
    bars(
      'ccn-8.76/move',
      [moves, cardIs('short-supply')],
      on('reading-r81-b', ({ readings }) => readings.R81 === 'a'),
    ),
    notes('ccn-5.34', [not(moves)]),
    notes('ccn-5.32', [moves, movedBefore]),
    bars('ccn-5.35', [moves, earlier('interrupted')]),
    bars(
      'ccn-5.35/other',
      [moves, earlier('others', 'unfinished')],
      on('others-finished', earlier('unfinished')),
    ),
    bars('ccn-5.33', [moves, movedBefore], on('others-moved', earlier('interrupted', 'finished'))),
    bars('ccn-5.41', [byUnit, ({ splits }) => splits]),
    bars('ccn-5.42', [byUnit, ({ combines }) => combines]),
    notes('ccn-5.39', [({ crossesSection }) => crossesSection]),
    bars('ccn-6.13/move', [moves, byUnit, inSquare], stays),
    bars('ccn-8.70/move', [inSquare, cardIs('grande-manoeuvre')]),
    notes('ccn-5.15/goes', [moves, leaderPart('goes')]),
    notes('ccn-5.16/goes', [moves, leaderPart('goes')]),
    bars('ccn-5.15/stays', [moves, leaderPart('stays')]),
    notes('ccn-5.61', [leaderLeaves, ordersLeaders, ordered]),
    bars('ccn-8.65/leaves', [moves, lacks('ccn-8.65/leaves')]),
    bars('ccn-8.67/joined', [moves, lacks('ccn-8.67/joined')]),
    bars('ccn-5.63/unit', [leaderPart('joined')], on('stays-there', moves)),
    notes('ccn-5.65/unit', [leaderPart('joined'), ordered, not(cardIs('grande-manoeuvre'))]),
    notes('ccn-5.60', [detaches, ordersLeaders]),
    bars('ccn-5.60/card', [part, not(ordersLeaders)]),
    notes('ccn-5.61/orders', [detaches, ({ formerUnitOrdered }) => formerUnitOrdered]),
    notes('ccn-5.64/additional', [part, inSquare, ({ leavesSquare }) => leavesSquare]),
    bars('ccn-5.64/move', [part, inSquare], stays),
    notes('ccn-5.62', [meetsFriend], on('passes-through', joins)),
    notes('ccn-5.63', [joins]),
    notes('ccn-8.71/joined', [joins, joined('ordered', 'moved'), cardIs('grande-manoeuvre')], {
      unless: ['ccn-5.65'],
    }),
    notes('ccn-5.65', [joins], on('joined-unit-unordered', joined('ordered', 'moved'))),
    notes('ccn-5.250/moved', [joins, joined('moved')]),
    notes('ccn-5.250/unmoved', [joins, joined('ordered')]),
    bars(
      'ccn-5.40',
      [({ leavesBoard }) => leavesBoard],
      on(
        'scenario-allows',
        not(({ exitAllowed }) => exitAllowed),
      ),
    ),
  ],
};

import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { DECK } from '../cards.ts';
import { CARDS } from '../fighting-cards.ts';
import { TERRAINS } from '../terrain.ts';
import { COMBATANTS, isInfantry, isUnit } from '../units.ts';
import { fightAfter, maxToFight } from './after-move.ts';
import { maxHexes, tooFar } from './how-far.ts';
import {
  EARLIER_MOVES,
  entered,
  HOLDERS,
  JOINED_UNITS,
  LEADER_PARTS,
  lacksOrder,
  leaderLeaves,
  leaderPart,
  MOVE_READINGS,
  type Move,
  ordersLeaders,
  type PathHex,
} from './move.ts';
import { HEXES_ENTERED, type Spot, stopsMove } from './path-rows.ts';
import { MAY_MOVE } from './rows.ts';

const HEX = group({
  ground: choice(TERRAINS, 'clear'),
  acrossFieldworks: rare(flag()),
  occupant: choice(HOLDERS, 'empty'),
});

const MOVE_FIELDS = {
  unit: requiredChoice(COMBATANTS),
  hexes: optionalCount(0, 12),
  card: choice(CARDS, 'none'),
  hex1: HEX,
  hex2: HEX,
  hex3: HEX,
  hex4: HEX,
  leader: flag(),
  leaderDoes: rare(choice(LEADER_PARTS, 'goes')),
  ordered: flag(true),
  earlierMove: rare(choice(EARLIER_MOVES, 'none')),
  blocks: rare(optionalCount(1, 8)),
  nationalMove: rare(count(-3, 3, 0)),
  inSquare: rare(flag()),
  leavesSquare: rare(flag()),
  detaches: rare(flag()),
  formerUnitOrdered: rare(flag()),
  joinedUnit: rare(choice(JOINED_UNITS, 'unordered')),
  splits: rare(flag()),
  combines: rare(flag()),
  crossesSection: rare(flag()),
  leavesBoard: rare(flag()),
  exitAllowed: rare(flag()),
  readings: rare(group(MOVE_READINGS)),
};

type MoveInput = Values<typeof MOVE_FIELDS>;

const hexesOf = ({ hex1, hex2, hex3, hex4 }: MoveInput): PathHex[] =>
  [hex1, hex2, hex3, hex4].map(({ occupant, ...hex }) => ({ ...hex, holds: occupant }));

/** The last hex of the path that was described as something other than clear, open and empty. */
const described = (input: MoveInput) =>
  hexesOf(input).findLastIndex(
    ({ ground, acrossFieldworks, holds }) =>
      ground !== 'clear' || acrossFieldworks || holds !== 'empty',
  ) + 1;

const moveOf = (input: MoveInput): Move => ({
  ...input,
  hexes: input.hexes ?? Math.max(1, described(input) + Number(input.leavesBoard)),
  path: hexesOf(input),
});

/** Whatever is described beyond the end of the move. */
function beyondPath(input: MoveInput): Violation[] {
  const { hexes } = moveOf(input);
  const last = described(input);
  if (last + Number(input.leavesBoard) <= hexes) return [];
  const field = last ? `hex${last}` : 'leavesBoard';
  return [{ field, problem: 'hex-beyond-path', with: { hexes } }];
}

/** A leader who moves on his own is; of who may leave his unit the rules tell. */
const orderedBy = (input: MoveInput) =>
  isUnit(input.unit) || input.detaches || ordersLeaders(input);

const isLeader = ({ unit }: MoveInput) => unit === 'leader';
const withUnit = ({ unit }: MoveInput) => ({ unit });
const checkMove = problems<MoveInput>(
  beyondPath,
  [
    'card',
    'card-orders-others',
    ({ card }) => (card === 'none' ? null : DECK[card].clause),
    (input) => !orderedBy(input),
    ({ unit, card }) => ({ unit, card }),
  ],
  ['leader', 'leader-is-no-unit', 'ccn-2.15', (input) => isLeader(input) && input.leader],
  [
    'leaderDoes',
    'no-leader-attached',
    'ccn-5.15',
    ({ leader, leaderDoes }) => !leader && leaderDoes !== 'goes',
  ],
  [
    'detaches',
    'no-leader-attached',
    'ccn-5.60',
    (input) => !isLeader(input) && !input.leader && input.detaches,
  ],
  [
    'detaches',
    'detaches-alone',
    'ccn-5.61',
    ({ leaderDoes, detaches }) => detaches && leaderDoes !== 'goes',
  ],
  [
    'formerUnitOrdered',
    'only-a-leader-leaves',
    'ccn-5.60',
    (input) => !isLeader(input) && input.formerUnitOrdered,
    withUnit,
  ],
  [
    'formerUnitOrdered',
    'ordered-while-led',
    'ccn-8.65',
    ({ card, formerUnitOrdered }) => card === 'leadership' && formerUnitOrdered,
  ],
  [
    'joinedUnit',
    'joined-unit-not-ordered',
    'ccn-8.67',
    ({ card, joinedUnit }) => card === 'leadership' && joinedUnit !== 'unordered',
  ],
  [
    'inSquare',
    'no-infantry-in-square',
    'ccn-6.13',
    (input) => input.inSquare && !isInfantry(input.unit) && !(input.detaches && isLeader(input)),
    withUnit,
  ],
);

const ANSWER = {
  allowed: yes(),
  maxHexes: amount(),
  maxToFight: maybe(amount()),
  maxOnPath: amount(),
  mustStopAt: maybe(amount()),
  leaderGoesAlong: yes(),
  leaderJoins: yes(),
  joinedUnitMayMove: maybe(yes()),
  joinedUnitMayFight: maybe(yes()),
  ordersUsed: amount(),
  mayFightAfter: yes(),
  mayFireAfter: yes(),
  mayMeleeAfter: yes(),
};

/** May the move be made as declared? Records why, hex by hex. */
export function moveAllowed(move: Move, trace: Trace): boolean {
  const free = applyRows(MAY_MOVE, move, true, trace);
  const far = move.hexes > 0 && tooFar(move, trace);
  const through = entered(move).reduce((may, hex, i) => {
    const spot = { ...hex, move, at: i + 1, last: i + 1 === move.hexes };
    return applyRows<Spot, boolean>(HEXES_ENTERED, spot, may, trace);
  }, true);
  return free && through && !far;
}

/** The most hexes of this path that may be moved, if all else stays as declared. */
function mostOfPath(move: Move): number {
  let hexes = move.hexes;
  const shorter = () => ({ ...move, hexes, leavesBoard: move.leavesBoard && hexes === move.hexes });
  while (hexes > 0 && !moveAllowed(shorter(), new Trace())) hexes -= 1;
  return hexes;
}

/** Who is with whom when the move is over. */
function company(move: Move, allowed: boolean) {
  const holds = entered(move).at(-1)?.holds ?? 'empty';
  const joins = allowed && move.unit === 'leader' && ['friend', 'ally'].includes(holds);
  const meets = allowed && move.unit !== 'leader' && holds === 'friendly-leader';
  return {
    leaderGoesAlong: allowed && move.hexes > 0 && leaderPart('goes')(move),
    leaderJoins: joins || meets,
    joinedUnitMayMove: joins ? false : null,
    joinedUnitMayFight: joins
      ? move.joinedUnit !== 'unordered' && move.card !== 'grande-manoeuvre'
      : null,
  };
}

/** Those of who moves, and of the unit and leader who part. */
function ordersUsed(move: Move): number {
  const parts = leaderLeaves(move) && ordersLeaders(move);
  return move.ordered ? Number(!lacksOrder(move)) + Number(move.formerUnitOrdered || parts) : 0;
}

export const mayMove = defineQuery({
  id: 'ccn/may-move',
  fields: MOVE_FIELDS,
  answer: ANSWER,
  sample: { unit: 'light-cavalry', hexes: 3, hex2: { ground: 'forest' } },
  check: checkMove,
  run(input, trace) {
    const move = moveOf(input);
    const { unit, hexes } = move;
    const allowed = moveAllowed(move, trace);
    const stays = allowed && !move.leavesBoard && isUnit(unit);
    const fight = stays ? fightAfter(move, trace) : { mayFightAfter: false };
    const stops = (hex: PathHex) =>
      stopsMove(hex) || (isUnit(unit) && hex.holds === 'friendly-leader');
    const maxOnPath = allowed ? hexes : mostOfPath(move);
    return {
      answer: {
        allowed,
        maxHexes: maxHexes(move, new Trace()),
        maxToFight: isUnit(unit) && !lacksOrder(move) ? maxToFight(move) : null,
        maxOnPath,
        mustStopAt: entered(move).findIndex(stops) + 1 || null,
        ...company(move, allowed),
        ordersUsed: ordersUsed(move),
        ...fight,
      },
      summary: {
        say: `may-move/${allowed ? howItEnds(move, fight.mayFightAfter) : 'no'}`,
        with: { unit, hexes, most: maxOnPath },
      },
    };
  },
});

function howItEnds({ leavesBoard, hexes }: Move, mayFightAfter: boolean) {
  if (leavesBoard) return 'leaves';
  if (hexes === 0) return mayFightAfter ? 'stays-fight' : 'stays';
  return mayFightAfter ? 'fight' : 'yes';
}

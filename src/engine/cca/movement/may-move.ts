import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { COMMAND_FIELDS } from '../orders/council.ts';
import { EXITS } from '../scenarios/scenarios.ts';
import { GROUNDS } from '../terrain.ts';
import { COMBATANTS } from '../units.ts';
import { type Battle, battleAfter } from './after-move.ts';
import {
  COMPANIONS,
  EARLIER_MOVES,
  EDGES,
  entered,
  exits,
  HOLDERS,
  MOVE_READINGS,
  type Move,
  mustStop,
  ORDERED_BY,
  ordersOf,
  ordersOn,
  type PathHex,
} from './move.ts';
import { maxHexes, moveAllowed } from './movement.ts';

const HEX = group({
  ground: choice(GROUNDS, 'clear'),
  acrossRampart: rare(flag()),
  occupant: choice(HOLDERS, 'empty'),
});

const MOVE_FIELDS = {
  unit: requiredChoice(COMBATANTS),
  hexes: optionalCount(0, 12),
  orderedBy: choice(ORDERED_BY, 'section'),
  hex1: HEX,
  hex2: HEX,
  hex3: HEX,
  hex4: HEX,
  enemiesAtEnd: count(0, 6, 0),
  attachedLeader: choice(COMPANIONS, 'none'),
  ordered: flag(true),
  earlierMove: rare(choice(EARLIER_MOVES, 'none')),
  battleBegun: rare(flag()),
  splits: rare(flag()),
  combines: rare(flag()),
  crossesSection: rare(flag()),
  detaches: rare(flag()),
  formerUnitOrdered: rare(flag()),
  command: rare(COMMAND_FIELDS.command),
  ordersGiven: rare(count(0, 12, 0)),
  leavesOver: rare(choice(EDGES, 'none')),
  exitFrom: rare(choice(EXITS, 'centre')),
  scenario: COMMAND_FIELDS.scenario,
  army: COMMAND_FIELDS.army,
  readings: rare(group(MOVE_READINGS)),
};

type MoveInput = Values<typeof MOVE_FIELDS>;

const hexesOf = ({ hex1, hex2, hex3, hex4 }: MoveInput): PathHex[] =>
  [hex1, hex2, hex3, hex4].map(({ occupant, ...hex }) => ({ ...hex, holds: occupant }));

/** The last hex of the path that was described as something other than clear, open and empty. */
const described = (input: MoveInput) =>
  hexesOf(input).findLastIndex(
    ({ ground, acrossRampart, holds }) => ground !== 'clear' || acrossRampart || holds !== 'empty',
  ) + 1;

const leaving = ({ leavesOver }: MoveInput) => (leavesOver === 'none' ? 0 : 1);

const moveOf = (input: MoveInput): Move => ({
  ...input,
  hexes: input.hexes ?? Math.max(1, described(input) + leaving(input)),
  path: hexesOf(input),
});

/** Whatever is described beyond the end of the move. */
function beyondPath(input: MoveInput): Violation[] {
  const { hexes } = moveOf(input);
  const last = described(input);
  if (last + leaving(input) <= hexes) return [];
  return [
    { field: last ? `hex${last}` : 'leavesOver', problem: 'hex-beyond-path', with: { hexes } },
  ];
}

const name = ({ unit }: MoveInput) => ({ unit });
const checkMove = problems<MoveInput>(
  beyondPath,
  [
    'attachedLeader',
    'leader-without-unit',
    'cca-8.33',
    ({ unit, attachedLeader }) => unit === 'LD' && attachedLeader !== 'none',
  ],
  [
    'detaches',
    'only-a-leader-leaves',
    'cca-8.35',
    ({ unit, detaches }) => unit !== 'LD' && detaches,
    name,
  ],
  [
    'formerUnitOrdered',
    'only-a-leader-leaves',
    'cca-8.35',
    ({ unit, detaches, formerUnitOrdered }) => unit !== 'LD' && !detaches && formerUnitOrdered,
    name,
  ],
);

const ANSWER = {
  allowed: yes(),
  maxHexes: amount(),
  maxOnPath: amount(),
  mustStopAt: maybe(amount()),
  leaderGoesAlong: yes(),
  joinsUnit: yes(),
  joinedUnitOrdered: yes(),
  ordersUsed: amount(),
  ordersLeft: maybe(amount()),
  bannersGained: amount(),
  mayCloseCombat: yes(),
  mayFire: yes(),
  mayBattle: yes(),
  mustBattle: yes(),
};

/** The most hexes of this path that may be moved, if all else stays as declared. */
function mostOfPath(move: Move): number {
  const shorter = (hexes: number): Move => ({
    ...move,
    hexes,
    leavesOver: hexes < move.hexes ? 'none' : move.leavesOver,
    enemiesAtEnd: hexes < move.hexes ? 0 : move.enemiesAtEnd,
  });
  let hexes = move.hexes;
  while (hexes > 0 && !moveAllowed(shorter(hexes), new Trace())) hexes -= 1;
  return hexes;
}

function movedAs(move: Move, allowed: boolean) {
  const path = entered(move);
  const { unit, army, scenario, attachedLeader, ordersGiven } = move;
  const captures = scenario === 'baecula' && army === 'rome' && unit !== 'LD';
  const camps = captures ? path.filter(({ ground }) => ground === 'camp').length : 0;
  const stop = path.findIndex((hex) => mustStop(move, hex)) + 1;
  const used = ordersOf(move) + ordersGiven;
  const orders = ordersOn(move);
  return {
    maxHexes: maxHexes(move, new Trace()),
    maxOnPath: allowed ? move.hexes : mostOfPath(move),
    mustStopAt: stop || null,
    leaderGoesAlong: allowed && attachedLeader === 'goes',
    joinsUnit: allowed && unit === 'LD' && path.at(-1)?.holds === 'friend',
    ordersUsed: used,
    ordersLeft: orders === undefined ? null : Math.max(0, orders - used),
    bannersGained: allowed ? camps + Number(exits(move)) : 0,
  };
}

export const mayMove = defineQuery({
  id: 'cca/may-move',
  fields: MOVE_FIELDS,
  answer: ANSWER,
  sample: { unit: 'LC', hexes: 4, hex3: { ground: 'forest' } },
  check: checkMove,
  run(input, trace) {
    const move = moveOf(input);
    const allowed = moveAllowed(move, trace);
    const stays = allowed && move.leavesOver === 'none' && move.ordered;
    const battle = stays && move.unit !== 'LD' ? battleAfter(move, trace) : {};
    const moved = movedAs(move, allowed);

    return {
      answer: { allowed, ...moved, ...battle },
      summary: {
        say: `may-move/${allowed ? howItEnds(move, battle) : 'no'}`,
        with: { unit: move.unit, hexes: move.hexes, most: moved.maxOnPath },
      },
    };
  },
});

function howItEnds({ leavesOver, hexes }: Move, { mustBattle, mayBattle }: Partial<Battle>) {
  if (leavesOver !== 'none') return 'leaves';
  if (hexes === 0) return 'stays';
  return mustBattle ? 'must' : mayBattle ? 'battle' : 'yes';
}

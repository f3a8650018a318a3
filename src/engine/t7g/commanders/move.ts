import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { INCHES, MOST_INCHES } from './inches.ts';

const FIELDS = {
  moved: usual(measure(0, MOST_INCHES, 0)),
  joins: usual(flag()),
  insideUnit: flag(),
  exhausted: flag(),
  joinedThisTurn: flag(),
  unitActed: flag(),
  brio: flag(),
  touchesUnit: rare(flag(true)),
  crossesImpassable: rare(flag()),
  crossesEnemy: rare(flag()),
  endsOnFriend: rare(flag()),
  agil: rare(flag()),
  agilWorks: rare(choice(['open', 'yes', 'no'], 'open')),
  otherInside: rare(flag()),
  secondMove: rare(flag()),
  readings: rare(group(readings('R156'))),
};
type Input = Values<typeof FIELDS>;

const reachOf = ({ brio }: Input) => (brio ? INCHES.more : INCHES.usual);
const inches = (input: Input) => ({ inches: input.moved, reach: reachOf(input) });
const hasJoined = on('joins-nothing', ({ joins }: Input) => joins);
const leaves = ({ insideUnit }: Input) => insideUnit;
const isSecond = ({ secondMove }: Input) => secondMove;
const jumps = ({ insideUnit, joins }: Input) => insideUnit && joins;

const { bars, notes } = rulesOf<Input>();

/** Whether he may move so. */
const MAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-7.27',
      [not(isSecond)],
      on('not-exhausted', ({ exhausted }) => exhausted),
    ),
    bars(
      't7g-7.16/joined',
      [leaves],
      on('joined-earlier', ({ joinedThisTurn }) => joinedThisTurn),
    ),
    bars(
      't7g-7.16/acted',
      [leaves],
      on('unit-has-not-acted', ({ unitActed }) => unitActed),
    ),
    notes(
      't7g-7.52/move',
      [jumps],
      on('without-agil', ({ agil }) => agil),
      {
        unless: ['t7g-7.17'],
      },
    ),
    bars('t7g-7.17', [leaves], hasJoined),
    bars(
      't7g-7.9/impassable',
      [],
      on('way-is-passable', ({ crossesImpassable }) => crossesImpassable),
    ),
    bars('t7g-7.9/enemy', [({ crossesEnemy }) => crossesEnemy]),
    bars('t7g-7.9/too-short', [({ endsOnFriend, joins }) => endsOnFriend && !joins]),
    notes(
      't7g-7.40/move',
      [({ brio }) => brio],
      on('moves-six-inches', ({ moved }) => moved > INCHES.usual),
      { with: inches },
    ),
    bars(
      't7g-7.9/distance',
      [],
      on('within-his-move', (input) => input.moved > reachOf(input)),
      { with: inches },
    ),
    bars('t7g-7.14/no-contact', [({ joins, touchesUnit }) => joins && !touchesUnit]),
    bars('t7g-7.14/second', [
      ({ joins, otherInside, readings }) => joins && otherInside && readings.R156 === 'b',
    ]),
  ],
};

/** Where Ágil is tried and its dice are still open, he may end inside or half way: Exhausted either way. */
function ends(input: Input, trace: Trace) {
  const tries = jumps(input);
  if (tries && input.agilWorks === 'no') {
    trace.decide('t7g-7.52/half-way');
    return { joined: false, exhaustedAfter: true, agilCheck: true };
  }
  if (input.joins) {
    trace.decide('t7g-7.14');
    trace.decide('t7g-7.15', {}, { on: 'exhaustedAfter', from: false, to: true });
    const joined = tries && input.agilWorks === 'open' ? null : true;
    return { joined, exhaustedAfter: true, agilCheck: tries };
  }
  if (leaves(input)) trace.decide('t7g-7.16');
  if (isSecond(input)) {
    trace.decide('t7g-7.45/second');
    return {};
  }
  trace.decide('t7g-7.8', {}, { on: 'commandAction', from: false, to: true });
  return { commandAction: true };
}

const sayOf = ({ joined, agilCheck, commandAction }: ReturnType<typeof ends>) => {
  if (joined === null) return 'agil';
  if (agilCheck && !joined) return 'half-way';
  return joined ? 'joins' : commandAction ? 'acts' : 'done';
};

export const commanderMove = defineQuery({
  id: 't7g/commander-move',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    reach: amount(),
    joined: maybe(yes(), false),
    exhaustedAfter: yes(),
    commandAction: yes(),
    agilCheck: yes(),
  },
  sample: { moved: 5, joins: true },
  check: problems<Input>(
    [
      'joinedThisTurn',
      'is-in-no-unit',
      't7g-7.16',
      ({ joinedThisTurn, insideUnit }) => joinedThisTurn && !insideUnit,
    ],
    ['unitActed', 'is-in-no-unit', 't7g-7.16', (one) => one.unitActed && !one.insideUnit],
    [
      'agilWorks',
      'agil-not-tried',
      't7g-7.52',
      (one) => one.agilWorks !== 'open' && !(jumps(one) && one.agil),
    ],
    ['secondMove', 'second-from-inside', 't7g-7.12', (one) => one.secondMove && one.insideUnit],
  ),
  run(input, trace) {
    const reach = reachOf(input);
    if (!applyRows(MAY, input, true, trace))
      return { answer: { reach }, summary: { say: 'commander-move/no', with: {} } };
    trace.step('t7g-7.9', { reach });
    const end = ends(input, trace);
    return {
      answer: { allowed: true, reach, ...end },
      summary: { say: `commander-move/${sayOf(end)}`, with: {} },
    };
  },
});

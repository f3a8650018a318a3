import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CREW, LIGHT_CREW, MACHINES, type Machine, MOST_CREW } from './ready.ts';

const MOST_MOVE = 12;
/** Movement of the crew in the sample profiles. */
const MOVE = 4;
const EXACT = 1000;

const MOVE_FIELDS = {
  machine: requiredChoice(MACHINES),
  crew: usual(count(0, MOST_CREW, CREW)),
  crewAtFirst: optionalCount(1, MOST_CREW),
  hasWheels: usual(flag()),
  crewMovement: measure(1, MOST_MOVE, MOVE),
  onlyTurns: flag(),
  readings: rare(group(readings('R285'))),
};
type Move = Values<typeof MOVE_FIELDS>;

const firstCrew = ({ crew, crewAtFirst = crew }: Move) => Math.max(crew, crewAtFirst);
const inches = (move: Move) =>
  Math.round((move.crewMovement * move.crew * EXACT) / Math.max(1, firstCrew(move))) / EXACT;

const { bars, notes, sets } = rulesOf<Move>((move) => ({
  ...{ crew: move.crew, first: firstCrew(move), inches: inches(move) },
}));

const is =
  (...machines: readonly Machine[]) =>
  ({ machine }: Move) =>
    machines.includes(machine);
const isHeavyBolt = (move: Move) => move.machine === 'bolt-thrower' && firstCrew(move) > LIGHT_CREW;
const moves = ({ onlyTurns }: Move) => !onlyTurns;
const noWheels = ({ hasWheels }: Move) => !hasWheels;

const MAY_MOVE: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-18.15/no-move', [({ crew }) => crew < 1]),
    bars('wab-18.25/wheels', [is('catapult'), moves], on('has-wheels', noWheels)),
    notes('wab-18.41/wheels', [isHeavyBolt, moves, ({ hasWheels }) => hasWheels]),
    bars('wab-18.41', [is('bolt-thrower'), moves, noWheels], on('small-crew', isHeavyBolt)),
    bars('wab-18.50/wheels', [is('cannon'), moves], on('has-wheels', noWheels)),
  ],
};

const INCHES: Table<Move, number> = {
  on: 'moveInches',
  rows: [
    sets('wab-18.25', (move) => inches(move), [is('catapult'), moves]),
    sets('wab-18.40', (move) => inches(move), [
      is('bolt-thrower'),
      moves,
      (move) => !isHeavyBolt(move),
    ]),
    sets('wab-18.41/move', (move) => inches(move), [isHeavyBolt, moves]),
    sets('wab-18.50', (move) => inches(move), [is('cannon'), moves]),
    sets('wab-18.66', (move) => inches(move), [is('organ-gun'), moves]),
    notes('wab-2.51/machines', [moves]),
  ],
};

const THEN: Table<Move, boolean> = {
  on: 'mayShootThen',
  rows: [
    bars('wab-18.25/no-shot', [is('catapult'), moves]),
    bars('wab-18.40/no-shot', [is('bolt-thrower'), moves]),
    bars('wab-18.50/no-shot', [is('cannon')]),
    bars('wab-18.66/no-shot', [
      is('organ-gun'),
      ({ onlyTurns, readings }) => !onlyTurns || readings.R285 === 'a',
    ]),
    notes('wab-18.28/turn', [is('catapult'), ({ onlyTurns }) => onlyTurns]),
    notes('wab-18.42/turn', [is('bolt-thrower'), ({ onlyTurns }) => onlyTurns]),
  ],
};

export const machineMove = defineQuery({
  id: 'wab/machine-move',
  fields: MOVE_FIELDS,
  answer: { allowed: yes(), moveInches: amount(), mayShootThen: yes() },
  sample: { machine: 'catapult', hasWheels: true, crew: 2, crewAtFirst: 4 },
  start: { machine: 'catapult' },
  run(input, trace) {
    if (!applyRows(MAY_MOVE, input, true, trace))
      return { answer: {}, summary: { say: 'machine-move/no', with: {} } };
    const moveInches = applyRows(INCHES, input, 0, trace);
    const mayShootThen = applyRows(THEN, input, true, trace);
    const say = !input.onlyTurns ? 'moves' : mayShootThen ? 'turns-and-shoots' : 'turns';
    return {
      answer: { allowed: true, moveInches, mayShootThen },
      summary: {
        say: `machine-move/${say}`,
        with: { inches: moveInches },
      },
    };
  },
});

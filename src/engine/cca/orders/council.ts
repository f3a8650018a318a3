import { firstOf } from '../../core/problems.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ARMIES,
  BATTLES,
  SCENARIOS,
  type Scenario,
  TRASIMENE_DRAWS,
} from '../scenarios/scenarios.ts';

/** Command as a number, or the battle, army and turn that it follows from. */
export const COMMAND_FIELDS = {
  command: optionalCount(1, 10),
  scenario: rare(choice(['other', ...SCENARIOS], 'other')),
  army: rare(choice(ARMIES, 'rome')),
  turn: rare(optionalCount(1, 99)),
};
type CommandInput = Values<typeof COMMAND_FIELDS> & { readings?: { R96: 'a' | 'b' } };

/** The Roman hand at Lake Trasimene grows (cca-19.17). */
export const handGrows = ({ scenario, army }: CommandInput) =>
  scenario === 'lake-trasimene' && army !== 'carthage';

export const checkCommand = firstOf<CommandInput>(
  [
    'command',
    'command-or-scenario',
    'cca-7.6',
    ({ command, scenario }) => command !== undefined && scenario !== 'other',
  ],
  ['turn', 'which-turn', 'cca-19.17', (input) => handGrows(input) && input.turn === undefined],
);

/** Cards that the Roman player draws at Lake Trasimene at the end of his turn. */
export const growingDraw = (turn: number) => TRASIMENE_DRAWS[turn - 1] ?? 1;

type InBattle = CommandInput & { scenario: Scenario };

/** Most cards that the side may hold in its turn of this battle. */
export function handAt(input: InBattle, trace: Trace): number {
  const { scenario, army, turn = 1 } = input;
  const { carthage, opponent } = BATTLES[scenario];
  const side = army === 'carthage' ? carthage : opponent;
  const { cards, clause } = side;
  trace.step(clause, { scenario, army: side.army, cards }, null, 'council');
  if (!handGrows(input)) return cards;
  const before = Array.from({ length: turn - 1 }, (_, i) => growingDraw(i + 1) - 1);
  return before.reduce((hand, more) => hand + more, cards);
}

/** The same, by its battle; undefined where none was told. */
export const councilHand = (input: CommandInput, trace: Trace): number | undefined =>
  input.scenario === 'other' ? undefined : handAt({ ...input, scenario: input.scenario }, trace);

/** R96: at Lake Trasimene Command grows with the Roman hand, or (b) stays as printed. */
const asRead = <I extends CommandInput>(input: I): I =>
  input.readings?.R96 === 'b' ? { ...input, turn: 1 } : input;

function told(command: number, trace: Trace): number {
  trace.step('cca-7.6', { command }, { on: 'command', from: null, to: command });
  return command;
}

/** The Command of the side in this battle. */
export const commandAt = (input: InBattle, trace: Trace): number =>
  told(handAt(asRead(input), trace), trace);

/** The Command of the side; undefined where neither it nor the battle was told. */
export function commandOf(input: CommandInput, trace: Trace): number | undefined {
  const command = input.command ?? councilHand(asRead(input), trace);
  return command === undefined ? undefined : told(command, trace);
}

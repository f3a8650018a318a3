import type { Trace } from '../core/ruling.ts';
import { choice, optionalCount, rare, type Values, type Violation } from '../core/schema.ts';
import { ARMIES, BATTLES, SCENARIOS, TRASIMENE_DRAWS } from './scenarios.ts';

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

export function checkCommand(input: CommandInput): Violation[] {
  const { command, scenario, turn } = input;
  if (command !== undefined && scenario !== 'other')
    return [{ field: 'command', problem: 'command-or-scenario', with: {}, clause: 'cca-7.6' }];
  if (handGrows(input) && turn === undefined)
    return [{ field: 'turn', problem: 'which-turn', with: {}, clause: 'cca-19.17' }];
  return [];
}

/** Cards that the Roman player draws at Lake Trasimene at the end of his turn. */
export const growingDraw = (turn: number) => TRASIMENE_DRAWS[turn - 1] ?? 1;

/** Most cards that the side may hold in its turn, by its battle; undefined where none was told. */
export function councilHand(input: CommandInput, trace: Trace): number | undefined {
  const { scenario, army, turn = 1 } = input;
  if (scenario === 'other') return undefined;
  const { carthage, opponent } = BATTLES[scenario];
  const side = army === 'carthage' ? carthage : opponent;
  const { cards, clause } = side;
  trace.step(clause, { scenario, army: side.army, cards }, null, 'council');
  if (!handGrows(input)) return cards;
  const before = Array.from({ length: turn - 1 }, (_, i) => growingDraw(i + 1) - 1);
  return before.reduce((hand, more) => hand + more, cards);
}

/** The Command of the side. R96: at Lake Trasimene it grows with the Roman hand, or (b) stays as printed. */
export function commandOf(input: CommandInput, trace: Trace): number | undefined {
  const asPrinted = input.readings?.R96 === 'b' ? { ...input, turn: 1 } : input;
  const command = input.command ?? councilHand(asPrinted, trace);
  if (command !== undefined)
    trace.step('cca-7.6', { command }, { on: 'command', from: null, to: command });
  return command;
}

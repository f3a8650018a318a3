import { type Hex, isHex } from '../../../hexes/hex.ts';
import { replay } from '../play.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Action, GameState } from '../state.ts';
import { codeOf } from './deck.ts';
import { type Position, readCard, readPosition, writePosition } from './position.ts';
import { type Problem, Reader } from './reader.ts';
import { start } from './setup.ts';

/** All that a game is made of: from the same position and seed the same actions lead to the same end. */
export interface Log {
  readonly position: Position;
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** What is wrong with a log: in which line, counted from 1, and at which of its characters, from 0. */
export interface LogProblem extends Problem {
  line: number;
}

const MOST_FLAGS = 99;
const GREATEST_SEED = 2 ** 32 - 1;

const readHex = (reader: Reader): Hex => {
  const at = reader.at;
  const hex = reader.letters();
  return isHex(hex) ? hex : reader.fail('no-such-hex', at);
};
const HEX = { write: String, read: readHex };

function readHexes(reader: Reader): string {
  const hexes = [readHex(reader)];
  while (reader.accept('-')) hexes.push(readHex(reader));
  return hexes.join('-');
}

/** What can stand after the word of an action, by the name that it has in the action. */
const PARTS = {
  card: {
    write: codeOf,
    read: readCard,
  },
  flags: { write: String, read: (reader: Reader) => reader.count(0, MOST_FLAGS, 'flags') },
  hex: HEX,
  from: HEX,
  to: HEX,
  over: HEX,
  through: { write: String, read: readHexes },
} as const;
type Part = keyof typeof PARTS;

const NOTHING: readonly Part[] = [];
const ONE_HEX: readonly Part[] = ['hex'];
const FROM_TO: readonly Part[] = ['from', 'to'];
/** What stands before a part; one with a word of its own stands there only where it matters. */
const markOf = (part: Part) => (part === 'through' ? ' by ' : ' ');
const isOptional = (part: Part) => markOf(part) !== ' ';

/** The actions, each by its word, with what stands after it. */
const FORMS: Readonly<Record<Action['do'], readonly Part[]>> = {
  play: ['card'],
  lead: ONE_HEX,
  order: ONE_HEX,
  'order-leader': ONE_HEX,
  rally: ONE_HEX,
  move: [...FROM_TO, 'through'],
  exit: ['from', 'over'],
  'move-leader': FROM_TO,
  attack: FROM_TO,
  fire: FROM_TO,
  end: NOTHING,
  stand: NOTHING,
  evade: NOTHING,
  'first-strike': NOTHING,
  'battle-back': NOTHING,
  ignore: ['flags'],
  go: ['to'],
  stop: NOTHING,
  leave: NOTHING,
  advance: NOTHING,
  pass: NOTHING,
};
const isAction = (word: string): word is Action['do'] => Object.hasOwn(FORMS, word);

/** An action in a few words: `move E4 E5`, `play 3C`, `ignore 1`, `end`. */
export function writeAction(action: Action): string {
  const said = action as Action & Record<Part, never>;
  const parts = FORMS[action.do].filter((part) => said[part] !== undefined);
  return [action.do, ...parts.map((part) => markOf(part) + PARTS[part].write(said[part]))].join('');
}

function readAction(reader: Reader): Action {
  const word = reader.upTo(' ');
  if (!isAction(word))
    return reader.fail('no-such-action', 0, { with: { options: Object.keys(FORMS) } });
  const said = FORMS[word].flatMap((part) => {
    if (isOptional(part) && reader.ended()) return [];
    reader.expect(markOf(part));
    return [[part, PARTS[part].read(reader)] as const];
  });
  return { do: word, ...Object.fromEntries(said) } as Action;
}

/** A game as a text: its position, its seed, and then each action on a line of its own. */
export const writeLog = (position: Position, seed: number, actions: readonly Action[]): string =>
  [writePosition(position), `seed ${seed}`, ...actions.map(writeAction), ''].join('\n');

function readSeed(reader: Reader) {
  reader.expect('seed ');
  return { seed: reader.count(0, GREATEST_SEED, 'seed') };
}

/** The line on which the first action stands. */
const FIRST_ACTION = 3;

/** The game that a text tells, or the first line that is wrong. Whether its actions are legal, `replayLog` finds out. */
export function readLog(text: string): Log | LogProblem {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first = '', second = '', ...more] = lines;
  const position = readPosition(first);
  if ('problem' in position) return { line: 1, ...position };
  const seed = Reader.read(second, (reader) => reader.whole(readSeed));
  if ('problem' in seed) return { line: 2, ...seed };
  const actions: Action[] = [];
  for (const [i, line] of more.entries()) {
    const action = Reader.read(line, (reader) => reader.whole(readAction));
    if ('problem' in action) return { line: FIRST_ACTION + i, ...action };
    actions.push(action);
  }
  return { position, ...seed, actions };
}

interface Replayed {
  game: GameState;
  /** The first line whose action is not legal, and why; null where all are. */
  wrong: ({ line: number; action: Action } & Refusal) | null;
}

/** Plays a log as far as its actions are legal. */
export function replayLog({ position, seed, actions }: Log): Replayed {
  const { game, wrong } = replay(start(position, seed), actions);
  if (!wrong) return { game, wrong };
  const { at, ...why } = wrong;
  return { game, wrong: { line: FIRST_ACTION + at, ...why } };
}

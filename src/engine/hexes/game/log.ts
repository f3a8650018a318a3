import { inOrder } from '../hex.ts';
import { type Problem, Reader } from './reader.ts';
import type { Refusal } from './refusal.ts';
import type { Game, Kinds, Position } from './state.ts';
import type { Replay } from './tasks.ts';

/** All that a game is made of: from the same position and seed the same actions lead to the same end. */
export interface Log<K extends Kinds = Kinds> {
  readonly position: Position<K>;
  readonly seed: number;
  readonly actions: readonly K['action'][];
}

/** What is wrong with a log: in which line, counted from 1, and at which of its characters, from 0. */
export interface LogProblem extends Problem {
  line: number;
}

/** Something that can stand after the word of an action. */
export interface Part {
  write(value: never): string;
  read(reader: Reader): unknown;
  /** What stands before it; one with a word of its own stands there only where it matters. */
  mark?: string;
}

export const HEX: Part = { write: String, read: (reader) => reader.hex() };

/** Several hexes, which stand only where they matter, after a word of their own. */
export const hexesAfter = (word: string): Part => ({
  mark: ` ${word} `,
  write: String,
  read(reader) {
    const hexes = [reader.hex()];
    while (reader.accept('-')) hexes.push(reader.hex());
    return inOrder(hexes).join('-');
  },
});

/** What a system gives so that its games can be written and read. */
export interface Logbook<K extends Kinds, G extends Game<K>> {
  /** What can stand after the word of an action, by the name that it has in the action. */
  parts: Readonly<Record<string, Part>>;
  /** The actions, each by its word, with the names of what stands after it. */
  forms: Readonly<Record<K['action']['do'], readonly string[]>>;
  readPosition(text: string): Position<K> | Problem;
  writePosition(position: Position<K>): string;
  /** Whether a game that begins with this text names its hexes by their columns. */
  isByColumn(text: string): boolean;
  start(position: Position<K>, seed: number): G;
  replay(start: G, actions: readonly K['action'][]): Replay<K, G>;
}

const GREATEST_SEED = 2 ** 32 - 1;
const MARK = ' ';

/** An action in a few words: `move D5 E5`, `play 3C`, `ignore 1`, `end`. */
export function writeAction<K extends Kinds, G extends Game<K>>(
  { forms, parts }: Logbook<K, G>,
  action: K['action'],
): string {
  const said = action as Record<string, unknown>;
  const form: readonly string[] = forms[action.do as K['action']['do']];
  const told = form.flatMap((name) => {
    const part = parts[name];
    return part && said[name] !== undefined
      ? [(part.mark ?? MARK) + part.write(said[name] as never)]
      : [];
  });
  return [action.do, ...told].join('');
}

function readAction<K extends Kinds, G extends Game<K>>(
  { forms, parts }: Logbook<K, G>,
  reader: Reader,
): K['action'] {
  const word = reader.upTo(' ');
  if (!Object.hasOwn(forms, word))
    return reader.fail('no-such-action', 0, { with: { options: Object.keys(forms) } });
  const said = forms[word as K['action']['do']].flatMap((name) => {
    const part = parts[name];
    if (!part || (part.mark && reader.ended())) return [];
    reader.expect(part.mark ?? MARK);
    return [[name, part.read(reader)] as const];
  });
  return { do: word, ...Object.fromEntries(said) } as K['action'];
}

/** A game as a text: its position, its seed, and then each action on a line of its own. */
export const writeLog = <K extends Kinds, G extends Game<K>>(
  book: Logbook<K, G>,
  { position, seed, actions }: Log<K>,
): string =>
  [
    book.writePosition(position),
    `seed ${seed}`,
    ...actions.map((action) => writeAction(book, action)),
    '',
  ].join('\n');

function readSeed(reader: Reader) {
  reader.expect('seed ');
  return { seed: reader.count(0, GREATEST_SEED, 'seed') };
}

/** The line on which the first action stands. */
const FIRST_ACTION = 3;
/** Actions of a game: the longest that are known have a quarter of them. */
export const MOST_ACTIONS = 3000;

/** The game that a text tells, or the first line that is wrong. Whether its actions are legal, `replayLog` finds out. */
export function readLog<K extends Kinds, G extends Game<K>>(
  book: Logbook<K, G>,
  text: string,
): Log<K> | LogProblem {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first = '', second = '', ...more] = lines;
  const position = book.readPosition(first);
  if ('problem' in position) return { line: 1, ...position };
  const seed = Reader.read(second, (reader) => reader.whole(readSeed));
  if ('problem' in seed) return { line: 2, ...seed };
  const actions: K['action'][] = [];
  const byColumn = book.isByColumn(first);
  for (const [i, line] of more.entries()) {
    if (i === MOST_ACTIONS) {
      const most = { with: { most: MOST_ACTIONS } };
      return { line: FIRST_ACTION + i, at: 0, problem: 'too-many-actions', ...most };
    }
    const action = Reader.read(line, (reader) => {
      reader.byColumn = byColumn;
      return reader.whole((one) => readAction(book, one));
    });
    if ('problem' in action) return { line: FIRST_ACTION + i, ...(action as Problem) };
    actions.push(action);
  }
  return { position, ...seed, actions };
}

/** An older game as it is written now, if it can be read; any other text as it is. */
export function renewLog<K extends Kinds, G extends Game<K>>(
  book: Logbook<K, G>,
  text: string,
): string {
  if (!book.isByColumn(text)) return text;
  const log = readLog(book, text);
  return 'problem' in log ? text : writeLog(book, log);
}

export interface Replayed<K extends Kinds, G extends Game<K>> {
  game: G;
  /** The first line whose action is not legal, and why; null where all are. */
  wrong: ({ line: number; action: K['action'] } & Refusal) | null;
}

/** Plays a log as far as its actions are legal. */
export function replayLog<K extends Kinds, G extends Game<K>>(
  book: Logbook<K, G>,
  { position, seed, actions }: Log<K>,
): Replayed<K, G> {
  const { game, wrong } = book.replay(book.start(position, seed), actions);
  if (!wrong) return { game, wrong };
  const { at, ...why } = wrong;
  return { game, wrong: { line: FIRST_ACTION + at, ...why } };
}

/** What all of that is in the words of one system. */
export const logsOf = <K extends Kinds, G extends Game<K>>(book: Logbook<K, G>) => ({
  writeAction: (action: K['action']) => writeAction(book, action),
  writeLog: (position: Position<K>, seed: number, actions: readonly K['action'][]) =>
    writeLog(book, { position, seed, actions }),
  readLog: (text: string) => readLog(book, text),
  renewLog: (text: string) => renewLog(book, text),
  replayLog: (log: Log<K>) => replayLog(book, log),
});

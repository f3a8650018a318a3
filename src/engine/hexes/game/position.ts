import { type Hex, SIDES, type Side } from '../hex.ts';
import { readGround } from './ground-notation.ts';
import { alone, type Notation, ofStrength, readCard } from './notation.ts';
import { type Problem, Reader } from './reader.ts';
import {
  type Both,
  type Draft,
  type Kinds,
  LEADER,
  other,
  type Piece,
  type Position,
  type UnitOf,
} from './state.ts';
import { type Crowd, writePosition } from './write-position.ts';

/** Characters of a position: a board full of everything, with a sheet for each side, has fewer. */
export const MOST_CHARACTERS = 12_000;

/** A position on its way, and who is too many in it. */
type Parts<K extends Kinds> = Draft<Position<K>> & { crowd: Crowd<K['piece']>[number][] };

/** Why two may not be in one hex; a leader with a unit of his side that has no other is written as its `*`. */
function blameShared<K extends Kinds>(
  { clauses }: Notation<K>,
  reader: Reader,
  pair: readonly [Piece, Piece],
  at: number,
  hex: Hex,
) {
  const alone = pair.filter(({ unit }) => unit === LEADER).length;
  const friends = pair[0].side === pair[1].side;
  const led = pair.some(({ leader }) => leader);
  if (alone === 1 && friends && !led)
    return reader.blame('leader-apart', at, { hex, clause: clauses.apart });
  const clause = clauses.together[alone === 1 && friends ? 2 : alone];
  return reader.blame('hex-taken', at, { hex, ...(clause && { clause }) });
}

/** The blocks behind `x`; none are written where they are as usual. */
function readBlocks<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  unit: UnitOf<K>,
  hex: Hex,
): number {
  const usual = game.usualBlocks(unit);
  if (usual === null) reader.expect('x');
  else if (!reader.accept('x')) return usual;
  const { at } = reader;
  const wrong = { hex, ...ofStrength(game, unit) };
  const blocks = reader.count(1, 9, 'blocks', wrong);
  if (blocks === usual || blocks > game.fullStrength(unit)) reader.blame('blocks', at, wrong);
  return blocks;
}

function readPiece<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  parts: Parts<K>,
  side: Side,
  unit: UnitOf<K>,
) {
  const at = reader.at;
  const hex = reader.hex();
  const blocks = readBlocks(game, reader, unit, hex);
  const bare = game.piece({ side, unit, blocks, leader: false });
  const borne = game.traits?.read(reader, bare, hex) ?? bare;
  const star = reader.at;
  const leader = reader.accept('*');
  if (leader && unit === LEADER) reader.blame('leader-without-unit', star, alone(game, hex));
  const piece = { ...borne, leader };
  const first = parts.board[hex];
  if (first) {
    blameShared(game, reader, [first, piece], at, hex);
    parts.crowd.push([hex, piece]);
  } else parts.board = { ...parts.board, [hex]: piece };
}

function readUnit<K extends Kinds>({ units, unitCode }: Notation<K>, reader: Reader): UnitOf<K> {
  const code = reader.word(units.map(unitCode), 'no-such-unit');
  return units.find((one) => unitCode(one) === code) as UnitOf<K>;
}

const readArmy =
  (side: Side): ReadPart =>
  (game, reader, parts) => {
    while (reader.accept('.')) {
      const unit = readUnit(game, reader);
      do {
        reader.expect('-');
        readPiece(game, reader, parts, side, unit);
      } while (reader.peek('-'));
    }
  };

function readPair(
  reader: Reader,
  least: number,
  most: number,
  of: 'command' | 'banners',
): Both<number> {
  reader.expect('-');
  const bottom = reader.count(least, most, of);
  reader.expect('-');
  return { bottom, top: reader.count(least, most, of) };
}

function readHand<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  others: readonly K['card'][],
): K['card'][] {
  const cards: K['card'][] = [];
  const left = game.without([]) ?? [];
  while (reader.accept('-')) {
    const start = reader.at;
    const card = readCard(game, reader);
    cards.push(card);
    const { clause, copies } = game.deck[card];
    const missing = { clause, with: { card, copies } };
    // More than the whole deck are no hand that could be mended.
    if (cards.length > left.length) reader.fail('no-more-such-cards', start, missing);
    if (!game.without([...others, ...cards])) reader.blame('no-more-such-cards', start, missing);
  }
  return cards;
}

type ReadPart = <K extends Kinds>(game: Notation<K>, reader: Reader, parts: Parts<K>) => void;

/** The parts in the order in which they stand, each where it says something. */
const PARTS: Record<string, ReadPart> = {
  bottom: readArmy('bottom'),
  top: readArmy('top'),
  ground: readGround,
  scenario(game, reader, parts) {
    parts.scenario = game.scenario.read(reader, parts.ground);
    Object.assign(parts, game.scenario.ordinary(parts.scenario));
  },
  command(game, reader, parts) {
    const at = reader.at;
    parts.command = readPair(reader, 1, game.most.command, 'command');
    const wrong = parts.scenario && game.scenario.command?.(parts.scenario, parts.command);
    if (wrong) reader.blame('scenario-sets-command', at, wrong);
  },
  banners(game, reader, parts) {
    parts.banners = readPair(reader, 0, game.most.banners, 'banners');
  },
  goal(game, reader, parts) {
    reader.expect('-');
    const at = reader.at;
    const goal = reader.count(1, game.most.banners, 'goal');
    const wrong = parts.scenario && game.scenario.goal?.(parts.scenario, parts.goal);
    if (wrong && goal !== parts.goal) reader.blame('scenario-sets-goal', at, wrong);
    parts.goal = goal;
  },
  turn(_, reader, parts) {
    reader.expect('-');
    parts.active = reader.word(SIDES, 'no-such-side');
  },
  cards(game, reader, parts) {
    while (reader.accept('.')) {
      const at = reader.at;
      const side = reader.word(SIDES, 'no-such-side');
      if (parts.hands[side].length > 0) reader.fail('said-twice', at);
      const cards = readHand(game, reader, parts.hands[other(side)]);
      const command = parts.command[side];
      if (cards.length > command)
        reader.blame('more-cards-than-command', at, {
          clause: game.clauses.hand,
          with: { side, command },
        });
      parts.hands = { ...parts.hands, [side]: cards };
    }
  },
};
const NAMES = Object.keys(PARTS);

/** What was not said of a piece is as it is without a word in its battle. */
function complete<K extends Kinds>({ traits }: Notation<K>, parts: Parts<K>) {
  if (!traits) return;
  const { board, crowd, scenario } = parts;
  const all = Object.entries<K['piece']>(board as Record<string, K['piece']>);
  parts.board = Object.fromEntries(
    all.map(([hex, piece]) => [hex, traits.complete(piece, scenario)]),
  ) as Position<K>['board'];
  parts.crowd = crowd.map(([hex, piece]) => [hex, traits.complete(piece, scenario)]);
}

function readParts<K extends Kinds>(
  game: Notation<K>,
  reader: Reader<string>,
  parts: Parts<K>,
  separator: string,
  from = 0,
) {
  let next = from;
  while (!reader.ended()) {
    reader.expect(separator);
    const at = reader.at;
    const name = reader.word(NAMES, 'no-such-part');
    if (NAMES.indexOf(name) < next) reader.fail('out-of-order', at, { with: { options: NAMES } });
    next = NAMES.indexOf(name) + 1;
    PARTS[name]?.(game, reader, parts);
  }
  const { banners, goal, scenario } = parts;
  complete(game, parts);
  for (const [problem, about] of game.scenario.contradictions(scenario, parts))
    reader.blame(problem, reader.at, about);
  if (Math.max(banners.bottom, banners.top) >= goal)
    reader.blame('already-won', reader.at, { clause: game.clauses.victory, with: { goal } });
}

function readWhole<K extends Kinds>(game: Notation<K>, reader: Reader, parts: Parts<K>) {
  reader.byColumn = isByColumn(game, reader.text);
  const version = reader.letters();
  if (!reader.byColumn && version !== game.version) reader.fail('not-a-position', 0);
  readParts(game, reader, parts, '_');
}

/** Whether it is an older text, which names hexes by their columns. */
export const isByColumn = <K extends Kinds>({ byColumn }: Notation<K>, text: string) =>
  /^[^_\s]*/.exec(text)?.[0] === byColumn;

/** An empty board before a battle, with what is usual in it. */
export const emptyPosition = <K extends Kinds>(
  game: Notation<K>,
  scenario: K['setting'] | null = null,
): Position<K> => ({
  board: {},
  ground: {},
  ramparts: {},
  scenario,
  ...game.scenario.ordinary(scenario),
  banners: { bottom: 0, top: 0 },
  hands: { bottom: [], top: [] },
});

const partsOf = <K extends Kinds>(position: Position<K>): Parts<K> => ({ ...position, crowd: [] });
const whole = <K extends Kinds>({ crowd: _, ...position }: Parts<K>): Position<K> => position;

/** Reads what `writeRest` wrote, each on a line of its own, into a position. */
export function readRest<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  position: Position<K>,
): Position<K> {
  const parts = partsOf(position);
  readParts(game, reader, parts, '\n', NAMES.indexOf('ground'));
  return whole(parts);
}

/** The position, or what is wrong with the text and at which character. */
export const readPosition = <K extends Kinds>(
  game: Notation<K>,
  text: string,
): Position<K> | Problem =>
  Reader.read(text, (reader) => {
    const parts = partsOf(emptyPosition(game));
    if (text.length > MOST_CHARACTERS) reader.fail('too-long', MOST_CHARACTERS, TOO_LONG);
    readWhole(game, reader, parts);
    return whole(parts);
  });

const TOO_LONG = { with: { most: MOST_CHARACTERS } };
const SEPARATORS = ['-', '.', '_'];

/** As many whole words of a text as a position may have. */
const upToMost = (text: string) =>
  text.slice(0, Math.max(...SEPARATORS.map((one) => text.lastIndexOf(one, MOST_CHARACTERS)), 0));

/** A text as a board can show it, so that what is wrong with it can be mended there. */
export interface Survey<K extends Kinds = Kinds> {
  position: Position<K>;
  /** Pieces that stand in a hex which another one holds. */
  crowd: Crowd<K['piece']>;
  faults: Problem[];
}

export function surveyPosition<K extends Kinds>(game: Notation<K>, text: string): Survey<K> {
  const parts = partsOf(emptyPosition(game));
  const long = text.length > MOST_CHARACTERS;
  const read = long ? upToMost(text) : text;
  const { faults } = Reader.survey(read, (reader) => readWhole(game, reader, parts));
  if (long) faults.unshift({ at: MOST_CHARACTERS, problem: 'too-long', ...TOO_LONG });
  const { crowd, ...position } = parts;
  return { position, crowd, faults };
}

/** An older text as it is written now, faults and all, if it makes sense to its end; any other as it is. */
export function renewPosition<K extends Kinds>(game: Notation<K>, text: string): string {
  if (!isByColumn(game, text) || text.length > MOST_CHARACTERS) return text;
  const parts = partsOf(emptyPosition(game));
  const { whole: sound } = Reader.survey(text, (reader) => readWhole(game, reader, parts));
  return sound ? writePosition(game, whole(parts), parts.crowd) : text;
}

/** What a game does with its positions and their texts. */
export const positionsIn = <K extends Kinds>(game: Notation<K>) => ({
  emptyPosition: (scenario: K['setting'] | null = null) => emptyPosition(game, scenario),
  readPosition: (text: string) => readPosition(game, text),
  surveyPosition: (text: string) => surveyPosition(game, text),
  isByColumn: (text: string) => isByColumn(game, text),
  renewPosition: (text: string) => renewPosition(game, text),
  writePosition: (position: Position<K>, crowd?: Crowd<K['piece']>) =>
    writePosition(game, position, crowd),
  readCard: (reader: Reader) => readCard(game, reader),
});

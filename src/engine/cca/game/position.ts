import {
  DIRECTIONS,
  type Direction,
  HEXES,
  type Hex,
  isHex,
  SIDES,
  type Side,
} from '../../core/hex.ts';
import type { DeckCard } from '../cards.ts';
import { IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { COMBATANTS, type Combatant, fullStrength, isCombatant } from '../units.ts';
import { cardOf, codeOf, without } from './deck.ts';
import { type Problem, Reader } from './reader.ts';
import type { Board, Both, Ground, Piece, Ramparts } from './state.ts';

/** A board and all that a battle starts from, at the beginning of a turn. */
export interface Position {
  board: Board;
  ground: Ground;
  ramparts: Ramparts;
  command: Both<number>;
  banners: Both<number>;
  /** Banners that win. */
  goal: number;
  active: Side;
  /** Cards that a player is known to hold; the rest of his hand is dealt. */
  hands: Both<readonly DeckCard[]>;
}

/** What a position means where it does not say otherwise. */
export const ORDINARY = {
  command: { bottom: 5, top: 5 },
  banners: { bottom: 0, top: 0 },
  goal: 6,
  active: 'bottom',
  hands: { bottom: [], top: [] },
} as const satisfies Partial<Position>;

const VERSION = 'cca1';
const MOST_COMMAND = 10;
const MOST_BANNERS = 20;

const inOrder = (hexes: readonly Hex[]) => HEXES.filter((hex) => hexes.includes(hex));

function writeArmy(board: Board, crowd: Parts['crowd'], side: Side): string {
  const groups = COMBATANTS.flatMap((unit) => {
    const own = HEXES.flatMap((hex) =>
      [board[hex], ...crowd.flatMap(([at, piece]) => (at === hex ? [piece] : []))].flatMap(
        (piece) => (piece?.side === side && piece.unit === unit ? [hex + writeState(piece)] : []),
      ),
    );
    return own.length > 0 ? [[unit, ...own].join('-')] : [];
  });
  return [side, ...groups].join('.');
}

const writeState = ({ unit, blocks, leader }: Piece) =>
  `${blocks === fullStrength(unit) ? '' : `x${blocks}`}${leader ? '*' : ''}`;

function writeGround({ ground, ramparts }: Pick<Position, 'ground' | 'ramparts'>): string[] {
  const kinds = TERRAINS.flatMap((terrain) => {
    const hexes = HEXES.filter((hex) => ground[hex] === terrain);
    return hexes.length > 0 && terrain !== 'clear' ? [[terrain, ...hexes].join('-')] : [];
  });
  const walls = inOrder(Object.keys(ramparts) as Hex[]).flatMap((hex) =>
    DIRECTIONS.filter((side) => ramparts[hex]?.includes(side)).map((side) => hex + side),
  );
  if (walls.length > 0) kinds.push(['rampart', ...walls].join('-'));
  return kinds.length > 0 ? [['ground', ...kinds].join('.')] : [];
}

const pair = (name: string, { bottom, top }: Both<number>, usual: Both<number>) =>
  bottom === usual.bottom && top === usual.top ? [] : [`${name}-${bottom}-${top}`];

function writeHands(hands: Both<readonly DeckCard[]>): string[] {
  const known = SIDES.filter((side) => hands[side].length > 0);
  if (known.length === 0) return [];
  return [
    ['cards', ...known.map((side) => [side, ...hands[side].map(codeOf)].join('-'))].join('.'),
  ];
}

/** What a position says beside the pieces and the ground: only what is not as usual. */
export const writeRest = ({ command, banners, goal, active, hands }: Position): string[] => [
  ...pair('command', command, ORDINARY.command),
  ...pair('banners', banners, ORDINARY.banners),
  ...(goal === ORDINARY.goal ? [] : [`goal-${goal}`]),
  ...(active === ORDINARY.active ? [] : [`turn-${active}`]),
  ...writeHands(hands),
];

/**
 * A position in one line that a URL carries as it is and a player can read:
 * `cca1_bottom.WR-E4*-F4x3.LD-G2_top.HI-E5_ground.hill-E5_goal-5`. `x3`: 3 blocks left; `*`: with a leader.
 */
export const writePosition = (position: Position, crowd: Parts['crowd'] = []): string =>
  [
    VERSION,
    ...SIDES.map((side) => writeArmy(position.board, crowd, side)),
    ...writeGround(position),
    ...writeRest(position),
  ].join('_');

/** A position on its way, and the pieces for which there was no room in their hex. */
type Parts = { -readonly [K in keyof Position]: Position[K] } & {
  crowd: readonly (readonly [Hex, Piece])[];
};

function readPiece(reader: Reader, parts: Parts, side: Side, unit: Combatant) {
  const at = reader.at;
  const hex = readHex(reader);
  const full = fullStrength(unit);
  const count = reader.accept('x') ? reader.at : undefined;
  const blocks = count ? reader.count(1, 9, 'blocks') : full;
  if (count && blocks >= full) reader.blame('blocks', count, hex);
  const star = reader.at;
  const leader = reader.accept('*');
  if (leader && unit === 'LD') reader.blame('leader-without-unit', star, hex);
  const piece: Piece = { side, unit, blocks, leader, order: null, leaderOrder: 'none' };
  if (parts.board[hex]) {
    reader.blame('hex-taken', at, hex);
    parts.crowd = [...parts.crowd, [hex, piece]];
  } else parts.board = { ...parts.board, [hex]: piece };
}

function readHex(reader: Reader): Hex {
  const at = reader.at;
  const hex = reader.take(2);
  return isHex(hex) ? hex : reader.fail('no-such-hex', at);
}

function readArmy(reader: Reader, parts: Parts, side: Side) {
  while (reader.accept('.')) {
    const unit = reader.word(isCombatant, 'no-such-unit');
    do {
      reader.expect('-');
      readPiece(reader, parts, side, unit);
    } while (reader.peek('-'));
  }
}

const isGround = (word: string): word is Exclude<Terrain, 'clear'> | 'rampart' =>
  word === 'rampart' || (word !== 'clear' && (TERRAINS as readonly string[]).includes(word));
const isDirection = (word: string): word is Direction =>
  (DIRECTIONS as readonly string[]).includes(word);
const isSide = (word: string): word is Side => (SIDES as readonly string[]).includes(word);

function readGround(reader: Reader, parts: Parts) {
  while (reader.accept('.')) {
    const kind = reader.word(isGround, 'no-such-terrain');
    do {
      reader.expect('-');
      const at = reader.at;
      const hex = readHex(reader);
      if (kind === 'rampart') {
        const sides = parts.ramparts[hex] ?? [];
        const side = reader.word(isDirection, 'no-such-hexside');
        if (sides.includes(side)) reader.blame('said-twice', at, hex);
        parts.ramparts = { ...parts.ramparts, [hex]: [...sides, side] };
      } else {
        if (parts.ground[hex]) reader.blame('said-twice', at, hex);
        if (kind in IMPASSABLE && parts.board[hex]) reader.blame('impassable', at, hex);
        parts.ground = { ...parts.ground, [hex]: kind };
      }
    } while (reader.peek('-'));
  }
}

function readPair(reader: Reader, least: number, most: number, of: string): Both<number> {
  reader.expect('-');
  const bottom = reader.count(least, most, of);
  reader.expect('-');
  return { bottom, top: reader.count(least, most, of) };
}

function readHands(reader: Reader, parts: Parts) {
  while (reader.accept('.')) {
    const at = reader.at;
    const side = reader.word(isSide, 'no-such-side');
    if (parts.hands[side].length > 0) reader.fail('said-twice', at);
    const cards: DeckCard[] = [];
    while (reader.accept('-')) {
      const start = reader.at;
      const card = cardOf(reader.letters());
      cards.push(card ?? reader.fail('no-such-card', start));
      if (!without([...parts.hands[side === 'top' ? 'bottom' : 'top'], ...cards]))
        reader.blame('no-more-such-cards', start);
    }
    if (cards.length > parts.command[side]) reader.blame('more-cards-than-command', at);
    parts.hands = { ...parts.hands, [side]: cards };
  }
}

/** The parts in the order in which they stand, each where it says something. */
const PARTS: Record<string, (reader: Reader, parts: Parts) => void> = {
  bottom: (reader, parts) => readArmy(reader, parts, 'bottom'),
  top: (reader, parts) => readArmy(reader, parts, 'top'),
  ground: readGround,
  command: (reader, parts) => {
    parts.command = readPair(reader, 1, MOST_COMMAND, 'command');
  },
  banners: (reader, parts) => {
    parts.banners = readPair(reader, 0, MOST_BANNERS, 'banners');
  },
  goal: (reader, parts) => {
    reader.expect('-');
    parts.goal = reader.count(1, MOST_BANNERS, 'goal');
  },
  turn: (reader, parts) => {
    reader.expect('-');
    parts.active = reader.word(isSide, 'no-such-side');
  },
  cards: readHands,
};
const NAMES = Object.keys(PARTS);
const isPart = (word: string): word is string => NAMES.includes(word);

function readParts(reader: Reader, parts: Parts, separator: string, from = 0) {
  let next = from;
  while (!reader.ended()) {
    reader.expect(separator);
    const at = reader.at;
    const name = reader.word(isPart, 'no-such-part');
    if (NAMES.indexOf(name) < next) reader.fail('out-of-order', at);
    next = NAMES.indexOf(name) + 1;
    PARTS[name]?.(reader, parts);
  }
  const { banners, goal } = parts;
  if (Math.max(banners.bottom, banners.top) >= goal) reader.blame('already-won', reader.at);
}

function readWhole(reader: Reader, parts: Parts) {
  if (reader.letters() !== VERSION) reader.fail('not-a-position', 0);
  readParts(reader, parts, '_');
}

export const emptyPosition = (): Position => ({ board: {}, ground: {}, ramparts: {}, ...ORDINARY });

const partsOf = (position: Position): Parts => ({ ...position, crowd: [] });
const whole = ({ crowd: _, ...position }: Parts): Position => position;

/** Reads what `writeRest` wrote, each on a line of its own, into a position. */
export function readRest(reader: Reader, position: Position): Position {
  const parts = partsOf(position);
  readParts(reader, parts, '\n', NAMES.indexOf('ground'));
  return whole(parts);
}

/** The position, or what is wrong with the text and at which character. */
export const readPosition = (text: string): Position | Problem =>
  Reader.read(text, (reader) => {
    const parts = partsOf(emptyPosition());
    readWhole(reader, parts);
    return whole(parts);
  });

/** A text as a board can show it, so that what is wrong with it can be mended there. */
export interface Survey {
  position: Position;
  /** Pieces that stand in a hex which another one holds. */
  crowd: Parts['crowd'];
  faults: Problem[];
}

export function surveyPosition(text: string): Survey {
  const parts = partsOf(emptyPosition());
  const faults = Reader.survey(text, (reader) => readWhole(reader, parts));
  const { crowd, ...position } = parts;
  return { position, crowd, faults };
}

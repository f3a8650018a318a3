import { HEXES, type Hex, SIDES, type Side } from '../../../hexes/hex.ts';
import { DECK, DECK_CARDS, type DeckCard } from '../../cards.ts';
import { BATTLES } from '../../scenarios/scenarios.ts';
import { COMBATANTS, type Combatant, fullStrength } from '../../units.ts';
import type { Board, Both, Ground, Piece, Ramparts, Setting } from '../state.ts';
import { cardOf, codeOf, without } from './deck.ts';
import { alone, ofStrength, shared } from './faults.ts';
import { readGround, writeGround } from './ground-notation.ts';
import { type Problem, Reader } from './reader.ts';
import { contradictions, givesCommand, ordinary } from './setting.ts';
import { readSetting, writeSetting } from './setting-notation.ts';

/** A board and all that a battle starts from, at the beginning of a turn. */
export interface Position {
  board: Board;
  ground: Ground;
  ramparts: Ramparts;
  /** The battle of the book; null: none of them. */
  scenario: Setting | null;
  command: Both<number>;
  banners: Both<number>;
  /** Banners that win. */
  goal: number;
  active: Side;
  /** Cards that a player is known to hold; the rest of his hand is dealt. */
  hands: Both<readonly DeckCard[]>;
}

const VERSION = 'cca1';
const MOST_COMMAND = 10;
const MOST_BANNERS = 20;

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
export function writeRest(position: Position): string[] {
  const { scenario, command, banners, goal, active, hands } = position;
  const usual = ordinary(scenario);
  return [
    ...(scenario ? [writeSetting(scenario)] : []),
    ...pair('command', command, usual.command),
    ...pair('banners', banners, { bottom: 0, top: 0 }),
    ...(goal === usual.goal ? [] : [`goal-${goal}`]),
    ...(active === usual.active ? [] : [`turn-${active}`]),
    ...writeHands(hands),
  ];
}

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
  const hex = reader.hex();
  const full = fullStrength(unit);
  const tooMany = { hex, ...ofStrength(unit) };
  const count = reader.accept('x') ? reader.at : undefined;
  const blocks = count ? reader.count(1, 9, 'blocks', tooMany) : full;
  if (count && blocks >= full) reader.blame('blocks', count, tooMany);
  const star = reader.at;
  const leader = reader.accept('*');
  if (leader && unit === 'LD') reader.blame('leader-without-unit', star, alone(hex));
  const piece: Piece = { side, unit, blocks, leader, order: null, leaderOrder: 'none' };
  const first = parts.board[hex];
  if (first) {
    reader.blame(...shared(first, piece, at, hex));
    parts.crowd = [...parts.crowd, [hex, piece]];
  } else parts.board = { ...parts.board, [hex]: piece };
}

function readArmy(reader: Reader, parts: Parts, side: Side) {
  while (reader.accept('.')) {
    const unit = reader.word(COMBATANTS, 'no-such-unit');
    do {
      reader.expect('-');
      readPiece(reader, parts, side, unit);
    } while (reader.peek('-'));
  }
}

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

/** A card by its code. */
export function readCard(reader: Reader): DeckCard {
  const { at } = reader;
  return (
    cardOf(reader.letters()) ??
    reader.fail('no-such-card', at, { with: { options: DECK_CARDS.map(codeOf) } })
  );
}

function readHands(reader: Reader, parts: Parts) {
  while (reader.accept('.')) {
    const at = reader.at;
    const side = reader.word(SIDES, 'no-such-side');
    if (parts.hands[side].length > 0) reader.fail('said-twice', at);
    const cards: DeckCard[] = [];
    while (reader.accept('-')) {
      const start = reader.at;
      const card = readCard(reader);
      cards.push(card);
      const { clause, copies } = DECK[card];
      if (!without([...parts.hands[side === 'top' ? 'bottom' : 'top'], ...cards]))
        reader.blame('no-more-such-cards', start, { clause, with: { card, copies } });
    }
    const command = parts.command[side];
    if (cards.length > command)
      reader.blame('more-cards-than-command', at, { clause: 'cca-7.6', with: { side, command } });
    parts.hands = { ...parts.hands, [side]: cards };
  }
}

/** The parts in the order in which they stand, each where it says something. */
const PARTS: Record<string, (reader: Reader, parts: Parts) => void> = {
  bottom: (reader, parts) => readArmy(reader, parts, 'bottom'),
  top: (reader, parts) => readArmy(reader, parts, 'top'),
  ground: readGround,
  scenario: (reader, parts) => {
    parts.scenario = readSetting(reader, parts.ground);
    Object.assign(parts, ordinary(parts.scenario));
  },
  command: (reader, parts) => {
    const at = reader.at;
    parts.command = readPair(reader, 1, MOST_COMMAND, 'command');
    if (parts.scenario && !givesCommand(parts.scenario, parts.command))
      reader.blame('scenario-sets-command', at, {
        clause: 'cca-7.6',
        with: { scenario: parts.scenario.name },
      });
  },
  banners: (reader, parts) => {
    parts.banners = readPair(reader, 0, MOST_BANNERS, 'banners');
  },
  goal: (reader, parts) => {
    reader.expect('-');
    const at = reader.at;
    const goal = reader.count(1, MOST_BANNERS, 'goal');
    const { scenario } = parts;
    if (scenario && goal !== parts.goal)
      reader.blame('scenario-sets-goal', at, {
        clause: BATTLES[scenario.name].victory,
        with: { scenario: scenario.name, number: parts.goal },
      });
    parts.goal = goal;
  },
  turn: (reader, parts) => {
    reader.expect('-');
    parts.active = reader.word(SIDES, 'no-such-side');
  },
  cards: readHands,
};
const NAMES = Object.keys(PARTS);

function readParts(reader: Reader, parts: Parts, separator: string, from = 0) {
  let next = from;
  while (!reader.ended()) {
    reader.expect(separator);
    const at = reader.at;
    const name = reader.word(NAMES, 'no-such-part');
    if (NAMES.indexOf(name) < next) reader.fail('out-of-order', at, { with: { options: NAMES } });
    next = NAMES.indexOf(name) + 1;
    PARTS[name]?.(reader, parts);
  }
  const { banners, goal, scenario } = parts;
  for (const [problem, about] of contradictions(scenario, parts))
    reader.blame(problem, reader.at, about);
  if (Math.max(banners.bottom, banners.top) >= goal)
    reader.blame('already-won', reader.at, { clause: 'cca-4.1', with: { goal } });
}

function readWhole(reader: Reader, parts: Parts) {
  if (reader.letters() !== VERSION) reader.fail('not-a-position', 0);
  readParts(reader, parts, '_');
}

/** An empty board before a battle, with what is usual in it. */
export const emptyPosition = (scenario: Setting | null = null): Position => ({
  board: {},
  ground: {},
  ramparts: {},
  scenario,
  ...ordinary(scenario),
  banners: { bottom: 0, top: 0 },
  hands: { bottom: [], top: [] },
});

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

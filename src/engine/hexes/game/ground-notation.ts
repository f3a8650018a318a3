import { DIRECTIONS, HEXES } from '../hex.ts';
import { barred, type Notation } from './notation.ts';
import type { Reader } from './reader.ts';
import type { Field, Kinds } from './state.ts';

type Laid<K extends Kinds> = { -readonly [F in keyof Field<K>]: Field<K>[F] };

/** `ground.hill-E5-F6.rampart-E5sw`: the ground that is not clear, and the hexsides with a rampart or the like. */
export function writeGround<K extends Kinds>(
  { grounds, walls: word }: Notation<K>,
  { ground, ramparts }: Field<K>,
): string[] {
  const kinds = grounds.flatMap(([kind, word]) => {
    const hexes = HEXES.filter((hex) => ground[hex] === kind);
    return hexes.length > 0 ? [[word, ...hexes].join('-')] : [];
  });
  const walls = HEXES.flatMap((hex) =>
    DIRECTIONS.filter((side) => ramparts[hex]?.includes(side)).map((side) => hex + side),
  );
  if (walls.length > 0) kinds.push([word, ...walls].join('-'));
  return kinds.length > 0 ? [['ground', ...kinds].join('.')] : [];
}

function readRampart<K extends Kinds>(reader: Reader, parts: Laid<K>) {
  const at = reader.at;
  const hex = reader.hex();
  const sides = parts.ramparts[hex] ?? [];
  const side = reader.word(DIRECTIONS, 'no-such-hexside');
  if (sides.includes(side)) reader.blame('said-twice', at, { hex });
  else parts.ramparts = { ...parts.ramparts, [hex]: [...sides, side] };
}

function readKind<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  parts: Laid<K>,
  kind: K['ground'],
) {
  const at = reader.at;
  const hex = reader.hex();
  if (parts.ground[hex]) reader.blame('said-twice', at, { hex });
  const there = parts.board[hex];
  const bars = there && barred(game, kind, hex, there.unit);
  if (bars) reader.blame('impassable', at, bars);
  parts.ground = { ...parts.ground, [hex]: kind };
}

/** Reads what follows the word `ground`. */
export function readGround<K extends Kinds>(game: Notation<K>, reader: Reader, parts: Laid<K>) {
  const words = [...game.grounds.map(([, word]) => word), game.walls];
  while (reader.accept('.')) {
    const word = reader.word(words, 'no-such-terrain');
    const found = game.grounds.find(([, one]) => one === word);
    do {
      reader.expect('-');
      if (found) readKind(game, reader, parts, found[0]);
      else readRampart(reader, parts);
    } while (reader.peek('-'));
  }
}

import { DIRECTIONS, HEXES } from '../../../hexes/hex.ts';
import { GROUNDS, type Ground as Kind } from '../../terrain.ts';
import type { Board, Ground, Ramparts } from '../state.ts';
import { barred } from './faults.ts';
import type { Reader } from './reader.ts';

interface Parts {
  board: Board;
  ground: Ground;
  ramparts: Ramparts;
}

/** A word without a hyphen for a kind of ground. */
const wordOf = (kind: Kind) => (kind === 'steep-hill' ? 'steep' : kind);

/** `ground.hill-E5-F6.rampart-E5sw`: the ground that is not clear, and the hexsides with a rampart. */
export function writeGround({ ground, ramparts }: Pick<Parts, 'ground' | 'ramparts'>): string[] {
  const kinds = GROUNDS.flatMap((kind) => {
    const hexes = HEXES.filter((hex) => ground[hex] === kind);
    return hexes.length > 0 && kind !== 'clear' ? [[wordOf(kind), ...hexes].join('-')] : [];
  });
  const walls = HEXES.flatMap((hex) =>
    DIRECTIONS.filter((side) => ramparts[hex]?.includes(side)).map((side) => hex + side),
  );
  if (walls.length > 0) kinds.push(['rampart', ...walls].join('-'));
  return kinds.length > 0 ? [['ground', ...kinds].join('.')] : [];
}

const WORDS = [...GROUNDS.filter((kind) => kind !== 'clear').map(wordOf), 'rampart'] as const;

/** Reads what follows the word `ground`. */
export function readGround(reader: Reader, parts: Parts) {
  while (reader.accept('.')) {
    const word = reader.word(WORDS, 'no-such-terrain');
    do {
      reader.expect('-');
      const at = reader.at;
      const hex = reader.hex();
      if (word === 'rampart') {
        const sides = parts.ramparts[hex] ?? [];
        const side = reader.word(DIRECTIONS, 'no-such-hexside');
        if (sides.includes(side)) reader.blame('said-twice', at, { hex });
        parts.ramparts = { ...parts.ramparts, [hex]: [...sides, side] };
      } else {
        const kind = word === 'steep' ? 'steep-hill' : word;
        if (parts.ground[hex]) reader.blame('said-twice', at, { hex });
        const bars = parts.board[hex] && barred(kind, hex);
        if (bars) reader.blame('impassable', at, bars);
        parts.ground = { ...parts.ground, [hex]: kind };
      }
    } while (reader.peek('-'));
  }
}

import type { Notation } from '../../../hexes/game/notation.ts';
import { LEADER, type Placed } from '../../../hexes/game/state.ts';
import { DECK } from '../../cards.ts';
import { MOST_BLOCKS } from '../../combat/combat.ts';
import { CODES as UNIT_CODES } from '../../nations/notation.ts';
import { IMPASSABLE } from '../../terrain.ts';
import { isArtillery, UNITS } from '../../units.ts';
import { named } from '../board.ts';
import type { Kinds, Piece } from '../state.ts';
import { BEARING } from './bearing.ts';
import { contradictions } from './contradictions.ts';
import { CODES, without } from './deck.ts';
import { ORDINARY } from './setting.ts';
import { readSetting, writeSetting } from './setting-notation.ts';

/** A piece as it stands before a battle, with all its blocks. */
export const freshPiece = (placed: Placed<Piece['unit']>): Piece => ({
  ...placed,
  order: null,
  leaderOrder: 'none',
  start: placed.blocks,
  square: null,
});

/** How positions of this game are written, drawn and read. */
export const NOTATION: Notation<Kinds> = {
  version: 'ccn1',
  units: [...UNITS, LEADER],
  unitCode: (unit) => (unit === LEADER ? LEADER : UNIT_CODES[unit]),
  fullStrength: (unit) => (unit === LEADER ? 1 : MOST_BLOCKS),
  // The book does not print how strong units are.
  usualBlocks: (unit) => (unit === LEADER ? 1 : null),
  piece: freshPiece,
  traits: BEARING,
  grounds: [
    ['forest', 'forest', '%'],
    ['hill', 'hill', '^'],
    ['rugged-hill', 'rugged', '|'],
    ['town', 'town', '#'],
    ['river', 'river', '~'],
    ['ford', 'ford', '='],
    ['bridge', 'bridge', '+'],
    ['quarry', 'quarry', ':'],
  ],
  walls: 'works',
  codes: CODES,
  deck: DECK,
  without,
  most: { command: 10, banners: 20 },
  clauses: {
    strength: (unit) => (unit === LEADER ? 'ccn-2.15' : 'ccn-2.12'),
    impassable: (ground, unit) =>
      ground === 'quarry' && isArtillery(named(unit)) ? 'ccn-7.55' : IMPASSABLE[ground],
    together: ['ccn-5.36', 'ccn-5.37', 'ccn-5.55'],
    apart: 'ccn-5.15',
    hand: 'ccn-5.20',
    victory: 'ccn-4.1',
  },
  scenario: {
    ordinary: () => ORDINARY,
    write: writeSetting,
    read: readSetting,
    contradictions,
  },
};

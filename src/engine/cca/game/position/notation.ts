import type { Notation } from '../../../hexes/game/notation.ts';
import type { Placed } from '../../../hexes/game/state.ts';
import { DECK } from '../../cards.ts';
import { BATTLES } from '../../scenarios/scenarios.ts';
import { IMPASSABLE } from '../../terrain.ts';
import { COMBATANTS, type Combatant, fullStrength, PROFILES } from '../../units.ts';
import type { Kinds, Piece } from '../state.ts';
import { CODES, without } from './deck.ts';
import { contradictions, givesCommand, ordinary } from './setting.ts';
import { readSetting, writeSetting } from './setting-notation.ts';

/** A piece as it stands before a battle. */
export const freshPiece = (placed: Placed<Combatant>): Piece => ({
  ...placed,
  order: null,
  leaderOrder: 'none',
});

/** How positions of this game are written, drawn and read. */
export const NOTATION: Notation<Kinds> = {
  version: 'cca2',
  byColumn: 'cca1',
  units: COMBATANTS,
  unitCode: (unit) => unit,
  fullStrength,
  usualBlocks: fullStrength,
  piece: freshPiece,
  grounds: [
    ['rough', 'rough', ':'],
    ['forest', 'forest', '%'],
    ['hill', 'hill', '^'],
    ['ford', 'ford', '='],
    ['camp', 'camp', '#'],
    ['river', 'river', '~'],
    ['coast', 'coast', '@'],
    ['lake', 'lake', '&'],
    ['steep-hill', 'steep', '|'],
  ],
  walls: 'rampart',
  codes: CODES,
  deck: DECK,
  without,
  most: { command: 10, banners: 20 },
  clauses: {
    strength: (unit) => (unit === 'LD' ? 'cca-2.13' : PROFILES[unit].clauses.blocks),
    impassable: (ground) => IMPASSABLE[ground],
    together: ['cca-8.8', 'cca-8.9', 'cca-8.32'],
    apart: 'cca-8.33',
    hand: 'cca-7.6',
    victory: 'cca-4.1',
  },
  scenario: {
    ordinary,
    write: writeSetting,
    read: readSetting,
    command: (scenario, command) =>
      givesCommand(scenario, command)
        ? undefined
        : { clause: 'cca-7.6', with: { scenario: scenario.name } },
    goal: ({ name }, number) => ({
      clause: BATTLES[name].victory,
      with: { scenario: name, number },
    }),
    contradictions,
  },
};

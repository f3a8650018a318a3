import * as drawings from '../../../hexes/game/drawing.ts';
import { type Notation, readCard as read } from '../../../hexes/game/notation.ts';
import * as positions from '../../../hexes/game/position.ts';
import type { Reader } from '../../../hexes/game/reader.ts';
import type { Placed } from '../../../hexes/game/state.ts';
import { type Crowd, writePosition as write } from '../../../hexes/game/write-position.ts';
import { DECK } from '../../cards.ts';
import { BATTLES } from '../../scenarios/scenarios.ts';
import { IMPASSABLE } from '../../terrain.ts';
import { COMBATANTS, type Combatant, fullStrength, PROFILES } from '../../units.ts';
import type { Kinds, Piece, Position, Setting } from '../state.ts';
import { CODES, without } from './deck.ts';
import { contradictions, givesCommand, ordinary } from './setting.ts';
import { readSetting, writeSetting } from './setting-notation.ts';

export type { Position } from '../state.ts';
export type Survey = positions.Survey<Kinds>;

/** A piece as it stands before a battle. */
export const freshPiece = (placed: Placed<Combatant>): Piece => ({
  ...placed,
  order: null,
  leaderOrder: 'none',
});

/** How positions of this game are written, drawn and read. */
const NOTATION: Notation<Kinds> = {
  version: 'cca2',
  byColumn: 'cca1',
  units: COMBATANTS,
  fullStrength,
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

export const emptyPosition = (scenario: Setting | null = null) =>
  positions.emptyPosition(NOTATION, scenario);
export const readPosition = (text: string) => positions.readPosition(NOTATION, text);
export const surveyPosition = (text: string) => positions.surveyPosition(NOTATION, text);
export const isByColumn = (text: string) => positions.isByColumn(NOTATION, text);
export const renewPosition = (text: string) => positions.renewPosition(NOTATION, text);
export const writePosition = (position: Position, crowd?: Crowd<Piece>) =>
  write(NOTATION, position, crowd);
export const draw = (position: Position) => drawings.draw(NOTATION, position);
export const parseDrawing = (text: string) => drawings.parseDrawing(NOTATION, text);
export const readCard = (reader: Reader) => read(NOTATION, reader);

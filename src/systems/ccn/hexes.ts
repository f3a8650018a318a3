import { DECK_CARDS } from '../../engine/ccn/cards.ts';
import { MOST_BLOCKS } from '../../engine/ccn/combat/combat.ts';
import { apply, legal, refusal, toDecide } from '../../engine/ccn/game/play.ts';
import { usualStart } from '../../engine/ccn/game/position/bearing.ts';
import { draw, parseDrawing } from '../../engine/ccn/game/position/drawing.ts';
import { type Log, readLog, renewLog, writeLog } from '../../engine/ccn/game/position/log.ts';
import { freshPiece } from '../../engine/ccn/game/position/notation.ts';
import {
  emptyPosition,
  renewPosition,
  surveyPosition,
  writePosition,
} from '../../engine/ccn/game/position/position.ts';
import { start } from '../../engine/ccn/game/position/setup.ts';
import * as told from '../../engine/ccn/game/said.ts';
import type { Action, GameState, Piece, Setting } from '../../engine/ccn/game/state.ts';
import { TERRAINS } from '../../engine/ccn/terrain.ts';
import { UNITS } from '../../engine/ccn/units.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import { distance, type Hex, type Side } from '../../engine/hexes/hex.ts';
import { mountBoard } from '../../widgets/hexes/mount.tsx';
import type { HexSystem } from '../../widgets/hexes/system.ts';
import { QUESTIONS, START } from './asked.ts';
import { Bearing, bearing } from './Bearing.tsx';
import { Circumstances } from './Circumstances.tsx';
import { dice } from './dice.ts';
import { MARKS } from './marks.ts';
import { ScenarioField } from './ScenarioField.tsx';
import { show } from './shown.tsx';

function meant(game: GameState, from: Hex | undefined, to: Hex): Action | undefined {
  if (game.tasks.length > 0) return { do: 'go', to };
  if (game.phase === 'order') return { do: 'order', hex: to };
  if (!from || from === to) return undefined;
  if (game.phase === 'move') return { do: 'move', from, to };
  if (game.phase !== 'battle') return undefined;
  return { do: distance(from, to) === 1 ? 'attack' : 'fire', from, to };
}

/** Blocks of a unit of which neither the book nor a sheet says how strong it is. */
const SOME = 4;

function fresh(unit: Piece['unit'], side: Side, scenario: Setting | null): Piece {
  const blocks = unit === LEADER ? 1 : SOME;
  const usual = usualStart(scenario, { side, unit, blocks });
  return freshPiece({ side, unit, blocks: usual, leader: false });
}

/** What the board of hexes takes from this system. */
export const HEXES: HexSystem = {
  key: 'ccn',
  marks: MARKS,
  dice,
  units: [...UNITS, LEADER],
  cards: DECK_CARDS,
  fullStrength: (unit) => (unit === LEADER ? 1 : MOST_BLOCKS),
  fresh,
  bearing,
  Bearing,
  grounds: () => TERRAINS,
  position: {
    empty: emptyPosition,
    survey: surveyPosition,
    write: writePosition,
    draw,
    readDrawing: parseDrawing,
    renew: renewPosition,
  },
  log: {
    read: readLog,
    write: ({ position, seed, actions }: Log) => writeLog(position, seed, actions),
    renew: renewLog,
  },
  game: { start, toDecide, legal, refusal, apply, meant },
  told,
  lights: { fire: 'fire', attack: 'fight' },
  // To leave the battlefield: it may be the hex where the unit stands.
  askedTwice: ['exit'],
  questions: { start: START, all: QUESTIONS, ofHexes: ['sight'], Circumstances, show },
  Scenario: ScenarioField,
};

export const mount = mountBoard(HEXES);

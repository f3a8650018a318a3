import { DECK_CARDS } from '../../engine/cca/cards.ts';
import { apply, legal, refusal, toDecide } from '../../engine/cca/game/play.ts';
import { draw, parseDrawing } from '../../engine/cca/game/position/drawing.ts';
import { type Log, readLog, renewLog, writeLog } from '../../engine/cca/game/position/log.ts';
import { freshPiece } from '../../engine/cca/game/position/notation.ts';
import {
  emptyPosition,
  renewPosition,
  surveyPosition,
  writePosition,
} from '../../engine/cca/game/position/position.ts';
import { groundsFor } from '../../engine/cca/game/position/setting.ts';
import { start } from '../../engine/cca/game/position/setup.ts';
import * as told from '../../engine/cca/game/prospects/said.ts';
import type { Action, GameState } from '../../engine/cca/game/state.ts';
import { COMBATANTS, type Combatant, fullStrength } from '../../engine/cca/units.ts';
import { distance, type Hex } from '../../engine/hexes/hex.ts';
import { mountBoard } from '../../widgets/hexes/mount.tsx';
import type { HexSystem } from '../../widgets/hexes/system.ts';
import { QUESTIONS, START } from './asked.ts';
import { Circumstances } from './Circumstances.tsx';
import { dice } from './dice.ts';
import { MARKS } from './marks.ts';
import { ScenarioField } from './ScenarioField.tsx';
import { show } from './shown.tsx';

function meant(game: GameState, from: Hex | undefined, to: Hex): Action | undefined {
  if (game.tasks.length > 0) return { do: 'go', to };
  if (game.phase === 'order') return { do: 'order', hex: to };
  if (!from || from === to) return undefined;
  if (game.phase === 'move' || game.phase === 'move-again') return { do: 'move', from, to };
  if (game.phase !== 'battle') return undefined;
  return { do: distance(from, to) === 1 ? 'attack' : 'fire', from, to };
}

/** What the board of hexes takes from this system. */
export const HEXES: HexSystem = {
  key: 'cca',
  marks: MARKS,
  dice,
  units: COMBATANTS,
  cards: DECK_CARDS,
  fullStrength,
  fresh: (unit: Combatant, side) =>
    freshPiece({ side, unit, blocks: fullStrength(unit), leader: false }),
  grounds: groundsFor,
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

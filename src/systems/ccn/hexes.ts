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
import { EMPTY_SETTING } from '../../engine/ccn/game/position/setting.ts';
import { start } from '../../engine/ccn/game/position/setup.ts';
import * as told from '../../engine/ccn/game/said.ts';
import type { Piece, Setting } from '../../engine/ccn/game/state.ts';
import { TERRAINS } from '../../engine/ccn/terrain.ts';
import { UNITS } from '../../engine/ccn/units.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import type { Side } from '../../engine/hexes/hex.ts';
import { meant } from '../../widgets/hexes/meant.ts';
import { mountBoard } from '../../widgets/hexes/mount.tsx';
import { pictureBoard } from '../../widgets/hexes/Picture.tsx';
import type { HexSystem } from '../../widgets/hexes/system.ts';
import { QUESTIONS, START } from './asked.ts';
import { Bearing, bearing } from './Bearing.tsx';
import { CIRCUMSTANCES, Circumstances } from './Circumstances.tsx';
import { course } from './course.ts';
import { dice } from './dice.ts';
import { oddsQuestion } from './drafts.ts';
import { laid } from './laid.ts';
import { MARKS } from './marks.ts';
import { ScenarioField } from './ScenarioField.tsx';
import { soundSheets } from './SheetField.tsx';
import { show } from './shown.tsx';
import { whom } from './whom.ts';
import { wordsOf } from './words.ts';

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
  laid,
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
  game: { start, toDecide, legal, refusal, apply, course, odds: oddsQuestion, meant },
  told,
  whom,
  lights: { fire: 'fire', attack: 'fight' },
  // To leave the battlefield: it may be the hex where the unit stands.
  askedTwice: ['exit'],
  questions: {
    start: START,
    all: QUESTIONS,
    ofHexes: ['sight'],
    circumstances: CIRCUMSTANCES,
    Circumstances,
    show,
  },
  // Infantry with its guns on a hill before a town, cavalry that has come near on one flank.
  example:
    'ccn1_bottom.LN-C8x4-D6x4*-D7x4.LT-E8x4.HC-C10x3.FA-D5x3_top.LN-F6x4-F7x4*.RL-F4x4.LC-E10x3.HA-G8x3_ground.forest-E8-F4.hill-D5-D6.town-F7',
  starts: (speech) => ({
    name: wordsOf(speech).ownArmy,
    all: soundSheets().map(({ name, sheet }) => ({
      name,
      position: () => ({
        ...emptyPosition(),
        scenario: { ...EMPTY_SETTING, sheets: { ...EMPTY_SETTING.sheets, bottom: sheet } },
      }),
    })),
  }),
  Scenario: ScenarioField,
};

export const mount = mountBoard(HEXES);
export const picture = pictureBoard(HEXES);

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
import { scenarioPosition } from '../../engine/cca/game/position/scenario.ts';
import { groundsFor } from '../../engine/cca/game/position/setting.ts';
import { start } from '../../engine/cca/game/position/setup.ts';
import * as told from '../../engine/cca/game/prospects/said.ts';
import { SCENARIOS } from '../../engine/cca/scenarios/scenarios.ts';
import { COMBATANTS, type Combatant, fullStrength } from '../../engine/cca/units.ts';
import { meant } from '../../widgets/hexes/meant.ts';
import { mountBoard } from '../../widgets/hexes/mount.tsx';
import { pictureBoard } from '../../widgets/hexes/Picture.tsx';
import type { HexSystem } from '../../widgets/hexes/system.ts';
import { QUESTIONS, START } from './asked.ts';
import { CIRCUMSTANCES, Circumstances } from './Circumstances.tsx';
import { course } from './course.ts';
import { dice } from './dice.ts';
import { oddsQuestion } from './drafts.ts';
import { MARKS } from './marks.ts';
import { ScenarioField } from './ScenarioField.tsx';
import { show } from './shown.tsx';
import { whom } from './whom.ts';

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
  // Two lines near each other: a leader with warriors, archers behind a hill, auxilia in a forest, and cavalry on both flanks.
  example:
    'cca2_bottom.LI-E9.LB-C5.AX-E3.WR-D6*-D7.HI-C7.MC-D11_top.LI-F4.MI-F8.HI-F6-G7*.LC-F11.EL-G9_ground.forest-E3.hill-D5-E5',
  starts: ({ words, texts }) => ({
    name: words.aBattle,
    all: SCENARIOS.map((battle) => ({
      name: texts.value(battle),
      position: () => scenarioPosition(battle).position,
    })),
  }),
  Scenario: ScenarioField,
};

export const mount = mountBoard(HEXES);
export const picture = pictureBoard(HEXES);

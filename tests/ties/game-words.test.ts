import { expect, test } from 'vitest';
import { DECK_CARDS } from '../../src/engine/cca/cards.ts';
import { apply, legal, refusal } from '../../src/engine/cca/game/play.ts';
import { draw, parseDrawing } from '../../src/engine/cca/game/position/drawing.ts';
import { readLog } from '../../src/engine/cca/game/position/log.ts';
import { emptyPosition, surveyPosition } from '../../src/engine/cca/game/position/position.ts';
import { PROBLEMS } from '../../src/engine/cca/game/position/problems.ts';
import { start } from '../../src/engine/cca/game/position/setup.ts';
import { VOCABULARY } from '../../src/engine/cca/game/position/vocabulary.ts';
import * as said from '../../src/engine/cca/game/prospects/said.ts';
import { REASONS } from '../../src/engine/cca/game/refusals/refusal.ts';
import type { Action, GameState, Kinds } from '../../src/engine/cca/game/state.ts';
import { UNSAID as OPEN } from '../../src/engine/cca/scenarios/scenarios.ts';
import { COMBATANTS } from '../../src/engine/cca/units.ts';
import type { Problem } from '../../src/engine/hexes/game/reader.ts';
import { HEXES } from '../../src/engine/hexes/hex.ts';
import { battlefield, scenarioField } from '../../src/engine/testing/cca/battlefield.ts';
import { often } from '../../src/engine/testing/often.ts';
import { ESCAPE, IN_BATTLES, REFUSED } from '../cca/games.ts';
import { type Chance, gameInWords } from './game-in-words.ts';

const BY_HEX = ['order', 'order-leader', 'lead', 'rally'] as const;
const FROM_TO = ['move', 'move-leader', 'attack', 'fire'] as const;
const OTHERS = [
  ...['end', 'stand', 'evade', 'first-strike', 'battle-back', 'stop', 'leave', 'advance', 'pass'],
] as const;

/** Anything that somebody might try, mostly where somebody stands. */
function anything({ choose, of, hex }: Chance): Action {
  switch (choose(7)) {
    case 6:
      return choose(2)
        ? { do: 'exit', from: hex(), over: of(HEXES) }
        : { do: 'move', from: hex(), to: hex(), through: of(HEXES) };
    case 0:
      return { do: of(BY_HEX), hex: hex() };
    case 1:
    case 2:
      return { do: of(FROM_TO), from: hex(), to: hex() };
    case 3:
      return { do: 'go', to: hex() };
    case 4:
      return choose(2) ? { do: 'play', card: of(DECK_CARDS) } : { do: 'ignore', flags: choose(4) };
    default:
      return { do: of(OTHERS) } as Action;
  }
}

/** Battles whose special rules have sentences of their own. */
const WITH_RULES = ['crimissos-river', 'lake-trasimene', 'castulo', 'baecula'] as const;

const LOG = 'cca2_bottom_top\nseed 1\n';

/** What is wrong with a position or, where the text has several lines, with a game or a drawing. */
function faultsOf(text: string): readonly Problem[] {
  if (/^(9|I|$)/.test(text)) {
    const drawing = parseDrawing(text);
    return 'problem' in drawing ? [drawing] : [];
  }
  const { faults } = surveyPosition(text);
  if (!text.includes('\n') && faults.length > 0) return faults;
  const log = readLog(text);
  return 'problem' in log ? [log] : [];
}

const { mustBe, SENTENCE, messages } = await gameInWords<Kinds, GameState>({
  system: 'cca',
  vocabulary: VOCABULARY,
  codes: COMBATANTS,
  said,
  game: { start, apply, legal, refusal },
  reasons: REASONS,
  refused: REFUSED,
  outOfStep: 'cca-5.3',
  stepOf: { play: 'play', move: 'move', attack: 'battle' },
  phases: ['play', 'order', 'move', 'battle', 'move-again', 'over'],
  anything,
  battles: [
    ...[...Array(often(2, 20)).keys()].map((seed) => [seed, battlefield(seed)] as const),
    ...WITH_RULES.map((name) => [1, scenarioField(name, 1)] as const),
  ],
  rare: [ESCAPE, ...IN_BATTLES],
  problems: PROBLEMS,
  wrong: {
    'already-won': 'cca2_banners-6-0',
    banners: 'cca2_banners-21-0',
    blocks: 'cca2_bottom.WR-A1x5',
    command: 'cca2_command-0-5',
    flags: `${LOG}ignore 100`,
    goal: 'cca2_goal-21',
    'hex-taken': 'cca2_bottom.WR-A1-A1',
    impassable: 'cca2_bottom.WR-A1_ground.coast-A1',
    'leader-apart': 'cca2_bottom.WR-A1.LD-A1',
    'leader-without-unit': 'cca2_bottom.LD-A1*',
    'more-cards-than-command': 'cca2_command-1-5_cards.bottom-FS-LC',
    'more-leaders-than-named': 'cca2_bottom.MI-A1*.LD-A3_scenario-castulo',
    'more-than-its-map': 'cca2_ground.ford-A1_scenario-ticinus-river',
    'no-camp-there': 'cca2_scenario-baecula.taken-E5',
    'no-more-such-cards': 'cca2_cards.bottom-FS-FS',
    'no-such-action': `${LOG}castle`,
    'no-such-army': 'cca2_scenario-akragas.bottom-rome',
    'no-such-card': 'cca2_cards.bottom-9L',
    'no-such-former-hex': 'cca1_bottom.WR-M2',
    'no-such-hex': 'cca2_bottom.WR-B13',
    'no-such-hexside': 'cca2_ground.rampart-A1n',
    'no-such-part': 'cca2_middle',
    'no-such-scenario': 'cca2_scenario-actium',
    'no-such-side': 'cca2_turn-left',
    'no-such-terrain': 'cca2_ground.swamp-A1',
    'no-such-unit': 'cca2_bottom.XX-A1',
    'not-a-position': 'chess',
    'only-at-trasimene': 'cca2_ground.lake-A1',
    'out-of-order': 'cca2_top_bottom',
    'said-twice': 'cca2_ground.hill-A1.forest-A1',
    'scenario-sets-command': 'cca2_scenario-zama_command-5-6',
    'scenario-sets-goal': 'cca2_scenario-zama_goal-7',
    seed: 'cca2_bottom_top\nseed -1',
    'too-long': `cca2_bottom${'.WR-A1'.repeat(2000)}`,
    'too-many-actions': LOG + 'end\n'.repeat(3001),
    unexpected: 'cca2_bottom.WR',
  },
  unexpected: [
    ...['cca2_bottom.WR', 'cca2_bottom-top', 'cca2_ground hill', 'cca2_goal'],
    ...[`${LOG}end D5`, `${LOG}move D5-E5`, `${LOG}move D5 E5 F5`, 'cca2_bottom_top'],
    ...['', '9', '9 WR4hi4', draw(emptyPosition()).replace('\n', ' ')],
  ],
  faultsOf,
});

test('whatever the text of the book leaves to its maps is said', () => {
  for (const what of OPEN) mustBe(SENTENCE, what, (words) => words.unsaid(what));
  const own = Object.keys(messages?.game ?? {}).filter((key) => key.startsWith('unsaid/'));
  expect(own.sort()).toEqual(OPEN.map((what) => `unsaid/${what}`).sort());
});

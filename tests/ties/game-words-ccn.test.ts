import { DECK_CARDS } from '../../src/engine/ccn/cards.ts';
import { apply, legal, refusal } from '../../src/engine/ccn/game/play.ts';
import { draw, parseDrawing } from '../../src/engine/ccn/game/position/drawing.ts';
import { readLog } from '../../src/engine/ccn/game/position/log.ts';
import { emptyPosition, surveyPosition } from '../../src/engine/ccn/game/position/position.ts';
import { PROBLEMS } from '../../src/engine/ccn/game/position/problems.ts';
import { start } from '../../src/engine/ccn/game/position/setup.ts';
import { VOCABULARY } from '../../src/engine/ccn/game/position/vocabulary.ts';
import { REASONS } from '../../src/engine/ccn/game/refusal.ts';
import * as said from '../../src/engine/ccn/game/said.ts';
import type { Action, GameState, Kinds } from '../../src/engine/ccn/game/state.ts';
import type { Problem } from '../../src/engine/hexes/game/reader.ts';
import { HEXES, SECTIONS } from '../../src/engine/hexes/hex.ts';
import { battlefield } from '../../src/engine/testing/ccn/battlefield.ts';
import { often } from '../../src/engine/testing/often.ts';
import { RARE, REFUSED } from '../ccn/games.ts';
import { type Chance, gameInWords } from './game-in-words.ts';

const BY_HEX = [
  ...(['order', 'order-one', 'order-leader', 'leave-square', 'rally', 'send'] as const),
];
const FROM_TO = ['move', 'move-leader', 'attack', 'fire'] as const;
const OTHERS = [
  ...(['end', 'stand', 'retire', 'form-square', 'first-strike', 'battle-back'] as const),
  ...(['stop', 'leave', 'advance', 'pass'] as const),
];

/** Anything that somebody might try, mostly where somebody stands. */
function anything({ choose, of, hex }: Chance): Action {
  switch (choose(8)) {
    case 0:
      return { do: of(BY_HEX), hex: hex() };
    case 1:
    case 2:
      return { do: of(FROM_TO), from: hex(), to: hex() };
    case 3:
      return { do: 'go', to: hex() };
    case 4:
      return { do: choose(2) ? 'play' : 'keep', card: of(DECK_CARDS) };
    case 5:
      return choose(2)
        ? { do: 'ignore', flags: choose(4) }
        : { do: 'march', section: of(SECTIONS) };
    case 6:
      return choose(2)
        ? { do: 'exit', from: hex(), over: of(HEXES) }
        : { do: 'attack', from: hex(), to: hex(), with: hex() };
    default:
      return { do: of(OTHERS) };
  }
}

const LOG = 'ccn1_bottom_top\nseed 1\n';
const SHEET = 'scenario.sheet-bottom-Army*up';

/** What is wrong with a position or, where the text has several lines, with a game or a drawing. */
function faultsOf(text: string): readonly Problem[] {
  if (text.startsWith('I'))
    return [parseDrawing(text)].flatMap((one) => ('problem' in one ? [one] : []));
  const { faults } = surveyPosition(text);
  if (!text.includes('\n') && faults.length > 0) return faults;
  const log = readLog(text);
  return 'problem' in log ? [log] : [];
}

await gameInWords<Kinds, GameState>({
  system: 'ccn',
  vocabulary: VOCABULARY,
  // The keys of units are words; those of several words are found by their hyphens.
  codes: ['LD'],
  said,
  game: { start, apply, legal, refusal },
  reasons: REASONS,
  refused: REFUSED,
  outOfStep: 'ccn-5.3',
  stepOf: { play: 'play', move: 'move', attack: 'battle', fire: 'battle' },
  phases: ['play', 'order', 'move', 'battle', 'over'],
  anything,
  battles: [...Array(often(4, 20)).keys()].map((seed) => [seed, battlefield(seed)]),
  rare: RARE,
  problems: PROBLEMS,
  wrong: {
    'already-won': 'ccn1_banners-6-0',
    'artillery-without-table': `ccn1_bottom.FA-A1x3_${SHEET}`,
    banners: 'ccn1_banners-21-0',
    blocks: 'ccn1_bottom.LN-A1x9',
    'cards-in-squares': 'ccn1_bottom.LN-A1x4s1_cards.bottom-2L-2L-2C-2C-2R',
    command: 'ccn1_command-0-5',
    flags: `${LOG}ignore 100`,
    goal: 'ccn1_goal-21',
    'hex-taken': 'ccn1_bottom.LN-A1x4-A1x4',
    impassable: 'ccn1_bottom.FA-A1x3_ground.quarry-A1',
    'leader-apart': 'ccn1_bottom.LN-A1x4.LD-A1',
    'leader-without-unit': 'ccn1_bottom.LD-A1*',
    'more-cards-than-command': 'ccn1_command-1-5_cards.bottom-FS-2L',
    'more-than-at-the-start': 'ccn1_bottom.LN-A1x4of3',
    'nation-contradiction': `ccn1_${SHEET}*LN4*LN4`,
    'nation-name': 'ccn1_scenario.sheet-bottom-~ffffff~*up',
    'nation-value': 'ccn1_scenario.sheet-bottom-Army*sideways',
    'no-more-such-cards': 'ccn1_cards.bottom-El-El',
    'no-objective-there': 'ccn1_scenario.objective-E5.taken-E6',
    'no-square-there': 'ccn1_bottom.LN-A1x4s1_ground.town-A1',
    'no-such-action': `${LOG}castle`,
    'no-such-card': 'ccn1_cards.bottom-9L',
    'no-such-hex': 'ccn1_bottom.LN-B13x4',
    'no-such-hexside': 'ccn1_ground.works-A1n',
    'no-such-part': 'ccn1_middle',
    'no-such-section': `${LOG}march middle`,
    'no-such-side': 'ccn1_turn-left',
    'no-such-terrain': 'ccn1_ground.swamp-A1',
    'no-such-token': 'ccn1_bottom.LN-A1x4s5',
    'no-such-unit': 'ccn1_bottom.XX-A1x4',
    'not-a-position': 'chess',
    'not-at-the-edge': 'ccn1_scenario.exit-bottom-E5',
    'out-of-order': 'ccn1_top_bottom',
    'said-twice': 'ccn1_ground.hill-A1.forest-A1',
    seed: 'ccn1_bottom_top\nseed -1',
    'square-of-no-infantry': 'ccn1_bottom.LC-A1x4s1',
    'square-without-card': 'ccn1_bottom.LN-A1x4s1_command-2-5',
    'too-long': `ccn1_bottom${'.LN-A1x4'.repeat(1500)}`,
    'too-many-actions': LOG + 'end\n'.repeat(3001),
    'token-twice': 'ccn1_bottom.LN-A1x4s1-A2x4s1',
    unexpected: 'ccn1_bottom.LN',
  },
  unexpected: [
    ...['ccn1_bottom.LN', 'ccn1_bottom.LN-A1', 'ccn1_bottom-top', 'ccn1_ground hill', 'ccn1_goal'],
    'ccn1_scenario.sheet-bottom-Army',
    ...[`${LOG}end D5`, `${LOG}move D5-E5`, `${LOG}move D5 E5 F5`, 'ccn1_bottom_top'],
    ...[`${LOG}attack D5 E5 by F5`, 'I', 'I LN4gr4', draw(emptyPosition()).replace('\n', ' ')],
  ],
  faultsOf,
});

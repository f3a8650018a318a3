import type { DeckCard } from '../../src/engine/cca/cards.ts';
import { CODES } from '../../src/engine/cca/game/position/deck.ts';
import type { Reason } from '../../src/engine/cca/game/refusals/refusal.ts';
import type { Action, GameState } from '../../src/engine/cca/game/state.ts';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Hex } from '../../src/engine/hexes/hex.ts';
import {
  act,
  acted,
  battling,
  holding,
  moving,
  ordering,
  rolling,
  until,
} from '../../src/engine/testing/cca/script.ts';

const THREE = 'order-three-units-center';

/** The bottom player has played the card, and gives orders. */
const under = (card: DeckCard, text: string, ...actions: string[]) =>
  acted(holding(text, card), [`play ${CODES[card]}`, ...actions].join('; '));

const waitsFor = (task: string) => (end: GameState) => end.tasks.at(-1)?.task === task;

const CENTRE = 'bottom.MI-F3-G3-H3-I3.LI-A1*_top.HI-G8';
const LED = 'bottom.MI-G3-A1.LD-H3-L3_top.HI-G8';
const HURT = 'bottom.MI-G3x2-A1x2-H2.EL-H4x1.LD-H3_top.HI-G8';

const attacked = acted(battling('bottom.MI-G5_top.LI-G6', 'G5'), 'attack G5 G6');
const reacting = (text: string) => acted(battling(text, 'G5'), 'attack G5 G6');
const struckFirst = until(
  reacting('bottom.MI-G5_top.HI-G6_cards.top-FS'),
  'first-strike',
  waitsFor('battle-back'),
);
const retreating = rolling(
  battling('bottom.MI-G5_top.HI-G6_goal-9', 'G5'),
  'attack G5 G6',
  'flag green green blue',
);
const evading = until(attacked, 'evade', waitsFor('evade'));
const flagged = until(
  battling('bottom.LI-G5_top.WR-G6_goal-9', 'G5'),
  'attack G5 G6',
  waitsFor('flags'),
);
const fled = until(
  battling('bottom.MI-G5_top.LD-G6.HI-G7*-F8_goal-9', 'G5'),
  'attack G5 G6',
  waitsFor('leader'),
);
const hemmedIn = acted(
  until(
    battling('bottom.MI-G4_top.LD-G5.HI-G7*-F8*-G8*_goal-9', 'G4'),
    'attack G4 G5',
    waitsFor('leader'),
  ),
  'go G6',
);
const withLeader = acted(
  until(
    battling('bottom.HI-G5_top.EL-G6.LD-G7_goal-9', 'G5'),
    'attack G5 G6',
    (end) => waitsFor('retreat')(end) && end.board.G7?.unit === 'LD' && flagsOf(end) === 2,
  ),
  'go G7',
);
/** With its leader in G7, 2 hexes being due: by F8 the unit would be stuck after 1 of them, by G8 it would not. */
const forked = acted(
  until(
    battling('bottom.MI-G5_top.HI-G6.LD-G7.LI-F9-G9_goal-9', 'G5'),
    'attack G5 G6',
    (end) => waitsFor('retreat')(end) && flagsOf(end) === 3,
  ),
  'go G7',
);
function flagsOf({ events: [first] }: GameState) {
  return first?.event === 'rolled' ? first.faces.filter((face) => face === 'flag').length : 0;
}
const heldBack = until(attacked, 'stand', waitsFor('battle-back'));
const won = (text: string, ...hexes: Hex[]) =>
  until(battling(text, ...hexes), 'attack G5 G6', waitsFor('advance'));
const bonus = acted(won('bottom.WR-G5.HI-E5_top.MI-G6x1-H7-E6_goal-9', 'G5', 'E5'), 'advance');
const beyond = acted(won('bottom.HC-G5_top.MI-G6x1-H7_goal-9', 'G5'), 'advance');
const over = until(
  battling('bottom.MI-G5_top.MI-G6x1_goal-1', 'G5'),
  'attack G5 G6',
  ({ phase }) => phase === 'over',
);

const skirmish = ordering('bottom.LI-G3_top.HI-G8', 'move-fire-move', 'G3');
const movedOnce = acted(skirmish, 'move G3 G4');
const movedTwice = acted(movedOnce, 'end; end; move G4 G5');
const firedTwice = until(
  until(under('darken-the-sky', 'bottom.LB-G3_top.HI-G5_goal-9', 'end'), 'fire G3 G5', stays),
  'fire G3 G5',
  stays,
);
function stays({ board, tasks }: GameState) {
  return board.G5 !== undefined && tasks.length === 0;
}
const charged = acted(moving('bottom.WR-G3_top.MI-G6', 'G3'), 'move G3 G5; end');

const castulo = (pieces: string) => moving(`bottom.${pieces}_top.HI-A9_scenario-castulo`, 'E9');
const baecula = moving('bottom.LI-G4_top.HI-A9_ground.camp-G5-H5_scenario-baecula', 'G4');

type Refused<A> = [because: Reason, clause: ClauseId, game: GameState, action: A];

const SITUATIONS: Refused<string>[] = [
  ['all-have-orders', 'cca-18.28', under('clash-of-shields', CENTRE), 'order G3'],
  ['another-battle-first', 'cca-9.2', bonus, 'attack E5 E6'],
  ['at-full-strength', 'cca-18.51', under('rally', HURT), 'rally H2'],
  ['battle-is-over', 'cca-4.1', over, 'end'],
  ['cannot-end-here', 'cca-13.20', acted(fled, 'go G7'), 'stop'],
  ['card-without-helmet', 'cca-8.35', under('order-light-troops', CENTRE), 'order-leader A1'],
  ['elephants-go-on', 'cca-11.34', withLeader, 'stop'],
  ['has-an-order', 'cca-7.4', under(THREE, CENTRE, 'order G3'), 'order G3'],
  ['has-fired', 'cca-18.34', firedTwice, 'fire G3 G5'],
  ['hex-by-hex', 'cca-12.5', retreating, 'go G8'],
  ['hex-by-hex', 'cca-13.11', evading, 'go G8'],
  ['hex-by-hex', 'cca-13.19', fled, 'go G8'],
  ['leader-elsewhere', 'cca-18.22', under('inspired-left-leadership', LED), 'lead L3'],
  ['leader-must-go', 'cca-13.18', fled, 'stop'],
  ['longer-way-open', 'cca-12.5', forked, 'go F8'],
  ['moved-again', 'cca-8.3', movedTwice, 'move G5 G4'],
  ['moves-again-later', 'cca-18.47', movedOnce, 'move G4 G5'],
  ['never-rallied', 'cca-18.53', under('rally', HURT), 'rally H4'],
  ['no-attached-leader', 'cca-8.33', under(THREE, CENTRE), 'order-leader G3'],
  ['no-enemy-there', 'cca-11.4', battling(CENTRE, 'G3'), 'attack G3 G4'],
  ['no-enemy-there', 'cca-10.9', battling(CENTRE, 'G3'), 'fire G3 G5'],
  ['no-enemy-there', 'cca-13.42', bonus, 'attack G6 H6'],
  ['no-leader-near', 'cca-18.51', under('rally', HURT), 'rally A1'],
  ['no-leader-there', 'cca-18.20', under('leadership-any-section', LED), 'lead G3'],
  ['no-leader-to-stop-with', 'cca-12.12', retreating, 'stop'],
  ['no-orders', 'cca-7.2', under('first-strike', 'bottom.MI-G3_top.HI-G8_command-1-1'), 'order G3'],
  [
    'no-orders-left',
    'cca-18.4',
    under('order-two-units-center', CENTRE, 'order F3', 'order G3'),
    'order H3',
  ],
  ['no-rally', 'cca-18.51', under(THREE, HURT), 'rally G3'],
  [
    'no-symbol',
    'cca-18.41',
    until(
      holding(`${LED}_command-1-1`, 'i-am-spartacus'),
      'play Sp',
      ({ turn }) => turn?.faces[0] === 'flag',
    ),
    'order G3',
  ],
  ['no-way-back', 'cca-13.13', reacting('bottom.MI-G5_top.LI-G6.MI-G7-H7_cards.top-FS'), 'evade'],
  ['no-way-to-end', 'cca-13.20', hemmedIn, 'go G7'],
  ['nobody-there', 'cca-7.1', under(THREE, CENTRE), 'order G4'],
  ['nobody-there', 'cca-7.2', battling(CENTRE, 'G3'), 'attack G4 G8'],
  ['not-a-leadership-card', 'cca-18.20', under(THREE, LED), 'lead H3'],
  ['not-an-open-neighbour', 'cca-13.40', beyond, 'go H7'],
  ['not-at-an-edge', 'cca-8.7', castulo('MI-E9'), 'exit E9 E8'],
  ['not-at-own-edge', 'cca-13.25', fled, 'leave'],
  ['not-in-block', 'cca-18.44', under('line-command', CENTRE, 'order G3'), 'order A1'],
  ['not-in-hand', 'cca-6.1', holding(CENTRE, 'rally'), 'play MC'],
  ['not-in-hand', 'cca-18.38', attacked, 'first-strike'],
  ['not-next-to-leader', 'cca-18.21', under('leadership-any-section', LED, 'lead H3'), 'order A1'],
  ['not-on-the-way', 'cca-19.32', baecula, 'move G4 G6 by G5-H5'],
  ['not-yours', 'cca-7.1', under(THREE, CENTRE), 'order G8'],
  ['not-yours', 'cca-7.2', skirmish, 'move G8 G7'],
  ['nothing-to-counter', 'cca-18.31', holding(CENTRE, 'counter-attack', 'rally'), 'play CA'],
  ['one-leader', 'cca-18.21', under('leadership-any-section', LED, 'lead H3'), 'lead L3'],
  ['one-unit-of-choice', 'cca-18.21', under('leadership-any-section', LED, 'order A1'), 'order G3'],
  ['only-as-a-reaction', 'cca-18.38', holding(CENTRE, 'first-strike', 'rally'), 'play FS'],
  ['other-kind', 'cca-18.15', under('order-light-troops', CENTRE), 'order G3'],
  ['other-section', 'cca-18.3', under('order-two-units-left', CENTRE), 'order G3'],
  ['rally-instead', 'cca-18.52', under('rally', HURT), 'order G3'],
  ['rally-without-leaders', 'cca-18.51', under('rally', 'bottom.MI-G3x2_top.HI-G8'), 'rally G3'],
  ['several-ways', 'cca-19.32', baecula, 'move G4 G6'],
  ['stays-without-a-move', 'cca-8.4', skirmish, 'move G3 G3'],
  ['too-many-flags', 'cca-12.14', flagged, 'ignore 3'],
  ['units-only', 'cca-2.13', under('order-heavy-troops', LED.replace('MI', 'HI')), 'order H3'],
  ['units-only', 'cca-18.15', under('order-light-troops', LED), 'order H3'],
  ['warriors-must-battle', 'cca-8.19', charged, 'end'],

  ['decide-react', 'cca-11.5', attacked, 'end'],
  ['decide-battle-back', 'cca-11.54', heldBack, 'end'],
  ['decide-battle-back', 'cca-18.39', struckFirst, 'end'],
  ['decide-flags', 'cca-12.14', flagged, 'end'],
  ['decide-retreat', 'cca-12.5', retreating, 'end'],
  ['decide-evade', 'cca-13.11', evading, 'end'],
  ['decide-leader', 'cca-13.18', fled, 'end'],
  ['decide-advance', 'cca-13.33', won('bottom.MI-G5_top.MI-G6x1_goal-9', 'G5'), 'end'],
  ['decide-further', 'cca-13.40', beyond, 'end'],
  ['decide-bonus', 'cca-13.42', bonus, 'end'],

  ['not-in-play', 'cca-5.3', holding(CENTRE, 'rally'), 'end'],
  ['not-in-order', 'cca-5.3', under(THREE, CENTRE), 'pass'],
  ['not-in-move', 'cca-5.3', skirmish, 'fire G3 G5'],
  ['not-in-battle', 'cca-5.3', battling(CENTRE, 'G3'), 'move G3 G4'],
  ['not-in-move-again', 'cca-5.3', movedTwice, 'fire G5 G7'],
];

/** Every reason of the game itself in a situation that calls for it, with the clause of the book. */
export const REFUSED = SITUATIONS.map(
  ([because, clause, game, action]): Refused<Action> => [because, clause, game, act(action)],
);

/** An escape through an enemy unit, which random games seldom bring. */
export const ESCAPE: GameState = acted(
  until(
    battling('bottom.MI-G5.HI-G7-H7_top.LD-G6_goal-9', 'G5'),
    'attack G5 G6',
    waitsFor('leader'),
  ),
  'go G7',
);

/** What only the special rules of some battles bring about. */
export const IN_BATTLES: GameState[] = [
  baecula,
  acted(baecula, 'move G4 G5'),
  acted(castulo('MI-E9'), 'exit E9 E9'),
  acted(castulo('MI-E9*'), 'exit E9 E9'),
  until(
    acted(
      moving('bottom.MI-G5_top.LD-G6_scenario-castulo.bottom-carthage_turn-bottom', 'G5'),
      'end',
    ),
    'attack G5 G6',
    ({ wonBy }) => wonBy === 'cca-19.27',
  ),
];

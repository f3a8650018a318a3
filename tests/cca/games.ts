import type { DeckCard } from '../../src/engine/cca/cards.ts';
import { CODES } from '../../src/engine/cca/game/position/deck.ts';
import type { Reason } from '../../src/engine/cca/game/refusals/refusal.ts';
import type { Action, GameState } from '../../src/engine/cca/game/state.ts';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Hex } from '../../src/engine/hexes/hex.ts';
import { act, acted, rolling, until } from '../../src/engine/testing/cca/acting.ts';
import { battling, holding, moving, ordering } from '../../src/engine/testing/cca/placed.ts';

const THREE = 'order-three-units-center';

/** The bottom player has played the card, and gives orders. */
const under = (card: DeckCard, text: string, ...actions: string[]) =>
  acted(holding(text, card), [`play ${CODES[card]}`, ...actions].join('; '));

const waitsFor = (task: string) => (end: GameState) => end.tasks.at(-1)?.task === task;

const CENTRE = 'bottom.MI-C6-C7-C8-C9.LI-A1*_top.HI-H7';
const LED = 'bottom.MI-C7-A1.LD-C8-C12_top.HI-H7';
const HURT = 'bottom.MI-C7x2-A1x2-B8.EL-D8x1.LD-C8_top.HI-H7';

const attacked = acted(battling('bottom.MI-E7_top.LI-F7', 'E7'), 'attack E7 F7');
const reacting = (text: string) => acted(battling(text, 'E7'), 'attack E7 F7');
const struckFirst = until(
  reacting('bottom.MI-E7_top.HI-F7_cards.top-FS'),
  'first-strike',
  waitsFor('battle-back'),
);
const retreating = rolling(
  battling('bottom.MI-E7_top.HI-F7_goal-9', 'E7'),
  'attack E7 F7',
  'flag green green blue',
);
const evading = until(attacked, 'evade', waitsFor('evade'));
const flagged = until(
  battling('bottom.LI-E7_top.WR-F7_goal-9', 'E7'),
  'attack E7 F7',
  waitsFor('flags'),
);
const fled = until(
  battling('bottom.MI-E7_top.LD-F7.HI-G7*-H6_goal-9', 'E7'),
  'attack E7 F7',
  waitsFor('leader'),
);
const hemmedIn = acted(
  until(
    battling('bottom.MI-D7_top.LD-E7.HI-G7*-H6*-H7*_goal-9', 'D7'),
    'attack D7 E7',
    waitsFor('leader'),
  ),
  'go F7',
);
const withLeader = acted(
  until(
    battling('bottom.HI-E7_top.EL-F7.LD-G7_goal-9', 'E7'),
    'attack E7 F7',
    (end) => waitsFor('retreat')(end) && end.board.G7?.unit === 'LD' && flagsOf(end) === 2,
  ),
  'go G7',
);
/** With its leader in G7, 2 hexes being due: by H6 the unit would be stuck after 1 of them, by H7 it would not. */
const forked = acted(
  until(
    battling('bottom.MI-E7_top.HI-F7.LD-G7.LI-I6-I7_goal-9', 'E7'),
    'attack E7 F7',
    (end) => waitsFor('retreat')(end) && flagsOf(end) === 3,
  ),
  'go G7',
);
function flagsOf({ events: [first] }: GameState) {
  return first?.event === 'rolled' ? first.faces.filter((face) => face === 'flag').length : 0;
}
const heldBack = until(attacked, 'stand', waitsFor('battle-back'));
const won = (text: string, ...hexes: Hex[]) =>
  until(battling(text, ...hexes), 'attack E7 F7', waitsFor('advance'));
const bonus = acted(won('bottom.WR-E7.HI-E5_top.MI-F7x1-G8-F5_goal-9', 'E7', 'E5'), 'advance');
const beyond = acted(won('bottom.HC-E7_top.MI-F7x1-G8_goal-9', 'E7'), 'advance');
const over = until(
  battling('bottom.MI-E7_top.MI-F7x1_goal-1', 'E7'),
  'attack E7 F7',
  ({ phase }) => phase === 'over',
);

const skirmish = ordering('bottom.LI-C7_top.HI-H7', 'move-fire-move', 'C7');
const movedOnce = acted(skirmish, 'move C7 D7');
const movedTwice = acted(movedOnce, 'end; end; move D7 E7');
const firedTwice = until(
  until(under('darken-the-sky', 'bottom.LB-C7_top.HI-E7_goal-9', 'end'), 'fire C7 E7', stays),
  'fire C7 E7',
  stays,
);
function stays({ board, tasks }: GameState) {
  return board.E7 !== undefined && tasks.length === 0;
}
const charged = acted(moving('bottom.WR-C7_top.MI-F7', 'C7'), 'move C7 E7; end');

const castulo = (pieces: string) => moving(`bottom.${pieces}_top.HI-I1_scenario-castulo`, 'I5');
const baecula = moving('bottom.LI-D7_top.HI-I1_ground.camp-E7-E8_scenario-baecula', 'D7');

type Refused<A> = [because: Reason, clause: ClauseId, game: GameState, action: A];

const SITUATIONS: Refused<string>[] = [
  ['all-have-orders', 'cca-18.28', under('clash-of-shields', CENTRE), 'order C7'],
  ['another-battle-first', 'cca-9.2', bonus, 'attack E5 F5'],
  ['at-full-strength', 'cca-18.51', under('rally', HURT), 'rally B8'],
  ['battle-is-over', 'cca-4.1', over, 'end'],
  ['cannot-end-here', 'cca-13.20', acted(fled, 'go G7'), 'stop'],
  ['card-without-helmet', 'cca-8.35', under('order-light-troops', CENTRE), 'order-leader A1'],
  ['elephants-go-on', 'cca-11.34', withLeader, 'stop'],
  ['has-an-order', 'cca-7.4', under(THREE, CENTRE, 'order C7'), 'order C7'],
  ['has-fired', 'cca-18.34', firedTwice, 'fire C7 E7'],
  ['hex-by-hex', 'cca-12.5', retreating, 'go H7'],
  ['hex-by-hex', 'cca-13.11', evading, 'go H7'],
  ['hex-by-hex', 'cca-13.19', fled, 'go H7'],
  ['leader-elsewhere', 'cca-18.22', under('inspired-left-leadership', LED), 'lead C12'],
  ['leader-must-go', 'cca-13.18', fled, 'stop'],
  ['longer-way-open', 'cca-12.5', forked, 'go H6'],
  ['moved-again', 'cca-8.3', movedTwice, 'move E7 D7'],
  ['moves-again-later', 'cca-18.47', movedOnce, 'move D7 E7'],
  ['never-rallied', 'cca-18.53', under('rally', HURT), 'rally D8'],
  ['no-attached-leader', 'cca-8.33', under(THREE, CENTRE), 'order-leader C7'],
  ['no-enemy-there', 'cca-11.4', battling(CENTRE, 'C7'), 'attack C7 D7'],
  ['no-enemy-there', 'cca-10.9', battling(CENTRE, 'C7'), 'fire C7 E7'],
  ['no-enemy-there', 'cca-13.42', bonus, 'attack F7 F8'],
  ['no-leader-near', 'cca-18.51', under('rally', HURT), 'rally A1'],
  ['no-leader-there', 'cca-18.20', under('leadership-any-section', LED), 'lead C7'],
  ['no-leader-to-stop-with', 'cca-12.12', retreating, 'stop'],
  ['no-orders', 'cca-7.2', under('first-strike', 'bottom.MI-C7_top.HI-H7_command-1-1'), 'order C7'],
  [
    'no-orders-left',
    'cca-18.4',
    under('order-two-units-center', CENTRE, 'order C6', 'order C7'),
    'order C8',
  ],
  ['no-rally', 'cca-18.51', under(THREE, HURT), 'rally C7'],
  [
    'no-symbol',
    'cca-18.41',
    until(
      holding(`${LED}_command-1-1`, 'i-am-spartacus'),
      'play Sp',
      ({ turn }) => turn?.faces[0] === 'flag',
    ),
    'order C7',
  ],
  ['no-way-back', 'cca-13.13', reacting('bottom.MI-E7_top.LI-F7.MI-G7-G8_cards.top-FS'), 'evade'],
  ['no-way-to-end', 'cca-13.20', hemmedIn, 'go G7'],
  ['nobody-there', 'cca-7.1', under(THREE, CENTRE), 'order D7'],
  ['nobody-there', 'cca-7.2', battling(CENTRE, 'C7'), 'attack D7 H7'],
  ['not-a-leadership-card', 'cca-18.20', under(THREE, LED), 'lead C8'],
  ['not-an-open-neighbour', 'cca-13.40', beyond, 'go G8'],
  ['not-at-an-edge', 'cca-8.7', castulo('MI-I5'), 'exit I5 H5'],
  ['not-at-own-edge', 'cca-13.25', fled, 'leave'],
  ['not-in-block', 'cca-18.44', under('line-command', CENTRE, 'order C7'), 'order A1'],
  ['not-in-hand', 'cca-6.1', holding(CENTRE, 'rally'), 'play MC'],
  ['not-in-hand', 'cca-18.38', attacked, 'first-strike'],
  ['not-next-to-leader', 'cca-18.21', under('leadership-any-section', LED, 'lead C8'), 'order A1'],
  ['not-on-the-way', 'cca-19.32', baecula, 'move D7 F7 by E7-E8'],
  ['not-yours', 'cca-7.1', under(THREE, CENTRE), 'order H7'],
  ['not-yours', 'cca-7.2', skirmish, 'move H7 G7'],
  ['nothing-to-counter', 'cca-18.31', holding(CENTRE, 'counter-attack', 'rally'), 'play CA'],
  ['one-leader', 'cca-18.21', under('leadership-any-section', LED, 'lead C8'), 'lead C12'],
  ['one-unit-of-choice', 'cca-18.21', under('leadership-any-section', LED, 'order A1'), 'order C7'],
  ['only-as-a-reaction', 'cca-18.38', holding(CENTRE, 'first-strike', 'rally'), 'play FS'],
  ['other-kind', 'cca-18.15', under('order-light-troops', CENTRE), 'order C7'],
  ['other-section', 'cca-18.3', under('order-two-units-left', CENTRE), 'order C7'],
  ['rally-instead', 'cca-18.52', under('rally', HURT), 'order C7'],
  ['rally-without-leaders', 'cca-18.51', under('rally', 'bottom.MI-C7x2_top.HI-H7'), 'rally C7'],
  ['several-ways', 'cca-19.32', baecula, 'move D7 F7'],
  ['stays-without-a-move', 'cca-8.4', skirmish, 'move C7 C7'],
  ['too-many-flags', 'cca-12.14', flagged, 'ignore 3'],
  ['units-only', 'cca-2.13', under('order-heavy-troops', LED.replace('MI', 'HI')), 'order C8'],
  ['units-only', 'cca-18.15', under('order-light-troops', LED), 'order C8'],
  ['warriors-must-battle', 'cca-8.19', charged, 'end'],

  ['decide-react', 'cca-11.5', attacked, 'end'],
  ['decide-battle-back', 'cca-11.54', heldBack, 'end'],
  ['decide-battle-back', 'cca-18.39', struckFirst, 'end'],
  ['decide-flags', 'cca-12.14', flagged, 'end'],
  ['decide-retreat', 'cca-12.5', retreating, 'end'],
  ['decide-evade', 'cca-13.11', evading, 'end'],
  ['decide-leader', 'cca-13.18', fled, 'end'],
  ['decide-advance', 'cca-13.33', won('bottom.MI-E7_top.MI-F7x1_goal-9', 'E7'), 'end'],
  ['decide-further', 'cca-13.40', beyond, 'end'],
  ['decide-bonus', 'cca-13.42', bonus, 'end'],

  ['not-in-play', 'cca-5.3', holding(CENTRE, 'rally'), 'end'],
  ['not-in-order', 'cca-5.3', under(THREE, CENTRE), 'pass'],
  ['not-in-move', 'cca-5.3', skirmish, 'fire C7 E7'],
  ['not-in-battle', 'cca-5.3', battling(CENTRE, 'C7'), 'move C7 D7'],
  ['not-in-move-again', 'cca-5.3', movedTwice, 'fire E7 G7'],
];

/** Every reason of the game itself in a situation that calls for it, with the clause of the book. */
export const REFUSED = SITUATIONS.map(
  ([because, clause, game, action]): Refused<Action> => [because, clause, game, act(action)],
);

/** An escape through an enemy unit, which random games seldom bring. */
export const ESCAPE: GameState = acted(
  until(
    battling('bottom.MI-E7.HI-G7-G8_top.LD-F7_goal-9', 'E7'),
    'attack E7 F7',
    waitsFor('leader'),
  ),
  'go G7',
);

/** What only the special rules of some battles bring about. */
export const IN_BATTLES: GameState[] = [
  baecula,
  acted(baecula, 'move D7 E7'),
  acted(castulo('MI-I5'), 'exit I5 I5'),
  acted(castulo('MI-I5*'), 'exit I5 I5'),
  until(
    acted(
      moving('bottom.MI-E7_top.LD-F7_scenario-castulo.bottom-carthage_turn-bottom', 'E7'),
      'end',
    ),
    'attack E7 F7',
    ({ wonBy }) => wonBy === 'cca-19.27',
  ),
];

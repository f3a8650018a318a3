import type { DeckCard } from '../../src/engine/cca/cards.ts';
import { apply } from '../../src/engine/cca/game/play.ts';
import { start } from '../../src/engine/cca/game/position/setup.ts';
import type { Reason } from '../../src/engine/cca/game/refusals/refusal.ts';
import type { Action, GameState } from '../../src/engine/cca/game/state.ts';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Hex } from '../../src/engine/hexes/hex.ts';
import { ordered, played, position, withDice } from '../../src/engine/testing/cca/fixtures.ts';

const END: Action = { do: 'end' };
const PASS: Action = { do: 'pass' };
const move = (from: Hex, to: Hex): Action => ({ do: 'move', from, to });
const attack = (from: Hex, to: Hex): Action => ({ do: 'attack', from, to });
const fire = (from: Hex, to: Hex): Action => ({ do: 'fire', from, to });
const go = (to: Hex): Action => ({ do: 'go', to });
const order = (hex: Hex): Action => ({ do: 'order', hex });
const lead = (hex: Hex): Action => ({ do: 'lead', hex });
const rally = (hex: Hex): Action => ({ do: 'rally', hex });
const playing = (card: DeckCard): Action & { do: 'play' } => ({ do: 'play', card });
const THREE = playing('order-three-units-center');

/** The bottom player has these cards, and is to play one. */
function holding(text: string, ...cards: DeckCard[]) {
  const set = position(text);
  return start({ ...set, hands: { ...set.hands, bottom: cards } }, 1);
}
/** He has played the card, and gives orders. */
const under = (card: DeckCard, text: string, ...actions: Action[]) =>
  played(holding(text, card), playing(card), ...actions);
/** The ordered ones have not moved, and battle. */
const fighting = (text: string, ...hexes: Hex[]) => played(ordered(text, THREE, ...hexes), END);

/** The game after an action, by dice that lead to what is wanted. */
function until(game: GameState, action: Action, isWanted: (end: GameState) => boolean) {
  for (let random = 0; random < 10_000; random++) {
    const end = apply({ ...game, random }, action);
    if (isWanted(end)) return end;
  }
  throw new RangeError('No dice lead there.');
}
const waitsFor = (task: string) => (end: GameState) => end.tasks.at(-1)?.task === task;

const CENTRE = 'cca1_bottom.MI-F3-G3-H3-I3.LI-A1*_top.HI-G8';
const LED = 'cca1_bottom.MI-G3-A1.LD-H3-L3_top.HI-G8';
const HURT = 'cca1_bottom.MI-G3x2-A1x2-H2.EL-H4x1.LD-H3_top.HI-G8';

const attacked = played(fighting('cca1_bottom.MI-G5_top.LI-G6', 'G5'), attack('G5', 'G6'));
const reacting = (text: string) => played(fighting(text, 'G5'), attack('G5', 'G6'));
const struckFirst = until(
  reacting('cca1_bottom.MI-G5_top.HI-G6_cards.top-FS'),
  { do: 'first-strike' },
  waitsFor('battle-back'),
);
const retreating = withDice(
  fighting('cca1_bottom.MI-G5_top.HI-G6_goal-9', 'G5'),
  attack('G5', 'G6'),
  ...(['flag', 'green', 'green', 'blue'] as const),
);
const evading = until(attacked, { do: 'evade' }, waitsFor('evade'));
const flagged = until(
  fighting('cca1_bottom.LI-G5_top.WR-G6_goal-9', 'G5'),
  attack('G5', 'G6'),
  waitsFor('flags'),
);
const fled = until(
  fighting('cca1_bottom.MI-G5_top.LD-G6.HI-G7*-F8_goal-9', 'G5'),
  attack('G5', 'G6'),
  waitsFor('leader'),
);
const hemmedIn = played(
  until(
    fighting('cca1_bottom.MI-G4_top.LD-G5.HI-G7*-F8*-G8*_goal-9', 'G4'),
    attack('G4', 'G5'),
    waitsFor('leader'),
  ),
  go('G6'),
);
const withLeader = played(
  until(
    fighting('cca1_bottom.HI-G5_top.EL-G6.LD-G7_goal-9', 'G5'),
    attack('G5', 'G6'),
    (end) => waitsFor('retreat')(end) && end.board.G7?.unit === 'LD' && flagsOf(end) === 2,
  ),
  go('G7'),
);
function flagsOf({ events: [first] }: GameState) {
  return first?.event === 'rolled' ? first.faces.filter((face) => face === 'flag').length : 0;
}
const heldBack = until(attacked, { do: 'stand' }, waitsFor('battle-back'));
const won = (text: string, ...hexes: Hex[]) =>
  until(fighting(text, ...hexes), attack('G5', 'G6'), waitsFor('advance'));
const bonus = played(won('cca1_bottom.WR-G5.HI-E5_top.MI-G6x1-H7-E6_goal-9', 'G5', 'E5'), {
  do: 'advance',
});
const beyond = played(won('cca1_bottom.HC-G5_top.MI-G6x1-H7_goal-9', 'G5'), { do: 'advance' });
const over = until(
  fighting('cca1_bottom.MI-G5_top.MI-G6x1_goal-1', 'G5'),
  attack('G5', 'G6'),
  ({ phase }) => phase === 'over',
);

const skirmish = ordered('cca1_bottom.LI-G3_top.HI-G8', playing('move-fire-move'), 'G3');
const movedOnce = played(skirmish, move('G3', 'G4'));
const movedTwice = played(movedOnce, END, END, move('G4', 'G5'));
const firedTwice = until(
  until(
    under('darken-the-sky', 'cca1_bottom.LB-G3_top.HI-G5_goal-9', END),
    fire('G3', 'G5'),
    stays,
  ),
  fire('G3', 'G5'),
  stays,
);
function stays({ board, tasks }: GameState) {
  return board.G5 !== undefined && tasks.length === 0;
}
const charged = played(ordered('cca1_bottom.WR-G3_top.MI-G6', THREE, 'G3'), move('G3', 'G5'), END);

const castulo = (pieces: string) =>
  ordered(`cca1_bottom.${pieces}_top.HI-A9_scenario-castulo`, THREE, 'E9');
const baecula = ordered(
  'cca1_bottom.LI-G4_top.HI-A9_ground.camp-G5-H5_scenario-baecula',
  THREE,
  'G4',
);
const exit = (over: Hex): Action => ({ do: 'exit', from: 'E9', over });

type Refused = [because: Reason, clause: ClauseId, game: GameState, action: Action];

/** Every reason of the game itself in a situation that calls for it, with the clause of the book. */
export const REFUSED: Refused[] = [
  ['all-have-orders', 'cca-18.28', under('clash-of-shields', CENTRE), order('G3')],
  ['another-battle-first', 'cca-9.2', bonus, attack('E5', 'E6')],
  ['at-full-strength', 'cca-18.51', under('rally', HURT), rally('H2')],
  ['battle-is-over', 'cca-4.1', over, END],
  ['cannot-end-here', 'cca-13.20', played(fled, go('G7')), { do: 'stop' }],
  ['card-without-helmet', 'cca-8.35', under('order-light-troops', CENTRE), leaves('A1')],
  ['elephants-go-on', 'cca-11.34', withLeader, { do: 'stop' }],
  ['has-an-order', 'cca-7.4', under(THREE.card, CENTRE, order('G3')), order('G3')],
  ['has-fired', 'cca-18.34', firedTwice, fire('G3', 'G5')],
  ['hex-by-hex', 'cca-12.5', retreating, go('G8')],
  ['hex-by-hex', 'cca-13.11', evading, go('G8')],
  ['hex-by-hex', 'cca-13.19', fled, go('G8')],
  ['leader-elsewhere', 'cca-18.22', under('inspired-left-leadership', LED), lead('L3')],
  ['leader-must-go', 'cca-13.18', fled, { do: 'stop' }],
  ['moved-again', 'cca-8.3', movedTwice, move('G5', 'G4')],
  ['moves-again-later', 'cca-18.47', movedOnce, move('G4', 'G5')],
  ['never-rallied', 'cca-18.53', under('rally', HURT), rally('H4')],
  ['no-attached-leader', 'cca-8.33', under(THREE.card, CENTRE), leaves('G3')],
  ['no-enemy-there', 'cca-11.4', fighting(CENTRE, 'G3'), attack('G3', 'G4')],
  ['no-enemy-there', 'cca-10.9', fighting(CENTRE, 'G3'), fire('G3', 'G5')],
  ['no-enemy-there', 'cca-13.42', bonus, attack('G6', 'H6')],
  ['no-leader-near', 'cca-18.51', under('rally', HURT), rally('A1')],
  ['no-leader-there', 'cca-18.20', under('leadership-any-section', LED), lead('G3')],
  ['no-leader-to-stop-with', 'cca-12.12', retreating, { do: 'stop' }],
  [
    'no-orders',
    'cca-7.2',
    under('first-strike', 'cca1_bottom.MI-G3_top.HI-G8_command-1-1'),
    order('G3'),
  ],
  [
    'no-orders-left',
    'cca-18.4',
    under('order-two-units-center', CENTRE, order('F3'), order('G3')),
    order('H3'),
  ],
  ['no-rally', 'cca-18.51', under(THREE.card, HURT), rally('G3')],
  [
    'no-symbol',
    'cca-18.41',
    until(
      holding(`${LED}_command-1-1`, 'i-am-spartacus'),
      playing('i-am-spartacus'),
      ({ turn }) => turn?.faces[0] === 'flag',
    ),
    order('G3'),
  ],
  [
    'no-way-back',
    'cca-13.13',
    reacting('cca1_bottom.MI-G5_top.LI-G6.MI-G7-H7_cards.top-FS'),
    { do: 'evade' },
  ],
  ['no-way-to-end', 'cca-13.20', hemmedIn, go('G7')],
  ['nobody-there', 'cca-7.1', under(THREE.card, CENTRE), order('G4')],
  ['nobody-there', 'cca-7.2', fighting(CENTRE, 'G3'), attack('G4', 'G8')],
  ['not-a-leadership-card', 'cca-18.20', under(THREE.card, LED), lead('H3')],
  ['not-an-open-neighbour', 'cca-13.40', beyond, go('H7')],
  ['not-at-an-edge', 'cca-8.7', castulo('MI-E9'), exit('E8')],
  ['not-at-own-edge', 'cca-13.25', fled, { do: 'leave' }],
  ['not-in-block', 'cca-18.44', under('line-command', CENTRE, order('G3')), order('A1')],
  ['not-in-hand', 'cca-6.1', holding(CENTRE, 'rally'), playing('mounted-charge')],
  ['not-in-hand', 'cca-18.38', attacked, { do: 'first-strike' }],
  [
    'not-next-to-leader',
    'cca-18.21',
    under('leadership-any-section', LED, lead('H3')),
    order('A1'),
  ],
  ['not-on-the-way', 'cca-19.32', baecula, { do: 'move', from: 'G4', to: 'G6', through: 'G5-H5' }],
  ['not-yours', 'cca-7.1', under(THREE.card, CENTRE), order('G8')],
  ['not-yours', 'cca-7.2', skirmish, move('G8', 'G7')],
  [
    'nothing-to-counter',
    'cca-18.31',
    holding(CENTRE, 'counter-attack', 'rally'),
    playing('counter-attack'),
  ],
  ['one-leader', 'cca-18.21', under('leadership-any-section', LED, lead('H3')), lead('L3')],
  [
    'one-unit-of-choice',
    'cca-18.21',
    under('leadership-any-section', LED, order('A1')),
    order('G3'),
  ],
  [
    'only-as-a-reaction',
    'cca-18.38',
    holding(CENTRE, 'first-strike', 'rally'),
    playing('first-strike'),
  ],
  ['other-kind', 'cca-18.15', under('order-light-troops', CENTRE), order('G3')],
  ['other-section', 'cca-18.3', under('order-two-units-left', CENTRE), order('G3')],
  ['rally-instead', 'cca-18.52', under('rally', HURT), order('G3')],
  [
    'rally-without-leaders',
    'cca-18.51',
    under('rally', 'cca1_bottom.MI-G3x2_top.HI-G8'),
    rally('G3'),
  ],
  ['several-ways', 'cca-19.32', baecula, move('G4', 'G6')],
  ['stays-without-a-move', 'cca-8.4', skirmish, move('G3', 'G3')],
  ['too-many-flags', 'cca-12.14', flagged, { do: 'ignore', flags: 3 }],
  ['units-only', 'cca-2.13', under('order-heavy-troops', LED.replace('MI', 'HI')), order('H3')],
  ['units-only', 'cca-18.15', under('order-light-troops', LED), order('H3')],
  ['warriors-must-battle', 'cca-8.19', charged, END],

  ['decide-react', 'cca-11.5', attacked, END],
  ['decide-battle-back', 'cca-11.54', heldBack, END],
  ['decide-battle-back', 'cca-18.39', struckFirst, END],
  ['decide-flags', 'cca-12.14', flagged, END],
  ['decide-retreat', 'cca-12.5', retreating, END],
  ['decide-evade', 'cca-13.11', evading, END],
  ['decide-leader', 'cca-13.18', fled, END],
  ['decide-advance', 'cca-13.33', won('cca1_bottom.MI-G5_top.MI-G6x1_goal-9', 'G5'), END],
  ['decide-further', 'cca-13.40', beyond, END],
  ['decide-bonus', 'cca-13.42', bonus, END],

  ['not-in-play', 'cca-5.3', holding(CENTRE, 'rally'), END],
  ['not-in-order', 'cca-5.3', under(THREE.card, CENTRE), PASS],
  ['not-in-move', 'cca-5.3', skirmish, fire('G3', 'G5')],
  ['not-in-battle', 'cca-5.3', fighting(CENTRE, 'G3'), move('G3', 'G4')],
  ['not-in-move-again', 'cca-5.3', movedTwice, fire('G5', 'G7')],
];

function leaves(hex: Hex): Action {
  return { do: 'order-leader', hex };
}

/** An escape through an enemy unit, which random games seldom bring. */
export const ESCAPE: GameState = played(
  until(
    fighting('cca1_bottom.MI-G5.HI-G7-H7_top.LD-G6_goal-9', 'G5'),
    attack('G5', 'G6'),
    waitsFor('leader'),
  ),
  go('G7'),
);

/** What only the special rules of some battles bring about. */
export const IN_BATTLES: GameState[] = [
  baecula,
  played(baecula, move('G4', 'G5')),
  played(castulo('MI-E9'), exit('E9')),
  played(castulo('MI-E9*'), exit('E9')),
  until(
    played(
      ordered(
        'cca1_bottom.MI-G5_top.LD-G6_scenario-castulo.bottom-carthage_turn-bottom',
        THREE,
        'G5',
      ),
      END,
    ),
    attack('G5', 'G6'),
    ({ wonBy }) => wonBy === 'cca-19.27',
  ),
];

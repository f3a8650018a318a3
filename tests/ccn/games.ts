import type { DeckCard } from '../../src/engine/ccn/cards.ts';
import { CODES } from '../../src/engine/ccn/game/position/deck.ts';
import { start } from '../../src/engine/ccn/game/position/setup.ts';
import type { Reason } from '../../src/engine/ccn/game/refusal.ts';
import type { Action, GameState } from '../../src/engine/ccn/game/state.ts';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Hex } from '../../src/engine/hexes/hex.ts';
import { act, acted, position, until } from '../../src/engine/testing/ccn/acting.ts';
import { battling, moving } from '../../src/engine/testing/ccn/placed.ts';

/** The bottom player holds these cards and no others, and is to play one. */
function holding(text: string, ...cards: DeckCard[]): GameState {
  const set = position(`ccn1_${text}`);
  const command = { ...set.command, bottom: cards.length };
  return start({ ...set, command, hands: { ...set.hands, bottom: cards } }, 1);
}

/** He has played the first of two cards, and gives orders. */
const under = (card: DeckCard, text: string, ...actions: string[]) =>
  acted(holding(text, card, 'probe-left'), [`play ${CODES[card]}`, ...actions].join('; '));

const waitsFor = (task: string) => (end: GameState) => end.tasks.at(-1)?.task === task;

const CENTRE = 'bottom.LN-C6x4-C7x4-C8x4.LC-A1x3*_top.LN-H7x4';

/** What stands in E7 has attacked F7, which has to say what it does; or all that comes of it, with no battle won by it. */
const attacked = (text: string) => acted(battling(text, 'E7'), 'attack E7 F7');
const attack = (text: string, wanted: (end: GameState) => boolean, ...more: Hex[]) =>
  until(battling(`${text}_goal-9`, 'E7', ...more), 'attack E7 F7', wanted);

// Infantry attacked by cavalry may form square; cavalry attacked by infantry may retire.
const charged = attacked('bottom.LC-E7x4_top.LN-F7x4');
const horse = attacked('bottom.LN-E7x4_top.LC-F7x4');
const retiring = until(horse, 'retire', waitsFor('retire'));
const held = attack('bottom.LN-E7x4_top.LN-F7x4', waitsFor('battle-back'));
const flagged = attack(
  'bottom.LN-E7x4_top.GR-F7x4*',
  (end) => waitsFor('flags')(end) && end.board.F7?.leader === true,
);
const retreating = attack('bottom.LN-E7x4_top.LN-F7x4', waitsFor('retreat'));
const fled = attack('bottom.LN-E7x4_top.LD-F7.LN-G7x4*-H6x4', waitsFor('leader'));
/** In F7, from where G7 leads only to hexes with leaders. */
const hemmedIn = acted(
  until(
    battling('bottom.LN-D7x4_top.LD-E7.LN-G7x4*-H6x4*-H7x4*_goal-9', 'D7'),
    'attack D7 E7',
    waitsFor('leader'),
  ),
  'go F7',
);
const won = (text: string, ...more: Hex[]) => attack(text, waitsFor('advance'), ...more);
const advancing = won('bottom.LN-E7x4_top.LN-F7x1');
const beyond = acted(won('bottom.LC-E7x4_top.FA-F7x1.LN-G9x4'), 'advance');
const bonus = acted(
  until(
    battling('bottom.LC-E7x4-E5x4_top.FA-F7x1.LN-G8x4-F5x4_goal-9', 'E7', 'E5'),
    'attack E7 F7',
    waitsFor('advance'),
  ),
  'advance; stop',
);
const over = until(
  battling('bottom.LN-E7x4_top.LN-F7x1_goal-1', 'E7'),
  'attack E7 F7',
  ({ phase }) => phase === 'over',
);

const BASELINE = 'river-A1-A2-A3-A4-A5-B1-B2-B3-B4';
const supplied = under('short-supply', 'bottom.LN-E2x4-E7x4_top.LN-H7x4');
const scouted = acted(
  holding('bottom.LN-C7x4_top.LN-I7x4', 'scout-center', 'rally'),
  'play 1C; order C7; end; end',
);
const RALLY = 'bottom.LN-C7x2of4-A1x2of4.LC-B8x1of4.FA-B2x1of3_top.LN-H7x4';
const rallied = until(
  holding(RALLY, 'rally', 'probe-left', 'probe-center', 'probe-right'),
  'play Ra',
  ({ phase }) => phase === 'order',
);
const elsewhere = (...hexes: Hex[]) => moving(CENTRE, ...hexes);
/** Somebody has to be there who can fight: else the step is over at once. */
const fighting = battling('bottom.LN-C7x4-E7x4_top.LN-F7x4', 'C7', 'E7');
const guns = battling('bottom.LN-E7x4-E6x4.HA-E8x3_top.LN-F7x4', 'E7', 'E8', 'E6');

type Refused<A> = [because: Reason, clause: ClauseId, game: GameState, action: A];

const SITUATIONS: Refused<string | Action>[] = [
  [
    'all-have-orders',
    'ccn-8.56',
    under('force-march', CENTRE.replace('C6', 'C2'), 'march centre'),
    'march left',
  ],
  ['another-combat-first', 'ccn-5.238', bonus, 'attack E5 F5'],
  ['battle-is-over', 'ccn-4.1', over, 'end'],
  ['cannot-end-here', 'ccn-5.204', acted(fled, 'go G7'), 'stop'],
  ['guns-once-in-order', 'ccn-6.49', guns, { do: 'attack', from: 'E7', to: 'F7', with: 'E8-E8' }],
  [
    'has-an-order',
    'ccn-5.14',
    under('cold-steel', 'bottom.LN-E7x4s1-C7x4_top.LN-F7x4_command-5-5'),
    'order E7',
  ],
  ['hex-by-hex', 'ccn-5.175', retreating, 'go I7'],
  ['hex-by-hex', 'ccn-5.202', fled, 'go I7'],
  ['hex-by-hex', 'ccn-6.7', retiring, 'go I7'],
  ['hex-by-hex', 'ccn-5.222', beyond, 'go I7'],
  [
    'in-square-already',
    'ccn-6.15',
    attacked('bottom.LC-E7x4_top.LN-F7x4s1_cards.top-FS'),
    'form-square',
  ],
  ['leader-must-go', 'ccn-5.197', fled, 'stop'],
  [
    'leads-his-unit',
    'ccn-8.65',
    under('leadership', 'bottom.LN-C7x4*-C8x4*_top.LN-H7x4', 'order C7'),
    'order-leader C7',
  ],
  ['name-a-section', 'ccn-8.56', under('force-march', CENTRE), 'order C7'],
  ['no-attached-leader', 'ccn-5.60', under('attack-center', CENTRE), 'order-leader C7'],
  ['no-attached-leader', 'ccn-5.60', elsewhere('C7'), 'move-leader C7 D7'],
  ['no-enemy-there', 'ccn-5.120', fighting, 'attack C7 D7'],
  ['no-enemy-there', 'ccn-5.81', fighting, 'fire C7 E6'],
  ['no-enemy-there', 'ccn-5.234', bonus, 'attack F7 F8'],
  ['no-exit-there', 'ccn-5.40', elsewhere('C7'), 'exit C7 I1'],
  ['no-march', 'ccn-8.56', under('attack-center', CENTRE), 'march left'],
  ['no-orders', 'ccn-5.11', supplied, 'order E7'],
  ['no-rally', 'ccn-8.73', under('attack-center', CENTRE), 'rally C7'],
  [
    'no-room-there',
    'ccn-8.77',
    under('short-supply', `bottom.LN-E2x4-E7x4_top.LN-H7x4_ground.${BASELINE}`),
    'send E2',
  ],
  ['no-supply', 'ccn-8.76', under('attack-center', CENTRE), 'send C7'],
  [
    'no-table',
    'ccn-5.106',
    battling('bottom.FA-E7x3.LN-E9x4_top.LN-G7x4-F9x4', 'E7', 'E9'),
    'fire E7 G7',
  ],
  [
    'no-table',
    'ccn-5.140',
    battling('bottom.HA-E7x1.LN-E9x4_top.LN-F7x4-F9x4', 'E7', 'E9'),
    'attack E7 F7',
  ],
  [
    'no-way-back',
    'ccn-6.3',
    attacked('bottom.LN-E7x4_top.LC-F7x4.LN-G7x4-G8x4_cards.top-FS'),
    'retire',
  ],
  ['no-way-to-end', 'ccn-5.204', hemmedIn, 'go G7'],
  ['nobody-there', 'ccn-5.13', under('attack-center', CENTRE), 'order D7'],
  ['nobody-there', 'ccn-8.76', supplied, 'send D7'],
  ['not-at-own-edge', 'ccn-5.201', fled, 'leave'],
  ['not-in-hand', 'ccn-5.6', holding(CENTRE, 'rally'), 'play Bo'],
  ['not-in-hand', 'ccn-8.53', charged, 'first-strike'],
  ['not-in-square', 'ccn-6.44', under('attack-center', CENTRE), 'leave-square C7'],
  ['not-of-these-cards', 'ccn-8.8', scouted, 'keep Ra'],
  ['not-yours', 'ccn-5.13', under('attack-center', CENTRE), 'order H7'],
  ['only-artillery-joins', 'ccn-6.49', guns, 'attack E7 F7 with E6'],
  ['only-as-a-reaction', 'ccn-8.53', holding(CENTRE, 'first-strike', 'rally'), 'play FS'],
  ['only-grande-manoeuvre', 'ccn-8.72', under('attack-center', CENTRE), 'order-one C7'],
  ['rally-instead', 'ccn-8.75', rallied, 'order C7'],
  ['stays-without-a-move', 'ccn-5.34', elsewhere('C7'), 'move C7 C7'],
  ['too-many-flags', 'ccn-5.185', flagged, 'ignore 9'],

  ['decide-react', 'ccn-5.119', charged, 'end'],
  ['decide-battle-back', 'ccn-5.153', held, 'end'],
  ['decide-flags', 'ccn-5.185', flagged, 'end'],
  ['decide-retreat', 'ccn-5.175', retreating, 'end'],
  ['decide-retire', 'ccn-6.7', retiring, 'end'],
  ['decide-leader', 'ccn-5.197', fled, 'end'],
  ['decide-advance', 'ccn-5.212', advancing, 'end'],
  ['decide-further', 'ccn-5.222', beyond, 'end'],
  ['decide-bonus', 'ccn-5.230', bonus, 'end'],
  ['decide-supply', 'ccn-8.76', acted(supplied, 'send E7'), 'end'],
  ['decide-keep', 'ccn-8.8', scouted, 'end'],

  ['not-in-play', 'ccn-5.3', holding(CENTRE, 'rally'), 'end'],
  ['not-in-order', 'ccn-5.3', under('attack-center', CENTRE), 'pass'],
  ['not-in-move', 'ccn-5.3', elsewhere('C7'), 'fire C7 E7'],
  ['not-in-battle', 'ccn-5.3', fighting, 'move C7 D7'],
];

/** Every reason of the game itself in a situation that calls for it, with the clause of the book. */
export const REFUSED = SITUATIONS.map(
  ([because, clause, game, action]): Refused<Action> => [
    because,
    clause,
    game,
    typeof action === 'string' ? act(action) : action,
  ],
);

const out = (text: string) => moving(`${text}_top.LN-A13x4_scenario.exit-bottom-I5`, 'I5');
const cornered = acted(
  until(battling('bottom.LN-G7x4_top.LD-H7_goal-9', 'G7'), 'attack G7 H7', waitsFor('leader')),
  'go I7',
);
/** What random games seldom bring about. */
export const RARE: GameState[] = [
  guns,
  under('bombard', CENTRE),
  acted(out('bottom.LN-I5x4'), 'exit I5 I5'),
  acted(out('bottom.LN-I5x4*'), 'exit I5 I5'),
  out('bottom.LN-I5x4'),
  cornered,
  acted(cornered, 'leave'),
  acted(attack('bottom.LN-E7x4-G7x4-G8x4_top.LD-F7', waitsFor('leader')), 'go G7'),
];

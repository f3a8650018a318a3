import { mayMove } from '../../../src/engine/cca/movement/may-move.ts';
import { EDGES, HOLDERS } from '../../../src/engine/cca/movement/move.ts';
import { turn } from '../../../src/engine/cca/movement/turn.ts';
import { BLOCK_TYPES } from '../../../src/engine/cca/pieces/blocks.ts';
import { ARMIES, EXITS, SCENARIOS } from '../../../src/engine/cca/scenarios/scenarios.ts';
import { GROUNDS } from '../../../src/engine/cca/terrain.ts';
import { COMBATANTS } from '../../../src/engine/cca/units.ts';
import { HEXES, SECTIONS, SIDES } from '../../../src/engine/hexes/hex.ts';
import type { Situation } from '../../ties/situations.ts';

const { attachedLeader, earlierMove, orderedBy: cards } = mayMove.fields;
const RIVERS = ['crimissos-river', 'ticinus-river'];
const PASSING = ['section', 'order-light-troops', 'move-fire-move'];

/** Each of these is tried with every unit. */
const MOVES: object[] = [
  {},
  { combines: true },
  { splits: true },
  { crossesSection: true },
  { hex1: { occupant: 'friendly-leader' }, attachedLeader: 'goes', readings: { R66: 'b' } },
  { hex1: { occupant: 'friendly-leader' }, readings: { R66: 'b' } },
  { hex1: { occupant: 'friendly-leader' }, hexes: 2, readings: { R67: 'b' } },
  { hexes: 1, hex3: { ground: 'hill' } },
  { detaches: true, formerUnitOrdered: true, orderedBy: 'order-two-units-left', ordersGiven: 1 },
  { detaches: true, orderedBy: 'leadership-any-section' },
  { detaches: true, orderedBy: 'order-mounted', command: 5 },
  { ordersGiven: 2, orderedBy: 'order-two-units-center' },
  ...[0, 1, 2, 3, 4, 5].flatMap((hexes) => [
    { hexes, ordered: false },
    ...[0, 2].map((enemiesAtEnd) => ({ hexes, enemiesAtEnd })),
    ...cards.options.map((orderedBy) => ({ hexes, orderedBy, enemiesAtEnd: 1 })),
    ...cards.options.map((orderedBy) => ({ hexes, orderedBy })),
  ]),
  ...earlierMove.options.flatMap((before) =>
    ['section', 'move-fire-move'].flatMap((orderedBy) =>
      [true, false].map((battleBegun) => ({ earlierMove: before, orderedBy, battleBegun })),
    ),
  ),
  ...attachedLeader.options.map((leader) => ({ attachedLeader: leader })),
  ...GROUNDS.flatMap((ground) =>
    [1, 2].flatMap((hexes) => [
      { hexes, hex1: { ground } },
      ...RIVERS.map((scenario) => ({ hexes, scenario, hex1: { ground } })),
      ...ARMIES.map((army) => ({ hexes, scenario: 'baecula', army, hex1: { ground } })),
    ]),
  ),
  ...HOLDERS.flatMap((occupant) =>
    [1, 2, 3].flatMap((hexes) =>
      PASSING.map((orderedBy) => ({ hexes, orderedBy, hex1: { occupant } })),
    ),
  ),
  ...EDGES.flatMap((leavesOver) => [
    { leavesOver },
    ...EXITS.flatMap((exitFrom) =>
      ARMIES.map((army) => ({ leavesOver, exitFrom, army, scenario: 'castulo' })),
    ),
  ]),
];

const { step, wants, card } = turn.fields;
const TURNS: object[] = step.options.flatMap((at) =>
  wants.options.flatMap((wish) => [
    { step: at, wants: wish, ownTurn: false },
    { step: at, wants: wish, gameWon: true },
    ...card.options.flatMap((played) =>
      [true, false].map((unfinished) => ({ step: at, wants: wish, card: played, unfinished })),
    ),
  ]),
);

const HAPPENINGS: object[] = [
  {},
  { banners: 8 },
  { unitsEliminated: 1, leadersEliminated: 1 },
  { unitsReduced: 2 },
  { leadersLeft: 1 },
  { leadersLeft: 1, readings: { R64: 'b' } },
  { leaderExits: true },
  { bannersToWin: 5, banners: 4 },
  { campsEntered: 1 },
  { campsEnteredAgain: 1 },
  { campsEnteredAgain: 2, readings: { R98: 'b' } },
  ...EXITS.flatMap((exitFrom) => [
    { unitsExited: 1, exitFrom },
    { unitsExited: 2, exitFrom, leaderExits: true, readings: { R97: 'b' } },
    { unitsExited: 2, exitFrom, leaderExits: true },
  ]),
];

const PLACES = ['none', 'river', 'river-bend', 'lake', 'steep-hill'];
const COMPONENTS = ['board', 'battle-dice', 'blocks', 'small-blocks', 'command-cards'];
const TROOPS = ['all', 'foot', 'mounted', ...BLOCK_TYPES];

const asked = (query: string, drafts: readonly object[]) =>
  drafts.map((draft) => ({ query, draft }));

/** Drafts about moving, the turn, units, scenarios and victory; some of them are contradictory. */
export function* situations(): Generator<Situation> {
  for (const unit of COMBATANTS)
    yield* asked(
      'cca/may-move',
      MOVES.map((move) => ({ unit, ...move })),
    );
  yield* asked('cca/turn', TURNS);
  for (const unit of BLOCK_TYPES)
    yield* asked('cca/unit', [{ unit }, { unit, symbols: 1 }, { unit, pieces: 5 }]);
  for (const hex of HEXES)
    for (const homeEdge of SIDES)
      yield* asked('cca/sections', [
        { hex, homeEdge },
        ...SECTIONS.map((wantedSection) => ({ hex, homeEdge, wantedSection })),
      ]);
  for (const scenario of SCENARIOS) {
    yield* asked(
      'cca/scenario',
      PLACES.flatMap((place) =>
        [1, 2, 3].map((turnNumber) => ({ scenario, place, turn: turnNumber })),
      ),
    );
    for (const army of ARMIES)
      yield* asked(
        'cca/victory',
        HAPPENINGS.map((happening) => ({ scenario, army, ...happening })),
      );
  }
  yield* asked('cca/victory', HAPPENINGS);
  for (const army of ARMIES)
    yield* asked(
      'cca/block-mix',
      TROOPS.map((troops) => ({ army, troops })),
    );
  yield* asked(
    'cca/components',
    COMPONENTS.map((component) => ({ component })),
  );
}

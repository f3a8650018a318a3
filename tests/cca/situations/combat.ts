import { CARDS } from '../../../src/engine/cca/cards.ts';
import { FACES } from '../../../src/engine/cca/faces.ts';
import { TERRAINS } from '../../../src/engine/cca/terrain.ts';
import { COMBATANTS } from '../../../src/engine/cca/units.ts';
import type { Situation } from '../../ties/situations.ts';

interface Change {
  attacker?: object;
  defender?: object;
  [field: string]: unknown;
}

const KINDS = ['close', 'ranged'] as const;
const GROUNDS = TERRAINS.map((terrain) => ({ terrain }));

const onEitherSide = (...facts: object[]): Change[] =>
  facts.flatMap((fact) => [{ attacker: fact }, { defender: fact }]);

const STATES = onEitherSide(
  { leader: 'attached' },
  { leader: 'adjacent' },
  { rampart: 'between' },
  { rampart: 'elsewhere' },
  { support: 1 },
  { support: 2 },
  { blocks: 1 },
  { blocks: 3 },
  { blocks: 4 },
  { leader: 'attached', support: 2 },
);

const REACTIONS: Change[] = [
  { firstStrike: true },
  { firstStrike: true, readings: { R35: 'b' } },
  { evades: true },
  { evades: true, firstStrike: true },
];

const CARDS_PLAYED: Change[] = CARDS.flatMap((card) => [{ card }, { card, bonus: true }]);

const OVER_GROUND: Change[] = GROUNDS.flatMap((ground) => [
  ...onEitherSide(ground),
  { attacker: ground, defender: ground },
  { attacker: ground, card: 'i-am-spartacus' },
  { attacker: ground, card: 'mounted-charge' },
]);

const MOVES: Change[] = [1, 2, 3, 4].flatMap((moved) => [
  ...CARDS.map((card) => ({ card, attacker: { moved } })),
  ...GROUNDS.map((ground) => ({ attacker: { ...ground, moved } })),
]);

const BATTLES: Change[] = KINDS.flatMap((kind) => [
  ...[1, 2, 3, 4].map((distance) => ({ kind, distance })),
  ...CARDS_PLAYED.map((card) => ({ ...card, kind, distance: 2 })),
  ...MOVES.map((move) => ({ ...move, kind, distance: kind === 'close' ? 1 : 2 })),
  ...KINDS.flatMap((battled) => [
    { kind, attacker: { battled } },
    { kind, card: 'darken-the-sky', distance: 2, attacker: { battled } },
  ]),
  { kind, attacker: { ordered: false }, splitDice: true, lineOfSight: false },
  ...[0, 2].flatMap((enemiesAdjacent) =>
    [1, 2].map((distance) => ({ kind, distance, attacker: { enemiesAdjacent } })),
  ),
  { kind, bonus: true, attacker: { leader: 'attached' } },
  {
    kind,
    card: 'double-time',
    attacker: { terrain: 'forest', moved: 2 },
    readings: { R102: 'b' },
  },
]);

const FALLS: Change[] = [
  [],
  ['flag'],
  ['flag', 'flag'],
  ['swords'],
  ['swords', 'flag'],
  ['leader'],
  ['green', 'green'],
  ['blue', 'blue'],
  ['red', 'red', 'red'],
  FACES.slice(0, 4),
  FACES,
].map((faces) => ({ faces }));

const RETREATS: Change[] = (['units', 'edge'] as const).flatMap((blockedBy) =>
  [{ ignores: 0 }, { freeHexes: 0, ignores: 0 }, { freeHexes: 1, blocks: 1 }].map((path) => ({
    attacker: { ...path, blockedBy },
    defender: { ...path, blockedBy },
  })),
);

const ROLLS: Change[] = [
  {},
  { bonus: true },
  { firstStrike: true },
  { evades: true },
  { roll: 'battle-back' },
  { leaderCheck: ['flag'] },
  { rolledAgain: ['swords'] },
  { attacker: { leader: 'attached' } },
  { defender: { blocks: 1 } },
  { defender: { leader: 'attached', support: 2 } },
  { defender: { leader: 'attached' }, leaderCheck: ['leader', 'leader'] },
  { defender: { leader: 'attached', blocks: 1 }, leaderCheck: ['flag'] },
  ...RETREATS,
].flatMap((situation) => FALLS.map((fall) => ({ ...situation, ...fall })));

const CHANGES: Record<string, readonly Change[]> = {
  'cca/may-battle': BATTLES,
  'cca/close-combat': [{}, ...STATES, ...REACTIONS, ...CARDS_PLAYED, ...OVER_GROUND],
  'cca/close-combat-roll': ROLLS,
  'cca/close-combat-outcome': [{}, { defender: { leader: 'attached' } }, ...REACTIONS],
};

/** Outcomes take longest, and three attackers bring out all their words. */
const attackersOf = (query: string) =>
  query === 'cca/close-combat-outcome' ? (['WR', 'EL', 'LD'] as const) : COMBATANTS;

/** Each pair of units under each change, some of them contradictory. */
export function* situations(): Generator<Situation> {
  for (const [query, changes] of Object.entries(CHANGES))
    for (const attacker of attackersOf(query))
      for (const defender of COMBATANTS)
        for (const change of changes)
          yield {
            query,
            draft: {
              ...change,
              attacker: { unit: attacker, ...change.attacker },
              defender: { unit: defender, ...change.defender },
            },
          };
}

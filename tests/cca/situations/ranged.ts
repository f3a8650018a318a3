import { CARDS } from '../../../src/engine/cca/cards.ts';
import { TERRAINS } from '../../../src/engine/cca/terrain.ts';
import { COMBATANTS, MISSILE_RANGE, UNITS } from '../../../src/engine/cca/units.ts';
import type { Situation } from '../../ties/situations.ts';

interface Side {
  attacker?: object;
  defender?: object;
  [field: string]: unknown;
}

const SHOOTERS = [...Object.keys(MISSILE_RANGE), 'MI', 'LD'];

const FIRES: Side[] = [
  {},
  ...[1, 2, 3, 4].map((distance) => ({ distance })),
  ...[1, 2, 3].map((moved) => ({ attacker: { moved } })),
  ...CARDS.flatMap((card) => [{ card }, { card, attacker: { moved: 1 } }]),
  ...CARDS.map((card) => ({ card, attacker: { moved: 2, battled: 'ranged' } })),
  ...TERRAINS.flatMap((terrain) => [
    { attacker: { terrain } },
    { defender: { terrain } },
    { attacker: { terrain, moved: 1 }, card: 'i-am-spartacus' },
    { attacker: { terrain, moved: 1 }, readings: { R71: 'b', R90: 'b' }, card: 'i-am-spartacus' },
    { attacker: { terrain, moved: 1 } },
  ]),
  { attacker: { enemiesAdjacent: 1 } },
  { attacker: { leaderAdjacent: true } },
  { attacker: { leaderAdjacent: true }, readings: { R50: 'b' } },
  { attacker: { ordered: false }, lineOfSight: false, splitDice: true },
  { attacker: { battled: 'close' } },
  { attacker: { leader: 'adjacent', blocks: 1 } },
  { attacker: { enemiesAdjacent: 0 }, distance: 1 },
  ...['between', 'elsewhere'].map((rampart) => ({ defender: { rampart } })),
  { defender: { leader: 'attached', support: 2 } },
  ...[['flag'], ['green', 'green'], ['blue', 'blue'], ['red', 'flag'], ['leader'], []].flatMap(
    (faces) => [
      { faces },
      { faces, defender: { blocks: 1 } },
      { faces, defender: { leader: 'attached', blocks: 1 }, leaderCheck: ['leader'] },
      { faces, defender: { leader: 'attached' }, leaderCheck: ['leader', 'leader'] },
      { faces, defender: { leader: 'attached', blocks: 1 }, leaderCheck: ['flag'] },
      { faces, defender: { freeHexes: 0, ignores: 0 } },
    ],
  ),
  { faces: ['flag', 'flag', 'flag'], leaderCheck: ['flag'] },
];

const SIGHTS: object[] = [
  { from: 'G5', to: 'H5', shooter: 'LB' },
  { from: 'G5', to: 'G5' },
  { from: 'G5', to: 'G8', forests: ['G6'], hills: ['G6'] },
  { from: 'G5', to: 'H5', shooter: 'MI' },
  ...['LI', 'LB'].flatMap((shooter) =>
    ['I5', 'K5'].map((to) => ({ from: 'G5', to, shooter, ramparts: ['H5'] })),
  ),
  ...['units', 'forests', 'hills', 'camps', 'roughs', 'fords', 'rivers', 'coasts'].flatMap(
    (list) => [
      { from: 'G5', to: 'J5', [list]: ['H5'] },
      { from: 'G5', to: 'J5', [list]: ['G5', 'J5'] },
      { from: 'G5', to: 'J5', [list]: ['H5', 'J5'] },
      { from: 'G5', to: 'J5', [list]: ['G5', 'H5', 'I5', 'J5'] },
      { from: 'G1', to: 'G3', [list]: ['F2', 'G2'] },
      { from: 'G1', to: 'G5', [list]: ['F2', 'G4'], readings: { R52: 'b', R55: 'b' } },
    ],
  ),
  { from: 'G5', to: 'J5', hills: ['G5', 'H5', 'J5'] },
  { from: 'G5', to: 'J5', hills: ['J5'] },
  { from: 'A1', to: 'A3' },
  { from: 'A1', to: 'A3', units: ['A2'] },
];

const GROUNDS: object[] = UNITS.flatMap((unit) =>
  TERRAINS.flatMap((terrain) => [
    ...['ordered', 'retreat', 'evade'].map((enters) => ({ unit, terrain, enters })),
    ...['between', 'elsewhere'].map((rampart) => ({ unit, terrain, rampart })),
    { unit, terrain, readings: { R71: 'b' } },
    { unit, terrain, enters: 'evade', readings: { R59: 'b' } },
  ]),
);

const CAMPS: object[] = ['HI', 'HC', 'LI'].flatMap((unit) =>
  ['a', 'b'].flatMap((reading) => [
    {
      attacker: { unit, terrain: 'camp' },
      defender: { unit: 'MI', terrain: 'forest' },
      readings: { R70: reading, R71: reading },
    },
    { attacker: { unit, terrain: 'hill' }, defender: { unit: 'MI' }, card: 'darken-the-sky' },
  ]),
);

/** Drafts for what has to do with fire, sight and ground. */
export function* situations(): Generator<Situation> {
  for (const attacker of SHOOTERS)
    for (const defender of COMBATANTS)
      for (const change of FIRES)
        yield {
          query: 'cca/ranged-combat',
          draft: {
            ...change,
            attacker: { unit: attacker, ...change.attacker },
            defender: { unit: defender, ...change.defender },
          },
        };
  for (const draft of SIGHTS) yield { query: 'cca/line-of-sight', draft };
  for (const draft of GROUNDS) yield { query: 'cca/terrain', draft };
  for (const draft of CAMPS) yield { query: 'cca/close-combat', draft };
}

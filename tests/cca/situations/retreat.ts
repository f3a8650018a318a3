import { FACES } from '../../../src/engine/cca/faces.ts';
import { TARGET_FATES } from '../../../src/engine/cca/leaders/momentum.ts';
import { BLOCKS_RETREAT } from '../../../src/engine/cca/retreat/aftermath.ts';
import { GROUNDS, TERRAINS } from '../../../src/engine/cca/terrain.ts';
import { COMBATANTS, UNITS } from '../../../src/engine/cca/units.ts';
import type { Situation } from '../../ties/situations.ts';

type Draft = Record<string, unknown>;

const AB = ['a', 'b'] as const;

const RETREATS: Draft[] = [
  {},
  { flags: 0 },
  { flags: 2, ignores: 0 },
  { leader: 'adjacent', support: 1 },
  { leader: 'attached', support: 2 },
  { hits: 1, leader: 'attached', leaderCheck: ['leader', 'leader'] },
  { hits: 1, leader: 'attached', leaderCheck: ['flag', 'red'] },
  { hits: 4, leader: 'attached', leaderCheck: ['flag'] },
  { leaderCheck: ['flag'] },
  { blocks: 1, freeHexes: 0, leader: 'attached', ignores: 0 },
  { rampart: 'between' },
  { rampart: 'elsewhere' },
  { terrain: 'camp' },
  { terrain: 'coast' },
  ...['EL', 'MC', 'LC', 'HI'].flatMap((rolledBy) => [
    { rolledBy },
    { rolledBy, rolledIn: 'ranged' },
  ]),
  ...BLOCKS_RETREAT.flatMap((blockedBy) => [
    { blockedBy, freeHexes: 0, ignores: 0 },
    { blockedBy, freeHexes: 1, flags: 3, readings: { R26: 'b', R27: 'b' } },
  ]),
  { leaderAt: 1 },
  { leaderAt: 1, stopsAtLeader: false },
  { leaderAt: 1, leader: 'attached', ignores: 0 },
  { leaderAt: 9 },
  { leaderAt: 1, readings: { R23: 'b' } },
  { freeHexes: 0, blockers: { first: 3, second: 1 } },
];

const HELD_BY = [
  'nobody',
  'friendly-unit',
  'friendly-unit-with-leader',
  'friendly-leader',
  'enemy-unit',
  'enemy-leader',
];
const PATHS: Draft[] = [
  ...['own-side', 'sideways', 'enemy-side', 'own-edge'].map((direction) => ({ direction })),
  ...GROUNDS.flatMap((hexTerrain) => AB.map((R59) => ({ hexTerrain, readings: { R59 } }))),
  ...HELD_BY.flatMap((holds) =>
    [true, false].flatMap((ends) => [
      { holds, ends },
      { holds, ends, leader: 'attached' },
      { holds, ends, enemiesBehind: 'one' },
      { holds, ends, escaped: true },
      { holds, ends, readings: { R21: 'b', R23: 'b', R60: 'b', R62: 'b' } },
    ]),
  ),
  { nthHex: 4 },
];

const RAMPAGES: Draft[] = [
  { enemyUnits: 1 },
  { friendlyUnits: 5, enemyUnits: 4 },
  ...COMBATANTS.flatMap((who) =>
    [[], ['green', 'blue'], ['red', 'red'], ['leader', 'flag']].flatMap((faces) => [
      { trampled: { who, faces } },
      { trampled: { who, faces, blocks: 1, leader: 'attached' } },
      { trampled: { who, faces, leader: 'attached', leaderCheck: ['leader', 'leader'] } },
      { trampled: { who, faces, leaderCheck: ['leader'] }, readings: { R28: 'b' } },
    ]),
  ),
];

const EVASIONS: Draft[] = [
  {},
  ...['rolled', 'battle-back', 'ranged'].map((moment) => ({ moment })),
  ...[0, 1, 2].map((freeHexes) => ({ defender: { freeHexes } })),
  { bonus: true },
  { faces: FACES.slice(0, 2) },
  { faces: FACES },
  { faces: ['green'], defender: { blocks: 1, leader: 'attached' } },
  { faces: ['leader'], defender: { leader: 'attached' }, leaderCheck: ['leader', 'leader'] },
  { leaderCheck: ['leader'] },
];

const SITUATIONS = ['unit-hit', 'unit-eliminated', 'alone', 'escape'];
const CAUSES = ['close', 'ranged', 'evasion', 'rampage', 'blocked-retreat', 'elephants-blocked'];
const CHECKS: Draft[] = SITUATIONS.flatMap((situation) =>
  CAUSES.flatMap((cause) => [
    { situation, cause },
    { situation, cause, hits: 0 },
    { situation, cause, attacker: { unit: 'LB', moved: 1 } },
    { situation, cause, attacker: { unit: 'AX', moved: 2 } },
    { situation, cause, attacker: { unit: 'LI', moved: 1, terrain: 'camp' } },
    { situation, cause, attacker: { unit: 'EL' }, checkFaces: ['leader'] },
    { situation, cause, attacker: { unit: 'LC' }, checkFaces: ['flag', 'red'] },
    { situation, cause, checkFaces: ['leader', 'leader'], readings: { R29: 'b', R30: 'b' } },
    { situation, cause, checkFaces: ['flag'], readings: { R28: 'b', R37: 'b', R63: 'b' } },
    { situation, cause, attacker: { unit: 'MI', terrain: 'river' } },
    { situation, cause, checkFaces: FACES },
  ]),
);

const ADVANCES: Draft[] = TARGET_FATES.flatMap((target) => [
  { target },
  { target, readings: { R43: 'b', R44: 'b' } },
  ...['battle-back', 'first-strike', 'ranged'].map((rolledAs) => ({ target, rolledAs })),
  { target, bonus: true, battlesAgain: true },
  { target, leader: 'attached', advances: 0 },
  { target, leader: 'attached', advances: 2, readings: { R46: 'b' } },
  ...TERRAINS.flatMap((vacatedTerrain) =>
    AB.map((R45) => ({ target, vacatedTerrain, readings: { R45 } })),
  ),
]);

const each = (query: string, units: readonly string[], drafts: readonly Draft[]) =>
  units.flatMap((unit) => drafts.map((draft) => ({ query, draft: { unit, ...draft } })));

/** Drafts for the queries about retreats, evasions, leaders and advances. */
export function* situations(): Generator<Situation> {
  yield* each('cca/retreat', UNITS, RETREATS);
  for (const move of ['retreat', 'evasion'])
    yield* each(
      'cca/fall-back',
      COMBATANTS,
      PATHS.map((path) => ({ ...path, move })),
    );
  for (const draft of RAMPAGES) yield { query: 'cca/rampage', draft };
  for (const attacker of COMBATANTS)
    for (const defender of COMBATANTS)
      for (const { defender: facts = {}, ...change } of EVASIONS)
        yield {
          query: 'cca/evade',
          draft: {
            ...change,
            attacker: { unit: attacker },
            defender: { unit: defender, ...(facts as object) },
          },
        };
  for (const draft of CHECKS) yield { query: 'cca/leader-check', draft };
  yield* each('cca/momentum', UNITS, ADVANCES);
}

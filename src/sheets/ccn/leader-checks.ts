import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { type Cell, type Line, type Part, type Proof, proof, type Row, value } from '../sheet.ts';
import { leaderCheck } from './proofs.ts';

const ATTACK = 4;
const OF_ATTACKER: Line = { say: 'leaders/of-attacker' };
const [HIT, GONE, ALONE, ESCAPE] = [
  leaderCheck({ situation: 'unit-hit' }, { dice: 2, sabersNeeded: 2, mustRetreat: false }),
  leaderCheck(
    { situation: 'unit-eliminated' },
    { dice: 1, sabersNeeded: 1, mustRetreat: true, leastHexes: 1, mostHexes: 3 },
  ),
  leaderCheck(
    { situation: 'alone', attackDice: ATTACK },
    { dice: ATTACK, sabersNeeded: 1, mustRetreat: true, leastHexes: 1, mostHexes: 3 },
  ),
  proof(
    'ccn/escape',
    { first: { unit: 'heavy-cavalry', blocks: ATTACK, terrain: 'forest' } },
    { dice: ATTACK + 1, leastHexes: 1, mostHexes: 2 },
  ),
];

/** How dice are rolled at a leader: how many, how many must be sabers, and where he goes if they are not. */
const check = (
  say: string,
  asked: Proof,
  [dice, sabers, hexes]: readonly [Line, number, number],
  ...clauses: ClauseId[]
): Row => ({
  name: { say: `leaders/${say}`, clauses, proofs: [asked] },
  cells: [
    [dice],
    [value(sabers, [], asked)],
    [
      {
        say: hexes > 0 ? 'leaders/retreats' : 'leaders/stays',
        with: { least: 1, hexes },
        proofs: [asked],
      },
    ] satisfies Cell,
  ],
});

export const LEADER_CHECKS: Part = {
  title: 'leaders/title',
  table: {
    columns: [
      { name: 'leaders/situation', holds: 'sentences' },
      { name: 'leaders/dice', holds: 'figures' },
      { name: 'leaders/sabers', holds: 'figures' },
      { name: 'leaders/missed' },
    ],
    groups: [
      {
        rows: [
          check('unit-hit', HIT, [value(2, [], HIT), 2, 0], 'ccn-5.161'),
          check('unit-eliminated', GONE, [value(1, [], GONE), 1, 3], 'ccn-5.164'),
          check('alone', ALONE, [OF_ATTACKER, 1, 3], 'ccn-5.172', 'ccn-5.173'),
          check('escape', ESCAPE, [{ say: 'leaders/of-enemy' }, 1, 2], 'ccn-5.210', 'ccn-5.211'),
        ],
      },
    ],
  },
  lines: [
    {
      say: 'leaders/once',
      clauses: ['ccn-5.163'],
      proofs: [leaderCheck({ situation: 'unit-hit', checkedBefore: true }, { dice: 0 })],
    },
  ],
};

import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { about, type Cell, type Part, type Proof, proofsOf, type Row, value } from '../sheet.ts';
import { retreat } from './proofs.ts';

const line = about('flags');
const ignores = (input: object, flagsIgnorable: number) => retreat(input, { flagsIgnorable });

/** A reason to ignore flags, and how many. */
function reason(say: string, clauses: readonly ClauseId[], flags: Cell, ...not: Proof[]): Row {
  const proofs = [...proofsOf([flags]), ...not];
  return { name: { say: `flags/${say}`, clauses, proofs }, cells: [flags] };
}
const one = (...proofs: Proof[]): Cell => [value(1, [], ...proofs)];

export const IGNORABLE: Part = {
  title: 'flags/ignorable',
  table: {
    columns: [
      { name: 'flags/reason', holds: 'sentences' },
      { name: 'flags/ignored', holds: 'figures' },
    ],
    groups: [
      {
        rows: [
          reason('leader', ['ccn-5.187'], one(ignores({ unit: 'line', leader: true }, 1))),
          reason(
            'support',
            ['ccn-5.188', 'ccn-5.189'],
            one(ignores({ unit: 'line', support: 2 }, 1)),
            ignores({ unit: 'line', support: 1 }, 0),
          ),
          reason(
            'type',
            ['ccn-5.192', 'ccn-5.193'],
            one(ignores({ unit: 'grenadier' }, 1), ignores({ unit: 'cuirassiers' }, 1)),
            ignores({ unit: 'heavy-cavalry' }, 0),
          ),
          reason(
            'guard',
            ['ccn-5.194'],
            [
              {
                say: 'flags/of-card',
                with: { least: 1, most: 2 },
                proofs: [1, 2].map((guardFlags) =>
                  ignores({ unit: 'old-guard', guardFlags }, guardFlags),
                ),
              },
            ],
          ),
          reason(
            'works',
            ['ccn-7.37', 'ccn-7.38'],
            one(
              ignores({ unit: 'line', fieldworks: 'between' }, 1),
              ignores({ unit: 'foot-artillery', fieldworks: 'between' }, 1),
            ),
            ignores({ unit: 'light-cavalry', fieldworks: 'between' }, 0),
            ignores({ unit: 'line', fieldworks: 'elsewhere' }, 0),
          ),
        ],
      },
    ],
  },
  lines: [
    line(
      'add-up',
      ['ccn-5.186', 'ccn-5.185', 'ccn-5.195'],
      ignores({ unit: 'grenadier', flags: 5, leader: true, support: 2, fieldworks: 'between' }, 4),
      retreat({ unit: 'grenadier', flags: 1, ignores: 0 }, { flagsIgnored: 0, hexesMade: 1 }),
      ignores({ unit: 'cuirassiers', leader: true, support: 2, bySquare: true }, 0),
    ),
  ],
};

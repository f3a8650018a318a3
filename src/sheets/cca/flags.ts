import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { filling, type Part, type Proof, type Row, value } from '../sheet.ts';
import { retreat } from './proofs.ts';

const line = filling('after');

export const FLAGS: Part = {
  title: 'after/flags',
  lines: [
    line(
      'per-flag',
      { units: ['WR'], two: 2, others: ['AX', 'EL'], one: 1 },
      ['cca-12.2', 'cca-12.3', 'cca-12.4'],
      retreat({ unit: 'LC', flags: 2, freeHexes: 8 }, { retreatHexes: 8 }),
      retreat({ unit: 'WR', flags: 1, blocks: 3 }, { hexesPerFlag: 2 }),
      retreat({ unit: 'AX', flags: 1 }, { hexesPerFlag: 1 }),
      retreat({ unit: 'EL', flags: 1 }, { hexesPerFlag: 1 }),
    ),
    line(
      'from-elephants',
      { hexes: 1 },
      ['cca-11.37', 'cca-12.29'],
      retreat({ unit: 'HC', flags: 1, rolledBy: 'EL' }, { hexesPerFlag: 3 }),
      retreat({ unit: 'CH', flags: 1, rolledBy: 'EL' }, { hexesPerFlag: 3 }),
    ),
    line(
      'blocked',
      { blocks: 1 },
      ['cca-12.13', 'cca-12.28'],
      retreat({ unit: 'LI', flags: 1, freeHexes: 0 }, { blocksLostInRetreat: 2 }),
      retreat(
        { unit: 'EL', flags: 2, freeHexes: 0, blockedBy: 'units' },
        {
          blocksLostInRetreat: 0,
          blockersLose: 2,
        },
      ),
    ),
  ],
};

/** A reason to ignore flags, and how many. */
const reason = (say: string, clauses: readonly ClauseId[], ...proofs: Proof[]): Row => ({
  name: { say: `after/${say}`, clauses, proofs },
  cells: [[value(1, [])]],
});

export const IGNORABLE: Part = {
  title: 'after/ignorable',
  table: {
    columns: [
      { name: 'after/reason', holds: 'sentences' },
      { name: 'after/flags-ignored', holds: 'figures' },
    ],
    groups: [
      {
        rows: [
          reason(
            'ignore-leader',
            ['cca-12.15'],
            retreat({ unit: 'MI', leader: 'attached' }, { flagsIgnorable: 1 }),
            retreat({ unit: 'MI', leader: 'adjacent' }, { flagsIgnorable: 0 }),
          ),
          reason(
            'ignore-support',
            ['cca-12.16', 'cca-12.17'],
            retreat({ unit: 'MI', support: 2 }, { flagsIgnorable: 1 }),
            retreat({ unit: 'MI', support: 1 }, { flagsIgnorable: 0 }),
          ),
          reason(
            'ignore-works',
            ['cca-17.34', 'cca-17.40'],
            retreat({ unit: 'MI', rampart: 'between' }, { flagsIgnorable: 1 }),
            retreat({ unit: 'MI', terrain: 'camp' }, { flagsIgnorable: 1 }),
            retreat({ unit: 'MC', terrain: 'camp' }, { flagsIgnorable: 0 }),
          ),
          reason(
            'ignore-warriors',
            ['cca-12.19'],
            retreat({ unit: 'WR' }, { flagsIgnorable: 1 }),
            retreat({ unit: 'WR', blocks: 3 }, { flagsIgnorable: 0 }),
          ),
          reason(
            'ignore-elephants',
            ['cca-11.36'],
            retreat({ unit: 'EL', rolledBy: 'HC' }, { flagsIgnorable: 1 }),
            retreat({ unit: 'EL', rolledBy: 'MI' }, { flagsIgnorable: 0 }),
          ),
        ],
      },
    ],
  },
  lines: [
    line(
      'reasons-add-up',
      {},
      ['cca-12.14'],
      retreat(
        { unit: 'WR', flags: 5, leader: 'attached', support: 2, terrain: 'camp' },
        { flagsIgnorable: 4 },
      ),
    ),
  ],
};

import { UNITS } from '../../engine/cca/units.ts';
import { unitBlock } from '../../systems/cca/units.ts';
import { type Line, NONE, proof, type Row, value } from '../sheet.ts';
import { LEADER_PARTICULARS } from './particulars.ts';
import { advance, leaderCheck, mayBattle, mayMove, unitFacts } from './proofs.ts';

export const LEADER: Row = {
  mark: unitBlock('LD'),
  name: { say: 'units/leader' },
  cells: [
    NONE,
    [value(1, ['cca-2.13'], unitFacts('LD', { blocksPerUnit: 1 }))],
    [value(3, ['cca-8.29'], unitFacts('LD', { move: 3 }))],
    [
      {
        say: 'none',
        clauses: ['cca-11.38'],
        proofs: [mayBattle('LD', 'MI', { allowed: false })],
      },
    ],
    NONE,
    [
      {
        say: 'units/with-unit',
        clauses: ['cca-12.10'],
        proofs: [proof('cca/retreat', { unit: 'MI', flags: 2, leader: 'attached' })],
      },
    ],
    [
      {
        say: 'units/must-evade',
        with: { least: 1, hexes: 3 },
        clauses: ['cca-13.7', 'cca-13.18'],
        proofs: [
          unitFacts('LD', { evadesFrom: UNITS }),
          leaderCheck(
            { situation: 'alone', attacker: { unit: 'MI' } },
            { mustEvade: true, leastHexes: 1, mostHexes: 3 },
          ),
        ],
      },
    ],
    LEADER_PARTICULARS,
  ],
};

export const FOOT_NOTE: Line = {
  say: 'units/foot',
  clauses: ['cca-13.38', 'cca-13.39'],
  proofs: [
    advance({ unit: 'MI', advances: 1 }, { mayAdvance: true, bonusCombat: false }),
    advance({ unit: 'MI', leader: 'attached', advances: 1 }, { bonusCombat: true }),
  ],
};

export const MOUNTED_NOTE: Line = {
  say: 'units/mounted',
  clauses: ['cca-13.40', 'cca-13.41'],
  proofs: [
    ...(['LC', 'MC', 'HC'] as const).map((unit) =>
      advance({ unit, advances: 2 }, { extraHex: true, bonusCombat: true }),
    ),
    ...(['CH', 'EL'] as const).map((unit) =>
      advance({ unit, advances: 1 }, { extraHex: false, bonusCombat: true }),
    ),
  ],
};

export const LEADER_NOTE: Line = {
  say: 'units/leaders',
  clauses: ['cca-8.33', 'cca-8.34'],
  proofs: [
    mayMove({ unit: 'LD', hexes: 1, hex1: { occupant: 'friend' } }, { allowed: true }),
    mayMove({ unit: 'MI', hexes: 1, attachedLeader: 'stays' }, { allowed: false }),
  ],
};

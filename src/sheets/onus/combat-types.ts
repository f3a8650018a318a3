import { about, type Part, type Row } from '../sheet.ts';
import { combat } from './proofs.ts';

const line = about('types');

const PHALANX = { formation: 'phalanx' };
const SARISSAS = { formation: 'phalanx', abilities: ['sarissas'] };
const RAM = { kind: 'cavalry', abilities: ['ram'] };
const CHARGE = { charge: true };

const ROWS: readonly Row[] = [
  {
    name: line('simultaneous', ['onus-7.161'], combat({}, {}, { combatType: 'simultaneous' })),
    cells: [
      [line('who-simultaneous', [], combat({}, {}, { strikesFirst: 'both' }))],
      [
        line(
          'checks-simultaneous',
          ['onus-7.172'],
          combat({ taken: 2 }, { taken: 1 }, { mustCheck: ['attacker'] }),
          combat({ taken: 2, wounds: 3 }, { taken: 3 }, { mustCheck: ['defender'] }),
          combat({ taken: 2 }, { taken: 2 }, { mustCheck: ['attacker', 'defender'] }),
          combat({ taken: 0 }, { taken: 0 }, { mustCheck: [] }),
        ),
      ],
    ],
  },
  {
    name: line('priority', ['onus-7.162'], combat(PHALANX, {}, { combatType: 'priority' }, CHARGE)),
    cells: [
      [
        line(
          'who-priority',
          ['onus-8.12', 'onus-9.9', 'onus-7.163'],
          combat({}, PHALANX, { strikesFirst: 'defender', replyDice: 4 }, CHARGE),
          combat(PHALANX, {}, { combatType: 'simultaneous' }),
          combat(RAM, {}, { strikesFirst: 'attacker' }, CHARGE),
          combat(
            PHALANX,
            { broken: true, taken: 2, moraleDie: 6 },
            { replyDice: 0, defender: { fate: 'fleeing' } },
            CHARGE,
          ),
        ),
      ],
      [
        line(
          'checks-priority',
          ['onus-13.11', 'onus-7.172'],
          combat(
            { ...PHALANX, taken: 1 },
            { taken: 2, moraleDie: 1 },
            { mustCheck: ['defender'], defender: { checks: 2 } },
            CHARGE,
          ),
          combat(
            { ...PHALANX, taken: 3 },
            { taken: 2, moraleDie: 1 },
            { mustCheck: ['attacker', 'defender'], defender: { checks: 1 } },
            CHARGE,
          ),
        ),
      ],
    ],
  },
  {
    name: line('single', ['onus-7.164'], combat(SARISSAS, {}, { combatType: 'single' }, CHARGE)),
    cells: [
      [
        line(
          'who-single',
          ['onus-9.28'],
          combat({}, SARISSAS, { strikesFirst: 'defender', replyDice: 0 }, CHARGE),
        ),
      ],
      [
        line(
          'checks-single',
          ['onus-13.11'],
          combat(SARISSAS, { taken: 1 }, { mustCheck: ['defender'] }, CHARGE),
        ),
      ],
    ],
  },
];

/** The three types of combat. */
export const TYPES: Part = {
  title: 'types/title',
  whole: true,
  table: {
    columns: [
      { name: 'types/type' },
      { name: 'types/strikes', holds: 'sentences' },
      { name: 'types/checks', holds: 'sentences' },
    ],
    groups: [{ rows: ROWS }],
  },
};

/** What two claims to strike first make of a combat. */
export const MEETINGS: Part = {
  title: 'types/meetings',
  lines: [
    line(
      'priority-priority',
      ['onus-8.14', 'onus-9.11'],
      combat(PHALANX, PHALANX, { combatType: 'simultaneous' }, CHARGE),
      combat(RAM, PHALANX, { combatType: 'simultaneous' }, CHARGE),
    ),
    line(
      'single-priority',
      ['onus-9.29', 'onus-7.165'],
      combat(SARISSAS, PHALANX, { combatType: 'priority', strikesFirst: 'attacker' }, CHARGE),
    ),
    line(
      'ends',
      ['onus-7.154', 'onus-7.153', 'onus-7.169'],
      combat(
        { taken: 3 },
        { taken: 6, life: 6 },
        { mustCheck: [], defender: { fate: 'eliminated' } },
      ),
      combat({ taken: 0 }, { taken: 0 }, { mustCheck: [] }),
    ),
    line(
      'after',
      ['onus-7.180', 'onus-7.155', 'onus-7.156'],
      combat({ taken: 1 }, { taken: 0 }, { defender: { fate: 'steady' } }),
      combat(
        { broken: true, taken: 2, moraleDie: 6 },
        { taken: 1 },
        { attacker: { fate: 'fleeing' } },
      ),
    ),
  ],
};

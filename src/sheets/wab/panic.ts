import { about, type Cell, type Line, type Part, type Row, type Sheet } from '../sheet.ts';
import { breakTest, panic, panicPursuit } from './proofs.ts';

const line = about('panic');

const TESTS = { tests: true };
const NO_TEST = { tests: false };

const near = (more: object, expect: object) =>
  panic({ cause: 'fleeing-friends', friendDistance: 3, ...more }, expect);
const broken = (more: object, expect: object) =>
  panic({ cause: 'broken-friends', friendDistance: 10, ...more }, expect);
const flanked = (more: object, expect: object) =>
  panic({ cause: 'flank-charge', chargerModels: 5, ...more }, expect);
const leaderless = (more: object, expect: object) =>
  panic({ cause: 'general-killed', ...more }, expect);
const shot = (more: object, expect: object) =>
  panic({ cause: 'shooting', models: 20, lost: 5, ...more }, expect);
const ignored = (more: object, expect: object) =>
  panic({ cause: 'ignored-charge', ...more }, expect);

const row = (name: string, ...cells: readonly Line[]): Row => ({
  name: { say: `panic/${name}` },
  cells: cells.map((one): Cell => [one]),
});

const CAUSES: Part = {
  title: 'panic/causes',
  whole: true,
  table: {
    columns: [
      { name: 'panic/cause' },
      { name: 'panic/tests', holds: 'sentences' },
      { name: 'panic/exempt', holds: 'sentences' },
      { name: 'panic/flees', holds: 'sentences' },
    ],
    groups: [
      {
        rows: [
          row(
            'fleeing',
            line(
              'fleeing-tests',
              ['wab-7.6'],
              near({ friendDistance: 4 }, { ...TESTS, testedWhen: 'turn-start' }),
              near({ friendDistance: 4.5 }, NO_TEST),
              near({ enemyTurn: true }, NO_TEST),
            ),
            line(
              'fleeing-exempt',
              ['wab-7.7', 'wab-7.8'],
              near({ friendsSkirmish: true }, NO_TEST),
              near({ friendsSkirmish: true, skirmishers: true }, TESTS),
              near({ models: 20, friendModels: 10 }, NO_TEST),
              near({ models: 20, friendModels: 11 }, TESTS),
            ),
            line('fleeing-flees', ['wab-7.9'], near({}, { flight: 'own-edge' })),
          ),
          row(
            'broken',
            line(
              'broken-tests',
              ['wab-7.10', 'wab-7.12'],
              broken({ friendDistance: 12 }, { ...TESTS, testedWhen: 'panic-step' }),
              broken({ friendDistance: 12.5 }, NO_TEST),
              broken({ friendsEnd: 'destroyed-in-combat' }, TESTS),
            ),
            line(
              'broken-exempt',
              ['wab-7.11', 'wab-7.27', 'wab-7.29'],
              broken({ friendsSkirmish: true }, NO_TEST),
              broken({ friendsEnd: 'panicked' }, NO_TEST),
              broken({ friendsEnd: 'destroyed-by-shooting' }, NO_TEST),
            ),
            line('broken-flees', ['wab-7.13'], broken({}, { flight: 'away-from-combat' })),
          ),
          row(
            'flank',
            line(
              'flank-tests',
              ['wab-7.14', 'wab-7.16', 'wab-7.17'],
              flanked({}, { ...TESTS, testedWhen: 'before-the-charge-moves' }),
              flanked({ engaged: true }, TESTS),
              flanked({ chargeReaches: false }, NO_TEST),
              flanked({ chargerModels: 4 }, NO_TEST),
              flanked({ chargerFormed: false }, NO_TEST),
            ),
            line(
              'flank-exempt',
              ['wab-7.15'],
              flanked({ models: 4 }, NO_TEST),
              flanked({ skirmishers: true }, NO_TEST),
              flanked({ skirmishers: true, engaged: true }, TESTS),
            ),
            line('flank-flees', ['wab-7.2'], flanked({}, { flight: 'away-from-charger' })),
          ),
          row(
            'general',
            line(
              'general-tests',
              ['wab-7.18', 'wab-7.19'],
              leaderless({}, { ...TESTS, testedWhen: 'panic-step' }),
              leaderless({ generalEnds: 'killed-by-shooting' }, { testedWhen: 'at-once' }),
            ),
            line(
              'general-exempt',
              ['wab-7.20', 'wab-7.18'],
              leaderless({ generalEnds: 'fled-off-table' }, NO_TEST),
              leaderless({ offTable: true }, NO_TEST),
            ),
            line('general-flees', ['wab-7.2'], leaderless({}, { flight: 'own-edge' })),
          ),
          row(
            'shot',
            line(
              'shot-tests',
              ['wab-7.21', 'wab-4.64', 'wab-4.65'],
              shot({}, { ...TESTS, testedWhen: 'after-shooting' }),
              shot({ shotWhileCharging: true }, { testedWhen: 'before-the-charge-moves' }),
            ),
            line('shot-exempt', ['wab-7.21'], shot({ lost: 4 }, NO_TEST)),
            line('shot-flees', ['wab-7.22'], shot({}, { flight: 'away-from-shooter' })),
          ),
          row(
            'ignored',
            line('ignored-tests', ['wab-7.23'], ignored({}, TESTS)),
            line('ignored-exempt', ['wab-7.23'], ignored({ chargeReaches: false }, NO_TEST)),
            line('ignored-flees', ['wab-7.24'], ignored({}, { flight: 'as-a-reaction' })),
          ),
        ],
      },
    ],
  },
};

const TEST: Part = {
  title: 'panic/test',
  lines: [
    line(
      'roll',
      ['wab-7.1'],
      near({ dice: [3, 4] }, { passed: true }),
      near({ dice: [4, 4] }, { flees: true }),
    ),
    line(
      'half',
      ['wab-7.3'],
      near({ models: 10, startModels: 20 }, { target: 6 }),
      near({ models: 11, startModels: 20 }, { target: 7 }),
    ),
    line('rider', ['wab-7.4'], near({ mountLeadership: 5 }, { leadershipUsed: 7 })),
    line('again', ['wab-7.28'], broken({ wonCombat: true }, { rerolls: true })),
    line('fleeing-already', ['wab-2.70'], near({ fleeing: true }, NO_TEST)),
    line(
      'engaged',
      ['wab-7.25', 'wab-7.26'],
      near({ engaged: true }, { flight: 'as-broken' }),
      panicPursuit({ wonPreviousRound: true }, { allowed: true }),
      panicPursuit({ hasMomentum: true }, { allowed: true }),
      panicPursuit({}, { allowed: false }),
    ),
  ],
};

const LEADERSHIP: Part = {
  title: 'panic/leadership',
  lines: [
    line(
      'character',
      ['wab-9.30', 'wab-7.5'],
      near({ characterLeadership: 9 }, { leadershipUsed: 9 }),
    ),
    line(
      'general-near',
      ['wab-9.71', 'wab-9.72'],
      near({ generalLeadership: 9, generalDistance: 12 }, { leadershipUsed: 9 }),
      near({ generalLeadership: 9, generalDistance: 12.5 }, { leadershipUsed: 7 }),
      near({ generalLeadership: 9, generalFlees: true }, { leadershipUsed: 7 }),
    ),
    line(
      'alone',
      ['wab-9.31'],
      near({ generalLeadership: 9, skirmishers: true }, { leadershipUsed: 7 }),
      near({ characterLeadership: 9, skirmishers: true }, { leadershipUsed: 7 }),
    ),
    line(
      'standard-near',
      ['wab-9.76', 'wab-9.77'],
      breakTest({ standardDistance: 12 }, { rerolls: true }),
      breakTest({ standardDistance: 5, standardFlees: true }, { rerolls: false }),
    ),
  ],
};

export const panicSheet: Sheet = {
  key: 'panic',
  slug: { es: 'panico-y-liderazgo', en: 'panic-and-leadership' },
  paper: 'portrait',
  points: 10,
  parts: [CAUSES, TEST, LEADERSHIP],
};

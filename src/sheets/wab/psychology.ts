import { about, type Cell, type Line, type Part, type Row, type Sheet } from '../sheet.ts';
import {
  blows,
  breakTest,
  fear,
  followUp,
  forcedCharge,
  panic,
  pursuit,
  reaction,
  unreliable,
  warband,
} from './proofs.ts';

const line = about('psychology');

const row = (name: string, ...cells: readonly Line[]): Row => ({
  name: { say: `psychology/${name}` },
  cells: cells.map((one): Cell => [one]),
});

const terror = (more: object, expect: object) => fear({ enemyCauses: 'terror', ...more }, expect);
const near = (more: object, expect: object) =>
  terror({ fearCase: 'turn-start', terrorDistance: 8, ...more }, expect);
const FAILED = { dice: [5, 4] };
const NO_TEST = { testTaken: 'none' };

const FEAR: Part = {
  title: 'psychology/fear',
  whole: true,
  table: {
    columns: [
      { name: 'psychology/case' },
      { name: 'psychology/when', holds: 'sentences' },
      { name: 'psychology/fear-fails', holds: 'sentences' },
      { name: 'psychology/terror-fails', holds: 'sentences' },
    ],
    groups: [
      {
        rows: [
          row(
            'charged',
            line(
              'charged-when',
              ['wab-12.2', 'wab-12.5', 'wab-12.11'],
              fear({}, { testTaken: 'fear', fearMoment: 'once-in-range' }),
              fear({ answersBy: 'flee' }, NO_TEST),
              fear({ answersBy: 'shoot-and-flee' }, { testTaken: 'fear' }),
              terror({}, { testTaken: 'terror', fearMoment: 'after-the-reaction' }),
            ),
            line(
              'charged-fear',
              ['wab-12.3', 'wab-12.4'],
              fear({ ...FAILED, enemyModels: 21 }, { ifItFails: 'flees' }),
              fear({ ...FAILED, enemyModels: 20 }, { ifItFails: 'needs-6' }),
            ),
            line('charged-terror', ['wab-12.15'], terror(FAILED, { fleesInFear: true })),
          ),
          row(
            'charging',
            line(
              'charging-when',
              ['wab-12.6'],
              fear({ fearCase: 'charging' }, { fearMoment: 'at-declaration' }),
            ),
            line(
              'charging-fear',
              ['wab-12.6'],
              fear({ ...FAILED, fearCase: 'charging' }, { mayChargeNow: false }),
            ),
            line(
              'charging-terror',
              ['wab-12.15'],
              terror({ ...FAILED, fearCase: 'charging' }, { fleesInFear: true }),
            ),
          ),
          row(
            'near',
            line(
              'near-when',
              ['wab-12.13', 'wab-12.14'],
              near({}, { testTaken: 'terror', fearMoment: 'turn-start' }),
              near({ terrorDistance: 8.5 }, NO_TEST),
              near({ nearTerror: 'passed' }, NO_TEST),
            ),
            line('near-fear', [], fear({ fearCase: 'turn-start' }, NO_TEST)),
            line('near-terror', ['wab-12.15'], near(FAILED, { fleesInFear: true })),
          ),
          row(
            'beaten',
            line(
              'beaten-when',
              ['wab-12.7'],
              breakTest({ fearsEnemy: true, models: 10, enemyModels: 11 }, { automatic: true }),
            ),
            line(
              'beaten-fear',
              ['wab-12.7'],
              breakTest(
                { fearsEnemy: true, models: 10, enemyModels: 11 },
                { unitDoes: 'breaks', broken: true },
              ),
              breakTest({ fearsEnemy: true, models: 10, enemyModels: 10 }, { automatic: false }),
            ),
            line(
              'beaten-terror',
              ['wab-12.7'],
              breakTest({ fearsEnemy: true, models: 10, enemyModels: 11 }, { breakChance: '1' }),
            ),
          ),
        ],
      },
    ],
  },
};

const BESIDE: Part = {
  title: 'psychology/beside',
  lines: [
    line('one-test', ['wab-12.10'], terror({}, { testTaken: 'terror' })),
    line(
      'once',
      ['wab-12.12'],
      terror({ chargeTerror: 'passed' }, { testTaken: 'fear' }),
      terror({ chargeTerror: 'passed', troopKind: 'cavalry' }, { testTaken: 'terror' }),
    ),
  ],
};

const FRENZY: Part = {
  title: 'psychology/frenzy',
  lines: [
    line(
      'frenzy-charges',
      ['wab-12.16'],
      forcedCharge({ forcedBy: 'frenzy', enemies: [{ away: 8 }] }, { mustCharge: true }),
    ),
    line('frenzy-attacks', ['wab-12.17'], blows({ frenzied: true }, { attackDice: 10 })),
    line(
      'frenzy-stays',
      ['wab-12.21', 'wab-12.19'],
      reaction({ frenzied: true, reaction: 'flee' }, { allowed: false }),
      fear({ frenzied: true }, NO_TEST),
    ),
    line(
      'frenzy-pursues',
      ['wab-12.18', 'wab-12.22'],
      pursuit({ frenzied: true }, { mustPursue: true }),
      pursuit({ frenzied: true, holdsObstacle: true }, { mustPursue: true }),
      followUp({ frenzied: true, holdsObstacle: true }, { mustFollow: true }),
    ),
    line('frenzy-ends', ['wab-12.20'], breakTest({ frenzied: true }, { frenzyEnds: true })),
  ],
};

const HATRED: Part = {
  title: 'psychology/hatred',
  lines: [
    line(
      'hatred-breaks',
      ['wab-12.23', 'wab-12.24'],
      breakTest({ hatesEnemy: true, lostBy: 3 }, { leadershipUsed: 10, target: 7 }),
      breakTest({ hatesEnemy: true, models: 4 }, { automatic: true }),
    ),
    line('hatred-rerolls', ['wab-12.25'], blows({ hatesEnemy: true }, { rerollsMisses: true })),
    line(
      'hatred-pursues',
      ['wab-12.26', 'wab-12.27'],
      pursuit({ hatesEnemy: true }, { mustPursue: true }),
      pursuit({ hatesEnemy: true, holdsObstacle: true }, { mustPursue: false }),
    ),
  ],
};

const STUBBORN: Part = {
  title: 'psychology/stubborn',
  lines: [
    line(
      'stubborn-first',
      ['wab-12.30', 'wab-12.28'],
      breakTest({ stubborn: true, ...FAILED }, { unitDoes: 'gives-ground' }),
      breakTest({ stubborn: true, groundUsed: true, ...FAILED }, { unitDoes: 'breaks' }),
      breakTest({ stubborn: true, models: 4 }, { automatic: true }),
    ),
    line(
      'stubborn-automatic',
      ['wab-12.32'],
      breakTest(
        { stubborn: true, fearsEnemy: true, models: 10, enemyModels: 11 },
        { stubbornRoll: true, breakChance: '1/2' },
      ),
    ),
    line(
      'stubborn-panic',
      ['wab-12.29'],
      panic({ cause: 'fleeing-friends', friendDistance: 3, stubborn: true }, { tests: false }),
    ),
  ],
};

const WARBAND: Part = {
  title: 'psychology/warband',
  lines: [
    line(
      'warband-die',
      ['wab-13.8', 'wab-13.9', 'wab-13.10'],
      warband({ die: 1 }, { unruly: true }),
      warband({ die: 2 }, { unruly: false }),
      forcedCharge({ enemies: [{ away: 8 }] }, { mustCharge: true }),
      forcedCharge({ enemies: [{ away: 12 }] }, { mustAdvance: true }),
    ),
    line(
      'warband-ranks',
      ['wab-13.14'],
      breakTest({ leadership: 6, warband: true, ranksBehind: 4 }, { leadershipUsed: 9 }),
      breakTest(
        { leadership: 6, warband: true, ranksBehind: 4, order: 'open-infantry' },
        { leadershipUsed: 8 },
      ),
    ),
    line(
      'warband-charge',
      ['wab-13.15', 'wab-13.17'],
      breakTest({ chargedByWarband: true, models: 19, enemyModels: 20 }, { automatic: true }),
      pursuit({ warband: true, chargedFirstTurn: true }, { mustPursue: true }),
    ),
    line(
      'unreliable',
      ['wab-13.3', 'wab-13.5', 'wab-13.6'],
      unreliable({ die: 1 }, { allowed: false, ungovernable: true }),
      unreliable({ die: 1, unitWants: 'shoot' }, { allowed: false }),
      unreliable({ die: 2 }, { allowed: true }),
    ),
  ],
};

export const psychology: Sheet = {
  key: 'psychology',
  slug: { es: 'psicologia', en: 'psychology' },
  paper: 'portrait',
  points: 9,
  parts: [FEAR, BESIDE, FRENZY, HATRED, STUBBORN, WARBAND],
};

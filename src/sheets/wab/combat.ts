import { about, type Part, type Sheet } from '../sheet.ts';
import { blows, bonuses, combatStep, strikes, totals } from './proofs.ts';
import { SAVES, TO_HIT, TO_WOUND } from './to-hit-and-wound.ts';

const line = about('combat');

const PHASE: Part = {
  title: 'combat/phase',
  lines: [
    line(
      'steps',
      ['wab-5.1', 'wab-5.2', 'wab-5.3', 'wab-5.4', 'wab-5.5', 'wab-5.6', 'wab-5.7'],
      combatStep({ step: 'fight' }, { stepNumber: 1 }),
      combatStep({ step: 'result' }, { stepNumber: 2 }),
      combatStep({ step: 'break-tests' }, { stepNumber: 3 }),
      combatStep({ step: 'panic-tests' }, { stepNumber: 4 }),
      combatStep({ step: 'flight' }, { stepNumber: 5 }),
      combatStep({ step: 'pursuit' }, { stepNumber: 6 }),
      combatStep({ step: 'redress' }, { stepNumber: 7, stepAfter: null }),
    ),
  ],
};

const OWN = { first: 'own' };
const QUICK = { initiative: 5 };

const ORDER: Part = {
  title: 'combat/order',
  inOrder: true,
  lines: [
    line(
      'chargers',
      ['wab-5.8', 'wab-3.61'],
      strikes({ own: { charge: 'charged' }, enemy: QUICK }, OWN),
      strikes({ own: { charge: 'charged' }, enemy: { charge: 'countercharged', ...QUICK } }, OWN),
      strikes({ own: { charge: 'charged' }, enemy: QUICK, lastRound: 'enemy-won' }, OWN),
    ),
    line(
      'both-charged',
      ['wab-6.46', 'wab-5.9'],
      strikes({ own: { charge: 'pursued' }, enemy: QUICK }, OWN),
      strikes({ own: { charge: 'pursued', ...QUICK }, enemy: { charge: 'charged' } }, OWN),
      strikes(
        { own: { charge: 'pursued' }, enemy: { charge: 'charged', ...QUICK } },
        { first: 'enemy' },
      ),
    ),
    line(
      'quicker',
      ['wab-5.9'],
      strikes({ own: QUICK }, OWN),
      strikes({ own: QUICK, lastRound: 'enemy-won' }, OWN),
    ),
    line(
      'equal',
      ['wab-5.10'],
      strikes({ lastRound: 'own-won' }, OWN),
      strikes({ lastRound: 'own-momentum' }, OWN),
      strikes({ lastRound: 'draw' }, { first: 'open', rollsDie: true }),
      strikes({ ownDie: 4, enemyDie: 3 }, OWN),
    ),
  ],
};

const FALLEN: Part = {
  title: 'combat/blows',
  lines: [
    line(
      'no-reply',
      ['wab-5.37'],
      blows({ lostBefore: 2 }, { strikers: 3 }),
      blows({ lostBefore: 6 }, { strikers: 0 }),
    ),
    line(
      'champion',
      ['wab-8.8'],
      blows({ champion: true }, { attackDice: 6 }),
      blows({ champion: true, attacks: 2 }, { attackDice: 11 }),
    ),
  ],
};

const INFANTRY = { order: 'open-infantry' };
const CLOSE = { order: 'close-infantry' };

const RESULT: Part = {
  title: 'combat/result',
  lines: [
    line(
      'wounds',
      ['wab-5.40', 'wab-5.38'],
      totals({ wounds: 4 }, 4),
      totals({ wounds: 4, excess: 1 }, 3),
    ),
    line(
      'ranks',
      ['wab-5.41', 'wab-5.42', 'wab-5.43'],
      totals({ ...INFANTRY, ranks: 1 }, 1),
      totals({ ...INFANTRY, ranks: 3 }, 2),
      totals({ ...INFANTRY, ranks: 2, width: 3 }, 0),
      totals({ ...INFANTRY, models: 14 }, 2),
      totals({ ...INFANTRY, ranks: 1, others: [{ ...INFANTRY, ranks: 1 }] }, 1),
      totals({ order: 'cavalry', ranks: 2 }, 0),
    ),
    line(
      'close-order',
      ['wab-5.54', 'wab-5.55'],
      totals(CLOSE, 1),
      totals({ ...CLOSE, width: 3 }, 0),
      totals({ ...CLOSE, others: [CLOSE] }, 1),
      totals({ order: 'cavalry' }, 0),
    ),
    line(
      'standard',
      ['wab-5.44', 'wab-5.45'],
      totals({ standard: true }, 1),
      totals({ standard: true, skirmishers: true }, 0),
      totals({ battleStandard: true }, 1),
      totals({ standard: true, battleStandard: true }, 2),
    ),
    line('higher', ['wab-5.46'], totals({ higher: true }, 1)),
    line(
      'flank',
      ['wab-5.47', 'wab-5.49'],
      totals({ flankUnits: 1 }, 1),
      totals({ flankUnits: 2 }, 1),
      totals({ smallFlankUnits: 1 }, 0),
    ),
    line(
      'rear',
      ['wab-5.50', 'wab-5.48'],
      totals({ rearUnits: 1 }, 2),
      totals({ rearUnits: 1, flankUnits: 1 }, 3),
      totals({ flankUnits: 1 }, 0, { flankUnits: 1 }),
      totals({ flankUnits: 2 }, 1, { flankUnits: 1 }, { enemyTotal: 0 }),
    ),
    line(
      'momentum',
      ['wab-5.51', 'wab-5.53'],
      totals({ wonLastRound: true }, 1),
      totals({ wonLastRound: true, order: 'cavalry', bonusesLost: 'difficult' }, 0),
    ),
    line(
      'winner',
      ['wab-5.39'],
      totals({ wounds: 3 }, 3, { wounds: 1 }, { winner: 'own', wonBy: 2 }),
      totals({ wounds: 1 }, 1, { wounds: 1 }, { winner: 'draw' }),
    ),
  ],
};

const LOST = { lost: true, total: 0 };

const LOSSES: Part = {
  title: 'combat/lost',
  lines: [
    line(
      'flanked',
      ['wab-6.14'],
      bonuses({ chargedIn: 'flank', chargerModels: 5 }, LOST),
      bonuses({ chargedIn: 'rear', chargerModels: 4 }, { lost: false }),
      bonuses({ chargedIn: 'rear', chargerFormed: false }, { lost: false }),
    ),
    line(
      'few',
      ['wab-6.15', 'wab-6.8'],
      bonuses({ models: 4 }, { ...LOST, formed: false }),
      bonuses({ models: 5 }, { lost: false, formed: true }),
    ),
    line(
      'across',
      ['wab-6.16'],
      bonuses({ obstacle: 'attacks' }, LOST),
      bonuses({ obstacle: 'defends' }, LOST),
    ),
    line(
      'difficult',
      ['wab-6.17', 'wab-6.18'],
      bonuses({ inDifficult: true }, LOST),
      bonuses({ inDifficult: true, ...INFANTRY }, { lost: false, rankBonus: 2 }),
    ),
    line(
      'elephant',
      ['wab-6.19'],
      bonuses({ elephants: 'in-this-combat' }, LOST),
      bonuses({ elephants: 'in-another' }, { lost: false }),
    ),
    line(
      'not-regained',
      ['wab-6.12', 'wab-6.13'],
      bonuses({ lostEarlier: 'this-combat' }, LOST),
      bonuses({ lostEarlier: 'former-combat' }, { lost: false }),
    ),
  ],
};

export const combat: Sheet = {
  key: 'combat',
  slug: { es: 'combate', en: 'close-combat' },
  paper: 'portrait',
  points: 9,
  parts: [PHASE, ORDER, FALLEN, TO_HIT, TO_WOUND, SAVES, RESULT, LOSSES],
};

import type { ClauseId } from '../../engine/core/clause-ids.ts';
import {
  about,
  answerTo,
  type Cell,
  type Line,
  type Part,
  type Proof,
  type Row,
  type Sheet,
} from '../sheet.ts';
import {
  blows,
  charge,
  disengage,
  feigns,
  ferocious,
  followUp,
  giveGround,
  leadership,
  levyFear,
  manoeuvre,
  mixed,
  panic,
  parthian,
  phalanx,
  pursuit,
  reaction,
  reform,
  shieldwall,
  shooters,
  shooting,
  testudo,
  totals,
  veterans,
  weapon,
} from './proofs.ts';

const line = about('formations');

type Moved = { allowed: boolean; allowance: number; costs: readonly number[] };

const MARCH = { unitMove: 'march' };
const WHEELS = [{ movePart: 'wheel', inches: 1 }];

/** A cell of one word, and the answer that it stands for. */
const cell = (
  say: string,
  { query, input }: Proof,
  expect: object,
  clauses: readonly ClauseId[] = [],
): Cell => [{ say: `formations/${say}`, clauses, proofs: [{ query, input, expect }] }];

/** Whether a wheel leaves the whole of a march. */
function wheelIn(who: object): Cell {
  const asked = manoeuvre({ ...who, ...MARCH, manoeuvres: WHEELS });
  const whole = answerTo<Moved>(manoeuvre({ ...MARCH, manoeuvres: WHEELS })).allowance;
  const { allowance } = answerTo<Moved>(asked);
  return cell(allowance < whole ? 'half' : 'whole', asked, { allowance });
}

/** Whether it makes a manoeuvre, and whether it pays for it. */
function made(who: object, movePart: string): Cell {
  const asked = manoeuvre({ ...who, manoeuvres: [{ movePart }] });
  const { allowed, costs } = answerTo<Moved>(asked);
  if (!allowed) return cell('no', asked, { allowed });
  return cell(costs[0] === 0 ? 'free' : 'yes', asked, { allowed, costs });
}

const LEADERSHIP = 7;

/** How it reforms with nobody near. */
function reforms(who: object): Cell {
  const mayIt = manoeuvre({ ...who, manoeuvres: [{ movePart: 'reform' }] });
  if (!answerTo<Moved>(mayIt).allowed) return cell('no', mayIt, { allowed: false });
  const asked = reform(who);
  const { target } = answerTo<{ target: number | null }>(asked);
  if (target === null) return cell('untested', asked, { withoutTest: true });
  if (target < LEADERSHIP) return cell('lower', asked, { target }, ['wab-13.90']);
  return cell('tested', asked, { target });
}

const row = (name: Line, { levy, ...who }: { levy?: boolean; [field: string]: unknown }): Row => {
  const it = { ...who, ...(levy && { levy }) };
  return {
    name,
    cells: [
      wheelIn(it),
      made(it, 'about-face'),
      made(it, 'change-formation'),
      made(it, 'quarter-turn'),
      levy ? made(it, 'reform') : reforms(it),
    ],
  };
};

const turns = (who: object, movePart: string, allowed: boolean) =>
  manoeuvre({ ...who, manoeuvres: [{ movePart }] }, { allowed });

const PHALANX = { formation: 'phalanx' };
const TRAINED = { formation: 'trained-phalanx' };
const MACEDONIAN = { formation: 'macedonian-phalanx' };
const MEDIEVAL = { formation: 'medieval-phalanx' };
const DRILLED = { drilled: true };
const LEVY = { levy: true };
const CATAPHRACTS = { formation: 'cataphracts' };
const MASSED = { formation: 'massed-cavalry' };

const MANOEUVRES: Part = {
  title: 'formations/manoeuvres',
  whole: true,
  table: {
    columns: [
      { name: 'formations/who' },
      { name: 'formations/wheel', holds: 'figures' },
      { name: 'formations/about-face', holds: 'figures' },
      { name: 'formations/ranks', holds: 'figures' },
      { name: 'formations/quarter', holds: 'figures' },
      { name: 'formations/reform', holds: 'figures' },
    ],
    groups: [
      {
        rows: [
          row(line('ordinary', ['wab-2.15'], turns({}, 'quarter-turn', false)), {}),
          row(
            line(
              'phalanx',
              ['wab-13.89', 'wab-13.91'],
              turns(PHALANX, 'about-face', false),
              manoeuvre({ ...PHALANX, ...MARCH, manoeuvres: WHEELS }, { allowance: 4 }),
            ),
            PHALANX,
          ),
          row(line('trained', ['wab-13.99'], turns(TRAINED, 'about-face', true)), TRAINED),
          row(
            line(
              'macedonian',
              ['wab-13.100', 'wab-13.102'],
              turns(MACEDONIAN, 'change-formation', true),
              turns(MEDIEVAL, 'change-formation', true),
            ),
            MACEDONIAN,
          ),
          row(
            line(
              'drilled-phalanx',
              ['wab-13.107'],
              turns({ ...PHALANX, ...DRILLED }, 'quarter-turn', true),
            ),
            { ...PHALANX, ...DRILLED },
          ),
          row(
            line(
              'drilled',
              ['wab-13.50', 'wab-13.52', 'wab-13.57'],
              turns(DRILLED, 'quarter-turn', true),
              manoeuvre({ ...DRILLED, manoeuvres: [{ movePart: 'about-face' }] }, { costs: [0] }),
              reform(DRILLED, { withoutTest: true }),
            ),
            DRILLED,
          ),
          row(
            line(
              'levies',
              ['wab-13.78'],
              turns(LEVY, 'about-face', false),
              manoeuvre({ ...LEVY, manoeuvres: WHEELS }, { allowance: 2 }),
            ),
            LEVY,
          ),
          row(
            line(
              'heavy-horse',
              ['wab-13.30', 'wab-13.83'],
              manoeuvre({ ...CATAPHRACTS, ...MARCH, manoeuvres: WHEELS }, { allowance: 4 }),
              manoeuvre({ ...MASSED, ...MARCH, manoeuvres: WHEELS }, { allowance: 4 }),
            ),
            MASSED,
          ),
        ],
      },
    ],
  },
};

const against = (targetFormation: string, more: object = {}) => ({ targetFormation, ...more });
const CHARGED = { charge: 'charged', lastMoved: 'this-turn' };
const KONTOS = { ...CATAPHRACTS, mounted: true, closeWeapon: 'kontos' };
const LANCERS = { attackerTroops: 'cavalry', mounted: true };

const FACING: Part = {
  title: 'formations/facing',
  lines: [
    line(
      'is-phalanx',
      ['wab-13.88', 'wab-13.101'],
      phalanx({}, { isPhalanx: true, leastRanks: 2, mostRanks: 3 }),
      phalanx({ models: 11 }, { isPhalanx: false }),
      phalanx({ phalanxType: 'medieval' }, { leastRanks: 3 }),
    ),
    line(
      'shots',
      ['wab-13.93', 'wab-13.103'],
      shooting(against('phalanx'), { modifier: -1 }),
      shooting(against('medieval-phalanx'), { modifier: 0 }),
    ),
    line(
      'blows',
      ['wab-13.95'],
      blows(against('phalanx', { attackerTroops: 'cavalry' }), { needed: 6 }),
      blows(against('phalanx', { attackerTroops: 'light-chariots' }), { needed: 6 }),
      blows(against('phalanx', { attackerTroops: 'foot' }), { needed: 5 }),
      blows(against('phalanx', { attackerTroops: 'heavy-chariots' }), { needed: 5 }),
    ),
    line(
      'charge-lost',
      ['wab-13.96', 'wab-13.97'],
      blows(against('phalanx', { ...LANCERS, closeWeapon: 'lance', charge: 'charged' }), {
        strengthNow: 3,
      }),
      totals({ ...MASSED, ranks: 2, order: 'cavalry', charge: 'charged' }, 0, PHALANX),
      ferocious({ phalanxFront: true }, { takesEffect: false, usedUp: true }),
    ),
    line(
      'spears-charge',
      ['wab-13.94'],
      weapon({ ...PHALANX, closeWeapon: 'spear', ...CHARGED }, { ranksThatFight: 2 }),
      weapon({ closeWeapon: 'spear', ...CHARGED }, { ranksThatFight: 1 }),
    ),
    line(
      'loses',
      ['wab-13.92'],
      phalanx({ lostBonuses: 'flank-or-rear' }, { rulesHold: false }),
      phalanx({ lostBonuses: 'difficult' }, { rulesHold: false }),
      phalanx({ lostBonuses: 'elephants' }, { rulesHold: true }),
    ),
    line(
      'hedgehog',
      ['wab-13.104', 'wab-13.105', 'wab-13.106'],
      turns(MEDIEVAL, 'hedgehog', true),
      turns(MACEDONIAN, 'hedgehog', false),
      turns({ formation: 'hedgehog' }, 'ahead', false),
      totals({ formation: 'hedgehog', ranks: 3 }, 1),
    ),
  ],
};

const WALL: Part = {
  title: 'formations/wall',
  lines: [
    line(
      'wall-forms',
      ['wab-13.109', 'wab-13.110', 'wab-13.113'],
      shieldwall({ wallShields: 3 }, { allowed: true }),
      shieldwall({ wallShields: 2 }, { allowed: false, leastShields: 3 }),
      shieldwall({ movesToo: true }, { allowed: false }),
      shieldwall({ missiles: true }, { mayShootAfter: true, countsAsMoved: true }),
    ),
    line(
      'wall-holds',
      ['wab-13.112', 'wab-13.111'],
      shooting(against('shieldwall'), { modifier: -1 }),
      blows(against('shieldwall'), { needed: 5 }),
      shieldwall({ wallDoes: 'stands', since: 'lost-a-round' }, { hitModifier: 0 }),
      shieldwall({ wallDoes: 'stands', since: 'moved' }, { hitModifier: 0 }),
      shieldwall({ wallDoes: 'stands', since: 'drew-a-round' }, { hitModifier: -1 }),
      shieldwall({ engaged: true }, { allowed: false }),
    ),
    line(
      'tortoise',
      ['wab-22.10', 'wab-22.11'],
      testudo({}, { save: 2 }),
      testudo({ testudoRanks: 2 }, { allowed: false }),
      testudo({ testudoWide: 3 }, { allowed: false }),
      testudo({ testudoAsk: 'marches' }, { allowed: false }),
      testudo({ testudoAsk: 'charges' }, { allowed: false }),
      testudo({ testudoCharged: true }, { inTestudo: false }),
    ),
  ],
};

const THREE_RANKS = { ...DRILLED, models: 20, enemyModels: 30 };

const TRAINING: Part = {
  title: 'formations/training',
  lines: [
    line(
      'drilled-moves',
      ['wab-13.51', 'wab-13.53', 'wab-13.54', 'wab-13.55'],
      manoeuvre(
        {
          ...DRILLED,
          unitOrder: 'open',
          manoeuvres: [{ movePart: 'quarter-turn' }, { movePart: 'quarter-turn' }],
        },
        { costs: [0, 0] },
      ),
      manoeuvre({ ...DRILLED, manoeuvres: [{ movePart: 'about-face' }] }, { countsAsMoved: true }),
      turns({ ...DRILLED, ...MARCH }, 'change-formation', true),
      charge({ ...DRILLED, manoeuvre: 'change-formation' }, { allowed: true }),
    ),
    line(
      'drilled-fights',
      ['wab-13.58', 'wab-13.59', 'wab-13.60'],
      pursuit(DRILLED, { mustPursue: false, mayTest: false }),
      followUp(DRILLED, { mustFollow: false }),
      disengage(DRILLED, { withoutTest: true }),
      disengage({ ...DRILLED, enemyMovement: 5 }, { withoutTest: false }),
      giveGround({ ...THREE_RANKS, test: 'passed' }, { unitDoesNow: 'may-give-ground' }),
    ),
    line(
      'levies-fear',
      ['wab-13.77'],
      levyFear({}, { leviesFear: true }),
      levyFear({ enemyModels: 11 }, { leviesFear: true }),
      levyFear({ enemyModels: 10 }, { leviesFear: false }),
      levyFear({ enemySkirmishes: true }, { leviesFear: false }),
      levyFear({ enemyFlees: true }, { leviesFear: false }),
    ),
    line(
      'levies-weak',
      ['wab-13.79', 'wab-13.80', 'wab-13.81'],
      totals({ ...LEVY, order: 'close-infantry' }, 0),
      leadership(
        { ...LEVY, leadership: 5, generalLeadership: 9, generalDistance: 6 },
        {
          leadershipUsed: 5,
        },
      ),
      panic(
        { leviesBroke: true, cause: 'broken-friends', friendDistance: 3, friendModels: 10 },
        { rerolls: true },
      ),
    ),
    line(
      'veterans',
      ['wab-13.114'],
      veterans({}, { allowed: true }),
      veterans({ usedBefore: true }, { allowed: false }),
      veterans({ rerollsWhich: 'misses' }, { allowed: false }),
    ),
  ],
};

const HORSE: Part = {
  title: 'formations/horse',
  lines: [
    line(
      'ranks-count',
      ['wab-13.33', 'wab-13.84'],
      totals({ ...CATAPHRACTS, ranks: 3, order: 'cavalry', charge: 'charged' }, 2),
      totals({ ...MASSED, ranks: 3, order: 'cavalry', charge: 'charged' }, 2),
      totals({ ...MASSED, ranks: 3, order: 'cavalry' }, 0),
    ),
    line(
      'two-ranks',
      ['wab-13.32', 'wab-13.34'],
      weapon(KONTOS, { ranksThatFight: 2 }),
      weapon({ ...KONTOS, charge: 'charged' }, { ranksThatFight: 1 }),
    ),
    line(
      'no-countercharge',
      ['wab-13.31'],
      reaction(
        {
          chargers: [{ chargerMovement: 8, chargerDistance: 12, chargerTroops: 'cavalry' }],
          troops: 'cavalry',
          targetMovement: 8,
          targetIs: ['cataphracts'],
          reaction: 'countercharge',
        },
        { allowed: false },
      ),
    ),
    line(
      'first-charge',
      ['wab-13.71', 'wab-13.70', 'wab-13.76', 'wab-13.75'],
      ferocious({ enemyModels: 19 }, { takesEffect: true, enemyEnds: 'breaks' }),
      ferocious({ enemyModels: 20 }, { enemyEnds: 'gives-ground' }),
      ferocious({ models: 4 }, { takesEffect: false }),
      ferocious({ earlierCharge: 'spent' }, { takesEffect: false }),
      ferocious({ enemyRule: 'stubborn', dieShown: 3 }, { takesEffect: true }),
      ferocious({ enemyRule: 'stubborn', dieShown: 4 }, { enemyEnds: 'its-own-rule' }),
    ),
    line(
      'on-skirmishers',
      ['wab-13.72', 'wab-13.73', 'wab-13.74'],
      ferocious({ earlierCharge: 'spent', enemySkirmishes: true }, { takesEffect: true }),
      ferocious({ enemySkirmishes: true }, { usedUp: false }),
      ferocious({ breaksAnyway: true }, { usedUp: false }),
    ),
    line(
      'feigns',
      ['wab-13.63', 'wab-13.64', 'wab-13.65', 'wab-13.66', 'wab-13.67'],
      feigns({}, { allowed: true, countsAsFleeing: false }),
      feigns({ feignFrom: 'flank' }, { allowed: false }),
      feigns({ fearTest: 'failed' }, { allowed: false }),
      feigns({ dice: [6, 6, 6] }, { feignEnds: 'escapes', failedMove: 4 }),
      feigns({ dice: [1, 1, 1], movement: 8 }, { feignEnds: 'caught', keepsChargeBenefits: true }),
    ),
    line(
      'parthian',
      ['wab-13.86', 'wab-13.85', 'wab-13.62'],
      parthian({}, { inchesAfterwards: 8 }),
      parthian({ skirmishers: false }, { allowed: false }),
      parthian({ shooterTroops: 'infantry' }, { allowed: false }),
      shooting({ moved: true, expertHorsemen: true }, { modifier: 0 }),
    ),
  ],
};

const FRONT = { typeModels: 10, typeInFront: 5, typeSave: 5, typeLeadership: 7 };
const BEHIND = { typeModels: 5, typeSave: 6, typeLeadership: 8 };

const MIXED: Part = {
  title: 'formations/mixed',
  lines: [
    line(
      'mixed-order',
      ['wab-13.41', 'wab-13.42', 'wab-13.43'],
      mixed(
        { types: [FRONT, { ...BEHIND, typeOrder: 'open', typeRule: true }] },
        { orderOfUnit: 'close', leadershipUsed: 7, ruleHolds: false },
      ),
    ),
    line(
      'mixed-shoots',
      ['wab-13.44', 'wab-13.45'],
      shooters({ combined: true }, { massed: true, shots: 10 }),
      reaction(
        {
          chargers: [{ chargerMovement: 4, chargerDistance: 8 }],
          missiles: true,
          weapon: 'bow',
          combined: true,
          reaction: 'stand-and-shoot',
        },
        { allowed: true },
      ),
    ),
    line(
      'mixed-saves',
      ['wab-13.46', 'wab-13.48', 'wab-13.47'],
      mixed({ types: [FRONT, BEHIND] }, { saveBy: 'majority', saveUsed: 5 }),
      mixed({ types: [FRONT, { ...BEHIND, typeModels: 10 }] }, { saveUsed: 5 }),
      mixed(
        { types: [FRONT, { ...BEHIND, typeInFront: 1 }], mixedHitBy: 'combat' },
        { saveBy: 'each-its-own', namesTargets: true },
      ),
    ),
  ],
};

export const formations: Sheet = {
  key: 'formations',
  slug: { es: 'formaciones', en: 'formations' },
  paper: 'portrait',
  points: 9,
  parts: [MANOEUVRES, FACING, WALL, TRAINING, HORSE, MIXED],
};

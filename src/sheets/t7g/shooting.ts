import { about, type Part, type Sheet } from '../sheet.ts';
import { sight } from './asked.ts';
import { CHECK_CHANCES } from './chances.ts';
import { breakCheck, commandAction, order, orderCheck, reaction, shot, speed } from './proofs.ts';
import { SUPER_HEAVY_CHECK, WEAPONS } from './shooting-weapons.ts';

const line = about('shooting');

const yes = { allowed: true };
const no = { allowed: false };
const REACTION = { reaction: true };
const HIT = { shotDice: [6, 6, 1, 1] };
const CAVALRY = { kind: 'cavalry', caracolear: true };
const CARACOLE_CHECK = { check: 'caracole', kind: 'cavalry' };
const HARASSER = { reactsBy: 'harasser', harasser: true };

const COURSE: Part = {
  title: 'shooting/course',
  inOrder: true,
  lines: [
    line(
      'sight',
      ['t7g-4.2', 't7g-4.3', 't7g-4.5', 't7g-4.24'],
      shot({}, {}, no, { inSight: false }),
      sight({}, yes),
      sight({ inFront: false }, no),
      sight({ crosses: ['friend'], otherCentreFree: true }, yes),
      sight({ crosses: ['friend'] }, no),
      sight({ crosses: ['enemy'] }, no),
      sight({ crosses: ['commander'] }, yes),
      sight({ crosses: ['hiding-terrain'] }, no),
      sight({ crosses: ['hiding-terrain'], insideHiding: true }, yes),
    ),
    line('range', ['t7g-4.9'], shot({}, {}, no, { distance: 12.1 })),
    line(
      'roll',
      ['t7g-4.10', 't7g-4.11'],
      shot(
        {},
        { defence: 4 },
        { dice: 4, against: 'volleys', hits: 0 },
        { shotDice: [3, 3, 2, 1] },
      ),
      shot({ weapon: 'light-cannon' }, { defence: 4 }, { against: 'artillery' }),
    ),
    line(
      'resist',
      ['t7g-4.12', 't7g-4.13'],
      shot(
        {},
        { defence: 4 },
        { resistFrom: 4, hits: 2, wearTaken: 1 },
        { ...HIT, resistDice: [4, 1, 1, 1] },
      ),
      shot({ weapon: 'light-cannon' }, {}, { resistFrom: 6 }),
    ),
    line(
      'harm',
      ['t7g-4.14', 't7g-4.15'],
      shot(
        {},
        { defence: 4 },
        { disordered: true, wearTaken: 2 },
        { ...HIT, resistDice: [3, 3, 3, 3] },
      ),
    ),
    line(
      'break',
      ['t7g-4.18', 't7g-4.20', 't7g-4.21'],
      breakCheck({ wear: 4, taken: 1 }, { breakPoints: 1, dice: 4 }),
    ),
  ],
};

const WHO: Part = {
  title: 'shooting/who',
  lines: [
    line(
      'cards',
      ['t7g-2.21', 't7g-2.16', 't7g-2.15', 't7g-2.20'],
      order('fire', { actions: ['shoot'] }, yes),
      order('fire', { actions: ['shoot', 'move'] }, no),
      shot({}, {}, { dice: 2 }, { card: 'attention' }),
      shot({}, {}, no, { card: 'attack' }),
      shot({}, {}, no, { card: 'run' }),
      shot({}, {}, no, { card: 'resist' }),
    ),
    line(
      'fire-only',
      ['t7g-6.109', 't7g-6.58'],
      shot({ weapon: 'light-cannon' }, {}, no, { card: 'attention' }),
      shot({ dragoon: true }, {}, no, { card: 'attention' }),
    ),
    line(
      'no-reaction',
      ['t7g-6.106', 't7g-6.66', 't7g-6.116'],
      shot({ weapon: 'bow' }, {}, no, REACTION),
      shot({ weapon: 'bow', harasser: true }, {}, { allowed: true }, REACTION),
      shot({ weapon: 'javelin' }, {}, no, { ...REACTION, distance: 5 }),
    ),
    line(
      'over',
      ['t7g-4.7', 't7g-6.105'],
      sight({ crosses: ['friend'], fromHill: true }, no),
      sight({ crosses: ['friend'], bow: true, friendNearer: true }, yes),
      sight({ crosses: ['friend'], bow: true }, no),
      sight({ crosses: ['enemy'], bow: true, friendNearer: true }, no),
    ),
    line('limbered', ['t7g-6.76'], shot({ limbered: true, weapon: 'light-cannon' }, {}, no)),
    line(
      'extended',
      ['t7g-6.45'],
      sight({ fromSide: true, extendedArc: true }, yes),
      sight({ fromSide: true }, no),
    ),
  ],
};

const FIRE: Part = {
  title: 'shooting/fire',
  lines: [
    line(
      'reaction',
      ['t7g-6.102', 't7g-6.68'],
      shot({}, {}, { dice: 6 }, REACTION),
      shot({ harasser: true }, {}, { dice: 4 }, REACTION),
    ),
    line(
      'near-by',
      ['t7g-6.119', 't7g-6.120'],
      shot({ weapon: 'flintlock' }, {}, { dice: 6 }, { distance: 6 }),
      shot({ weapon: 'flintlock' }, {}, { dice: 6 }, { distance: 6, ...REACTION }),
    ),
    line(
      'traits',
      ['t7g-7.99', 't7g-7.100'],
      shot({ perfeccionista: true }, {}, { dice: 6 }),
      shot({ picaro: true }, {}, { dice: 6 }),
    ),
    line('drill', ['t7g-7.34'], shot({ drill: 1 }, {}, { dice: 5 })),
    line(
      'weary',
      ['t7g-1.28', 't7g-7.79'],
      shot({ weary: true }, {}, { dice: 2 }),
      shot({ weary: true, flematico: true }, {}, { dice: 4 }),
    ),
    line(
      'ready',
      ['t7g-2.16', 't7g-2.32', 't7g-6.115', 't7g-6.122', 't7g-7.105'],
      shot({}, {}, { dice: 2 }, { card: 'attention' }),
      shot({ weapon: 'crossbow' }, {}, { dice: 2 }, { card: 'attention', ...REACTION }),
      shot({ weapon: 'javelin' }, {}, { dice: 4 }, { card: 'attention', distance: 5 }),
      shot({ weapon: 'pistol' }, {}, { dice: 4 }, { card: 'attention', distance: 4 }),
      shot({ raudo: true }, {}, { dice: 4 }, { card: 'attention' }),
    ),
  ],
};

const COURAGE: Part = {
  title: 'shooting/courage',
  lines: [
    line(
      'covered',
      ['t7g-4.25', 't7g-6.82', 't7g-7.76'],
      shot({}, { cover: true }, { courageDice: 6 }),
      shot({}, { cover: true, fortifiedGuns: true }, { courageDice: 6 }),
      shot({}, { cover: true, estoico: true }, { courageDice: 6 }),
    ),
    line(
      'mortar',
      ['t7g-6.121'],
      shot({ weapon: 'light-cannon', mortar: true }, { cover: true }, { courageDice: 4 }),
    ),
    line('resists', ['t7g-2.38'], shot({}, { resists: true }, { courageDice: 6 })),
    line(
      'fortress',
      ['t7g-6.19'],
      shot({}, { mobileFortress: true }, { courageDice: 6 }),
      shot({ weapon: 'light-cannon' }, { mobileFortress: true }, { courageDice: 4 }),
    ),
    line('sacrifice', ['t7g-7.37'], shot({}, { sacrifice: 1 }, { courageDice: 5 })),
    line(
      'disordered',
      ['t7g-1.29', 't7g-6.63'],
      shot({}, { disordered: true }, { courageDice: 2 }),
      shot({}, { disordered: true, openOrder: true }, { courageDice: 4 }),
    ),
  ],
};

const OTHERS: Part = {
  title: 'shooting/others',
  lines: [
    line(
      'longer',
      ['t7g-7.84', 't7g-7.96'],
      commandAction('ingeniero', { longer: 3 }, { dice: [5, 1, 1], targetKind: 'artillery' }),
      commandAction('tutor', { longer: 2 }, { dice: [5, 1, 1] }),
    ),
    line(
      'caracole',
      ['t7g-6.48'],
      order('fire', { ...CAVALRY, actions: ['shoot', 'fall-back'] }, yes),
      order('fire', { ...CAVALRY, actions: ['fall-back'] }, no),
      orderCheck(
        { ...CARACOLE_CHECK, wear: 0, dice: [5, 1, 1, 1] },
        { needed: true, checkOutcome: 'falls-back' },
      ),
      orderCheck({ ...CARACOLE_CHECK, dice: [4, 4, 4, 4] }, { checkOutcome: 'stays' }),
      speed({ kind: 'cavalry', moveKind: 'caracole' }, { inches: 4 }),
      reaction('fire', { kind: 'cavalry', thenCaracoles: true }, no),
    ),
    line(
      'harasser',
      ['t7g-6.67'],
      reaction('fire', HARASSER, { reactsWith: 'shot-and-flight', checkNeeded: true }),
      reaction('attention', HARASSER, no),
    ),
    line(
      'experimental',
      ['t7g-6.81'],
      shot(
        { weapon: 'light-cannon', experimental: true },
        { defence: 4 },
        { ownWear: 2 },
        { shotDice: [1, 1, 5, 5] },
      ),
    ),
    line(
      'super-heavy',
      ['t7g-6.111', 't7g-6.112'],
      SUPER_HEAVY_CHECK,
      shot(
        { weapon: 'super-heavy-cannon' },
        { defence: 4, discipline: 4 },
        { wearTaken: 0, extraCheck: true, extraCheckFails: '16/81' },
        { ...HIT, resistDice: [6, 6, 1, 1] },
      ),
    ),
    line(
      'integrated',
      ['t7g-6.86'],
      order('fire', { integratedGun: true, actions: ['shoot'] }, yes),
      shot({ weapon: 'light-cannon' }, {}, no, { card: 'attention' }),
    ),
  ],
};

export const shooting: Sheet = {
  key: 'shooting',
  slug: { es: 'disparo', en: 'shooting' },
  paper: 'portrait',
  points: 9,
  parts: [COURSE, WHO, FIRE, COURAGE, OTHERS, WEAPONS, CHECK_CHANCES],
};

import type { Entry } from './entry.ts';

const LIST = { list: 'barbarians' } as const;
/** A character is bought by himself. */
const ALONE = { ...LIST, share: 'characters', troops: 'character', least: 1, most: 1 } as const;
const CHARIOT = 36;
const OF_CHIEFS = {
  ...{ 'light-armour': 3, spear: 2, 'throwing-spear': 2, javelins: 2, shield: 2 },
  ...{ horse: 0, 'light-chariot': CHARIOT },
};
const CHIEF = {
  gear: ['hand-weapon'],
  options: OF_CHIEFS,
  oneOf: [
    ['spear', 'throwing-spear'],
    ['horse', 'light-chariot'],
  ],
} as const;
const WARBAND = { ...LIST, share: 'warriors', troops: 'infantry', least: 5 } as const;
const CAVALRY = { ...LIST, share: 'cavalry', least: 5, sized: 'wab-21.21' } as const;
const SUPPORT = { ...LIST, share: 'support', troops: 'infantry' } as const;

/** The Barbarians, 500 BC to AD 500: who may be bought, and with what. */
export const BARBARIANS = {
  warlord: {
    ...ALONE,
    clause: 'wab-21.7',
    profile: [5, 6, 6, 4, 4, 3, 6, 3, 7],
    points: 140,
    inArmy: 1,
    ...CHIEF,
    choices: 'wab-21.8',
    rules: ['general', 'warband'],
    ruled: 'wab-21.9',
  },
  'barbarian-standard': {
    ...ALONE,
    clause: 'wab-21.10',
    profile: [5, 4, 4, 4, 3, 2, 4, 2, 5],
    points: 50,
    inArmy: 1,
    ...CHIEF,
    choices: 'wab-21.11',
    rules: ['battle-standard', 'warband'],
    ruled: 'wab-21.12',
  },
  shaman: {
    ...ALONE,
    clause: 'wab-21.13',
    profile: [5, 4, 4, 4, 3, 2, 4, 2, 5],
    points: 75,
    inArmy: 1,
    gear: ['hand-weapon'],
    options: {},
    rules: ['causes-fear', 'hates-enemy', 'warband'],
    ruled: 'wab-21.14',
  },
  'tribal-chief': {
    ...ALONE,
    clause: 'wab-21.15',
    profile: [5, 5, 5, 4, 4, 2, 5, 3, 5],
    points: 70,
    ...CHIEF,
    choices: 'wab-21.16',
    rules: ['warband'],
    ruled: 'wab-21.17',
  },
  warriors: {
    ...WARBAND,
    clause: 'wab-21.19',
    sized: 'wab-21.18',
    profile: [5, 3, 3, 3, 3, 1, 3, 1, 5],
    points: 5,
    gear: ['mixed-weapons', 'shield'],
    options: {},
    rules: ['warband'],
  },
  fanatics: {
    ...WARBAND,
    clause: 'wab-21.20',
    sized: 'wab-21.18',
    profile: [5, 3, 3, 3, 3, 1, 3, 1, 5],
    points: 9,
    inArmy: 1,
    gear: ['mixed-weapons', 'shield'],
    options: {},
    rules: ['warband', 'frenzy'],
  },
  chariots: {
    ...CAVALRY,
    clause: 'wab-21.22',
    troops: 'light-chariots',
    least: 3,
    profile: [8, 4, 4, 3, 4, 1, 4, 2, 6],
    points: CHARIOT,
    gear: ['hand-weapon', 'javelins', 'light-armour'],
    options: { shield: 4, 'throwing-spear': 4, spear: 4 },
    oneOf: [['spear', 'throwing-spear']],
    choices: 'wab-21.23',
    rules: ['light-chariots'],
    ruled: 'wab-21.24',
  },
  'noble-cavalry': {
    ...CAVALRY,
    clause: 'wab-21.25',
    troops: 'cavalry',
    profile: [8, 4, 4, 3, 3, 1, 4, 1, 7],
    points: 25,
    gear: ['mixed-weapons', 'light-armour', 'shield'],
    options: { 'throwing-spear': 4, spear: 4 },
    rules: ['warband'],
  },
  'barbarian-light-cavalry': {
    ...CAVALRY,
    clause: 'wab-21.26',
    troops: 'light-cavalry',
    profile: [8, 3, 3, 3, 3, 1, 3, 1, 6],
    points: 12,
    gear: ['mixed-weapons', 'buckler'],
    options: { shield: 1 },
    rules: ['light-troops'],
  },
  'barbarian-skirmishers': {
    ...SUPPORT,
    clause: 'wab-21.29',
    sized: 'wab-21.27',
    least: 5,
    profile: [5, 2, 3, 3, 3, 1, 3, 1, 5],
    points: 3,
    gear: ['mixed-weapons'],
    options: { sling: 1, bow: 2, buckler: 1 },
    oneOf: [['sling', 'bow']],
    rules: ['skirmishers'],
  },
  hillmen: {
    ...SUPPORT,
    clause: 'wab-21.30',
    sized: 'wab-21.27',
    least: 5,
    profile: [5, 3, 3, 3, 3, 1, 3, 1, 5],
    points: 5,
    gear: ['mixed-weapons', 'buckler'],
    options: { shield: 1 },
    rules: [],
  },
  'war-dogs': {
    ...SUPPORT,
    clause: 'wab-21.31',
    least: 7,
    most: 7,
    profile: [5, 4, 4, 3, 3, 1, 4, 1, 6],
    points: 8,
    gear: ['hand-weapon'],
    options: { javelins: 1, 'light-armour': 2 },
    rules: ['warband', 'skirmishers'],
  },
} as const satisfies Readonly<Record<string, Entry>>;

/** A group of war dogs: its handlers, its dogs, and what each dog costs (wab-21.28, wab-21.31). */
export const DOGS = {
  handlers: 1,
  dogs: 6,
  points: 5,
  profile: [6, 4, 0, 3, 3, 1, 3, 1, 3],
} as const;

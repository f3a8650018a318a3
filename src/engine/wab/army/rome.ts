import type { Entry } from './entry.ts';

const LIST = { list: 'early-imperial-rome' } as const;
const ALONE = { ...LIST, share: 'characters', troops: 'character', least: 1, most: 1 } as const;
const OFFICER = { 'light-armour': 3, shield: 2, 'large-shield': 3, horse: 0, warhorse: 8 };
const ONE_OF = [
  ['shield', 'large-shield'],
  ['horse', 'warhorse'],
] as const;
const MOUNTED = { 'throwing-spear': 2 };
const LEGION = {
  ...LIST,
  share: 'legionaries',
  troops: 'infantry',
  least: 5,
  sized: 'wab-22.21',
  gear: ['hand-weapon', 'pilum', 'large-shield', 'light-armour'],
} as const;
const AUXILIA = { ...LIST, share: 'auxiliaries', least: 5, sized: 'wab-22.26' } as const;
const SPECIAL = { ...LIST, share: 'special' } as const;
/** Nothing of a machine but its Toughness and Wounds has a value. */
const machine = (toughness: number, wounds: number) =>
  [0, 0, 0, 0, toughness, wounds, 0, 0, 0] as const;
const OF_CREW = { 'light-armour': 2 };

/** Early Imperial Rome, 30 BC to AD 280: who may be bought, and with what. */
export const ROME = {
  'roman-general': {
    ...ALONE,
    clause: 'wab-22.15',
    profile: [4, 5, 5, 3, 3, 3, 6, 2, 9],
    points: 135,
    inArmy: 1,
    gear: ['hand-weapon'],
    options: OFFICER,
    oneOf: ONE_OF,
    choices: 'wab-22.16',
    rules: ['general', 'stubborn', 'drilled'],
  },
  'roman-standard': {
    ...ALONE,
    clause: 'wab-22.17',
    profile: [4, 4, 4, 4, 3, 2, 4, 2, 8],
    points: 65,
    inArmy: 1,
    gear: ['hand-weapon'],
    options: OFFICER,
    oneOf: ONE_OF,
    choices: 'wab-22.18',
    rules: ['battle-standard', 'stubborn', 'drilled'],
  },
  legate: {
    ...ALONE,
    clause: 'wab-22.19',
    profile: [4, 5, 5, 3, 3, 3, 6, 2, 9],
    points: 110,
    gear: ['hand-weapon'],
    options: { ...OFFICER, ...MOUNTED },
    oneOf: ONE_OF,
    rules: ['stubborn', 'drilled'],
  },
  tribune: {
    ...ALONE,
    clause: 'wab-22.20',
    profile: [4, 4, 4, 3, 3, 2, 5, 2, 8],
    points: 55,
    gear: ['hand-weapon'],
    options: { ...OFFICER, ...MOUNTED },
    oneOf: ONE_OF,
    rules: ['stubborn', 'drilled'],
  },
  'veteran-legionaries': {
    ...LEGION,
    clause: 'wab-22.22',
    profile: [4, 4, 4, 3, 3, 1, 4, 1, 8],
    points: 20,
    options: { javelins: 2, 'heavy-armour': 2, veterans: 1 },
    rules: ['drilled', 'stubborn'],
  },
  'regular-legionaries': {
    ...LEGION,
    clause: 'wab-22.24',
    profile: [4, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 16,
    options: { javelins: 1, 'heavy-armour': 2 },
    rules: ['drilled', 'stubborn'],
  },
  'raw-recruits': {
    ...LEGION,
    clause: 'wab-22.25',
    profile: [4, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 11,
    options: { javelins: 1 },
    rules: [],
  },
  'auxiliary-archers': {
    ...AUXILIA,
    clause: 'wab-22.27',
    troops: 'light-infantry',
    profile: [4, 2, 3, 3, 3, 1, 3, 1, 7],
    points: 8,
    gear: ['hand-weapon', 'composite-bow'],
    options: { 'light-armour': 2, buckler: 1 },
    rules: ['light-troops'],
  },
  'auxiliary-cavalry': {
    ...AUXILIA,
    clause: 'wab-22.28',
    troops: 'cavalry',
    profile: [8, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 20,
    gear: ['hand-weapon', 'throwing-spear', 'javelins', 'light-armour', 'shield'],
    options: { drilled: 2 },
    rules: [],
  },
  'auxiliary-infantry': {
    ...AUXILIA,
    clause: 'wab-22.29',
    troops: 'light-infantry',
    profile: [4, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 8,
    gear: ['hand-weapon', 'throwing-spear', 'shield'],
    options: { javelins: 1, 'light-armour': 2, spear: 0, drilled: 1 },
    rules: ['light-troops'],
  },
  scorpion: {
    ...SPECIAL,
    clause: 'wab-22.33',
    troops: 'small-artillery',
    profile: machine(6, 2),
    points: 20,
    least: 2,
    most: 3,
    gear: ['hand-weapon'],
    options: { ...OF_CREW, carroballista: 10 },
    choices: 'wab-22.32',
    rules: ['bolt-thrower', 'stubborn'],
  },
  ballista: {
    ...SPECIAL,
    clause: 'wab-22.35',
    troops: 'large-artillery',
    profile: machine(6, 2),
    points: 30,
    least: 3,
    most: 3,
    gear: ['hand-weapon'],
    options: OF_CREW,
    choices: 'wab-22.32',
    rules: ['bolt-thrower', 'stubborn'],
  },
  tormenta: {
    ...SPECIAL,
    clause: 'wab-22.36',
    troops: 'large-artillery',
    profile: machine(7, 3),
    points: 40,
    least: 3,
    most: 4,
    gear: ['hand-weapon'],
    options: OF_CREW,
    choices: 'wab-22.32',
    rules: ['catapult', 'stubborn'],
  },
  marines: {
    ...SPECIAL,
    clause: 'wab-22.38',
    sized: 'wab-22.31',
    troops: 'light-infantry',
    profile: [4, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 8,
    least: 5,
    gear: ['hand-weapon', 'javelins', 'shield'],
    options: { 'light-armour': 3, 'throwing-spear': 1, sling: 1, 'drilled-and-stubborn': 5 },
    rules: ['light-troops'],
  },
  'dromedary-riders': {
    ...SPECIAL,
    clause: 'wab-22.39',
    sized: 'wab-22.31',
    troops: 'camels',
    profile: [6, 3, 3, 3, 3, 1, 3, 1, 7],
    points: 11,
    least: 5,
    inArmy: 1,
    gear: ['hand-weapon', 'buckler'],
    options: {
      ...{ 'light-armour': 4, 'throwing-spear': 2, kontos: 4, javelins: 2, 'composite-bow': 4 },
      ...{ barding: 8, shield: 2 },
    },
    rules: ['scares-horses'],
    ruled: 'wab-22.40',
  },
} as const satisfies Readonly<Record<string, Entry>>;

/** Of each machine: its crew is paid by the man, and shoots so far, so hard and with such wounds (wab-22.32 to wab-22.36). */
export const CREW = { points: 8, profile: [4, 3, 3, 3, 3, 1, 3, 1, 7] } as const;
export const MACHINES = {
  scorpion: { range: 36, strength: 4, woundDie: 3 },
  ballista: { range: 48, strength: 5, woundDie: 4 },
  tormenta: { range: 48, strength: 6, woundDie: 3 },
} as const;

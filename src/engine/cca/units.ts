import type { ClauseId } from '../core/clause-ids.ts';
import type { Face } from './faces.ts';

/** Order and look of the lists that players choose from: foot, mounted, and the leader alone in a hex. */
export const UNITS = [
  'LI',
  'LS',
  'LB',
  'AX',
  'WR',
  'MI',
  'HI',
  'LC',
  'MC',
  'HC',
  'CH',
  'EL',
] as const;
export type Unit = (typeof UNITS)[number];

/** A target may also be a leader who is alone in his hex. He is not a unit (cca-2.13). */
export const COMBATANTS = [...UNITS, 'LD'] as const;
export type Combatant = (typeof COMBATANTS)[number];

export const isCombatant = (value: unknown): value is Combatant =>
  COMBATANTS.includes(value as Combatant);

interface Profile {
  symbol: Extract<Face, 'green' | 'blue' | 'red'>;
  group: 'foot' | 'mounted';
  /** Blocks at full strength. */
  blocks: number;
  /** Most hexes of an ordered move. */
  move: number;
  /** Dice in close combat; the elephants' depend on the other unit (cca-11.26, cca-11.31). */
  dice: number;
  /** Hexes of retreat for each flag. */
  retreat: number;
  clauses: { blocks: ClauseId; move: ClauseId; dice: ClauseId };
}

const FOOT = { group: 'foot', blocks: 4 } as const;
const CAVALRY = { group: 'mounted', blocks: 3 } as const;
const HEAVY_TWO = { symbol: 'red', group: 'mounted', blocks: 2, move: 2 } as const;
const clauses = (blocks: ClauseId, move: ClauseId, dice: ClauseId) => ({ blocks, move, dice });

const LIGHT_FOOT: Profile = {
  ...FOOT,
  symbol: 'green',
  move: 2,
  dice: 2,
  retreat: 2,
  clauses: clauses('cca-2.8', 'cca-8.15', 'cca-11.8'),
};

export const PROFILES: Record<Unit, Profile> = {
  LI: LIGHT_FOOT,
  LS: LIGHT_FOOT,
  LB: LIGHT_FOOT,
  AX: {
    ...FOOT,
    symbol: 'green',
    move: 2,
    dice: 3,
    retreat: 1,
    clauses: clauses('cca-2.8', 'cca-8.16', 'cca-11.10'),
  },
  WR: {
    ...FOOT,
    symbol: 'blue',
    move: 2,
    dice: 3,
    retreat: 2,
    clauses: clauses('cca-2.8', 'cca-8.19', 'cca-11.13'),
  },
  MI: {
    ...FOOT,
    symbol: 'blue',
    move: 1,
    dice: 4,
    retreat: 1,
    clauses: clauses('cca-2.8', 'cca-8.18', 'cca-11.12'),
  },
  HI: {
    ...FOOT,
    symbol: 'red',
    move: 1,
    dice: 5,
    retreat: 1,
    clauses: clauses('cca-2.8', 'cca-8.21', 'cca-11.17'),
  },
  LC: {
    ...CAVALRY,
    symbol: 'green',
    move: 4,
    dice: 2,
    retreat: 4,
    clauses: clauses('cca-2.10', 'cca-8.22', 'cca-11.18'),
  },
  MC: {
    ...CAVALRY,
    symbol: 'blue',
    move: 3,
    dice: 3,
    retreat: 3,
    clauses: clauses('cca-2.10', 'cca-8.23', 'cca-11.20'),
  },
  HC: {
    ...CAVALRY,
    symbol: 'red',
    move: 2,
    dice: 4,
    retreat: 2,
    clauses: clauses('cca-2.10', 'cca-8.24', 'cca-11.21'),
  },
  CH: {
    ...HEAVY_TWO,
    dice: 4,
    retreat: 2,
    clauses: clauses('cca-2.12', 'cca-8.27', 'cca-11.22'),
  },
  EL: {
    ...HEAVY_TWO,
    dice: 0,
    retreat: 1,
    clauses: clauses('cca-2.11', 'cca-8.25', 'cca-11.25'),
  },
};

/** Most hexes of an ordered leader who moves on his own (cca-8.29). */
export const LEADER_MOVE = 3;
/** Hexes of an evasion: just as many for a unit (cca-13.11), at most for a leader alone (cca-13.18). */
export const EVASION = { unit: 2, leader: 3 } as const;
/** Dice of a rampage at whatever stands in one hex (cca-12.23). */
export const RAMPAGE_DICE = 2;

/** Dice of chariots that battle back or strike first (cca-11.23). */
export const CHARIOT_REPLY_DICE = 3;

/** Blocks at full strength; a leader is one block (cca-2.13). */
export const fullStrength = (unit: Combatant) => (unit === 'LD' ? 1 : PROFILES[unit].blocks);

const among =
  <U extends Combatant>(...units: readonly U[]) =>
  (unit: Combatant): unit is U =>
    (units as readonly Combatant[]).includes(unit);

export const isFoot = (unit: Combatant) => unit !== 'LD' && PROFILES[unit].group === 'foot';
export const isMounted = (unit: Combatant) => unit !== 'LD' && PROFILES[unit].group === 'mounted';
/** Cavalry by its name: without chariots and elephants, which are mounted all the same (R8). */
export const isCavalry = among('LC', 'MC', 'HC');
export const isCavalryOrChariot = among('LC', 'MC', 'HC', 'CH');
/** Who may pass through friends under some cards: auxilia too (cca-18.16). */
export const isLightOnFoot = among('LI', 'LS', 'LB', 'AX');
/** Units that may battle in the turn in which they enter a forest (cca-17.10). */
export const fightsIntoForest = among('LI', 'LS', 'LB', 'AX', 'WR');
/** All green-circle units but auxilia: they neither hit with swords nor stand to fight if they do not want to. */
export const isLight = among('LI', 'LS', 'LB', 'LC');
export const isHeavyMounted = among('HC', 'CH', 'EL');
export const hasMissiles = (unit: Combatant) => unit !== 'LD' && PROFILES[unit].symbol === 'green';

const TWO_HEXES = { hexes: 2, clause: 'cca-10.11' } as const;
const THREE_HEXES = { hexes: 3, clause: 'cca-10.12' } as const;

/** How far a unit with missiles fires. */
export const MISSILE_RANGE: Partial<Record<Unit, { hexes: number; clause: ClauseId }>> = {
  LI: TWO_HEXES,
  AX: TWO_HEXES,
  LC: TWO_HEXES,
  LS: THREE_HEXES,
  LB: THREE_HEXES,
};

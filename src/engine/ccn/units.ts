import type { ClauseId } from '../core/clause-ids.ts';

/** In the order of the book: infantry, cavalry, artillery. */
export const UNITS = [
  'line',
  'militia',
  'light',
  'rifle',
  'grenadier',
  'guard-grenadier',
  'old-guard',
  'young-guard',
  'guard-light',
  'light-cavalry',
  'guard-light-cavalry',
  'light-lancers',
  'heavy-cavalry',
  'cuirassiers',
  'guard-heavy-cavalry',
  'foot-artillery',
  'guard-foot-artillery',
  'horse-artillery',
  'guard-horse-artillery',
] as const;
export type Unit = (typeof UNITS)[number];

/** A target may also be a leader who is alone in his hex. He is not a unit (ccn-2.15). */
export const COMBATANTS = [...UNITS, 'leader'] as const;
export type Combatant = (typeof COMBATANTS)[number];

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

export const STANDINGS = ['regular', 'irregular', 'elite', 'guard'] as const;
export type Standing = (typeof STANDINGS)[number];
export const STANDING_CLAUSES = {
  regular: 'ccn-5.27',
  irregular: 'ccn-5.28',
  elite: 'ccn-5.29',
  guard: 'ccn-5.30',
} as const satisfies Record<Standing, ClauseId>;

/** What the text of the book says of a type; its blocks and all else stand on the national cards (ccn-2.11). */
interface Profile {
  arm: Arm;
  /** Light lancers have none: the text does not name one. */
  standing?: Standing;
  /** Most hexes of a move after which it may fight, and of any move; the clause that says so. */
  fights: number;
  moves: number;
  move: ClauseId;
  /** Hexes to which it fires. */
  range: number;
  /** Dice that its type adds in fire and in melee. */
  rangedDice: number;
  meleeDice: number;
  /** Flags that its type lets it ignore; null: the number of a guard unit stands on its national card (ccn-5.194). */
  ignores: number | null;
}

const TO_FIGHT = { move: 'ccn-5.46', fights: 1, moves: 1 } as const;
const LIGHT_MOVE = { move: 'ccn-5.47', fights: 1, moves: 2 } as const;
const PLAIN = { rangedDice: 0, meleeDice: 0, ignores: 0 } as const;
const FOOT = { ...TO_FIGHT, ...PLAIN, arm: 'infantry', range: 2 } as const;
const LIGHT_FOOT = { ...FOOT, ...LIGHT_MOVE, rangedDice: 1 } as const;
const HORSE = { ...PLAIN, arm: 'cavalry', range: 0 } as const;
const LIGHT_HORSE = { ...HORSE, move: 'ccn-5.48', fights: 3, moves: 3 } as const;
const HEAVY_HORSE = { ...HORSE, move: 'ccn-5.49', fights: 2, moves: 2, meleeDice: 1 } as const;
const FOOT_GUNS = {
  ...PLAIN,
  arm: 'artillery',
  move: 'ccn-5.50',
  fights: 0,
  moves: 1,
  range: 5,
} as const;
const HORSE_GUNS = {
  ...PLAIN,
  arm: 'artillery',
  move: 'ccn-5.51',
  fights: 1,
  moves: 2,
  range: 4,
} as const;
const REGULAR = { standing: 'regular' } as const;
const ELITE = { standing: 'elite' } as const;
const GUARD = { standing: 'guard', ignores: null } as const;

export const PROFILES: Record<Unit, Profile> = {
  line: { ...FOOT, ...REGULAR },
  militia: { ...FOOT, standing: 'irregular' },
  light: { ...LIGHT_FOOT, ...ELITE },
  rifle: { ...LIGHT_FOOT, ...ELITE, range: 3 },
  grenadier: { ...FOOT, ...ELITE, rangedDice: 1, meleeDice: 1, ignores: 1 },
  'guard-grenadier': { ...FOOT, ...GUARD, rangedDice: 1, meleeDice: 1 },
  'old-guard': { ...FOOT, ...GUARD, rangedDice: 1, meleeDice: 2 },
  'young-guard': { ...LIGHT_FOOT, ...GUARD, meleeDice: 1 },
  'guard-light': { ...LIGHT_FOOT, ...GUARD, meleeDice: 1 },
  'light-cavalry': { ...LIGHT_HORSE, ...REGULAR },
  'guard-light-cavalry': { ...LIGHT_HORSE, ...GUARD },
  'light-lancers': LIGHT_HORSE,
  'heavy-cavalry': { ...HEAVY_HORSE, ...REGULAR },
  cuirassiers: { ...HEAVY_HORSE, ...ELITE, ignores: 1 },
  'guard-heavy-cavalry': { ...HEAVY_HORSE, ...GUARD },
  'foot-artillery': { ...FOOT_GUNS, ...REGULAR },
  'guard-foot-artillery': { ...FOOT_GUNS, ...GUARD, meleeDice: 1 },
  'horse-artillery': { ...HORSE_GUNS, ...REGULAR },
  'guard-horse-artillery': { ...HORSE_GUNS, ...GUARD },
};

/** Most hexes of an ordered leader who moves on his own (ccn-5.54). */
export const LEADER_MOVE = 3;

export const isUnit = (unit: Combatant): unit is Unit => unit !== 'leader';
const armIs = (arm: Arm) => (unit: Combatant) => isUnit(unit) && PROFILES[unit].arm === arm;
export const isInfantry = armIs('infantry');
export const isCavalry = armIs('cavalry');
export const isArtillery = armIs('artillery');
export const isGuard = (unit: Combatant) => isUnit(unit) && PROFILES[unit].standing === 'guard';

const among =
  (...units: readonly Unit[]) =>
  (unit: Combatant) =>
    (units as readonly Combatant[]).includes(unit);

/** Infantry of the light class, with a bugle on its label (ccn-2.17). */
export const isLightInfantry = among('light', 'rifle', 'young-guard', 'guard-light');
/** Cavalry of the heavy class, with a helmet on its label (ccn-2.18). */
export const isHeavyCavalry = among('heavy-cavalry', 'cuirassiers', 'guard-heavy-cavalry');
export const isHorseArtillery = among('horse-artillery', 'guard-horse-artillery');
export const isFootArtillery = among('foot-artillery', 'guard-foot-artillery');
/** Their sabers hit no units (ccn-5.147). */
export const missesWithSabers = among('rifle', 'militia');
/** Hexes that a unit retreats for each flag: one, militia three (ccn-5.174, ccn-5.183). */
export const retreatOf = (unit: Unit) => (unit === 'militia' ? 3 : 1);

import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { type Formation, isHedgehog, isPhalanx, stands } from '../formations/formation.ts';
import { type CloseWeaponName, type COMBAT_TURN, closeWeaponOf, isFirstTurn } from './weapons.ts';

/** How a unit came into the combat. */
export const CHARGE = choice(['none', 'charged', 'countercharged', 'pursued'], 'none');
/** When it last moved in a movement phase of its own: in the enemy's turn one's own turn is over (R209). */
export const LAST_MOVED = choice(['not', 'this-turn', 'own-turn-before', 'gave-ground'], 'not');

type Charge = (typeof CHARGE.options)[number];
type LastMoved = (typeof LAST_MOVED.options)[number];
/** Who charged or countercharged this turn has moved. */
export const lastMoveOf = (one: { charge: Charge; lastMoved: LastMoved }): LastMoved =>
  one.charge === 'charged' || one.charge === 'countercharged' ? 'this-turn' : one.lastMoved;

/** A unit that fights with its weapon, in one turn of a combat. */
export interface Armed {
  closeWeapon: CloseWeaponName;
  mounted: boolean;
  skirmishers: boolean;
  combatTurn: (typeof COMBAT_TURN.options)[number];
  readings: { R310: 'a' | 'b' };
}
/** What matters for its Strength and its re-rolls besides. */
export interface Charging extends Armed {
  charge: Charge;
  throughDifficult: boolean;
}
/** What matters for the ranks that fight besides. */
export interface InRanks extends Armed {
  lastMoved: LastMoved;
  charge: Charge;
  formation: Formation;
  /** It has lost its bonuses for ranks and close order, and with them what a phalanx has of its formation. */
  bonusesGone?: boolean | undefined;
  side: 'front' | 'flank' | 'rear';
  readings: { R209: 'a' | 'b'; R310: 'a' | 'b' };
}

/** Some weapons only riders have. */
export const onHorse = ({ mounted, closeWeapon }: Pick<Armed, 'mounted' | 'closeWeapon'>) =>
  mounted || closeWeaponOf(closeWeapon).arm === 'cavalry';
const onFoot = not(onHorse);
const uses =
  (...weapons: readonly CloseWeaponName[]) =>
  ({ closeWeapon }: { closeWeapon: CloseWeaponName }) =>
    weapons.includes(closeWeapon);
/** A thrusting spear is that of cavalry on a horse (wab-10.20); the kontos counts as one (wab-10.38). */
const ridersSpear = any<Armed>(uses('cavalry-spear', 'kontos'), all(uses('spear'), onHorse));
const hasCharged = ({ charge }: Charging) => charge !== 'none';
const inFirstTurn = on<Armed>('later-turn', isFirstTurn);
const chargesWith = any<Charging>(ridersSpear, uses('lance'));
/** Whether a charge adds to the Strength of its weapon. */
export const addsOnCharge = (one: Charging) => chargesWith(one, null) && hasCharged(one);

const { adds, allows, notes } = rulesOf<Charging>();
const heavy = uses('two-handed', 'halberd');
const TWO_HANDED = 2;
const SPEAR = 1;
const LANCE = 2;

/** What the weapon adds to the Strength of a blow. */
export const WEAPON_STRENGTH: readonly Row<Charging, number>[] = [
  adds('wab-10.16', TWO_HANDED, [heavy], on('is-a-halberd', uses('two-handed'))),
  adds('wab-10.19', 1, [heavy], on('is-two-handed', uses('halberd'))),
  notes<number>('wab-10.38', [uses('kontos')]),
  notes<number>(
    'wab-10.23',
    [chargesWith, hasCharged],
    on('charge-in-the-open', ({ throughDifficult }) => throughDifficult),
    { unless: ['wab-10.22', 'wab-10.42'] },
  ),
  adds('wab-10.22', SPEAR, [ridersSpear], on('no-charge-this-turn', hasCharged)),
  adds('wab-10.42', LANCE, [uses('lance')], on('no-charge-this-turn', hasCharged)),
  adds('wab-10.31', 1, [uses('heavy-throwing-spear'), onFoot], inFirstTurn),
];

/** What the weapon adds to the Attacks of each warrior. */
export const WEAPON_ATTACKS: readonly Row<Charging, number>[] = [
  adds(
    'wab-10.9',
    1,
    [uses('two-hand-weapons', 'hand-weapon')],
    on('one-weapon-only', uses('two-hand-weapons')),
  ),
];

/** Whether dice to hit that miss are thrown again; other rules join here. */
export const REROLLS: readonly Row<Charging, boolean>[] = [
  allows('wab-10.7', [uses('mixed-weapons')], inFirstTurn),
  notes(
    'wab-10.28',
    [uses('throwing-spear'), onHorse, hasCharged],
    on('charge-in-the-open', ({ throughDifficult }) => throughDifficult),
    { unless: ['wab-10.27'] },
  ),
  allows(
    'wab-10.27',
    [uses('throwing-spear')],
    on(
      'in-ranks-on-foot',
      any<Charging>(onHorse, ({ skirmishers }) => skirmishers),
    ),
    inFirstTurn,
  ),
  allows(
    'wab-10.32',
    [uses('heavy-throwing-spear'), onFoot],
    on('in-ranks-on-foot', ({ skirmishers }) => skirmishers),
    inFirstTurn,
  ),
];

const ranked = rulesOf<InRanks>();
/** Of a square every side is a front (wab-13.104). */
export const facesFront = (one: Pick<InRanks, 'side' | 'formation'>) =>
  one.side === 'front' || isHedgehog(one);
const toTheFront = on<InRanks>('not-to-the-front', facesFront);
const formed = on<InRanks>('skirmishers-have-none', ({ skirmishers }) => !skirmishers);
const hasMoved = ({ lastMoved, readings: { R209 } }: InRanks) =>
  lastMoved === 'this-turn' || (lastMoved === 'own-turn-before' && R209 === 'b');
const reaches = (_: InRanks, reach: number) => Math.max(1, reach);
const rode = ({ charge }: InRanks) => charge !== 'none';
const lancers = all<InRanks>(stands('cataphracts'), uses('kontos'));

/** Who fights in two ranks still does after giving ground. */
const inTwoRanks = any<InRanks>(all(uses('spear'), onFoot), lancers);

/** Ranks behind the first that strike past it by their weapon. */
const REACH: Table<InRanks, number> = {
  on: 'reachRanks',
  rows: [
    ranked.notes<number>('wab-20.12', [
      inTwoRanks,
      toTheFront.holds,
      formed.holds,
      ({ lastMoved }) => lastMoved === 'gave-ground',
    ]),
    ranked.notes<number>('wab-13.34/second-rank', [lancers], on('no-charge-this-turn', rode)),
    ranked.sets('wab-13.32', reaches, [lancers], on('has-charged', not(rode)), toTheFront),
    ranked.sets(
      'wab-13.94',
      reaches,
      [isPhalanx, uses('spear'), onFoot, formed.holds, hasMoved],
      on('no-charge-this-turn', rode),
      on('later-turn', isFirstTurn),
      on('has-lost-its-bonuses', ({ bonusesGone = false }) => !bonusesGone),
      toTheFront,
      { unless: ['wab-10.21'] },
    ),
    ranked.sets(
      'wab-10.21',
      reaches,
      [uses('spear'), onFoot, formed.holds],
      on('has-moved', not(hasMoved)),
      toTheFront,
    ),
    ranked.sets(
      'wab-10.25',
      reaches,
      [uses('throwing-spear'), onFoot, toTheFront.holds],
      on('later-turn', isFirstTurn),
      formed,
    ),
    ranked.sets(
      'wab-10.30',
      reaches,
      [uses('heavy-throwing-spear'), onFoot, toTheFront.holds],
      on('later-turn', isFirstTurn),
      formed,
    ),
    ranked.sets('wab-10.34', reaches, [uses('pike'), onFoot, formed.holds], toTheFront),
  ],
};

/** How many ranks behind the first strike too: those told, or one by the weapon. */
export const reachOf = (one: InRanks, told: number, trace: Trace): number =>
  applyRows(REACH, one, told, trace);

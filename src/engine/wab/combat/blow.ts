import { add, type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { addsOnCharge, CHARGE, REROLLS, WEAPON_ATTACKS, WEAPON_STRENGTH } from '../arms/effects.ts';
import { CLOSE_WEAPON, COMBAT_TURN } from '../arms/weapons.ts';
import { againUpTo } from '../formations/again.ts';
import { FOUGHT_FIELDS, HARD_TO_HIT, holdsFront } from '../formations/front.ts';
import { FRENZY, HATRED, SIXES } from '../psychology/blow-rows.ts';
import { beyondSix, harmOf, orMore, SAVE, TOUGHNESS, woundChance } from '../wounds/wounds.ts';

export const MOST_SKILL = 10;
const MOST_FIGHTERS = 60;
export const MOST_ATTACKS = 10;
/** No human strikes with more (wab-5.28). */
const HUMAN_STRENGTH = 5;
export const MOST_STRENGTH = 8;
export const MOST_BONUS = 3;
const MOST_LOST = 100;
/** The best save against a dagger, of riders on barded horses and of others (wab-11.4). */
const BEST_SAVE = { barded: 2, others: 3 };

/** Who strikes and with what, and what stands against it. */
export const BLOWS_FIELDS = {
  models: requiredCount(0, MOST_FIGHTERS),
  attacks: count(1, MOST_ATTACKS, 1),
  champion: flag(),
  lostBefore: count(0, MOST_LOST, 0),
  mount: flag(),
  skill: requiredCount(1, MOST_SKILL),
  enemySkill: requiredCount(0, MOST_SKILL),
  strength: count(1, MOST_STRENGTH, 3),
  closeWeapon: usual(CLOSE_WEAPON),
  charge: CHARGE,
  combatTurn: COMBAT_TURN,
  mounted: flag(),
  skirmishers: flag(),
  throughDifficult: flag(),
  weaponBonus: count(0, MOST_BONUS, 0),
  chargeBonus: count(0, MOST_BONUS, 0),
  notHuman: rare(flag()),
  toughness: TOUGHNESS,
  save: SAVE,
  againstCavalry: flag(),
  frenzied: flag(),
  hatesEnemy: flag(),
  fearFailed: rare(flag()),
  veteran: rare(flag()),
  atObstacle: flag(),
  wonRound: flag(),
  ...FOUGHT_FIELDS,
  enemyWounds: optionalCount(1, MOST_LOST),
  enemyBarded: rare(flag()),
  readings: rare(
    group(readings('R38', 'R48', 'R102', 'R104', 'R220', 'R279', 'R288', 'R304', 'R305', 'R310')),
  ),
};
type AllBlows = Values<typeof BLOWS_FIELDS>;
/** What the rows ask for, of this question and of a whole round, in which no elephant strikes. */
export type Blows = Omit<AllBlows, 'readings' | 'enemyWounds'> & {
  readings: Omit<AllBlows['readings'], 'R305'> & Partial<AllBlows['readings']>;
};

const { adds, bars, notes, sets } = rulesOf<Blows>();
/** Blows that are hard to land lose Strength. */
type Struck = Blows & { strengthLost: number };
const struck = rulesOf<Struck>();

/** Models that still strike: those able to when the enemy began, less what has fallen since (wab-5.37). */
const STRIKERS: Table<Blows, number> = {
  on: 'strikers',
  rows: [
    sets(
      'wab-5.37',
      ({ models, lostBefore }) => Math.max(0, models - lostBefore),
      [],
      on('none-fell', ({ lostBefore }) => lostBefore > 0),
      { with: ({ models, lostBefore }) => ({ left: Math.max(0, models - lostBefore) }) },
    ),
  ],
};

/** A spared champion pays only when the losses go beyond the others, or before them by the other reading (R104). */
const championStrikes = ({ models, lostBefore, readings: { R104 } }: Blows) =>
  R104 === 'b' ? lostBefore === 0 : models > lostBefore;

/** Attacks of each warrior who strikes. */
const ATTACKS_EACH: Table<Blows, number> = { on: 'attacks', rows: [...WEAPON_ATTACKS, FRENZY] };

const ATTACKS: Table<Blows, number> = {
  on: 'attackDice',
  rows: [
    adds('wab-8.8', 1, [({ champion }) => champion], on('champion-spared', championStrikes)),
    notes<number>(
      'wab-8.4',
      [({ champion }) => champion],
      on('champion-fights', (one) => !championStrikes(one)),
    ),
  ],
};

const defended = ({ atObstacle }: Blows) => atObstacle;
const wonRound = ({ wonRound: won }: Blows) => won;

/** By the other reading what a blow loses is taken off before the limit (R304). */
const mostStrength = ({ strengthLost, readings: { R304 } }: Struck) =>
  HUMAN_STRENGTH + (R304 === 'b' ? strengthLost : 0);

/** By the other reading heavy throwing spears lose theirs too (R279). */
const chargesWithPila = ({ closeWeapon, charge }: Blows) =>
  closeWeapon === 'heavy-throwing-spear' && charge !== 'none';

/** Strength of a blow: the warrior's own with what his weapons add. */
const STRENGTH: Table<Struck, number> = {
  on: 'strength',
  rows: [
    notes<number>(
      'wab-5.13',
      [(one) => one.mount || one.strength + one.weaponBonus > HUMAN_STRENGTH],
      on('rider-strikes', ({ mount }) => mount),
      { unless: ['wab-5.28'] },
    ),
    notes<number>('wab-5.26', [({ mount }) => !mount], { with: ({ strength }) => ({ strength }) }),
    adds('wab-5.27', ({ weaponBonus }) => weaponBonus, [({ weaponBonus }) => weaponBonus > 0], {
      with: ({ weaponBonus }) => ({ bonus: weaponBonus }),
    }),
    notes<number>('wab-6.82', [defended, (one) => one.chargeBonus > 0 || addsOnCharge(one)], {
      unless: ['wab-5.27', 'wab-10.22', 'wab-10.42'],
    }),
    notes<number>(
      'wab-13.96',
      [(one) => one.chargeBonus > 0 || addsOnCharge(one)],
      on('no-phalanx-there', holdsFront),
      { unless: ['wab-5.27', 'wab-10.22', 'wab-10.42'] },
    ),
    notes<number>(
      'wab-13.96/thrown',
      [holdsFront, chargesWithPila, ({ readings: { R279 } }) => R279 === 'b'],
      {
        unless: ['wab-10.31'],
      },
    ),
    adds('wab-5.27', ({ chargeBonus }) => chargeBonus, [({ chargeBonus }) => chargeBonus > 0], {
      with: ({ chargeBonus }) => ({ bonus: chargeBonus }),
      say: 'wab-5.27/charge',
    }),
    ...WEAPON_STRENGTH,
    struck.sets(
      'wab-5.28',
      mostStrength,
      [({ notHuman }) => !notHuman],
      on('not-that-strong', (one, strength: number) => strength > mostStrength(one)),
    ),
  ],
};

/** What the table of Weapon Skills asks for (wab-5.22). */
function neededBy(skill: number, enemySkill: number): number {
  const better = enemySkill - skill;
  if (better < 0) return 3;
  if (better <= 1) return 4;
  return better <= 3 ? 5 : 6;
}

const skillOf = (one: Blows) =>
  one.skill - Number(one.readings.R48 === 'b' && one.atObstacle && !one.wonRound);

/** What is added to the needed number: an obstacle makes it higher, as do some formations. */
const OBSTACLE: Table<Blows, number> = {
  on: 'needed',
  rows: [
    ...HARD_TO_HIT,
    notes<number>('wab-5.21', [defended], on('not-won', wonRound), {
      unless: ['wab-5.20', 'wab-6.83'],
    }),
    notes<number>('wab-5.20/skill', [defended, ({ readings: { R48 } }) => R48 === 'b'], {
      unless: ['wab-6.83'],
    }),
    notes<number>('wab-5.20', [defended, ({ readings: { R48 } }) => R48 === 'a']),
    adds('wab-6.83', 1, [defended]),
  ],
};

/** Whoever failed his fear test needs a 6 (wab-12.4). */
const AFRAID: Table<Blows, number> = { on: 'needed', rows: [SIXES] };

/** With whose Weapon Skill whose is compared. */
const COMPARED: Table<Blows, number> = {
  on: 'skill',
  rows: [
    notes<number>('wab-5.19', [({ againstCavalry }) => againstCavalry]),
    notes<number>('wab-5.19/mount', [({ mount }) => mount]),
    notes<number>('wab-5.18', [], {
      with: (one) => ({ skill: skillOf(one), enemySkill: one.enemySkill }),
    }),
  ],
};

/** Whether dice to hit that miss are thrown again, each of them once (wab-1.6). */
const AGAIN: Table<Blows, boolean> = { on: 'rerollsMisses', rows: [...REROLLS, HATRED] };

/** The chance of a die to hit with what is thrown again. */
const withRerolls = (hits: Fraction, rerollsMisses: boolean): Fraction =>
  rerollsMisses ? add(hits, multiply(subtract(fraction(1), hits), hits)) : hits;

const AUTOMATIC: Table<Blows, boolean> = {
  on: 'rolledToHit',
  rows: [
    bars(
      'wab-5.24',
      [],
      on('can-defend', ({ enemySkill }: Blows) => enemySkill === 0),
    ),
  ],
};

/** How many models strike, and with how many dice. */
export function diceOf(blows: Blows, trace: Trace) {
  const strikers = applyRows(STRIKERS, blows, blows.models, trace);
  const attacks = applyRows(ATTACKS_EACH, blows, blows.attacks, trace);
  const attackDice = applyRows(ATTACKS, blows, strikers * attacks, trace);
  return { strikers, attackDice };
}

/** What a die needs to hit, to wound and to save, and the chance that it ends in an unsaved wound. */
export function needsOf(blows: Blows, trace: Trace) {
  const rolled = applyRows(AUTOMATIC, blows, true, trace);
  const base = neededBy(skillOf(blows), blows.enemySkill);
  if (rolled) {
    applyRows(COMPARED, blows, skillOf(blows), trace);
    trace.step('wab-5.22', { needed: base });
  }
  const steady = applyRows(OBSTACLE, blows, base, rolled ? trace : new Trace());
  const needed = rolled ? applyRows(AFRAID, blows, steady, trace) : null;
  const { hitsOn, strengthLost } = beyondSix(needed ?? 0, blows.readings);
  if (strengthLost > 0) trace.step('wab-5.23', { needed: needed ?? 0, strengthLost });
  const strength = applyRows(STRENGTH, { ...blows, strengthLost }, blows.strength, trace);
  const dagger =
    blows.closeWeapon === 'dagger' && BEST_SAVE[blows.enemyBarded ? 'barded' : 'others'];
  const harm = harmOf({ ...blows, strength, strengthLost, dagger }, trace, { wound: 'wab-5.25' });
  const rerollsMisses = rolled && applyRows(AGAIN, blows, false, trace);
  const hits = rolled ? withRerolls(orMore(hitsOn), rerollsMisses) : fraction(1);
  const wounds = woundChance(harm.needsToWound, harm.needsToSave);
  return {
    needed,
    hitsOn: rolled ? hitsOn : null,
    rerollsMisses,
    harm,
    hits,
    wounds,
    each: multiply(hits, wounds),
    ...{ strength, strengthLost, dagger },
  };
}

/** With how many hits at most all of so many dice are thrown again; null where they are not. */
export const againOf = (
  { veteran }: Blows,
  dice: number,
  { hitsOn, hits, rerollsMisses }: ReturnType<typeof needsOf>,
  trace: Trace,
): number | null =>
  hitsOn === null
    ? null
    : againUpTo({ veteran, rerollsMisses, mean: multiply(fraction(dice), hits) }, trace);

import { Distribution, thin } from '../../core/dice.ts';
import { type Fraction, fraction, multiply } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import { againstDagger } from '../arms/dagger.ts';
import { FACES } from '../dice.ts';

/** The tables of the book: Strength 1 to 8 against Toughness 1 to 9, saves against Strength up to 10. */
export const MOST_STRENGTH = 10;
export const MOST_TOUGHNESS = 9;
/** Strength from which a hit lowers the save (wab-4.57). */
export const PIERCES_ABOVE = 3;
/** A needed number above this hits on it, with less Strength (wab-4.50, wab-5.23). */
const HIGHEST_NEED = 6;
/** The table of lost Strength ends there (R38). */
const LAST_NEED = 10;

export const STRENGTH = usual(count(1, MOST_STRENGTH, 3));
export const TOUGHNESS = usual(count(1, MOST_TOUGHNESS, 3));
/** From 2 on; left out where there is none. */
export const SAVE = usual(optionalCount(2, FACES));
export const ATTACKS = requiredCount(1, 100);

/** What the needed number becomes, and the Strength that a hit loses by it. */
export function beyondSix(need: number, { R38 }: { R38: 'a' | 'b' }) {
  if (need <= HIGHEST_NEED) return { hitsOn: need, strengthLost: 0 };
  const counted = R38 === 'b' ? Math.min(need, LAST_NEED) : need;
  return { hitsOn: HIGHEST_NEED, strengthLost: counted - HIGHEST_NEED };
}

/** What a hit needs to wound; nothing where it cannot (wab-4.53, wab-4.52). */
export function woundsOn(strength: number, toughness: number): number | null {
  if (strength < 1) return null;
  const tougher = toughness - strength;
  if (tougher <= -2) return 2;
  if (tougher <= 1) return 4 + tougher;
  return tougher <= 3 ? HIGHEST_NEED : null;
}

/** What saves a wound; nothing where there is no save left (wab-4.57). */
export function savesOn(save: number | undefined, less: number): number | null {
  if (save === undefined) return null;
  const needed = save + less;
  return needed > HIGHEST_NEED ? null : needed;
}

/** The chance of a die that shows the needed number or more. */
export const orMore = (needed: number | null): Fraction =>
  needed === null ? fraction(0) : fraction(FACES + 1 - needed, FACES);

interface Hit {
  strength: number;
  toughness: number;
  save: number | undefined;
  /** What the weapon takes off a save, where it is printed; else its Strength does. */
  saveModifier?: number | undefined;
  /** Strength lost by a needed number beyond six. */
  strengthLost: number;
  /** The best save against it, where it is a dagger or an improvised weapon. */
  dagger?: number | false;
  readings: { R102: 'a' | 'b'; R202?: 'a' | 'b'; R296?: 'a' | 'b' };
}

/** What a hit takes off a save: what is printed for its weapon, or else by its Strength (wab-4.57). */
function lessOf({ saveModifier, strengthLost, readings }: Hit, against: number): number {
  const byStrength = Math.max(0, against - PIERCES_ABOVE);
  if (saveModifier === undefined) return byStrength;
  const printed = Math.max(0, saveModifier - (readings.R296 === 'b' ? strengthLost : 0));
  return printed + (readings.R202 === 'b' ? byStrength : 0);
}

/** What a hit needs to wound and what saves its wound, each told with its clause. */
export function harmOf(hit: Hit, trace: Trace, clauses: { wound: 'wab-4.51' | 'wab-5.25' }) {
  const blow = clauses.wound === 'wab-5.25';
  const { strength, toughness, save, saveModifier, strengthLost, readings } = hit;
  const hits = Math.max(0, strength - strengthLost);
  const needsToWound = woundsOn(hits, toughness);
  const values = { strength: hits, toughness, needed: needsToWound ?? 0 };
  if (needsToWound === null)
    trace.step(hits < 1 ? 'wab-4.52/too-weak' : 'wab-4.52', values, {
      on: 'canWound',
      from: true,
      to: false,
    });
  else {
    if (clauses.wound === 'wab-4.51') trace.step('wab-4.53', values);
    trace.step(clauses.wound, values);
  }
  if (needsToWound === HIGHEST_NEED) trace.skip('wab-4.52', 'can-still-wound');
  // By the other reading the full Strength counts for the save (R102).
  const against = readings.R102 === 'b' ? strength : hits;
  const less = lessOf(hit, against);
  if (save !== undefined && needsToWound !== null && less > 0)
    trace.step(blow ? 'wab-5.30' : saveModifier === undefined ? 'wab-4.57' : 'wab-4.57/weapon', {
      strength: against,
      less,
    });
  const now =
    hit.dagger && needsToWound !== null
      ? againstDagger({ save, less }, hit.dagger, trace)
      : { save, less };
  const needsToSave = savesOn(now.save, now.less);
  if (now.save !== undefined && needsToWound !== null) {
    if (needsToSave === null) trace.step('wab-4.54/none', { save: now.save });
    else trace.step(blow ? 'wab-5.29' : 'wab-4.54', { needed: needsToSave });
  }
  return { strengthNow: hits, needsToWound, needsToSave };
}

/** The chance that one hit causes an unsaved wound. */
export const woundChance = (needsToWound: number | null, needsToSave: number | null): Fraction => {
  const saved = orMore(needsToSave);
  return multiply(orMore(needsToWound), fraction(saved.d - saved.n, saved.d));
};

/** Unsaved wounds of so many rolls to hit. */
export function unsaved(rolls: number, hits: Fraction, wounds: Fraction, most: number) {
  const all = thin(
    thin(Distribution.certain({ unsavedWounds: rolls }), 'unsavedWounds', hits),
    'unsavedWounds',
    wounds,
  );
  return all.map(({ unsavedWounds }) => ({ unsavedWounds: Math.min(unsavedWounds, most) }));
}

import type { ClauseId } from '../../core/clause-ids.ts';
import { Distribution, type Weight } from '../../core/distribution.ts';
import { type Fraction, fraction, fractionText } from '../../core/fraction.ts';
import { pool } from '../../core/pool.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { FACES } from '../units.ts';
import type { Pair } from '../values/pair.ts';

/** What alters the dice of an attack. */
export interface Skill {
  /** Professionals reroll each 1 once (onus-9.16). */
  professional: boolean;
  /** A natural 6 to wound counts twice: Deadly, or Precision (onus-9.24, onus-9.25). */
  doubleSix: boolean;
}

/** Faces of a die that succeed: a 6 always does and a 1 never (onus-7.137, onus-7.138). */
export const facesThat = (value: number, against: number) =>
  Math.min(FACES - 1, Math.max(1, FACES - (against - value)));

/** The lowest face that succeeds. */
export const lowestFace = (value: number, against: number) => FACES + 1 - facesThat(value, against);

export const succeeds = (die: number, value: number, against: number) =>
  die === FACES || (die !== 1 && die + value > against);

interface Ways {
  succeed: number;
  six: number;
  all: number;
}

/** In how many ways one die succeeds; with a reroll of the 1s each face has 7 ways of 36. */
function ways(faces: number, { professional }: Skill): Ways {
  const each = professional ? FACES + 1 : 1;
  return { succeed: faces * each, six: each, all: professional ? FACES * FACES : FACES };
}

export const chanceToSucceed = (faces: number, skill: Skill): Fraction => {
  const { succeed, all } = ways(faces, skill);
  return fraction(succeed, all);
};

/** What an attack of one die does: in how many ways 1 wound, or 2. */
function wounding(faces: number, skill: Skill): { one: number; two: number; all: number } {
  const { succeed, six, all } = ways(faces, skill);
  return skill.doubleSix ? { one: succeed - six, two: six, all } : { one: succeed, two: 0, all };
}

export type Wounds = { wounds: number };

const scored = (one: Weight, two: Weight, none: Weight) => [
  { weight: none },
  { weight: one, score: { wounds: 1 } },
  { weight: two, score: { wounds: 2 } },
];

/** Wounds of so many dice that hit already. */
export function woundsOfHits(dice: number, faces: number, skill: Skill): Distribution<Wounds> {
  const { one, two, all } = wounding(faces, skill);
  return pool(dice, scored(one, two, all - one - two));
}

/**
 * Wounds of a whole attack; `cap` is the life that is left, as nobody counts the wounds of an
 * eliminated unit.
 */
export function attackWounds(
  dice: number,
  attack: Pair,
  defence: Pair,
  skill: Skill,
  cap?: number,
): Distribution<Wounds> {
  if (dice === 0) return Distribution.certain({ wounds: 0 });
  const hit = ways(facesThat(attack.first, defence.first), skill);
  const { one, two, all } = wounding(facesThat(attack.second, defence.second), skill);
  const total = hit.all * all;
  const faces = scored(hit.succeed * one, hit.succeed * two, total - hit.succeed * (one + two));
  return pool(dice, faces, cap === undefined ? {} : { wounds: cap });
}

/** What the dice of an attack showed, where they were rolled already. */
export interface Rolled {
  toHit?: readonly number[] | undefined;
  toWound?: readonly number[] | undefined;
}

export const hitsOf = (dice: readonly number[], value: number, against: number) =>
  dice.filter((die) => succeeds(die, value, against)).length;

/** Wounds of the dice that were rolled to wound. */
export const woundsOf = (
  dice: readonly number[],
  value: number,
  against: number,
  { doubleSix }: Pick<Skill, 'doubleSix'>,
) =>
  dice
    .filter((die) => succeeds(die, value, against))
    .reduce((sum, die) => sum + (doubleSix && die === FACES ? 2 : 1), 0);

/** Hits and wounds of the dice that were rolled; null while they are unknown. */
export function scoreOf({ toHit, toWound }: Rolled, attack: Pair, defence: Pair, skill: Skill) {
  const hits = toHit ? hitsOf(toHit, attack.first, defence.first) : null;
  const wounds = toWound ? woundsOf(toWound, attack.second, defence.second, skill) : null;
  return { hits, wounds: hits === 0 ? 0 : wounds };
}

/** More dice than there can be. */
export function moreDice(
  field: string,
  thrown: readonly number[] = [],
  dice: number,
  problem: string,
  clause?: ClauseId,
): Violation[] {
  const given = thrown.length;
  return given > dice ? [{ field, problem, with: { given, dice }, ...(clause && { clause }) }] : [];
}

/** Dice of which some are told and some are not; the rest of the roll would be made up. */
export function fewerDice(
  field: string,
  thrown: readonly number[] | undefined,
  dice: number | null,
  clause: ClauseId,
): Violation[] {
  if (!thrown || dice === null || thrown.length >= dice) return [];
  return [{ field, problem: 'fewer-dice', with: { given: thrown.length, dice }, clause }];
}

export type Score = ReturnType<typeof scoreOf>;
const mostOf = (dice: number, { doubleSix }: Pick<Skill, 'doubleSix'>) =>
  dice * (doubleSix ? 2 : 1);

/** Wounds that are told, but that the dice do not do or that so many dice cannot do. */
export function wrongWounds(
  field: string,
  given: number | undefined,
  dice: number,
  { hits, wounds }: Score,
  skill: Skill,
): Violation[] {
  if (given === undefined) return [];
  if (wounds !== null && given !== wounds)
    return [{ field, problem: 'wounds-not-of-dice', with: { given, wounds } }];
  const most = mostOf(hits ?? dice, skill);
  if (given <= most) return [];
  return [{ field, problem: 'more-wounds-than-dice', with: { given, most } }];
}

/** Wounds of an attack of which nothing is known, or its hits, or its wounds. */
export function openWounds(
  dice: number,
  attack: Pair,
  defence: Pair,
  skill: Skill,
  { hits, wounds }: Score,
  cap?: number,
): Distribution<Wounds> {
  const most = (known: number) => ({ wounds: Math.min(known, cap ?? known) });
  if (wounds !== null) return Distribution.certain(most(wounds));
  if (hits === null) return attackWounds(dice, attack, defence, skill, cap);
  const faces = facesThat(attack.second, defence.second);
  return woundsOfHits(hits, faces, skill).map((found) => most(found.wounds));
}

/** Hits of an attack: of all its dice, as they fell, or as many as make the wounds that are told. */
export function openHits(
  dice: number,
  attack: Pair,
  defence: Pair,
  skill: Skill,
  { hits, wounds }: Score,
): Distribution<Wounds> {
  if (hits !== null) return Distribution.certain({ wounds: hits });
  const faces = facesThat(attack.first, defence.first);
  const open = woundsOfHits(dice, faces, { ...skill, doubleSix: false });
  if (wounds === null) return open;
  const second = facesThat(attack.second, defence.second);
  const both = open.chain(({ wounds: hit }) =>
    woundsOfHits(hit, second, skill).map((done) => ({ hit, done: done.wounds })),
  );
  const fits = ({ done }: { done: number }) => done === wounds;
  if (both.probability(fits).n === 0n) return open;
  return both.given(fits).map(({ hit }) => ({ wounds: hit }));
}

/** Hits that are known: as the dice fell, or as many as were rolled to wound (onus-7.136, onus-7.167). */
export const knownHits = ({ toWound }: Rolled, { hits }: Pick<Score, 'hits'>) =>
  hits ?? toWound?.length ?? null;

/** What each die of an attack needs, and how likely that is. */
export const eachDie = (attack: Pair, defence: Pair, skill: Skill) => ({
  hitsFrom: lowestFace(attack.first, defence.first),
  woundsFrom: lowestFace(attack.second, defence.second),
  chanceToHit: fractionText(chanceToSucceed(facesThat(attack.first, defence.first), skill)),
  chanceToWound: fractionText(chanceToSucceed(facesThat(attack.second, defence.second), skill)),
});

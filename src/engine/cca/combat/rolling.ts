import type { Distribution } from '../../core/distribution.ts';
import { add, type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { type Counts, type Face as DieFace, pool } from '../../core/pool.ts';
import { FACES, type Face } from '../faces.ts';
import type { Readings } from './combat.ts';
import { ALL, type Scoring } from './scoring.ts';

/** What the dice of one roll come to: hits scored and flags rolled. */
export interface Rolled {
  hits: number;
  flags: number;
}

/** How many dice show what, as far as it matters for the score. */
interface Shown {
  colour: number;
  swords: number;
  leader: number;
  flags: number;
}

const NOTHING: Shown = { colour: 0, swords: 0, leader: 0, flags: 0 };

const isColour = (face: Face) => face === 'green' || face === 'blue' || face === 'red';

function counterOf(face: Face, { hitsOn }: Scoring): keyof Shown | undefined {
  if (face === 'flag') return 'flags';
  if (!hitsOn.includes(face)) return undefined;
  return isColour(face) ? 'colour' : face === 'swords' ? 'swords' : 'leader';
}

/** Hits of what the dice show, less what the target ignores. */
export function hitsOf({ colour, swords, leader }: Shown, scoring: Scoring): number {
  const ignored = scoring.swordsIgnored === ALL ? swords : scoring.swordsIgnored;
  return Math.max(0, colour - scoring.redIgnored) + Math.max(0, swords - ignored) + leader;
}

export function countFaces(faces: readonly Face[], scoring: Scoring): Shown {
  const shown = { ...NOTHING };
  for (const face of faces) {
    const counter = counterOf(face, scoring);
    if (counter) shown[counter] += 1;
  }
  return shown;
}

/** Dice of elephants that are rolled again for their swords: all, or (R34 b) those that were not ignored. */
function rolledAgain(swords: number, { swordsIgnored, swordsAgain }: Scoring, readings: Readings) {
  if (!swordsAgain) return 0;
  if (readings.R34 === 'a') return swords;
  return swordsIgnored === ALL ? 0 : Math.max(0, swords - swordsIgnored);
}

/** Dice due to be rolled again in all for what lies there; those rolled again count too unless once is all (R33 b). */
function dueFor(
  shown: Shown,
  again: readonly Face[],
  scoring: Scoring,
  readings: Readings,
): number {
  const second = readings.R33 === 'a' ? 0 : countFaces(again, scoring).swords;
  return rolledAgain(shown.swords - second, scoring, readings);
}

/** Dice that are due to be rolled again in all. */
export const dueAgain = (
  faces: readonly Face[],
  again: readonly Face[],
  scoring: Scoring,
  readings: Readings,
): number => dueFor(countFaces([...faces, ...again], scoring), again, scoring, readings);

/** Of these, those that were not rolled again yet. */
const openAgain = (
  shown: Shown,
  again: readonly Face[],
  scoring: Scoring,
  readings: Readings,
): number => Math.max(0, dueFor(shown, again, scoring, readings) - again.length);

function dieFaces(scoring: Scoring, again: boolean): DieFace<keyof Shown>[] {
  return FACES.map((face) => {
    const counter = counterOf(face, scoring);
    if (!counter) return { weight: 1 };
    return { weight: 1, score: { [counter]: 1 }, again: again && face === 'swords' };
  });
}

/** What is known of a roll: the faces that fell, and those of dice of elephants that were rolled again. */
export interface Known {
  faces?: readonly Face[] | undefined;
  rolledAgain?: readonly Face[] | undefined;
}

/** Every outcome of a roll, as far as it is open. More hits than the target has blocks count as that many. */
export const rollOdds = (
  dice: number,
  blocks: number,
  scoring: Scoring,
  readings: Readings,
  known: Known = {},
): Distribution<Rolled> =>
  shownOdds(dice, blocks, scoring, readings, known).map((shown) => ({
    hits: Math.min(blocks, hitsOf(shown, scoring)),
    flags: shown.flags,
  }));

/** All the dice in the end: what lies there, the dice still to fall, and those that their swords roll again. */
function shownOdds(
  dice: number,
  blocks: number,
  scoring: Scoring,
  readings: Readings,
  { faces = [], rolledAgain: again = [] }: Known,
): Distribution<Shown> {
  const before = countFaces([...faces, ...again], scoring);
  const due = (shown: Shown) => openAgain(shown, again, scoring, readings);
  const thrown = (count: number, repeat: boolean) =>
    pool(count, dieFaces(scoring, repeat), capsOf(blocks, scoring));
  const first = dice - faces.length;
  const endless = readings.R33 === 'a';
  if (scoring.swordsAgain && !(endless && readings.R34 === 'a'))
    return pool(first, dieFaces(scoring, false)).chain((fallen) => {
      const shown = sum(before, fallen);
      return thrown(due(shown), endless).map((more) => sum(shown, more));
    });
  return thrown(first + due(before), scoring.swordsAgain).map((shown) => sum(before, shown));
}

/** Hits on average, also those beyond the last block: each throw shows each face once in 6 times. */
export function meanHits(
  dice: number,
  scoring: Scoring,
  readings: Readings,
  { faces = [], rolledAgain: again = [] }: Known = {},
): Fraction {
  const before = countFaces([...faces, ...again], scoring);
  const first = dice - faces.length;
  const more = pool(first, dieFaces(scoring, false)).mean((fallen) =>
    openAgain(sum(before, fallen), again, scoring, readings),
  );
  // Whoever may roll a die again and again throws it 6/5 times.
  const repeats = readings.R33 === 'a' ? fraction(FACES.length, FACES.length - 1) : fraction(1);
  const each = multiply(add(fraction(first), multiply(more, repeats)), fraction(1, FACES.length));
  const odds = shownOdds(dice, 0, scoring, readings, { faces, rolledAgain: again });
  const { swordsIgnored, redIgnored } = scoring;
  const ignored = { colour: redIgnored, swords: swordsIgnored, leader: 0, flags: 0 };
  const hitsBy = (counter: keyof Shown): Fraction => {
    const most = ignored[counter];
    if (most === ALL) return fraction(0);
    const fallen = add(fraction(before[counter]), each);
    return subtract(
      fallen,
      odds.mean((shown) => Math.min(shown[counter], most)),
    );
  };
  return scoring.hitsOn
    .flatMap((face) => counterOf(face, scoring) ?? [])
    .map(hitsBy)
    .reduce(add, fraction(0));
}

/** No more need be counted than what the target can lose and what it ignores before. */
const capsOf = (blocks: number, { swordsIgnored, redIgnored }: Scoring): Counts<keyof Shown> => ({
  colour: blocks + redIgnored,
  swords: swordsIgnored === ALL ? 0 : blocks + swordsIgnored,
});

const sum = (a: Shown, more: Partial<Shown>): Shown => {
  const b = { ...NOTHING, ...more };
  return {
    colour: a.colour + b.colour,
    swords: a.swords + b.swords,
    leader: a.leader + b.leader,
    flags: a.flags + b.flags,
  };
};

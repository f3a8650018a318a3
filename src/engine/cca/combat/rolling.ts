import { Distribution } from '../../core/distribution.ts';
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

/** Dice that are due to be rolled again in all; those rolled again count for more unless once is all (R33 b). */
export function dueAgain(
  faces: readonly Face[],
  again: readonly Face[],
  scoring: Scoring,
  readings: Readings,
): number {
  const rolled = readings.R33 === 'a' ? [...faces, ...again] : faces;
  return rolledAgain(countFaces(rolled, scoring).swords, scoring, readings);
}

function dieFaces(scoring: Scoring, again: boolean): DieFace<keyof Shown>[] {
  return FACES.map((face) => {
    const counter = counterOf(face, scoring);
    if (!counter) return { weight: 1 };
    return { weight: 1, score: { [counter]: 1 }, again: again && face === 'swords' };
  });
}

/** Every outcome of a roll with its exact weight. More hits than the target has blocks count as that many. */
export function rollOdds(
  dice: number,
  blocks: number,
  scoring: Scoring,
  readings: Readings,
): Distribution<Rolled> {
  if (dice === 0) return Distribution.certain({ hits: 0, flags: 0 });
  const odds =
    scoring.swordsAgain && (readings.R33 === 'b' || readings.R34 === 'b')
      ? againOnce(dice, blocks, scoring, readings)
      : pool(dice, dieFaces(scoring, scoring.swordsAgain), capsOf(blocks, scoring));
  return odds.map((shown) => {
    const all = { ...NOTHING, ...shown };
    return { hits: Math.min(blocks, hitsOf(all, scoring)), flags: all.flags };
  });
}

/** The dice as they fall first, and then those that the readings let roll again. */
function againOnce(dice: number, blocks: number, scoring: Scoring, readings: Readings) {
  const endless = readings.R33 === 'a';
  const again = Array.from({ length: dice + 1 }, (_, count) =>
    pool(count, dieFaces(scoring, endless), capsOf(blocks, scoring)),
  );
  return pool(dice, dieFaces(scoring, false)).chain((first) => {
    const shown = { ...NOTHING, ...first };
    const more = again[rolledAgain(shown.swords, scoring, readings)] as (typeof again)[number];
    return more.map((counts) => sum(shown, { ...NOTHING, ...counts }));
  });
}

/** No more need be counted than what the target can lose and what it ignores before. */
const capsOf = (blocks: number, { swordsIgnored, redIgnored }: Scoring): Counts<keyof Shown> => ({
  colour: blocks + redIgnored,
  swords: swordsIgnored === ALL ? 0 : blocks + swordsIgnored,
});

const sum = (a: Shown, b: Shown): Shown => ({
  colour: a.colour + b.colour,
  swords: a.swords + b.swords,
  leader: a.leader + b.leader,
  flags: a.flags + b.flags,
});

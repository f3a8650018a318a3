import { Distribution, pool } from '../../core/dice.ts';
import { add, type Fraction, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, MAHOUT, MOST_CREW } from '../chariots/profiles.ts';
import { FACES } from '../dice.ts';
import { hitsOf, thrownAgain } from '../formations/again.ts';
import { MACHINES, PROFILES } from '../machines/ready.ts';
import { WAGONS } from '../wagons/wagons.ts';
import { crewSaveOf, NONE, OWN_SAVE, ownSave as savedFrom, TO_BODY } from './carried.ts';
import { MOST_TOUGHNESS } from './wounds.ts';

export { crewSaveOf };

/** Whose hits are shared between it and its crew. */
export const CARRIERS = ['elephant', 'machine', 'war-wagon'] as const;
type Carrier = (typeof CARRIERS)[number];

const ON_BODY = fraction(TO_BODY, FACES);
const ON_CREW = fraction(FACES - TO_BODY, FACES);
/** Who is aboard an elephant, its mahout among them, and who works a machine (wab-17.14, wab-18.4). */
const CREW = { elephant: 3, machine: 2, 'war-wagon': WAGONS['war-wagon'].crew };

/** What is asked of an elephant, a machine or a wagon besides its Toughness and its save. */
export const CARRIER_FIELDS = {
  machine: rare(choice(MACHINES, 'catapult')),
  barded: rare(flag()),
  woundsLeft: rare(optionalCount(1, MOST_CREW)),
  crew: rare(optionalCount(0, MOST_CREW)),
  crewToughness: rare(count(1, MOST_TOUGHNESS, MAHOUT.toughness)),
  crewSave: rare(optionalCount(2, FACES)),
};
export interface Carried extends Values<typeof CARRIER_FIELDS> {
  target: string;
  targetSide: 'front' | 'flank' | 'rear';
  targetFormation: string;
  toughness?: number | undefined;
  save?: number | undefined;
}

export const isShared = <T extends { target: string }>(one: T): one is T & { target: Carrier } =>
  (CARRIERS as readonly string[]).includes(one.target);
const is =
  (carrier: Carrier) =>
  ({ target }: Carried) =>
    target === carrier;
export const isElephant = is('elephant');
export const isWagon = is('war-wagon');

const ORDINARY = 3;
/** The Toughness that is printed for what is hit, where none is told. */
export function toughnessOf({ target, machine = 'catapult', toughness }: Partial<Carried>): number {
  if (toughness !== undefined) return toughness;
  if (target === 'elephant') return ELEPHANT.toughness;
  if (target === 'machine') return PROFILES[machine].toughness;
  return target === 'war-wagon' ? WAGONS['war-wagon'].toughness : ORDINARY;
}
const printedWounds = ({ target, machine }: Carried) =>
  target === 'elephant'
    ? ELEPHANT.wounds
    : target === 'machine'
      ? PROFILES[machine].wounds
      : WAGONS['war-wagon'].wounds;
/** How many wounds it has left, and how many of its crew live. */
export const enduranceOf = (one: Carried & { target: Carrier }) => ({
  body: one.woundsLeft ?? printedWounds(one),
  crew: one.crew ?? CREW[one.target],
});

/** Of a legionary testudo (wab-22.10). */
const TESTUDO = 2;
const { sets } = rulesOf<Carried>();
const SHOT_SAVE: Table<Carried, number> = {
  ...OWN_SAVE,
  rows: [
    ...(OWN_SAVE.rows as readonly Row<Carried, number>[]),
    sets('wab-22.10', TESTUDO, [({ targetFormation }) => targetFormation === 'testudo']),
  ],
};
/** The save of what is hit, before anything lowers it: as told, or that of an elephant and, of missiles, a testudo. */
export function ownSave(one: Carried, trace: Trace, by: 'shots' | 'blows'): number | undefined {
  if (by === 'blows') return savedFrom(one, trace);
  const save = applyRows(SHOT_SAVE, one, one.save ?? NONE, trace);
  return save >= NONE ? undefined : save;
}

/** Hits by themselves, and the chance that one does harm for good to either. */
export interface SharedHits {
  dice: number;
  /** The chance of each die to hit. */
  hits: Fraction;
  body: Fraction;
  crew: Fraction;
}
export interface Harmed {
  bodyWounds: number;
  crewLost: number;
}

const bodyChance = ({ hits, body }: SharedHits) => multiply(multiply(hits, ON_BODY), body);
const crewChance = ({ hits, crew }: SharedHits) => multiply(multiply(hits, ON_CREW), crew);
/** The chance that one die to hit ends in an unsaved wound of either. */
export const eitherChance = (one: SharedHits): Fraction => add(bodyChance(one), crewChance(one));

/** What becomes of both, each hit given by its own die to one of them; nobody loses more than there is. */
export function harmedBy(all: readonly SharedHits[], left: { body: number; crew: number }) {
  const capped = ({ bodyWounds = 0, crewLost = 0 }: Partial<Harmed>): Harmed => ({
    bodyWounds: Math.min(bodyWounds, left.body),
    crewLost: Math.min(crewLost, left.crew),
  });
  return all
    .map((one) => {
      const [body, crew] = [bodyChance(one), crewChance(one)];
      const whole = body.d * crew.d;
      const [hurts, kills] = [body.n * crew.d, crew.n * body.d];
      return pool(one.dice, [
        { weight: hurts, score: { bodyWounds: 1 } },
        { weight: kills, score: { crewLost: 1 } },
        { weight: whole - hurts - kills },
      ]).map(capped);
    })
    .reduce(
      (sum, more) =>
        sum.chain((before) =>
          more.map(({ bodyWounds, crewLost }) =>
            capped({
              bodyWounds: before.bodyWounds + bodyWounds,
              crewLost: before.crewLost + crewLost,
            }),
          ),
        ),
      Distribution.certain<Harmed>({ bodyWounds: 0, crewLost: 0 }),
    );
}

/** The same, all dice to hit thrown again where they brought so few hits (wab-13.114). */
export function harmedAgain(
  all: readonly SharedHits[],
  left: { body: number; crew: number },
  upTo: number | null,
): Distribution<Harmed> {
  if (upTo === null) return harmedBy(all, left);
  const thrown = all
    .map(({ dice, hits, ...more }) =>
      hitsOf(dice, hits).chain((one) =>
        harmedBy([{ ...more, dice: one.hits, hits: fraction(1) }], left).map((harmed) => ({
          ...{ ...one, ...harmed },
        })),
      ),
    )
    .reduce((sum, more) =>
      sum.chain((before) =>
        more.map((one) => ({
          hits: before.hits + one.hits,
          bodyWounds: Math.min(left.body, before.bodyWounds + one.bodyWounds),
          crewLost: Math.min(left.crew, before.crewLost + one.crewLost),
        })),
      ),
    );
  return thrownAgain(thrown, upTo).map(({ bodyWounds, crewLost }) => ({ bodyWounds, crewLost }));
}

/** The odds of what becomes of both. */
export function harmOdds(all: Distribution<Harmed>, left: { body: number; crew: number }) {
  const body = all.mean(({ bodyWounds }) => bodyWounds);
  const crew = all.mean(({ crewLost }) => crewLost);
  return {
    answer: { meanBodyWounds: fractionText(body), meanCrewLost: fractionText(crew) },
    chances: {
      'body-wounded': chance(all.probability(({ bodyWounds }) => bodyWounds > 0)),
      'body-destroyed': chance(all.probability(({ bodyWounds }) => bodyWounds >= left.body)),
      'crew-gone': chance(all.probability(({ crewLost }) => crewLost >= left.crew)),
    },
    means: { bodyWounds: mean(body), crewLost: mean(crew) },
    tables: {
      bodyWounds: table(all, ({ bodyWounds }) => bodyWounds),
      crewLost: table(all, ({ crewLost }) => crewLost),
    },
  };
}

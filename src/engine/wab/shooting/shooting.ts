import { alike, amount, many, maybe, part, text, yes } from '../../core/answer.ts';
import type { Distribution } from '../../core/dice.ts';
import { add, type Fraction, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { profileOf } from '../arms/missiles.ts';
import { againUpTo } from '../formations/again.ts';
import {
  crewSaveOf,
  eitherChance,
  enduranceOf,
  harmedAgain,
  harmOdds,
  isElephant,
  isShared,
  isWagon,
  ownSave,
  type SharedHits,
  toughnessOf,
} from '../wounds/shares.ts';
import { harmOf, orMore, woundChance } from '../wounds/wounds.ts';
import { allWounds, fallen, type Throw } from './losses.ts';
import { fleesFor, lossesForPanic, mustTest } from './shot-panic.ts';
import {
  checkShooting,
  type Group,
  groupsOf,
  isBeyondHalf,
  SHOOTING_FIELDS,
  type Shooting,
  shotOf,
} from './shots.ts';
import { aimed, MAY_SHOOT } from './to-hit.ts';

const NO_HIT = fraction(0);

const NO_CREW = { crewNeedsToWound: null, crewNeedsToSave: null };

/** What a group of shots needs, told rule by rule for the first, in one sentence for the others. */
function workedOut(group: Group, input: Shooting, trace: Trace) {
  const aim = aimed(group, trace);
  const toughness = toughnessOf(input);
  if (!isShared(input)) {
    const save = ownSave(input, trace, 'shots');
    const hit = { ...input, ...group, ...aim, toughness, save };
    return { ...aim, ...harmOf(hit, trace, { wound: 'wab-4.51' }), ...NO_CREW };
  }
  if (isElephant(input)) trace.step('wab-17.28');
  if (isWagon(input)) trace.step('wab-14.17');
  else trace.step(isElephant(input) ? 'wab-17.16' : 'wab-18.7');
  const hit = { ...input, ...group, ...aim, toughness };
  // Missiles cannot wound the wagon (wab-14.17).
  if (isWagon(input)) trace.step('wab-14.17/no-wound');
  if (isWagon(input) && input.crewSave === undefined)
    trace.step('wab-14.13', { save: crewSaveOf(input) ?? 0 });
  const save = isWagon(input) ? undefined : ownSave(input, trace, 'shots');
  const harm = harmOf({ ...hit, save }, isWagon(input) ? new Trace() : trace, {
    wound: 'wab-4.51',
  });
  const own = isWagon(input) ? { ...harm, needsToWound: null, needsToSave: null } : harm;
  const crew = harmOf(
    { ...hit, toughness: input.crewToughness, save: crewSaveOf(input) },
    new Trace(),
    { wound: 'wab-4.51' },
  );
  const { needsToWound: crewNeedsToWound, needsToSave: crewNeedsToSave } = crew;
  const told = { needed: crewNeedsToWound ?? 0, save: crewNeedsToSave ?? 0 };
  const men = crewNeedsToSave === null ? 'crew-bare' : 'crew';
  trace.step(isWagon(input) ? `wab-14.13/${men}` : `wab-17.17/${men}`, told);
  return { ...aim, ...own, crewNeedsToWound, crewNeedsToSave };
}

function groupsWorkedOut(input: Shooting, trace: Trace) {
  return groupsOf(input).map((group, i) => {
    const isFirst = i === 0;
    const { weapon } = group;
    if (isFirst && weapon !== undefined)
      profileOf({ ...group, weapon, isLong: isBeyondHalf(group) }, trace);
    const needs = workedOut(group, input, isFirst ? trace : new Trace());
    const reaches = group.distance === undefined || group.atCharge || group.distance <= group.range;
    const { needed, hitsOn, strengthNow } = needs;
    if (!isFirst)
      trace.step(!reaches ? 'wab-4.17/group' : group.far ? 'wab-4.44/group' : 'wab-4.40/group', {
        shots: group.shots,
        ...{ needed, hitsOn, strength: strengthNow },
      });
    return { ...group, ...needs, reaches };
  });
}
type Worked = ReturnType<typeof groupsWorkedOut>[number];

const thrownOf = ({
  shots,
  hitsOn,
  reaches,
  needsToWound,
  needsToSave,
  ...group
}: Worked): Throw => ({
  dice: shots,
  hits: reaches ? orMore(hitsOn) : NO_HIT,
  wounds: orMore(needsToWound),
  unsaved: woundChance(1, needsToSave),
  fell: group,
});

/** How many models the target has left when these shots fall; without end where that is not told. */
const modelsNow = ({ targetModels, lostThisPhase }: Shooting) =>
  targetModels === undefined ? Infinity : targetModels - lostThisPhase;

type Outcome = { unsavedWounds: number; modelsLost: number; bodyWounds: number };

/** Hits of a group on an elephant, a machine or a wagon with its crew. */
const sharedOf = (group: Worked): SharedHits => ({
  dice: group.hits ?? group.shots,
  hits: group.hits === undefined ? (group.reaches ? orMore(group.hitsOn) : NO_HIT) : fraction(1),
  body: woundChance(group.needsToWound, group.needsToSave),
  crew: woundChance(group.crewNeedsToWound, group.crewNeedsToSave),
});

/** With how many hits at most veterans throw again; dice that are told have been thrown. */
function upToOf(input: Shooting, groups: readonly Worked[], trace: Trace): number | null {
  const isTold = groups.some(({ hits, wounding }) => hits !== undefined || wounding !== undefined);
  if (isTold) return null;
  const mean = groups
    .map(thrownOf)
    .reduce((sum, { dice, hits }) => add(sum, multiply(fraction(dice), hits)), NO_HIT);
  return againUpTo({ veteran: input.veteran, rerollsMisses: false, mean }, trace);
}

/** Wounds that find somebody, and the models that fall to them. */
function outcomes(
  input: Shooting,
  groups: readonly Worked[],
  upTo: number | null,
): Distribution<Outcome> {
  if (isShared(input))
    return harmedAgain(groups.map(sharedOf), enduranceOf(input), upTo).map(
      ({ bodyWounds, crewLost }) => ({
        ...{ unsavedWounds: bodyWounds + crewLost, modelsLost: crewLost, bodyWounds },
      }),
    );
  const { woundsEach, woundsBefore } = input;
  const models = modelsNow(input);
  return allWounds(groups.map(thrownOf), upTo).map(({ unsavedWounds: wounds }) => {
    const { lost, excess } = fallen({ wounds, models, woundsEach, woundsBefore });
    return { unsavedWounds: wounds - excess, modelsLost: lost, bodyWounds: 0 };
  });
}

/** What comes of the losses for the target: the test that they call for, and the flight of who fails it. */
function aftermath(input: Shooting, all: Distribution<Outcome>, trace: Trace) {
  const losses = isElephant(input) || isWagon(input) ? null : lossesForPanic(input);
  if (losses === null) return { lossesForPanic: null };
  const { atCharge, targetLeadership, lostThisPhase } = input;
  const tests = all.probability(({ modelsLost }) => mustTest(input, modelsLost));
  const destroyed = isShared(input)
    ? undefined
    : all.probability(({ modelsLost }) => modelsLost === modelsNow(input));
  const panicChance = fractionText(tests);
  if (input.targetFlees) trace.step('wab-2.70');
  else {
    trace.step(atCharge ? 'wab-4.65' : 'wab-4.64', { losses, lostThisPhase, percent: panicChance });
    if (atCharge) trace.step('wab-4.26');
  }
  const flees =
    targetLeadership === undefined
      ? null
      : average(all, ({ modelsLost }) => fleesFor(input, modelsLost));
  return { lossesForPanic: losses, tests, destroyed, panicChance, flees };
}

/** What hits do to an elephant, a machine or a wagon, and what to its crew. */
function sharedBy(input: Shooting, all: Distribution<Outcome>, trace: Trace) {
  if (!isShared(input)) return undefined;
  const left = enduranceOf(input);
  const { answer, ...odds } = harmOdds(
    all.map(({ bodyWounds, modelsLost }) => ({ bodyWounds, crewLost: modelsLost })),
    left,
  );
  if (isElephant(input)) {
    const percent = fractionText(all.probability(({ bodyWounds }) => bodyWounds > 0));
    trace.step('wab-17.18', { warriors: Math.max(0, left.crew - 1) });
    trace.step('wab-17.30/shots', { percent });
  } else if (isWagon(input)) trace.step('wab-14.23/panic');
  return { answer, odds };
}

/** The mean of a chance over all that may come. */
const average = (all: Distribution<Outcome>, of: (one: Outcome) => Fraction): Fraction =>
  all
    .entries()
    .reduce(
      (sum, [one, weight]) => add(sum, multiply(fraction(weight, all.total), of(one))),
      fraction(0),
    );

const SOLE = 1;
const shownOf = ({ shots, reaches, strengthNow, needsToWound, needsToSave, ...group }: Worked) => ({
  ...{ shots, strengthNow, needsToWound, needsToSave },
  ...{ crewNeedsToWound: group.crewNeedsToWound, crewNeedsToSave: group.crewNeedsToSave },
  needed: reaches ? group.needed : null,
  hitsOn: reaches ? group.hitsOn : null,
});

const CREW_NEEDS = alike(maybe(amount()), 'crewNeedsToWound', 'crewNeedsToSave');

export const shooting = defineQuery({
  id: 'wab/shooting',
  fields: SHOOTING_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    modifier: amount(),
    rerollsUpTo: maybe(amount()),
    groups: many(
      part({
        shots: amount(),
        ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
        ...CREW_NEEDS,
      }),
    ),
    ...CREW_NEEDS,
    ...alike(maybe(text()), 'meanBodyWounds', 'meanCrewLost'),
    ...alike(maybe(text()), 'chanceOfAWound', 'meanWounds', 'meanLosses'),
    ...alike(maybe(amount()), 'unsavedWounds', 'modelsLost', 'lossesForPanic'),
    targetTests: maybe(yes()),
    ...alike(maybe(text()), 'panicChance', 'fleesChance'),
  },
  odds: {
    chances: [
      ...(['any-wound', 'panic-test', 'target-flees', 'target-destroyed'] as const),
      ...(['body-wounded', 'body-destroyed', 'crew-gone'] as const),
    ],
    means: ['unsavedWounds', 'modelsLost', 'bodyWounds', 'crewLost'],
    tables: ['unsavedWounds', 'modelsLost', 'bodyWounds', 'crewLost'],
  },
  sample: { skill: 3, shots: 10, distance: 14, save: 5, targetModels: 20 },
  start: { skill: 3, shots: 10 },
  check: checkShooting,
  run(input, trace) {
    if (!applyRows(MAY_SHOOT, shotOf(input), true, trace))
      return { answer: {}, summary: { say: 'shooting/no', with: {} } };
    const shots = groupsOf(input).reduce((sum, group) => sum + group.shots, 0);
    trace.step('wab-4.37', { shots });
    const groups = groupsWorkedOut(input, trace);
    const [main] = groups as [Worked, ...Worked[]];
    const upTo = upToOf(input, groups, trace);
    const all = outcomes(input, groups, upTo);
    const { tests, destroyed, flees = null, ...panic } = aftermath(input, all, trace);
    const wounds = all.mean(({ unsavedWounds }) => unsavedWounds);
    const losses = all.mean(({ modelsLost }) => modelsLost);
    const [known] = all.entries().length === SOLE ? all.entries() : [];
    const [told] = isShared(input) ? [] : (known ?? []);
    const { needed, hitsOn, modifier, strengthNow, needsToWound, needsToSave } = main;
    const shared = sharedBy(input, all, trace);
    const one = isShared(input)
      ? eitherChance({ ...sharedOf(main), hits: orMore(hitsOn) })
      : multiply(orMore(hitsOn), woundChance(needsToWound, needsToSave));
    const isHarmless = groups.every(
      (group) => group.needsToWound === null && group.crewNeedsToWound === null,
    );
    const say = isHarmless ? 'harmless' : told ? 'told' : flees === null ? 'odds' : 'flees';
    return {
      answer: {
        ...{ allowed: true, needed, hitsOn, modifier, strengthNow, needsToWound, needsToSave },
        ...{ rerollsUpTo: upTo, groups: groups.map(shownOf) },
        ...{ crewNeedsToWound: main.crewNeedsToWound, crewNeedsToSave: main.crewNeedsToSave },
        ...shared?.answer,
        chanceOfAWound: fractionText(one),
        meanWounds: fractionText(wounds),
        meanLosses: fractionText(losses),
        ...(told && {
          ...{ unsavedWounds: told.unsavedWounds, modelsLost: told.modelsLost },
          ...(tests && { targetTests: mustTest(input, told.modelsLost) }),
        }),
        lossesForPanic: panic.lossesForPanic,
        ...(panic.panicChance !== undefined && { panicChance: panic.panicChance }),
        ...(flees && { fleesChance: fractionText(flees) }),
      },
      summary: {
        say: `shooting/${say}`,
        with: {
          shots,
          ...{ hitsOn, mean: fractionText(wounds), wounds: told?.unsavedWounds ?? 0 },
          lost: told?.modelsLost ?? 0,
          percent: fractionText(flees ?? fraction(0)),
        },
      },
      odds: {
        chances: {
          'any-wound': chance(all.probability(({ unsavedWounds }) => unsavedWounds > 0)),
          ...(tests && { 'panic-test': chance(tests) }),
          ...shared?.odds.chances,
          ...(destroyed && { 'target-destroyed': chance(destroyed) }),
          ...(flees && { 'target-flees': chance(flees) }),
        },
        means: { unsavedWounds: mean(wounds), modelsLost: mean(losses), ...shared?.odds.means },
        tables: {
          unsavedWounds: table(all, ({ unsavedWounds }) => unsavedWounds),
          ...shared?.odds.tables,
          ...(input.woundsEach > SOLE &&
            !isShared(input) && {
              modelsLost: table(all, ({ modelsLost }) => modelsLost),
            }),
        },
      },
    };
  },
});

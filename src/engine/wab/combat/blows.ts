import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare, unsaid, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { hitsOf, thrownAgain } from '../formations/again.ts';
import {
  CARRIER_FIELDS,
  crewSaveOf,
  eitherChance,
  enduranceOf,
  harmedAgain,
  harmOdds,
  isElephant,
  isShared,
  ownSave,
  toughnessOf,
} from '../wounds/shares.ts';
import { harmOf, MOST_TOUGHNESS, unsaved, woundChance } from '../wounds/wounds.ts';
import { againOf, BLOWS_FIELDS, diceOf, needsOf } from './blow.ts';

const { machine: _, ...CARRIED } = CARRIER_FIELDS;
const FIELDS = {
  ...BLOWS_FIELDS,
  toughness: usual(
    unsaid(optionalCount(1, MOST_TOUGHNESS), ({ target }) =>
      toughnessOf({ target: typeof target === 'string' ? target : 'formed' }),
    ),
  ),
  target: rare(choice(['formed', 'elephant', 'war-wagon'], 'formed')),
  ...CARRIED,
};
type Asked = Values<typeof FIELDS>;

/** What blows at an elephant or a wagon do to it and to its crew, each hit given by its die (wab-17.16, wab-14.20). */
function sharedOut(input: Asked, needs: ReturnType<typeof needsOf>, trace: Trace) {
  const one = { ...input, machine: 'catapult' as const };
  if (!isShared(one)) return undefined;
  const { harm, hits, strength, strengthLost, dagger } = needs;
  if (isElephant(one)) {
    trace.step('wab-17.16/skill');
    trace.step('wab-17.16');
  } else {
    trace.step('wab-14.20/skill', { skill: input.enemySkill });
    trace.step('wab-14.17');
    trace.step('wab-14.20');
    if (input.crewSave === undefined) trace.step('wab-14.13', { save: crewSaveOf(one) ?? 0 });
  }
  const { needsToWound, needsToSave } = harmOf(
    {
      ...{ strength, strengthLost, dagger, readings: input.readings },
      ...{ toughness: input.crewToughness, save: crewSaveOf(one) },
    },
    new Trace(),
    { wound: 'wab-5.25' },
  );
  const told = { needed: needsToWound ?? 0, save: needsToSave ?? 0 };
  const crew = needsToSave === null ? 'crew-bare' : 'crew';
  trace.step(isElephant(one) ? `wab-17.17/${crew}` : `wab-14.20/${crew}`, told);
  const left = enduranceOf(one);
  if (isElephant(one)) trace.step('wab-17.18', { warriors: Math.max(0, left.crew - 1) });
  const chances = {
    body: woundChance(harm.needsToWound, harm.needsToSave),
    crew: woundChance(needsToWound, needsToSave),
  };
  return {
    ...{ left, each: eitherChance({ dice: 1, hits, ...chances }) },
    of: (dice: number, upTo: number | null) =>
      harmedAgain([{ dice, hits, ...chances }], left, upTo),
    needs: { crewNeedsToWound: needsToWound, crewNeedsToSave: needsToSave },
  };
}

export const blows = defineQuery({
  id: 'wab/blows',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'strikers', 'attackDice'),
    rerollsMisses: yes(),
    rerollsUpTo: maybe(amount()),
    ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    ...alike(maybe(text()), 'chanceOfAWound', 'meanWounds'),
    ...alike(maybe(amount()), 'crewNeedsToWound', 'crewNeedsToSave'),
    ...alike(maybe(text()), 'meanBodyWounds', 'meanCrewLost'),
  },
  odds: {
    chances: ['any-wound', 'body-wounded', 'body-destroyed', 'crew-gone'],
    means: ['unsavedWounds', 'bodyWounds', 'crewLost'],
    tables: ['unsavedWounds', 'bodyWounds', 'crewLost'],
  },
  sample: { models: 5, skill: 4, enemySkill: 3, save: 5 },
  start: { models: 5, skill: 3, enemySkill: 3 },
  check: problems(
    ['wonRound', 'no-obstacle', 'wab-5.21', (one) => one.wonRound && !one.atObstacle],
    [
      'mount',
      'mounts-have-none',
      'wab-5.13',
      (one) =>
        one.mount &&
        (one.champion ||
          one.weaponBonus + one.chargeBonus > 0 ||
          one.closeWeapon !== 'hand-weapon'),
    ],
    [
      'closeWeapon',
      'weapon-said-twice',
      'wab-10.2',
      (one) => one.closeWeapon !== 'hand-weapon' && one.weaponBonus + one.chargeBonus > 0,
    ],
    ['champion', 'nobody-fights', 'wab-8.9', (one) => one.champion && one.models === 0],
    [
      'barded',
      'only-elephants-wear-it',
      'wab-17.22',
      (one) => one.barded && one.target !== 'elephant',
    ],
  ),
  run(input, trace) {
    const asked = { ...input, toughness: toughnessOf(input) };
    const { strikers, attackDice } = diceOf(asked, trace);
    trace.step('wab-5.17', { dice: attackDice });
    const save = ownSave({ ...input, machine: 'catapult' }, trace, 'blows');
    const needs = needsOf({ ...asked, save }, trace);
    const { needed, hitsOn, rerollsMisses, harm, hits, wounds, each } = needs;
    const shared = sharedOut(input, needs, trace);
    const most = input.enemyWounds ?? attackDice;
    const upTo = againOf(asked, attackDice, needs, trace);
    const harmed = shared?.of(attackDice, upTo);
    const all =
      harmed?.map(({ bodyWounds, crewLost }) => ({ unsavedWounds: bodyWounds + crewLost })) ??
      thrownAgain(hitsOf(attackDice, hits), upTo).chain((thrown) =>
        unsaved(thrown.hits, fraction(1), wounds, most),
      );
    const average = all.mean(({ unsavedWounds }) => unsavedWounds);
    const harmless =
      harm.needsToWound === null && (shared?.needs.crewNeedsToWound ?? null) === null;
    const both = shared && harmed && harmOdds(harmed, shared.left);
    return {
      answer: {
        ...{ strikers, attackDice, needed, hitsOn, rerollsMisses, rerollsUpTo: upTo, ...harm },
        chanceOfAWound: fractionText(shared?.each ?? each),
        meanWounds: fractionText(average),
        ...(shared && { ...shared.needs, ...both?.answer }),
      },
      summary: {
        say:
          attackDice === 0
            ? 'blows/none'
            : harmless
              ? 'blows/harmless'
              : hitsOn !== null
                ? 'blows/odds'
                : 'blows/automatic',
        with: { dice: attackDice, hitsOn: hitsOn ?? 0, mean: fractionText(average) },
      },
      odds: {
        chances: {
          'any-wound': chance(all.probability(({ unsavedWounds: n }) => n > 0)),
          ...both?.chances,
        },
        means: { unsavedWounds: mean(average), ...both?.means },
        tables: { unsavedWounds: table(all, ({ unsavedWounds: n }) => n), ...both?.tables },
      },
    };
  },
});

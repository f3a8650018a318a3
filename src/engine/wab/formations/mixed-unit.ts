import { alike, amount, many, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  counted,
  isCombined,
  type Kind,
  LEADS_BY,
  MIXED_FIELDS,
  type Mixed,
  majority,
  modelsOf,
  ORDER,
  RULE,
  ranksOf,
  SAVE_BY,
  SAVES,
  saveOf,
  strikesOf,
  typesThere,
} from './mixed-rows.ts';

const WORST_SAVE = 6;

/** Casualties in proportion, what is left over to the nearest share, at a tie to the worst save (wab-13.46, wab-13.48). */
function inProportion(mixed: Mixed): number[] {
  const { types, lost } = mixed;
  const all = modelsOf(mixed);
  const shares = types.map((kind) => (lost * kind.typeModels) / all);
  const found = shares.map(Math.floor);
  const open = lost - found.reduce((sum, n) => sum + n, 0);
  const rest = (i: number) => (shares[i] ?? 0) - (found[i] ?? 0);
  const byRest = types
    .map((kind, i) => ({ kind, i }))
    .toSorted((a, b) => rest(b.i) - rest(a.i) || saveOf(b.kind) - saveOf(a.kind));
  for (const { i } of byRest.slice(0, open)) found[i] = (found[i] ?? 0) + 1;
  return found;
}

/** Who falls: those told, or who falls to shots in proportion; nobody knows where the owner chooses. */
function lostOf(mixed: Mixed, trace: Trace): number[] {
  const { types, lost, mixedHitBy } = mixed;
  if (types.some(({ typeLost }) => typeLost !== undefined))
    return types.map(({ typeLost = 0 }) => typeLost);
  if (!isCombined(mixed) || mixedHitBy === 'combat' || lost === 0) return [];
  trace.step('wab-13.46/casualties', { lost });
  return inProportion(mixed);
}

/** Command that falls because its type is gone (wab-13.49). */
function commandOf(kinds: readonly Kind[], lost: readonly number[], trace: Trace): number {
  const fallen = kinds.reduce(
    (all, kind, i) => all + Math.max(0, (lost[i] ?? 0) - kind.typeModels + kind.typeCommand),
    0,
  );
  if (fallen > 0) trace.step('wab-13.49', { fallen });
  else if (lost.length > 0 && kinds.some((kind) => kind.typeCommand > 0))
    trace.skip('wab-13.49', 'others-of-its-type');
  return fallen;
}

export const mixedUnit = defineQuery({
  id: 'wab/mixed-unit',
  fields: MIXED_FIELDS,
  answer: {
    orderOfUnit: word(['close', 'open'], 'close'),
    leadershipUsed: maybe(amount()),
    ...alike(yes(), 'ruleHolds', 'namesTargets', 'ownerChooses'),
    saveBy: word(SAVES, 'majority'),
    saveUsed: maybe(amount()),
    lostByKind: many(amount()),
    commandFalls: amount(),
    typeStrikes: many(word(['first', 'before-shorter', 'in-order', 'last'], 'in-order')),
    typeRanks: many(amount()),
  },
  sample: {
    types: [
      { typeModels: 10, typeInFront: 5, typeSave: 5 },
      { typeModels: 15, typeSave: 6 },
    ],
    lost: 5,
  },
  start: { types: [{ typeModels: 10, typeInFront: 5 }, { typeModels: 10 }] },
  check: problems(
    ['types', 'no-types', null, ({ types }) => types.length === 0],
    [
      'types',
      'more-in-front',
      null,
      ({ types }) => types.some((kind) => kind.typeInFront > kind.typeModels),
    ],
    [
      'lost',
      'more-than-there-were',
      null,
      (one) => one.types.length > 0 && one.lost > modelsOf(one),
    ],
    [
      'types',
      'more-than-there-were',
      null,
      ({ types }) => types.some(({ typeLost = 0, typeModels }) => typeLost > typeModels),
    ],
  ),
  run(input, trace) {
    const open = input.types.some((kind) => kind.typeOrder === 'open');
    const orderOfUnit = applyRows(ORDER, input, open ? 'open' : 'close', trace);
    const leads = applyRows(LEADS_BY, input, 0, trace);
    const ruleHolds = applyRows(RULE, input, false, trace);
    const saveBy = applyRows(SAVE_BY, input, 'majority', trace);
    const { save } = majority(input, counted(input));
    const lostByKind = lostOf(input, trace);
    const commandFalls = isCombined(input) ? commandOf(input.types, lostByKind, trace) : 0;
    const own = saveBy === 'each-its-own';
    const saveUsed = own || save > WORST_SAVE ? null : save;
    return {
      answer: {
        ...{ orderOfUnit, leadershipUsed: leads > 0 ? leads : null, ruleHolds, saveBy, saveUsed },
        ...{ lostByKind, commandFalls, ownerChooses: !isCombined(input) },
        namesTargets: own && typesThere(input) > 1,
        typeStrikes: isCombined(input) ? [] : input.types.map(strikesOf),
        typeRanks: isCombined(input) ? [] : input.types.map((kind) => ranksOf(kind, input, trace)),
      },
      summary: {
        say: own ? 'mixed-unit/own' : saveUsed === null ? 'mixed-unit/none' : 'mixed-unit/save',
        with: { save: saveUsed ?? 0 },
      },
    };
  },
});

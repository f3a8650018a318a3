import { alike, amount, many, maybe, part, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { ranksOf } from '../units/unit.ts';
import { BASES, leastOf, ORDERS } from '../units/unit-rows.ts';
import { baseOf, CARDS_FIELDS, type UnitCard, widthOf } from './card.ts';
import { checkCards } from './check.ts';
import { movementOf, orderOf, saveOf, standing } from './facts.ts';

/** What saves it, told with where it does. */
function tellSave(card: UnitCard, number: number, trace: Trace) {
  const inCombat = saveOf(card, 'close-combat');
  const shot = saveOf(card, 'missile');
  const worn = card.save === undefined && (inCombat ?? shot) !== undefined;
  if (worn) trace.step('wab-4.56', { number });
  if (inCombat !== undefined) trace.step('wab-11.1/in-combat', { number, save: inCombat });
  if (shot !== undefined) trace.step('wab-11.1/shot-at', { number, save: shot });
  return { saveInCombat: inCombat ?? null, saveFromShots: shot ?? null };
}

/** Of bases that are told, whether they are the recommended ones, and what helps where they are smaller. */
function tellBase(card: UnitCard, number: number, trace: Trace) {
  const [width, depth] = BASES[card.unitTroops];
  const base = baseOf(card);
  const alike = base.width === width && base.depth === depth;
  if (!alike) trace.step('wab-1.51', { number, width, depth });
  else if (card.baseWidth !== undefined) trace.skip('wab-1.51', 'recommended-bases', { number });
  if (base.width < width || base.depth < depth) trace.step('wab-1.52', { number });
}

/** What follows from a card: its order, its save, its ranks, and how large it is on the table. */
function tell(card: UnitCard, number: number, trace: Trace) {
  const unit = standing(card);
  const orderOfUnit = orderOf(card);
  const leastModels = leastOf(unit);
  const tooFew = card.models < leastModels;
  if (tooFew) trace.bar('wab-1.28/card', { number, models: card.models, least: leastModels });
  trace.step('wab-1.32/card', { number, orderOfUnit });
  const factor = movementOf(card);
  trace.step('wab-2.10/card', { number, factor });
  const saves = tellSave(card, number, trace);
  const base = baseOf(card);
  const shape = {
    ...{ tooFew, orderOfUnit, factor, baseWidth: base.width, baseDepth: base.depth },
    ...saves,
    ...{ ranksInAll: null, inLastRank: null, fullRanksBehind: null },
    ...{ unitWidth: null, unitLength: null },
  };
  trace.step('wab-1.50/card', { number, width: base.width, depth: base.depth });
  tellBase(card, number, trace);
  if (!unit.isFormed) return shape;
  const wide = widthOf(card);
  const ranks = ranksOf(card.models, wide);
  trace.step('wab-1.29/card', { number, wide, ranks: ranks.ranksInAll, last: ranks.inLastRank });
  return {
    ...{ ...shape, ...ranks },
    unitWidth: wide * base.width,
    unitLength: ranks.ranksInAll * base.depth,
  };
}

export const unitCards = defineQuery({
  id: 'wab/unit-cards',
  fields: CARDS_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'unitCards', 'modelsInAll', 'pointsInAll'),
    units: many(
      part({
        tooFew: yes(),
        orderOfUnit: word(ORDERS, 'none'),
        ...alike(amount(), 'factor', 'baseWidth', 'baseDepth'),
        ...alike(maybe(amount()), 'saveInCombat', 'saveFromShots'),
        ...alike(maybe(amount()), 'ranksInAll', 'inLastRank', 'fullRanksBehind'),
        ...alike(maybe(amount()), 'unitWidth', 'unitLength'),
      }),
    ),
  },
  sample: {
    armyCalled: 'Roma',
    units: [
      { unitCalled: 'Hastati', models: 24, width: 6, weaponSkill: 4, save: 4, standard: true },
      { unitCalled: 'Equites', unitTroops: 'cavalry', models: 8, movement: 8, save: 5 },
    ],
  },
  check: checkCards,
  run({ units }, trace) {
    const told = units.map((card, i) => tell(card, i + 1, trace));
    const sum = (of: (card: UnitCard) => number) => units.reduce((all, one) => all + of(one), 0);
    const allowed = told.every(({ tooFew }) => !tooFew);
    const modelsInAll = sum(({ models }) => models);
    return {
      answer: {
        ...{ allowed, unitCards: units.length, modelsInAll, units: told },
        pointsInAll: sum(({ unitPoints = 0 }) => unitPoints),
      },
      summary: {
        say: `unit-cards/${allowed ? 'all' : 'too-few'}`,
        with: { units: units.length, models: modelsInAll },
      },
    };
  },
});

/** The units of a list that are too small to begin with (wab-1.28), each at its models. */
export const tooFew = (units: readonly UnitCard[]) =>
  units.flatMap((card, i) => {
    const trace = new Trace();
    tell(card, i + 1, trace);
    const step = trace.steps.find(({ effect }) => effect);
    return step ? [{ field: `units.${i}.models`, step }] : [];
  });

import { amount, many, text as name, part, word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { text } from '../../core/schema/names.ts';
import { apart } from '../../plane/distance.ts';
import { SIDES } from '../../plane/rectangle.ts';
import { POSITION } from '../../plane/table/questions.ts';
import { penaltyOnSides } from '../values/penalty.ts';
import { openDirections } from './body.ts';
import { type Engagement, engagements, engagementsOf, sidesHit, type Touch } from './engaged.ts';
import { checkNames, tableOf } from './fields.ts';
import { inUd, ofUd, type TableState, type TableUnit } from './state.ts';

const MOST_NAME = 12;

const mirrored = ({ own, other, dice, touches }: Engagement): Engagement => ({
  own: other,
  other: own,
  dice,
  touches: touches.map((one) => ({ own: one.other, other: one.own, sections: one.sections })),
});

/** Sections by where they touch, as words: «front on left: 2». */
const toldTouch = ({ own, other, sections }: Touch) => ({
  ownPart: own,
  enemyPart: other,
  sectionsTouching: sections,
});

function toldEngagement(state: TableState, pair: Engagement) {
  const { own, other, dice, touches } = pair;
  const others = (unit: TableUnit, than: TableUnit) =>
    engagementsOf(state, unit).filter((one) => one.other.name !== than.name).length;
  return {
    unitName: own.name,
    enemyName: other.name,
    dice,
    contacts: touches.map(toldTouch),
    exposureOfUnit: penaltyOnSides(own, sidesHit(mirrored(pair))),
    exposureOfEnemy: penaltyOnSides(other, sidesHit(pair)),
    otherEnemiesOfUnit: others(own, other),
    otherEnemiesOfEnemy: others(other, own),
  };
}

/** Units within the radius of a general of their side, and how near its border they are. */
function underGenerals({ units }: TableState) {
  return units.flatMap((leader) => {
    const { general: radius } = leader;
    if (radius === null) return [];
    return units
      .filter((unit) => unit.player === leader.player && unit.name !== leader.name)
      .map((unit) => ({
        unit: unit.name,
        leader: leader.name,
        by: ofUd(radius) - apart(leader, unit),
      }));
  });
}

function record(state: TableState, pairs: readonly Engagement[], trace: Trace) {
  for (const { own, other, dice } of pairs)
    trace.step('onus-7.166/table', { unit: own.name, other: other.name, dice });
  if (pairs.length === 0) trace.step('onus-7.84/nobody');
  for (const { unit, leader, by } of underGenerals(state)) {
    const values = { unit, leader, ud: inUd(Math.abs(by)) };
    if (by >= 0) trace.step('onus-4.6/table', values);
    else trace.skip('onus-4.6', 'beyond-radius', values);
  }
}

const PART = word([...SIDES, 'marker'], 'front');
const ANSWER = {
  engagedPairs: many(
    part({
      unitName: name(),
      enemyName: name(),
      dice: amount(),
      contacts: many(part({ ownPart: PART, enemyPart: PART, sectionsTouching: amount() })),
      exposureOfUnit: amount(),
      exposureOfEnemy: amount(),
      otherEnemiesOfUnit: amount(),
      otherEnemiesOfEnemy: amount(),
    }),
  ),
  blockedUnits: many(name()),
  inGeneralsRadius: many(name()),
  tooClose: many(name()),
};

export const tableContacts = defineQuery({
  id: 'onus/table-contacts',
  fields: { position: POSITION, onlyUnit: text(MOST_NAME) },
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-50-54_top_X-50-50' },
  sample: { position: 'onus1_bottom_A-50-54-general~4_B-60-58_top_X-52-50', onlyUnit: '' },
  check: ({ position, onlyUnit }) => checkNames(position, onlyUnit ? { onlyUnit } : {}),
  run({ position, onlyUnit }, trace) {
    const { state } = tableOf(position);
    const about = (name: string) => !onlyUnit || name === onlyUnit;
    const pairs = engagements(state).filter(
      ({ own, other }) => about(own.name) || about(other.name),
    );
    record(state, pairs, trace);
    const fighting = state.units.filter(
      ({ name }) =>
        about(name) && pairs.some(({ own, other }) => own.name === name || other.name === name),
    );
    const blocked = fighting.filter((unit) => openDirections(state, unit).length === 0);
    for (const { name } of blocked) trace.step('onus-7.90/table', { unit: name });
    const answer = {
      engagedPairs: pairs.map((pair) => toldEngagement(state, pair)),
      blockedUnits: blocked.map(({ name }) => name),
      inGeneralsRadius: underGenerals(state)
        .filter(({ unit, by }) => by >= 0 && about(unit))
        .map(({ unit }) => unit),
      tooClose: underGenerals(state)
        .filter(({ unit, by }) => Math.abs(by) < 10 && about(unit))
        .map(({ unit }) => unit),
    };
    return {
      answer,
      summary: {
        say: `table-contacts/${pairs.length > 0 ? 'some' : 'none'}`,
        with: { pairs: pairs.length },
      },
    };
  },
});

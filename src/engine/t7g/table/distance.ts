import { amount, maybe, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { apart, between } from '../../plane/distance.ts';
import { checkTwo, POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { closeOf, reached } from '../../plane/verdict.ts';
import { checkNames, pairOf } from './fields.ts';
import { distanceOf, inInches, ofInches } from './scale.ts';
import {
  before,
  CENTRES,
  centreOf,
  centresOf,
  edgeToEdge,
  has,
  isTroop,
  nearestCentre,
  type TableUnit,
} from './state.ts';

/** Inches at which a Commander has his Troops at command distance, and with Presencia (t7g-7.10, t7g-7.39). */
const COMMAND = 6;
const PRESENCE = 9;

const FIELDS = { position: POSITION, unitName: UNIT_NAME, otherName: UNIT_NAME };

const check = checkTwo(checkNames);

/** From the Front Centre of a Troop to the nearest Centre of the other one; Commanders from edge to edge. */
function apartOf(unit: TableUnit, other: TableUnit) {
  const commander = [unit, other].find((one) => !isTroop(one));
  if (commander)
    return { far: edgeToEdge(commander, commander === unit ? other : unit), centre: null };
  const { far, centre } = nearestCentre(centreOf(unit), other);
  return { far, centre };
}

/** The Commander of two friends, if one of them is, and by how much his distance reaches the other Troop. */
function command(unit: TableUnit, other: TableUnit, far: number) {
  const commander = [unit, other].find((one) => !isTroop(one));
  const troop = [unit, other].find(isTroop);
  if (!commander || !troop || areEnemies(unit, other)) return undefined;
  const inches = has(commander, 'presence') ? PRESENCE : COMMAND;
  return { commander, troop, inches, by: ofInches(inches) - far };
}

const ANSWER = {
  centreDistance: amount(),
  nearestCentre: maybe(word(CENTRES, 'front')),
  betweenFronts: maybe(amount()),
  betweenCentres: maybe(amount()),
  edgeDistance: amount(),
  inFrontOfIt: maybe(yes()),
  inReactionDistance: maybe(yes()),
  inCommandDistance: maybe(yes()),
  closeDistances: words(['reaction', 'front', 'command']),
};

export const tableDistance = defineQuery({
  id: 't7g/table-distance',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-40_top_X-36-35', unitName: 'A', otherName: 'X' },
  sample: {
    position: 't7g1_bottom_A-36-40_top_X-38-36-200',
    unitName: 'A',
    otherName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target: other } = pairOf({ ...input, targetName: input.otherName });
    const { far, centre } = apartOf(unit, other);
    const troops = isTroop(unit) && isTroop(other);
    const values = { unit: unit.name, other: other.name, inches: inInches(far) };
    const fronts = between(centreOf(unit), centreOf(other));
    const ahead = reached(Math.round(before(unit, centreOf(other))));
    const limit = distanceOf('reaction', state);
    const near = troops && areEnemies(unit, other) ? fronts < limit : null;
    const led = command(unit, other, far);
    if (centre) trace.step('t7g-1.6/table', { ...values, centre: `centre.${centre}` });
    else trace.step('t7g-7.6/table', values);
    if (troops) trace.step(ahead.holds ? 't7g-5.8/before' : 't7g-5.8/behind', values);
    if (near) trace.step('t7g-2.28/on-table', { ...values, inches: inInches(fronts) });
    if (led)
      trace.step(led.by >= 0 ? 't7g-7.10/table' : 't7g-7.11/table', {
        ...{ unit: led.troop.name, leader: led.commander.name },
        ...{ inches: inInches(far), reach: led.inches },
      });
    return {
      answer: {
        centreDistance: inInches(far),
        nearestCentre: centre,
        betweenFronts: troops ? inInches(fronts) : null,
        betweenCentres: troops
          ? inInches(Math.min(...centresOf(unit).map(({ at }) => nearestCentre(at, other).far)))
          : null,
        edgeDistance: inInches(troops ? apart(unit, other) : far),
        inFrontOfIt: troops ? ahead.holds : null,
        inReactionDistance: near,
        inCommandDistance: led ? led.by >= 0 : null,
        closeDistances: closeOf<'reaction' | 'front' | 'command'>({
          reaction: near !== null && fronts !== limit && reached(limit - fronts).close,
          front: troops && ahead.margin > 0 && ahead.close,
          command: led !== undefined && led.by !== 0 && reached(led.by).close,
        }),
      },
      summary: { say: `table-distance/${troops ? 'centres' : 'edges'}`, with: values },
    };
  },
});

import type { ClauseId } from '../../core/clause-ids.ts';
import { chance, table } from '../../core/odds.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { group, rare, type Values } from '../../core/schema.ts';
import { FATES, type Fate, other, SIDES, type Side } from '../combat/melee.ts';
import { JAVELIN_DICE } from '../values/card-numbers.ts';
import { checkFighter } from '../values/contradictions.ts';
import { has, READINGS } from '../values/fighter.ts';
import { EVENT_FIELDS } from './fields.ts';
import {
  fateAfter,
  fates,
  fighterOf,
  rolledWounds,
  THROWER,
  type Thrower,
  type Volley,
  volley,
  woundsOdds,
} from './javelin-volley.ts';

const FIELDS = {
  eventFrom: EVENT_FIELDS.eventFrom,
  engagedBy: EVENT_FIELDS.engagedBy,
  attacker: group(THROWER),
  defender: group(THROWER),
  readings: rare(group({ R7: READINGS.R7, R21: READINGS.R21 })),
};
type Javelins = Values<typeof FIELDS>;
type Throwers = readonly Side[];

type On = Condition<Javelins, Throwers>;
type JavelinRow = Row<Javelins, Throwers>;
const on = (name: string, holds: (input: Javelins) => boolean): On => ({ name, holds });
const given = (holds: (input: Javelins) => boolean) => on('given', holds);

/** Ruling R76: without a printed ranged strength there is nothing to throw with. */
const canThrow = (unit: Thrower) => has(unit, 'javelins') && unit.javelinStrength !== 0;
const throwing = (input: Javelins) => SIDES.filter((side) => canThrow(input[side]));

const isRandom = given(({ eventFrom }) => eventFrom === 'random');
const fromHand = given(({ eventFrom }) => eventFrom !== 'random');
const isCharge = given(({ engagedBy }) => engagedBy === 'charge-this-turn');
const noCharge = given(({ engagedBy }) => engagedBy !== 'charge-this-turn');
const someone = given((input) => throwing(input).length > 0);
const nobody = given((input) => throwing(input).length === 0);

const row = (
  clause: ClauseId,
  say: string,
  apply: JavelinRow['apply'],
  ...when: readonly On[]
): JavelinRow => ({
  clause,
  say: `${clause}/${say}`,
  when: [topic(...when)],
  ...(apply && { apply }),
  with: (input) => ({
    dice: JAVELIN_DICE,
    player: `player.${input.eventFrom}`,
    sides: throwing(input).map((side) => `player.${side}`),
  }),
});
const none = (): Throwers => [];

/** Who throws: all that can if it is the random event, from hand only its player's unit. */
const WHO: Table<Javelins, Throwers> = {
  on: 'throwers',
  show: (sides) => [...sides],
  rows: [
    row('onus-9.22', 'able', (_, input) => throwing(input), someone),
    row('onus-9.22', 'unable', none, nobody),
    row('onus-11.11', 'all', undefined, isRandom, isCharge, someone),
    row(
      'onus-11.12',
      'owner',
      (sides, { eventFrom }) => sides.filter((side) => side === eventFrom),
      fromHand,
      isCharge,
      someone,
    ),
    row('onus-11.10', 'charge', undefined, isCharge),
    row('onus-11.10', 'no-charge', none, noCharge),
    row('onus-13.8', 'late', none, noCharge),
  ],
};

/** The volley of each thrower whose strength was told. */
type Volleys = Partial<Record<Side, Volley>>;

function volleysOf(input: Javelins, throwers: Throwers, trace: Trace): Volleys {
  const found: Volleys = {};
  for (const who of throwers) {
    const strength = input[who].javelinStrength;
    if (strength === undefined) continue;
    const target = { who: other(who), unit: input[other(who)] };
    found[who] = volley({ who, unit: input[who], strength }, target, input.readings, trace);
  }
  return found;
}

/** Wounds that javelins did to each side; null while they are unknown, 0 where nobody threw. */
function woundsOn(side: Side, input: Javelins, throwers: Throwers, volleys: Volleys) {
  const by = other(side);
  const thrown = volleys[by];
  if (!throwers.includes(by)) return 0;
  return thrown ? rolledWounds(thrown, input[by]) : null;
}

function sideAnswer(
  side: Side,
  input: Javelins,
  throwers: Throwers,
  volleys: Volleys,
  trace: Trace,
) {
  const wounds = woundsOn(side, input, throwers, volleys);
  const fate: Fate | 'open' =
    wounds === null ? 'open' : fateAfter(side, input[side], input[other(side)], wounds, trace);
  const own = volleys[side];
  const against = volleys[other(side)];
  return {
    throws: throwers.includes(side),
    dice: throwers.includes(side) ? JAVELIN_DICE : 0,
    strength: own?.strength ?? null,
    defence: against ? [against.defence.first, against.defence.second] : null,
    javelinWounds: wounds,
    mustCheck: wounds === null ? null : wounds > 0 && fate !== 'eliminated' && !input[side].fleeing,
    fate,
  };
}

function oddsOf(input: Javelins, volleys: Volleys): Odds {
  const odds: Odds = { chances: {}, means: {}, tables: {} };
  for (const by of SIDES) {
    const thrown = volleys[by];
    if (!thrown) continue;
    const side = other(by);
    const wounds = woundsOdds(thrown, input[side]);
    const ends = wounds.chain((one) => fates(side, input[side], input[by], one));
    odds.chances[`${side}-wounded`] = chance(wounds.probability((one) => one.wounds > 0));
    for (const fate of FATES) {
      const p = ends.probability((one) => one.fate === fate);
      if (p.n > 0n) odds.chances[`${side}-${fate}`] = chance(p);
    }
    odds.tables[`${side}Wounds`] = table(wounds, (one) => one.wounds);
  }
  return odds;
}

export const javelins = looseQuery({
  id: 'onus/throw-javelins',
  fields: FIELDS,
  sample: {
    eventFrom: 'random',
    attacker: { abilities: ['javelins'], javelinStrength: 3 },
    defender: { abilities: ['javelins'], javelinStrength: 2 },
  },
  check: (input) => SIDES.flatMap((side) => checkFighter(side, fighterOf(input[side]))),
  run(input, trace) {
    const throwers = applyRows(WHO, input, [], trace);
    const valid = input.engagedBy === 'charge-this-turn';
    const volleys = volleysOf(input, throwers, trace);
    if (throwers.length > 0) {
      trace.step('onus-11.11/short', { dice: JAVELIN_DICE });
      trace.step('onus-11.11/then-combat');
    }
    const sides = {
      attacker: sideAnswer('attacker', input, throwers, volleys, trace),
      defender: sideAnswer('defender', input, throwers, volleys, trace),
    };
    const gone = SIDES.some((side) => ['eliminated', 'fleeing'].includes(sides[side].fate));
    const open = SIDES.some((side) => sides[side].fate === 'open');
    return {
      answer: {
        allowed: valid,
        throwers,
        javelinDice: throwers.length > 0 ? JAVELIN_DICE : 0,
        simultaneous: throwers.length > 1,
        eventsAllowed: false,
        countsInCombat: false,
        combatFollows: gone ? false : open ? null : true,
        ...sides,
      },
      summary: {
        say: `throw-javelins/${!valid ? 'not-valid' : throwers.length > 0 ? 'throw' : 'nobody'}`,
        with: { sides: throwers.map((side) => `player.${side}`), dice: JAVELIN_DICE },
      },
      odds: oddsOf(input, volleys),
    };
  },
});

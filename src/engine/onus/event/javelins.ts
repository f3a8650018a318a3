import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { chance, table } from '../../core/odds.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { chancesOf, FATES, TOLD_FATES } from '../combat/fate.ts';
import { JAVELIN_DICE } from '../shooting/rows.ts';
import { checkFighter } from '../values/contradictions.ts';
import { has, READINGS } from '../values/fighter.ts';
import { isToldTwice } from '../values/morale.ts';
import { values } from '../values/pair.ts';
import { EVENT_FIELDS, isRandom } from './fields.ts';
import {
  fateAfter,
  fates,
  fighterOf,
  rolledWounds,
  type Target,
  THROWER,
  type Thrower,
  type Volley,
  volley,
  woundsOdds,
  wrongJavelins,
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

/** Ruling R76: without a printed ranged strength there is nothing to throw with. */
const canThrow = (unit: Thrower) => has(unit, 'javelins') && unit.javelinStrength !== 0;
const throwing = (input: Javelins) => SIDES.filter((side) => canThrow(input[side]));
const playersOf = (sides: Throwers) => sides.map((side) => `player.${side}`);

const { bars, notes, sets } = rulesOf<Javelins>((input) => ({
  dice: JAVELIN_DICE,
  player: `player.${input.eventFrom}`,
  sides: playersOf(throwing(input)),
}));
const isCharge = ({ engagedBy }: Javelins) => engagedBy === 'charge-this-turn';
const someone = (input: Javelins) => throwing(input).length > 0;

/** Javelins fly in the turn of a charge alone. */
const WHEN: Table<Javelins, boolean> = {
  on: 'allowed',
  rows: [bars('onus-11.10/no-charge', [not(isCharge)]), notes('onus-13.8/late', [not(isCharge)])],
};

/** Who throws: all that can if it is the random event, from hand only its player's unit. */
const WHO: Table<Javelins, Throwers> = {
  on: 'throwers',
  show: (sides) => [...sides],
  rows: [
    sets<Throwers>('onus-9.22/able', throwing, [someone]),
    notes<Throwers>('onus-9.22/unable', [not(someone)]),
    notes<Throwers>('onus-11.11/all', [isRandom, someone]),
    sets<Throwers>(
      'onus-11.12/owner',
      ({ eventFrom }, sides) => sides.filter((side) => side === eventFrom),
      [not(isRandom), someone],
    ),
    notes<Throwers>('onus-11.10/charge', []),
  ],
};

const targetOf = (input: Javelins, who: Side): Target => ({
  who,
  unit: input[who],
  enemy: input[other(who)],
});

/** The volley of each thrower whose strength was told. */
type Volleys = Partial<Record<Side, Volley>>;

function volleysOf(input: Javelins, throwers: Throwers, trace: Trace): Volleys {
  const found: Volleys = {};
  for (const by of throwers) {
    const strength = input[by].javelinStrength;
    if (strength !== undefined)
      found[by] = volley(by, targetOf(input, other(by)), strength, input.readings, trace);
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

const SIDE = part({
  throws: yes(),
  dice: amount(),
  strength: maybe(amount()),
  defence: maybe(many(amount())),
  javelinWounds: maybe(amount()),
  mustCheck: maybe(yes()),
  fate: word(TOLD_FATES, 'open'),
});

function sideAnswer(
  side: Side,
  input: Javelins,
  throwers: Throwers,
  volleys: Volleys,
  trace: Trace,
) {
  const wounds = woundsOn(side, input, throwers, volleys);
  const fate = wounds === null ? 'open' : fateAfter(targetOf(input, side), wounds, trace);
  const throws = throwers.includes(side);
  const against = volleys[other(side)];
  return {
    throws,
    dice: throws ? JAVELIN_DICE : 0,
    strength: volleys[side]?.strength ?? null,
    defence: against ? values(against.defence) : null,
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
    const wounds = woundsOdds(thrown, input[side], input[by]);
    const known = rolledWounds(thrown, input[by]);
    const fate = known === null ? 'open' : fateAfter(targetOf(input, side), known, new Trace());
    const ends =
      fate === 'open'
        ? wounds.chain((one) => fates(targetOf(input, side), one.wounds))
        : Distribution.certain({ fate });
    odds.chances[`${side}-wounded`] = chance(wounds.probability((one) => one.wounds > 0));
    const of = (fate: string) => ends.probability((one) => one.fate === fate);
    Object.assign(odds.chances, chancesOf(of, side));
    odds.tables[`${side}Wounds`] = table(wounds, (one) => one.wounds);
  }
  return odds;
}

function wrongDice(input: Javelins) {
  const throwers = applyRows(WHO, input, [], new Trace());
  const volleys = volleysOf(input, throwers, new Trace());
  return SIDES.flatMap((by) => {
    const thrown = volleys[by];
    const { moraleDie, checkResult } = input[by];
    const field = `${by}.checkResult`;
    return [
      ...(thrown ? wrongJavelins(by, thrown, input[by]) : []),
      ...(isToldTwice(moraleDie, checkResult)
        ? [{ field, problem: 'die-and-result', with: {} }]
        : []),
    ];
  });
}

export const javelins = defineQuery({
  id: 'onus/throw-javelins',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    throwers: words(SIDES),
    javelinDice: amount(),
    ...alike(yes(), 'simultaneous', 'eventsAllowed', 'countsInCombat'),
    combatFollows: maybe(yes()),
    attacker: SIDE,
    defender: SIDE,
  },
  odds: {
    chances: SIDES.flatMap((side) => ['wounded', ...FATES].map((one) => `${side}-${one}`)),
    tables: SIDES.map((side) => `${side}Wounds`),
  },
  sample: {
    eventFrom: 'random',
    attacker: { abilities: ['javelins'], javelinStrength: 3 },
    defender: { abilities: ['javelins'], javelinStrength: 2 },
  },
  check: firstOf<Javelins>(
    (input) => SIDES.flatMap((side) => checkFighter(side, fighterOf(input[side]))),
    wrongDice,
  ),
  run(input, trace) {
    const allowed = applyRows(WHEN, input, true, trace);
    const throwers = allowed ? applyRows(WHO, input, [], trace) : [];
    const volleys = volleysOf(input, throwers, trace);
    if (throwers.length > 0) {
      trace.step('onus-11.11/short', { dice: JAVELIN_DICE });
      trace.step('onus-11.11/then-combat');
    }
    const sides = eachSide((side) => sideAnswer(side, input, throwers, volleys, trace));
    const gone = SIDES.some((side) => ['eliminated', 'fleeing'].includes(sides[side].fate));
    const open = SIDES.some((side) => sides[side].fate === 'open');
    return {
      answer: {
        allowed,
        throwers,
        javelinDice: throwers.length > 0 ? JAVELIN_DICE : 0,
        simultaneous: throwers.length > 1,
        combatFollows: gone ? false : open ? null : true,
        ...sides,
      },
      summary: {
        say: `throw-javelins/${!allowed ? 'not-valid' : throwers.length > 0 ? 'throw' : 'nobody'}`,
        with: { sides: playersOf(throwers), dice: JAVELIN_DICE },
      },
      odds: oddsOf(input, volleys),
    };
  },
});

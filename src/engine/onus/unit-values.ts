import { fractionText } from '../core/fraction.ts';
import { defineQuery } from '../core/query.ts';
import type { Trace } from '../core/ruling.ts';
import { choice, count, flag, group, rare, type Values } from '../core/schema.ts';
import { claimOf, NONE, PRIORITY } from './combat-type.ts';
import { checkFighter } from './contradictions.ts';
import { ABILITY_LIST, KIND } from './fields.ts';
import { attackOf } from './values/attack.ts';
import { defenceOf } from './values/defence.ts';
import {
  type Bout,
  complete,
  FIGHTER,
  type Fighter,
  frightens,
  READINGS,
} from './values/fighter.ts';
import { failing, moraleOf } from './values/morale.ts';
import { strengthOf } from './values/strength.ts';

export const VALUE_FIELDS = {
  unit: group({ ...FIGHTER, strength: count(0, 20, 0) }),
  enemy: group({ kind: KIND, abilities: ABILITY_LIST }),
  attackedBy: choice(['hand-to-hand', 'shot', 'nobody'], 'hand-to-hand'),
  whoCharged: choice(['nobody', 'unit', 'enemy'], 'nobody'),
  obstructed: rare(flag()),
  dromedaries: rare(flag()),
  readings: rare(group(READINGS)),
};
export type ValueInput = Values<typeof VALUE_FIELDS>;

/** The unit's side of its combat with that enemy, of whom only kind and abilities matter. */
export function boutFor({ unit, enemy, whoCharged, dromedaries, readings }: ValueInput): Bout {
  const fighter = complete(unit);
  return {
    who: 'unit',
    unit: fighter,
    enemy: { ...fighter, kind: enemy.kind, abilities: enemy.abilities, formation: 'none' },
    charged: whoCharged === 'unit',
    first: whoCharged !== 'nobody',
    dromedaries,
    readings,
  };
}

const exposure = (input: ValueInput) => ({
  who: 'unit' as const,
  attacked: input.attackedBy !== 'nobody',
  by: input.attackedBy === 'shot' ? ('shot' as const) : ('hand-to-hand' as const),
  readings: input.readings,
});

const causeOf = ({ attackedBy }: ValueInput) =>
  attackedBy === 'nobody' ? 'activation' : attackedBy;

const strengthFor = (input: ValueInput, trace: Trace) =>
  input.unit.strength === 0
    ? null
    : strengthOf(
        {
          who: 'unit',
          unit: input.unit,
          obstructed: input.obstructed,
          target: 'in-sight',
          visibility: 0,
          readings: input.readings,
        },
        trace,
      );

const CLAIMS = ['none', 'priority', 'single'] as const;

export const unitValues = defineQuery({
  id: 'onus/unit-values',
  fields: VALUE_FIELDS,
  sample: {
    unit: { hit: 3, wound: 3, formation: 'phalanx', wounds: 3 },
    enemy: { kind: 'cavalry' },
    whoCharged: 'enemy',
  },
  check: (input) => checkFighter('unit', complete(input.unit)),
  run(input, trace) {
    const bout = boutFor(input);
    const unit: Fighter = bout.unit;
    const attack = attackOf(bout, trace);
    const claim = claimOf(bout, trace);
    const strength = strengthFor(input, trace);
    const defence = defenceOf({ ...exposure(input), unit, enemyKind: input.enemy.kind }, trace);
    const morale = moraleOf(
      {
        ...exposure(input),
        unit,
        cause: causeOf(input),
        terror: frightens(bout.enemy, unit, input.dromedaries),
      },
      trace,
    );
    return {
      answer: {
        attack: [attack.first, attack.second],
        strength,
        defence: [defence.first, defence.second],
        moraleValue: morale,
        chanceToFail: fractionText(failing(morale)),
        claim: CLAIMS[claim] ?? CLAIMS[NONE],
        strikesFirst: claim >= PRIORITY,
        lifeLeft: unit.life - unit.wounds,
      },
      summary: {
        say: strength === null ? 'unit-values' : 'unit-values/shooter',
        with: {
          attack: `${attack.first}/${attack.second}`,
          defence: `${defence.first}/${defence.second}`,
          morale,
          ...(strength !== null && { strength }),
        },
      },
    };
  },
});

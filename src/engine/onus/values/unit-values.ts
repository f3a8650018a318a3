import { fractionText } from '../../core/fraction.ts';
import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, count, flag, group, rare, type Values } from '../../core/schema.ts';
import { claimOf, NONE, PRIORITY } from '../combat/type.ts';
import { ABILITY_LIST, KIND } from '../fields.ts';
import { attackOf } from './attack.ts';
import { checkFighter } from './contradictions.ts';
import { defenceOf, type Guard } from './defence.ts';
import { type Bout, complete, FIGHTER, type Fighter, frightens, READINGS } from './fighter.ts';
import { attackModifier, defenceModifier, moraleModifier, strengthModifier } from './modifiers.ts';
import { failing, moraleOf, type Nerve } from './morale.ts';
import { type Shooter, strengthOf } from './strength.ts';

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

const shooterOf = (input: ValueInput): Shooter => ({
  who: 'unit',
  unit: input.unit,
  obstructed: input.obstructed,
  target: 'in-sight',
  visibility: 0,
  readings: input.readings,
});

/** What all modifiers come to, in each value that the unit has. */
function modifiersOf(input: ValueInput, bout: Bout, guard: Guard, nerve: Nerve) {
  return {
    attackModifier: attackModifier(bout),
    strengthModifier: input.unit.strength === 0 ? null : strengthModifier(shooterOf(input)),
    defenceModifier: defenceModifier(guard),
    moraleModifier: moraleModifier(nerve),
  };
}

const CLAIMS = ['none', 'priority', 'single'] as const;

/** What its abilities and markers are, before they count. */
function tellNature({ unit }: ValueInput, trace: Trace) {
  if (unit.abilities.some((ability) => ability !== 'bravery')) trace.step('onus-9.1');
  if (unit.bravery) trace.step('onus-8.23');
}

export const unitValues = looseQuery({
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
    tellNature(input, trace);
    const attack = attackOf(bout, trace);
    const claim = claimOf(bout, trace);
    const strength = input.unit.strength === 0 ? null : strengthOf(shooterOf(input), trace);
    const guard: Guard = { ...exposure(input), unit, enemyKind: input.enemy.kind };
    const defence = defenceOf(guard, trace);
    const nerve: Nerve = {
      ...exposure(input),
      unit,
      cause: causeOf(input),
      terror: frightens(bout.enemy, unit, input.dromedaries),
    };
    const morale = moraleOf(nerve, trace);
    return {
      answer: {
        attack: [attack.first, attack.second],
        strength,
        defence: [defence.first, defence.second],
        moraleValue: morale,
        ...modifiersOf(input, bout, guard, nerve),
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

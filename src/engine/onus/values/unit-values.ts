import { alike, amount, many, maybe, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, count, flag, group, rare, type Values } from '../../core/schema.ts';
import { claimOf, NONE, PRIORITY } from '../combat/type.ts';
import { ABILITY_LIST, KIND } from '../fields.ts';
import { attackOf } from './attack.ts';
import { fighterProblems } from './contradictions.ts';
import { defenceOf, type Guard } from './defence.ts';
import { type Bout, complete, FIGHTER, frightens, READINGS } from './fighter.ts';
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

type AttackedBy = ValueInput['attackedBy'];
const exposure = (by: AttackedBy) => ({
  who: 'unit' as const,
  attacked: by !== 'nobody',
  by: by === 'shot' ? ('shot' as const) : ('hand-to-hand' as const),
});

export const shooterOf = ({ unit, obstructed, readings }: ValueInput): Shooter => ({
  who: 'unit',
  unit,
  obstructed,
  target: 'in-sight',
  visibility: 0,
  readings,
});

export const guardAgainst = (by: AttackedBy, { unit, enemy, readings }: ValueInput): Guard => ({
  ...exposure(by),
  unit,
  enemyKind: enemy.kind,
  readings,
});

export function nerveAgainst(by: AttackedBy, input: ValueInput): Nerve {
  const { unit, enemy } = boutFor(input);
  return {
    ...exposure(by),
    unit,
    cause: input.attackedBy === 'nobody' ? 'activation' : input.attackedBy,
    terror: frightens(enemy, unit, input.dromedaries),
    readings: input.readings,
  };
}

const CLAIMS = ['none', 'priority', 'single'] as const;

/** What its abilities and markers are, before they count. */
function tellNature({ unit }: ValueInput, trace: Trace) {
  if (unit.abilities.some((ability) => ability !== 'bravery')) trace.step('onus-9.1');
  if (unit.bravery) trace.step('onus-8.23');
}

export const VALUE_ANSWER = {
  attack: many(amount()),
  strength: maybe(amount()),
  defence: many(amount()),
  ...alike(amount(), 'moraleValue', 'attackModifier'),
  strengthModifier: maybe(amount()),
  ...alike(amount(), 'defenceModifier', 'moraleModifier'),
  chanceToFail: text(),
  claim: word(CLAIMS, 'none'),
  strikesFirst: yes(),
  lifeLeft: amount(),
};

/** Each value of the unit, with all that raises and lowers it. */
export function valuesOf(input: ValueInput, trace: Trace) {
  const { attackedBy, unit } = input;
  const bout = boutFor(input);
  tellNature(input, trace);
  const attack = attackOf(bout, trace);
  const claim = claimOf(bout, trace);
  const shooter = unit.strength === 0 ? null : shooterOf(input);
  const strength = shooter && strengthOf(shooter, trace);
  const guard = guardAgainst(attackedBy, input);
  const defence = defenceOf(guard, trace);
  const nerve = nerveAgainst(attackedBy, input);
  const moraleValue = moraleOf(nerve, trace);
  return {
    attack: [attack.first, attack.second],
    strength,
    defence: [defence.first, defence.second],
    moraleValue,
    attackModifier: attackModifier(bout),
    strengthModifier: shooter && strengthModifier(shooter),
    defenceModifier: defenceModifier(guard),
    moraleModifier: moraleModifier(nerve),
    chanceToFail: fractionText(failing(moraleValue)),
    claim: CLAIMS[claim] ?? CLAIMS[NONE],
    strikesFirst: claim >= PRIORITY,
    lifeLeft: bout.unit.life - unit.wounds,
  };
}

export const unitValues = defineQuery({
  id: 'onus/unit-values',
  fields: VALUE_FIELDS,
  answer: VALUE_ANSWER,
  sample: {
    unit: { hit: 3, wound: 3, formation: 'phalanx', wounds: 3 },
    enemy: { kind: 'cavalry' },
    whoCharged: 'enemy',
  },
  check: within('unit', fighterProblems),
  run(input, trace) {
    const answer = valuesOf(input, trace);
    const { attack, defence, strength, moraleValue: morale } = answer;
    return {
      answer,
      summary: {
        say: strength === null ? 'unit-values' : 'unit-values/shooter',
        with: {
          attack: attack.join('/'),
          defence: defence.join('/'),
          morale,
          ...(strength !== null && { strength }),
        },
      },
    };
  },
});

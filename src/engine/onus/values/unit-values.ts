import { alike, amount, many, maybe, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { claimOf, NONE, PRIORITY } from '../combat/type.ts';
import { ABILITY_LIST, GROUND, KIND } from '../fields.ts';
import { attackModifier, attackOf } from './attack.ts';
import { fighterProblems } from './contradictions.ts';
import { defenceModifier, defenceOf, type Guard } from './defence.ts';
import { type Bout, complete, FIGHTER, frightens, isBroken, READINGS } from './fighter.ts';
import { COMBAT_GROUND } from './ground.ts';
import { failing, moraleModifier, moraleOf, type Nerve } from './morale.ts';
import { type Shooter, strengthModifier, strengthOf } from './strength.ts';

/** Markers of which a unit has one at most. */
const SINGLE_MARKERS = ['hero', 'no-officers', 'broken'] as const;

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
const FIELDS = {
  ...VALUE_FIELDS,
  ground: GROUND,
  markerPlaced: rare(optionalChoice(SINGLE_MARKERS)),
};
type Input = Values<typeof FIELDS>;

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

const { notes } = rulesOf<Input>();
const places = (marker: Input['markerPlaced'], has: (unit: Input['unit']) => boolean) => [
  ({ markerPlaced }: Input) => markerPlaced === marker,
  ({ unit }: Input) => has(unit),
];
/** What its abilities are, before they count. */
const NATURE: Table<Input, null> = {
  on: 'unit',
  rows: [
    notes<null>('onus-9.1', [({ unit }) => unit.abilities.some((one) => one !== 'bravery')]),
    notes<null>('onus-8.23', [({ unit }) => unit.bravery]),
  ],
};

/** A marker that it has already. */
const MARKERS: Table<Input, null> = {
  on: 'unit',
  rows: [
    notes<null>(
      'onus-10.14/again',
      places('hero', ({ hero }) => hero),
    ),
    notes<null>(
      'onus-10.15/again',
      places('no-officers', ({ noOfficers }) => noOfficers),
    ),
    notes<null>('onus-10.16/again', places('broken', isBroken)),
  ],
};

/** With the marker that is placed on it, of which a second one changes nothing (R92). */
function marked(input: Input): Input {
  const { unit, markerPlaced: marker } = input;
  const [hero, noOfficers, broken] = SINGLE_MARKERS.map((one) => one === marker);
  return {
    ...input,
    unit: {
      ...unit,
      hero: unit.hero || hero === true,
      noOfficers: unit.noOfficers || noOfficers === true,
      broken: unit.broken || broken === true,
    },
  };
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
  fields: FIELDS,
  answer: VALUE_ANSWER,
  sample: {
    unit: { hit: 3, wound: 3, formation: 'phalanx', wounds: 3 },
    enemy: { kind: 'cavalry' },
    whoCharged: 'enemy',
  },
  check: within('unit', fighterProblems),
  run(input, trace) {
    applyRows(NATURE, input, null, trace);
    applyRows(COMBAT_GROUND, { ...input.unit, ground: input.ground }, null, trace);
    applyRows(MARKERS, input, null, trace);
    const answer = valuesOf(marked(input), trace);
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

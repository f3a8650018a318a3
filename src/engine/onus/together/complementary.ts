import { alike, amount, many, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ATTACK, DEFENCE, LIFE, MOVEMENT, STATE } from '../fields.ts';
import { movementOf } from '../movement/allowance.ts';
import { exact } from '../movement/course.ts';

const ACTS = [
  'stays',
  'deploy',
  'activate',
  'fight',
  'shoot',
  'throw-javelins',
  'separate',
  'rejoin',
] as const;
const MOST_WOUNDS = 30;

const UNIT = { movement: MOVEMENT, ...ATTACK, ...DEFENCE, wounds: STATE.wounds, life: LIFE };
const FIELDS = {
  stackAct: choice(ACTS, 'stays'),
  principal: group(UNIT),
  auxiliary: group(UNIT),
  together: flag(true),
  activatedUnit: choice(['principal', 'auxiliary', 'none'], 'principal'),
  woundsSuffered: count(0, MOST_WOUNDS, 0),
  auxiliaryShoots: flag(true),
  auxiliaryJavelins: flag(true),
  wellAligned: rare(flag(true)),
  leavesOverlap: rare(flag()),
  byFlight: rare(flag()),
};
/** A principal unit and its auxiliary, and what they do. */
type Stack = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Stack>();

const acts =
  (...which: Stack['stackAct'][]) =>
  ({ stackAct }: Stack) =>
    which.includes(stackAct);
const together = (stack: Stack) => stack.together;
const isTogether = on('not-stacked', together);
const isAble = ({ stackAct, auxiliaryShoots, auxiliaryJavelins }: Stack) =>
  stackAct === 'shoot' ? auxiliaryShoots : auxiliaryJavelins;
const fromBelow = all(together, acts('shoot', 'throw-javelins'));
const uses = (stack: Stack) => ({
  attack: `${stack.principal.hit}/${stack.principal.wound}`,
  defence: `${stack.principal.dodge}/${stack.principal.armour}`,
});

const isAligned = on('not-aligned', ({ wellAligned }: Stack) => wellAligned);
const liesAskew = on('stacked-well', ({ wellAligned }: Stack) => !wellAligned);
const byPrincipal = on(
  'principal-not-activated',
  ({ activatedUnit }: Stack) => activatedUnit === 'principal',
);

const STACK: Table<Stack, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-9.30', []),
    notes('onus-9.31', [acts('deploy')], isAligned),
    bars('onus-7.33/stack', [acts('deploy')], liesAskew),
    notes('onus-9.32', [together, ({ activatedUnit }) => activatedUnit !== 'none'], byPrincipal),
    notes('onus-9.33', [({ stackAct }) => stackAct !== 'separate'], isTogether, {
      with: ({ principal }) => ({ ud: movementOf({ ...principal, stacked: true }) }),
    }),
    notes('onus-9.34', [together, acts('fight')], { with: uses }),
    notes('onus-9.35', [({ woundsSuffered }) => woundsSuffered > 0], isTogether, {
      with: ({ woundsSuffered }) => ({ wounds: woundsSuffered }),
    }),
    notes('onus-9.36', [fromBelow], on('auxiliary-unable', isAble)),
    bars('onus-9.36/unable', [fromBelow, not(isAble)]),
    notes('onus-9.37', [acts('separate'), ({ leavesOverlap }) => !leavesOverlap]),
    bars('onus-9.37/overlap', [acts('separate'), ({ leavesOverlap }) => leavesOverlap]),
    bars('onus-9.37/idle', [
      acts('separate'),
      ({ activatedUnit, byFlight }) => activatedUnit === 'none' && !byFlight,
    ]),
    bars('onus-9.37/rejoin', [acts('rejoin')]),
    notes('onus-9.38', [
      acts('separate'),
      ({ principal, auxiliary }) => principal.wounds + auxiliary.wounds > 0,
    ]),
  ],
};

const ANSWER = {
  ...alike(yes(), 'allowed', 'stacked'),
  ...alike(amount(), 'principalMovement', 'auxiliaryMovement'),
  ...alike(maybe(many(amount())), 'attackUsed', 'defenceUsed'),
  bothActive: yes(),
  ...alike(amount(), 'principalWounds', 'auxiliaryWounds'),
  principalEliminated: yes(),
  auxiliaryEliminated: yes(),
  auxiliaryMayShoot: yes(),
  auxiliaryMayThrow: yes(),
  mayRejoin: yes(),
};

export const complementary = defineQuery({
  id: 'onus/complementary',
  fields: FIELDS,
  answer: ANSWER,
  sample: { stackAct: 'fight', principal: { movement: 3 }, woundsSuffered: 1 },
  check: problems(
    ['together', 'still-stacked', null, (it) => it.stackAct === 'rejoin' && it.together],
    ['together', 'apart-already', null, (it) => it.stackAct === 'separate' && !it.together],
  ),
  run(stack, trace) {
    const allowed = applyRows(STACK, stack, true, trace);
    const { principal, auxiliary, woundsSuffered, activatedUnit } = stack;
    const stacked = stack.together && !(allowed && stack.stackAct === 'separate');
    const wounds = {
      principalWounds: principal.wounds + woundsSuffered,
      auxiliaryWounds: auxiliary.wounds + (stack.together ? woundsSuffered : 0),
    };
    const answer = {
      allowed,
      stacked,
      principalMovement: exact(movementOf({ ...principal, stacked })),
      auxiliaryMovement: auxiliary.movement,
      attackUsed: stacked ? [principal.hit, principal.wound] : null,
      defenceUsed: stacked ? [principal.dodge, principal.armour] : null,
      bothActive: stack.together && activatedUnit === 'principal',
      ...wounds,
      principalEliminated: wounds.principalWounds >= principal.life,
      auxiliaryEliminated: wounds.auxiliaryWounds >= auxiliary.life,
      auxiliaryMayShoot: stack.auxiliaryShoots,
      auxiliaryMayThrow: stack.auxiliaryJavelins,
    };
    const say = !allowed ? 'no' : stacked ? 'stacked' : 'apart';
    return {
      answer,
      summary: { say: `complementary/${say}`, with: { ud: answer.principalMovement } },
    };
  },
});

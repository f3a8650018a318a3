import { amount, many, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { movementOf } from '../movement/allowance.ts';
import { exact } from '../movement/course.ts';
import { STACK, STACK_FIELDS } from './complementary-rows.ts';

const ANSWER = {
  allowed: yes(),
  stacked: yes(),
  principalMovement: amount(),
  auxiliaryMovement: amount(),
  attackUsed: maybe(many(amount())),
  defenceUsed: maybe(many(amount())),
  bothActive: yes(),
  principalWounds: amount(),
  auxiliaryWounds: amount(),
  principalEliminated: yes(),
  auxiliaryEliminated: yes(),
  auxiliaryMayShoot: yes(),
  auxiliaryMayThrow: yes(),
  mayRejoin: yes(),
};

export const complementary = defineQuery({
  id: 'onus/complementary',
  fields: STACK_FIELDS,
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

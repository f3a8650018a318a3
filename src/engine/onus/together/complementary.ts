import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Violation } from '../../core/schema.ts';
import { movementOf } from '../movement/allowance.ts';
import { exact } from '../movement/course.ts';
import { STACK, STACK_FIELDS, type Stack } from './complementary-rows.ts';

function check({ stackAct, together }: Stack): Violation[] {
  const wrong = (problem: string, clause?: 'onus-9.37') => [
    { field: 'together', problem, with: {}, ...(clause && { clause }) },
  ];
  if (stackAct === 'rejoin' && together) return wrong('still-stacked');
  if (stackAct === 'separate' && !together) return wrong('apart-already');
  return [];
}

export const complementary = looseQuery({
  id: 'onus/complementary',
  fields: STACK_FIELDS,
  sample: { stackAct: 'fight', principal: { movement: 3 }, woundsSuffered: 1 },
  check,
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
      mayRejoin: false,
    };
    const say = !allowed ? 'no' : stacked ? 'stacked' : 'apart';
    return {
      answer,
      summary: { say: `complementary/${say}`, with: { ud: answer.principalMovement } },
    };
  },
});

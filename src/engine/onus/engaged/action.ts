import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { isGone, retreat, withdraw } from './disengage.ts';
import {
  ENGAGED_FIELDS,
  type Engaged,
  type EngagedAction,
  type EngagedInput,
  engagedOf,
} from './engaged.ts';
import { envelop } from './envelop.ts';
import { checksLater } from './free-attack.ts';
import { OUTCOME, type Outcome } from './outcome.ts';
import { halfTurn, quarterTurn } from './reposition.ts';
import { MAY_ACT } from './rows.ts';
import { shorten } from './shorten.ts';

function enveloped(unit: Engaged, trace: Trace): Outcome {
  const markersPlaced = envelop(unit, trace);
  const before = unit.foes[0]?.sectionsTouching ?? 0;
  return { allowed: markersPlaced > 0, markersPlaced, diceAfter: before + markersPlaced };
}

const DONE: Partial<Record<EngagedAction, (unit: Engaged, trace: Trace) => Outcome>> = {
  envelop: enveloped,
  reduce: shorten,
  'reposition-90': quarterTurn,
  'reposition-180': halfTurn,
  withdraw,
  retreat,
};

const check = problems<EngagedInput>(
  [
    'formation',
    'no-formation-to-dissolve',
    null,
    (unit) => unit.engagedAction === 'dissolve' && unit.formation === 'none',
  ],
  [
    'extended',
    'formed-and-extended',
    'onus-7.64',
    (unit) => unit.formation !== 'none' && unit.extended > 0,
  ],
);

export const engagedAction = defineQuery({
  id: 'onus/engaged-action',
  fields: ENGAGED_FIELDS,
  answer: OUTCOME,
  sample: {
    engagedAction: 'withdraw',
    movement: 5,
    enemies: [{ sectionsTouching: 4, movement: 2, reply: 'follows' }],
  },
  check,
  run(input, trace) {
    const unit = engagedOf(input);
    const able = applyRows(MAY_ACT, unit, true, trace);
    const done: Outcome = able
      ? (DONE[unit.engagedAction]?.(unit, trace) ?? {})
      : { allowed: false };
    const {
      allowed = true,
      attackDice = [],
      extended = unit.extended,
      engagedAfter: still = true,
    } = done;
    const struck = attackDice.some((dice) => dice > 0);
    const engagedAfter = struck && isGone(unit) ? false : still;
    const answer = {
      ...done,
      allowed,
      attackDice,
      extended,
      engagedAfter,
      mustFightAfter: engagedAfter,
      checksLater: checksLater(unit),
    };
    const dice = attackDice.reduce((sum, one) => sum + one, 0);
    return { answer, summary: { say: `engaged-action/${endOf(answer)}`, with: { dice } } };
  },
});

interface End {
  allowed: boolean;
  attackDice: readonly number[];
  engagedAfter: boolean | null;
}

function endOf({ allowed, attackDice, engagedAfter }: End) {
  if (!allowed) return 'no';
  if (attackDice.some((dice) => dice > 0)) return 'attacked';
  if (engagedAfter === null) return 'open';
  return engagedAfter ? 'yes' : 'free';
}

import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { isGone, retreat, withdraw } from './disengage.ts';
import { ENGAGED_FIELDS, type Engaged, type EngagedAction, engagedOf } from './engaged.ts';
import { envelop } from './envelop.ts';
import { checksLater, NO_ATTACK } from './free-attack.ts';
import { halfTurn, quarterTurn } from './reposition.ts';
import { MAY_ACT } from './rows.ts';
import { shorten } from './shorten.ts';

function enveloped(unit: Engaged, trace: Trace) {
  const markersPlaced = envelop(unit, trace);
  const before = unit.foes[0]?.sectionsTouching ?? 0;
  return {
    allowed: markersPlaced > 0,
    markersPlaced,
    diceAfter: markersPlaced > 0 ? before + markersPlaced : before,
  };
}

const DONE: Partial<Record<EngagedAction, (unit: Engaged, trace: Trace) => object>> = {
  envelop: enveloped,
  reduce: shorten,
  'reposition-90': quarterTurn,
  'reposition-180': halfTurn,
  withdraw,
  retreat,
};

/** What an action that changes nothing comes to. */
const startOf = (unit: Engaged) => ({
  allowed: true,
  ...NO_ATTACK,
  countsInCombat: null as boolean | null,
  markersRemoved: 0,
  markersPlaced: 0,
  markersNeeded: null as number | null,
  enemyMarkersStay: null as boolean | null,
  diceAfter: null as number | null,
  withdrawalUd: null as number | null,
  mostDistance: null as number | null,
  enemies: [] as readonly object[],
  engagedAfter: true as boolean | null,
  extended: unit.extended as number | null,
  moveAfter: null as object | null,
});

export const engagedAction = looseQuery({
  id: 'onus/engaged-action',
  fields: ENGAGED_FIELDS,
  sample: {
    engagedAction: 'withdraw',
    movement: 5,
    enemies: [{ sectionsTouching: 4, movement: 2, reply: 'follows' }],
  },
  check: ({ engagedAction, formation, extended }) => [
    ...(engagedAction === 'dissolve' && formation === 'none'
      ? [{ field: 'formation', problem: 'no-formation-to-dissolve', with: {} }]
      : []),
    ...(formation !== 'none' && extended > 0
      ? [
          {
            field: 'extended',
            problem: 'engaged-formed-and-extended',
            with: {},
            clause: 'onus-7.64' as const,
          },
        ]
      : []),
  ],
  run(input, trace) {
    const unit = engagedOf(input);
    const able = applyRows(MAY_ACT, unit, true, trace);
    const start = startOf(unit);
    const done = able
      ? { ...start, ...DONE[unit.engagedAction]?.(unit, trace) }
      : { ...start, allowed: false };
    const { attackDice } = done;
    const struck = attackDice.some((dice) => dice > 0);
    const engagedAfter = struck && isGone(unit) ? false : done.engagedAfter;
    const answer = {
      ...done,
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

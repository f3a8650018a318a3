import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { movementOf } from '../movement/allowance.ts';
import { exact, TURN } from '../movement/course.ts';
import { march, type StepDraft } from '../movement/march.ts';
import { judge } from '../movement/move.ts';
import { skirmisherPhase } from '../movement/skirmisher-phase.ts';
import { MOST_EXTENDED, UD } from '../units.ts';
import {
  CHARGE_FIELDS,
  type Charge,
  type ChargeInput,
  CONTACT,
  type Done,
  MUST_CHARGE,
} from './rows.ts';

const BEFORE: Record<Done, (charge: ChargeInput) => StepDraft[]> = {
  'all-directions': () => [{ does: 'sideways', ud: 0 }],
  rotate: () => [{ does: 'rotate' }],
  extend: () => [{ does: 'extend' }],
  shorten: () => [{ does: 'shorten' }],
  adopt: ({ formation }) => [{ does: 'adopt', into: formation }],
  dissolve: () => [{ does: 'dissolve' }],
  shoot: () => [],
};

/** What it charges in is what it has changed into; before, it was something else. */
function before({ doneThisTurn: done, formation, extended }: ChargeInput) {
  const grown = Number(done.includes('extend')) - Number(done.includes('shorten'));
  const changed = done.includes('adopt') || done.includes('dissolve');
  return {
    formation: changed ? 'none' : formation,
    extended: Math.min(MOST_EXTENDED, Math.max(0, extended - grown)),
  } as const;
}

const costOf = ({ cornerTurns, enemyDistance = 0 }: ChargeInput) =>
  exact(cornerTurns * TURN + enemyDistance);

function inMovementPhase(charge: ChargeInput, trace: Trace) {
  const { doneThisTurn, cornerTurns, enemyDistance = 0, abilities, readings } = charge;
  const { movement, kind, active, engaged, broken, fleeing, forcedMarch, stacked } = charge;
  const turns = Array.from({ length: cornerTurns }, (): StepDraft => ({ does: 'turn' }));
  const found = judge(
    march({
      ...{ movement, kind, active, engaged, broken, fleeing, forcedMarch, stacked },
      ...{ rallied: charge.rallied, recovered: charge.recovered },
      ...before(charge),
      ...(charge.movementType && { movementType: charge.movementType }),
      permission: charge.permission,
      abilities: abilities.filter((one) => one !== 'impetuous' || !charge.enemyInStructure),
      steps: [
        ...doneThisTurn.flatMap((one) => BEFORE[one](charge)),
        ...turns,
        { ud: enemyDistance },
      ],
      toCharge: true,
      toShoot: doneThisTurn.includes('shoot'),
      readings: { R3: readings.R3 },
    }),
    trace,
  );
  const { allowed, movementType, allowance, paced } = found;
  const { used } = paced.course;
  return { allowed, movementType, used, reach: allowance - (used - enemyDistance) };
}

function inSkirmisherPhase(charge: ChargeInput, trace: Trace) {
  const { abilities, active, engaged, doneThisTurn, udMoved, readings, cornerTurns } = charge;
  const { allowed, left } = skirmisherPhase(
    {
      isSkirmisher: abilities.includes('skirmishers'),
      ...{ active, engaged, udMoved, readings },
      movement: movementOf(charge),
      shot: doneThisTurn.includes('shoot'),
      allDirections: doneThisTurn.includes('all-directions'),
      toCharge: true,
      toMove: costOf(charge),
    },
    trace,
  );
  const used = costOf(charge);
  return { allowed, movementType: 'normal', used, reach: left - cornerTurns * TURN };
}

export const charge = looseQuery({
  id: 'onus/charge',
  fields: CHARGE_FIELDS,
  sample: { movement: 4, enemyDistance: 1.8, doneThisTurn: ['rotate'] },
  check: ({ doneThisTurn: done, formation }) => [
    ...(done.includes('adopt') && formation === 'none'
      ? [{ field: 'formation', problem: 'formation-not-told', with: {} }]
      : []),
    ...(done.includes('dissolve') && formation !== 'none'
      ? [{ field: 'formation', problem: 'still-formed', with: {} }]
      : []),
  ],
  run(input, trace) {
    const found =
      input.chargePhase === 'skirmishers'
        ? inSkirmisherPhase(input, trace)
        : inMovementPhase(input, trace);
    const charge: Charge = { ...input, possible: found.allowed };
    const allowed = applyRows(CONTACT, charge, found.allowed, trace);
    const mustCharge = applyRows(MUST_CHARGE, charge, false, trace) && allowed;
    const reach = exact(Math.max(0, found.reach));
    const answer = {
      allowed,
      mustCharge,
      movementType: found.movementType,
      reach,
      reachCm: exact(reach * UD),
      used: found.used,
      ownerChooses: mustCharge && input.enemiesInReach > 1,
      withMostSections: mustCharge,
      sectionsToUse: mustCharge && input.sectionsByWay ? Math.max(0, ...input.sectionsByWay) : null,
      engagedAfter: allowed,
    };
    const say = mustCharge ? 'must' : allowed ? 'yes' : 'no';
    return { answer, summary: { say: `charge/${say}`, with: { ud: reach } } };
  },
});

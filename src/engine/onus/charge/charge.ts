import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { exact, TURN } from '../movement/course.ts';
import { MOVES, march, type StepDraft } from '../movement/march.ts';
import { judge } from '../movement/move.ts';
import { skirmisherPhase } from '../movement/skirmisher-rest.ts';
import { MOST_EXTENDED, UD } from '../units.ts';
import { formationProblems } from '../values/contradictions.ts';
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
  const { doneThisTurn, cornerTurns, enemyDistance = 0, abilities } = charge;
  const turns = Array.from({ length: cornerTurns }, (): StepDraft => ({ does: 'turn' }));
  const found = judge(
    march({
      ...charge,
      ...before(charge),
      abilities: abilities.filter((one) => one !== 'impetuous' || !charge.enemyInStructure),
      steps: [
        ...doneThisTurn.flatMap((one) => BEFORE[one](charge)),
        ...turns,
        { ud: enemyDistance },
      ],
      toCharge: true,
      toShoot: doneThisTurn.includes('shoot'),
    }),
    trace,
  );
  const { allowed, movementType, allowance, paced } = found;
  const { used } = paced.course;
  return { allowed, movementType, used, reach: allowance - (used - enemyDistance) };
}

function inSkirmisherPhase(charge: ChargeInput, trace: Trace) {
  const { abilities, doneThisTurn, cornerTurns } = charge;
  const { allowed, left } = skirmisherPhase(
    {
      ...charge,
      isSkirmisher: abilities.includes('skirmishers'),
      shot: doneThisTurn.includes('shoot'),
      movedAllDirections: doneThisTurn.includes('all-directions'),
      toCharge: true,
      udWanted: costOf(charge),
    },
    trace,
  );
  const used = costOf(charge);
  return { allowed, movementType: 'normal' as const, used, reach: left - cornerTurns * TURN };
}

const isFormed = ({ formation }: ChargeInput) => formation !== 'none';
const did = ({ doneThisTurn }: ChargeInput, what: Done) => doneThisTurn.includes(what);

const ANSWER = {
  ...alike(yes(), 'allowed', 'mustCharge'),
  movementType: MOVES,
  ...alike(amount(), 'reach', 'reachCm', 'used'),
  ...alike(yes(), 'ownerChooses', 'withMostSections'),
  sectionsToUse: maybe(amount()),
  engagedAfter: yes(),
};

export const charge = defineQuery({
  id: 'onus/charge',
  fields: CHARGE_FIELDS,
  answer: ANSWER,
  sample: { movement: 4, enemyDistance: 1.8, doneThisTurn: ['rotate'] },
  next: ({ kind, abilities, formation, extended }, { allowed }) =>
    allowed
      ? [
          {
            as: 'combat',
            query: 'onus/hand-to-hand',
            draft: { charge: true, attacker: { kind, abilities, formation, extended } },
          },
        ]
      : [],
  check: problems<ChargeInput>(
    (unit) => formationProblems({ ...unit, ...before(unit) }),
    ['formation', 'formation-not-told', null, (unit) => did(unit, 'adopt') && !isFormed(unit)],
    ['formation', 'still-formed', null, (unit) => did(unit, 'dissolve') && isFormed(unit)],
  ),
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
      ownerChooses: allowed && input.enemiesInReach > 1,
      withMostSections: mustCharge,
      sectionsToUse: mustCharge && input.sectionsByWay ? Math.max(0, ...input.sectionsByWay) : null,
      engagedAfter: allowed,
    };
    const say = mustCharge ? 'must' : allowed ? 'yes' : 'no';
    return { answer, summary: { say: `charge/${say}`, with: { ud: reach } } };
  },
});

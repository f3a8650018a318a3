import { defineQuery } from '../core/query.ts';
import { applyRows, type Condition, type Table, topic } from '../core/rows.ts';
import type { Trace } from '../core/ruling.ts';
import {
  choice,
  count,
  flag,
  group,
  list,
  measure,
  optionalChoice,
  optionalCounts,
  optionalMeasure,
  rare,
  type Values,
} from '../core/schema.ts';
import { movementOf } from './allowance.ts';
import { exact, TURN } from './course.ts';
import {
  MOST_STEPS,
  MOST_UD,
  MOVEMENT_TYPES,
  MOVER_FIELDS,
  march,
  PERMISSIONS,
  reading,
  type StepDraft,
} from './march.ts';
import { judge } from './move.ts';
import { skirmisherPhase } from './skirmisher-phase.ts';
import { MOST_EXTENDED, SECTIONS, UD } from './units.ts';

/** What a unit may have done in the turn of its charge. */
const DONE = [
  'all-directions',
  'rotate',
  'extend',
  'shorten',
  'adopt',
  'dissolve',
  'shoot',
] as const;
type Done = (typeof DONE)[number];
const MOST_ENEMIES = 20;
const MOST_FRONT = SECTIONS.front + MOST_EXTENDED;

const { toCharge: _, ...CHARGER } = MOVER_FIELDS;
const FIELDS = {
  ...CHARGER,
  enemyDistance: optionalMeasure(0, MOST_UD),
  // The steps before the turns must fit as well.
  cornerTurns: count(0, MOST_STEPS / 2, 0),
  doneThisTurn: list(DONE, DONE.length),
  movementType: rare(optionalChoice(MOVEMENT_TYPES)),
  permission: rare(choice(PERMISSIONS, 'none')),
  enemyInStructure: rare(flag()),
  enemiesInReach: rare(count(0, MOST_ENEMIES, 1)),
  sectionsByWay: rare(optionalCounts(0, MOST_FRONT, MOST_ENEMIES)),
  ownSide: rare(choice(['front', 'flank', 'rear'], 'front')),
  meetsCorner: rare(flag()),
  chargePhase: rare(choice(['movement', 'skirmishers'], 'movement')),
  udMoved: rare(measure(0, MOST_UD, 0)),
  readings: rare(group({ R3: reading(), R35: reading() })),
};

type ChargeInput = Values<typeof FIELDS>;
interface Charge extends ChargeInput {
  /** The unit may charge, and the enemy is near enough. */
  possible: boolean;
}

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

type On = Condition<Charge>;
const given = (holds: (charge: Charge) => boolean): On => ({ name: 'given', holds });
const on = (name: string, holds: (charge: Charge) => boolean): On => ({ name, holds });
const impetuous = given(
  ({ abilities, chargePhase }) => abilities.includes('impetuous') && chargePhase === 'movement',
);

/** Must the unit charge, whatever its player wants? */
const MUST_CHARGE: Table<Charge, boolean> = {
  on: 'mustCharge',
  rows: [
    {
      clause: 'onus-9.21',
      when: [impetuous, on('not-in-structure', ({ enemyInStructure }) => enemyInStructure)],
      unless: ['onus-9.19', 'onus-9.20'],
    },
    {
      clause: 'onus-9.19',
      when: [
        impetuous,
        on('out-of-reach', ({ possible, enemiesInReach }) => possible && enemiesInReach > 0),
      ],
      apply: () => true,
    },
    {
      clause: 'onus-9.20',
      when: [
        topic(
          impetuous,
          given(({ possible, enemiesInReach }) => possible && enemiesInReach > 1),
        ),
      ],
      with: ({ enemiesInReach }) => ({ enemies: enemiesInReach }),
    },
  ],
};

const isPossible = given(({ possible }) => possible);
const CONTACT: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    {
      clause: 'onus-7.73',
      when: [given(({ ownSide }) => ownSide !== 'front')],
      apply: () => false,
      say: 'onus-7.73/not-frontal',
    },
    {
      clause: 'onus-7.73',
      when: [
        topic(
          isPossible,
          given(({ ownSide }) => ownSide === 'front'),
        ),
      ],
    },
    {
      clause: 'onus-7.75',
      when: [isPossible],
      with: ({ cornerTurns }) => ({ turns: cornerTurns }),
    },
    {
      clause: 'onus-7.76',
      when: [
        topic(
          isPossible,
          given(({ meetsCorner }) => meetsCorner),
        ),
      ],
    },
    {
      clause: 'onus-8.5',
      when: [
        topic(
          isPossible,
          given(
            ({ formation, abilities }) => formation !== 'none' && abilities.includes('athletes'),
          ),
        ),
      ],
      say: 'onus-8.5/charge',
    },
  ],
};

export const charge = defineQuery({
  id: 'onus/charge',
  fields: FIELDS,
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

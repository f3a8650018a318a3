import type { ClauseId } from '../../core/clause-ids.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { ABILITY_LIST, STATE } from '../fields.ts';
import type { Ability } from '../units.ts';
import { ACTION_NAMES, ACTIONS, PHASES, type Phase, phaseNumber } from './phases.ts';

export const PHASE_FIELDS = {
  phase: choice(PHASES, 'activation'),
  action: choice(['none', ...ACTION_NAMES], 'none'),
  ownTurn: flag(true),
  phaseFinished: rare(flag()),
  active: flag(true),
  engaged: flag(),
  fleeing: STATE.fleeing,
  reorganised: rare(flag()),
  recoveredFromFlight: rare(flag()),
  hasMissiles: rare(flag(true)),
  abilities: rare(ABILITY_LIST),
  alwaysActive: rare(flag()),
};
export type PhaseInput = Values<typeof PHASE_FIELDS>;

/** The clause that tells what a phase is. */
const PHASE_CLAUSES: Readonly<Record<Phase, ClauseId>> = {
  activation: 'onus-7.2',
  movement: 'onus-7.3',
  shooting: 'onus-7.4',
  skirmishers: 'onus-7.5',
  combat: 'onus-7.6',
  flight: 'onus-7.7',
  end: 'onus-7.8',
};

const { bars, notes } = rulesOf<PhaseInput>();
const wants =
  (...actions: PhaseInput['action'][]) =>
  ({ action }: PhaseInput) =>
    actions.includes(action);
const has =
  (ability: Ability) =>
  ({ abilities }: PhaseInput) =>
    abilities.includes(ability);
/** The phase that is spoken of: that of the action, or else the one that the turn is in. */
export const phaseOf = ({ action, phase }: PhaseInput): Phase =>
  action === 'none' ? phase : ACTIONS[action];

const MOVES = ['move', 'turn', 'change-formation', 'charge', 'skirmisher-move'] as const;
const ownTurn = (input: PhaseInput) => input.ownTurn;
/** By order, or always by the option of onus-12.3. */
const isActive = (input: PhaseInput) => input.active || input.alwaysActive;
const isIdle = on('was-activated', not(isActive));
const engaged = (input: PhaseInput) => input.engaged;
const fleeing = (input: PhaseInput) => input.fleeing;
const past = (input: PhaseInput) => phaseNumber(phaseOf(input)) < phaseNumber(input.phase);
const acts = wants(...MOVES, 'shoot');
const facts = (input: PhaseInput) => ({
  phase: input.phase,
  action: input.action,
  actionPhase: phaseOf(input),
});

/** Whether something may still be done in this turn by this unit. */
export const MAY_ACT: Table<PhaseInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.9', [not(ownTurn), not(wants('none', 'fight'))], {
      with: facts,
    }),
    ...PHASES.map((phase) => notes(PHASE_CLAUSES[phase], [(input) => phaseOf(input) === phase])),
    bars('onus-7.1/over', [past], { with: facts }),
    notes('onus-7.1', [not(past)], { with: facts }),
    notes('onus-13.13', [past], { with: facts }),
    notes('onus-7.10/first', [wants('check-casualties')]),
    notes('onus-7.11', [wants('play-order')]),
    notes('onus-12.3/acts', [acts, ({ alwaysActive }) => alwaysActive], { unless: ['onus-7.14'] }),
    notes('onus-9.19/charges', [wants('charge'), has('impetuous')], { unless: ['onus-7.14'] }),
    bars('onus-7.14/inactive', [acts, isIdle], { with: facts }),
    notes('onus-7.14', [acts, isActive], { with: facts }),
    bars('onus-7.16/stays', [engaged, isIdle, wants(...MOVES)]),
    notes('onus-7.16', [engaged, wants('fight')], isIdle),
    notes('onus-7.88/fights', [engaged, wants('fight')]),
    bars('onus-7.149/alone', [not(engaged), wants('fight')]),
    notes('onus-7.89/acts', [engaged, isActive, wants('move', 'turn')]),
    bars('onus-7.89/only', [engaged, wants('charge', 'skirmisher-move')]),
    bars('onus-7.97/phase', [engaged, wants('change-formation')]),
    bars('onus-7.117/fighting', [engaged, wants('shoot')]),
    bars('onus-7.23/phase-flees', [fleeing, wants(...MOVES)]),
    notes('onus-7.23/phase', [not(fleeing), wants('move', 'turn'), isActive, not(engaged)]),
    bars('onus-7.183/phase', [fleeing, wants('shoot')]),
    bars('onus-7.21', [
      ({ recoveredFromFlight }) => recoveredFromFlight,
      wants(...MOVES, 'shoot', 'fight'),
    ]),
    bars('onus-7.18/phase-charge', [({ reorganised }) => reorganised, wants('charge')]),
    notes('onus-7.18/phase-move', [({ reorganised }) => reorganised, wants('move', 'turn')]),
    bars('onus-7.4/no-missiles', [wants('shoot'), ({ hasMissiles }) => !hasMissiles]),
    bars('onus-7.5/not-skirmishers', [wants('skirmisher-move'), not(has('skirmishers'))]),
    notes('onus-2.12', [wants('skirmisher-move'), has('skirmishers')]),
    notes('onus-7.203', [wants('draw-cards')]),
    notes('onus-13.13/passes', [wants('draw-cards')]),
  ],
};

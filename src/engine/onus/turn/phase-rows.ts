import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, flag, rare, type Values } from '../../core/schema.ts';
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

type On = Condition<PhaseInput>;
type Verdict = Row<PhaseInput, boolean>;
const on = (name: string, holds: (input: PhaseInput) => boolean): On => ({ name, holds });
const wants = (...actions: PhaseInput['action'][]) =>
  on('wants', ({ action }) => actions.includes(action));
const has = (ability: Ability) => on(ability, ({ abilities }) => abilities.includes(ability));
const not = (name: string, { holds }: On): On => on(name, (input) => !holds(input, true));
const forbids = (row: Verdict): Verdict => ({ ...row, apply: () => false });

/** The phase that is spoken of: that of the action, or else the one that the turn is in. */
export const phaseOf = ({ action, phase }: PhaseInput): Phase =>
  action === 'none' ? phase : ACTIONS[action];

const MOVES = ['move', 'turn', 'change-formation', 'charge', 'skirmisher-move'] as const;
const ownTurn = on('own-turn', (input) => input.ownTurn);
const isActive = on('active', (input) => input.active);
const inactive = not('was-activated', isActive);
const engaged = on('engaged', (input) => input.engaged);
const free = not('not-engaged', engaged);
const fleeing = on('fleeing', (input) => input.fleeing);
const past = on('past', (input) => phaseNumber(phaseOf(input)) < phaseNumber(input.phase));
const acts = wants(...MOVES, 'shoot');
const facts = (input: PhaseInput) => ({
  phase: input.phase,
  action: input.action,
  actionPhase: phaseOf(input),
});

const phaseRow = (phase: Phase): Verdict => ({
  clause: PHASE_CLAUSES[phase],
  when: [on('phase', (input) => phaseOf(input) === phase)],
});

/** Whether something may still be done in this turn by this unit. */
export const MAY_ACT: Table<PhaseInput, boolean> = {
  on: 'allowed',
  rows: [
    forbids({
      clause: 'onus-7.9',
      when: [topic(not('other-turn', ownTurn), not('asked', wants('none', 'fight')))],
      with: facts,
    }),
    ...PHASES.map(phaseRow),
    forbids({ clause: 'onus-7.1', when: [past], with: facts, say: 'onus-7.1/over' }),
    {
      clause: 'onus-7.1',
      when: [not('not-past', past)],
      with: facts,
    },
    { clause: 'onus-13.13', when: [past], with: facts },
    { clause: 'onus-7.10', when: [wants('check-casualties')], say: 'onus-7.10/first' },
    { clause: 'onus-7.11', when: [wants('play-order')] },
    {
      clause: 'onus-12.3',
      when: [
        topic(
          acts,
          on('always-active', ({ alwaysActive }) => alwaysActive),
        ),
      ],
      unless: ['onus-7.14'],
      say: 'onus-12.3/acts',
    },
    {
      clause: 'onus-9.19',
      when: [topic(wants('charge'), has('impetuous'))],
      unless: ['onus-7.14'],
      say: 'onus-9.19/charges',
    },
    forbids({
      clause: 'onus-7.14',
      when: [topic(acts, inactive)],
      with: facts,
      say: 'onus-7.14/inactive',
    }),
    { clause: 'onus-7.14', when: [topic(acts, isActive)], with: facts },
    forbids({
      clause: 'onus-7.16',
      when: [topic(engaged, inactive, wants(...MOVES))],
      say: 'onus-7.16/stays',
    }),
    { clause: 'onus-7.16', when: [topic(engaged, wants('fight')), inactive] },
    { clause: 'onus-7.88', when: [topic(engaged, wants('fight'))], say: 'onus-7.88/fights' },
    forbids({ clause: 'onus-7.149', when: [topic(free, wants('fight'))], say: 'onus-7.149/alone' }),
    {
      clause: 'onus-7.89',
      when: [topic(engaged, isActive, wants('move', 'turn'))],
      say: 'onus-7.89/acts',
    },
    forbids({
      clause: 'onus-7.89',
      when: [topic(engaged, wants('charge', 'skirmisher-move'))],
      say: 'onus-7.89/only',
    }),
    forbids({
      clause: 'onus-7.97',
      when: [topic(engaged, wants('change-formation'))],
      say: 'onus-7.97/phase',
    }),
    forbids({
      clause: 'onus-7.117',
      when: [topic(engaged, wants('shoot'))],
      say: 'onus-7.117/phase',
    }),
    forbids({
      clause: 'onus-7.23',
      when: [topic(fleeing, wants(...MOVES))],
      say: 'onus-7.23/phase-flees',
    }),
    {
      clause: 'onus-7.23',
      when: [topic(not('steady', fleeing), wants('move', 'turn'), isActive, free)],
      say: 'onus-7.23/phase',
    },
    forbids({
      clause: 'onus-7.183',
      when: [topic(fleeing, wants('shoot'))],
      say: 'onus-7.183/phase',
    }),
    forbids({
      clause: 'onus-7.21',
      when: [
        topic(
          on('recovered', ({ recoveredFromFlight }) => recoveredFromFlight),
          wants(...MOVES, 'shoot', 'fight'),
        ),
      ],
    }),
    forbids({
      clause: 'onus-7.18',
      when: [
        topic(
          on('rallied', ({ reorganised }) => reorganised),
          wants('charge'),
        ),
      ],
      say: 'onus-7.18/phase-charge',
    }),
    {
      clause: 'onus-7.18',
      when: [
        topic(
          on('rallied', ({ reorganised }) => reorganised),
          wants('move', 'turn'),
        ),
      ],
      say: 'onus-7.18/phase-move',
    },
    forbids({
      clause: 'onus-7.4',
      when: [
        topic(
          wants('shoot'),
          on('no-missiles', ({ hasMissiles }) => !hasMissiles),
        ),
      ],
      say: 'onus-7.4/no-missiles',
    }),
    forbids({
      clause: 'onus-7.5',
      when: [topic(wants('skirmisher-move'), not('no-skirmishers', has('skirmishers')))],
      say: 'onus-7.5/not-skirmishers',
    }),
    { clause: 'onus-2.12', when: [topic(wants('skirmisher-move'), has('skirmishers'))] },
    { clause: 'onus-7.203', when: [wants('draw-cards')] },
    { clause: 'onus-13.13', when: [wants('draw-cards')], say: 'onus-13.13/passes' },
  ],
};

import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, count, flag, group, rare, type Values } from '../../core/schema.ts';
import { ATTACK, DEFENCE, LIFE, MOVEMENT, STATE } from '../fields.ts';
import { movementOf } from '../movement/allowance.ts';

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
export const STACK_FIELDS = {
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
export type Stack = Values<typeof STACK_FIELDS>;

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

export const STACK: Table<Stack, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-9.30', []),
    notes(
      'onus-9.31',
      [acts('deploy')],
      on('not-aligned', ({ wellAligned }) => wellAligned),
    ),
    bars(
      'onus-7.33/stack',
      [acts('deploy')],
      on('stacked-well', ({ wellAligned }) => !wellAligned),
    ),
    notes(
      'onus-9.32',
      [together, ({ activatedUnit }) => activatedUnit !== 'none'],
      on('principal-not-activated', ({ activatedUnit }) => activatedUnit === 'principal'),
    ),
    notes('onus-9.33', [({ stackAct }) => stackAct !== 'separate'], isTogether, {
      with: ({ principal }) => ({ ud: movementOf({ ...principal, stacked: true }) }),
    }),
    notes('onus-9.34', [together, acts('fight')], { with: uses }),
    notes('onus-9.35', [({ woundsSuffered }) => woundsSuffered > 0], isTogether, {
      with: ({ woundsSuffered }) => ({ wounds: woundsSuffered }),
    }),
    notes('onus-9.36', [fromBelow], on('auxiliary-unable', isAble)),
    bars('onus-9.36/unable', [fromBelow, not(isAble)]),
    notes('onus-9.37', [together, acts('separate'), ({ leavesOverlap }) => !leavesOverlap]),
    bars('onus-9.37/overlap', [together, acts('separate'), ({ leavesOverlap }) => leavesOverlap]),
    bars('onus-9.37/idle', [
      together,
      acts('separate'),
      ({ activatedUnit, byFlight }) => activatedUnit === 'none' && !byFlight,
    ]),
    bars('onus-9.37/rejoin', [not(together), acts('rejoin')]),
    notes('onus-9.38', [
      together,
      acts('separate'),
      ({ principal, auxiliary }) => principal.wounds + auxiliary.wounds > 0,
    ]),
  ],
};

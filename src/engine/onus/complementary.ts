import { defineQuery } from '../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../core/rows.ts';
import { choice, count, flag, group, rare, type Values, type Violation } from '../core/schema.ts';
import { movementOf } from './allowance.ts';
import { exact } from './course.ts';
import { ATTACK, DEFENCE, LIFE, MOVEMENT, STATE } from './fields.ts';

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
const FIELDS = {
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
type Stack = Values<typeof FIELDS>;

type On = Condition<Stack>;
type StackRow = Row<Stack, boolean>;
const given = (holds: (stack: Stack) => boolean): On => ({ name: 'given', holds });
const on = (name: string, holds: (stack: Stack) => boolean): On => ({ name, holds });
const acts = (...which: Stack['stackAct'][]) => given(({ stackAct }) => which.includes(stackAct));
const together = given((stack) => stack.together);
const apart = given((stack) => !stack.together);
const bars = (clause: StackRow['clause'], say: string, ...when: On[]): StackRow => ({
  clause,
  when,
  apply: () => false,
  say: `${clause}/${say}`,
});
const isAble = ({ stackAct, auxiliaryShoots, auxiliaryJavelins }: Stack) =>
  stackAct === 'shoot' ? auxiliaryShoots : auxiliaryJavelins;
const fromBelow = topic(together, acts('shoot', 'throw-javelins'));
const uses = (stack: Stack) => ({
  attack: `${stack.principal.hit}/${stack.principal.wound}`,
  defence: `${stack.principal.dodge}/${stack.principal.armour}`,
});
const hurt = given(({ woundsSuffered }) => woundsSuffered > 0);

/** A principal unit and its auxiliary, and what they do. */
const STACK: Table<Stack, boolean> = {
  on: 'allowed',
  rows: [
    { clause: 'onus-9.30', when: [given(() => true)] },
    {
      clause: 'onus-9.31',
      when: [acts('deploy'), on('not-aligned', ({ wellAligned }) => wellAligned)],
    },
    bars(
      'onus-7.33',
      'stack',
      acts('deploy'),
      on('stacked-well', ({ wellAligned }) => !wellAligned),
    ),
    {
      clause: 'onus-9.32',
      when: [
        topic(
          together,
          given(({ activatedUnit }) => activatedUnit !== 'none'),
        ),
        on('principal-not-activated', ({ activatedUnit }) => activatedUnit === 'principal'),
      ],
    },
    {
      clause: 'onus-9.33',
      when: [
        given(({ stackAct }) => stackAct !== 'separate'),
        on('not-stacked', (stack) => stack.together),
      ],
      with: ({ principal }) => ({ ud: movementOf({ ...principal, stacked: true }) }),
    },
    { clause: 'onus-9.34', when: [topic(together, acts('fight'))], with: uses },
    {
      clause: 'onus-9.35',
      when: [hurt, on('not-stacked', (stack) => stack.together)],
      with: ({ woundsSuffered }) => ({ wounds: woundsSuffered }),
    },
    { clause: 'onus-9.36', when: [fromBelow, on('auxiliary-unable', isAble)] },
    bars(
      'onus-9.36',
      'unable',
      topic(
        fromBelow,
        given((stack) => !isAble(stack)),
      ),
    ),
    {
      clause: 'onus-9.37',
      when: [
        topic(
          together,
          acts('separate'),
          given(({ leavesOverlap }) => !leavesOverlap),
        ),
      ],
    },
    bars(
      'onus-9.37',
      'overlap',
      topic(
        together,
        acts('separate'),
        given(({ leavesOverlap }) => leavesOverlap),
      ),
    ),
    bars(
      'onus-9.37',
      'idle',
      topic(
        together,
        acts('separate'),
        given(({ activatedUnit, byFlight }) => activatedUnit === 'none' && !byFlight),
      ),
    ),
    bars('onus-9.37', 'rejoin', topic(apart, acts('rejoin'))),
    {
      clause: 'onus-9.38',
      when: [
        topic(
          together,
          acts('separate'),
          given(({ principal, auxiliary }) => principal.wounds + auxiliary.wounds > 0),
        ),
      ],
    },
  ],
};

function check({ stackAct, together }: Stack): Violation[] {
  const wrong = (problem: string, clause?: 'onus-9.37') => [
    { field: 'together', problem, with: {}, ...(clause && { clause }) },
  ];
  if (stackAct === 'rejoin' && together) return wrong('still-stacked');
  if (stackAct === 'separate' && !together) return wrong('apart-already');
  return [];
}

export const complementary = defineQuery({
  id: 'onus/complementary',
  fields: FIELDS,
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

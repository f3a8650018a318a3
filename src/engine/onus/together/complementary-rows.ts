import { type Table, topic } from '../../core/rows.ts';
import { choice, count, flag, group, rare, type Values } from '../../core/schema.ts';
import { ATTACK, DEFENCE, LIFE, MOVEMENT, STATE } from '../fields.ts';
import { movementOf } from '../movement/allowance.ts';
import { rowsOf } from '../rows-of.ts';

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

const { given, on, bars } = rowsOf<Stack>();

const acts = (...which: Stack['stackAct'][]) => given(({ stackAct }) => which.includes(stackAct));
const together = given((stack) => stack.together);
const apart = given((stack) => !stack.together);
const isAble = ({ stackAct, auxiliaryShoots, auxiliaryJavelins }: Stack) =>
  stackAct === 'shoot' ? auxiliaryShoots : auxiliaryJavelins;
const fromBelow = topic(together, acts('shoot', 'throw-javelins'));
const uses = (stack: Stack) => ({
  attack: `${stack.principal.hit}/${stack.principal.wound}`,
  defence: `${stack.principal.dodge}/${stack.principal.armour}`,
});
const hurt = given(({ woundsSuffered }) => woundsSuffered > 0);

export const STACK: Table<Stack, boolean> = {
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

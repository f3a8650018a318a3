import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, MOST_VALUE, WEAR } from '../fields.ts';
import { ORDERS } from '../units.ts';

/** What a unit does with its card. */
export const ACTIONS = [
  'move',
  'reorganise',
  'face',
  'shoot',
  'charge',
  'resist',
  'limber',
  'unlimber',
  'join',
  'fall-back',
  'nothing',
] as const;
export type Action = (typeof ACTIONS)[number];

/** More than any card has, so that what is too much can be asked. */
const MOST_ACTIONS = 6;
const MOST_DICE = 2 * MOST_VALUE + 2;

export const ORDER_FIELDS = {
  card: usual(choice(ORDERS, 'attention')),
  actions: usual(list(ACTIONS, MOST_ACTIONS)),
  kind: KIND,
  wear: WEAR,
  checked: choice(['open', 'passed', 'failed', 'waived'], 'open'),
  fives: optionalCount(0, MOST_DICE),
  discipline: optionalCount(0, MOST_VALUE),
  disordered: flag(),
  seesEnemy: flag(true),
  couldCharge: flag(),
  elite: flag(),
  numerous: flag(),
  squares: flag(),
  impetuous: flag(),
  heavyCavalry: flag(),
  caracolear: flag(),
  choragiew: flag(),
  dragoon: flag(),
  integratedGun: flag(),
  horses: flag(),
  cannonToShoot: rare(flag()),
  limbered: flag(),
  mobileFortress: flag(),
  leavesFortress: flag(),
  emplaced: rare(flag()),
  readings: rare(group(readings('R73', 'R80', 'R132', 'R133'))),
};
export type OrderInput = Values<typeof ORDER_FIELDS>;

export const cardIs =
  (...cards: readonly OrderInput['card'][]) =>
  ({ card }: OrderInput) =>
    cards.includes(card);

export const isFresh = ({ wear }: OrderInput) => wear === 0;

const onlyOf = (
  field:
    | 'heavyCavalry'
    | 'caracolear'
    | 'choragiew'
    | 'dragoon'
    | 'horses'
    | 'limbered'
    | 'squares',
  clause: 't7g-6.46' | 't7g-6.48' | 't7g-6.49' | 't7g-6.58' | 't7g-6.74' | 't7g-6.8',
  problem: string,
  ...kinds: readonly OrderInput['kind'][]
) =>
  [field, problem, clause, (one: OrderInput) => one[field] && !kinds.includes(one.kind)] as const;

export const checkOrder = problems<OrderInput>(
  onlyOf('heavyCavalry', 't7g-6.46', 'only-cavalry', 'cavalry'),
  onlyOf('caracolear', 't7g-6.48', 'only-cavalry', 'cavalry'),
  onlyOf('choragiew', 't7g-6.49', 'only-cavalry', 'cavalry'),
  onlyOf('dragoon', 't7g-6.58', 'only-cavalry', 'cavalry'),
  onlyOf('horses', 't7g-6.74', 'only-artillery', 'artillery'),
  onlyOf('limbered', 't7g-6.74', 'only-artillery', 'artillery'),
  onlyOf('squares', 't7g-6.8', 'only-infantry', 'formation', 'company'),
  [
    'cannonToShoot',
    'no-cannon',
    't7g-6.111',
    ({ cannonToShoot, kind }) => cannonToShoot && kind !== 'artillery',
  ],
  [
    'integratedGun',
    'only-formation',
    't7g-6.83',
    ({ integratedGun, kind }) => integratedGun && kind !== 'formation',
  ],
  [
    'leavesFortress',
    'no-fortress-to-leave',
    't7g-6.14',
    ({ leavesFortress, mobileFortress }) => leavesFortress && !mobileFortress,
  ],
  [
    'fives',
    'no-roll-of-numerosos',
    't7g-6.40',
    ({ fives, numerous, card }) => fives !== undefined && !(numerous && card === 'resist'),
  ],
);

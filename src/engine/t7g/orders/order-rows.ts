import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { any, type Fact, not, on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { isArtillery } from '../units.ts';
import { type Action, cardIs, isFresh, type OrderInput } from './order-fields.ts';

type May = readonly Action[];
type MayRow = Row<OrderInput, May>;

const { bars, notes, sets } = rulesOf<OrderInput>();

const guns = ({ kind }: OrderInput) => isArtillery(kind);
const cavalry = ({ kind }: OrderInput) => kind === 'cavalry';
const inFortress = ({ mobileFortress, leavesFortress }: OrderInput) =>
  mobileFortress && !leavesFortress;
const limbered = ({ limbered: it }: OrderInput) => it;
const byAttention = cardIs('attention');
const marches = cardIs('attention', 'run');

const gives = (key: Key, card: OrderInput['card'], ...actions: May): MayRow =>
  sets<May>(key, actions, [cardIs(card)]);

const takes = (
  key: Key,
  gone: May,
  name: string,
  ...about: readonly Fact<OrderInput, May>[]
): MayRow =>
  sets<May>(
    key,
    (_, may) => may.filter((one) => !gone.includes(one)),
    about,
    on(name, (_, may) => may.some((one) => gone.includes(one))),
  );
const adds = (key: Key, one: Action, ...about: readonly Fact<OrderInput, May>[]): MayRow =>
  sets<May>(key, (_, may) => [...may, one], about);

/** What the card, and what the unit is, let it do. */
const MAY: Table<OrderInput, May> = {
  on: 'mayDo',
  rows: [
    gives('t7g-2.15/actions', 'attention', 'move', 'reorganise', 'face', 'shoot'),
    gives('t7g-2.17', 'attack', 'charge'),
    gives('t7g-2.20/order', 'run', 'move'),
    gives('t7g-2.21', 'fire', 'shoot'),
    gives('t7g-2.22/order', 'resist', 'resist'),
    sets<May>(
      't7g-2.18',
      [],
      [cardIs('attack')],
      on('sees-an-enemy', ({ seesEnemy }) => !seesEnemy),
    ),
    notes<May>('t7g-6.14', [({ leavesFortress }) => leavesFortress]),
    takes('t7g-6.15', ['face'], 'no-such-action', inFortress),
    takes('t7g-6.16', ['charge'], 'no-such-action', inFortress),
    takes('t7g-6.27', ['move', 'face', 'charge'], 'no-such-action', ({ emplaced }) => emplaced),
    takes('t7g-6.58', ['shoot'], 'card-of-fire', ({ dragoon }) => dragoon, not(cardIs('fire'))),
    takes('t7g-6.109', ['shoot'], 'card-of-fire', guns, not(cardIs('fire'))),
    notes<May>(
      't7g-6.86',
      [({ integratedGun }) => integratedGun],
      on('card-without-shot', cardIs('attention', 'fire')),
    ),
    adds('t7g-6.75/order', 'limber', ({ horses }) => horses, byAttention, not(limbered)),
    sets<May>('t7g-6.78', ['move', 'unlimber'], [limbered, byAttention]),
    takes('t7g-6.76', ['shoot'], 'no-such-action', limbered),
    takes('t7g-6.77/charge', ['charge'], 'no-such-action', limbered),
    sets<May>(
      't7g-6.48/order',
      (_, may) => [...may, 'fall-back'],
      [({ caracolear }) => caracolear],
      on('does-not-shoot', (_, may) => may.includes('shoot')),
    ),
    sets<May>(
      't7g-6.50',
      (_, may) => [...may, 'join'],
      [({ choragiew }) => choragiew, ({ disordered }) => !disordered],
      on('card-without-joining', marches),
    ),
    notes<May>('t7g-6.51', [({ choragiew, disordered }) => choragiew && disordered, marches]),
  ],
  show: (may) => may,
};

export const mayDo = (input: OrderInput, trace: Trace): May => applyRows(MAY, input, [], trace);

const TURN: Table<OrderInput, boolean> = {
  on: 'freeTurn',
  rows: [
    notes('t7g-6.47', [({ heavyCavalry }) => heavyCavalry, marches], { unless: ['t7g-6.69'] }),
    sets('t7g-6.69', true, [cavalry], on('card-without-turn', marches)),
  ],
};

export const turnsFreely = (input: OrderInput, trace: Trace) =>
  applyRows(TURN, input, false, trace);

/** The most that ¡Atención! gives (t7g-2.15); every other card gives one. */
const MOST = { attention: 2, attack: 1, run: 1, fire: 1, resist: 1 } as const;
/** They come with another action and are none of their own. */
const BESIDES: May = ['join', 'fall-back'];

interface Plan extends OrderInput {
  may: May;
  /** What is to be done, without the free turn at its start. */
  counted: May;
}

const NO_MORE: Readonly<Record<OrderInput['card'], Key>> = {
  attention: 't7g-2.15/not-among',
  attack: 't7g-2.17/not-among',
  run: 't7g-2.20/not-among',
  fire: 't7g-2.21/not-among',
  resist: 't7g-2.22/not-among',
};

const { bars: forbids } = rulesOf<Plan>();

const does =
  (action: Action) =>
  ({ counted }: Plan) =>
    counted.includes(action);
/** The one is done, and the other after it. */
const after =
  (first: Action, then: Action) =>
  ({ counted }: Plan) =>
    counted.includes(first) && counted.indexOf(first) < counted.indexOf(then);
const isTwice = ({ counted }: Plan) => new Set(counted).size < counted.length;
const isTooMuch = ({ counted, card }: Plan) =>
  counted.filter((one) => !BESIDES.includes(one)).length > MOST[card];

/** What of it goes together. */
const TOGETHER: Table<Plan, boolean> = {
  on: 'allowed',
  rows: [
    forbids('t7g-2.15/twice', [byAttention], on('different-actions', isTwice)),
    forbids('t7g-2.15/too-many', [byAttention, isTooMuch]),
    forbids(
      't7g-6.9',
      [({ squares }) => squares, byAttention, does('face')],
      on('does-not-move', does('move')),
    ),
    forbids('t7g-6.75/alone', [does('limber'), ({ counted }) => counted.length > 1]),
    forbids(
      't7g-6.48/no-shot',
      [does('fall-back')],
      on('shoots-first', not(after('shoot', 'fall-back'))),
    ),
    forbids('t7g-6.50/no-move', [does('join')], on('moves-first', not(after('move', 'join')))),
    forbids(
      't7g-6.78/move-first',
      [does('unlimber'), does('move')],
      on('moves-first', not(after('move', 'unlimber'))),
    ),
    forbids(
      't7g-5.3',
      [cardIs('attack'), ({ couldCharge }) => couldCharge],
      on('it-charges', any<Plan>(does('nothing'))),
    ),
  ],
};

/** Whether what it wants to do goes with its card, and how many actions that has. */
export function mayAct(input: OrderInput, may: May, freeTurn: boolean, trace: Trace) {
  const counted = freeTurn && input.actions[0] === 'face' ? input.actions.slice(1) : input.actions;
  const plan: Plan = { ...input, may, counted };
  const alien = counted.find((one) => one !== 'nothing' && !may.includes(one));
  const tooMuch = input.card !== 'attention' && isTooMuch(plan);
  if (alien || tooMuch) trace.bar(NO_MORE[input.card], { action: alien ?? counted[1] ?? 'move' });
  return {
    allowed: applyRows(TOGETHER, plan, !(alien || tooMuch), trace),
    mostActions: may.length === 0 ? 0 : MOST[input.card],
  };
}

const CHARGE: Table<OrderInput, boolean> = {
  on: 'mustCharge',
  rows: [
    sets(
      't7g-5.3/must',
      true,
      [cardIs('attack'), ({ seesEnemy }) => seesEnemy, not(inFortress)],
      on('reaches-nobody', ({ couldCharge }) => couldCharge),
    ),
  ],
};

export const mustCharge = (input: OrderInput, trace: Trace) =>
  applyRows(CHARGE, input, false, trace);

/** Whether a check comes before all this. */
const CHECK: Table<OrderInput, boolean> = {
  on: 'checkNeeded',
  rows: [
    sets(
      't7g-6.61',
      true,
      [isFresh, ({ impetuous }) => impetuous, not(cardIs('attack'))],
      on('nobody-to-charge', ({ couldCharge }) => couldCharge),
      { unless: ['t7g-2.23'] },
    ),
    sets(
      't7g-6.111',
      true,
      [guns, cardIs('fire')],
      on('no-super-heavy-shot', ({ cannonToShoot }) => cannonToShoot),
      { unless: ['t7g-2.23'] },
    ),
    sets('t7g-2.24', true, [({ checked }) => checked !== 'waived'], on('fresh', not(isFresh))),
    notes('t7g-2.23', [isFresh]),
  ],
};

export const needsCheck = (input: OrderInput, trace: Trace) =>
  applyRows(CHECK, input, false, trace);

const hasFailed = ({ checked }: OrderInput) => checked === 'failed';

const LOST: Table<OrderInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-2.24/lost', [
      hasFailed,
      any<OrderInput>(not(isFresh), ({ cannonToShoot }) => cannonToShoot),
    ]),
  ],
};

/** With its check failed, a unit with Wear does nothing, nor does one that was to shoot a super-heavy cannon. */
export const losesOrder = (input: OrderInput, trace: Trace) => !applyRows(LOST, input, true, trace);

/** Fresh Impetuous units that fail theirs charge. */
export function chargesInstead(input: OrderInput, checkNeeded: boolean, trace: Trace): boolean {
  const charges = checkNeeded && hasFailed(input);
  if (charges) trace.step('t7g-6.61/charges');
  return charges;
}

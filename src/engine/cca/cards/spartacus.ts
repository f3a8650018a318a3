import { amount, maybe, words } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARD_DICE } from '../cards-in-play.ts';
import type { Face } from '../faces.ts';
import { COMMAND_FIELDS, checkCommand, commandOf } from '../orders/council.ts';
import { byUnit, told } from '../orders/muster.ts';
import { PROFILES, UNITS } from '../units.ts';
import { type Room, roomOf, spent } from './spent.ts';
import { symbolChances, symbolNames } from './symbol-odds.ts';
import { byTroops, countOf, ROLLED, SYMBOLS_TOLD, symbolsOf } from './symbols.ts';

const SPARTACUS_FIELDS = {
  ...COMMAND_FIELDS,
  rolled: ROLLED,
  ownUnits: byUnit(),
  ownLeaders: rare(optionalCount(0, 6)),
  readings: rare(group(readings('R96'))),
};
type SpartacusInput = Values<typeof SPARTACUS_FIELDS>;

/** Whom the orders may go to; undefined where nobody counted. */
function roomFor({ ownUnits, ownLeaders = 0 }: SpartacusInput): Room | undefined {
  return told(ownUnits) ? { ...roomOf(ownUnits), others: ownLeaders } : undefined;
}

/** Dice that the card adds to the battles of whom it orders (cca-18.42). */
const EXTRA_DICE = CARD_DICE['i-am-spartacus'].dice;

/** The orders that the faces give, and the types of unit that may get one. */
function rolledOrders(rolled: readonly Face[], input: SpartacusInput, trace: Trace) {
  const room = roomFor(input);
  const symbols = symbolsOf(rolled);
  const given = countOf(symbols);
  const taken = spent(symbols, room);
  const effect = (from: number, to: number) => ({ on: 'ordersRolled', from, to });
  trace.step('cca-18.41/symbols', { orders: given }, effect(0, given));
  const lost = given - taken;
  if (lost > 0) trace.step('cca-7.4/orders', { lost }, effect(given, taken));
  trace.step('cca-18.42', { dice: EXTRA_DICE });
  trace.step('cca-18.43');
  const units = UNITS.filter(
    (unit) => (symbols.leader || symbols[PROFILES[unit].symbol]) && (!room || input.ownUnits[unit]),
  );
  return { symbols: byTroops(symbols), ordersRolled: taken, lost, units };
}

/** As many dice as Command; 0 where it is not known. */
export const commandDice = (input: Parameters<typeof commandOf>[0], trace: Trace) =>
  commandOf(input, trace) ?? 0;

type Diced = Parameters<typeof commandOf>[0] & { rolled?: readonly Face[] | undefined };
const diceOf = (input: Diced) => commandDice(input, new Trace());

/** Dice of a card by Command: it must be known, and no more faces than dice can lie there. */
export const checkDice = (clause: ClauseId) =>
  firstOf<Diced>(
    checkCommand,
    ['command', 'needs-command', clause, (input) => diceOf(input) === 0],
    [
      'rolled',
      'more-faces-than-command',
      'cca-7.6',
      (input) => (input.rolled?.length ?? 0) > diceOf(input),
      (input) => ({ given: input.rolled?.length ?? 0, dice: diceOf(input) }),
    ],
  );

export const spartacus = defineQuery({
  id: 'cca/spartacus',
  fields: SPARTACUS_FIELDS,
  answer: {
    commandDice: amount(),
    symbols: SYMBOLS_TOLD,
    ordersRolled: maybe(amount()),
    lost: maybe(amount()),
    units: maybe(words(UNITS)),
    extraDice: amount(),
  },
  odds: symbolNames('ordersRolled'),
  rolls: { rolled: ({ commandDice }) => commandDice },
  start: { command: 5 },
  sample: { command: 5, rolled: ['green', 'blue', 'leader', 'flag', 'swords'] },
  check: checkDice('cca-18.41'),
  run(input, trace) {
    const dice = commandDice(input, trace);
    trace.step('cca-18.41/dice', { dice }, { on: 'dice', from: 0, to: dice });
    const room = roomFor(input);
    const odds = symbolChances(dice, input.rolled, 'ordersRolled', (symbols) =>
      spent(symbols, room),
    );
    const orders = input.rolled && rolledOrders(input.rolled, input, trace);
    return {
      answer: { commandDice: dice, ...orders, extraDice: EXTRA_DICE },
      summary: orders
        ? { say: 'spartacus/rolled', with: { dice, orders: orders.ordersRolled } }
        : { say: 'spartacus/dice', with: { dice } },
      odds,
    };
  },
});

import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { group, optionalCount, rare, type Values, type Violation } from '../../core/schema.ts';
import { CARD_DICE } from '../cards.ts';
import type { Face } from '../faces.ts';
import { reading } from '../orders/card-in-force.ts';
import { COMMAND_FIELDS, checkCommand, commandOf } from '../orders/council.ts';
import { byUnit, told } from '../orders/muster.ts';
import { PROFILES, UNITS } from '../units.ts';
import {
  byTroops,
  checkRolled,
  countOf,
  ROLLED,
  type Room,
  roomOf,
  spent,
  symbolChances,
  symbolsOf,
} from './symbols.ts';

const SPARTACUS_FIELDS = {
  ...COMMAND_FIELDS,
  rolled: ROLLED,
  ownUnits: byUnit(),
  ownLeaders: rare(optionalCount(0, 6)),
  readings: rare(group({ R96: reading() })),
};
type SpartacusInput = Values<typeof SPARTACUS_FIELDS>;

/** Whom the orders may go to; undefined where nobody counted. */
function roomFor({ ownUnits, ownLeaders = 0 }: SpartacusInput): Room | undefined {
  return told(ownUnits) ? { ...roomOf(ownUnits), others: ownLeaders } : undefined;
}

/** Dice that the card adds to the battles of whom it orders (cca-18.42). */
const EXTRA_DICE = CARD_DICE['i-am-spartacus'].dice;

const UNROLLED = { symbols: null, ordersRolled: null, lost: null, units: null };

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

export const spartacus = looseQuery({
  id: 'cca/spartacus',
  fields: SPARTACUS_FIELDS,
  sample: { command: 5, rolled: ['green', 'blue', 'leader', 'flag', 'swords'] },
  check: (input) => checkDice(input, 'cca-18.41'),
  run(input, trace) {
    const dice = commandDice(input, trace);
    trace.step('cca-18.41/dice', { dice }, { on: 'dice', from: 0, to: dice });
    const room = roomFor(input);
    const odds = symbolChances(dice, 'ordersRolled', (symbols) => spent(symbols, room));
    const orders = input.rolled ? rolledOrders(input.rolled, input, trace) : UNROLLED;
    return {
      answer: { commandDice: dice, ...orders, extraDice: EXTRA_DICE },
      summary:
        orders.ordersRolled === null
          ? { say: 'spartacus/dice', with: { dice } }
          : { say: 'spartacus/rolled', with: { dice, orders: orders.ordersRolled } },
      odds,
    };
  },
});

/** As many dice as Command; 0 where it is not known. */
export const commandDice = (input: Parameters<typeof commandOf>[0], trace: Trace) =>
  commandOf(input, trace) ?? 0;

/** Dice of a card by Command: it must be known, and no more faces than dice can lie there. */
export function checkDice(
  input: Parameters<typeof checkCommand>[0] & { rolled?: SpartacusInput['rolled'] },
  clause: 'cca-18.41' | 'cca-18.51',
): Violation[] {
  const wrong = checkCommand(input);
  if (wrong.length > 0) return wrong;
  const command = commandDice(input, new Trace());
  if (command === 0) return [{ field: 'command', problem: 'needs-command', with: {}, clause }];
  return checkRolled(input.rolled, command);
}

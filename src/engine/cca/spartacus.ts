import { defineQuery } from '../core/query.ts';
import { Trace } from '../core/ruling.ts';
import { group, optionalCount, rare, type Values, type Violation } from '../core/schema.ts';
import { reading } from './card-in-force.ts';
import { COMMAND_FIELDS, checkCommand, commandOf } from './council.ts';
import { byUnit, told } from './muster.ts';
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
import { PROFILES, UNITS } from './units.ts';

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

export const spartacus = defineQuery({
  id: 'cca/spartacus',
  fields: SPARTACUS_FIELDS,
  sample: { command: 5, rolled: ['green', 'blue', 'leader', 'flag', 'swords'] },
  check: (input) => checkDice(input, 'cca-18.41'),
  run(input, trace) {
    const dice = commandOf(input, trace) ?? 0;
    trace.step('cca-18.41', { dice }, { on: 'dice', from: 0, to: dice }, 'cca-18.41/dice');
    const room = roomFor(input);
    const odds = symbolChances(dice, 'ordersRolled', (symbols) => spent(symbols, room));
    if (!input.rolled)
      return {
        answer: {
          commandDice: dice,
          symbols: null,
          ordersRolled: null,
          lost: null,
          units: null,
          extraDice: 1,
        },
        summary: { say: 'spartacus/dice', with: { dice } },
        odds,
      };
    const symbols = symbolsOf(input.rolled);
    const given = countOf(symbols);
    const ordersRolled = spent(symbols, room);
    trace.step(
      'cca-18.41',
      { ...symbols, orders: given },
      { on: 'ordersRolled', from: 0, to: given },
      'cca-18.41/symbols',
    );
    if (given > ordersRolled)
      trace.step(
        'cca-7.4',
        { lost: given - ordersRolled, qualify: ordersRolled },
        { on: 'ordersRolled', from: given, to: ordersRolled },
        'cca-7.4/orders',
      );
    trace.step('cca-18.42', { dice: 1 });
    trace.step('cca-18.43');
    const units = UNITS.filter(
      (unit) =>
        (symbols.leader || symbols[PROFILES[unit].symbol]) &&
        (!room || (input.ownUnits[unit] ?? 0) > 0),
    );
    return {
      answer: {
        commandDice: dice,
        symbols: byTroops(symbols),
        ordersRolled,
        lost: given - ordersRolled,
        units,
        extraDice: 1,
      },
      summary: { say: 'spartacus/rolled', with: { dice, orders: ordersRolled } },
      odds,
    };
  },
});

/** Dice of a card by Command: it must be known, and no more faces than dice can lie there. */
export function checkDice(
  input: Parameters<typeof checkCommand>[0] & { rolled?: SpartacusInput['rolled'] },
  clause: 'cca-18.41' | 'cca-18.51',
): Violation[] {
  const wrong = checkCommand(input);
  if (wrong.length > 0) return wrong;
  const command = commandOf(input, new Trace());
  if (command === undefined)
    return [{ field: 'command', problem: 'needs-command', with: {}, clause }];
  return checkRolled(input.rolled, command);
}

import { amount, maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMS } from '../units.ts';
import {
  checkRolled,
  DICE_FIELDS,
  matched,
  type Room,
  SYMBOLS_TOLD,
  type Symbols,
  symbolChances,
  symbolNames,
  symbolsOf,
} from './symbols.ts';

const counted = () => optionalCount(0, 30);

const ELAN_FIELDS = {
  ...DICE_FIELDS,
  infantryUnits: counted(),
  cavalryUnits: counted(),
  artilleryUnits: counted(),
  ownLeaders: rare(counted()),
};
type ElanInput = Values<typeof ELAN_FIELDS>;

/** Whom the orders may go to; undefined where nobody counted the units. */
function roomFor(input: ElanInput): Room | undefined {
  const counts = [input.infantryUnits, input.cavalryUnits, input.artilleryUnits];
  if (counts.every((number) => number === undefined)) return undefined;
  const [infantry = 0, cavalry = 0, artillery = 0] = counts;
  return { infantry, cavalry, artillery, others: input.ownLeaders ?? 0 };
}

const ordersOf = ({ infantry, cavalry, artillery, flag }: Symbols) =>
  infantry + cavalry + artillery + flag;

/** Orders that somebody can take: of an arm by its symbol, then anybody who is left by a flag. */
function taken(symbols: Symbols, room: Room | undefined) {
  if (!room) return ordersOf(symbols);
  const byArm = matched(symbols, room);
  const left = room.infantry + room.cavalry + room.artillery + room.others - byArm;
  return byArm + Math.min(symbols.flag, left);
}

interface Rolled {
  symbols: Symbols;
  room: Room | undefined;
}
const { sets } = rulesOf<Rolled>();

const surplus = ({ symbols, room }: Rolled) => ordersOf(symbols) - taken(symbols, room);

/** Of a roll that has fallen. */
const ORDERS: Table<Rolled, number> = {
  on: 'ordersRolled',
  rows: [
    sets('ccn-8.43/symbols', ({ symbols }) => ordersOf(symbols) - symbols.flag, [], {
      with: ({ symbols: { infantry, cavalry, artillery } }) => ({ infantry, cavalry, artillery }),
    }),
    sets(
      'ccn-8.44',
      ({ symbols }) => ordersOf(symbols),
      [],
      on('no-flag', ({ symbols }) => symbols.flag > 0),
      { with: ({ symbols }) => ({ flags: symbols.flag }) },
    ),
    sets(
      'ccn-5.24/rolled',
      ({ symbols, room }) => taken(symbols, room),
      [({ room }) => room !== undefined],
      on('all-orders-taken', (rolled) => surplus(rolled) > 0),
      { with: (rolled) => ({ lost: surplus(rolled) }) },
    ),
  ],
};

const whatever = rulesOf<ElanInput>();
/** What holds of the card whatever is rolled. */
const ALWAYS: Table<ElanInput, number> = {
  on: 'extraDice',
  rows: [whatever.sets('ccn-8.45/turn', 1, []), whatever.notes<number>('ccn-8.46', [])],
};

export const elan = defineQuery({
  id: 'ccn/elan',
  fields: ELAN_FIELDS,
  answer: {
    dice: amount(),
    symbols: SYMBOLS_TOLD,
    ordersRolled: maybe(amount()),
    lost: maybe(amount()),
    arms: maybe(words(ARMS)),
    leadersOrdered: maybe(amount()),
    extraDice: amount(),
    reshuffle: yes(),
  },
  odds: symbolNames('ordersRolled'),
  rolls: { rolled: ({ dice }) => dice },
  start: { cardsInHand: 5 },
  sample: { cardsInHand: 5, rolled: ['infantry', 'infantry', 'cavalry', 'flag', 'saber'] },
  check: checkRolled,
  run(input, trace) {
    const { cardsInHand: dice, rolled } = input;
    trace.step('ccn-5.20/dice', { cards: dice });
    trace.step('ccn-8.43/dice', { dice }, { on: 'dice', from: 0, to: dice });
    const room = roomFor(input);
    const odds = symbolChances(input, 'ordersRolled', (symbols) => taken(symbols, room));
    const told = { dice, reshuffle: true };
    if (!rolled) {
      const extraDice = applyRows(ALWAYS, input, 0, trace);
      return {
        answer: { ...told, extraDice },
        summary: { say: 'elan/dice', with: { dice } },
        odds,
      };
    }
    const symbols = symbolsOf(rolled);
    const orders = applyRows(ORDERS, { symbols, room }, 0, trace);
    return {
      answer: {
        ...told,
        symbols,
        ordersRolled: orders,
        lost: surplus({ symbols, room }),
        arms: ARMS.filter((arm) => (symbols.flag || symbols[arm]) && room?.[arm] !== 0),
        leadersOrdered: Math.min(symbols.flag, room?.others ?? symbols.flag),
        extraDice: applyRows(ALWAYS, input, 0, trace),
      },
      summary: { say: 'elan/rolled', with: { dice, orders } },
      odds,
    };
  },
});

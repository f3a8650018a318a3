import { amount, maybe, words } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMS, type Arm, PROFILES, UNITS } from '../units.ts';
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

const RALLY_FIELDS = {
  ...DICE_FIELDS,
  weakened: groups({ unit: requiredChoice(UNITS), lostBlocks: requiredCount(1, 7) }, 16),
  noneWeakened: rare(flag()),
};
type RallyInput = Values<typeof RALLY_FIELDS>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Units below strength of an arm. */
const hurt = ({ weakened }: RallyInput, arm: Arm) =>
  weakened.filter(({ unit }) => PROFILES[unit].arm === arm);

/** Lost blocks that may come back; undefined where nobody counted. */
function roomFor(input: RallyInput): Room | undefined {
  if (input.weakened.length === 0 && !input.noneWeakened) return undefined;
  const lost = (arm: Arm) => sumOf(hurt(input, arm).map(({ lostBlocks }) => lostBlocks));
  return {
    infantry: lost('infantry'),
    cavalry: lost('cavalry'),
    artillery: lost('artillery'),
    others: 0,
  };
}

interface Rolled {
  symbols: Symbols;
  room: Room | undefined;
}
const shown = ({ symbols: { infantry, cavalry, artillery } }: Rolled) =>
  infantry + cavalry + artillery;
const back = ({ symbols, room }: Rolled) => matched(symbols, room);

const { notes, sets } = rulesOf<Rolled>((rolled) => ({
  symbols: shown(rolled),
  blocks: back(rolled),
}));

const BLOCKS: Table<Rolled, number> = {
  on: 'blocksReturned',
  rows: [
    sets('ccn-8.73/symbols', shown, []),
    sets(
      'ccn-8.74',
      back,
      [({ room }) => room !== undefined],
      on('every-symbol-serves', (rolled) => back(rolled) < shown(rolled)),
    ),
    notes<number>(
      'ccn-8.75',
      [],
      on('no-block-returns', (rolled) => back(rolled) > 0),
    ),
  ],
};

/** Units that get a block at most: of each arm, as many as have lost some, and as many as blocks return. */
const mostUnits = (input: RallyInput, { symbols, room }: Rolled) =>
  sumOf(ARMS.map((arm) => Math.min(symbols[arm], room ? hurt(input, arm).length : symbols[arm])));

export const rally = defineQuery({
  id: 'ccn/rally',
  fields: RALLY_FIELDS,
  answer: {
    dice: amount(),
    symbols: SYMBOLS_TOLD,
    blocksReturned: maybe(amount()),
    lost: maybe(amount()),
    units: maybe(words(UNITS)),
    unitsOrdered: maybe(amount()),
  },
  odds: symbolNames('blocksReturned'),
  rolls: { rolled: ({ dice }) => dice },
  start: { cardsInHand: 5 },
  sample: {
    cardsInHand: 5,
    rolled: ['infantry', 'infantry', 'cavalry', 'flag', 'saber'],
    weakened: [
      { unit: 'line', lostBlocks: 1 },
      { unit: 'light-cavalry', lostBlocks: 2 },
    ],
  },
  check: problems<RallyInput>(checkRolled, [
    'noneWeakened',
    'weakened-or-none',
    null,
    ({ weakened, noneWeakened }) => noneWeakened && weakened.length > 0,
  ]),
  run(input, trace) {
    const { cardsInHand: dice, rolled } = input;
    trace.step('ccn-5.20/dice', { cards: dice });
    trace.step('ccn-8.73/dice', { dice }, { on: 'dice', from: 0, to: dice });
    const room = roomFor(input);
    const odds = symbolChances(input, 'blocksReturned', (symbols) => matched(symbols, room));
    if (!rolled) return { answer: { dice }, summary: { say: 'rally/dice', with: { dice } }, odds };
    const fallen = { symbols: symbolsOf(rolled), room };
    const blocks = applyRows(BLOCKS, fallen, 0, trace);
    return {
      answer: {
        dice,
        symbols: fallen.symbols,
        blocksReturned: blocks,
        lost: shown(fallen) - blocks,
        units: UNITS.filter((unit) => {
          const known = !room || input.weakened.some((one) => one.unit === unit);
          return known && fallen.symbols[PROFILES[unit].arm] > 0;
        }),
        unitsOrdered: mostUnits(input, fallen),
      },
      summary: { say: 'rally/rolled', with: { dice, blocks } },
      odds,
    };
  },
});

import { amount, maybe, word, words } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { COMMAND_FIELDS } from '../orders/council.ts';
import { byUnit, told } from '../orders/muster.ts';
import { PROFILES, UNITS, type Unit } from '../units.ts';
import { checkDice, commandDice } from './spartacus.ts';
import { type Room, roomOf, spent } from './spent.ts';
import { symbolChances, symbolNames } from './symbol-odds.ts';
import { byTroops, countOf, ROLLED, SYMBOLS_TOLD, type Symbols, symbolsOf } from './symbols.ts';

const RALLY_FIELDS = {
  ...COMMAND_FIELDS,
  rolled: ROLLED,
  lostBlocks: byUnit(),
  noLeaders: flag(),
  readings: rare(group(readings('R79', 'R96'))),
};
type RallyInput = Values<typeof RALLY_FIELDS>;

/** Elephants and chariots may not be rallied (cca-18.53). */
const EXCLUDED: readonly Unit[] = ['EL', 'CH'];

const eligible = ({ lostBlocks }: RallyInput): readonly Unit[] =>
  UNITS.filter(
    (unit) => !EXCLUDED.includes(unit) && (!told(lostBlocks) || (lostBlocks[unit] ?? 0) > 0),
  );

/** Lost blocks that may come back; undefined where nobody counted. */
function roomFor({ lostBlocks }: RallyInput): Room | undefined {
  return told(lostBlocks) ? roomOf({ ...lostBlocks, EL: 0, CH: 0 }) : undefined;
}

/** R79: a symbol brings back a block of its own type, a leader symbol any; or (b) every symbol any. */
function returned(symbols: Symbols, room: Room | undefined, readings: RallyInput['readings']) {
  if (readings.R79 === 'a') return spent(symbols, room);
  return spent({ green: 0, blue: 0, red: 0, leader: countOf(symbols) }, room);
}

export const rally = defineQuery({
  id: 'cca/rally',
  fields: RALLY_FIELDS,
  answer: {
    commandDice: amount(),
    symbols: SYMBOLS_TOLD,
    blocksReturned: maybe(amount()),
    units: words(UNITS),
    oneOfChoice: word(['no', 'only'], 'no'),
  },
  odds: symbolNames('blocksReturned'),
  rolls: { rolled: ({ commandDice }) => commandDice },
  start: { command: 5 },
  sample: {
    command: 5,
    rolled: ['green', 'blue', 'leader', 'flag', 'swords'],
    lostBlocks: { LI: 2, MI: 1, EL: 1 },
  },
  check: (input) => (input.noLeaders ? [] : checkDice('cca-18.51')(input)),
  run(input, trace) {
    if (input.noLeaders) {
      trace.step('cca-18.51/no-leaders');
      const answer = { blocksReturned: 0, units: UNITS, oneOfChoice: 'only' } as const;
      return { answer, summary: { say: 'rally/no-leaders', with: {} } };
    }
    const dice = commandDice(input, trace);
    trace.step('cca-18.51', { dice }, { on: 'dice', from: 0, to: dice }, 'cca-18.41/dice');
    exclude(input, trace);
    const room = roomFor(input);
    const odds = symbolChances(dice, input.rolled, 'blocksReturned', (symbols) =>
      returned(symbols, room, input.readings),
    );
    const answer = { commandDice: dice, units: eligible(input) };
    if (!input.rolled) return { answer, summary: { say: 'rally/dice', with: { dice } }, odds };
    const symbols = symbolsOf(input.rolled);
    const blocks = returned(symbols, room, input.readings);
    const shown = countOf(symbols);
    trace.step(
      'cca-18.51/symbols',
      { symbols: shown, blocks },
      { on: 'blocksReturned', from: 0, to: blocks },
    );
    trace.step('cca-18.52');
    const units = answer.units.filter((unit) => mayReturn(unit, symbols, input));
    return {
      answer: { ...answer, symbols: byTroops(symbols), blocksReturned: blocks, units },
      summary: { say: 'rally/rolled', with: { dice, blocks } },
      odds,
    };
  },
});

function exclude({ lostBlocks }: RallyInput, trace: Trace) {
  const units = EXCLUDED.filter((unit) => lostBlocks[unit]);
  if (units.length > 0) trace.step('cca-18.53/excluded', { units });
  else trace.skip('cca-18.53', 'no-elephants-or-chariots');
}

/** A symbol of the roll that a block of this unit may come back on. */
const mayReturn = (unit: Unit, symbols: Symbols, { readings }: RallyInput) =>
  symbols.leader > 0 ||
  (readings.R79 === 'b' ? countOf(symbols) : symbols[PROFILES[unit].symbol]) > 0;

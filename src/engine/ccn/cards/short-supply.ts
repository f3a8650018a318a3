import { amount, many, maybe, text, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { hexes } from '../../hexes/fields.ts';
import { HEXES, type Hex, ROWS, SIDES, sections } from '../../hexes/hex.ts';
import { PLACES } from '../cards.ts';
import { COMBATANTS, isInfantry } from '../units.ts';

const SUPPLY_FIELDS = {
  unit: requiredChoice(COMBATANTS),
  owner: choice(['opponent', 'player'], 'opponent'),
  leader: flag(),
  inSquare: flag(),
  section: choice(PLACES, 'centre'),
  ownEdge: choice(SIDES, 'top'),
  baselineFull: flag(),
  closedHexes: rare(hexes(40)),
  readings: rare(group(readings('R81'))),
};
export type Supply = Values<typeof SUPPLY_FIELDS>;
type Is = (supply: Supply) => boolean;

/** Hexes of its section in a row counted from its own edge, 1 being the baseline, that it can enter. */
function openIn(row: number, { section, ownEdge, closedHexes, baselineFull }: Supply): Hex[] {
  if (row === 1 && baselineFull) return [];
  const letter = ownEdge === 'bottom' ? ROWS[row - 1] : ROWS.at(-row);
  const among = section.split('-and-');
  return HEXES.filter(
    (hex) =>
      hex.charAt(0) === letter &&
      sections(hex, ownEdge).some((one) => among.includes(one)) &&
      !closedHexes.includes(hex),
  );
}

/** The row that it comes to: its baseline, else the next; the book does not say what follows if that is full too. */
const rowOf = (supply: Supply) => [1, 2].find((row) => openIn(row, supply).length > 0) ?? null;

const own: Is = ({ owner }) => owner === 'player';
const ordersIt: Is = ({ readings }) => readings.R81 === 'b';
const { bars, notes, sets } = rulesOf<Supply>(({ unit }) => ({ unit }));

export const MAY_CHOOSE: Table<Supply, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-8.76', []),
    bars(
      'ccn-8.80',
      [({ unit }) => isInfantry(unit)],
      on('not-in-square', ({ inSquare }) => inSquare),
    ),
    bars(
      'ccn-8.81',
      [],
      on('is-a-unit', ({ unit }) => unit === 'leader'),
    ),
  ],
};

export const mayBeSentBack = (supply: Supply, trace: Trace) =>
  applyRows(MAY_CHOOSE, supply, true, trace);

/** The hexes to which it may be sent; none where both rows are full. */
export function landing(supply: Supply): Hex[] {
  const row = rowOf(supply);
  return row === null ? [] : openIn(row, supply);
}

const PLACED: Table<Supply, number | null> = {
  on: 'row',
  rows: [
    sets(
      'ccn-8.76/baseline',
      1,
      [],
      on('no-hex-on-baseline', (supply) => rowOf(supply) === 1),
    ),
    sets(
      'ccn-8.77',
      rowOf,
      [],
      on('hex-on-baseline', (supply) => rowOf(supply) !== 1),
    ),
    notes(
      'ccn-8.78',
      [],
      on('no-leader-with-it', ({ leader }) => leader),
    ),
  ],
};

const FOLLOWS: Table<Supply, boolean> = {
  on: 'mayFight',
  rows: [
    bars('ccn-8.79', [], on('unit-of-the-opponent', own)),
    notes('ccn-5.11/supply', [not(ordersIt)]),
    notes('ccn-8.76/ordered', [ordersIt, own]),
  ],
};

export const shortSupply = defineQuery({
  id: 'ccn/short-supply',
  fields: SUPPLY_FIELDS,
  answer: {
    allowed: yes(),
    unitChosenBy: word(['player', 'opponent'], 'player'),
    hexChosenBy: word(['player', 'opponent'], 'player'),
    row: maybe(amount()),
    hexes: many(text()),
    leaderGoes: yes(),
    mayFight: yes(),
    ordered: yes(),
  },
  sample: { unit: 'heavy-cavalry', section: 'left' },
  check: problems<Supply>(
    [
      'inSquare',
      'no-infantry-in-square',
      'ccn-6.13',
      ({ inSquare, unit }) => inSquare && !isInfantry(unit),
      ({ unit }) => ({ unit }),
    ],
    [
      'leader',
      'lone-leader-with-leader',
      'ccn-5.15',
      ({ leader, unit }) => leader && unit === 'leader',
    ],
  ),
  run(supply, trace) {
    const { unit, owner, leader } = supply;
    if (!mayBeSentBack(supply, trace))
      return { answer: { allowed: false }, summary: { say: 'short-supply/no', with: { unit } } };
    const row = applyRows(PLACED, supply, null, trace);
    return {
      answer: {
        allowed: true,
        hexChosenBy: owner,
        row,
        hexes: landing(supply),
        leaderGoes: leader,
        mayFight: applyRows(FOLLOWS, supply, true, trace),
        ordered: own(supply) && ordersIt(supply),
      },
      summary: {
        say: `short-supply/${row === null ? 'no-room' : 'yes'}`,
        with: { unit, row: row ?? 0 },
      },
    };
  },
});

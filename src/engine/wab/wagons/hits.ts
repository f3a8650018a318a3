import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { add, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance, mean } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { isTabor, isWagon, WAGON_KIND, WAGONS } from './wagons.ts';

const MOST_HITS = 30;
/** A die of more strikes the crew (wab-14.17). */
const ON_THE_WAGON = 4;

const HITS_FIELDS = {
  wagonKind: usual(WAGON_KIND),
  hurtBy: usual(choice(['missiles', 'machine', 'close-combat'], 'missiles')),
  hits: usual(count(1, MOST_HITS, 1)),
  unoccupied: flag(),
  wagonDice: optionalCounts(1, FACES, MOST_HITS),
};
type Hits = Values<typeof HITS_FIELDS>;

const { allows, bars, notes } = rulesOf<Hits>();
const by =
  (how: Hits['hurtBy']) =>
  ({ hurtBy }: Hits) =>
    hurtBy === how;
const empty = (one: Hits) => isTabor(one) && one.unoccupied;

/** Whether dice share the hits between wagon and crew. */
const SHARED: Table<Hits, boolean> = {
  on: 'shared',
  rows: [
    notes('wab-14.20/skill', [isWagon, by('close-combat')], {
      with: () => ({ skill: WAGONS['war-wagon'].skill }),
    }),
    allows('wab-14.17', [isWagon], on('struck-by-a-machine', not(by('machine')))),
    notes('wab-14.18', [isWagon, by('machine')]),
    notes('wab-14.44', [isTabor, by('machine')], {
      with: () => ({ toughness: WAGONS.tabor.toughness, wounds: WAGONS.tabor.wounds }),
    }),
    notes('wab-14.47', [empty, by('close-combat')]),
    notes('wab-14.38/crew', [isTabor, not(empty), not(by('machine'))]),
  ],
};

/** Whether those on the wagon can wound it. */
const WOUNDS: Table<Hits, boolean> = {
  on: 'canWoundWagon',
  rows: [
    bars('wab-14.17/no-wound', [isWagon, by('missiles')]),
    notes('wab-14.20', [isWagon, by('close-combat')]),
  ],
};

const CREW_SHARE = fraction(FACES - ON_THE_WAGON, FACES);
const WAGON_SHARE = subtract(fraction(1), CREW_SHARE);

function oddsOf(hits: number, fallen: readonly number[] | undefined) {
  const told = fallen?.filter((die) => die > ON_THE_WAGON).length;
  let none = fraction(1);
  let all = fraction(0);
  for (let i = 0; i < hits; i += 1) {
    none = multiply(none, WAGON_SHARE);
    all = add(all, CREW_SHARE);
  }
  return {
    chances: {
      'crew-hit': chance(
        told === undefined ? subtract(fraction(1), none) : fraction(Number(told > 0)),
      ),
    },
    means: { crewHits: mean(told === undefined ? all : fraction(told)) },
    tables: {},
  };
}

export const wagonHits = defineQuery({
  id: 'wab/wagon-hits',
  fields: HITS_FIELDS,
  answer: {
    ...alike(yes(), 'shared', 'canWoundWagon', 'hitsAutomatic', 'wagonSaves'),
    ...alike(maybe(amount()), 'onWagon', 'woundingWagon', 'onCrew'),
    crewShare: text('0'),
    allocationDice: amount(),
    ...alike(amount(), 'wagonToughness', 'wagonWounds'),
  },
  odds: { chances: ['crew-hit'], means: ['crewHits'] },
  rolls: { wagonDice: ({ allocationDice }) => allocationDice },
  sample: { hits: 2 },
  start: {},
  check: problems(
    [
      'wagonDice',
      'a-die-for-each-hit',
      'wab-14.17',
      ({ wagonDice, hits }) => wagonDice !== undefined && wagonDice.length !== hits,
    ],
    ['unoccupied', 'only-tabors-stand-empty', 'wab-14.26', (one) => one.unoccupied && isWagon(one)],
  ),
  run(input, trace) {
    const { hits, wagonDice } = input;
    const shared = applyRows(SHARED, input, false, trace);
    const strikesWagon = isWagon(input) || by('machine')(input) || empty(input);
    const canWoundWagon = applyRows(WOUNDS, input, strikesWagon, trace);
    const onCrew = shared
      ? (wagonDice?.filter((die) => die > ON_THE_WAGON).length ?? null)
      : strikesWagon
        ? 0
        : hits;
    const onWagon = onCrew === null ? null : hits - onCrew;
    const { toughness: wagonToughness, wounds: wagonWounds } = WAGONS[input.wagonKind];
    const share = shared ? CREW_SHARE : fraction(Number(!strikesWagon));
    return {
      answer: {
        ...{ shared, canWoundWagon, onCrew, onWagon, wagonToughness, wagonWounds },
        woundingWagon: canWoundWagon ? onWagon : 0,
        hitsAutomatic: empty(input) && by('close-combat')(input),
        crewShare: fractionText(share),
        allocationDice: shared ? hits : 0,
      },
      summary: {
        say: `wagon-hits/${onWagon === null ? 'open' : 'told'}`,
        with: { hits, onWagon: onWagon ?? 0, onCrew: onCrew ?? 0 },
      },
      ...(shared && { odds: oddsOf(hits, wagonDice) }),
    };
  },
});

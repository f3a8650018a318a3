import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { WAGONS } from './wagons.ts';

const MOST_WAGONS = 20;
const FAR = 120;
/** Points of a wagon and of a defender (wab-14.32), and inches between wagons (wab-14.35). */
const PRICE = { wagon: 15, defender: 6 };
const GAP = 3;
const ARMS = ['bow', 'spear', 'throwing-spear'] as const;
const DEFENDERS = WAGONS.tabor.crew;

const TABOR_FIELDS = {
  wagons: usual(count(1, MOST_WAGONS, 1)),
  defendersEach: usual(count(0, 2 * DEFENDERS, DEFENDERS)),
  defenderArms: list(ARMS, ARMS.length),
  deployedFirst: usual(flag(true)),
  wagonGap: usual(measure(0, FAR, GAP)),
  atOwnEdge: usual(flag(true)),
  listRules: flag(),
};
type Tabor = Values<typeof TABOR_FIELDS>;

const { bars, notes } = rulesOf<Tabor>();

const MAY: Table<Tabor, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-14.33',
      [],
      on('ten-defenders', ({ defendersEach }: Tabor) => defendersEach !== DEFENDERS),
      { with: () => ({ defenders: DEFENDERS }) },
    ),
    notes('wab-14.33/arms', [
      ({ defenderArms }) => defenderArms.some((weapon) => weapon !== 'bow'),
    ]),
    notes('wab-14.34', [({ defenderArms }) => new Set(defenderArms).size > 1]),
    bars('wab-14.35/late', [({ deployedFirst }) => !deployedFirst]),
    notes('wab-14.35/list', [({ listRules }) => listRules]),
    bars(
      'wab-14.35/gap',
      [({ wagons, listRules }) => wagons > 1 && !listRules],
      on('close-enough-wagons', ({ wagonGap }) => wagonGap > GAP),
      { with: () => ({ most: GAP }) },
    ),
    bars('wab-14.35/edge', [({ atOwnEdge, listRules }) => !atOwnEdge && !listRules]),
    notes('wab-14.35', [(_, allowed) => allowed]),
  ],
};

export const tabor = defineQuery({
  id: 'wab/tabor',
  fields: TABOR_FIELDS,
  answer: { allowed: yes(), ...alike(amount(), 'pointsCost', 'defendersInAll') },
  sample: { wagons: 3 },
  start: {},
  run(input, trace) {
    const { wagons, defendersEach } = input;
    const allowed = applyRows(MAY, input, true, trace);
    const pointsCost = wagons * (PRICE.wagon + defendersEach * PRICE.defender);
    trace.step('wab-14.32', {
      wagon: PRICE.wagon,
      defender: PRICE.defender,
      points: pointsCost,
      defenders: wagons * defendersEach,
    });
    return {
      answer: { allowed, pointsCost, defendersInAll: wagons * defendersEach },
      summary: { say: `tabor/${allowed ? 'yes' : 'no'}`, with: { points: pointsCost } },
    };
  },
});

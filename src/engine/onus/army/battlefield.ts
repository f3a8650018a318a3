import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import {
  flag,
  measure,
  optionalCount,
  optionalMeasure,
  rare,
  type Values,
} from '../../core/schema.ts';
import { UD } from '../units.ts';
import { MOST_POINTS } from './value.ts';

/** Centimetres (onus-6.16): a zone is as deep as the ruler is long. */
const ZONE = 15;
const LEAST_GAP = 40;
const LEAST_DEPTH = ZONE + LEAST_GAP + ZONE;
/** Recommended width: 70 cm for each 1000 points of one army (onus-6.17, ruling R43). */
const WIDTH = { centimetres: 70, points: 1000 };
const MOST_CM = 1000;

const FIELD_FIELDS = {
  tableDepth: measure(1, MOST_CM, LEAST_DEPTH),
  tableWidth: optionalMeasure(1, MOST_CM),
  armyPoints: optionalCount(1, MOST_POINTS),
  /** From the own back edge to the farthest point of a card that is deployed. */
  fromOwnEdge: optionalMeasure(0, MOST_CM),
  scenarioField: rare(flag()),
};
type Input = Values<typeof FIELD_FIELDS>;

const round = (centimetres: number) => Math.round(centimetres * 100) / 100;
const inUd = (centimetres: number) => round(centimetres / UD);

/** On a deeper table the distances stay, and what is left over lies behind the two armies (onus-6.18). */
function strips(tableDepth: number) {
  const gap = Math.min(LEAST_GAP, tableDepth - 2 * ZONE);
  return {
    gap: Math.max(0, round(gap)),
    behind: Math.max(0, round((tableDepth - LEAST_DEPTH) / 2)),
  };
}

interface Ground {
  input: Input;
  gap: number;
  behind: number;
  width: number;
}

const { bars, notes } = rulesOf<Ground>();
const free = ({ input }: Ground) => !input.scenarioField;
const counted = ({ input }: Ground) => input.armyPoints !== undefined;
const placed = ({ input }: Ground) => input.fromOwnEdge !== undefined;
const inZone = ({ input: { fromOwnEdge = 0 }, behind }: Ground) => fromOwnEdge <= behind + ZONE;
const zone = ({ input: { fromOwnEdge = 0 }, behind }: Ground) => ({
  fromOwnEdge,
  zone: ZONE,
  farthest: behind + ZONE,
});
const tooNarrow = ({ input: { tableWidth = 0 }, width }: Ground) => tableWidth < width;

const SUITS: Table<Ground, boolean> = {
  on: 'recommended',
  rows: [
    notes('onus-6.3', [({ input }) => input.scenarioField]),
    notes('onus-6.16', [free, ({ input }) => input.tableDepth >= LEAST_DEPTH], {
      with: ({ input, gap }) => ({ tableDepth: input.tableDepth, zone: ZONE, gap }),
    }),
    bars('onus-6.16/shallow', [free, ({ input }) => input.tableDepth < LEAST_DEPTH], {
      with: ({ input, gap }) => ({ tableDepth: input.tableDepth, least: LEAST_DEPTH, gap }),
    }),
    notes(
      'onus-6.18',
      [free],
      on('no-deeper', ({ behind }) => behind > 0),
      { with: ({ behind, gap }) => ({ behind, gap }) },
    ),
    notes('onus-6.17', [free, counted], {
      with: ({ input: { armyPoints = 0 }, width }) => ({ armyPoints, width }),
    }),
    bars(
      'onus-6.17/narrow',
      [free, counted, ({ input }) => input.tableWidth !== undefined, tooNarrow],
      { with: ({ input: { tableWidth = 0 }, width }) => ({ tableWidth, width }) },
    ),
  ],
};

const MAY_STAND: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-6.16/inside', [free, placed, inZone], { with: zone }),
    bars('onus-6.16/outside', [free, placed, not(inZone)], { with: zone }),
  ],
};

export const battlefield = defineQuery({
  id: 'onus/battlefield',
  fields: FIELD_FIELDS,
  answer: {
    allowed: maybe(yes()),
    recommended: maybe(yes()),
    zoneCm: amount(ZONE),
    zoneUd: amount(inUd(ZONE)),
    gapCm: amount(),
    gapUd: amount(),
    behindCm: amount(),
    behindUd: amount(),
    leastDepthCm: amount(LEAST_DEPTH),
    leastDepthUd: amount(inUd(LEAST_DEPTH)),
    widthCm: maybe(amount()),
  },
  sample: { tableWidth: 110, tableDepth: 90, armyPoints: 1500 },
  run(input, trace) {
    const { gap, behind } = strips(input.tableDepth);
    const width = round(((input.armyPoints ?? 0) * WIDTH.centimetres) / WIDTH.points);
    const ground = { input, gap, behind, width };
    const recommended = applyRows(SUITS, ground, true, trace);
    const stands = applyRows(MAY_STAND, ground, true, trace);
    const asked = input.fromOwnEdge !== undefined;
    return {
      answer: {
        allowed: asked && !input.scenarioField ? stands : null,
        recommended: input.scenarioField ? null : recommended,
        gapCm: gap,
        gapUd: inUd(gap),
        behindCm: behind,
        behindUd: inUd(behind),
        widthCm: input.armyPoints === undefined ? null : width,
      },
      summary: input.scenarioField
        ? { say: 'battlefield/scenario', with: {} }
        : {
            say: `battlefield/${asked ? (stands ? 'inside' : 'outside') : recommended ? 'yes' : 'no'}`,
            with: { gap, zone: ZONE, behind },
          },
    };
  },
});

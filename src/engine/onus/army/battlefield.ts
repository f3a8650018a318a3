import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { measure, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
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

interface Ground extends Input {
  gap: number;
  behind: number;
  width: number;
}

const { bars, notes } = rulesOf<Ground>();
const byScenario = ({ scenarioField }: Input) => scenarioField;
const free = not(byScenario);
const deep = ({ tableDepth }: Ground) => tableDepth >= LEAST_DEPTH;
const deeper = on('no-deeper', ({ behind }: Ground) => behind > 0);
const counted = ({ armyPoints }: Ground) => armyPoints !== undefined;
const tooNarrow = ({ tableWidth, width }: Ground) => tableWidth !== undefined && tableWidth < width;
const placed = ({ fromOwnEdge }: Input) => fromOwnEdge !== undefined;
const inZone = ({ fromOwnEdge = 0, behind }: Ground) => fromOwnEdge <= behind + ZONE;
const zone = {
  with: ({ fromOwnEdge = 0, behind }: Ground) => ({
    fromOwnEdge,
    zone: ZONE,
    farthest: behind + ZONE,
  }),
};

const SUITS: Table<Ground, boolean> = {
  on: 'recommended',
  rows: [
    notes('onus-6.3', [byScenario]),
    notes('onus-6.16', [free, deep], {
      with: ({ tableDepth, gap }) => ({ tableDepth, zone: ZONE, gap }),
    }),
    bars('onus-6.16/shallow', [free, not(deep)], {
      with: ({ tableDepth, gap }) => ({ tableDepth, least: LEAST_DEPTH, gap }),
    }),
    notes('onus-6.18', [free], deeper, { with: ({ behind, gap }) => ({ behind, gap }) }),
    notes('onus-6.17', [free, counted], {
      with: ({ armyPoints = 0, width }) => ({ armyPoints, width }),
    }),
    bars('onus-6.17/narrow', [free, tooNarrow], {
      with: ({ tableWidth = 0, width }) => ({ tableWidth, width }),
    }),
  ],
};

const MAY_STAND: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-6.16/inside', [free, placed, inZone], zone),
    bars('onus-6.16/outside', [free, not(inZone)], zone),
  ],
};

/** What is said: of the scenario, of the unit that is placed, or of the field. */
function verdict(input: Input, recommended: boolean, stands: boolean) {
  if (byScenario(input)) return 'scenario';
  if (placed(input)) return stands ? 'inside' : 'outside';
  return recommended ? 'yes' : 'no';
}

export const battlefield = defineQuery({
  id: 'onus/battlefield',
  fields: FIELD_FIELDS,
  answer: {
    ...alike(maybe(yes()), 'allowed', 'recommended'),
    zoneCm: amount(ZONE),
    zoneUd: amount(inUd(ZONE)),
    ...alike(amount(), 'gapCm', 'gapUd', 'behindCm', 'behindUd'),
    leastDepthCm: amount(LEAST_DEPTH),
    leastDepthUd: amount(inUd(LEAST_DEPTH)),
    widthCm: maybe(amount()),
  },
  sample: { tableWidth: 110, tableDepth: 90, armyPoints: 1500 },
  run(input, trace) {
    const { gap, behind } = strips(input.tableDepth);
    const width = round(((input.armyPoints ?? 0) * WIDTH.centimetres) / WIDTH.points);
    const ground = { ...input, gap, behind, width };
    const recommended = applyRows(SUITS, ground, true, trace);
    const stands = applyRows(MAY_STAND, ground, true, trace);
    return {
      answer: {
        allowed: placed(input) && !byScenario(input) ? stands : null,
        recommended: byScenario(input) ? null : recommended,
        gapCm: gap,
        gapUd: inUd(gap),
        behindCm: behind,
        behindUd: inUd(behind),
        widthCm: counted(ground) ? width : null,
      },
      summary: {
        say: `battlefield/${verdict(input, recommended, stands)}`,
        with: { gap, zone: ZONE, behind },
      },
    };
  },
});

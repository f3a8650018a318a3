import { alike, amount, maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { apart, betweenEdges } from '../../plane/distance.ts';
import { edge } from '../../plane/rectangle.ts';
import { inMm } from '../../plane/table/measure.ts';
import { checkTwo, POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { closeOf, reached } from '../../plane/verdict.ts';
import { isMounted } from '../units.ts';
import { checkNames, pairOf } from './fields.ts';
import { ENDS, inUd, ofUd, type TableUnit } from './state.ts';

/** Units of a line are less than that apart, flank to flank (onus-12.28). */
const LINE_UD = 1;
/** How far a Stampede reaches from the card of the unit that it activates (onus-11.15). */
const STAMPEDE_UD = 4;
const MOST_UD = 60;

/** Between the nearest two flanks of two units (ruling R58). */
const betweenFlanks = (a: TableUnit, b: TableUnit) =>
  Math.min(
    ...ENDS.flatMap((own) => ENDS.map((other) => betweenEdges(edge(a, own), edge(b, other)))),
  );

/** The general of one of two friends, and by how much his radius reaches the other or fails to. */
function radius(a: TableUnit, b: TableUnit, far: number) {
  const leader = [a, b].find(({ general }) => general !== null);
  if (!leader || leader.general === null || a.player !== b.player) return undefined;
  const led = leader === a ? b : a;
  return { unit: led.name, leader: leader.name, by: ofUd(leader.general) - far };
}

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  otherName: UNIT_NAME,
  fogUd: rare(optionalMeasure(0, MOST_UD)),
  readings: rare(group(readings('R90'))),
};

type Asked = Values<typeof FIELDS>;

const check = checkTwo(checkNames);

interface Found {
  unit: TableUnit;
  other: TableUnit;
  far: number;
  flanks: number | null;
  led: ReturnType<typeof radius>;
  fog: number | undefined;
  readings: Asked['readings'];
}

const { notes } = rulesOf<Found>(({ unit, other, far }) => ({
  unit: unit.name,
  other: other.name,
  ud: inUd(far),
}));
const byFlanks = {
  with: ({ unit, other, flanks }: Found) => ({
    ...{ unit: unit.name, other: other.name, ud: inUd(flanks ?? 0) },
  }),
};
const byRadius = {
  with: ({ led }: Found) => ({
    ...{ unit: led?.unit ?? '', leader: led?.leader ?? '', ud: inUd(Math.abs(led?.by ?? 0)) },
  }),
};
const inLine = ({ flanks }: Found) => flanks !== null && flanks < ofUd(LINE_UD);
const inRadius = ({ led }: Found) => led !== undefined && led.by >= 0;
const inStampede = ({ far, other }: Found) => far <= ofUd(STAMPEDE_UD) && isMounted(other.kind);
/** Ruling R90: at the very distance of the fog a unit stays hidden, or (b) is seen. */
const inFog = ({ fog, readings }: Found) =>
  fog !== undefined && (fog < 0 || (fog === 0 && readings.R90 === 'a'));

/** What the distance of two units is asked for by, clause by clause. */
const MEASURED: Table<Found, boolean> = {
  on: 'distance',
  rows: [
    notes('onus-3.7/table', []),
    notes(
      'onus-12.28/table',
      [({ flanks }) => flanks !== null],
      on('flanks-too-far', inLine),
      byFlanks,
    ),
    notes(
      'onus-4.6/table',
      [({ led }) => led !== undefined],
      on('beyond-radius', inRadius),
      byRadius,
    ),
    notes('onus-11.15/table', [inStampede]),
    notes('onus-12.17/beyond', [inFog]),
    notes('onus-12.17/seen', [({ fog }) => fog !== undefined, not(inFog)]),
  ],
};

const LIMITS = ['line', 'radius', 'stampede', 'fog'] as const;
const ANSWER = {
  ...alike(amount(), 'distance', 'distanceMm'),
  flankDistance: maybe(amount()),
  ...alike(maybe(yes()), 'inLine', 'inRadius'),
  inStampede: yes(),
  hiddenFromIt: maybe(yes()),
  tooCloseToCall: words(LIMITS),
};

export const tableDistance = defineQuery({
  id: 'onus/table-distance',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-40-60_B-52-61', unitName: 'A', otherName: 'B' },
  sample: { position: 'onus1_bottom_A-40-60-general~3_B-52-61', unitName: 'A', otherName: 'B' },
  check,
  run(input, trace) {
    const { unit, target: other } = pairOf({ ...input, targetName: input.otherName });
    const far = apart(unit, other);
    const friends = unit.player === other.player;
    const flanks = friends ? betweenFlanks(unit, other) : null;
    const led = radius(unit, other, far);
    const fog = friends || input.fogUd === undefined ? undefined : ofUd(input.fogUd) - far;
    const found: Found = { unit, other, far, flanks, led, fog, readings: input.readings };
    applyRows(MEASURED, found, true, trace);
    const isClose = (by: number | null | undefined) => typeof by === 'number' && reached(by).close;
    return {
      answer: {
        distance: inUd(far),
        distanceMm: inMm(far),
        flankDistance: flanks === null ? null : inUd(flanks),
        inLine: flanks === null ? null : inLine(found),
        inRadius: led ? inRadius(found) : null,
        inStampede: inStampede(found),
        hiddenFromIt: fog === undefined ? null : inFog(found),
        tooCloseToCall: closeOf({
          line: isClose(flanks && ofUd(LINE_UD) - flanks),
          radius: isClose(led?.by),
          stampede: isMounted(other.kind) && isClose(ofUd(STAMPEDE_UD) - far),
          fog: isClose(fog),
        }),
      },
      summary: {
        say: 'table-distance/ud',
        with: { unit: unit.name, other: other.name, ud: inUd(far) },
      },
    };
  },
});

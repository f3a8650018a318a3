import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { optionalMeasure, rare, type Values, type Violation } from '../../core/schema.ts';
import { apart, betweenEdges } from '../../plane/distance.ts';
import { edge } from '../../plane/rectangle.ts';
import { TOLERANCE } from '../../plane/verdict.ts';
import { isMounted } from '../units.ts';
import { POSITION, positionFaults, UNIT_NAME, unitOf, unknownUnits } from './fields.ts';
import { inMm, inUd, ofUd } from './sizes.ts';
import { ENDS, type TableUnit } from './state.ts';

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

/** Of what limits less than 1 mm decides whether they are kept. */
const close = (limits: Readonly<Record<string, number | undefined>>) =>
  Object.entries(limits).flatMap(([what, by]) =>
    by !== undefined && Math.abs(by) < TOLERANCE ? [what] : [],
  );

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  otherName: UNIT_NAME,
  fogUd: rare(optionalMeasure(0, MOST_UD)),
};

type Asked = Values<typeof FIELDS>;

function check({ position, unitName, otherName }: Asked): Violation[] {
  const found = [...positionFaults(position), ...unknownUnits(position, { unitName, otherName })];
  if (found.length > 0 || unitName !== otherName) return found;
  return [{ field: 'otherName', problem: 'the-same-unit', with: { unit: unitName } }];
}

interface Found {
  unit: TableUnit;
  other: TableUnit;
  far: number;
  flanks: number | null;
  led: ReturnType<typeof radius>;
  fog: number | undefined;
}

/** What the distance of two units is asked for by, clause by clause. */
function record({ unit, other, far, flanks, led, fog }: Found, trace: Trace) {
  const values = { unit: unit.name, other: other.name, ud: inUd(far) };
  trace.step('onus-3.7/table', values);
  if (flanks !== null) {
    const inLine = flanks < ofUd(LINE_UD);
    const said = { ...values, ud: inUd(flanks) };
    if (inLine) trace.step('onus-12.28/table', said);
    else trace.skip('onus-12.28', 'flanks-too-far', said);
  }
  if (led && led.by >= 0) trace.step('onus-4.6/table', { ...led, ud: inUd(led.by) });
  else if (led) trace.skip('onus-4.6', 'beyond-radius', { ...led, ud: inUd(-led.by) });
  if (far <= ofUd(STAMPEDE_UD) && isMounted(other.kind)) trace.step('onus-11.15/table', values);
  if (fog !== undefined)
    trace.step('onus-12.17', values, null, fog <= 0 ? 'onus-12.17/beyond' : 'onus-12.17/seen');
}

export const tableDistance = looseQuery({
  id: 'onus/table-distance',
  fields: FIELDS,
  sample: { position: 'onus1_bottom_A-40-60-general~3_B-52-61', unitName: 'A', otherName: 'B' },
  check,
  run(input, trace) {
    const { unit } = unitOf(input);
    const { unit: other } = unitOf({ ...input, unitName: input.otherName });
    const far = apart(unit, other);
    const friends = unit.player === other.player;
    const flanks = friends ? betweenFlanks(unit, other) : null;
    const led = radius(unit, other, far);
    const fog = friends || input.fogUd === undefined ? undefined : ofUd(input.fogUd) - far;
    record({ unit, other, far, flanks, led, fog }, trace);
    return {
      answer: {
        distance: inUd(far),
        distanceMm: inMm(far),
        flankDistance: flanks === null ? null : inUd(flanks),
        inLine: flanks === null ? null : flanks < ofUd(LINE_UD),
        inRadius: led ? led.by >= 0 : null,
        inStampede: far <= ofUd(STAMPEDE_UD) && isMounted(other.kind),
        hiddenFromIt: fog === undefined ? null : fog <= 0,
        tooCloseToCall: close({
          line: flanks === null ? undefined : ofUd(LINE_UD) - flanks,
          radius: led?.by,
          stampede: isMounted(other.kind) ? ofUd(STAMPEDE_UD) - far : undefined,
          fog,
        }),
      },
      summary: {
        say: 'table-distance/ud',
        with: { unit: unit.name, other: other.name, ud: inUd(far) },
      },
    };
  },
});

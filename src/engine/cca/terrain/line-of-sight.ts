import { amount, many, maybe, text, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { hexes, requiredHex } from '../../hexes/fields.ts';
import { DIRECTIONS, distance, type Hex } from '../../hexes/hex.ts';
import { listed } from '../../hexes/listed.ts';
import { recordSight } from '../../hexes/obstacles.ts';
import type { Terrain } from '../terrain.ts';
import { MISSILE_RANGE, UNITS, type Unit } from '../units.ts';
import { lineOfSight, type Reason, SIGHT, SIGHT_READINGS, type SightBoard } from './sight.ts';

/** The lists of hexes, by the terrain that they stand for. */
const LISTS = {
  forests: 'forest',
  hills: 'hill',
  camps: 'camp',
  roughs: 'rough',
  fords: 'ford',
  rivers: 'river',
  coasts: 'coast',
} as const satisfies Record<string, Terrain>;
const { terrainOf, oneTerrainEach } = listed(LISTS);

const FIELDS = {
  from: requiredHex(),
  to: requiredHex(),
  units: hexes(),
  forests: hexes(),
  hills: hexes(),
  camps: hexes(),
  ramparts: rare(hexes()),
  roughs: rare(hexes()),
  fords: rare(hexes()),
  rivers: rare(hexes()),
  coasts: rare(hexes()),
  shooter: choice(['none', ...UNITS], 'none'),
  readings: rare(group(SIGHT_READINGS)),
};

type SightInput = Values<typeof FIELDS>;

const boardOf = (input: SightInput): SightBoard => ({
  terrain: (hex) => terrainOf(input, hex),
  occupied: (hex) => input.units.includes(hex),
  // It does not matter on which hexsides: a rampart never blocks (cca-17.37).
  ramparts: (hex) => (input.ramparts.includes(hex) ? DIRECTIONS : []),
});

export const lineOfSightQuery = defineQuery({
  id: 'cca/line-of-sight',
  fields: FIELDS,
  answer: {
    visible: yes(),
    blockedBy: many(text()),
    distance: amount(),
    range: maybe(amount()),
    inRange: maybe(yes()),
  },
  start: { from: 'E5', to: 'E9' },
  sample: { from: 'E7', to: 'H7', forests: ['G7'], shooter: 'LB' },
  check: problems<SightInput>(
    ['to', 'same-hex', null, ({ from, to }) => from === to, ({ to }) => ({ hex: to })],
    oneTerrainEach,
  ),
  run(input, trace) {
    const { from, to } = input;
    const { clear, reasons } = lineOfSight(from, to, boardOf(input), input.readings);
    recordSight(reasons, trace, sayOf);
    recordSpared(input, reasons, trace);
    const hexesAway = distance(from, to);
    const fire = recordRange(input, hexesAway, trace);
    const blocking = reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes);
    return {
      answer: {
        visible: clear,
        blockedBy: [...new Set(blocking)],
        distance: hexesAway,
        ...fire,
      },
      summary: {
        say: `sight/${clear ? 'clear' : 'blocked'}`,
        with: { from, to, hexes: blocking, distance: hexesAway },
      },
    };
  },
});

/** Some clauses say different things at different places of the line. */
const sayOf = ({ clause, why }: Reason) =>
  clause === 'cca-10.14' || clause === 'cca-10.16' ? `${clause}/${why}` : `${clause}/line`;

/** What would have blocked or opened the line and does not, with the clause that stands against it. */
function recordSpared(input: SightInput, reasons: readonly Reason[], trace: Trace) {
  const { from, to } = input;
  const has = (...whys: Reason['why'][]) => reasons.find(({ why }) => whys.includes(why));
  // A hill is no obstacle to whoever stands on it.
  const obstacle = (hex: Hex) => SIGHT[terrainOf(input, hex) as Exclude<Terrain, 'hill'>].clause;
  if (has('own-hex')) trace.skip(obstacle(from), 'switched-off', { by: 'cca-10.14' });
  if (has('target-hex')) trace.skip(obstacle(to), 'switched-off', { by: 'cca-10.15' });
  if (has('forest', 'camp', 'hill')) trace.skip('cca-10.15', 'terrain-between');
  if (has('front-row')) {
    trace.skip('cca-17.19', 'switched-off', { by: 'cca-17.20' });
    trace.skip('cca-17.21', 'no-hill-between');
  }
  if (has('second-row')) trace.skip('cca-17.20', 'hill-between');
  if (has('level-hill')) trace.skip('cca-17.19', 'switched-off', { by: 'cca-17.22' });
  const bothHigh = [from, to].every((hex) => terrainOf(input, hex) === 'hill');
  if (bothHigh && has('hill')) trace.skip('cca-17.22', 'lower-ground-between');
  if (distance(from, to) === 1) trace.skip('cca-10.14', 'no-hex-between');
  const along = reasons.some(({ clause }) => clause === 'cca-10.16');
  if (!along && reasons.some(({ obstructs }) => obstructs))
    trace.skip('cca-10.16', 'line-through-hexes');
}

/** How far it is and, where a unit wants to fire, whether that is in range. */
function recordRange({ shooter }: SightInput, distance: number, trace: Trace) {
  trace.step('cca-10.10', { distance });
  if (shooter === 'none') return { range: null, inRange: null };
  const unit: Unit = shooter;
  const missiles = MISSILE_RANGE[unit];
  if (!missiles) {
    trace.step('cca-10.1', { unit });
    return { range: 0, inRange: false };
  }
  const { hexes: range, clause } = missiles;
  const reach = distance <= range ? 'reach' : 'short';
  if (distance === 1) trace.step('cca-10.4/adjacent');
  else trace.step(clause, { unit, range, distance }, null, `${clause}/${reach}`);
  return { range, inRange: distance > 1 && distance <= range };
}

import { amount, many, text, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { hexes, requiredHex } from '../../hexes/fields.ts';
import { distance, type Hex } from '../../hexes/hex.ts';
import { listed } from '../../hexes/listed.ts';
import { recordSight } from '../../hexes/obstacles.ts';
import { line } from '../../hexes/sight.ts';
import type { Terrain } from '../terrain.ts';
import { isArtillery, UNITS } from '../units.ts';
import {
  type Looks,
  lineOfSight,
  overheadHexes,
  type Reason,
  SIGHT,
  SIGHT_READINGS,
  type SightBoard,
} from './sight.ts';

/** The lists of hexes, by the terrain that they stand for. */
const LISTS = {
  forests: 'forest',
  hills: 'hill',
  towns: 'town',
  ruggedHills: 'rugged-hill',
  fords: 'ford',
  rivers: 'river',
  bridges: 'bridge',
  quarries: 'quarry',
} as const satisfies Record<string, Terrain>;
const { terrainOf, oneTerrainEach } = listed(LISTS);

const FIELDS = {
  from: requiredHex(),
  to: requiredHex(),
  units: hexes(),
  friends: hexes(),
  forests: hexes(),
  hills: hexes(),
  towns: hexes(),
  ruggedHills: rare(hexes()),
  fieldworkHexes: rare(hexes()),
  fords: rare(hexes()),
  rivers: rare(hexes()),
  bridges: rare(hexes()),
  quarries: rare(hexes()),
  shooter: choice(['none', ...UNITS], 'none'),
  combinedArms: rare(flag()),
  readings: rare(group(SIGHT_READINGS)),
};

type SightInput = Values<typeof FIELDS>;

const boardOf = (input: SightInput): SightBoard => ({
  terrain: (hex) => terrainOf(input, hex),
  occupied: (hex) => input.units.includes(hex) || input.friends.includes(hex),
  friendly: (hex) => input.friends.includes(hex),
  fieldworks: (hex) => input.fieldworkHexes.includes(hex),
});

const isGun = ({ shooter }: SightInput) => shooter !== 'none' && isArtillery(shooter);
const looksOf = (input: SightInput): Looks => {
  if (!isGun(input)) return 'as-any';
  return input.combinedArms ? 'in-combined-arms' : 'as-artillery';
};

export const lineOfSightQuery = defineQuery({
  id: 'ccn/line-of-sight',
  fields: FIELDS,
  answer: {
    visible: yes(),
    blockedBy: many(text()),
    distance: amount(),
    firesOver: many(text()),
  },
  start: { from: 'E5', to: 'E9' },
  sample: { from: 'E7', to: 'H7', forests: ['G7'], shooter: 'foot-artillery' },
  check: problems<SightInput>(
    ['to', 'same-hex', null, ({ from, to }) => from === to, ({ to }) => ({ hex: to })],
    [
      'combinedArms',
      'only-artillery-joins',
      'ccn-6.49',
      (input) => input.combinedArms && !isGun(input),
    ],
    oneTerrainEach,
  ),
  run(input, trace) {
    const { from, to } = input;
    const looks = looksOf(input);
    const { clear, reasons } = lineOfSight(from, to, boardOf(input), looks, input.readings);
    if (input.shooter !== 'none') trace.step('ccn-5.88', { unit: input.shooter });
    recordSight(reasons, trace, sayOf);
    const over = overheadHexes(from, to, boardOf(input));
    if (looks === 'in-combined-arms' && over.length > 0)
      trace.decide('ccn-6.51/line', { hexes: over });
    recordSpared(input, reasons, over, trace);
    const blocking = reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes);
    const hexesAway = distance(from, to);
    return {
      answer: {
        visible: clear,
        blockedBy: [...new Set(blocking)],
        distance: hexesAway,
        firesOver: clear && looks === 'as-artillery' ? over : [],
      },
      summary: {
        say: `sight/${clear ? 'clear' : 'blocked'}`,
        with: { from, to, hexes: blocking, distance: hexesAway },
      },
    };
  },
});

const SEVERAL: readonly string[] = ['ccn-5.89', 'ccn-5.90', 'ccn-5.92', 'ccn-7.16', 'ccn-7.20'];
/** Some clauses say different things at different places of the line. */
const sayOf = ({ clause, why }: Reason) =>
  SEVERAL.includes(clause) ? `${clause}/${why}` : `${clause}/line`;

/** What would have blocked or opened the line and does not, with the clause that stands against it. */
function recordSpared(
  input: SightInput,
  reasons: readonly Reason[],
  over: readonly Hex[],
  trace: Trace,
) {
  const { from, to } = input;
  const has = (...whys: Reason['why'][]) => reasons.some(({ why }) => whys.includes(why));
  // A hill is no obstacle to whoever stands on it.
  const obstacle = (hex: Hex) => SIGHT[terrainOf(input, hex) as Exclude<Terrain, 'hill'>].clause;
  if (has('own-hex')) trace.skip(obstacle(from), 'switched-off', { by: 'ccn-5.89' });
  if (has('target-hex')) trace.skip(obstacle(to), 'switched-off', { by: 'ccn-5.91' });
  if (has('forest', 'town', 'hill', 'rugged-hill')) trace.skip('ccn-5.91', 'terrain-between');
  if (has('first-hex')) trace.skip('ccn-7.18', 'no-hill-between');
  if (has('first-hex')) trace.skip('ccn-7.16', 'switched-off', { by: 'ccn-7.17' });
  if (has('second-hex')) trace.skip('ccn-7.17', 'hill-between');
  if (has('plateau')) trace.skip('ccn-7.16', 'switched-off', { by: 'ccn-7.19' });
  if (has('low-ground')) trace.skip('ccn-7.19', 'lower-ground-between');
  if (has('apart')) {
    trace.skip('ccn-7.19', 'lower-ground-between');
    trace.skip('ccn-7.20', 'hill-between');
  }
  if (has('overhead')) trace.skip('ccn-5.90', 'switched-off', { by: 'ccn-7.13' });
  if (over.length > 0 && !isGun(input)) trace.skip('ccn-7.13', 'not-artillery');
  if (over.length > 0 && input.combinedArms)
    trace.skip('ccn-7.13', 'switched-off', { by: 'ccn-6.51' });
  if (distance(from, to) === 1) trace.skip('ccn-5.90', 'no-hex-between');
  recordAside(input, trace);
  const along = reasons.some(({ clause }) => clause === 'ccn-5.92');
  if (!along && reasons.some(({ obstructs }) => obstructs))
    trace.skip('ccn-5.92', 'line-through-hexes');
}

/** Terrain that would obstruct, in hexes that the line does not meet. */
function recordAside(input: SightInput, trace: Trace) {
  const { from, to } = input;
  const met = [from, to, ...line(from, to).flat()];
  for (const name of ['forests', 'towns', 'ruggedHills'] as const)
    if (input[name].length > 0 && !input[name].some((hex) => met.includes(hex)))
      trace.skip(SIGHT[LISTS[name]].clause, 'not-on-the-line');
}

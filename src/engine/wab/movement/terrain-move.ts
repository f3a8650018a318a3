import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SUBTERFUGE, sneaks } from '../formations/subterfuge.ts';
import { FACTOR_FIELDS, factorOf } from './factor.ts';
import { allowanceOf, isMarch, MOVES } from './rates.ts';
import { FEATURE_NAMES, FEATURES, type Kind, OBSTACLE, type Stretch, walk } from './terrain.ts';
import { isChariot, lacksDie, MAY_DRIVE, needsNoDie, VEHICLE_FIELDS } from './vehicles.ts';

const FAR = 120;
const MOST_LEGS = 12;

const PATH_FIELDS = {
  ...FACTOR_FIELDS,
  move: usual(choice(MOVES, 'normal')),
  legs: usual(
    groups({ over: choice(FEATURE_NAMES, 'open'), inches: measure(0, FAR, 0) }, MOST_LEGS),
  ),
  spentBefore: measure(0, FAR, 0),
  unitDepth: rare(measure(0, FAR, 0)),
  skirmishers: rare(flag()),
  mounted: rare(flag()),
  subterfuge: rare(flag()),
  ...VEHICLE_FIELDS,
  readings: rare(group(readings('R17', 'R20', 'R214'))),
};
type Way = Values<typeof PATH_FIELDS>;

const kindOf = ({ over }: Way['legs'][number]) => FEATURES[over];
/** What does not slow those with Subterfuge (wab-13.118). */
const isMild = (kind: Kind) => ['difficult', 'obstacle'].includes(kind);
const mild = (leg: Way['legs'][number]) => isMild(kindOf(leg));
/** Ground that chariots do not enter is as good as impassable (wab-16.12). */
const isShut = (one: Way, leg: Way['legs'][number]) => isChariot(one) && kindOf(leg) !== 'open';
const shut = (leg: Way['legs'][number]) => ({ ...leg, over: 'impassable' as const });
const hardest = (legs: Way['legs']) => (legs.some(mild) ? 'difficult' : 'open');

/** What a piece of ground is. */
function tellKind(kind: Kind, over: string, trace: Trace) {
  if (kind === 'open') trace.step(over === 'open' ? 'wab-2.35' : 'wab-2.35/feature', { over });
  if (kind === 'difficult') trace.step('wab-2.36', { over });
  if (kind === 'very-difficult') trace.step('wab-2.38', { over });
  if (kind === 'obstacle') trace.step('wab-2.43', { over });
}

/** What it does to the move, and whether the move may be made over it at all. */
function tellMove(
  { over, kind, got, wasRounded, after }: Stretch,
  cost: number,
  loose: boolean,
  free: (kind: Kind) => boolean,
  trace: Trace,
) {
  const slow: Partial<Record<Kind, Key>> = {
    difficult: 'wab-2.37/way',
    'very-difficult': 'wab-2.39/way',
  };
  const key = slow[kind];
  if (kind === 'impassable') trace.bar('wab-2.41', { over });
  else if (kind !== 'open' && loose) trace.step('wab-15.6/way', { over });
  else if (after.stop === 'march-ends') trace.bar('wab-2.54/stops', { over });
  else if (after.stop === 'obstacle') trace.step('wab-2.44/stops', { left: after.left, cost });
  else if (free(kind)) return;
  else if (kind === 'obstacle') trace.step('wab-2.44', { cost });
  else if (key) trace.step(key, { inches: got });
  if (wasRounded) trace.step('wab-2.40', { reach: got });
}

export const terrainMove = defineQuery({
  id: 'wab/terrain-move',
  fields: PATH_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'factor', 'allowance', 'inchesMoved', 'leftToMove', 'obstaclesCrossed'),
    arrives: yes(),
    haltedBy: word(
      ['nothing', 'movement-spent', 'obstacle', 'march-ends', 'impassable'],
      'nothing',
    ),
    bothSides: yes(),
  },
  sample: { movement: 4, legs: [{ inches: 2 }, { over: 'wood', inches: 3 }] },
  start: { movement: 4 },
  check: problems(
    ['marchDie', 'march-die-first', 'wab-16.17', (one) => lacksDie(one, one.move)],
    ['marchDie', 'no-march-die', 'wab-16.17', (one) => needsNoDie(one, one.move)],
  ),
  run(input: Way, trace) {
    const factor = factorOf(input, trace);
    const { skirmishers, vehicle, move, marchDie: die } = input;
    if (!applyRows(MAY_DRIVE, { vehicle, move, rough: false }, true, trace))
      return { answer: { factor }, summary: { say: 'terrain-move/no', with: { move } } };
    const allowance = allowanceOf(move, factor, trace, skirmishers, { vehicle, die });
    const loose = skirmishers && !input.mounted;
    const sneaky = sneaks(input);
    const free = (kind: Kind) => loose || (sneaky && isMild(kind));
    const cost = OBSTACLE * (input.readings.R20 === 'b' ? factor : allowance);
    const left = Math.max(0, allowance - input.spentBefore);
    const march = isMarch(input) && !skirmishers;
    const walker = { left, cost, march, free, R17: input.readings.R17 };
    applyRows(SUBTERFUGE, { ...input, ground: hardest(input.legs) }, false, trace);
    const legs = input.legs.map((leg) => (isShut(input, leg) ? shut(leg) : leg));
    const end = walk(legs, walker, (stretch) => {
      if (stretch.kind === 'impassable' && isChariot(input)) trace.bar('wab-16.12');
      else if (march && stretch.over === 'path') trace.step('wab-2.54/path');
      else tellKind(stretch.kind, stretch.over, trace);
      if (stretch.kind !== 'impassable' || !isChariot(input))
        tellMove(stretch, cost, loose, free, trace);
    });
    const slows = (leg: Way['legs'][number]) => kindOf(leg) !== 'open' && !free(kindOf(leg));
    if (input.legs.some(slows)) trace.step('wab-2.34');
    const bothSides = end.crossed > 0 && end.beyond < input.unitDepth;
    if (bothSides) trace.step('wab-2.45', { beyond: end.beyond });
    const inches = end.moved;
    return {
      answer: {
        allowed: end.stop !== 'impassable' && end.stop !== 'march-ends',
        ...{ factor, allowance, inchesMoved: inches, leftToMove: end.left },
        ...{ obstaclesCrossed: end.crossed, arrives: end.stop === 'nothing' },
        ...{ haltedBy: end.stop, bothSides },
      },
      summary: { say: `terrain-move/${end.stop}`, with: { inches, left: end.left } },
    };
  },
});

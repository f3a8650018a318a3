import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { HELD_BY } from '../../hexes/held-by.ts';
import { MOST_HEXES_OF_LEADER, mayGo, type NextHex } from '../retreat/next-hex.ts';
import { TERRAINS } from '../terrain.ts';

const hexOfWay = () =>
  group({ hexTerrain: choice(TERRAINS, 'clear'), holds: choice(HELD_BY, 'nobody') });

const FIELDS = {
  wayHexes: count(1, MOST_HEXES_OF_LEADER, 1),
  way1: hexOfWay(),
  way2: hexOfWay(),
  way3: hexOfWay(),
  leaves: flag(),
  hexesToEdge: optionalCount(0, 8),
  noWay: flag(),
  readings: rare(group(readings('R48', 'R82'))),
};

type Way = Values<typeof FIELDS>;

/** The hexes of the board that he enters; leaving it is one of his hexes too. */
const entered = ({ wayHexes, leaves, way1, way2, way3 }: Way) =>
  [way1, way2, way3].slice(0, leaves ? wayHexes - 1 : wayHexes);

const isEnemy = ({ holds }: Way['way1']) => holds === 'enemy-unit';
/** Two enemy units may be escaped one after the other; a third eliminates him without a roll (R37). */
const meetsThree = (way: Way) => {
  const held = entered(way).filter(isEnemy).length;
  return held === MOST_HEXES_OF_LEADER;
};

/** Each hex of his way, and the edge if he leaves. */
function mayTake(way: Way, trace: Trace): boolean {
  const perishes = meetsThree(way);
  const steps = entered(way).map((hex, i): NextHex => {
    const ends = i === way.wayHexes - 1;
    const at = { unit: 'leader', leader: false, direction: 'own-side', nthHex: i + 1 } as const;
    const readings = { R6: 'a', R31: 'a', ...way.readings } as const;
    return { ...at, ...hex, ends: ends && !perishes, readings };
  });
  const may = steps.map((step) => mayGo(step, trace)).every(Boolean);
  if (!may) return false;
  if (perishes) trace.step('ccn-5.211/third', {}, { on: 'leaderLost', from: false, to: true });
  return mayLeave(way, trace);
}

/** Reading R82: his hexes must take him over the edge, or (b) he leaves from anywhere. */
function mayLeave({ leaves, wayHexes: hexes, hexesToEdge, readings }: Way, trace: Trace): boolean {
  if (!leaves) {
    if (hexesToEdge === 0) trace.bar('ccn-5.165/must');
    return hexesToEdge !== 0;
  }
  if (hexesToEdge !== undefined && hexesToEdge >= hexes && readings.R82 === 'a') {
    trace.bar('ccn-5.201/too-far', { hexes, away: hexesToEdge + 1 });
    return false;
  }
  trace.step('ccn-5.201');
  return true;
}

export const leaderRetreat = defineQuery({
  id: 'ccn/leader-retreat',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    leastHexes: amount(),
    mostHexes: amount(),
    escapes: amount(),
    attaches: yes(),
    unitsAffected: yes(),
    leavesBoard: yes(),
    leaderLost: yes(),
    banners: amount(),
  },
  sample: { wayHexes: 2, way1: { holds: 'enemy-unit' } },
  next: (_, { escapes }) =>
    escapes
      ? [{ as: 'escape', query: 'ccn/escape', draft: { first: { unit: 'line', blocks: 4 } } }]
      : [],
  check: problems<Way>([
    'wayHexes',
    'beyond-own-edge',
    'ccn-5.201',
    (way) => (way.hexesToEdge ?? 8) > 0 && entered(way).length > (way.hexesToEdge ?? 8),
    ({ hexesToEdge: most = 0 }) => ({ most }),
  ]),
  run(way, trace) {
    const mostHexes = Math.min(MOST_HEXES_OF_LEADER, (way.hexesToEdge ?? 8) + 1);
    const range = { leastHexes: 1, mostHexes };
    if (way.noWay) {
      trace.bar('ccn-5.203/closed');
      return {
        answer: { leaderLost: true, banners: 1 },
        summary: { say: 'leader-retreat/no-way', with: {} },
      };
    }
    trace.step('ccn-5.197/way', { hexes: way.wayHexes });
    const allowed = mayTake(way, trace);
    const leaderLost = allowed && meetsThree(way);
    const last = entered(way).at(-1);
    const escapes = allowed ? Math.min(2, entered(way).filter(isEnemy).length) : 0;
    if (escapes > 0) trace.step('ccn-5.249');
    const leavesBoard = allowed && way.leaves;
    const attaches = allowed && !way.leaves && last?.holds === 'friendly-unit';
    const end = leaderLost ? 'third' : escapes > 0 ? 'escape' : leavesBoard ? 'leaves' : 'yes';
    return {
      answer: {
        allowed,
        ...range,
        escapes,
        attaches,
        leavesBoard,
        leaderLost,
        banners: Number(leaderLost),
      },
      summary: {
        say: `leader-retreat/${allowed ? end : 'no'}`,
        with: { hexes: way.wayHexes, escapes },
      },
    };
  },
});

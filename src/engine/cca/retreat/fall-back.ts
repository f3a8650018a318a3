import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { HELD_BY } from '../../hexes/held-by.ts';
import { LEADERS } from '../combat/combat.ts';
import { GROUNDS, IMPASSABLE, STOPS } from '../terrain.ts';
import { COMBATANTS, fullStrength, isMounted, PROFILES } from '../units.ts';

const FIELDS = {
  unit: requiredChoice(COMBATANTS),
  move: choice(['retreat', 'evasion'], 'retreat'),
  leader: choice(LEADERS, 'none'),
  direction: choice(['own-side', 'sideways', 'enemy-side', 'own-edge'], 'own-side'),
  hexTerrain: choice(GROUNDS, 'clear'),
  holds: choice(HELD_BY, 'nobody'),
  nthHex: count(1, 12, 1),
  ends: flag(true),
  enemiesBehind: choice(['both', 'in-line', 'one'], 'both'),
  escaped: rare(flag()),
  blocksThisWay: rare(count(0, 4, 0)),
  blocksOtherWay: rare(optionalCount(0, 4)),
  readings: rare(
    group({
      ...readings('R20', 'R21'),
      ...readingsToC('R23'),
      ...readings('R59', 'R60', 'R62', 'R63'),
    }),
  ),
};

export type Step = Values<typeof FIELDS>;
const { bars, notes, sets } = rulesOf<Step>(({ unit, nthHex, hexTerrain }) => ({
  target: unit,
  hexes: nthHex,
  terrain: hexTerrain,
}));

const lone = on('not-a-lone-leader', ({ unit }: Step) => unit === 'LD');
const retreats = ({ unit, move }: Step) => unit !== 'LD' && move === 'retreat';
const evades = ({ unit, move }: Step) => unit !== 'LD' && move === 'evasion';

const towards = ({ direction }: Step) => direction === 'own-side';
const astray = ({ direction }: Step) => direction === 'sideways' || direction === 'enemy-side';
const overEdge = ({ direction }: Step) => direction === 'own-edge';

const holds =
  (...what: Step['holds'][]) =>
  (step: Step) =>
    what.includes(step.holds);
const UNITS_THERE = ['friendly-unit', 'friendly-unit-with-leader', 'enemy-unit'] as const;
const unitOrFriend = holds(...UNITS_THERE, 'friendly-leader');
const aUnitThere = on('no-unit-there', holds(...UNITS_THERE));
const friendThere = holds('friendly-unit', 'friendly-unit-with-leader', 'friendly-leader');
const enemyUnit = holds('enemy-unit');

const ends = on('does-not-end-there', (step: Step) => step.ends);
const passes = on('ends-there', not(ends));
const withLeader = ({ leader }: Step) => leader === 'attached';
const withoutLeader = on('leader-attached-already', not(withLeader));

const impassable = on('passable', ({ hexTerrain }: Step) => hexTerrain in IMPASSABLE);
const passable = on('impassable-there', not(impassable));
/** Terrain that ends a move, for this unit, or that it may not enter at all. */
const stopsMoves = ({ unit, hexTerrain }: Step) => {
  const stop = STOPS[hexTerrain];
  return hexTerrain in IMPASSABLE || (stop !== undefined && (!stop.onlyMounted || isMounted(unit)));
};

const further =
  (hexes: number) =>
  ({ nthHex }: Step) =>
    nthHex > hexes;
/** Reading R63: the hex of the pause is one of the leader's 3, or (b) comes on top of them. */
const tooFar = ({ nthHex, escaped, readings }: Step) =>
  nthHex > (escaped && readings.R63 === 'b' ? 4 : 3);
/** Reading R62: enemies hold both hexes next to him, or (b) the first two of his path. */
const surrounded = on('one-way-is-open', ({ enemiesBehind, readings }: Step) =>
  readings.R62 === 'a' ? enemiesBehind === 'both' : enemiesBehind === 'in-line',
);
/** Reading R20: a way that costs more blocks than another may not be chosen, or (b) every legal one may. */
const costsMore = ({ blocksThisWay, blocksOtherWay }: Step) =>
  blocksOtherWay !== undefined && blocksThisWay > blocksOtherWay;
const longestIsDue = on('reading-r20-b', ({ readings }: Step) => readings.R20 === 'a');
const enemyLeaderBars = on('reading-r21-b', ({ readings }: Step) => readings.R21 === 'a');
const loneLeaderBars = on('reading-r60-b', ({ readings }: Step) => readings.R60 === 'a');
const stopsEvasions = on('reading-r59-a', ({ readings }: Step) => readings.R59 === 'b');
/** Reading R23: elephants go onto the leader but do not stop for him, or (b) stop too, or (c) may not enter. */
const mayNotEnter = ({ unit, readings }: Step) => unit === 'EL' && readings.R23 === 'c';
const stopsForLeaders = on(
  'elephants-do-not-stop',
  ({ unit, readings }: Step) => unit !== 'EL' || readings.R23 === 'b',
);

export const MAY_GO: Table<Step, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-12.6/towards', [retreats, towards]),
    bars('cca-12.6', [retreats, astray]),
    notes('cca-13.11', [evades, towards]),
    bars('cca-13.11/astray', [evades, astray]),
    bars('cca-13.11/too-far', [evades, further(2)]),
    notes('cca-13.18/towards', [lone, towards]),
    bars('cca-13.18/astray', [lone, astray]),
    bars('cca-13.18/too-far', [lone, tooFar]),
    bars('cca-12.13/edge', [retreats, overEdge]),
    bars('cca-13.13/edge', [evades, overEdge]),
    notes('cca-13.25', [overEdge], lone),

    notes('cca-12.7', [retreats, stopsMoves], passable),
    bars('cca-12.8', [retreats, stopsMoves], impassable),
    bars('cca-13.13/impassable', [evades, impassable]),
    ...Object.entries(IMPASSABLE).map(([terrain, clause]) =>
      bars(clause, [lone, ({ hexTerrain }) => hexTerrain === terrain]),
    ),

    bars('cca-12.5/longer-way', [retreats, costsMore], longestIsDue, {
      with: ({ unit, blocksThisWay, blocksOtherWay = 0 }) => ({
        target: unit,
        lost: blocksThisWay,
        other: blocksOtherWay,
      }),
    }),
    notes(
      'cca-12.11/may-join',
      [retreats, holds('friendly-leader'), not(mayNotEnter)],
      withoutLeader,
    ),
    bars('cca-12.11/elephants', [retreats, holds('friendly-leader'), mayNotEnter]),
    bars('cca-8.32/retreats', [retreats, holds('friendly-leader'), withLeader]),
    bars('cca-12.9', [retreats, unitOrFriend], aUnitThere),
    bars('cca-12.9/enemy-leader', [retreats, holds('enemy-leader')], enemyLeaderBars),
    bars('cca-13.13/occupied', [evades, aUnitThere]),
    bars('cca-13.13/leader', [evades, holds('enemy-leader')], enemyLeaderBars),
    bars('cca-13.13/leader', [evades, holds('friendly-leader')], loneLeaderBars),

    notes('cca-13.21', [lone, friendThere], passes),
    notes('cca-13.24', [lone, friendThere, passes]),
    bars('cca-13.20', [lone, holds('friendly-leader', 'enemy-unit')], ends),
    bars('cca-13.20', [lone, holds('friendly-unit-with-leader')], ends),
    bars('cca-8.31/evades', [lone, holds('enemy-leader')]),
    notes('cca-13.22', [lone, enemyUnit], passes, surrounded),
    notes('cca-13.26', [lone, enemyUnit, passes, surrounded]),
    bars('cca-13.26/open', [lone, enemyUnit, passes, not(surrounded)]),
    notes('cca-13.27/pause', [lone, enemyUnit, passes, surrounded]),
    notes('cca-13.23', [lone, holds('friendly-unit')], ends),
    notes('cca-13.31', [lone, holds('friendly-unit'), ({ escaped }) => escaped], ends),
  ],
};

const MUST_STOP: Table<Step, boolean> = {
  on: 'mustStop',
  rows: [sets('cca-13.11/stops', true, [evades, stopsMoves], stopsEvasions)],
};
const MAY_STOP: Table<Step, boolean> = {
  on: 'mayStop',
  rows: [sets('cca-12.12/may-stop', true, [retreats, holds('friendly-leader')], stopsForLeaders)],
};

/** Whether a leader and a unit are together after the step who were not before. */
const attaches = ({ unit, holds: there, ends: end }: Step) =>
  there === 'friendly-leader' ? unit !== 'LD' : unit === 'LD' && there === 'friendly-unit' && end;

/** What a way costs is no more than the unit has. */
const COSTS = ['blocksThisWay', 'blocksOtherWay'] as const;

/** May this hex be the next one on the way back? */
export const mayGo = (step: Step, trace: Trace) => applyRows(MAY_GO, step, true, trace);

export const fallBack = defineQuery({
  id: 'cca/fall-back',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mustStop: maybe(yes()),
    mayStop: yes(),
    attaches: yes(),
    escapeNeeded: yes(),
    // Units passed through stay as they are (cca-13.24), and a leader who leaves gives no banner (cca-13.25).
    unitsAffected: yes(),
    leaderLost: yes(),
    banners: amount(),
  },
  sample: { unit: 'MC', holds: 'friendly-leader' },
  next: (_, { escapeNeeded }) =>
    escapeNeeded
      ? [
          {
            as: 'escape',
            query: 'cca/leader-check',
            draft: { situation: 'escape', cause: 'evasion', attacker: { unit: 'MI' } },
          },
        ]
      : [],
  check: problems<Step>(
    [
      'leader',
      'leader-without-unit',
      'cca-8.33',
      ({ unit, leader }) => unit === 'LD' && leader === 'attached',
    ],
    ...COSTS.map(
      (way) =>
        [
          way,
          'more-blocks-than-unit',
          ({ unit }: Step) => (unit === 'LD' ? 'cca-2.13' : PROFILES[unit].clauses.blocks),
          (step: Step) => (step[way] ?? 0) > fullStrength(step.unit),
          (step: Step) => ({
            unit: step.unit,
            given: step[way] ?? 0,
            max: fullStrength(step.unit),
          }),
        ] as const,
    ),
  ),
  run(step, trace) {
    const allowed = mayGo(step, trace);
    const loneLeader = step.unit === 'LD';
    const gone = allowed && step.direction === 'own-edge';
    const inTheWay = loneLeader && towards(step) && step.holds === 'enemy-unit';
    const say = !allowed ? 'no' : gone ? 'leaves' : inTheWay ? 'escape' : 'yes';
    return {
      answer: {
        allowed,
        mustStop: allowed ? applyRows(MUST_STOP, step, false, trace) : null,
        mayStop: allowed && applyRows(MAY_STOP, step, false, trace),
        attaches: allowed && attaches(step),
        // Whether or not he may try it, and whether he would end there.
        escapeNeeded: inTheWay,
        leaderLost: gone,
      },
      summary: { say: `fall-back/${say}`, with: { target: step.unit } },
    };
  },
});

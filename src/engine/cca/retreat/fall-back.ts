import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  flag,
  group,
  rare,
  requiredChoice,
  type Values,
} from '../../core/schema.ts';
import { LEADERS } from '../combat/combat.ts';
import { GROUNDS, type Ground, IMPASSABLE, STOPS } from '../terrain.ts';
import { COMBATANTS, isMounted } from '../units.ts';

const AB = ['a', 'b'] as const;

const FIELDS = {
  unit: requiredChoice(COMBATANTS),
  move: choice(['retreat', 'evasion'], 'retreat'),
  leader: choice(LEADERS, 'none'),
  direction: choice(['own-side', 'sideways', 'enemy-side', 'own-edge'], 'own-side'),
  hexTerrain: choice(GROUNDS, 'clear'),
  holds: choice(
    [
      'nobody',
      'friendly-unit',
      'friendly-unit-with-leader',
      'friendly-leader',
      'enemy-unit',
      'enemy-leader',
    ],
    'nobody',
  ),
  nthHex: count(1, 12, 1),
  ends: flag(true),
  enemiesBehind: choice(['both', 'in-line', 'one'], 'both'),
  escaped: rare(flag()),
  readings: rare(
    group({
      R21: choice(AB, 'a'),
      R23: choice(AB, 'a'),
      R59: choice(AB, 'a'),
      R60: choice(AB, 'a'),
      R62: choice(AB, 'a'),
      R63: choice(AB, 'a'),
    }),
  ),
};

export type Step = Values<typeof FIELDS>;
type On = Condition<Step>;
type StepRow = Row<Step, boolean>;

const on = (name: string, holds: (step: Step) => boolean): On => ({ name, holds });

const lone = on('not-a-lone-leader', ({ unit }) => unit === 'LD');
const retreats = on('evades-instead', ({ unit, move }) => unit !== 'LD' && move === 'retreat');
const evades = on('retreats-instead', ({ unit, move }) => unit !== 'LD' && move === 'evasion');

const towards = on('not-towards-own-side', ({ direction }) => direction === 'own-side');
const astray = on(
  'towards-own-side',
  ({ direction }) => direction === 'sideways' || direction === 'enemy-side',
);
const overEdge = on('stays-on-board', ({ direction }) => direction === 'own-edge');

const holds = (...what: Step['holds'][]) =>
  on('holds-something-else', (step) => what.includes(step.holds));
const UNITS_THERE = ['friendly-unit', 'friendly-unit-with-leader', 'enemy-unit'] as const;
const unitOrFriend = holds(...UNITS_THERE, 'friendly-leader');
const aUnitThere = { ...holds(...UNITS_THERE), name: 'no-unit-there' };
const friendThere = holds('friendly-unit', 'friendly-unit-with-leader', 'friendly-leader');

const ends = on('does-not-end-there', (step) => step.ends);
const passes = on('ends-there', (step) => !step.ends);
const withoutLeader = on('leader-attached-already', ({ leader }) => leader !== 'attached');
const withLeader = on('no-leader-attached', ({ leader }) => leader === 'attached');

const terrainIs = (terrain: Ground) =>
  on('other-terrain', ({ hexTerrain }) => hexTerrain === terrain);
const impassable = on('passable', ({ hexTerrain }) => hexTerrain in IMPASSABLE);
const passable = on('impassable-there', ({ hexTerrain }) => !(hexTerrain in IMPASSABLE));
/** Terrain that ends a move, for this unit, or that it may not enter at all. */
const stopsMoves = on('terrain-stops-nobody', ({ unit, hexTerrain }) => {
  const stop = STOPS[hexTerrain];
  return hexTerrain in IMPASSABLE || (stop !== undefined && (!stop.onlyMounted || isMounted(unit)));
});

const further = (hexes: number) => on(`at-most-${hexes}-hexes`, ({ nthHex }) => nthHex > hexes);
/** Reading R63: the hex of the pause is one of the leader's 3, or (b) comes on top of them. */
const tooFar = on(
  'at-most-3-hexes',
  ({ nthHex, escaped, readings }) => nthHex > (escaped && readings.R63 === 'b' ? 4 : 3),
);
/** Reading R62: enemies hold both hexes next to him, or (b) the first two of his path. */
const surrounded = on('one-way-is-open', ({ enemiesBehind, readings }) =>
  readings.R62 === 'a' ? enemiesBehind === 'both' : enemiesBehind === 'in-line',
);
const wayOpen = on('surrounded', (step) => !surrounded.holds(step, false));
const enemyLeaderBars = on('reading-r21-b', ({ readings }) => readings.R21 === 'a');
const loneLeaderBars = on('reading-r60-b', ({ readings }) => readings.R60 === 'a');

const facts = ({ unit, nthHex, hexTerrain }: Step) => ({
  target: unit,
  hexes: nthHex,
  terrain: hexTerrain,
});
const forbids = (clause: ClauseId, say: string | undefined, ...when: On[]): StepRow => ({
  clause,
  when,
  apply: () => false,
  with: facts,
  ...(say && { say: `${clause}/${say}` }),
});
const notes = (clause: ClauseId, say: string | undefined, ...when: On[]): StepRow => ({
  clause,
  when,
  with: facts,
  ...(say && { say: `${clause}/${say}` }),
});

const IMPASSABLE_TO_LEADERS: StepRow[] = Object.entries(IMPASSABLE).map(([terrain, clause]) =>
  forbids(clause, undefined, topic(lone, terrainIs(terrain as Ground))),
);

export const MAY_GO: Table<Step, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-12.6', 'towards', topic(retreats, towards)),
    forbids('cca-12.6', undefined, topic(retreats, astray)),
    notes('cca-13.11', undefined, topic(evades, towards)),
    forbids('cca-13.11', 'astray', topic(evades, astray)),
    forbids('cca-13.11', 'too-far', topic(evades, further(2))),
    notes('cca-13.18', 'towards', topic(lone, towards)),
    forbids('cca-13.18', 'astray', topic(lone, astray)),
    forbids('cca-13.18', 'too-far', topic(lone, tooFar)),
    forbids('cca-12.13', 'edge', topic(retreats, overEdge)),
    forbids('cca-13.13', 'edge', topic(evades, overEdge)),
    notes('cca-13.25', undefined, overEdge, lone),

    notes('cca-12.7', undefined, topic(retreats, stopsMoves), passable),
    forbids('cca-12.8', undefined, topic(retreats, stopsMoves), impassable),
    forbids('cca-13.13', 'impassable', topic(evades, impassable)),
    ...IMPASSABLE_TO_LEADERS,

    notes('cca-12.11', 'may-join', topic(retreats, holds('friendly-leader')), withoutLeader),
    forbids('cca-8.32', 'retreats', topic(retreats, holds('friendly-leader'), withLeader)),
    forbids('cca-12.9', undefined, topic(retreats, unitOrFriend), aUnitThere),
    forbids('cca-12.9', 'enemy-leader', topic(retreats, holds('enemy-leader')), enemyLeaderBars),
    forbids('cca-13.13', 'occupied', topic(evades, aUnitThere)),
    forbids('cca-13.13', 'leader', topic(evades, holds('enemy-leader')), enemyLeaderBars),
    forbids('cca-13.13', 'leader', topic(evades, holds('friendly-leader')), loneLeaderBars),

    notes('cca-13.21', undefined, topic(lone, friendThere), passes),
    notes('cca-13.24', undefined, topic(lone, friendThere, passes)),
    forbids('cca-13.20', undefined, topic(lone, holds('friendly-leader', 'enemy-unit')), ends),
    forbids('cca-13.20', undefined, topic(lone, holds('friendly-unit-with-leader')), ends),
    forbids('cca-8.31', 'evades', topic(lone, holds('enemy-leader'))),
    notes('cca-13.22', undefined, topic(lone, holds('enemy-unit')), passes, surrounded),
    notes('cca-13.26', undefined, topic(lone, holds('enemy-unit'), passes, surrounded)),
    forbids('cca-13.26', 'open', topic(lone, holds('enemy-unit'), passes, wayOpen)),
    notes('cca-13.27', 'pause', topic(lone, holds('enemy-unit'), passes, surrounded)),
    notes('cca-13.23', undefined, topic(lone, holds('friendly-unit')), ends),
    notes(
      'cca-13.31',
      undefined,
      topic(
        lone,
        holds('friendly-unit'),
        on('no-escape', ({ escaped }) => escaped),
      ),
    ),
  ],
};

const MUST_STOP: Table<Step, boolean> = {
  on: 'mustStop',
  rows: [
    {
      ...notes(
        'cca-13.11',
        'stops',
        topic(evades, stopsMoves),
        on('reading-r59-a', ({ readings }) => readings.R59 === 'b'),
      ),
      apply: () => true,
    },
  ],
};

const MAY_STOP: Table<Step, boolean> = {
  on: 'mayStop',
  rows: [
    {
      ...notes(
        'cca-12.12',
        'may-stop',
        topic(retreats, holds('friendly-leader')),
        on('elephants-do-not-stop', ({ unit, readings }) => unit !== 'EL' || readings.R23 === 'b'),
      ),
      apply: () => true,
    },
  ],
};

/** Whether a leader and a unit are together after the step who were not before. */
const attaches = ({ unit, holds: there, ends: end }: Step) =>
  there === 'friendly-leader' ? unit !== 'LD' : unit === 'LD' && there === 'friendly-unit' && end;

/** May this hex be the next one on the way back? */
export const mayGo = (step: Step, trace: Trace) => applyRows(MAY_GO, step, true, trace);

export const fallBack = looseQuery({
  id: 'cca/fall-back',
  fields: FIELDS,
  sample: { unit: 'MC', holds: 'friendly-leader' },
  check: ({ unit, leader }) =>
    unit === 'LD' && leader === 'attached'
      ? [{ field: 'leader', problem: 'leader-without-unit', with: {}, clause: 'cca-8.33' }]
      : [],
  run(step, trace) {
    const allowed = mayGo(step, trace);
    const loneLeader = step.unit === 'LD';
    const gone = allowed && step.direction === 'own-edge';
    const escapes = allowed && loneLeader && step.holds === 'enemy-unit';
    const say = !allowed ? 'no' : gone ? 'leaves' : escapes ? 'escape' : 'yes';
    return {
      answer: {
        allowed,
        mustStop: allowed ? applyRows(MUST_STOP, step, false, trace) : null,
        mayStop: allowed && applyRows(MAY_STOP, step, false, trace),
        attaches: allowed && attaches(step),
        escapeNeeded: escapes,
        unitsAffected: false,
        leaderLost: gone,
        banners: 0,
      },
      summary: { say: `fall-back/${say}`, with: { target: step.unit } },
    };
  },
});

import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHARIOT_KINDS } from '../chariots/profiles.ts';
import { FACES } from '../dice.ts';
import { FORMED_FIELDS, inTestudo, isHedgehog } from '../formations/formation.ts';
import { FACTOR_FIELDS } from './factor.ts';
import { isMarch, MOVES } from './rates.ts';
import { musicianRows, rollsToMarch, type Vehicle } from './vehicles.ts';

const FAR = 120;
/** Inches within which enemies prevent a march (wab-2.48). */
const NEAR = 8;
/** Inches that nobody comes closer to an enemy (wab-2.9). */
const GAP = 1;
const MOST = 50;
const MOST_ENEMIES = 12;
/** Of a column of march: its width at most, and ranks of chariots at least (wab-2.57). */
const COLUMN = 3;
const CHARIOTS_DEEP = 2;

export const MOVE_FIELDS = {
  ...FACTOR_FIELDS,
  move: usual(choice(MOVES, 'normal')),
  kind: choice(
    [
      'infantry',
      'cavalry',
      'camels',
      'chariots',
      'character',
      'elephants',
      'artillery',
      'war-wagons',
      'siege-engines',
    ],
    'infantry',
  ),
  chariotKind: choice(CHARIOT_KINDS, 'light'),
  marchDie: optionalCount(1, FACES),
  musician: flag(true),
  skirmishers: flag(),
  enemies: groups(
    {
      enemyKind: choice(
        ['infantry', 'cavalry', 'chariots', 'elephants', 'artillery', 'character', 'other'],
        'infantry',
      ),
      away: requiredMeasure(0, FAR),
      inFlight: flag(),
    },
    MOST_ENEMIES,
  ),
  wide: optionalCount(1, MOST),
  deep: optionalCount(1, MOST),
  ground: choice(['open', 'difficult', 'very-difficult'], 'open'),
  enemyGap: optionalMeasure(0, FAR),
  inchesGone: rare(optionalMeasure(0, FAR)),
  columnFormed: rare(choice(['before-the-turn', 'this-turn'], 'before-the-turn')),
  dispersed: rare(flag()),
  snakes: rare(flag()),
  ...FORMED_FIELDS,
  wheels: flag(),
  subterfuge: rare(flag()),
  warband: rare(flag()),
  unruly: rare(flag()),
  unitOrder: rare(choice(['close', 'open'], 'close')),
  unitState: rare(choice(['ready', 'fleeing', 'rallied', 'reformed', 'failed-reform'], 'ready')),
  readings: rare(group(readings('R17', 'R76', 'R112', 'R214'))),
};
export type Mover = Values<typeof MOVE_FIELDS>;
type Enemy = Mover['enemies'][number];

/** Which rules of its own it moves by. */
export function vehicleOf({ kind, chariotKind }: Mover): Vehicle {
  if (kind === 'chariots') return chariotKind;
  return kind === 'elephants' ? 'elephant' : kind === 'war-wagons' ? 'war-wagon' : 'none';
}
export const rollsDie = (one: Mover) => rollsToMarch({ vehicle: vehicleOf(one), move: one.move });

const { bars, notes } = rulesOf<Mover>();

const loose = ({ skirmishers }: Mover) => skirmishers;
/** Skirmishers never march: their move is always up to double (wab-15.7). */
const marches = (one: Mover) => isMarch(one) && !loose(one);
const drives = ({ kind }: Mover) => kind === 'war-wagons';
const triples = ({ move, skirmishers }: Mover) => move === 'quick-march' && !skirmishers;
const charges = ({ move }: Mover) => move === 'charge';
const alone = ({ kind }: Mover) => kind === 'character';
export const mounted = ({ kind }: Mover) => ['cavalry', 'camels', 'chariots'].includes(kind);
const hasEnemies = ({ enemies }: Mover) => enemies.length > 0;

const ignored = ({ inFlight, enemyKind }: Enemy) =>
  inFlight || enemyKind === 'artillery' || enemyKind === 'character';
const onFoot = (one: Enemy) => one.enemyKind === 'infantry' && !ignored(one);
const near = ({ enemies }: Mover) => enemies.filter(({ away }) => away <= NEAR);
const isNear = (one: Mover) => near(one).length > 0;
/** Near enemies who count: fleers, artillery and characters never do, infantry not against the mounted (wab-2.49, wab-2.50). */
const blockers = (one: Mover) =>
  near(one).filter((enemy) => !ignored(enemy) && !(mounted(one) && onFoot(enemy)));
/** Whether any enemy nearby counts: at triple rate none is ignored, but for a character by the other reading (R76). */
const ignoresNone = (one: Mover) => triples(one) && !(alone(one) && one.readings.R76 === 'b');

/** Of troops that have ranks at all: 3 wide or less and as deep as wide, chariots in single file (wab-2.57). */
const isColumn = ({ kind, wide = 1, deep = wide }: Mover) =>
  kind === 'chariots' ? wide === 1 && deep >= CHARIOTS_DEEP : wide <= COLUMN && deep >= wide;
const knowsShape = ({ wide, deep }: Mover) => wide !== undefined || deep !== undefined;
const tooClose = ({ enemyGap = FAR }: Mover) => enemyGap < GAP;
const told = ({ enemyGap }: Mover) => enemyGap !== undefined;
const state = (of: Mover['unitState']) => (one: Mover) => one.unitState === of;

/** Whether a unit may make its move at all. */
export const MAY: Table<Mover, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-2.69/moves', [state('fleeing')]),
    bars('wab-13.105', [isHedgehog], { say: 'wab-13.105/moves' }),
    bars('wab-2.78/moves', [state('rallied')]),
    bars('wab-2.32/moves', [state('reformed')]),
    bars('wab-2.29/moves', [state('failed-reform')]),
    bars('wab-15.9/triple', [loose, ({ move }) => move === 'quick-march']),
    notes(
      'wab-15.7/near',
      [loose, hasEnemies, ({ move }) => move !== 'charge'],
      on('enemy-too-far', isNear),
    ),
    bars('wab-14.6', [drives, ({ move }) => move === 'charge' || move === 'countercharge']),
    bars('wab-14.8/ground', [drives, ({ ground }) => ground !== 'open']),
    notes('wab-2.51/camels', [isMarch, ({ kind }) => kind === 'camels']),
    bars(
      'wab-2.51',
      [marches],
      on('can-march', ({ kind }: Mover) =>
        ['elephants', 'artillery', 'war-wagons', 'siege-engines'].includes(kind),
      ),
    ),
    bars('wab-22.10/charge', [inTestudo, charges]),
    bars('wab-22.10/march', [inTestudo, isMarch]),
    notes('wab-2.64', [marches, not(rollsDie)], on('is-a-unit', alone), {
      unless: ['wab-2.47', 'wab-2.57', 'wab-2.58'],
    }),
    ...musicianRows(all<Mover, boolean>(marches, not(triples), not(rollsDie)), triples),
    bars(
      'wab-2.59',
      [triples, ({ kind }) => kind === 'chariots'],
      on('is-formed', ({ dispersed }) => dispersed),
      {
        unless: ['wab-2.57'],
      },
    ),
    bars('wab-2.57', [triples, knowsShape], on('is-a-column', not(isColumn))),
    bars(
      'wab-2.58',
      [triples],
      on('column-at-first', ({ columnFormed }: Mover) => columnFormed === 'this-turn'),
    ),
    bars('wab-2.61/move', [charges, knowsShape, not(loose)], on('no-column', isColumn)),
    bars(
      'wab-2.62/move',
      [({ move }) => move === 'countercharge', knowsShape],
      on('no-column', isColumn),
    ),
    bars('wab-2.60', [ignoresNone, not(alone), hasEnemies], on('enemy-too-far', isNear)),
    bars('wab-9.9', [ignoresNone, alone, hasEnemies], on('enemy-too-far', isNear)),
    notes(
      'wab-2.49',
      [marches, not(ignoresNone), isNear],
      on('they-count', (one) => near(one).some(ignored)),
    ),
    notes(
      'wab-2.50',
      [marches, not(ignoresNone), (one) => near(one).some(onFoot)],
      on('marches-on-foot', mounted),
    ),
    bars(
      'wab-2.48',
      [marches, not(ignoresNone), hasEnemies],
      on('nobody-who-counts', (one) => blockers(one).length > 0),
    ),
    notes(
      'wab-13.120',
      [marches, ({ subterfuge }) => subterfuge, ({ ground }) => ground !== 'open'],
      {
        say: 'wab-13.120/march',
      },
    ),
    bars(
      'wab-2.54',
      [marches],
      on('open-ground', ({ ground }: Mover) => ground !== 'open'),
    ),
    bars('wab-2.52', [marches, told], on('inch-away', tooClose)),
    notes(
      'wab-2.9/charger',
      [charges, tooClose],
      on('counts-for-chargers', (one) => one.readings.R112 === 'a'),
    ),
    bars(
      'wab-2.9',
      [not(marches), told, (one) => !charges(one) || one.readings.R112 === 'b'],
      on('inch-away', tooClose),
    ),
    notes(
      'wab-2.63',
      [({ snakes }) => snakes],
      on('one-wide', ({ wide = 1 }) => wide === 1),
    ),
    bars('wab-2.63', [({ snakes }) => snakes, ({ wide = 1 }) => wide > 1], {
      say: 'wab-2.63/wide',
    }),
  ],
};

import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FORMED_FIELDS, inTestudo, isDrilled, isHedgehog } from '../formations/formation.ts';
import { isChariot } from '../movement/vehicles.ts';
import { COHERENT } from '../skirmish/coherent.ts';
import { AT_ELEPHANT } from './at-elephant.ts';
import { MOVEMENT } from './fields.ts';
import { TROOPS, vehicleOf } from './troops.ts';
import { FAR, ROUGH } from './way.ts';

const MOST_MODELS = 100;
const MOST_ENEMIES = 5;
/** Degrees of the arc in which a model sees, half to each side (wab-1.48). */
const ARC = 90;
const ALL_ROUND = 180;

const UNABLE = [
  'engaged',
  'fleeing',
  'column',
  'lone-character',
  'gave-ground',
  'back-on-table',
  'ungovernable',
] as const;

export const CHARGE_FIELDS = {
  movement: MOVEMENT,
  distance: usual(optionalMeasure(0, FAR)),
  wheel: usual(measure(0, FAR, 0)),
  rough: ROUGH,
  modelsSeeing: optionalCount(0, MOST_MODELS),
  bearing: measure(0, ALL_ROUND, 0),
  unitIs: list(UNABLE, UNABLE.length),
  alsoTouched: count(0, MOST_ENEMIES, 0),
  alsoNamed: optionalCount(0, MOST_ENEMIES),
  onlyContact: choice(['models', 'part-of-a-model', 'corner'], 'models'),
  crossesPath: flag(),
  sideBySide: flag(),
  manoeuvre: choice(['none', 'second-wheel', 'turn', 'change-formation', 'into-column'], 'none'),
  behindObstacle: flag(),
  fearsEnemy: flag(),
  fearFailed: rare(flag()),
  frenzied: rare(flag()),
  unruly: rare(flag()),
  ...FORMED_FIELDS,
  subterfuge: rare(flag()),
  passesNear: rare(flag()),
  chargerTroops: rare(choice(TROOPS, 'infantry')),
  atElephant: rare(flag()),
  usedToElephants: rare(flag()),
  declared: rare(choice(['start-of-movement', 'later'], 'start-of-movement')),
  measuredFirst: rare(flag()),
  skirmishing: rare(flag()),
  mounted: rare(flag()),
  facesAllWays: rare(flag()),
  throughSkirmishers: choice(['nobody', 'enemy', 'friendly'], 'nobody'),
  gapInches: rare(optionalMeasure(0, FAR)),
  theyChargeFirst: rare(flag()),
  models: rare(count(1, MOST_MODELS, 20)),
  readings: rare(group(readings('R17', 'R20', 'R30', 'R112', 'R287'))),
};
export type Charge = Values<typeof CHARGE_FIELDS>;

const { bars, notes } = rulesOf<Charge>();

const isNow =
  (state: (typeof UNABLE)[number]) =>
  ({ unitIs }: Charge) =>
    unitIs.includes(state);
const loose = ({ skirmishing }: Charge) => skirmishing;
const counted = ({ modelsSeeing }: Charge) => modelsSeeing !== undefined;
/** Whether ground and obstacles take nothing off its charge (wab-15.6). */
export const goesFreely = ({ skirmishing, mounted }: Charge) => skirmishing && !mounted;
const near = ({ passesNear }: Charge) => passesNear;
const changes = ({ manoeuvre }: Charge) => manoeuvre === 'change-formation';
const several = ({ alsoTouched }: Charge) => alsoTouched > 0;
const isFoot = ({ chargerTroops }: Charge) => chargerTroops === 'infantry';
const scared = ({ atElephant }: Charge) => atElephant;
const used = ({ usedToElephants }: Charge) => usedToElephants;
/** Of itself, or as infantry before an elephant (wab-17.7). */
const fears = (one: Charge) => one.fearsEnemy || (scared(one) && isFoot(one) && !used(one));
export const drives = ({ chargerTroops }: Charge) =>
  isChariot({ vehicle: vehicleOf(chargerTroops) });
const frenzied = on('not-frenzied', (one: Charge) => one.frenzied);
const unruly = (one: Charge) => one.unruly;

const MAY: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-3.1',
      [],
      on('at-the-start', ({ declared }: Charge) => declared === 'later'),
    ),
    bars('wab-3.3/measured', [({ measuredFirst }) => measuredFirst]),
    ...AT_ELEPHANT.rows,
    bars('wab-3.66/charge', [isNow('engaged')]),
    bars('wab-2.69/charge', [isNow('fleeing')]),
    bars('wab-13.56', [isDrilled, changes], on('stands-in-ranks', isNow('column'))),
    bars('wab-13.56', [isDrilled, ({ manoeuvre }) => manoeuvre === 'into-column'], {
      say: 'wab-13.56/into-column',
    }),
    bars('wab-2.61/charge', [isNow('column')]),
    bars(
      'wab-16.14',
      [drives, ({ behindObstacle }) => behindObstacle],
      on('stops-at-it', ({ readings: { R287 } }) => R287 === 'a'),
    ),
    bars('wab-22.10/charge', [inTestudo]),
    bars('wab-13.105', [isHedgehog], { say: 'wab-13.105/charge' }),
    bars('wab-9.4/charge', [isNow('lone-character')]),
    bars('wab-13.5/charge', [isNow('ungovernable')]),
    notes('wab-13.13', [isNow('gave-ground')], on('under-control', unruly), {
      unless: ['wab-6.65'],
    }),
    bars('wab-6.65/charge', [isNow('gave-ground')]),
    bars('wab-6.53/charge', [isNow('back-on-table')]),
    bars(
      'wab-3.2',
      [counted, (one) => !loose(one)],
      on('a-model-sees', ({ modelsSeeing }) => modelsSeeing === 0),
    ),
    notes('wab-15.18/edge', [loose, ({ facesAllWays }) => facesAllWays]),
    bars(
      'wab-15.18',
      [counted, loose],
      on('most-see', ({ modelsSeeing = 0, models }) => 2 * modelsSeeing <= models),
    ),
    bars(
      'wab-3.5',
      [],
      on('within-arc', ({ bearing }: Charge) => 2 * bearing > ARC),
      { with: () => ({ arc: ARC }) },
    ),
    bars('wab-20.3', [({ onlyContact }) => onlyContact === 'corner']),
    notes('wab-20.3/part', [({ onlyContact }) => onlyContact === 'part-of-a-model']),
    bars(
      'wab-3.4',
      [several],
      on('all-are-named', ({ alsoNamed, alsoTouched }) => (alsoNamed ?? alsoTouched) < alsoTouched),
      { with: ({ alsoTouched }) => ({ units: 1 + alsoTouched }) },
    ),
    notes('wab-13.55', [changes], on('not-drilled', isDrilled), { unless: ['wab-3.25'] }),
    notes('wab-13.56/ranks', [isDrilled, changes, not(isNow('column'))]),
    bars(
      'wab-3.25',
      [],
      on('goes-straight', ({ manoeuvre }: Charge) => manoeuvre !== 'none'),
    ),
    notes(
      'wab-15.17',
      [({ throughSkirmishers }) => throughSkirmishers === 'friendly'],
      on('they-do-not-charge', ({ theyChargeFirst }) => theyChargeFirst),
      { unless: ['wab-15.16'] },
    ),
    bars(
      'wab-15.16',
      [({ throughSkirmishers }) => throughSkirmishers !== 'nobody'],
      on('gap-wide-enough', ({ gapInches = 0 }) => gapInches <= COHERENT),
    ),
    bars(
      'wab-12.6',
      [fears],
      on('no-failed-fear-test', ({ fearFailed }) => fearFailed),
    ),
    notes('wab-2.9/charge', [near, ({ readings: { R112 } }) => R112 === 'a']),
    bars('wab-2.9/reading', [near, ({ readings: { R112 } }) => R112 === 'b']),
  ],
};

const hasRough = ({ rough }: Charge) => rough.length > 0;

const TOLD: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-15.9', [loose]),
    notes('wab-16.12', [drives, hasRough]),
    notes('wab-15.21/straight', [loose, ({ wheel }) => wheel > 0]),
    notes('wab-3.33', [several], { with: ({ alsoTouched }) => ({ units: 1 + alsoTouched }) }),
    notes(
      'wab-13.120',
      [({ subterfuge }) => subterfuge],
      on('no-such-ground', ({ rough }) => rough.length > 0),
    ),
    notes('wab-6.81/charge', [({ behindObstacle }) => behindObstacle]),
  ],
};

/** Whether it tests for fear before it charges; one that has failed its test may not charge at all. */
export const FEARS: Table<Charge, boolean> = {
  on: 'needsFearTest',
  rows: [
    notes('wab-17.7', [scared, isFoot], on('used-to-them', not(used)), {
      say: 'wab-17.7/infantry',
    }),
    notes('wab-12.19', [fears], frenzied, { say: 'wab-12.19/fear', unless: ['wab-12.6'] }),
    notes('wab-20.11', [fears, unruly]),
    rulesOf<Charge>().allows('wab-12.6/test', [fears]),
  ],
};

/** Whether its player has a choice. */
export const FORCED: Table<Charge, boolean> = {
  on: 'mustCharge',
  rows: [
    rulesOf<Charge>().allows('wab-12.16', [frenzied]),
    rulesOf<Charge>().allows('wab-13.9', [unruly]),
  ],
};

/** Whether the charge may be declared, and what is told of it from the start. */
export const mayCharge = (charge: Charge, trace: Trace): boolean =>
  applyRows(MAY, charge, true, trace) && applyRows(TOLD, charge, true, trace);

const crosses = ({ crossesPath }: Charge) => crossesPath;

/** Whether a charge that is long enough arrives. */
export const PATH: Table<Charge, boolean> = {
  on: 'reaches',
  rows: [
    notes(
      'wab-3.42',
      [crosses],
      on('not-side-by-side', ({ sideBySide }) => sideBySide),
      { unless: ['wab-3.41'] },
    ),
    bars('wab-3.41', [crosses]),
  ],
};

/** A unit that has failed its charge does not shoot; one that has arrived fights. */
export const LATER: Table<{ failed: boolean }, boolean> = {
  on: 'mayShootLater',
  rows: [
    rulesOf<{ failed: boolean }>().bars(
      'wab-3.23/shoots',
      [],
      on('charge-arrives', ({ failed }) => failed),
    ),
  ],
};

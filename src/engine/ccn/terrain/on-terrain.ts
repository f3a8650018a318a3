import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { IMPASSABLE, STOPS, TERRAINS, type Terrain } from '../terrain.ts';
import {
  COMBATANTS,
  isArtillery,
  isCavalry,
  isInfantry,
  isLightInfantry,
  isUnit,
} from '../units.ts';
import { DICE_LOST, diceLost } from './dice-lost.ts';
import { SIGHT } from './sight.ts';

const FIELDS = {
  unit: requiredChoice(COMBATANTS),
  terrain: choice(TERRAINS, 'clear'),
  fieldworks: choice(['none', 'between', 'elsewhere'], 'none'),
  enters: choice(['ordered', 'retreat'], 'ordered'),
  tileRemoved: rare(flag()),
  readings: rare(group(readings('R75'))),
};

type Ground = Values<typeof FIELDS>;
const { adds, bars, notes, sets } = rulesOf<Ground>(({ unit, terrain }) => ({ unit, terrain }));

const inTerrain =
  (...terrains: Terrain[]) =>
  (ground: Ground) =>
    terrains.includes(ground.terrain);
const retreats = ({ enters }: Ground) => enters === 'retreat';
const hasWorks = ({ fieldworks }: Ground) => fieldworks !== 'none';
const throughWorks = ({ fieldworks }: Ground) => fieldworks === 'between';
const acrossWorks = on('not-across-fieldworks', throughWorks);
const bridged = on('no-bridge', inTerrain('bridge'));
const stopsOrders = any<Ground>(({ terrain }) => terrain in STOPS, throughWorks);

const ENTER: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-7.1', [not(inTerrain('clear'))]),
    bars('ccn-7.21', [inTerrain('rugged-hill')]),
    notes('ccn-7.50', [inTerrain('river', 'ford', 'bridge')], bridged, { unless: ['ccn-7.41'] }),
    bars(
      'ccn-7.41',
      [inTerrain('river', 'ford', 'bridge')],
      on('ford', inTerrain('river', 'bridge')),
    ),
    bars(
      'ccn-7.55',
      [inTerrain('quarry')],
      on('not-artillery', ({ unit }) => isArtillery(unit)),
    ),
  ],
};

const STOP: Table<Ground, boolean> = {
  on: 'mustStop',
  rows: [
    notes('ccn-5.45', [retreats]),
    notes('ccn-5.177/enter', [retreats, stopsOrders], {
      unless: ['ccn-7.2', 'ccn-7.24', 'ccn-7.32', 'ccn-7.44', 'ccn-7.54'],
    }),
    notes('ccn-7.9', [inTerrain('hill')]),
    sets('ccn-7.2', true, [inTerrain('forest')]),
    sets('ccn-7.24', true, [inTerrain('town')]),
    sets('ccn-7.32', true, [hasWorks], acrossWorks),
    notes('ccn-7.50/stop', [inTerrain('ford', 'bridge')], bridged, { unless: ['ccn-7.44'] }),
    sets('ccn-7.44', true, [inTerrain('ford', 'bridge')]),
    sets('ccn-7.54', true, [inTerrain('quarry')]),
  ],
};

const FIGHT: Table<Ground, boolean> = {
  on: 'mayFightOnEntry',
  rows: [
    // Reading R75: who retreats there may battle back all the same, or (b) not.
    notes(
      'ccn-5.177/fight',
      [retreats, inTerrain('forest', 'town')],
      on('reading-r75-b', ({ readings }) => readings.R75 === 'a'),
      { unless: ['ccn-7.5', 'ccn-7.4', 'ccn-7.26'] },
    ),
    notes(
      'ccn-7.5',
      [inTerrain('forest')],
      on('not-light-infantry', ({ unit }) => isLightInfantry(unit)),
      { unless: ['ccn-7.4'] },
    ),
    bars('ccn-7.4', [inTerrain('forest')]),
    bars('ccn-7.26', [inTerrain('town')]),
    notes('ccn-7.46', [inTerrain('ford')]),
  ],
};

const squares = on('not-infantry', ({ unit }: Ground) => isInfantry(unit));

const SQUARE: Table<Ground, boolean> = {
  on: 'squareAllowed',
  rows: [
    notes('ccn-7.3', [inTerrain('forest')], squares),
    notes('ccn-7.10', [inTerrain('hill')], squares),
    notes('ccn-7.45', [inTerrain('ford')], squares),
    notes('ccn-7.51', [inTerrain('bridge')], squares),
    notes('ccn-7.56', [inTerrain('quarry')], squares),
    bars('ccn-7.25', [inTerrain('town')], squares),
    bars('ccn-7.33', [hasWorks], squares),
  ],
};

const FLAGS: Table<Ground, number> = {
  on: 'flagsForWorks',
  rows: [
    notes('ccn-7.34', [throughWorks]),
    notes('ccn-7.38/terrain', [hasWorks], on('across-fieldworks', not(throughWorks))),
    adds(
      'ccn-7.37/terrain',
      1,
      [hasWorks],
      acrossWorks,
      on('is-cavalry', ({ unit }) => !isCavalry(unit)),
    ),
  ],
};

/** Whether the ground blocks a line of sight that goes through it; hills as seen from low ground. */
function blocksSight({ terrain, fieldworks }: Ground, trace: Trace): boolean {
  const { clause, obstructs } =
    terrain === 'hill' ? { clause: 'ccn-7.16' as const, obstructs: true } : SIGHT[terrain];
  const effect = obstructs ? { on: 'blocksSight', from: false, to: true } : null;
  if (terrain !== 'clear') trace.step(clause, { terrain }, effect, clause);
  if (fieldworks !== 'none') trace.step('ccn-7.40');
  return obstructs;
}

/** Where nobody can be there is no combat. */
function closed({ terrain }: Ground, trace: Trace) {
  if (terrain === 'rugged-hill') trace.step('ccn-7.22');
  if (terrain === 'river') trace.step('ccn-7.42');
  return {};
}

function effects(ground: Ground, trace: Trace) {
  const { unit } = ground;
  if (ground.terrain === 'bridge') trace.step('ccn-7.52/terrain');
  const fights = isUnit(unit);
  const square = applyRows(SQUARE, ground, true, trace);
  return {
    mustStop: applyRows(STOP, ground, false, trace),
    mayFightOnEntry: fights ? applyRows(FIGHT, ground, true, trace) : null,
    squareAllowed: isInfantry(unit) ? square : null,
    flagsForWorks: fights ? applyRows(FLAGS, ground, 0, trace) : 0,
    ...(isUnit(unit) && diceLost({ ...ground, unit }, trace)),
  };
}

function sayOf({ mustStop, mayFightOnEntry }: ReturnType<typeof effects>) {
  const fight = mayFightOnEntry === null ? '' : mayFightOnEntry ? '-fight' : '-no-fight';
  return `terrain/${mustStop ? 'stop' : 'free'}${fight}`;
}

export const onTerrain = defineQuery({
  id: 'ccn/terrain',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mustStop: maybe(yes()),
    mayFightOnEntry: maybe(yes()),
    squareAllowed: maybe(yes()),
    flagsForWorks: amount(),
    ...alike(maybe(amount()), ...DICE_LOST),
    blocksSight: yes(),
  },
  sample: { unit: 'line', terrain: 'forest' },
  check: problems<Ground>([
    'fieldworks',
    'fieldworks-need-ground',
    ({ terrain }) => IMPASSABLE[terrain] ?? null,
    ({ terrain, fieldworks }) => terrain in IMPASSABLE && fieldworks !== 'none',
    ({ terrain }) => ({ terrain }),
  ]),
  run(input, trace) {
    const { unit, tileRemoved } = input;
    const ground: Ground = tileRemoved ? { ...input, terrain: 'clear' } : input;
    if (tileRemoved) trace.step('ccn-7.1/removed', { terrain: input.terrain });
    const allowed = applyRows(ENTER, ground, true, trace);
    const there = allowed ? effects(ground, trace) : undefined;
    return {
      answer: {
        allowed,
        ...(there ?? closed(ground, trace)),
        blocksSight: blocksSight(ground, trace),
      },
      summary: {
        say: there ? sayOf(there) : 'terrain/impassable',
        with: { unit, terrain: ground.terrain },
      },
    };
  },
});

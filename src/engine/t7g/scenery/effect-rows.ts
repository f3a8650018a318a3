import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { NONE } from '../values/modifiers.ts';
import type { Quality } from './elements.ts';
import { is, type TerrainInput } from './terrain-fields.ts';

/** What is asked, with the qualities that bear on it. */
export interface Ground extends TerrainInput {
  felt: readonly Quality[];
}

const { adds, bars, notes, sets } = rulesOf<Ground>();
const feels =
  (quality: Quality) =>
  ({ felt }: Ground) =>
    felt.includes(quality);
const slow = any<Ground>(feels('difficult'), feels('very-difficult'));
const isCommander = ({ mover }: Ground) => mover === 'commander';
const onFoot = not<Ground>(isCommander);

const moves = ({ path }: Ground) => path !== 'none';
/** What a ford in a bad river is, is among the qualities that are felt. */
const isEasyFord = (ground: Ground) => !(is('ford')(ground) && slow(ground, true));

const MAY: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-9.37', [is('bridge', 'river'), moves], on('not-over-a-bridge', is('bridge'))),
    notes('t7g-9.50', [is('ford', 'river'), moves, isEasyFord], on('not-at-a-ford', is('ford'))),
    notes('t7g-9.9/no-rules', [is('marsh', 'urban-area')], {
      with: ({ element }) => ({ element }),
    }),
    bars('t7g-3.19/terrain', [feels('impassable')]),
  ],
};

const SPEED: Table<Ground, number> = {
  on: 'speedChange',
  rows: [
    notes('t7g-7.9/terrain', [isCommander, any<Ground>(slow, feels('easy'))]),
    notes(
      't7g-6.13/terrain',
      [onFoot, slow],
      on('no-skirmishers', ({ skirmishers }) => skirmishers),
      {
        unless: ['t7g-3.16', 't7g-3.18'],
      },
    ),
    adds('t7g-3.16/terrain', -1, [onFoot, feels('difficult')]),
    adds('t7g-3.18/terrain', -1, [onFoot, feels('very-difficult')]),
    adds('t7g-3.20/terrain', 1, [onFoot, feels('easy')]),
  ],
};

const DISORDER: Table<Ground, boolean> = {
  on: 'disorders',
  rows: [
    notes('t7g-6.38/terrain', [onFoot, feels('very-difficult'), ({ light }) => light], {
      unless: ['t7g-3.17'],
    }),
    sets('t7g-3.17/terrain', true, [
      onFoot,
      feels('very-difficult'),
      ({ skirmishers }) => !skirmishers,
    ]),
  ],
};

const effect = (name: string, row: Table<Ground, boolean>['rows'][number]) => ({
  on: name,
  rows: [row],
});
const SIGHT = effect('blocksSight', sets('t7g-4.24/terrain', true, [feels('hidden')]));
const COVER = effect('givesCover', sets('t7g-4.25/terrain', true, [feels('covered')]));
const SHELTER = effect('protects', sets('t7g-5.39/terrain', true, [feels('protected')]));
const HEIGHT = effect('givesHeight', sets('t7g-5.38/terrain', true, [feels('height')]));

/** A Value of the profile with one Increase or Decrease, or as it is. */
function withStep(
  value: number | undefined,
  step: number,
  ground: Ground,
  trace: Trace,
): number | null {
  if (value === undefined) return null;
  const by = { ...NONE, increases: Math.max(0, step), decreases: Math.max(0, -step) };
  return modified({ value, ...by, readings: ground.readings }, trace);
}

/** Courage against the shot, or in the combat, where one is asked about. */
const courageOf = (isAsked: boolean, raised: boolean, ground: Ground, trace: Trace) =>
  isAsked ? withStep(ground.courage, Number(raised), ground, trace) : null;

/** What the element does to a move; nothing where it may not be moved through. */
function movedBy(ground: Ground, trace: Trace) {
  if (!applyRows(MAY, ground, true, trace)) return { allowed: false };
  const speedChange = applyRows(SPEED, ground, 0, trace);
  return {
    allowed: true,
    speedChange,
    inches: ground.path === 'none' ? null : withStep(ground.speed, speedChange, ground, trace),
    disorders: applyRows(DISORDER, ground, false, trace),
  };
}

export function effectsOf(ground: Ground, trace: Trace) {
  const moved = movedBy(ground, trace);
  const blocksSight = applyRows(SIGHT, ground, false, trace);
  const givesCover = applyRows(COVER, ground, false, trace);
  const shot = courageOf(ground.sightLine !== 'none', givesCover, ground, trace);
  const protects = applyRows(SHELTER, ground, false, trace);
  const fought = courageOf(ground.fighting !== 'no', protects, ground, trace);
  return {
    ...moved,
    blocksSight,
    givesCover,
    courageAgainstShots: shot,
    protects,
    courageInCombat: fought,
    givesHeight: applyRows(HEIGHT, ground, false, trace),
  };
}

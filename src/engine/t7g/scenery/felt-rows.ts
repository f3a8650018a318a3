import type { Condition, Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import type { Quality } from './elements.ts';
import { type Crop, type Flow, is, type TerrainInput } from './terrain-fields.ts';

type Felt = readonly Quality[];
const { sets } = rulesOf<TerrainInput>();

type Fits = (situation: TerrainInput) => boolean;
type When = Condition<TerrainInput, Felt>;
/** An element has a quality, which bears on what is asked where the conditions hold. */
const has = (key: Key, quality: Quality, about: readonly Fits[], ...when: readonly When[]) =>
  sets<Felt>(key, (_, felt) => [...felt, quality], about, ...when);
const when = (name: string, holds: Fits): When => ({ name, holds });

const moves = ({ path }: TerrainInput) => path !== 'none';
const isWithin = ({ path }: TerrainInput) => path === 'within';
const within = when('whole-move-inside', isWithin);
const isThrough = ({ path }: TerrainInput) => path === 'through' || path === 'within';
const passes = when('front-centre-passes-it-by', isThrough);
const isInside = ({ standing }: TerrainInput) =>
  standing === 'inside' || standing === 'wholly-inside';
const crosses = ({ sightLine }: TerrainInput) => sightLine === 'crosses';
const inSight = ({ sightLine }: TerrainInput) => sightLine !== 'none';
const crossesAll = when('one-end-is-inside', (one: TerrainInput) => crosses(one) && !isInside(one));
/** Ruling R149: only who is inside has its cover, or (b) whoever is shot at across it too. */
const shelters = when(
  'target-is-not-inside',
  (one: TerrainInput) => isInside(one) || (one.readings.R149 === 'b' && crosses(one)),
);
/** Ruling R41: only who is right against it, shot at across it, or (b) whoever is shot at across it. */
const covers = when(
  'not-right-against-it',
  (one: TerrainInput) => crosses(one) && (one.standing === 'against' || one.readings.R41 === 'b'),
);
const fights = ({ fighting }: TerrainInput) => fighting !== 'no';
const wholly = when(
  'not-wholly-inside',
  ({ standing }: TerrainInput) => standing === 'wholly-inside',
);
const enemyOut = when('enemy-is-wholly-inside', ({ enemyInside }: TerrainInput) => !enemyInside);
const isCharged = ({ fighting }: TerrainInput) => fighting === 'charged';
const against = when(
  'not-right-against-it',
  ({ standing }: TerrainInput) => standing === 'against',
);
const cropIs =
  (...crops: readonly Crop[]) =>
  ({ crop }: TerrainInput) =>
    crops.includes(crop);
const flowIs =
  (...flows: readonly Flow[]) =>
  ({ flow }: TerrainInput) =>
    flows.includes(flow);

/** Which qualities of the element bear on what is asked. */
export const FELT: Table<TerrainInput, Felt> = {
  on: 'qualities',
  rows: [
    has('t7g-9.13', 'easy', [is('road'), moves], within),
    has('t7g-9.15', 'height', [is('hill'), fights], wholly, enemyOut),
    has('t7g-9.16', 'hidden', [is('hill'), inSight], crossesAll),
    has('t7g-9.18', 'difficult', [is('steep-hill'), moves], passes),
    has('t7g-9.19', 'height', [is('steep-hill'), fights], wholly, enemyOut),
    has('t7g-9.20', 'hidden', [is('steep-hill'), inSight], crossesAll),
    has('t7g-9.22', 'very-difficult', [is('wood'), moves], passes),
    has('t7g-9.23', 'covered', [is('wood'), inSight], shelters),
    has('t7g-9.24', 'hidden', [is('wood'), inSight], crossesAll),
    has('t7g-9.26/difficult', 'difficult', [is('field'), cropIs('low', 'cover'), moves], passes),
    has('t7g-9.26/very-difficult', 'very-difficult', [is('field'), cropIs('tall'), moves], passes),
    has('t7g-9.26/covered', 'covered', [is('field'), cropIs('cover', 'tall'), inSight], shelters),
    has('t7g-9.26/hidden', 'hidden', [is('field'), cropIs('tall'), inSight], crossesAll),
    has('t7g-9.28', 'protected', [is('wall'), isCharged], against),
    has('t7g-9.29', 'covered', [is('wall'), inSight], covers),
    has('t7g-9.30', 'difficult', [is('wall'), moves], passes),
    has('t7g-9.32', 'impassable', [is('lake'), moves], passes),
    has('t7g-9.34', 'covered', [is('fence'), inSight], covers),
    has('t7g-9.35', 'difficult', [is('fence'), moves], passes),
    has(
      't7g-9.37/easy',
      'easy',
      [is('bridge'), isWithin],
      when('no-road-over-it', ({ withRoad }) => withRoad),
    ),
    has('t7g-9.40/hidden', 'hidden', [is('building'), inSight], crossesAll),
    has(
      't7g-9.40',
      'impassable',
      [is('building'), isThrough],
      when('enters-it', ({ enters }) => !enters),
    ),
    has(
      't7g-9.41/covered',
      'covered',
      [is('building'), inSight],
      when('target-is-not-inside', isInside),
    ),
    has(
      't7g-9.41',
      'protected',
      [is('building'), isCharged],
      when('not-in-the-building', isInside),
    ),
    has('t7g-9.45', 'impassable', [is('rocks'), moves], passes),
    has('t7g-9.45/hidden', 'hidden', [is('rocks'), inSight], crossesAll),
    has('t7g-9.48/difficult', 'difficult', [is('river'), flowIs('difficult'), moves], passes),
    has(
      't7g-9.48/very-difficult',
      'very-difficult',
      [is('river'), flowIs('very-difficult'), moves],
      passes,
    ),
    has('t7g-9.48/impassable', 'impassable', [is('river'), flowIs('impassable'), moves], passes),
    has(
      't7g-9.50/difficult',
      'difficult',
      [is('ford'), isThrough],
      when('river-no-worse-than-difficult', flowIs('very-difficult', 'impassable')),
    ),
  ],
};

import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_VALUE } from '../fields.ts';
import { KINDS } from '../units.ts';
import { ELEMENT_NAMES, type ElementName } from './elements.ts';

/** What a die makes of all fields (t7g-9.26), and of the river (t7g-9.48). */
export const CROPS = ['low', 'cover', 'tall'] as const;
export const FLOWS = ['normal', 'difficult', 'very-difficult', 'impassable'] as const;
export type Crop = (typeof CROPS)[number];
export type Flow = (typeof FLOWS)[number];

export const TERRAIN_FIELDS = {
  element: requiredChoice(ELEMENT_NAMES),
  mover: usual(choice([...KINDS, 'commander'], 'formation')),
  path: usual(choice(['through', 'within', 'beside', 'none'], 'through')),
  speed: usual(optionalCount(0, MOST_VALUE)),
  light: flag(),
  skirmishers: flag(),
  standing: usual(choice(['outside', 'inside', 'wholly-inside', 'against'], 'outside')),
  sightLine: usual(choice(['none', 'crosses', 'from-inside'], 'none')),
  fighting: choice(['no', 'charged', 'fights'], 'no'),
  enemyInside: flag(),
  courage: optionalCount(0, MOST_VALUE),
  crop: choice(CROPS, 'low'),
  flow: choice(FLOWS, 'normal'),
  withRoad: flag(),
  enters: rare(flag()),
  readings: rare(group(readings('R9', 'R41', 'R149'))),
};
export type TerrainInput = Values<typeof TERRAIN_FIELDS>;

export const is =
  (...elements: readonly ElementName[]) =>
  ({ element }: TerrainInput) =>
    elements.includes(element);

const LINEAR: readonly ElementName[] = ['wall', 'fence'];

export const checkTerrain = problems<TerrainInput>(
  [
    'standing',
    'only-against-a-line',
    't7g-5.39',
    ({ standing, element }) => standing === 'against' && !LINEAR.includes(element),
  ],
  [
    'standing',
    'never-inside-a-line',
    't7g-5.39',
    ({ standing, element }) =>
      (standing === 'inside' || standing === 'wholly-inside') && LINEAR.includes(element),
  ],
  ['enters', 'no-building', 't7g-9.39', ({ enters, element }) => enters && element !== 'building'],
);

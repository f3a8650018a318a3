import { problems, within } from '../../core/problems.ts';
import { isArtillery } from '../units.ts';
import { type GivenFighter, lifeOf } from './fighter.ts';

/** Markers, and what events are told to add: one that is told twice would count twice. */
type Counted = Pick<
  GivenFighter,
  'hero' | 'noOfficers' | 'attackBonus' | 'defenceBonus' | 'moraleBonus'
>;
const adds = (by: number, ...bonuses: (number | undefined)[]) => bonuses.every((one) => one === by);

type Claims = Pick<
  GivenFighter,
  'kind' | 'abilities' | 'wounds' | 'fleeing' | 'forcedMarch' | 'formation' | 'extended'
> & { life?: number | undefined } & Partial<Counted>;

type Formed = Pick<Claims, 'fleeing' | 'forcedMarch' | 'formation' | 'extended'>;
const formed = ({ formation }: Formed) => formation !== 'none';

/** What is in no formation. */
export const formationProblems = problems<Formed>(
  ['formation', 'fleeing-in-formation', 'onus-7.183', (unit) => unit.fleeing && formed(unit)],
  ['extended', 'fleeing-extended', 'onus-7.183', (unit) => unit.fleeing && unit.extended > 0],
  ['formation', 'marching-in-formation', 'onus-7.43', (unit) => unit.forcedMarch && formed(unit)],
);

/** What cannot be true of a unit at once. Life counts only where it was said: unsaid, it is more than the wounds. */
export const fighterProblems = problems<Claims>(
  [
    'wounds',
    'already-eliminated',
    'onus-3.6',
    (unit) => unit.wounds >= lifeOf(unit),
    (unit) => ({ wounds: unit.wounds, life: lifeOf(unit) }),
  ],
  formationProblems,
  ['extended', 'formed-and-extended', 'onus-7.64', (unit) => formed(unit) && unit.extended > 0],
  [
    'defenceBonus',
    'marker-counted-twice',
    'onus-10.14',
    (unit) =>
      unit.hero === true && !unit.attackBonus && adds(1, unit.defenceBonus, unit.moraleBonus),
    () => ({ marker: 'markerPlaced.hero' }),
  ],
  [
    'defenceBonus',
    'marker-counted-twice',
    'onus-10.15',
    (unit) =>
      unit.noOfficers === true && adds(-1, unit.attackBonus, unit.defenceBonus, unit.moraleBonus),
    () => ({ marker: 'markerPlaced.no-officers' }),
  ],
  ['fleeing', 'artillery-flees', 'onus-7.182', (unit) => isArtillery(unit.kind) && unit.fleeing],
);

/** The same of a unit that a question knows otherwise than it was told. */
export const checkFighter = (group: string, unit: Claims) =>
  within(group, fighterProblems)({ [group]: unit });

import { on } from '../../core/rules.ts';
import type { Formation } from '../units.ts';
import type { Marked } from './conditions.ts';

export const onUnit = <U = Marked>(name: string, holds: (unit: U) => boolean) =>
  on(name, ({ unit }: { unit: U }) => holds(unit));

export const formed = (formation: Formation) =>
  onUnit<Pick<Marked, 'formation'>>(`not-in-${formation}`, (unit) => unit.formation === formation);

export const marching = onUnit<Pick<Marked, 'forcedMarch'>>(
  'no-forced-march',
  ({ forcedMarch }) => forcedMarch,
);

export const fleeing = onUnit<Pick<Marked, 'fleeing'>>('not-fleeing', (unit) => unit.fleeing);

/** All sides of such a unit count as its rear (onus-10.4). */
export const allRear = onUnit<Pick<Marked, 'forcedMarch' | 'fleeing'>>(
  'neither-march-nor-flight',
  (unit) => unit.forcedMarch || unit.fleeing,
);

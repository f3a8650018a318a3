import type { ClauseId } from '../../core/clause-ids.ts';
import type { Card, Roster } from './roster.ts';

/** A unit of which the source tells some values; the others are for its player to fill in. */
export interface Known {
  key: string;
  values: Partial<Omit<Card, 'unitValue'>> & { unitValue?: number };
  clause: ClauseId;
}

/** Every value of a unit that the source mentions: it has no unit cards. */
export const KNOWN_UNITS: readonly Known[] = [
  { key: 'legionaries', values: { kind: 'infantry', unitValue: 100 }, clause: 'onus-11.6' },
  { key: 'cataphracts', values: { kind: 'camels', movement: 4 }, clause: 'onus-7.52' },
  { key: 'archers', values: { strength: 3, range: 8 }, clause: 'onus-7.116' },
  { key: 'romans', values: { dodge: 5, armour: 7, morale: 7 }, clause: 'onus-7.167' },
  { key: 'romans-shot-at', values: { dodge: 5, armour: 8 }, clause: 'onus-7.136' },
  { key: 'dacians', values: { hit: 4, wound: 4 }, clause: 'onus-7.167' },
  { key: 'mercenaries', values: { hit: 3, wound: 3, morale: 8 }, clause: 'onus-7.171' },
  { key: 'triarii', values: { blueIcons: ['phalanx'] }, clause: 'onus-8.12' },
  { key: 'punic-cavalry', values: { kind: 'cavalry' }, clause: 'onus-10.6' },
];

type General = Partial<Roster['generals'][number]>;

export const KNOWN_GENERALS: readonly { key: string; values: General; clause: ClauseId }[] = [
  { key: 'trajan', values: { pointsPercent: 30 }, clause: 'onus-4.10' },
];

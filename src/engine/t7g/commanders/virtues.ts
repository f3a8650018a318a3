import type { ClauseId } from '../../core/clause-ids.ts';

/** What of a unit a Virtue raises by a point, or what of the Commander himself it makes greater. */
export type Raises =
  | 'speed'
  | 'combat'
  | 'fire'
  | 'discipline'
  | 'stamina'
  | 'courage'
  | 'command-distance'
  | 'commander-move'
  | 'interaction'
  | 'initiative';

export interface Virtue {
  clause: ClauseId;
  raises: Raises;
}
const virtue = (clause: ClauseId, raises: Raises): Virtue => ({ clause, raises });

/** The eleven Virtues, in the order of the book (t7g-7.31). */
export const VIRTUES = {
  entrega: virtue('t7g-7.32', 'speed'),
  destreza: virtue('t7g-7.33', 'combat'),
  instruccion: virtue('t7g-7.34', 'fire'),
  lealtad: virtue('t7g-7.35', 'discipline'),
  fervor: virtue('t7g-7.36', 'stamina'),
  sacrificio: virtue('t7g-7.37', 'courage'),
  voluntad: virtue('t7g-7.38', 'courage'),
  presencia: virtue('t7g-7.39', 'command-distance'),
  brio: virtue('t7g-7.40', 'commander-move'),
  fama: virtue('t7g-7.41', 'interaction'),
  iniciativa: virtue('t7g-7.42', 'initiative'),
} satisfies Record<string, Virtue>;
export type VirtueName = keyof typeof VIRTUES;
export const VIRTUE_NAMES = Object.keys(VIRTUES) as [VirtueName, ...VirtueName[]];
export const virtueOf = (name: VirtueName): Virtue => VIRTUES[name];
export const RAISES = [
  'speed',
  'combat',
  'fire',
  'discipline',
  'stamina',
  'courage',
  'command-distance',
  'commander-move',
  'interaction',
  'initiative',
] as const satisfies readonly Raises[];

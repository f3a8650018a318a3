import type { Violation } from '../../core/schema.ts';
import { isArtillery } from '../units.ts';
import type { Fighter } from './fighter.ts';

/** Life counts only where it was said: unsaid, it is more than the wounds. */
type Claims = Pick<
  Fighter,
  'kind' | 'abilities' | 'wounds' | 'life' | 'fleeing' | 'forcedMarch' | 'formation' | 'extended'
>;

/** What cannot be true of a unit at once: each with the field to blame and the clause. */
export function checkFighter(path: string, unit: Claims): Violation[] {
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const found: Violation[] = [];
  const { kind, wounds, life, fleeing, forcedMarch, formation, extended } = unit;
  const formed = formation !== 'none';
  if (wounds >= life)
    found.push({
      field: at('wounds'),
      problem: 'already-eliminated',
      with: { wounds, life },
      clause: 'onus-3.6',
    });
  if (fleeing && formed)
    found.push({
      field: at('formation'),
      problem: 'fleeing-in-formation',
      with: {},
      clause: 'onus-7.183',
    });
  if (fleeing && extended > 0)
    found.push({
      field: at('extended'),
      problem: 'fleeing-extended',
      with: {},
      clause: 'onus-7.183',
    });
  if (forcedMarch && formed)
    found.push({
      field: at('formation'),
      problem: 'marching-in-formation',
      with: {},
      clause: 'onus-7.43',
    });
  if (formed && extended > 0)
    found.push({
      field: at('extended'),
      problem: 'extended-in-formation',
      with: {},
      clause: 'onus-7.64',
    });
  if (isArtillery(kind) && fleeing)
    found.push({
      field: at('fleeing'),
      problem: 'artillery-flees',
      with: {},
      clause: 'onus-7.182',
    });
  return found;
}

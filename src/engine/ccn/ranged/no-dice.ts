import { Trace } from '../../core/ruling.ts';
import { fighter } from '../combat/combat.ts';
import { isArtillery } from '../units.ts';
import { type Fire, fireDice } from './fire.ts';

/** Why nothing is left to roll: the ground (ccn-1.3), the national card, an empty place of the table, half of one block. */
export function noDiceKey(fire: Fire) {
  const level = {
    ...fire,
    target: fighter(fire.target.unit),
    roller: { ...fire.roller, terrain: 'clear' as const },
  };
  if (fireDice(level, new Trace()) > 0) return 'ccn-1.3/no-dice';
  if (fire.roller.nationalDice < 0) return 'ccn-5.99/none';
  return isArtillery(fire.roller.unit) ? 'ccn-5.106/none' : 'ccn-5.95/none';
}

import { handOn } from '../../core/hand-on.ts';
import type { Next } from '../../core/query.ts';
import type { Draft } from '../../core/schema/values.ts';
import { retreatAfter } from '../retreat/retreat-after.ts';
import type { FIELDS } from './melee-roll.ts';

interface Told {
  diceToRoll?: number;
  hits?: number;
  flags?: number;
  blocksLeft?: number | null;
  retreatHexes?: number | null;
  eliminated?: boolean | null;
  mayBattleBack?: boolean | null;
  attackFollows?: boolean | null;
  mayAdvance?: boolean | null;
}

/** What comes after a roll that is told whole: the other side's roll, the retreat, the advance. */
export function afterMelee(
  { faces: _, leaderCheck: __, ...said }: Draft<typeof FIELDS>,
  told: Told,
): Next[] {
  const { roll = 'attack', attacker } = said;
  const target = roll === 'attack' ? 'defender' : 'attacker';
  const hit = said[target];
  if (told.diceToRoll || !attacker || !hit) return [];
  const after = { ...said, [target]: { ...hit, blocks: told.blocksLeft ?? hit.blocks } };
  const next: Next[] = [];
  if (told.mayBattleBack)
    next.push({
      as: 'reply',
      query: 'ccn/melee-roll',
      draft: { ...after, roll: roll === 'attack' ? 'battle-back' : 'attack' },
    });
  if (told.attackFollows)
    next.push({ as: 'combat', query: 'ccn/melee-roll', draft: { ...after, roll: 'attack' } });
  if (told.retreatHexes && hit.unit !== 'leader')
    next.push({
      as: 'retreat',
      query: 'ccn/retreat',
      draft: retreatAfter(hit, told, roll === 'strikes-first' ? 'first-strike' : roll),
    });
  if (told.mayAdvance && target === 'defender')
    next.push({
      as: 'advance',
      query: 'ccn/advance',
      draft: {
        ...handOn(attacker, 'unit', 'inSquare'),
        ...handOn({ vacatedTerrain: hit.terrain }, 'vacatedTerrain'),
        ...handOn(said, 'bonus'),
        targetFate: told.eliminated ? 'eliminated' : 'retreated',
      },
    });
  return next;
}

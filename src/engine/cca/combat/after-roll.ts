import { handOn } from '../../core/hand-on.ts';
import type { Next } from '../../core/query.ts';
import type { Draft } from '../../core/schema/values.ts';
import { retreatAfter } from '../retreat/retreat-after.ts';
import type { ROLL_FIELDS } from './close-combat-roll.ts';

interface Told {
  diceToRoll?: number;
  diceToRollAgain?: number;
  hits?: number;
  flags?: number;
  blocksLeft?: number;
  retreatHexes?: number;
  eliminated?: boolean | null;
  battleBack?: { allowed?: boolean } | null;
  mayAdvance?: boolean | null;
}

/** What comes after a roll that is told whole: the answering roll, the retreat, the advance. */
export function afterRoll(
  { faces: _, rolledAgain: __, leaderCheck: ___, ...said }: Draft<typeof ROLL_FIELDS>,
  told: Told,
): Next[] {
  const { roll = 'attack', firstStrike = false, attacker, defender } = said;
  const target = (roll === 'battle-back') !== firstStrike ? 'attacker' : 'defender';
  const hit = said[target];
  const roller = target === 'attacker' ? defender : attacker;
  if (told.diceToRoll || told.diceToRollAgain || !hit || !roller) return [];
  const next: Next[] = [];
  if (told.battleBack?.allowed)
    next.push({
      as: 'reply',
      query: 'cca/close-combat-roll',
      draft: { ...said, roll: 'battle-back', [target]: { ...hit, blocks: told.blocksLeft } },
    });
  if (told.retreatHexes && hit.unit !== 'LD')
    next.push({ as: 'retreat', query: 'cca/retreat', draft: retreatAfter(hit, told, roll) });
  if (told.mayAdvance && roller.unit !== 'LD')
    next.push({
      as: 'advance',
      query: 'cca/momentum',
      draft: {
        ...handOn(roller, 'unit', 'leader'),
        ...handOn({ vacatedTerrain: hit.terrain }, 'vacatedTerrain'),
        ...handOn(said, 'bonus'),
        ...{ rolledAs: roll, target: told.eliminated ? 'eliminated' : 'retreated' },
      },
    });
  return next;
}

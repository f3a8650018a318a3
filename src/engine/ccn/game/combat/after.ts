import { push } from '../../../hexes/game/tasks.ts';
import type { Combat, Draft, Procedure } from '../state.ts';
import { mayAdvance } from './advance.ts';
import { answers } from './back.ts';
import { combatOf } from './combat.ts';

/** What follows an attack: its target strikes back, or the attacker takes its hex. */
function afterAttack(game: Draft, { outcome }: Combat) {
  if (outcome === 'held') {
    if (answers(game)) push(game, { task: 'battle-back' });
  } else if (mayAdvance(game)) push(game, { task: 'advance' });
}

export const after: Procedure<'after'> = {
  resolve(game, { kind }) {
    const combat = combatOf(game);
    if (kind === 'attack') afterAttack(game, combat);
    // Whoever was struck before its attack makes it, if it is still in its hex (ccn-6.25, ccn-8.53).
    else if (combat.outcome === 'held')
      push(game, { task: 'after', kind: 'attack' }, { task: 'roll', kind: 'attack' });
  },
};

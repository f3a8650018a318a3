import { Trace } from '../../../core/ruling.ts';
import { pieceAt } from '../../../hexes/game/board.ts';
import { other } from '../../../hexes/game/state.ts';
import { push } from '../../../hexes/game/tasks.ts';
import { meleeDice } from '../../melee/melee-dice.ts';
import { mayAnswer } from '../../melee/sides.ts';
import { mayBattleBack } from '../../retreat/battle-back.ts';
import type { Action, Decision, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { lacksTable } from './armed.ts';
import { combatOf, unitAt } from './combat.ts';
import { meleeOf } from './measure.ts';

/** May the target of an attack that is still in its hex strike back, and with a die at least? */
export function answers(game: GameState): boolean {
  const combat = combatOf(game);
  const { from, at, struck } = combat;
  const survivor = {
    ...{ unit: unitAt(game, at), inSquare: pieceAt(game, at).square !== null },
    ...{ leftHex: false, retreatHexes: 0, blocksLostInRetreat: 0, joinsLeader: false },
    ...{ struckFirst: struck, readings: READINGS },
    rolledIn: 'attack',
  } as const;
  const quiet = new Trace();
  if (!mayBattleBack(survivor, quiet) || lacksTable(game, at, from, 'melee')) return false;
  const roll = meleeOf(game, 'battle-back', [at, from], combat);
  return mayAnswer(roll, quiet) && meleeDice(roll, quiet) > 0;
}

export const battleBack: Decision<'battle-back'> = {
  clause: 'ccn-5.153',
  by: (game) => other(game.active),
  options: (): Action[] => [{ do: 'battle-back' }, { do: 'pass' }],
  decide(game, _, action) {
    if (action?.do === 'battle-back') push(game, { task: 'roll', kind: 'battle-back' });
  },
};

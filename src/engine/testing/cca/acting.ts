import { rollDice } from '../../cca/game/dice.ts';
import { apply, replay } from '../../cca/game/play.ts';
import { readLog } from '../../cca/game/position/log.ts';
import { readPosition } from '../../cca/game/position/position.ts';
import { acting } from '../hexes.ts';

export const { position, acts, act, played, acted, withDice, rolling, until } = acting({
  version: 'cca2',
  readPosition,
  readLog,
  apply,
  replay,
  rollDice,
});

import { rollDice } from '../../ccn/game/dice.ts';
import { apply, replay } from '../../ccn/game/play.ts';
import { readLog } from '../../ccn/game/position/log.ts';
import { readPosition } from '../../ccn/game/position/position.ts';
import { acting } from '../hexes.ts';

export const { position, acts, act, played, acted, rolling, until } = acting({
  version: 'ccn1',
  readPosition,
  readLog,
  apply,
  replay,
  rollDice,
});

import { CODES } from '../../ccn/game/position/deck.ts';
import { start } from '../../ccn/game/position/setup.ts';
import { placing } from '../hexes.ts';
import * as acting from './acting.ts';

export const { holding, ordering, moving, battling } = placing({
  ...{ version: 'ccn1', start, codes: CODES, centre: 'attack-center' },
  ...acting,
});

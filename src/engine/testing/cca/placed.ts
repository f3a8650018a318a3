import { CODES } from '../../cca/game/position/deck.ts';
import { start } from '../../cca/game/position/setup.ts';
import { placing } from '../hexes.ts';
import * as acting from './acting.ts';

export const { holding, ordering, moving, battling, gameOf } = placing({
  ...{ version: 'cca2', start, codes: CODES, centre: 'order-three-units-center' },
  ...acting,
});

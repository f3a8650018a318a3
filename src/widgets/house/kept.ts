import { store, stored } from '../device.ts';
import { type House, NO_HOUSE, readHouse, writeHouse } from './house.ts';

const KEY = 'house';

/** The house rules that the reader has taken on this device; undefined where there are none. */
export function keptHouse(): House | undefined {
  const text = stored(KEY);
  if (typeof text !== 'string') return undefined;
  const { house } = readHouse(text);
  return house.readings.size > 0 ? house : undefined;
}

/** False where the browser does not let us. */
export const keepHouse = (house: House): boolean => store(KEY, writeHouse(house));

/** What stands in place of house rules that are put aside. */
export const dropHouse = (): boolean => keepHouse(NO_HOUSE);

/** The plane counts in tenths of a millimetre, and angles in tenths of a degree. */
export const CM = 100;
export const DEGREE = 10;

export const inMm = (tenths: number) => tenths / 10;
export const inCm = (tenths: number) => tenths / CM;

/** The unit in which a game measures its distances, by its size: what it has of them is told to two decimals. */
export const unitOf = (size: number) => ({
  tenths: (units: number) => Math.round(units * size),
  units: (tenths: number) => Math.round((tenths * 100) / size) / 100,
});

/** More Troop units than any battle has. */
export const MOST_UNITS = 60;

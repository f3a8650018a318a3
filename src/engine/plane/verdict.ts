/** What players can measure on a table: 1 mm, in tenths of a millimetre. */
export const TOLERANCE = 10;

/**
 * An answer of a measured table: whether it holds, by how many tenths of a millimetre it does or does not,
 * and whether that is less than players can measure, so that it is too close to call.
 */
export interface Verdict {
  holds: boolean;
  margin: number;
  close: boolean;
}

/** `by` is how far beyond the border it is: what is exactly on it holds. */
export const reached = (by: number, tolerance = TOLERANCE): Verdict =>
  verdict(by >= 0, by, tolerance);

/** As `reached`, but what is exactly on the border does not hold. */
export const passed = (by: number, tolerance = TOLERANCE): Verdict =>
  verdict(by > 0, by, tolerance);

function verdict(holds: boolean, by: number, tolerance: number): Verdict {
  const margin = Math.abs(by);
  return { holds, margin, close: margin < tolerance };
}

/** The names of those limits that are too close to call. */
export const closeOf = <Name extends string>(limits: Readonly<Record<Name, boolean>>) =>
  (Object.keys(limits) as Name[]).filter((name) => limits[name]);

/** Wounds on each marker, the greater first (onus-7.168). */
const MARKERS = [
  ['III', 3],
  ['I', 1],
] as const;

/** The fewest markers that show so many wounds. */
export function woundMarkers(wounds: number): string[] {
  let left = wounds;
  return MARKERS.flatMap(([marker, worth]) => {
    const many = Math.floor(left / worth);
    left -= many * worth;
    return Array.from({ length: many }, () => marker);
  });
}

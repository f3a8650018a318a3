/** Wounds on each marker, the greater first (onus-7.168). */
const WORTH = { III: 3, I: 1 } as const;
export const MARKERS = ['III', 'I'] as const;

/** The fewest markers that show so many wounds. */
export function woundMarkers(wounds: number) {
  let left = wounds;
  return MARKERS.flatMap((marker) => {
    const many = Math.floor(left / WORTH[marker]);
    left -= many * WORTH[marker];
    return Array.from({ length: many }, () => marker);
  });
}

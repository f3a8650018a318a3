/** Recommended battle sizes by points (t7g-8.2). */
export const SIZES = { small: 500, medium: 1000, wide: 1500, large: 2000, huge: 3000 } as const;
export type Size = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as [Size, ...Size[]];

/** How a battle of that many points is called; the book names no other amounts. */
export const sizeOf = (points: number): Size | null =>
  SIZE_NAMES.find((name) => SIZES[name] === points) ?? null;

/** The two scales of bases, by which some distances differ (t7g-1.3). */
export const SCALES = ['15mm', '28mm'] as const;
export type Scale = (typeof SCALES)[number];
export type ByScale<T> = Readonly<Record<Scale, T>>;
export const byScale = <T>(small: T, large: T): ByScale<T> => ({ '15mm': small, '28mm': large });

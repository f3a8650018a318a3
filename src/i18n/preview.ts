import type { Lang } from './lang.ts';

/** The link of a clause that is shown where its code stands. */
export const OPEN: Record<Lang, string> = { es: 'Ir a la cláusula', en: 'Go to the clause' };

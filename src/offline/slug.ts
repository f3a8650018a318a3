import type { Lang } from '../i18n/lang.ts';

/** Name of the page where systems are taken, in each language: links to it know nothing else of what is taken. */
export const OFFLINE_SLUG: Record<Lang, string> = { es: 'sin-conexion', en: 'offline' };

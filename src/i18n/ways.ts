import type { Lang } from './lang.ts';

const es = {
  title: 'Ir a',
  rules: 'Reglas',
  hexes: 'Tablero',
  plane: 'Mesa',
  calculate: 'Calcular',
  table: 'En la mesa',
  sheets: 'Hojas',
};

const en: Record<keyof typeof es, string> = {
  title: 'Go to',
  rules: 'Rules',
  hexes: 'Board',
  plane: 'Table',
  calculate: 'Calculate',
  table: 'At the table',
  sheets: 'Sheets',
};

/** What the ways through a system are called. */
export const WAY_WORDS: Record<Lang, Record<keyof typeof es, string>> = { es, en };

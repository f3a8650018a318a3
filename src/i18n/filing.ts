import type { Lang } from './lang.ts';

const es = {
  added: 'Está en el expediente ({n} {n?prueba|pruebas}).',
  there: 'Ya estaba en el expediente.',
  notKept: 'El navegador no deja guardar nada: no se ha añadido.',
  open: 'Ver el expediente',
};

const en: typeof es = {
  added: 'It is in the case file ({n} {n?piece|pieces} of evidence).',
  there: 'It was in the case file already.',
  notKept: 'The browser keeps nothing: it was not added.',
  open: 'See the case file',
};

/** What is said where something is added to the case file. */
export const FILING: Record<Lang, typeof es> = { es, en };

import type { Lang } from './lang.ts';

const es = {
  cite: 'Citar',
  citeClause: 'Citar {id}',
  citeCode: 'Código',
  citeLink: 'Enlace corto',
  citeState: 'Enlace',
  citeMarkdown: 'Markdown',
  citeBbcode: 'BBCode',
  citeText: 'Frase con su cita',
  citeExample: 'Este ejemplo, tal como está',
  citeVersion: 'Ius Belli, versión {n}, con palabras propias:',
  citeOn: 'Sobre',
  citeResultOn: 'Ius Belli, sobre {source}',
  citeResult: 'Citar este resultado',
  citeNone: 'El formulario tiene un fallo: hasta que se corrija no hay resultado que citar.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed:
    'El navegador no deja copiar. El texto está seleccionado: pulsa Ctrl+C (en un Mac, ⌘C).',
  addToCase: 'Añadir al expediente',
  keys: 'Teclas',
  keySearch: 'Buscar',
  keyCite: 'Citar la cláusula que se lee o el resultado de la calculadora',
  keyCopy: 'Copiar la cita en esa forma',
  keyQuick: 'Copiar el enlace',
  keyHelp: 'Esta lista',
  keyClose: 'Cerrar',
  keysAct: 'Atajos de una sola tecla',
  close: 'Cerrar',
};

export type CiteWords = Record<keyof typeof es, string>;

const en: CiteWords = {
  cite: 'Cite',
  citeClause: 'Cite {id}',
  citeCode: 'Code',
  citeLink: 'Short link',
  citeState: 'Link',
  citeMarkdown: 'Markdown',
  citeBbcode: 'BBCode',
  citeText: 'Sentence to quote',
  citeExample: 'This example as it stands',
  citeVersion: 'Ius Belli, version {n}, in its own words:',
  citeOn: 'On',
  citeResultOn: 'Ius Belli, on {source}',
  citeResult: 'Cite this result',
  citeNone: 'Something in the form is wrong: until it is mended there is no result to cite.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not let us copy. The text is selected: press Ctrl+C (⌘C on a Mac).',
  addToCase: 'Add to the case file',
  keys: 'Keys',
  keySearch: 'Search',
  keyCite: 'Cite the clause that is being read, or the result of the calculator',
  keyCopy: 'Copy that form of the citation',
  keyQuick: 'Copy the link',
  keyHelp: 'This list',
  keyClose: 'Close',
  keysAct: 'Single-key shortcuts',
  close: 'Close',
};

/** What is said about citing and about keys: by itself, because it is fetched with the cite box. */
export const CITE: Record<Lang, CiteWords> = { es, en };

/** The keys that act on a page, and what each does. */
export const KEYS: readonly { keys: readonly string[]; does: keyof CiteWords }[] = [
  { keys: ['/'], does: 'keySearch' },
  { keys: ['c'], does: 'keyCite' },
  { keys: ['c', '1–5'], does: 'keyCopy' },
  { keys: ['c', 'c'], does: 'keyQuick' },
  { keys: ['?'], does: 'keyHelp' },
  { keys: ['Esc'], does: 'keyClose' },
];

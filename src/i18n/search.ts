import type { Lang } from './lang.ts';

const es = {
  search: 'Buscar',
  searchLabel: 'Buscar en las reglas',
  searchHint: 'Número de cláusula, término o palabra',
  searchEmpty: 'Escribe un código (11.15), una unidad o una palabra de la regla.',
  searchLoading: 'Cargando…',
  searchNothing:
    'Nada para «{query}». Prueba con un código como cca-11.15 u 11.15, con una unidad o con otra palabra de la regla, en cualquiera de los dos idiomas.',
  searchFailed: 'La búsqueda no se ha podido cargar. Revisa la conexión y vuelve a intentarlo.',
  searchTaken: '(Sin conexión: se busca sólo en lo que está en el dispositivo.)',
  searchHits: 'Cláusulas',
  searchKind: 'Sólo de una clase',
  anyKind: 'cualquier clase',
  searchSystem: 'Sólo de un juego',
  anySystem: 'cualquier juego',
  searchOne: '1 cláusula',
  searchCount: '{n} cláusulas',
  searchFirst: 'Las {shown} primeras de {n} cláusulas',
  searchInText: 'En el texto de la cláusula',
  searchIndex: 'Todas las cláusulas, por capítulos.',
  close: 'Cerrar',
};

export type SearchWords = Record<keyof typeof es, string>;

const en: SearchWords = {
  search: 'Search',
  searchLabel: 'Search the rules',
  searchHint: 'Clause number, term or word',
  searchEmpty: 'Type a code (11.15), a unit or a word of the rule.',
  searchLoading: 'Loading…',
  searchNothing:
    'Nothing found for “{query}”. Try a code such as cca-11.15 or 11.15, a unit, or another word of the rule, in either language.',
  searchFailed: 'The search could not be loaded. Check the connection and try again.',
  searchTaken: '(Without a network: only what is on the device is searched.)',
  searchHits: 'Clauses',
  searchKind: 'One kind only',
  anyKind: 'any kind',
  searchSystem: 'One game only',
  anySystem: 'any game',
  searchOne: '1 clause',
  searchCount: '{n} clauses',
  searchFirst: 'The first {shown} of {n} clauses',
  searchInText: 'In the text of the clause',
  searchIndex: 'Every clause, by chapter.',
  close: 'Close',
};

/** What the search says: by itself, because it is fetched with the search and nothing else. */
export const SEARCH: Record<Lang, SearchWords> = { es, en };

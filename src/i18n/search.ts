import type { Lang } from './lang.ts';

const es = {
  search: 'Buscar',
  searchLabel: 'Buscar en las reglas y las herramientas',
  searchHint: '11.15, línea de visión, tirar dados…',
  searchEmpty:
    'Escribe un código (11.15), una unidad, una palabra de la regla o lo que quieres hacer: tirar dados, tablero, hoja de terreno.',
  searchLoading: 'Cargando…',
  searchNothing:
    'Nada para «{query}». Prueba con un código como cca-11.15 u 11.15, con una unidad o con otra palabra de la regla, en cualquiera de los dos idiomas.',
  searchNear: 'Ninguna lo dice todo; éstas se acercan.',
  searchUnknown: 'Ninguna cláusula dice «{words}».',
  searchNoClause: 'No hay cláusula {id}: el capítulo {chapter} acaba en {last}.',
  searchNoChapter: 'No hay cláusula {id}: no hay capítulo {chapter}.',
  askedUnknown: 'No se entiende: {words}.',
  askedOpen: 'Falta decir: {fields}.',
  askedAll: 'Igual sea cual sea: {fields}.',
  askedOnly: 'Nada más se ha dicho.',
  askedTwo: 'Caben dos preguntas.',
  searchFailed: 'La búsqueda no se ha podido cargar. Revisa la conexión y vuelve a intentarlo.',
  searchPart: 'Puede haber más: el resto de la búsqueda no se ha podido cargar.',
  searchTaken: '(Sin conexión: se busca sólo en lo que está en el dispositivo.)',
  searchHits: 'Resultados',
  searchSystem: 'Juego en el que se busca',
  anySystem: 'En cualquier juego',
  searchOne: '1 resultado',
  searchCount: '{n} resultados',
  searchFirst: 'Los {shown} primeros de {n} resultados',
  searchElsewhere: '{n} en {game}',
  searchInText: 'En el texto de la cláusula',
  searchAsked: 'Así se pregunta por ella',
  searchIndex: 'Todas las cláusulas, por capítulos.',
  close: 'Cerrar',
};

export type SearchWords = Record<keyof typeof es, string>;

const en: SearchWords = {
  search: 'Search',
  searchLabel: 'Search the rules and tools',
  searchHint: '11.15, line of sight, roll dice…',
  searchEmpty:
    'Type a code (11.15), a unit, a word of the rule, or what you want to do: roll dice, board, terrain sheet.',
  searchLoading: 'Loading…',
  searchNothing:
    'Nothing found for “{query}”. Try a code such as cca-11.15 or 11.15, a unit, or another word of the rule, in either language.',
  searchNear: 'None says all of it; these come near.',
  searchUnknown: 'No clause says “{words}”.',
  searchNoClause: 'There is no clause {id}: chapter {chapter} ends at {last}.',
  searchNoChapter: 'There is no clause {id}: there is no chapter {chapter}.',
  askedUnknown: 'Not understood: {words}.',
  askedOpen: 'Still to be said: {fields}.',
  askedAll: 'The same whatever this is: {fields}.',
  askedOnly: 'Nothing else is said.',
  askedTwo: 'Two questions fit.',
  searchFailed: 'The search could not be loaded. Check the connection and try again.',
  searchPart: 'There may be more: the rest of the search could not be loaded.',
  searchTaken: '(Without a network: only what is on the device is searched.)',
  searchHits: 'Results',
  searchSystem: 'Game that is searched',
  anySystem: 'In any game',
  searchOne: '1 result',
  searchCount: '{n} results',
  searchFirst: 'The first {shown} of {n} results',
  searchElsewhere: '{n} in {game}',
  searchInText: 'In the text of the clause',
  searchAsked: 'Players ask for it this way',
  searchIndex: 'Every clause, by chapter.',
  close: 'Close',
};

/** What the search says: by itself, because it is fetched with the search and nothing else. */
export const SEARCH: Record<Lang, SearchWords> = { es, en };

import type { Lang } from './lang.ts';

const es = {
  hexes: 'tablero',
  plane: 'mesa',
  calculator: 'calculadora',
  table: 'en la mesa',
  sheet: 'hoja',
  lesson: 'lección',
  term: 'glosario',
  battle: 'batalla',
  army: 'ejército',
  plan: 'plan del turno',
  differences: 'diferencias',
  reading: 'lectura',
};

/** What the search finds besides clauses. */
export type ToolKind = keyof typeof es;

const en: Record<ToolKind, string> = {
  hexes: 'board',
  plane: 'table',
  calculator: 'calculator',
  table: 'at the table',
  sheet: 'sheet',
  lesson: 'lesson',
  term: 'glossary',
  battle: 'battle',
  army: 'army',
  plan: 'plan of a turn',
  differences: 'differences',
  reading: 'reading',
};

/** What a hit that is no clause is called. */
export const TOOL_NAMES: Record<Lang, Record<ToolKind, string>> = { es, en };

/** What stands below the name of a battle of the book. */
export const BATTLE_LINE: Record<Lang, string> = {
  es: 'Batalla del libro, en el tablero.',
  en: 'A battle of the book, on the board.',
};

/** Words by which players ask for any tool of a kind, whatever that one is about. */
export const TOOL_WORDS: Record<Lang, Partial<Record<ToolKind, string>>> = {
  es: {
    calculator: 'calculadora calcular probabilidad resolver tirada',
    sheet: 'hoja tabla resumen',
    lesson: 'lección aprender ejercicio preguntas',
  },
  en: {
    calculator: 'calculator calculate odds probability resolve roll',
    sheet: 'sheet table summary',
    lesson: 'lesson learn drill quiz',
  },
};

/** What players type when they mean a page, or any battle: each as it is typed. */
export const PAGE_NAMES: Record<Lang, Partial<Record<ToolKind, string>>> = {
  es: {
    hexes: 'tablero|mapa|jugar|partida|colocar unidades|posición',
    plane: 'mesa|mesa medida|tablero|desplegar|medir distancias',
    calculator: 'calculadora|calculadoras|calcular|probabilidades|resolver tirada',
    table:
      'tirar dados|lanzar dados|tirada de dados|dados|contar estandartes|marcador|contador|notas',
    sheet: 'hoja|hojas|tablas|chuleta|resumen|hoja de referencia',
    lesson: 'lección|lecciones|aprender|ejercicios|preguntas|cómo se juega',
    term: 'glosario|términos|vocabulario|abreviaturas',
    battle: 'batalla|batallas|escenario|escenarios',
    army: 'ejército|lista de ejército|mis cartas',
    plan: 'plan|plan del turno|planear el turno|órdenes ocultas|órdenes secretas|cartas de órdenes|tapar las órdenes|ayuda de turno',
    differences: 'diferencias|qué cambia',
  },
  en: {
    hexes: 'board|map|play|game|set up units|position',
    plane: 'table|measured table|board|deploy|measure distances',
    calculator: 'calculator|calculators|calculate|odds|resolve roll',
    table: 'roll dice|dice roller|dice|count banners|tracker|counter|notes',
    sheet: 'sheet|sheets|tables|cheat sheet|summary|quick reference',
    lesson: 'lesson|lessons|learn|drills|quiz|how to play',
    term: 'glossary|terms|vocabulary|abbreviations',
    battle: 'battle|battles|scenario|scenarios',
    army: 'army|army list|my cards',
    plan: 'plan|plan of a turn|turn plan|hidden orders|secret orders|order cards|cover the orders|turn helper',
    differences: 'differences|what changes',
  },
};

/** What can be tried where nothing has been typed: a code, a rule, a tool of each kind. */
export const TRIES: Record<Lang, readonly string[]> = {
  es: [
    '11.15',
    'línea de visión',
    'retirada',
    'tirar dados',
    'tablero',
    'hoja de terreno',
    'Cannas',
  ],
  en: ['11.15', 'line of sight', 'retreat', 'roll dice', 'board', 'terrain sheet', 'Cannae'],
};

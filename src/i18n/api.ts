import type { Lang } from './lang.ts';

const es = {
  title: 'Datos para otros programas',
  about:
    'Cláusulas, ejemplos, decisiones y lecturas en ficheros JSON, sin clave y sin servidor: se leen desde cualquier página o programa.',
  promise:
    'Lo que hay en /api/v1/ no cambia de forma; se añade. Los textos van en español y en inglés. Cada fichero es una lista, y su JSON Schema dice qué tiene cada entrada.',
  schema: 'JSON Schema',
  excerpt: 'La primera entrada',
  all: 'de todos los juegos',
  bot: 'Un bot que responde a «!ius cca-11.15»',
  botAbout:
    'Un mensaje entra y sale la cláusula, cómo se lee si no es segura y su enlace. Con esto basta; un test lo ejecuta.',
  otherWays:
    'Para preguntar al motor de reglas desde un programa está el paquete, y desde la consola la orden ius: los dos se explican en el README del proyecto.',
};

type Words = Record<keyof typeof es, string>;

const en: Words = {
  title: 'Data for other programs',
  about:
    'Clauses, examples, rulings and readings as JSON files, without a key and without a server: any page or program may read them.',
  promise:
    'What stands in /api/v1/ keeps its form; things are only added. Texts are in Spanish and English. Each file is a list, and its JSON Schema says what an entry holds.',
  schema: 'JSON Schema',
  excerpt: 'The first entry',
  all: 'of all games',
  bot: 'A bot that answers “!ius cca-11.15”',
  botAbout:
    'A message goes in, and out comes the clause, how it is read where that is not certain, and its link. This is all of it; a test runs it.',
  otherWays:
    'To ask the rules engine from a program there is the package, and from a console the command ius: the README of the project has both.',
};

export const API_WORDS: Record<Lang, Words> = { es, en };

const kindsEs = {
  clauses: 'Las cláusulas: título, texto, clase, versión, ejemplos y lecturas dudosas.',
  readings:
    'Los pasajes dudosos del reglamento: la pregunta, las lecturas, la adoptada y por qué, en qué cláusulas pesan y qué preguntas admiten otra.',
  history: 'Las versiones de cada cláusula, la más nueva primero, con su fecha y su motivo.',
  rulings:
    'Lo que el motor responde a cada ejemplo: respuesta, pasos con su cláusula, lo que no se aplicó y probabilidades. Un fichero por capítulo.',
  examples: 'Los ejemplos: la situación, la pregunta al motor y lo que debe responder.',
  questions: 'Los ejemplos como preguntas con varias respuestas, para practicar.',
  glossary: 'Los términos, con sus sinónimos, su significado y su cláusula.',
  queries: 'Lo que se puede preguntar al motor, con el JSON Schema de cada pregunta y respuesta.',
  coverage: 'Qué cláusulas se ejecutan y cuáles no, y por qué.',
  doubts:
    'Como readings, con números que se repiten de un juego a otro: está para quien ya lo usaba.',
};

const kindsEn: typeof kindsEs = {
  clauses: 'The clauses: title, text, kind, version, examples and unclear readings.',
  readings:
    'What is unclear in the book: the question, the readings, the adopted one and why, on which clauses it bears and which questions take another one.',
  history: 'The versions of each clause, the newest first, with their days and reasons.',
  rulings:
    'What the engine answers to each example: answer, steps with their clauses, what did not apply, and odds. One file a chapter.',
  examples: 'The examples: the situation, the question to the engine and what it must answer.',
  questions: 'The examples as questions with several answers, to practise.',
  glossary: 'The terms with their synonyms, meanings and clauses.',
  queries: 'What the engine can be asked, with the JSON Schema of each question and answer.',
  coverage: 'Which clauses run, which do not, and why.',
  doubts: 'Like readings, under numbers that two games may share: for those who used it before.',
};

/** What each kind of file holds. */
export const API_KINDS: Record<Lang, typeof kindsEs> = { es: kindsEs, en: kindsEn };

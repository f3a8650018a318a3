import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ClauseId } from '../engine/core/clause-ids.ts';
import type { Chain, Example } from './example.ts';
import { type Leaf, type LeafEntry, leavesOf } from './leaves.ts';
import type { Moment } from './moments.ts';
import type {
  Asks,
  Book,
  ByLang,
  ChapterEntries,
  ChapterEntry,
  ClauseEntry,
  Difference,
  Differences,
  Doubt,
  DoubtEntry,
  Ideas,
  Lesson,
  Picture,
  Questions,
  Speech,
  TableGuide,
  Term,
  Topic,
} from './registry.ts';
import { type ClauseText, clauseTexts } from './text.ts';

/** A clause as readers get it: without the lines of the text from which it was written. */
export interface Clause extends Omit<ClauseEntry, 'lines'> {
  id: string;
  system: string;
  chapter: ChapterEntry;
  /** The page that it stands on. */
  leaf: LeafEntry;
  version: number;
  title: ByLang;
  /** Markdown, references as [[id]]. */
  text: ByLang;
  /** How players ask for it. */
  spoken?: ByLang;
  examples: readonly Example[];
  pictures: readonly Picture[];
  /** What another game has in its place. */
  differs?: Difference;
}

export interface Chapter extends ChapterEntry {
  system: string;
  /** Its pages: itself, or its parts. */
  leaves: readonly Leaf[];
  /** Its clauses in book order; empty while the room has no text. */
  texts: readonly Clause[];
}

export interface System extends Book {
  chapters: readonly Chapter[];
  doubts: Readonly<Record<string, Doubt>>;
  /** Empty where no glossary is written. */
  glossary: readonly Term[];
  /** How players talk of it, and how they ask the engine. */
  speech: Speech;
  asks: Asks;
  /** For the page beside a real game; absent where nobody has written it yet. */
  table: TableGuide | undefined;
  /** From the first turn to the fine points. */
  lessons: readonly Lesson[];
  /** What its lessons say of a clause. */
  ideas: Ideas;
  /** Its questions by the moment at which they are asked. */
  moments: readonly Moment[];
  /** The picture by which it is known. */
  face: Picture | undefined;
  /** What is asked of its examples. */
  questions: Questions;
  /** Stories whose every answer leads to the next question. */
  chains: readonly Chain[];
}

export interface Library {
  systems: readonly System[];
  clauses: ReadonlyMap<string, Clause>;
}

/** The folder that holds content/, whether this runs from its source or from a bundle. */
function findRoot(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'content')) || !existsSync(join(dir, 'package.json'))) {
    if (dirname(dir) === dir) throw new Error('No folder above holds content/ and package.json.');
    dir = dirname(dir);
  }
  return dir;
}

export const ROOT = findRoot();

async function load<T>(...path: string[]): Promise<T | undefined> {
  const file = join(ROOT, 'content', ...path);
  if (!existsSync(file)) return undefined;
  const module: { default: T } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return module.default;
}

function readTexts(system: string, room: string): ByLang<ReadonlyMap<string, ClauseText>> {
  const of = (lang: 'es' | 'en') => {
    const file = join(ROOT, 'content', system, room, `${lang}.mdx`);
    const texts = existsSync(file) ? clauseTexts(readFileSync(file, 'utf8')) : [];
    return new Map(texts.map((text) => [text.id, text]));
  };
  return { es: of('es'), en: of('en') };
}

/** How players ask for the clauses of a room: a line of `spoken.txt` is `11.16 words in Spanish | words in English`. */
function readSpoken(system: string, room: string): ReadonlyMap<string, ByLang> {
  const file = join(ROOT, 'content', system, room, 'spoken.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(SPOKEN) : [];
  return new Map(
    [...lines].map(([, number, es = '', en = '']) => [`${system}-${number}`, { es, en }]),
  );
}
const SPOKEN = /^(\S+) (.+) \| (.+)$/gm;

/** What another game has in place of the clauses of a system. */
export const loadDifferences = async (system: string): Promise<Differences> =>
  (await load<Differences>(system, 'differences.ts')) ?? {};

/** The unclear places of a book by their names; nothing else is read for them. */
export const loadDoubts = async (system: string): Promise<Readonly<Record<string, Doubt>>> =>
  Object.fromEntries(
    Object.entries(await doubtEntries(system)).map(([id, { clauses: _, ...doubt }]) => [id, doubt]),
  );
const doubtEntries = async (system: string) =>
  (await load<Record<string, DoubtEntry>>(system, 'doubts.ts')) ?? {};

const bearing = new Map<string, Promise<ReadonlyMap<string, string[]>>>();

/** The doubts that bear on each clause, in the order of their numbers. */
async function readBearing(system: string): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  const entries = Object.entries(await doubtEntries(system));
  for (const [id, { clauses = '' }] of entries.sort(([a], [b]) => numberIn(a) - numberIn(b)))
    for (const clause of clauses.split(' ').filter(Boolean))
      found.set(clause, [...(found.get(clause) ?? []), id]);
  return found;
}
const numberIn = (id: string) => Number(id.slice(1));

function doubtsByClause(system: string) {
  const known = bearing.get(system) ?? readBearing(system);
  bearing.set(system, known);
  return known;
}

async function loadLeaf(system: string, chapter: ChapterEntry, leaf: LeafEntry): Promise<Leaf> {
  const { room } = leaf;
  const entries = (await load<ChapterEntries>(system, room, 'clauses.ts')) ?? {};
  const examples = (await load<readonly Example[]>(system, room, 'examples.ts')) ?? [];
  const pictures = (await load<readonly Picture[]>(system, room, 'pictures.ts')) ?? [];
  const differences = await loadDifferences(system);
  const doubted = await doubtsByClause(system);
  const texts = readTexts(system, room);
  const spoken = readSpoken(system, room);
  const clauses = Object.entries(entries).flatMap(([id, { lines, ...registered }]): Clause[] => {
    const [es, en] = [texts.es.get(id), texts.en.get(id)];
    if (!es || !en) return [];
    const differs = differences[id as ClauseId];
    const asked = spoken.get(id);
    const doubts = doubted.get(id);
    return [
      {
        ...registered,
        ...(doubts && { doubts }),
        ...(differs && { differs }),
        ...(asked && { spoken: asked }),
        id,
        system,
        chapter,
        leaf,
        version: registered.version ?? 1,
        title: { es: es.title, en: en.title },
        text: { es: es.body, en: en.body },
        examples: examples.filter(({ clause }) => clause === id),
        pictures: pictures.filter(({ clause }) => clause === id),
      },
    ];
  });
  return { ...leaf, texts: clauses };
}

/** The number of a clause in its chapter. */
const numberOf = ({ id }: Clause) => Number(id.slice(id.indexOf('.') + 1));

async function loadChapter(system: string, entry: ChapterEntry): Promise<Chapter> {
  const leaves = await Promise.all(leavesOf(entry).map((leaf) => loadLeaf(system, entry, leaf)));
  const texts = leaves.flatMap((leaf) => leaf.texts);
  return { ...entry, system, leaves, texts: texts.sort((a, b) => numberOf(a) - numberOf(b)) };
}

async function loadSystem(key: string): Promise<System> {
  const book = await load<Book>(key, 'book.ts');
  if (!book) throw new Error(`content/${key}/book.ts is missing.`);
  const doubts = await loadDoubts(key);
  const glossary = (await load<readonly Term[]>(key, 'glossary.ts')) ?? [];
  const speech = (await load<Speech>(key, 'speech.ts')) ?? { same: [], none: [] };
  const asks = (await load<Asks>(key, 'asks.ts')) ?? { asks: [], says: {} };
  const table = await load<TableGuide>(key, 'table.ts');
  const chapters = await Promise.all(book.chapters.map((entry) => loadChapter(key, entry)));
  const lessons = (await load<readonly Lesson[]>(key, 'lessons.ts')) ?? [];
  const moments = (await load<readonly Moment[]>(key, 'moments.ts')) ?? [];
  const face = await load<Picture>(key, 'face.ts');
  const questions = (await load<Questions>(key, 'questions.ts')) ?? {};
  const chains = (await load<readonly Chain[]>(key, 'chains.ts')) ?? [];
  const ideas = (await load<Ideas>(key, 'ideas.ts')) ?? {};
  const practice = { lessons, ideas, questions, chains };
  return { ...book, chapters, doubts, glossary, speech, asks, table, ...practice, moments, face };
}

async function loadAll(): Promise<Library> {
  const keys = globSync('content/*/book.ts', { cwd: ROOT }).map((file) => dirname(file).slice(8));
  const systems = await Promise.all(keys.sort().map(loadSystem));
  const clauses = systems.flatMap(({ chapters }) => chapters.flatMap(({ texts }) => texts));
  return { systems, clauses: new Map(clauses.map((clause) => [clause.id, clause])) };
}

/** Some clauses alone: of their books no more is read than the chapters in which they stand. */
export async function loadClauses(ids: readonly string[]): Promise<Clause[]> {
  const chapters = new Map<string, Promise<Chapter>>();
  const find = async (id: string) => {
    const [key = '', number = ''] = id.split(/[-.]/);
    const book = await load<Book>(key, 'book.ts');
    const entry = book?.chapters.find((chapter) => chapter.number === number);
    const place = `${key}-${number}`;
    if (entry && !chapters.has(place)) chapters.set(place, loadChapter(key, entry));
    return (await chapters.get(place))?.texts.find((clause) => clause.id === id);
  };
  return (await Promise.all(ids.map(find))).filter((clause) => clause !== undefined);
}

/** What shows a clause at work: its own examples, then those of the clauses that it restates. */
export const examplesOf = (
  { clauses }: Pick<Library, 'clauses'>,
  { examples, restates = [] }: Pick<Clause, 'examples' | 'restates'>,
): readonly Example[] => [
  ...examples,
  ...restates.flatMap((id) => clauses.get(id)?.examples ?? []),
];

let library: Promise<Library> | undefined;

/** What all games decide, each in its own way. */
export const loadTopics = async () => (await load<readonly Topic[]>('alike.ts')) ?? [];

/** Everything under content/, read once. Runs on Node only: pages, the command line and tests. */
export function loadLibrary(): Promise<Library> {
  library ??= loadAll();
  return library;
}

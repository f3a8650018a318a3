import { SYSTEMS } from '../../engine/index.ts';
import { describeQuery } from '../../i18n/json-schema.ts';
import { loadTexts } from '../../i18n/load.ts';
import { clauseData, doubtData, historyData, questionData, readingData, termData } from '../api.ts';
import { coverage } from '../coverage.ts';
import { type Library, loadDoubts, type System } from '../library.ts';
import { ruledChapters, rulingData } from './rulings.ts';
import type { SchemaName } from './schemas.ts';

/** A file of the JSON API: a list, whose entries a schema describes. */
export interface ApiFile {
  /** Below `/api/v1/`, without its ending: `cca/clauses`. */
  path: string;
  schema: SchemaName;
  /** The system that it is about; absent where it holds all of them. */
  system?: string;
  data: () => Promise<readonly object[]>;
}

const examplesOf = ({ chapters }: System) =>
  chapters.flatMap(({ texts }) => texts.flatMap(({ examples }) => examples));

async function queryData() {
  const described = Object.entries(SYSTEMS).map(async ([system, queries]) => {
    const texts = await loadTexts('en', system, await loadDoubts(system));
    return queries.map((query) => describeQuery(query, texts));
  });
  return (await Promise.all(described)).flat();
}

function filesOf(library: Library, system: System): ApiFile[] {
  const { key } = system;
  const file = (
    name: string,
    data: () => readonly object[] | Promise<readonly object[]>,
    schema = name as SchemaName,
  ): ApiFile => ({ path: `${key}/${name}`, schema, system: key, data: async () => data() });
  return [
    file('clauses', () => clauseData(library, key)),
    file('history', () => historyData(system)),
    file('readings', () => readingData(system)),
    file('examples', () => examplesOf(system)),
    ...ruledChapters(system.chapters).map((chapter) =>
      file(`rulings/${chapter.number}`, () => rulingData(chapter), 'rulings'),
    ),
    file('glossary', () => termData(system)),
    file('questions', () => questionData(system)),
    file('rulings', () => doubtData(system), 'doubts'),
  ];
}

/** Every file of the JSON API. */
export const apiFiles = (library: Library): ApiFile[] => [
  { path: 'clauses', schema: 'clauses', data: async () => clauseData(library) },
  { path: 'queries', schema: 'queries', data: queryData },
  { path: 'coverage', schema: 'coverage', data: async () => coverage(library) },
  ...library.systems.flatMap((system) => filesOf(library, system)),
];

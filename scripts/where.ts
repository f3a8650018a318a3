// From a clause to all its places, from a chapter to the subjects that have its rules, from a subject to its clauses:
// `npm run where cca-11.15`, `npm run where cca-11`, `npm run where cca/combat`.
import { globSync, readFileSync } from 'node:fs';

/** The kinds of places, in the order in which one reads them. */
const PLACES: Record<string, string> = {
  text: 'content/*/*/{es,en}.mdx',
  register: 'content/*/*/clauses.ts',
  examples: 'content/*/*/examples{.ts,/*.ts}',
  'pictures, lessons, terms, doubts': 'content/*/{*.ts,*/pictures.ts,{glossary,doubts}/*.ts}',
  rules: 'src/engine/!(core|testing)/**/*.ts',
  sentences: 'src/i18n/*/**/*.ts',
  sheets: 'src/sheets/**/*.ts',
  tests: '{src,tests}/**/*.{test.ts,test.tsx}',
  situations: 'tests/*/{*.ts,cases/*.ts}',
};
const CLAUSE = /\b[a-z]\w*-[\dA-Z]+\.\d+\b(?!\.\d)/g;

/** Of text and register only the own place: elsewhere the clause is referred to. */
const OWN: Record<string, RegExp> = { text: /^<Clause id="([^"]+)"/, register: /^ {2}'([^']+)':/ };

interface Line {
  kind: string;
  file: string;
  number: number;
  ids: readonly string[];
}

const linesOf = (kind: string, file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, i) => {
      const own = OWN[kind];
      const ids = own ? (own.exec(text)?.slice(1) ?? []) : (text.match(CLAUSE) ?? []);
      return { kind, file, number: i + 1, ids };
    })
    .filter(({ ids }) => ids.length > 0);

const LINES = Object.entries(PLACES).flatMap(([kind, pattern]) =>
  globSync(pattern)
    .filter((file) => kind === 'tests' || !file.includes('.test.'))
    .sort()
    .flatMap((file) => linesOf(kind, file)),
);

const chapterOf = (id: string) => id.replace(/\.\d+$/, '');
const subjectOf = (file: string) => file.split('/').slice(2, 4).join('/');

/** Each name with how many clauses it has, the most first. */
function counted(pairs: readonly (readonly [name: string, id: string])[]) {
  const byName = Map.groupBy(new Set(pairs.map((pair) => pair.join(' '))), (pair) =>
    pair.slice(0, pair.indexOf(' ')),
  );
  for (const [name, ids] of [...byName].sort(([, a], [, b]) => b.length - a.length))
    console.log(`${String(ids.length).padStart(4)} clauses  ${name}`);
}

const RULES = LINES.filter(({ kind }) => kind === 'rules');

function ofClause(asked: string) {
  for (const [kind, lines] of Map.groupBy(
    LINES.filter(({ ids }) => ids.includes(asked)),
    (line) => line.kind,
  )) {
    console.log(kind);
    for (const { file, number } of lines) console.log(`  ${file}:${number}`);
  }
}

const ofChapter = (asked: string) =>
  counted(
    RULES.flatMap(({ file, ids }) =>
      ids.filter((id) => chapterOf(id) === asked).map((id) => [subjectOf(file), id] as const),
    ),
  );

const ofSubject = (asked: string) =>
  counted(
    RULES.filter(({ file }) => subjectOf(file) === asked).flatMap(({ ids }) =>
      ids.map((id) => [chapterOf(id), id] as const),
    ),
  );

const [asked = ''] = process.argv.slice(2);
const tell = asked.includes('/') ? ofSubject : asked.includes('.') ? ofClause : ofChapter;
const known = LINES.some(
  ({ file, ids, kind }) =>
    (kind === 'rules' && subjectOf(file) === asked) ||
    ids.some((id) => id === asked || chapterOf(id) === asked),
);
if (known) tell(asked);
else {
  console.error(
    `No clause, chapter or subject “${asked}”: cca-11.15, cca-11 and cca/combat are some.`,
  );
  process.exitCode = 1;
}

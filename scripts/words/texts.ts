// All texts that a reader meets, each with its place and language.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';

export interface Told {
  file: string;
  line: number;
  lang: Lang;
  /** What kind of text it is: a part of a chapter, an example, a message ... */
  kind: string;
  text: string;
}

const FILES = [
  'content/**/*.{ts,mdx}',
  'src/{i18n,sheets,systems,book,widgets,pages}/**/*.{ts,tsx}',
];
/** Words that players type, not words that they read. */
const TYPED = /speech\.ts$|questions\.ts$|asks\.ts$|spoken|\.test\.|ideas/;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\.mdx$/, 'clause'],
  [/\/examples(\/|\.ts)/, 'example'],
  [/\/glossary/, 'glossary'],
  [/\/doubts/, 'ruling'],
  [/\/lessons/, 'lesson'],
  [/\/sheets\//, 'sheet'],
  [/^content/, 'book'],
  [/^src\/i18n\/[^/]+\.ts/, 'interface'],
  [/^src\/i18n/, 'message'],
];
const kindOf = (file: string) => KINDS.find(([path]) => path.test(file))?.[1] ?? 'interface';

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** The language that a file is in as a whole: `en.mdx`, `combat.es.ts`. */
const langOf = (file: string) => LANGS.find((lang) => new RegExp(`[./]${lang}\\.\\w+$`).test(file));

/** The language of a name under which a text stands: `en: ...`, `const es = ...`. */
function namedBy(node: ts.Node): Lang | undefined {
  const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  const name = named ? node.name.getText().replaceAll(/['"]/g, '') : '';
  return isLang(name) ? name : undefined;
}

function* textsIn(file: string, source: string): Generator<Told> {
  const whole = langOf(file);
  const kind = kindOf(file);
  const lines = (text: string, from: number, lang: Lang) =>
    text.split('\n').map((one, i) => ({ file, line: from + i, lang, kind, text: one }));
  if (file.endsWith('.mdx')) {
    if (whole) yield* lines(source, 1, whole);
    return;
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  function* visit(node: ts.Node, lang: Lang | undefined): Generator<Told> {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (lang && (isText || ts.isTemplateHead(node))) yield* lines(node.text, lineOf(node), lang);
    const inside = namedBy(node) ?? lang;
    for (const child of node.getChildren()) {
      const isKey = ts.isPropertyAssignment(node) && node.name === child;
      if (!isKey) yield* visit(child, inside);
    }
  }
  yield* visit(tree, whole);
}

export function allTexts(): Told[] {
  return FILES.flatMap((glob) => globSync(glob))
    .filter((file) => !TYPED.test(file))
    .sort()
    .flatMap((file) => [...textsIn(file, readFileSync(file, 'utf8'))]);
}

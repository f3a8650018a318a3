import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { ROOT } from './library.ts';

/** What a name stands for in another module; of a whole module where there is no name. */
interface Imported {
  file: string;
  name: string | undefined;
}

/** A module of the engine as it is written. */
export interface Module {
  file: string;
  source: ts.SourceFile;
  /** What stands at its top, by each name that it declares. */
  declared: ReadonlyMap<string, ts.Node>;
  imported: ReadonlyMap<string, Imported>;
}

const isTypeOf = (node: { isTypeOnly?: boolean } | undefined) => node?.isTypeOnly === true;

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

function declarationsOf(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) =>
      namesIn(one.name).map((name): [string, ts.Node] => [name, one]),
    );
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return named && statement.name ? [[statement.name.text, statement]] : [];
}

const fileOf = (from: string, { text }: { text: string }) => normalize(join(dirname(from), text));

function importsOf(file: string, statement: ts.Statement): [string, Imported][] {
  const from = (specifier: ts.Node | undefined) =>
    specifier && ts.isStringLiteral(specifier) ? fileOf(file, specifier) : undefined;
  if (ts.isExportDeclaration(statement)) {
    const source = from(statement.moduleSpecifier);
    const clause = statement.exportClause;
    if (!source || !clause || !ts.isNamedExports(clause)) return [];
    return clause.elements.map(({ name, propertyName }) => [
      name.text,
      { file: source, name: (propertyName ?? name).text },
    ]);
  }
  if (!ts.isImportDeclaration(statement)) return [];
  const source = from(statement.moduleSpecifier);
  const bindings = statement.importClause?.namedBindings;
  if (!source || !bindings || statement.importClause?.isTypeOnly) return [];
  if (ts.isNamespaceImport(bindings))
    return [[bindings.name.text, { file: source, name: undefined }]];
  return bindings.elements
    .filter((one) => !isTypeOf(one))
    .map(({ name, propertyName }) => [
      name.text,
      { file: source, name: (propertyName ?? name).text },
    ]);
}

function parse(file: string): Module {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return {
    file,
    source,
    declared: new Map(source.statements.flatMap(declarationsOf)),
    imported: new Map(source.statements.flatMap((one) => importsOf(file, one))),
  };
}

const known = new Map<string, Module | undefined>();

/** A module by its path from the root of the repository, read once. */
export function moduleOf(file: string): Module | undefined {
  if (!known.has(file)) known.set(file, existsSync(join(ROOT, file)) ? parse(file) : undefined);
  return known.get(file);
}

/** All modules of one folder of the engine, by their paths. */
export const modulesOf = (folder: string): readonly Module[] =>
  globSync(`src/engine/${folder}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => moduleOf(file) ?? []);

import ts from 'typescript';
import { type Module, modulesOf } from '../library/engine-source.ts';
import type { Example } from '../library/example.ts';
import type { Clause } from '../library/library.ts';
import { rulingOf } from './examples.ts';

const MOST_LINES = 30;

/** How the engine names a clause, the plainest first: a row of a table, a step of its own, or a fact that both look up. */
export const ROLES = ['row', 'step', 'fact'] as const;
type Role = (typeof ROLES)[number];

export interface Snippet {
  clause: string;
  /** The key of the sentence, as it stands there. */
  key: string;
  role: Role;
  file: string;
  code: string;
}

/** A place in the rules that names a clause. */
interface Named extends Pick<Snippet, 'clause' | 'key' | 'role'> {
  module: Module;
  /** The row, the call or the fact, whole. */
  node: ts.Node;
}

/** The methods of a trace, and what is no rule of the clause that it names. */
const STEPS = ['step', 'bar'];
const MENTIONS = ['unless', 'say', 'by'];
const IGNORED = ['skip', 'problems', 'within', 'each'];

const CLAUSE = /^[a-z]\w*-[\dA-Z]+\.\d+(?=\/|$)/;

const nameOf = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;

/** `bars` in `bars(...)`, `step` in `trace.step(...)`. */
const calledIn = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : nameOf(expression);

const clauseIn = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? CLAUSE.exec(node.text)?.[0] : undefined;

/** In `['onus-15.4', ['onus-8.11']]` the inner list only refers to other clauses. */
function refers(list: ts.Node): boolean {
  const [first] = ts.isArrayLiteralExpression(list.parent) ? list.parent.elements : [];
  return first !== list && clauseIn(first) !== undefined;
}

function inProperty(key: ts.Node, property: ts.PropertyAssignment): Found | undefined {
  if (property.name === key) return { role: 'fact', node: property };
  const name = nameOf(property.name) ?? '';
  if (MENTIONS.includes(name)) return undefined;
  return { role: name === 'clause' ? 'row' : 'fact', node: property.parent };
}

/** Of a call the key comes first; where it is put together from its clause, that does. */
function inCall(key: ts.Node, call: ts.CallExpression): Found | undefined {
  const called = calledIn(call) ?? '';
  if (IGNORED.includes(called)) return undefined;
  if (STEPS.includes(called)) return { role: 'step', node: call };
  const [first] = call.arguments;
  const leads = first === key || (first && clauseIn(first) === clauseIn(key));
  return { role: leads ? 'row' : 'fact', node: call };
}

interface Found {
  role: Role;
  node: ts.Node;
}

/** What a key stands in: the nearest call, property or list that gives it its meaning. */
function placeOf(key: ts.Node): Found | undefined {
  for (let node = key; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node;
    if (ts.isTypeNode(parent)) return undefined;
    if (ts.isPropertyAssignment(parent)) return inProperty(node, parent);
    if (ts.isCallExpression(parent)) return inCall(node, parent);
    if (ts.isArrayLiteralExpression(parent) && refers(parent)) return undefined;
    if (ts.isArrowFunction(parent) || ts.isStatement(parent)) return { role: 'fact', node: parent };
  }
  return { role: 'fact', node: key };
}

function* namedIn(module: Module): Generator<Named> {
  const todo: ts.Node[] = [module.source];
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (ts.isImportDeclaration(node)) continue;
    const key = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.head.text
        : '';
    const clause = CLAUSE.exec(key)?.[0];
    const place = clause && placeOf(node);
    if (place) yield { clause, key, module, ...place };
    ts.forEachChild(node, (child) => {
      todo.push(child);
    });
  }
}

const known = new Map<string, ReadonlyMap<string, Named[]>>();

/** The places of a system's rules by the clauses that they name. */
function placesOf(system: string): ReadonlyMap<string, Named[]> {
  const places =
    known.get(system) ??
    Map.groupBy(
      modulesOf(system).flatMap((module) => [...namedIn(module)]),
      ({ clause }) => clause,
    );
  known.set(system, places);
  return places;
}

/** From the comment above it to its end, in lines that count from 0. */
function linesOf(node: ts.Node, { source }: Module): [number, number] {
  const [comment] = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  return [line(comment?.pos ?? node.getStart()), line(node.getEnd())];
}

/** The largest piece around a place that is short enough to be read at once: its table or function, else its row. */
function pieceAround({ node, module }: Named): [number, number] {
  let lines = linesOf(node, module);
  for (let outer = node; !ts.isSourceFile(outer); outer = outer.parent) {
    const around = linesOf(outer, module);
    if (around[1] - around[0] >= MOST_LINES) break;
    lines = around;
  }
  return lines;
}

function snippetOf(named: Named): Snippet {
  const { module, clause, key, role } = named;
  const [from, to] = pieceAround(named);
  const lines = module.source.text.split('\n').slice(from, to + 1);
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const margin = Math.min(...indents);
  const code = lines.map((line) => line.slice(margin)).join('\n');
  return { clause, key, role, file: module.file, code };
}

/** Of several places, first that of a sentence that is said; then what holds for all of them; last another one. */
function rank({ key, clause, role }: Named, said: readonly string[]): number {
  const isSaid = said.some((one) => one === key || (key.endsWith('/') && one.startsWith(key)));
  const known = isSaid || key === clause;
  return 2 * (ROLES.indexOf(role) + (known ? 0 : ROLES.length)) + (isSaid ? 0 : 1);
}

/** Where the engine decides a clause; `said` are the keys of the sentences that its examples bring out. */
function ruleOf(clause: string, said: readonly string[]): Snippet | undefined {
  const [system = ''] = clause.split('-');
  const places = placesOf(system).get(clause) ?? [];
  const [best] = [...places].sort((a, b) => rank(a, said) - rank(b, said));
  return best && snippetOf(best);
}

/** The rules behind the card of a clause: its own, or those of the clauses that it says again. */
export function rulesBehind(
  { id, restates }: Pick<Clause, 'id' | 'restates'>,
  examples: readonly Example[],
): Snippet[] {
  const said = examples.flatMap((example) => rulingOf(example).steps.map(({ say }) => say));
  const found = (restates ?? [id]).flatMap((clause) => ruleOf(clause, said) ?? []);
  return found.filter(({ code }, i) => found.findIndex((one) => one.code === code) === i);
}

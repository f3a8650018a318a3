import ts from 'typescript';
import { type Module, moduleOf } from './engine-source.ts';
import { queryPlaces } from './query-source.ts';

/** Texts that a piece of the engine may say: whole ones, and those put together, `flee/${end}`, by their fixed parts. */
interface Words {
  whole: Set<string>;
  joined: Map<string, readonly string[]>;
  /** Names of what clauses change: a step says them beside its sentence. */
  changed: Set<string>;
  /** Those that are put together. */
  renamed: Map<string, readonly string[]>;
}

/** Something at the top of a module. */
interface Spot {
  module: Module;
  node: ts.Node;
}

function spotsOf({ file, name }: { file: string; name: string | undefined }): Spot[] {
  const module = moduleOf(file);
  if (!module) return [];
  if (name === undefined) return [...module.declared.values()].map((node) => ({ module, node }));
  const node = module.declared.get(name);
  if (node) return [{ module, node }];
  const from = module.imported.get(name);
  return from ? spotsOf(from) : [];
}

const isType = (node: ts.Node) =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** The name after a dot means something inside of what stands before it. */
const isMember = (node: ts.Identifier) =>
  ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;

/** A key of an object may be a word, or name a value of an answer. */
const isKey = ({ parent }: ts.Identifier) =>
  ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);

/** What is changed is named as in a table, `on: 'dice'`, or where another question is asked, `within('charges', ...)`. */
function changedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === 'on' ? node.initializer : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  return node.expression.name.text === 'within' ? node.arguments[0] : undefined;
}

/** What one declaration says, and what else it names. */
interface Held extends Words {
  spots: Spot[];
}

/** With nothing fixed between its words it is the name of a value, which the question's answer or odds have. */
function join({ head, templateSpans }: ts.TemplateExpression, joined: Words['joined']) {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (parts.some((part) => part !== '')) joined.set(parts.join('\0'), parts);
}

/** It puts paths, numbers and what is told to makers together, and no words of a system. */
const CORE = 'src/engine/core/';

function collect(node: ts.Node, module: Module, held: Held) {
  if (isType(node)) return;
  const changed = changedBy(node);
  if (changed && ts.isStringLiteralLike(changed)) held.changed.add(changed.text);
  if (changed && ts.isTemplateExpression(changed)) join(changed, held.renamed);
  if (ts.isStringLiteralLike(node)) held.whole.add(node.text);
  else if (ts.isTemplateExpression(node)) {
    if (!module.file.startsWith(CORE)) join(node, held.joined);
  } else if (ts.isIdentifier(node)) {
    if (isKey(node)) held.whole.add(node.text);
    if (!isMember(node)) held.spots.push(...spotsOf({ file: module.file, name: node.text }));
  }
  ts.forEachChild(node, (child) => collect(child, module, held));
}

const nothing = (): Words => ({
  ...{ whole: new Set(), joined: new Map() },
  ...{ changed: new Set(), renamed: new Map() },
});

const held = new Map<ts.Node, Held>();

function heldBy({ node, module }: Spot): Held {
  const known = held.get(node);
  if (known) return known;
  const found: Held = { ...nothing(), spots: [] };
  collect(node, module, found);
  held.set(node, found);
  return found;
}

/** All that some declarations reach, by their own names and by those of other modules; types are no part of it. */
function reachedBy(spots: readonly Spot[]): Words {
  const all = nothing();
  const seen = new Set<ts.Node>();
  const todo = [...spots];
  for (let spot = todo.pop(); spot; spot = todo.pop()) {
    if (seen.has(spot.node)) continue;
    seen.add(spot.node);
    const { whole, joined, changed, renamed, spots: more } = heldBy(spot);
    for (const word of whole) all.whole.add(word);
    for (const name of changed) all.changed.add(name);
    for (const [key, parts] of joined) all.joined.set(key, parts);
    for (const [key, parts] of renamed) all.renamed.set(key, parts);
    todo.push(...more);
  }
  return all;
}

type Says = (text: string) => boolean;

/** What stands before a stroke is a clause, of which this is one sentence; keys of summaries are written out. */
const mayStand = (text: string, next: string) => !next.startsWith('/') || /^\w+-\d/.test(text);

/** Whether a text is put together from these parts and from other words between them. */
function isJoined(text: string, [first = '', ...rest]: readonly string[], says: Says): boolean {
  if (!text.startsWith(first)) return false;
  const after = text.slice(first.length);
  const [next] = rest;
  if (next === undefined) return after === '';
  for (let end = after.indexOf(next); end >= 0; end = after.indexOf(next, end + 1)) {
    const word = after.slice(0, end);
    if (mayStand(word, next) && isJoined(after.slice(end), rest, says) && says(word)) return true;
    if (end === after.length) break;
  }
  return false;
}

/** What a question, as its rules are written, may ever say; too much rather than too little. */
export interface Sayable {
  /** A key or a word. */
  says: Says;
  /** What a clause may change, by its name. */
  changes: Says;
}

/** A question's words, with those that they are put together to; each text is looked at once. */
class Reached implements Sayable {
  private readonly known = new Map<string, boolean>();
  private readonly whole: ReadonlySet<string>;
  /** What is put together, by its first part: of thousands of texts each begins like a few. */
  private readonly joined: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** How long those first parts are. */
  private readonly lengths: readonly number[];

  private readonly changed: ReadonlySet<string>;
  private readonly renamed: readonly (readonly string[])[];

  constructor({ whole, joined, changed, renamed }: Words) {
    this.whole = whole;
    this.changed = changed;
    this.renamed = [...renamed.values()];
    this.joined = Map.groupBy(joined.values(), ([first = '']) => first);
    this.lengths = [...new Set([...this.joined.keys()].map((first) => first.length))];
  }

  private isJoined(text: string): boolean {
    return this.lengths.some((end) => {
      const all = end <= text.length ? this.joined.get(text.slice(0, end)) : undefined;
      return all?.some((parts) => isJoined(text, parts, this.says));
    });
  }

  says = (text: string): boolean => {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    // What holds itself is put together from nothing.
    this.known.set(text, false);
    const found = this.whole.has(text) || /^\d*$/.test(text) || this.isJoined(text);
    this.known.set(text, found);
    return found;
  };

  changes = (name: string): boolean =>
    this.changed.has(name) || this.renamed.some((parts) => isJoined(name, parts, this.says));
}

const known = new Map<string, Sayable>();

export function sayableBy(query: string): Sayable {
  const place = queryPlaces().get(query);
  if (!place) throw new RangeError(`No query ${query}`);
  const found = known.get(query) ?? new Reached(reachedBy(spotsOf(place)));
  known.set(query, found);
  return found;
}

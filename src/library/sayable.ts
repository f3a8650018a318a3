import ts from 'typescript';
import { type Module, moduleOf } from './engine-source.ts';
import { type Place, queryPlaces } from './query-source.ts';

/** Texts that a piece of the engine may say: whole ones, and those put together, `flee/${end}`, by their fixed parts. */
interface Words {
  whole: Set<string>;
  joined: Map<string, readonly string[]>;
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

/** What one declaration says, and what else it names. */
interface Held extends Words {
  spots: Spot[];
}

function join({ head, templateSpans }: ts.TemplateExpression, { joined }: Words) {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  joined.set(parts.join('\0'), parts);
}

/** It puts paths, numbers and what is told to makers together, and no words of a system. */
const CORE = 'src/engine/core/';

function collect(node: ts.Node, module: Module, held: Held) {
  if (isType(node)) return;
  if (ts.isStringLiteralLike(node)) held.whole.add(node.text);
  else if (ts.isTemplateExpression(node)) {
    if (!module.file.startsWith(CORE)) join(node, held);
  } else if (ts.isIdentifier(node)) {
    if (isKey(node)) held.whole.add(node.text);
    if (!isMember(node)) held.spots.push(...spotsOf({ file: module.file, name: node.text }));
  }
  ts.forEachChild(node, (child) => collect(child, module, held));
}

const held = new Map<ts.Node, Held>();

function heldBy({ node, module }: Spot): Held {
  const known = held.get(node);
  if (known) return known;
  const found: Held = { whole: new Set(), joined: new Map(), spots: [] };
  collect(node, module, found);
  held.set(node, found);
  return found;
}

/** All that some declarations reach, by their own names and by those of other modules; types are no part of it. */
function reachedBy(spots: readonly Spot[]): Words {
  const all: Words = { whole: new Set(), joined: new Map() };
  const seen = new Set<ts.Node>();
  const todo = [...spots];
  for (let spot = todo.pop(); spot; spot = todo.pop()) {
    if (seen.has(spot.node)) continue;
    seen.add(spot.node);
    const { whole, joined, spots: more } = heldBy(spot);
    for (const word of whole) all.whole.add(word);
    for (const [key, parts] of joined) all.joined.set(key, parts);
    todo.push(...more);
  }
  return all;
}

/** Where the reply to any question is made: the problems of every form are said there. */
const PUT: Place = { file: 'src/engine/core/query.ts', name: 'put' };

type Says = (text: string) => boolean;

/** Whether a text is put together from these parts and from other words between them. */
function isJoined(text: string, [first = '', ...rest]: readonly string[], says: Says): boolean {
  if (!text.startsWith(first)) return false;
  const after = text.slice(first.length);
  const [next] = rest;
  if (next === undefined) return after === '';
  for (let end = after.indexOf(next); end >= 0; end = after.indexOf(next, end + 1)) {
    if (isJoined(after.slice(end), rest, says) && says(after.slice(0, end))) return true;
    if (end === after.length) break;
  }
  return false;
}

/** A question's words, with those that they are put together to; each text is looked at once. */
class Sayable {
  private readonly known = new Map<string, boolean>();
  private readonly whole: ReadonlySet<string>;
  /** What is put together, by its first part: of thousands of texts each begins like a few. */
  private readonly joined: ReadonlyMap<string, readonly (readonly string[])[]>;

  constructor({ whole, joined }: Words) {
    this.whole = whole;
    this.joined = Map.groupBy(joined.values(), ([first = '']) => first);
  }

  private isJoined(text: string): boolean {
    for (let end = 0; end <= text.length; end += 1) {
      const all = this.joined.get(text.slice(0, end)) ?? [];
      if (all.some((parts) => isJoined(text, parts, this.says))) return true;
    }
    return false;
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
}

const known = new Map<string, Sayable>();

/** Whether a question, as its rules are written, may ever say a key or a word; too often rather than too seldom. */
export function sayableBy(query: string): Says {
  const place = queryPlaces().get(query);
  if (!place) throw new RangeError(`No query ${query}`);
  const found = known.get(query) ?? new Sayable(reachedBy([...spotsOf(place), ...spotsOf(PUT)]));
  known.set(query, found);
  return found.says;
}

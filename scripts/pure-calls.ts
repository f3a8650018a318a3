import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { moduleOf } from '../src/library/engine-source.ts';
import { ROOT } from '../src/library/library.ts';

/**
 * Rows, fields and questions are made by calls as a module of the engine loads. None does anything beside its value
 * (`pure-engine.grit`), which a bundler cannot know: it is told so, and leaves out what nothing names.
 */
const PURE = '/* @__PURE__ */ ';

/** Where such calls begin. */
function* callsOnLoad(node: ts.Node): Generator<number> {
  if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isTypeNode(node)) return;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) yield node.getStart();
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(child));
  for (const one of inner) yield* callsOnLoad(one);
}

/** Whether what is made there spreads something out, which a bundler never leaves out by itself. */
function spreads(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false;
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) return true;
  return ts.forEachChild(node, (child) => spreads(child) || undefined) ?? false;
}

interface Piece {
  at: number;
  text: string;
}
/** A value that spreads something out is made by a call of its own. */
const wrapped = ({ initializer }: ts.VariableDeclaration): Piece[] =>
  initializer && spreads(initializer)
    ? [
        { at: initializer.getStart(), text: `${PURE}(() => (` },
        { at: initializer.getEnd(), text: '))()' },
      ]
    : [];

/** The text of a module with each of them marked. */
function marked({ text, statements }: ts.SourceFile): string {
  const made = statements.filter((one) => ts.isVariableStatement(one));
  const calls = new Set(made.flatMap((one) => [...callsOnLoad(one)]));
  const pieces = [
    ...made.flatMap(({ declarationList }) => declarationList.declarations.flatMap(wrapped)),
    ...[...calls].map((at): Piece => ({ at, text: PURE })),
  ].sort((a, b) => a.at - b.at);
  let last = 0;
  const told = pieces.map(({ at, text: more }) => {
    const piece = text.slice(last, at) + more;
    last = at;
    return piece;
  });
  return told.join('') + text.slice(last);
}

export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = moduleOf(relative(resolve(ROOT), path));
      return module && { contents: marked(module.source), loader: 'ts' };
    }),
};

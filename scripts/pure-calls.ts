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

/** The text of a module with each of them marked. */
function marked({ text, statements }: ts.SourceFile): string {
  const calls = statements
    .filter((one) => ts.isVariableStatement(one))
    .flatMap((one) => [...callsOnLoad(one)]);
  let last = 0;
  const pieces = [...new Set(calls)]
    .sort((a, b) => a - b)
    .map((at) => {
      const piece = text.slice(last, at) + PURE;
      last = at;
      return piece;
    });
  return pieces.join('') + text.slice(last);
}

export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = moduleOf(relative(resolve(ROOT), path));
      return module && { contents: marked(module.source), loader: 'ts' };
    }),
};

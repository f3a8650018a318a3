import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../src/engine/index.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadParts } from '../../src/i18n/load.ts';
import { merge } from '../../src/i18n/messages.ts';
import { type Module, modulesOf } from '../../src/library/engine-source.ts';

/** A sentence that is said with values which stand beside its key. */
interface Said {
  key: string;
  at: string;
  /** The names of its values. */
  values: readonly string[];
}

/** The names in `{ unit, dice: 3 }`; undefined where they are known only as it runs. */
function namesIn(values: ts.Node | undefined): string[] | undefined {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) => name && ts.isIdentifier(name) && name.text);
  return names.every((name) => typeof name === 'string') ? names : undefined;
}

const VERBS = ['bars', 'allows', 'notes', 'sets', 'adds'];

/** Whether all rows of a module are made by `rulesOf()`, so that none has values by default. */
const isPlain = ({ source }: Module) =>
  /\brulesOf<[^(]*>\(\)/.test(source.text) && !/\brulesOf<[^(]*>\([^)]/.test(source.text);

/** The values of a row: what its `with` returns, none where it has none. */
function rowValues(row: ts.CallExpression): string[] | undefined {
  const rest = row.arguments.slice(1);
  const isOpen = rest.some((one) => ts.isSpreadElement(one) || ts.isIdentifier(one));
  const besides = rest.find(ts.isObjectLiteralExpression);
  if (!besides) return isOpen ? undefined : [];
  const given = besides.properties.find(({ name }) => name?.getText() === 'with');
  if (!given) return besides.properties.some(ts.isSpreadAssignment) ? undefined : [];
  const returns = ts.isPropertyAssignment(given) && given.initializer;
  if (!returns || !ts.isArrowFunction(returns)) return undefined;
  const { body } = returns;
  return namesIn(ts.isParenthesizedExpression(body) ? body.expression : body);
}

function valuesOf(call: ts.CallExpression, module: Module): string[] | undefined {
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression))
    return ['step', 'bar'].includes(expression.name.text) && call.arguments.length <= 3
      ? namesIn(call.arguments[1])
      : undefined;
  return VERBS.includes(expression.getText()) && isPlain(module) ? rowValues(call) : undefined;
}

function saidIn(module: Module): Said[] {
  const found: Said[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const values = first && ts.isStringLiteralLike(first) ? valuesOf(node, module) : undefined;
      const { line } = module.source.getLineAndCharacterOfPosition(node.getStart());
      if (values && first && ts.isStringLiteralLike(first))
        found.push({ key: first.text, at: `${module.file}:${line + 1}`, values });
    }
    ts.forEachChild(node, visit);
  };
  visit(module.source);
  return found;
}

const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);

describe.each(Object.keys(SYSTEMS))('%s', (system) => {
  const said = modulesOf(system).flatMap(saidIn);

  test('sentences are said with values that stand beside them', () =>
    expect(said.length).toBeGreaterThan(Math.min(100, 10 * (SYSTEMS[system] ?? []).length)));

  test.each(LANGS)('in %s each of them has the values that it shows', async (lang) => {
    const { steps } = merge(...(await loadParts(lang, system)));
    const without = said.flatMap(({ key, at, values }) =>
      slotsOf(steps[key] ?? '').flatMap((slot) =>
        values.includes(slot) ? [] : `${at}: ${key} {${slot}}`,
      ),
    );
    expect(without).toEqual([]);
  });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { once } from '../../src/engine/core/once.ts';
import { type ApiFile, apiFiles } from '../../src/library/api/files.ts';
import { SCHEMA_NAMES, type SchemaName, schemaOf } from '../../src/library/api/schemas.ts';
import { loadLibrary } from '../../src/library/library.ts';

const library = await loadLibrary();
const files = apiFiles(library);

/** What is looked at of the entries of the files. */
interface Entry {
  id: string;
  clause: string;
  name: string;
  version: number;
  title: object;
  text: object;
  versions: object[];
  readings: string[];
  clauses: string[];
  queries: string[];
  steps: object[];
  summary: { es: string; en: string };
  input: object;
  output?: object;
  sample: object;
}
/** What stands in a file, made once for all tests. */
const dataOf = once(
  async (path: string): Promise<Entry[]> =>
    JSON.parse(JSON.stringify(await files.find((file) => file.path === path)?.data())),
);

/** Each schema looks at few values: to make its check shorter takes longer than the check. */
const HASTY = { code: { optimize: false } };
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ...HASTY });
const address = (name: SchemaName) => `https://iusbelli.example/api/v1/schemas/${name}.json`;
for (const name of SCHEMA_NAMES) ajv.addSchema(schemaOf(name, address(name)));

/** What is wrong with a file beside its schema. */
async function faultsOf({ path, schema }: ApiFile) {
  const check = ajv.getSchema(address(schema));
  return check?.(await dataOf(path)) ? [] : (check?.errors ?? ['no schema']);
}

describe('files for other programs', () => {
  test('there are some for every system', () =>
    expect(new Set(files.map(({ system }) => system)).size).toBe(library.systems.length + 1));

  test.each(files)('$path is as its schema $schema says', async (file) => {
    expect(await faultsOf(file)).toEqual([]);
  });

  test.each(SCHEMA_NAMES)(
    'some file of %s holds something: of a system of text alone, some are empty',
    async (name) => {
      const own = files.filter(({ schema }) => schema === name);
      const held = await Promise.all(own.map(({ path }) => dataOf(path)));
      expect(held.flat().length).toBeGreaterThan(0);
    },
  );

  test('a schema refuses what is not as it says', () => {
    const check = ajv.getSchema(address('coverage'));
    const covered = {
      id: 'cca-1.1',
      es: true,
      en: true,
      examples: { applies: 0, doesNotApply: 0, forbidden: 0 },
      executed: false,
      excluded: null,
    };
    expect(check?.([covered])).toBe(true);
    expect(check?.([{ ...covered, id: '1.1' }])).toBe(false);
    expect(check?.([{ ...covered, more: 1 }])).toBe(false);
    expect(check?.([{ ...covered, es: undefined, en: 'yes' }])).toBe(false);
  });

  test('every schema has a file, and every file a schema', () =>
    expect(new Set(files.map(({ schema }) => schema))).toEqual(new Set(SCHEMA_NAMES)));

  test('what a query takes and answers is described by a schema that holds', async () => {
    const strict = new Ajv2020({ strict: false, ...HASTY });
    for (const { input, output, sample } of await dataOf('queries')) {
      expect(strict.compile(input)(sample)).toBe(true);
      if (output) strict.compile(output);
    }
  });
});

describe('readings', () => {
  const all = async (name: string) =>
    (await Promise.all(library.systems.map(({ key }) => dataOf(`${key}/${name}`)))).flat();

  test('no two share an id, and the readings of clauses are among them', async () => {
    const ids = (await all('readings')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = (await dataOf('clauses')).flatMap(({ readings }) => readings);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('cca-R31 bears on clauses that name it, and questions take it', async () => {
    const reading = (await dataOf('cca/readings')).find(({ id }) => id === 'cca-R31');
    expect(reading?.queries).toContain('cca/close-combat');
    const bearing = (await dataOf('cca/clauses')).filter(({ readings }) =>
      readings.includes('cca-R31'),
    );
    expect(bearing.length).toBeGreaterThan(0);
    expect(reading?.clauses).toEqual(bearing.map(({ id }) => id));
  });
});

test('the newest version in the history is the text of the clause', async () => {
  const clauses = await dataOf('onus/clauses');
  for (const { id, versions } of await dataOf('onus/history')) {
    const clause = clauses.find((one) => one.id === id);
    const { version, title, text } = clause ?? {};
    expect(versions[0], id).toMatchObject({ version, title, text });
  }
});

test('the ruling of an example says what is asked of it, and why, in both languages', async () => {
  const rulings = await dataOf('cca/rulings/11');
  const examples = await dataOf('cca/examples');
  const own = examples.filter(({ clause }) => clause.startsWith('cca-11.'));
  expect(rulings.map(({ id }) => id)).toEqual(own.map(({ clause, name }) => `${clause}/${name}`));
  for (const { id, steps, summary } of rulings) {
    expect(steps.length, id).toBeGreaterThan(0);
    expect(summary.es, id).not.toBe(summary.en);
  }
});

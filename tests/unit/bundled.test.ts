import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loneModules } from '../../scripts/engine-chunks.ts';
import { bundled } from '../../scripts/query-modules.ts';
import { put, type Query } from '../../src/engine/core/query.ts';
import { QUERIES } from '../../src/engine/index.ts';
import { queryPlaces } from '../../src/library/query-source.ts';

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'run' in value && 'sample' in value;

test('a question that is sent by itself, without what nothing of it names, answers as it is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  const sent: string[] = [];
  for (const [i, file] of loneModules().entries()) {
    const to = join(folder, `${i}.mjs`);
    writeFileSync(to, await bundled(file));
    const made = await import(/* @vite-ignore */ to);
    for (const query of Object.values(made).filter(isQuery)) {
      const written = QUERIES.find(({ id }) => id === query.id);
      expect(put(query, query.sample), query.id).toEqual(written && put(written, written.sample));
      sent.push(query.id);
    }
  }
  rmSync(folder, { recursive: true });
  const lone = [...queryPlaces()].filter(([, { file }]) => loneModules().includes(file));
  expect(sent.sort()).toEqual(lone.map(([id]) => id).sort());
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer } from '../../docs/bot.mjs';
import { apiFiles } from '../../src/library/api/files.ts';
import { loadLibrary } from '../../src/library/library.ts';

const files = apiFiles(await loadLibrary());
const site = 'https://iusbelli.example';

/** The files of the site as a host gives them. */
async function get(address: URL | RequestInfo) {
  const path = String(address)
    .replace(`${site}/api/v1/`, '')
    .replace(/\.json$/, '');
  const file = files.find((one) => one.path === path);
  return file ? Response.json(await file.data()) : new Response('', { status: 404 });
}
const said = (message: string, lang = 'en') => answer(message, { site, lang, get });

describe('a bot made of the files of the API', () => {
  test('answers with the clause and its short link', async () => {
    const text = await said('Is that right? !ius CCA-11.15');
    expect(text).toMatch(/^cca-11\.15 .+\n\n/);
    expect(text).toContain('https://iusbelli.example/c/cca-11.15/');
  });
  test('says how an unclear clause is read, in the language that is wanted', async () => {
    expect(await said('!ius cca-9.7', 'en')).toContain('Not certain (cca-R18), read as: ');
    expect(await said('!ius cca-9.7', 'es')).not.toBe(await said('!ius cca-9.7', 'en'));
  });
  test.each([
    ['!ius cca-99.9', 'There is no clause cca-99.9.'],
    ['!ius constructor-1.1', 'There is no clause constructor-1.1.'],
  ])('%s is told to be none', async (message, told) => expect(await said(message)).toBe(told));
  test('is silent where nothing is asked', async () =>
    expect(await said('cca-11.15 is wrong')).toBeUndefined());
  test('stands in the guide as it runs', () =>
    expect(readFileSync('docs/bot.md', 'utf8')).toContain(
      readFileSync('docs/bot.mjs', 'utf8').trim(),
    ));
});

import { nearest } from '../src/engine/core/nearest.ts';
import type { Query } from '../src/engine/core/query.ts';
import { describeQuery } from '../src/i18n/json-schema.ts';
import type { Lang } from '../src/i18n/lang.ts';
import { loadTexts } from '../src/i18n/load.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { readingsOf } from './books.ts';
import { type Context, print } from './refusal.ts';
import { allQueries, checkSystem, findQuery, queriesOf, systemOf, systems } from './systems.ts';

async function schemaOf(query: Query, lang: Lang) {
  const system = systemOf(query.id);
  return describeQuery(query, await loadTexts(lang, system, await readingsOf(system)));
}

const titleOf = async ({ id }: Query, lang: Lang) => ({
  id,
  title: (await loadTexts(lang, systemOf(id))).query(id).title,
});

/** Whether one question is meant, also where its system was left out. */
async function meansQuery(given: string): Promise<boolean> {
  if (given.includes('/')) return true;
  if (systems().includes(given)) return false;
  const ids = (await allQueries()).map(({ id }) => id);
  return nearest(given, ids) !== undefined;
}

async function askedOf(given: string | undefined, texts: Texts): Promise<readonly Query[]> {
  if (given === undefined) return allQueries();
  checkSystem(given, texts);
  return queriesOf(given);
}

export async function queries({ args: [given], lang = 'en', texts, json, list }: Context) {
  if (given !== undefined && (await meansQuery(given)))
    return print(await schemaOf(await findQuery(given, texts), lang));
  const asked = await askedOf(given, texts);
  if (!list) return print(await Promise.all(asked.map((query) => schemaOf(query, lang))));
  const titles = await Promise.all(asked.map((query) => titleOf(query, lang)));
  if (json) return print(titles);
  const width = Math.max(...titles.map(({ id }) => id.length));
  print(titles.map(({ id, title }) => `${id.padEnd(width)}  ${title}`).join('\n'));
}

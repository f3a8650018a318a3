import { readFileSync } from 'node:fs';
import { suggest } from '../src/engine/core/nearest.ts';
import { put, type Query } from '../src/engine/core/query.ts';
import { loadTexts } from '../src/i18n/load.ts';
import { readingsOf, spoken } from '../src/i18n/spoken.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { readingsOf as unclearIn } from './books.ts';
import { faultOf } from './json.ts';
import { type Context, print, problem, Refusal, refuse } from './refusal.ts';
import { findQuery, systemOf } from './systems.ts';
import { USAGE } from './usage.ts';

/** The command that puts the sample, as it is typed in a shell. */
const sampleOf = ({ id, sample }: Query) => `ius ask ${id} '${JSON.stringify(sample)}'`;

function parse(text: string, query: Query, texts: Texts): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { ended, ...where } = faultOf(text);
    const values = { ...where, sample: sampleOf(query) };
    return refuse(texts, problem(ended ? 'json-ends' : 'not-json', values));
  }
}

export async function ask({ args: [id, json], lang, texts: common }: Context) {
  if (id === undefined) throw new Refusal(USAGE);
  const query = await findQuery(id, common);
  const texts = await loadTexts(lang ?? 'en', systemOf(id));
  const text = json === '-' ? readFileSync(0, 'utf8') : json;
  if (!text?.trim()) return refuse(texts, problem('no-input', { sample: sampleOf(query) }));
  const reply = put(query, parse(text, query, texts));
  if ('violations' in reply) return refuse(texts, ...suggest(reply.violations));
  const readings = await readingsOf(query, reply.ruling, () => unclearIn(systemOf(id)));
  print({ ...(await spoken(reply.ruling, lang)), readings });
}

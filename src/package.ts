import type { Lang } from './i18n/lang.ts';
import { loadTexts as load } from './i18n/load.ts';
import type { Readings } from './i18n/readings.ts';
import type { Texts } from './i18n/texts.ts';

/** What the package gives: questions, rulings, and their sentences. All of it runs in Node and in browsers. */
export { CLAUSE_IDS, type ClauseId } from './engine/core/clause-ids.ts';
export { type Hanging, hangsOn } from './engine/core/otherwise.ts';
export type { Finding, Query, Reply, Ruling } from './engine/core/query.ts';
export type {
  Chance,
  Effect,
  NotApplied,
  Odds,
  OddsRow,
  Said,
  Shown,
  Step,
  With,
} from './engine/core/ruling.ts';
export type { Field, Fields } from './engine/core/schema/field.ts';
export type { Violation } from './engine/core/schema/violation.ts';
export { ask, findQuery, QUERIES, SYSTEMS } from './engine/index.ts';
export { describeQuery } from './i18n/json-schema.ts';
export { LANGS, type Lang } from './i18n/lang.ts';
export { type SpokenReading, spoken } from './i18n/spoken.ts';
export type { Texts } from './i18n/texts.ts';

/** The sentences of a system; scripts/pack.ts writes the readings that its questions take. */
export async function loadTexts(lang: Lang, system: string): Promise<Texts> {
  const { default: readings }: { default: Readings } = await import(`./readings/${system}.ts`);
  return load(lang, system, readings);
}

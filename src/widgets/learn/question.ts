import { put, type Query, type Ruling } from '../../engine/core/query.ts';
import { type Randomness, shuffle } from '../../engine/core/random.ts';
import { someDraft, type Variation } from '../../engine/core/some.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Draft } from '../paths.ts';

/** What a drill asks: a query, and the fields in which its situations differ. */
export interface Drill extends Variation {
  query: string;
}

/** A situation that nobody has seen, with what the engine says of it and what it says of others like it. */
export interface Question {
  draft: Draft;
  ruling: Ruling;
  right: string;
  options: readonly string[];
}

const TRIES = 400;
const MOST_OPTIONS = 4;

function rulingOf(query: Query, variation: Variation, from: Randomness) {
  const draft = someDraft(query.fields, variation, from);
  const reply = put(query, draft);
  return 'ruling' in reply ? { draft, ruling: reply.ruling } : undefined;
}

/**
 * The question of a seed. The wrong options are right answers to other situations of the same kind, so that
 * none of them can be told from its looks.
 */
export function questionOf(
  query: Query,
  variation: Variation,
  seed: number,
  texts: Texts,
): Question | undefined {
  const from = { random: seed >>> 0 };
  const options = new Set<string>();
  let asked: { draft: Draft; ruling: Ruling } | undefined;
  for (let i = 0; i < TRIES && options.size < MOST_OPTIONS; i++) {
    const found = rulingOf(query, variation, from);
    if (!found) continue;
    asked ??= found;
    options.add(texts.brief(found.ruling));
  }
  if (!asked || options.size < 2) return undefined;
  return { ...asked, right: texts.brief(asked.ruling), options: shuffle(from, [...options]) };
}

export interface Said {
  label: string;
  value: string;
}

const isGroup = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A situation in words: what was said of it, field by field. */
export function situation(draft: Draft, texts: Texts, path = ''): Said[] {
  return Object.entries(draft).flatMap(([name, value]): Said[] => {
    const at = path ? `${path} · ${texts.field(name).label}` : texts.field(name).label;
    if (isGroup(value)) return situation(value, texts, at);
    if (Array.isArray(value) && value.some(isGroup))
      return value.flatMap((one, i) =>
        situation(one, texts, value.length > 1 ? `${at} ${i + 1}` : at),
      );
    return [{ label: at, value: texts.value(value, name) }];
  });
}

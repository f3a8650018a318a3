import {
  type Circumstance,
  circumstancesAsked,
  type Hanging,
  readingsAsked,
} from '../engine/core/otherwise.ts';
import type { Query, Ruling } from '../engine/core/query.ts';
import { circumstancesText, type ToldHanging, toldHangings } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';
import { at } from '../library/links.ts';
import type { Draft } from './paths.ts';
import type { ToldOtherwise } from './use-otherwise.ts';

/** What a question says, with the words for on what its answer hangs. */
async function withWords(texts: Texts): Promise<Texts> {
  if ('dependsOn' in texts.words) return texts;
  const response = await fetch(at(`/texts/otherwise.${texts.lang}.json`));
  return texts.with(await response.json());
}

/**
 * Asks what would make an answer another one. Each is a question as long as the first: one after the other, so that the
 * page stays free. Returns what stops it.
 */
export function askOtherwise(
  query: Query,
  ruling: Ruling,
  texts: Texts,
  tell: (told: ToldOtherwise) => void,
  lose: (fault: unknown) => void,
): () => void {
  const draft = ruling.input as Draft;
  const hangings: Hanging[] = [];
  const circumstances: Circumstance[] = [];
  const todo: (() => void)[] = [
    () => {
      const asked = readingsAsked(query, draft, ruling);
      todo.unshift(...asked.map((ask) => () => hangings.push(...[ask() ?? []].flat())));
    },
    () => {
      const asked = circumstancesAsked(query, draft, ruling, hangings);
      todo.push(...asked.map((ask) => () => circumstances.push(...[ask() ?? []].flat())));
    },
  ];
  const next = () => {
    const ask = todo.shift();
    ask?.();
    if (ask) timer = setTimeout(next);
    else end().catch(lose);
  };
  const end = async () => {
    const isAny = hangings.length + circumstances.length > 0;
    const all = isAny ? await withWords(texts) : texts;
    tell({
      hangings: toldHangings(hangings, ruling, all),
      circumstances: circumstancesText(circumstances, all.sentence(ruling.summary), all),
    });
  };
  let timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/** Lets the page do what waits. */
const free = () => new Promise((go) => setTimeout(go));

/** The readings on which some answer to a question hangs, each as the first of them tells it. */
export async function hangingsOf(
  query: Query,
  rulings: readonly Ruling[],
  texts: Texts,
): Promise<ToldHanging[]> {
  const told = new Map<string, ToldHanging>();
  for (const ruling of rulings) {
    const hangings: Hanging[] = [];
    for (const ask of readingsAsked(query, ruling.input as Draft, ruling)) {
      await free();
      hangings.push(...[ask() ?? []].flat());
    }
    if (hangings.length === 0) continue;
    for (const one of toldHangings(hangings, ruling, await withWords(texts)))
      if (!told.has(one.id)) told.set(one.id, one);
  }
  return [...told.values()];
}

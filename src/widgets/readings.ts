import type { Dice } from '../book/marks/dice.ts';
import type { Texts } from '../i18n/texts.ts';
import { at } from '../library/links.ts';
import { loadDice } from './dice.ts';

/** What tells how answers come about, and with which words. */
export interface Told {
  parts: typeof import('./telling.ts');
  texts: Texts;
  dice?: Dice | undefined;
}

/** What a query says, with the readings of unclear places of its book, fetched when somebody first looks at them. */
export async function withReadings(query: string, texts: Texts): Promise<Texts> {
  const [system] = query.split('/');
  const response = await fetch(at(`/texts/${system}/readings.${texts.lang}.json`));
  return texts.with({ system: await response.json() });
}

/** The same, with how its answers come about. */
export async function withReasons(query: string, texts: Texts): Promise<Texts> {
  const response = await fetch(at(`/texts/${query.replace('/', '/why/')}.${texts.lang}.json`));
  return texts.with(await response.json());
}

/** What tells how answers of a query come about. */
export async function loadReasons(query: string, texts: Texts): Promise<Told> {
  const [system = ''] = query.split('/');
  const [parts, all, dice] = await Promise.all([
    import('./telling.ts').then(({ Damage, Landings, Problem, Reasons, Spread }) => ({
      ...{ Damage, Landings, Problem, Reasons, Spread },
    })),
    withReasons(query, texts),
    loadDice(system),
  ]);
  return { parts, texts: all, dice };
}

import SYSTEMS from 'virtual:queries';
import type { Dice } from '../book/marks/dice.ts';
import type { Query } from '../engine/core/query.ts';
import { gap } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import { at } from '../library/links.ts';
import { loadDice } from './dice.ts';

interface Sent {
  common: CommonMessages;
  system: SystemMessages;
}

export interface Loaded {
  query: Query;
  texts: Texts;
  dice: Dice;
}

const isQuery = (value: unknown, id: string): value is Query =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** A query and all that it has to say in one language, fetched when somebody first asks for it. */
export async function loadQuery(id: string, lang: Lang): Promise<Loaded> {
  const [system = ''] = id.split('/');
  const dice = loadDice(system);
  const rules = SYSTEMS[system]?.().then(({ default: queries }) => queries[id]?.());
  const response = await fetch(at(`/texts/${id}.${lang}.json`));
  const { common, system: own }: Sent = await response.json();
  const query = Object.values((await rules) ?? {}).find((one) => isQuery(one, id));
  if (!query) throw new RangeError(`No query ${id}`);
  return { query, texts: new Texts(lang, common, own, gap), dice: await dice };
}

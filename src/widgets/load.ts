import { at } from '../content/links.ts';
import type { Query } from '../engine/core/query.ts';
import type { Lang } from '../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import type { Dice } from '../reading/marks/dice.ts';
import { loadDice } from './dice.ts';

// Each subject of a system is a file of its own: a page fetches the one that it needs.
const ENGINES = import.meta.glob<{ queries: readonly Query[] }>('../engine/*/*/queries.ts');

interface Sent {
  group: string;
  common: CommonMessages;
  system: SystemMessages;
}

export interface Loaded {
  query: Query;
  texts: Texts;
  dice: Dice;
}

/** A query and all that it has to say in one language, fetched when somebody first asks for it. */
export async function loadQuery(id: string, lang: Lang): Promise<Loaded> {
  const [system = ''] = id.split('/');
  const dice = loadDice(system);
  const response = await fetch(at(`/texts/${id}.${lang}.json`));
  const sent: Sent = await response.json();
  const texts = new Texts(lang, sent.common, sent.system);
  const loaded = await ENGINES[`../engine/${system}/${sent.group}/queries.ts`]?.();
  const query = loaded?.queries.find((one) => one.id === id);
  if (!query) throw new RangeError(`No query ${id}`);
  return { query, texts, dice: await dice };
}

import SYSTEMS from 'virtual:queries';
import { type Dice, NUMBERED } from '../book/marks/dice.ts';
import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema/field.ts';
import { gap } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import { at } from '../library/links.ts';
import { loadDice } from './dice.ts';
import type { Signs } from './filling.ts';
import { withReasons } from './readings.ts';
import { loadSeldom, type Seldom } from './seldom.ts';

interface Sent {
  common: CommonMessages;
  system: SystemMessages;
  signs: readonly string[];
}

export interface Loaded {
  query: Query;
  texts: Texts;
  dice: Dice;
  signs: Signs;
  seldom: Seldom | undefined;
}

/** The same with how an answer comes about. */
export async function loadWhole(id: string, lang: Lang): Promise<Loaded> {
  const [system = ''] = id.split('/');
  const loaded = await loadQuery(id, lang);
  const [texts, dice] = await Promise.all([withReasons(id, loaded.texts), loadDice(system)]);
  return { ...loaded, texts, dice };
}

/** Whether faces of dice may be tapped in a form; else they are drawn where somebody asks why. */
const haveFaces = (fields: Fields): boolean =>
  Object.values(fields).some((field) =>
    'fields' in field ? haveFaces(field.fields) : field.kind === 'list',
  );

const isQuery = (value: unknown, id: string): value is Query =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** A query and all that it has to say in one language, fetched when somebody first asks for it. */
export async function loadQuery(id: string, lang: Lang): Promise<Loaded> {
  const [system = ''] = id.split('/');
  const [, list] = SYSTEMS[system]?.findLast(([first]) => first <= id) ?? [];
  const rules = list?.().then(({ default: queries }) => queries[id]?.());
  const response = await fetch(at(`/texts/${id}.${lang}.json`));
  const { common, system: own, signs }: Sent = await response.json();
  const query = Object.values((await rules) ?? {}).find((one) => isQuery(one, id));
  if (!query) throw new RangeError(`No query ${id}`);
  const [dice, seldom] = await Promise.all([
    haveFaces(query.fields) ? loadDice(system) : NUMBERED,
    loadSeldom(query.fields),
  ]);
  return {
    query,
    texts: new Texts(lang, common, own, gap),
    dice,
    signs: { system, names: signs },
    seldom,
  };
}

import { once } from '../engine/core/once.ts';
import { findQuery } from '../engine/index.ts';
import { commonExcerpt, excerpt, inTwo } from '../i18n/excerpt.ts';
import type { Lang } from '../i18n/lang.ts';
import { loadCommon, loadParts } from '../i18n/load.ts';
import { sureMessages, takenBy } from '../i18n/readings.ts';
import { loadDoubts } from './library.ts';
import { sayableBy } from './sayable.ts';

async function textsOf(id: string, lang: Lang) {
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  const [system = ''] = id.split('/');
  const sayable = sayableBy(id);
  const { terms, ...said } = excerpt(await loadParts(lang, system), query, sayable);
  const sure = sureMessages(takenBy(query, await loadDoubts(system)));
  return inTwo({
    common: commonExcerpt(loadCommon(lang), query.fields, sayable),
    system: { ...said, terms: { ...terms, ...sure } },
  });
}

/** What a calculator fetches of one query in one language, in two files: at once, and when somebody asks why. */
export const sentTexts = once(textsOf, (id, lang) => `${id} ${lang}`);

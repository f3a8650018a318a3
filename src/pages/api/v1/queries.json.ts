import { SYSTEMS } from '../../../engine/index.ts';
import { describeQuery } from '../../../i18n/json-schema.ts';
import { loadTexts } from '../../../i18n/load.ts';
import { loadDoubts } from '../../../library/library.ts';

const described = Object.entries(SYSTEMS).map(async ([system, queries]) => {
  const texts = await loadTexts('en', system, await loadDoubts(system));
  return queries.map((query) => describeQuery(query, texts));
});

export const GET = async () => Response.json((await Promise.all(described)).flat());

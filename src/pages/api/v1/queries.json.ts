import { QUERIES } from '../../../engine/index.ts';
import { describeQuery } from '../../../i18n/json-schema.ts';
import { loadTexts } from '../../../i18n/load.ts';

export const GET = async () =>
  Response.json(
    await Promise.all(
      QUERIES.map(async (query) =>
        describeQuery(query, await loadTexts('en', query.id.split('/')[0] ?? '')),
      ),
    ),
  );

import { expect, test } from 'vitest';
import { findQuery, SYSTEMS } from '../../src/engine/index.ts';
import { type Draft, isDraft } from '../../src/widgets/paths.ts';
import { fromParams, paramText, toParams } from '../../src/widgets/state.ts';
import { situationsOf } from './asked/situations.ts';

const LONGEST = 300;
/** Nobody ticks more of a list; a situation of a test may have all of it. */
const MOST_TICKED = 12;

/** A list of things, as an army is one, is as long as it is; and so is a position. */
const isList = (draft: Draft): boolean =>
  Object.values(draft).some((value) =>
    isDraft(value)
      ? isList(value)
      : Array.isArray(value)
        ? value.some(isDraft) || value.length > MOST_TICKED
        : typeof value === 'string' && value.length > LONGEST / 2,
  );

test.each(Object.keys(SYSTEMS))('links of calculators of %s are short', (system) => {
  const long = situationsOf(system).flatMap(({ query: id, draft, reply }) => {
    const query = findQuery(id);
    if (!query || !('ruling' in reply) || isList(draft as Draft)) return [];
    const url = `/es/${id.replace('/', '/calc/')}/?${paramText(toParams(query.fields, draft as Draft))}`;
    return url.length > LONGEST ? [url] : [];
  });
  expect(long).toEqual([]);
});

/** Two units as a list of their player has them. */
const SIDE = {
  ...{ combat: 6, courage: 5, kind: 'company', weapons: ['pikes'], openOrder: true },
  ...{ infantryDefence: 4, cavalryDefence: 6, stamina: 4, discipline: 4, speed: 4 },
};

test('a combat of two whole profiles has a short link, which says the same', () => {
  const query = findQuery('t7g/combat');
  if (!query) throw new Error('No combat');
  const draft = { attacker: SIDE, defender: SIDE, flank: true };
  const text = paramText(toParams(query.fields, draft));
  expect(text).toContain('attacker=combat:6~courage:5~kind:company~weapons:pikes~openOrder~');
  expect(`/es/t7g/calc/combat/?${text}`.length).toBeLessThanOrEqual(LONGEST);
  expect(fromParams(query.fields, new URLSearchParams(text))).toEqual(draft);
});

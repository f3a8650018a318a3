import { expect, test } from 'vitest';
import { resultForms } from '../../src/citing/forms.ts';
import { put, type Query } from '../../src/engine/core/query.ts';
import { startOf } from '../../src/engine/core/start.ts';
import { QUERIES } from '../../src/engine/index.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { calculatorPath } from '../../src/library/links.ts';
import type { Draft } from '../../src/widgets/paths.ts';
import { fromParams, mend, ownParams, paramText, toParams } from '../../src/widgets/state.ts';
import { mixed } from '../ties/drafts.ts';

const STATES = 20;
/** Of some questions few drafts make sense. */
const DRAWN = 400;

/** So many states of a question that have an answer, drawn by a fixed seed. */
function statesOf(query: Query): Draft[] {
  const drafts = mixed(query.fields, startOf(query), { random: query.id.length });
  const states = new Map<string, Draft>();
  for (let i = 0; i < DRAWN && states.size < STATES; i += 1) {
    const draft: Draft = { ...drafts.next().value };
    if ('ruling' in put(query, draft)) states.set(JSON.stringify(draft), draft);
  }
  return [...states.values()];
}

const SOURCE = { es: 'Juego. Edición.', en: 'Game. Edition.' };

/** The addresses in all forms in which a state is cited. */
function addresses({ id, fields }: Query, draft: Draft, lang: Lang): string[] {
  const link = new URL(calculatorPath(lang, id), 'https://rules.example.org');
  link.search = paramText(toParams(fields, draft));
  const forms = resultForms(
    {
      link: link.href,
      brief: '4 dice',
      summary: 'It rolls 4 dice. (cca-11.7)',
      warnings: [],
      readings: ['Depends on cca-R50 (not certain).'],
      source: SOURCE[lang],
    },
    lang,
  );
  return forms.flatMap(({ text }) => text.match(/https:\/\/[^\s)\]]+/g) ?? []);
}

/** What a page answers that is opened at an address. */
function openedAt(query: Query, address: string) {
  const params = ownParams(query.fields, new URL(address).searchParams);
  const { draft, damage } = mend(query.fields, fromParams(query.fields, params), startOf(query));
  expect(damage, address).toEqual([]);
  const reply = put(query, draft);
  return 'ruling' in reply ? reply.ruling.answer : reply;
}

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: what is cited opens to the same answer, in every form and both languages',
  (_, query) => {
    const states = statesOf(query);
    expect(states.length).toBeGreaterThan(0);
    for (const draft of states) {
      const reply = put(query, draft);
      const cited = LANGS.flatMap((lang) => addresses(query, draft, lang));
      expect(cited).toHaveLength(4 * LANGS.length);
      for (const address of new Set(cited))
        expect(openedAt(query, address), address).toEqual('ruling' in reply && reply.ruling.answer);
    }
  },
);

test('what others add to a link is no part of its state', () => {
  const query = QUERIES.find(({ id }) => id === 'cca/close-combat') as Query;
  const state = 'attacker.unit=HI&defender.unit=MI';
  for (const added of [
    'fbclid=IwAR0x',
    'gclid=1',
    'utm_source=forum&utm_medium=social',
    'igshid=a',
    'ref=share',
    'msclkid=2',
    'mc_cid=3',
  ]) {
    const params = ownParams(query.fields, new URLSearchParams(`${state}&${added}`));
    expect(paramText(params)).toBe(state);
  }
  // What may have been meant for the form is kept, and reported.
  expect(ownParams(query.fields, new URLSearchParams(`${state}&terain=forest`)).size).toBe(3);
});

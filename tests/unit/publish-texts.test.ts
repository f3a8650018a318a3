import { describe, expect, test } from 'vitest';
import { confirmed, first, reworded } from '../../scripts/publish-texts.ts';
import { faultsOf, type Judged } from '../../src/library/published.ts';

const FIRST: Judged = {
  id: 'cca-8.16',
  version: 1,
  title: { es: 'Dos hexes sin combatir', en: 'Two hexes, no battle' },
  text: { es: 'Mueven 2 hexes.', en: 'They move 2 hexes.' },
  examples: [
    {
      clause: 'cca-8.16',
      name: 'two-hexes',
      kind: 'applies',
      say: { es: 'Mueve 2.', en: 'It moves 2.' },
      query: 'cca/may-move',
      input: {},
      expect: {},
      cites: [],
    },
  ],
};
const PUBLISHED = first(FIRST, '2026-11-18');
const REASON = {
  version: 2,
  date: '2027-03-01',
  reason: { es: 'La fe de erratas lo aclara.', en: 'The errata say so.' },
};
const THREE = { es: 'Mueven 3 hexes.', en: 'They move 3 hexes.' };
const SECOND: Judged = { ...FIRST, version: 2, history: [REASON], text: THREE };

test('a clause as it was published has no fault', () => {
  expect(faultsOf(FIRST, PUBLISHED)).toEqual([]);
});

test('a clause that was never published must be', () => {
  expect(faultsOf(FIRST, undefined)).toEqual([expect.stringContaining('not published yet')]);
});

describe('a text changes and its version does not', () => {
  test.each(['es', 'en'] as const)('in %s', (lang) => {
    const changed = { ...FIRST, text: { ...FIRST.text, [lang]: THREE[lang] } };
    expect(faultsOf(changed, PUBLISHED)).toEqual([
      expect.stringContaining(`its ${lang} text is not the published one`),
    ]);
    expect(() => confirmed(changed, PUBLISHED, [])).toThrow('its version did not');
  });

  test('in the title alone', () => {
    const changed = { ...FIRST, title: { ...FIRST.title, en: 'Two hexes and no battle' } };
    expect(faultsOf(changed, PUBLISHED)).toHaveLength(1);
  });

  test('and it is declared to be a wording', () => {
    const changed = { ...FIRST, text: { ...FIRST.text, en: 'They may move 2 hexes.' } };
    const published = reworded(changed, PUBLISHED);
    expect(faultsOf(changed, published)).toEqual([]);
    expect(published).toMatchObject({ version: 1, date: '2026-11-18', past: [] });
  });
});

describe('the version rises', () => {
  test('without a reason', () => {
    const silent = { ...FIRST, version: 2, text: THREE };
    expect(faultsOf(silent, PUBLISHED)).toContainEqual(expect.stringContaining('`history`'));
    expect(() => confirmed(silent, PUBLISHED, ['examples'])).toThrow('`history`');
  });

  test.each([
    ['without a day', { ...REASON, date: 'March 2027' }],
    ['without a reason in Spanish', { ...REASON, reason: { es: ' ', en: 'The errata say so.' } }],
  ])('%s', (_, revision) => {
    const silent = { ...SECOND, history: [revision] };
    expect(faultsOf(silent, PUBLISHED)).toContainEqual(expect.stringContaining('lacks'));
    expect(() => confirmed(silent, PUBLISHED, ['examples'])).toThrow('lacks');
  });

  test('and nobody confirms it', () => {
    expect(faultsOf(SECOND, PUBLISHED)).toEqual([
      expect.stringContaining('its es text waits'),
      expect.stringContaining('its en text waits'),
      expect.stringContaining('its examples are of version 1'),
    ]);
  });

  test('and a wording is claimed for it', () => {
    expect(() => reworded(SECOND, PUBLISHED)).toThrow('no mere wording');
  });

  test('by two, or goes down', () => {
    expect(faultsOf({ ...SECOND, version: 3 }, PUBLISHED)).toContainEqual(
      expect.stringContaining('more than one'),
    );
    expect(() => confirmed({ ...SECOND, version: 3 }, PUBLISHED, [])).toThrow('no step');
    const published = confirmed(SECOND, PUBLISHED, ['examples']);
    expect(faultsOf(FIRST, published)).toEqual([expect.stringContaining('none goes down')]);
    expect(() => confirmed(FIRST, published, [])).toThrow('no step');
  });

  test('and one language follows while the other stays behind', () => {
    const half = { ...SECOND, text: { ...FIRST.text, es: THREE.es } };
    const published = confirmed(half, PUBLISHED, ['examples']);
    expect(faultsOf(half, published)).toEqual([
      expect.stringContaining('its en text is that of version 1'),
    ]);
    // The translation comes later, or is found to hold as it is.
    expect(faultsOf(SECOND, confirmed(SECOND, published, []))).toEqual([]);
    expect(faultsOf(half, confirmed(half, published, ['en']))).toEqual([]);
  });

  test('and its examples stay behind', () => {
    const published = confirmed(SECOND, PUBLISHED, []);
    expect(faultsOf(SECOND, published)).toEqual([
      expect.stringContaining('its examples are of version 1'),
    ]);
    expect(faultsOf(SECOND, confirmed(SECOND, published, ['examples']))).toEqual([]);
  });

  test('and has no examples that could stay behind', () => {
    const bare = { ...SECOND, examples: [] };
    expect(faultsOf(bare, confirmed(bare, PUBLISHED, []))).toEqual([]);
  });

  test('and the version before it is kept', () => {
    const published = confirmed(SECOND, PUBLISHED, ['examples']);
    expect(published).toMatchObject({ version: 2, date: '2027-03-01', text: THREE });
    expect(published.past).toEqual([
      { version: 1, date: '2026-11-18', title: FIRST.title, text: FIRST.text },
    ]);
  });
});

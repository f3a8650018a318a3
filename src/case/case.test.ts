import { describe, expect, test } from 'vitest';
import { CASE } from '../i18n/case.ts';
import { fromLink, toLink } from './carry.ts';
import { linksIn, shownBy } from './entry.ts';
import { type CaseFile, caseIn, isEmpty, moved, NO_CASE, withLinks } from './file.ts';
import { tell } from './tell.ts';

const SITE = 'https://rules.example.org/ius';

describe('what is pasted', () => {
  test.each([
    ['cca-11.15', ['cca-11.15']],
    ['CCA 11.15', ['cca-11.15']],
    [`${SITE}/c/cca-11.15/`, ['cca-11.15']],
    [`${SITE}/en/c/onus-7.15/?v=2&fbclid=x`, ['onus-7.15']],
    [`${SITE}/es/cca/8-movimiento/#cca-8.16`, ['cca-8.16']],
    [`${SITE}/en/c/cca-11.15/#cca-11.15/four-blocks`, ['cca-11.15/four-blocks']],
    [
      `${SITE}/en/cca/11-close-combat/?try=cca-11.15/four-blocks&attacker.unit=WR#cca-11.15`,
      ['cca-11.15/four-blocks?attacker.unit=WR'],
    ],
    [
      `${SITE}/en/cca/calc/close-combat/?attacker.unit=EL&defender.unit=HI&utm_source=x`,
      ['cca/close-combat?attacker.unit=EL&defender.unit=HI'],
    ],
    [`${SITE}/es/cca/calc/close-combat/`, ['cca/close-combat']],
    [
      `${SITE}/en/cca/board/?p=cca1_bottom.WR-F4*_top&do=ask`,
      ['cca/board?p=cca1_bottom.WR-F4*_top&do=ask'],
    ],
    [
      `${SITE}/en/cca/board/?p=cca1_x&do=play&at=3#game=cca1_x;order+F4`,
      ['cca/board?p=cca1_x&do=play&at=3#game=cca1_x;order+F4'],
    ],
    [
      `${SITE}/en/onus/board/?p=onus1_x&do=ask&ask=table-charge~A~X`,
      ['onus/board?p=onus1_x&do=ask&ask=table-charge~A~X'],
    ],
    ['cca-R50', ['cca-R50']],
    ['cca-r50=b', ['cca-R50=b']],
    [`${SITE}/en/readings/cca-R50/`, ['cca-R50']],
    [`${SITE}/en/house-rules/#cca-R50=b,onus-R31=b;Club`, ['cca-R50=b', 'onus-R31=b']],
    [`cca-8.1, cca-8.2\n${SITE}/c/cca-8.1/`, ['cca-8.1', 'cca-8.2']],
  ])('%s is %j', (text, links) => expect(linksIn(text)).toEqual({ links, unknown: [] }));

  test.each([
    'elephants',
    'javascript:alert(1)',
    `${SITE}/en/`,
    `${SITE}/en/cca/board/`,
    'https://elsewhere.example/page',
    'constructor',
    '<b>cca</b>',
    '/',
  ])('%s is no evidence', (text) => {
    expect(linksIn(text).links).toEqual([]);
    expect(linksIn(text).unknown).not.toEqual([]);
  });

  test('of several, those that are something are taken, and the others named', () =>
    expect(linksIn('cca-8.1 nonsense')).toEqual({ links: ['cca-8.1'], unknown: ['nonsense'] }));
});

const dispute: CaseFile = {
  title: '¿Tiran 5 dados? “Sí” & no',
  first: { name: 'Ana', says: 'Five dice.\nAlways.' },
  second: { name: '', says: 'Three.' },
  entries: [
    { link: 'cca-11.31', note: 'The rule' },
    { link: 'cca/close-combat?attacker.unit=EL', note: '' },
    { link: 'cca-R50=b', note: '' },
  ],
  ruling: 'Five, then.',
};

describe('a case elsewhere', () => {
  test('comes back from its link as it was', async () =>
    expect(await fromLink(await toLink(dispute))).toEqual(dispute));

  test('is short in its link', async () => {
    const link = await toLink(dispute);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(300);
  });

  test.each(['', '!', 'abc', 'AAAA', 'eyJhIjoxfQ'])('the link #%s is damaged', async (link) =>
    expect(await fromLink(link)).toBeUndefined(),
  );

  test('a cut link is damaged, wherever it is cut', async () => {
    const link = await toLink(dispute);
    for (let at = 1; at < link.length; at += 7)
      expect(await fromLink(link.slice(0, at))).toBeUndefined();
  });

  test('what swells beyond all measure is not read', async () => {
    const swollen = await toLink({ ...NO_CASE, title: 'x'.repeat(5_000_000) });
    expect(await fromLink(swollen)).toBeUndefined();
  });

  test.each([
    [{ ...dispute, entries: [{ link: 'javascript:alert(1)' }] }],
    [{ ...dispute, entries: [{ note: 'without a link' }] }],
    [{ ...dispute, title: 7 }],
    [{ ...dispute, more: 1 }],
    [[]],
    [null],
  ])('%j is no case', (draft) => expect(caseIn(draft)).toBeUndefined());
});

describe('its evidence', () => {
  test('is not added twice', () =>
    expect(withLinks(dispute, ['cca-11.31', 'cca-8.1', 'cca-8.1']).entries).toHaveLength(4));
  test('moves up and down', () => {
    const links = ({ entries }: CaseFile) => entries.map(({ link }) => link.slice(0, 6));
    expect(links(moved(dispute, 2, -1))).toEqual(['cca-11', 'cca-R5', 'cca/cl']);
    expect(links(moved(dispute, 0, 1))).toEqual(['cca/cl', 'cca-11', 'cca-R5']);
  });
  test('each is something', () => {
    for (const { link } of dispute.entries) expect(shownBy(link)).toBeDefined();
    expect(isEmpty(NO_CASE)).toBe(true);
  });
});

test('a case is told as a post, with both sides, each piece of evidence, the ruling and the link', () => {
  const told = [
    {
      name: 'cca-11.31 [Elephants]',
      url: 'https://x/c/cca-11.31/',
      lines: ['They roll.', 'Twice.'],
    },
    { name: 'Close combat', url: 'https://x/(a)', lines: ['5 dice (cca-11.31)'] },
  ];
  const one = { ...dispute, entries: dispute.entries.slice(0, 2) };
  const said = tell('markdown', one, told, 'https://x/#abc', CASE.en);
  expect(said).toBe(`# ¿Tiran 5 dados? “Sí” & no

**Ana:** Five dice.
Always.

**The other side:** Three.

## Evidence

1. [cca-11.31 \\[Elephants\\]](https://x/c/cca-11.31/)

   > They roll.
   >
   > Twice.

   The rule

2. [Close combat](https://x/%28a%29)

   > 5 dice (cca-11.31)

## Ruling

Five, then.

https://x/#abc`);
  expect(tell('bbcode', one, told, 'L', CASE.en)).toContain(
    '1. [url=https://x/c/cca-11.31/]cca-11.31 [Elephants][/url]\n[quote]They roll.\n\nTwice.[/quote]\nThe rule',
  );
  expect(tell('text', one, told, 'L', CASE.es)).toContain(
    '2. Close combat\n   5 dice (cca-11.31)\n   https://x/(a)',
  );
});

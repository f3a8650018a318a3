import { expect, test } from 'vitest';
import { listed } from '../../scripts/site-map.ts';

const url = 'https://example.org/ius/en/cca/8-movement/';
const es = 'https://example.org/ius/es/cca/8-movimiento/';
const page = (canonical: string, more = '') => `<head>
  <link rel="canonical" href="${canonical}">${more}
  <link rel="alternate" hreflang="es" href="${es}"><link rel="alternate" hreflang="en" href="${url}">
  <link rel="alternate" type="application/json+oembed" href="https://example.org/x.json"></head>`;

test('a page is listed with the address that it has in each language', () =>
  expect(listed({ url }, page(url))).toEqual({
    url,
    links: [
      { lang: 'es', url: es },
      { lang: 'en', url },
    ],
  }));

test.each([
  ['that search engines are not to find', page(url, '<meta name="robots" content="noindex">')],
  ['that names another as the one to find', page(es)],
])('a page %s is not listed', (_, html) => expect(listed({ url }, html)).toBeUndefined());

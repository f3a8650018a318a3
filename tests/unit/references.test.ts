import { expect, test } from 'vitest';
import { outside } from '../../scripts/references.ts';

const place = { base: '/ius', site: 'https://example.org' };

test.each([
  ['page.html', '<a href="/es/cca/">', ['/es/cca/']],
  ['page.html', '<a href="/ius/es/cca/"><a href="#x"><img src="x.svg">', []],
  ['page.html', '<a href="/iusbelli/">', ['/iusbelli/']],
  ['page.html', '<a href="/ius">', []],
  ['page.html', '<link rel="canonical" href="https://example.org/es/">', ['/es/']],
  ['page.html', '<link rel="canonical" href="https://example.org/ius/es/">', []],
  ['page.html', '<code>https://example.org/c/cca-1.1/</code>', ['/c/cca-1.1/']],
  ['page.html', '<a href="https://example.org.uk/">', []],
  ['page.html', '<p>10/12, and/or</p>', []],
  ['style.css', '@font-face { src: url("/fonts/a.woff2") }', ['/fonts/a.woff2']],
  ['style.css', '@font-face { src: url(/ius/_astro/a.woff2) }', []],
  ['data.json', '{"path": "/es/c/cca-1.1/"}', ['/es/c/cca-1.1/']],
  ['data.json', '{"path": "/ius/es/", "text": "a/b"}', []],
  ['app.webmanifest', '{"start_url": "/"}', ['/']],
  ['sw.js', 'fetch("https://example.org/es/")', ['/es/']],
])('%s: %s', (file, text, expected) => {
  expect(outside(file, text, place)).toEqual(expected);
});

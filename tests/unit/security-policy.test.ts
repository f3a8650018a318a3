import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor, withPolicy } from '../../scripts/security-policy.ts';

const HEAD = '<head><meta charset="utf-8">';
const sha = (text: string) => createHash('sha256').update(text).digest('base64');

test('an inline script and an inline style are allowed by their digest', () => {
  const policy = policyFor(
    '<style>a{}</style><script>go()</script><script type="module">m</script>',
  );
  expect(policy).toContain(`script-src 'self' 'sha256-${sha('go()')}' 'sha256-${sha('m')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${sha('a{}')}';`);
});

test('a script from a file and a block of data need no digest', () => {
  const policy = policyFor(
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain("script-src 'self';");
});

test('the policy comes before anything that it governs', () => {
  const page = withPolicy(`<html>${HEAD}<script>go()</script></head><body></body></html>`);
  expect(page).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" [^>]+><script>/,
  );
});

test.each([
  '<p style="width:1px">',
  '<a href="/a>b" style="color:red">',
  '<button onclick="go()">',
])('%s fails the build', (tag) => {
  expect(() => withPolicy(`${HEAD}${tag}`)).toThrow(tag.slice(0, 4));
});

test.each([
  '<p class="x" data-style="1">',
  '<p title="a style=&quot;b&quot;">',
  '<script>s = `<p style="a">`</script>',
])('%s passes', (tag) => {
  expect(withPolicy(`${HEAD}${tag}`)).toContain(tag);
});

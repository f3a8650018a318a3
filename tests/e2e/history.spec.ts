import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { besideRooms, copySite } from '../../scripts/part-of-site.ts';
import { serve } from '../../scripts/serve.ts';

/** A small copy of the site in which one clause has reached its third version. */
const ID = 'cca-11.17';
let root: string;
let server: Server;
let origin: string;

const REVISIONS = `version: 3,
    history: [
      { version: 2, date: '2027-03-01', reason: { es: 'La fe de erratas.', en: 'The errata.' } },
      { version: 3, date: '2027-05-09', reason: { es: 'Otra lectura.', en: 'Another reading.' } },
    ],`;

function write() {
  const CHAPTER = 'content/cca/11-close-combat-dice';
  copySite(root, [...besideRooms('cca'), CHAPTER]);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(path, 'utf8')));
  edit(`${CHAPTER}/clauses.ts`, (text) =>
    text.replace(new RegExp(`'${ID}': clause\\(.*\\{`), `$&\n    ${REVISIONS}`),
  );
  const body = (text: string, now: string) =>
    text.replace(
      new RegExp(`(id="${ID}" title=")[^"]*">[\\s\\S]*?</Clause>`),
      `$1Foot">\n\n${now}\n\n</Clause>`,
    );
  edit(`${CHAPTER}/en.mdx`, (text) => body(text, 'It rolls **7** dice in a forest.'));
  edit(`${CHAPTER}/es.mdx`, (text) => body(text, 'Tira **7** dados en un bosque.'));
  const then = (version: number, date: string, dice: number) => ({
    version,
    date,
    title: { es: 'Foot', en: 'Foot' },
    text: { es: `Tira **${dice}** dados.`, en: `It rolls **${dice}** dice.` },
  });
  edit('published/cca.json', (text) => {
    const published = JSON.parse(text);
    published[ID].past = [then(1, '2026-11-18', 5), then(2, '2027-03-01', 6)];
    return JSON.stringify(published);
  });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  write();
  execFileSync(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BASE_PATH: '/' },
  });
  server = serve(join(root, 'dist'), 0);
  await new Promise((ready) => server.once('listening', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  rmSync(root, { recursive: true, force: true });
});

test('the card tells each version with its day, its reason and what it changed', async ({
  page,
}) => {
  await page.goto(`${origin}/en/c/${ID}/`);
  const versions = page.locator('.history li');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Version 3');
  await expect(versions.nth(0)).toContainText('Another reading.');
  await expect(versions.nth(0)).toContainText('9 May 2027');
  await expect(versions.nth(0).locator('del')).toHaveText('(removed: 6)');
  await expect(versions.nth(0).locator('ins').first()).toHaveText('(added: 7)');
  await expect(versions.nth(0).locator('ins').nth(1)).toContainText('in a forest');
  await expect(versions.nth(1).locator('del')).toHaveText('(removed: 5)');
  await expect(versions.nth(2)).toContainText('First published');
  await expect(versions.nth(2)).toContainText('18 November 2026');
  await expect(versions.nth(2).locator('.difference')).toHaveCount(0);
});

test('a link to an older version shows what has changed since', async ({ page }) => {
  const notice = page.locator('.since .notice:visible');
  await page.goto(`${origin}/en/c/${ID}/`);
  await expect(notice).toHaveCount(0);
  await page.goto(`${origin}/en/c/${ID}/?v=1`);
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('The link is of version 1; version 3 is in force.');
  await expect(notice).toContainText('The errata.');
  await expect(notice).toContainText('Another reading.');
  await expect(notice.locator('del')).toHaveText('(removed: 5)');
  await expect(notice.locator('ins').first()).toHaveText('(added: 7)');
  await page.goto(`${origin}/es/c/${ID}/?v=2`);
  await expect(notice).toContainText('El enlace es de la versión 2; la que rige es la 3.');
  await expect(notice).toContainText('9 de mayo de 2027');
  await expect(notice).not.toContainText('La fe de erratas.');
  await expect(notice.locator('del')).toHaveText('(quitado: 6)');
  await page.goto(`${origin}/en/c/${ID}/?v=3`);
  await expect(notice).toHaveCount(0);
  for (const never of ['4', 'x']) {
    await page.goto(`${origin}/en/c/${ID}/?v=${never}`);
    await expect(notice).toContainText('a version that this clause never had');
  }
});

test('a short link that names no version is of the first', async ({ page }) => {
  const notice = page.locator('.since .notice:visible');
  await page.goto(`${origin}/c/${ID}/`);
  // In both languages.
  await expect(notice).toHaveCount(2);
  await expect(notice.first()).toContainText('versión 1');
  await page.goto(`${origin}/c/${ID}/?v=2`);
  await expect(notice.first()).toContainText('versión 2');
  await page.goto(`${origin}/c/${ID}/?v=3`);
  await expect(notice).toHaveCount(0);
});

test('a clause is cited with its version, and a frame shows what has changed too', async ({
  page,
}) => {
  await page.goto(`${origin}/en/cca/11-close-combat/dice/#${ID}`);
  await page.keyboard.press('c');
  const forms = page.getByRole('dialog').locator('code');
  await expect(forms.nth(0)).toContainText(`/c/${ID}/?v=3`);
  const quoted = 'version 3, in its own words: “It rolls 7 dice in a forest.”';
  await expect(forms.nth(1)).toContainText(quoted);
  await page.goto(`${origin}/en/c/${ID}/`);
  await expect(page.locator('#cite code').nth(0)).toContainText(`/c/${ID}/?v=3`);
  await page.goto(`${origin}/c/${ID}/`);
  await page.locator('.side[lang="en"]').getByRole('link', { name: 'Cite' }).click();
  await expect(forms.nth(1)).toContainText(quoted);
  await page.goto(`${origin}/en/c/${ID}/?embed&v=1`);
  await expect(page.locator('.since .notice:visible')).toHaveCount(1);
});

import { expect, test } from 'vitest';
import { reportAddress, reportOf } from '../../src/book/report.ts';

const book = {
  key: 'xyz',
  title: { es: 'Juego 2.0', en: 'Game 2.0' },
  edition: { es: 'Edición de 2010. Sin capítulo 14.', en: 'Edition of 2010. No chapter 14.' },
  credits: [],
  chapters: [],
};

test('a report names the clause, its version, the language, the page, the edition and the site', () => {
  const { title, before, after } = reportOf({ id: 'xyz-1.2', version: 3 }, book, 'en');
  expect(title).toBe('Error in xyz-1.2');
  expect(`${before}https://example.org/${after}`).toMatch(
    /^Clause: xyz-1\.2, version 3\nLanguage: English\nPage: https:\/\/example\.org\/\nEdition: Game 2\.0\. Edition of 2010\.\nSite: Ius Belli \d+\.\d+\.\d+( \([0-9a-f]+\+?\))?\nWhat the page says: \nWhat it should say, .+: $/,
  );
});

test('a report of a calculator names its question, in the language of the page', () => {
  const { title, before, after } = reportOf({ query: 'xyz/fight' }, book, 'es');
  expect(title).toBe('Error en xyz/fight');
  expect(before).toBe('Calculadora: xyz/fight\nIdioma: Español\nPágina: ');
  expect(after).toContain('Edición: Juego 2.0. Edición de 2010.\n');
});

test('a copy of the site may say where reports go', () => {
  expect(reportAddress(undefined, 'Error')).toBeUndefined();
  expect(reportAddress('', 'Error')).toBeUndefined();
  expect(reportAddress('mailto:a@b.org?subject={title}&body={text}', 'Error in x/y')).toBe(
    'mailto:a@b.org?subject=Error%20in%20x%2Fy&body={text}',
  );
  expect(() => reportAddress('javascript:alert(1)', 'Error')).toThrow(/REPORT_URL/);
});

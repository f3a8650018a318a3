import type { CaseWords } from '../i18n/case.ts';
import type { CaseFile } from './file.ts';

/** A piece of evidence in words: its name with the way to it, and what it says. */
export interface Told {
  name: string;
  url: string;
  lines: readonly string[];
}

interface Style {
  title: (text: string) => string;
  heading: (text: string) => string;
  side: (name: string, says: string) => string;
  entry: (n: number, told: Told, note: string) => string;
}

const quoted = (lines: readonly string[], mark: string) =>
  lines
    .join('\n\n')
    .split('\n')
    .map((line) => (mark + line).trimEnd())
    .join('\n');

const STYLES: Record<'markdown' | 'bbcode' | 'text', Style> = {
  markdown: {
    title: (text) => `# ${text}`,
    heading: (text) => `## ${text}`,
    side: (name, says) => `**${name}:** ${says}`,
    entry: (n, { name, url, lines }, note) =>
      [
        `${n}. [${name.replaceAll(/[[\]]/g, '\\$&')}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`,
        ...(lines.length > 0 ? [quoted(lines, '   > ')] : []),
        ...(note ? [`   ${note.replaceAll('\n', '\n   ')}`] : []),
      ].join('\n\n'),
  },
  bbcode: {
    title: (text) => `[b]${text}[/b]`,
    heading: (text) => `[b]${text}[/b]`,
    side: (name, says) => `[b]${name}:[/b] ${says}`,
    entry: (n, { name, url, lines }, note) =>
      [
        `${n}. [url=${url.replaceAll(/[[\]]/g, encodeURIComponent)}]${name}[/url]`,
        ...(lines.length > 0 ? [`[quote]${lines.join('\n\n')}[/quote]`] : []),
        ...(note ? [note] : []),
      ].join('\n'),
  },
  text: {
    title: (text) => text.toUpperCase(),
    heading: (text) => text.toUpperCase(),
    side: (name, says) => `${name}: ${says}`,
    entry: (n, { name, url, lines }, note) =>
      [
        `${n}. ${name}`,
        ...(lines.length > 0 ? [quoted(lines, '   ')] : []),
        ...(note ? [`   ${note.replaceAll('\n', '\n   ')}`] : []),
        `   ${url}`,
      ].join('\n'),
  },
};
export type StyleName = keyof typeof STYLES;

/** A case as a post: both sides, the evidence, the ruling, and the link to the whole. */
export function tell(
  style: StyleName,
  { title, first, second, entries, ruling }: CaseFile,
  told: readonly Told[],
  link: string,
  words: CaseWords,
): string {
  const how = STYLES[style];
  const sides = [
    [first, words.first],
    [second, words.second],
  ] as const;
  return [
    how.title(title || words.untitled),
    ...sides.flatMap(([{ name, says }, otherwise]) =>
      says.trim() ? [how.side(name || otherwise, says.trim())] : [],
    ),
    ...(told.length > 0 ? [how.heading(words.evidence)] : []),
    ...told.map((one, i) => how.entry(i + 1, one, entries[i]?.note.trim() ?? '')),
    ...(ruling.trim() ? [how.heading(words.ruling), ruling.trim()] : []),
    link,
  ].join('\n\n');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { type Clause, ROOT } from './library.ts';
import type { ByLang } from './registry.ts';

export interface Wording {
  title: ByLang;
  /** Markdown, references as [[id]]. */
  text: ByLang;
}

/** A version of a clause as it was last worded, and the day from which it holds. */
export interface PublishedVersion extends Wording {
  version: number;
  date: string;
}

/** What must hold of a clause whenever its meaning changes. */
export const PARTS = [...LANGS, 'examples'] as const;
export type Part = (typeof PARTS)[number];

/** A clause as published/<system>.json has it; the fields of the version are those of the newest. */
export interface Published extends PublishedVersion {
  /** The version that each part was last checked against. */
  checked: Record<Part, number>;
  /** The versions before this one, oldest first. */
  past: readonly PublishedVersion[];
}

export type PublishedTexts = Readonly<Record<string, Published>>;

/** What the check needs of a clause. */
export type Judged = Wording & Pick<Clause, 'id' | 'version' | 'history' | 'examples'>;

export const publishedFile = (system: string) => join(ROOT, 'published', `${system}.json`);

const read = new Map<string, PublishedTexts>();

/** The published texts of a system, read once. Runs on Node only. */
export function loadPublished(system: string): PublishedTexts {
  let texts = read.get(system);
  if (!texts) {
    const file = publishedFile(system);
    texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedTexts) : {};
    read.set(system, texts);
  }
  return texts;
}

export const sameWording = (one: Wording, other: Wording, lang: Lang) =>
  one.title[lang] === other.title[lang] && one.text[lang] === other.text[lang];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is missing of the days and reasons: every version after the first has its own, in order. */
export function reasonFaults({ version, history = [] }: Judged): string[] {
  const expected = Array.from({ length: version - 1 }, (_, i) => i + 2);
  const listed = history.map((one) => one.version);
  if (listed.join() !== expected.join())
    return [`\`history\` of clauses.ts tells of versions [${listed}], not of [${expected}]`];
  return history
    .filter(({ date, reason }) => !DAY.test(date) || LANGS.some((lang) => !reason[lang].trim()))
    .map((one) => `version ${one.version} lacks its day (2026-12-31) or a reason`);
}

const CONFIRM = 'npm run publish-texts -- --confirm';

function textFault(clause: Judged, published: Published, lang: Lang): string[] {
  const { id, version } = clause;
  const same = sameWording(clause, published, lang);
  const checked = published.checked[lang];
  if (checked === version && !same)
    return [
      `its ${lang} text is not the published one: if it means the same, npm run publish-texts -- --wording ${id}; if not, raise its \`version\` and tell why in \`history\``,
    ];
  if (checked < version && same)
    return [
      `its ${lang} text is that of version ${checked}: change it or, if it still holds, ${CONFIRM} ${id} ${lang}`,
    ];
  return checked < version ? [`its ${lang} text waits for ${CONFIRM} ${id}`] : [];
}

/** What is wrong with a clause beside its published text: nothing, where text, version and examples agree. */
export function faultsOf(clause: Judged, published: Published | undefined): string[] {
  const { id, version } = clause;
  if (!published) return ['it is not published yet: npm run publish-texts'];
  if (version < published.version) return [`its version was ${published.version}; none goes down`];
  const faults = [
    ...(version > published.version + 1 ? ['its version rises by more than one'] : []),
    ...reasonFaults(clause),
    ...LANGS.flatMap((lang) => textFault(clause, published, lang)),
  ];
  const checked = published.checked.examples;
  if (checked < version)
    faults.push(
      `its examples are of version ${checked}: see that they show version ${version}, then ${CONFIRM} ${id} examples`,
    );
  return faults;
}

import { LANGS } from '../i18n/lang.ts';

/**
 * An edition is one build of the site as packs of files: what can be taken, and, restricted to some
 * systems, what a device holds. Names and shapes stand here, for the build, the pages and the worker.
 */
export interface Edition {
  format: typeof FORMAT;
  /** Changes when anything that can be taken changes. */
  version: string;
  /** Day of the build, as 2026-11-18. */
  built: string;
  /** By system, and last, under SHARED, what all of them share; each by language (`languageIn`). */
  groups: Readonly<Record<string, Readonly<Record<string, Pack>>>>;
}

/** One after the other they are the pack: what has come when the network is lost need not come again. */
export type Pack = readonly Slice[];

export interface Slice {
  /** Its SHA-256 in base64url: the name of the file, and what the browser checks it against. */
  digest: string;
  bytes: number;
}

/** Raised when older pages and workers could not read an edition any more; they then let it be. */
export const FORMAT = 3;
export const SHARED = 'shared';
/** The folder of the slices, below the base. */
export const FOLDER = 'offline/';
export const EDITION_FILE = `${FOLDER}edition.json`;
/** The version alone, for pages that only look whether there is another one. */
export const VERSION_FILE = `${FOLDER}version.txt`;
export const WORKER_FILE = 'sw.js';
export const sliceFile = ({ digest }: Slice) => `${FOLDER}${digest}.pack`;

export const systemsOf = ({ groups }: Edition) =>
  Object.keys(groups).filter((group) => group !== SHARED);

/** Some systems of an edition, with what they share. */
export const restrict = (edition: Edition, systems: readonly string[]): Edition => ({
  ...edition,
  groups: Object.fromEntries(
    Object.entries(edition.groups).filter(([group]) => group === SHARED || systems.includes(group)),
  ),
});

/** The system that a path belongs to, or SHARED: one of its names is the key, or begins with it. */
export const groupOf = (path: string, systems: readonly string[]) =>
  systems.find((system) => new RegExp(`(^|/)${system}(?=[/.-])`).test(path)) ?? SHARED;

/** The language that a path names, or '' for what is there for every reader. */
export const languageIn = (path: string) =>
  LANGS.find((lang) => new RegExp(`(^|[/.])${lang}(?=[/._])`).test(path)) ?? '';

export const slicesOf = ({ groups }: Edition): readonly Slice[] =>
  Object.values(groups).flatMap((packs) => Object.values(packs).flat());

/** The packs that may hold a path: that of its system, and that of what all share. */
export const packsWith = (edition: Edition, path: string): readonly Pack[] =>
  [...new Set([groupOf(path, systemsOf(edition)), SHARED])]
    .map((group) => edition.groups[group]?.[languageIn(path)])
    .filter((pack) => pack !== undefined);

export const bytesOf = (slices: readonly Slice[]) =>
  slices.reduce((sum, { bytes }) => sum + bytes, 0);

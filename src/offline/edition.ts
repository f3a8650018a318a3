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
  /** By system, and last, under SHARED, what all of them share. */
  groups: Readonly<Record<string, readonly Pack[]>>;
}

export interface Pack {
  /** Its SHA-256 in base64url: the name of the file, and what the browser checks it against. */
  digest: string;
  bytes: number;
  /** The first and the last path that it holds. */
  from: string;
  to: string;
}

/** Raised when older pages and workers could not read an edition any more; they then let it be. */
export const FORMAT = 2;
export const SHARED = 'shared';
/** The folder of the packs, below the base. */
export const FOLDER = 'offline/';
export const EDITION_FILE = `${FOLDER}edition.json`;
/** The version alone, for pages that only look whether there is another one. */
export const VERSION_FILE = `${FOLDER}version.txt`;
export const WORKER_FILE = 'sw.js';
export const packFile = ({ digest }: Pack) => `${FOLDER}${digest}.pack`;

export const systemsOf = ({ groups }: Edition) =>
  Object.keys(groups).filter((group) => group !== SHARED);

/** Some systems of an edition, with what they share. */
export const restrict = (edition: Edition, systems: readonly string[]): Edition => ({
  ...edition,
  groups: Object.fromEntries(
    Object.entries(edition.groups).filter(([group]) => group === SHARED || systems.includes(group)),
  ),
});

export const packsOf = ({ groups }: Edition): readonly Pack[] => Object.values(groups).flat();

/** The packs that may hold a path: at most one of each group. */
export const packsWith = (edition: Edition, path: string) =>
  packsOf(edition).filter(({ from, to }) => from <= path && path <= to);

export const bytesOf = (packs: readonly Pack[]) => packs.reduce((sum, { bytes }) => sum + bytes, 0);

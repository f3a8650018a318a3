import { BARBARIANS } from './barbarians.ts';
import type { Entry } from './entry.ts';
import { ROME } from './rome.ts';

const ALL = { ...BARBARIANS, ...ROME };
export type EntryName = keyof typeof ALL;
export const ENTRIES: Readonly<Record<EntryName, Entry>> = ALL;
export const ENTRY_NAMES = Object.keys(ALL) as unknown as readonly [EntryName, ...EntryName[]];

import { type Home, modeIn, searchOf } from '../desk/home.ts';

export const MODES = ['setup', 'ask'] as const;
export type Mode = (typeof MODES)[number];

/** All that the desk is: the table in one line with all its faults, and what is done with it. */
export interface Desk {
  mode: Mode;
  text: string;
}

export const addressOf = ({ mode, text }: Desk): string => searchOf(text, mode);

/** What an address says; undefined where it says nothing of a table. */
export function deskAt(search: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const text = params.get('p');
  return text === null ? undefined : { mode: modeIn(MODES, params) ?? 'setup', text };
}

/** Where the table of a system is kept; a fresh one has nothing on it. */
export const homeOf = (system: string, empty: string): Home<Desk> => ({
  key: `plane/${system}`,
  fresh: { mode: 'setup', text: empty },
  address: { of: addressOf, read: deskAt },
});

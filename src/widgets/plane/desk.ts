import { store, stored } from '../device.ts';

export const MODES = ['setup', 'ask'] as const;
export type Mode = (typeof MODES)[number];

/** All that the desk is: the table in one line with all its faults, and the question that is asked of it. */
export interface Desk {
  mode: Mode;
  text: string;
}

const key = (system: string) => `plane/${system}`;
const isMode = (mode: string | null): mode is Mode => MODES.some((one) => one === mode);

export const addressOf = ({ mode, text }: Desk): string =>
  `?${new URLSearchParams({ p: text, ...(mode !== 'setup' && { do: mode }) })
    .toString()
    .replaceAll('%7E', '~')}`;

/** What an address says; undefined where it says nothing of a table. */
export function deskAt(search: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const text = params.get('p');
  const mode = params.get('do');
  return text === null ? undefined : { mode: isMode(mode) ? mode : 'setup', text };
}

/** Keeps the table on the device; false where the browser does not let us. */
export const keep = (system: string, desk: Desk): boolean => store(key(system), addressOf(desk));

export const kept = (system: string): Desk | undefined => deskAt(String(stored(key(system)) ?? ''));

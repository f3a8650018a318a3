import { MOST_CHARACTERS } from '../../engine/plane/table/notation.ts';
import { searchOf } from '../desk/address.ts';
import type { Home } from '../desk/home.ts';
import { modeIn } from '../desk/mode.ts';

const MODES = ['setup', 'ask'] as const;
type Mode = (typeof MODES)[number];

/** All that the desk is: the table in one line with all its faults, what is done with it, and what is asked of it. */
export interface Desk {
  mode: Mode;
  text: string;
  /** The question as `askedWord` writes it; empty where none is. */
  asked: string;
}

export const addressOf = ({ mode, text, asked }: Desk): string =>
  searchOf(text, mode, { ...(mode === 'ask' && asked && { ask: asked }) });

/** A text that is far too long is not carried along: one character more than there may be tells as much. */
export const shortened = (text: string) => text.slice(0, MOST_CHARACTERS + 1);

/** What an address says; undefined where it says nothing of a table. */
export function deskAt(search: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const [text, asked] = [params.get('p'), params.get('ask')];
  if (text === null && asked === null) return undefined;
  const mode = modeIn(MODES, params) ?? (asked === null ? 'setup' : 'ask');
  return { mode, text: shortened(text ?? ''), asked: asked ?? '' };
}

/** A mode of an address that there is not. */
export function lostMode(search: string): string[] {
  const params = new URLSearchParams(search);
  return params.has('do') && !modeIn(MODES, params) ? [`do=${params.get('do')}`] : [];
}

/** Where the table of a system is kept; a fresh one has nothing on it. */
export const homeOf = (system: string, empty: string): Home<Desk> => ({
  key: `plane/${system}`,
  fresh: { mode: 'setup', text: empty, asked: '' },
  address: { of: addressOf, read: deskAt },
});

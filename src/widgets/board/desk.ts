import { store, stored } from '../device.ts';

export const MODES = ['setup', 'ask', 'play'] as const;
export type Mode = (typeof MODES)[number];

/** All that a board is: what stands on it, what is done with it, and the game that began from there. */
export interface Desk {
  mode: Mode;
  /** The position in one line, with all its faults. */
  text: string;
  /** The log of a game, as `writeLog` writes it, and how many of its actions are carried out. */
  game: { log: string; done: number } | null;
}

export const EMPTY = 'cca1_bottom_top';
const KEY = 'board/cca';
const isMode = (mode: string | null): mode is Mode => MODES.some((one) => one === mode);

/** In the address a log stands behind the `#`, which is not sent to any server, with marks that need no codes. */
const packed = (log: string) => log.trimEnd().replaceAll('\n', ';').replaceAll(' ', '+');
const unpacked = (text: string) => `${text.replaceAll(';', '\n').replaceAll('+', ' ')}\n`;

/** Lines of a log before its first action. */
const HEAD = 2;
const actionsIn = (log: string) => log.trimEnd().split('\n').length - HEAD;

export function addressOf({ mode, text, game }: Desk): string {
  const goneBack = game && game.done < actionsIn(game.log);
  const params = new URLSearchParams({
    p: text,
    ...(mode !== 'setup' && { do: mode }),
    ...(goneBack && { at: String(game.done) }),
  });
  const hash = game ? `#game=${packed(game.log)}` : '';
  return `?${params.toString().replaceAll('%2A', '*')}${hash}`;
}

/** What an address says; undefined where it says nothing of a board. */
export function deskAt(search: string, hash: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const text = params.get('p');
  const log = /^#game=(.*)/.exec(decodeURIComponent(hash))?.[1];
  if (text === null && log === undefined) return undefined;
  const mode = params.get('do');
  const at = /^\d+$/.exec(params.get('at') ?? '')?.[0];
  const done = at === undefined ? Number.POSITIVE_INFINITY : Number(at);
  return {
    mode: isMode(mode) ? mode : log === undefined ? 'setup' : 'play',
    text: text ?? unpacked(log ?? '').split('\n')[0] ?? EMPTY,
    game: log === undefined ? null : { log: unpacked(log), done },
  };
}

/** Keeps the board on the device; false where the browser does not let us. */
export const keep = (desk: Desk): boolean => store(KEY, addressOf(desk));

/** The board as it was left; undefined where there is none. */
export function kept(): Desk | undefined {
  const [, search = '', hash = ''] = /^(\?[^#]*)(#.*)?$/.exec(String(stored(KEY))) ?? [];
  return deskAt(search, hash);
}

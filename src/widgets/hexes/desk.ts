import { type Home, modeIn, searchOf } from '../desk/home.ts';
import type { HexSystem } from './system.ts';

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

/** In the address a log stands behind the `#`, which is not sent to any server, with marks that need no codes. */
const packed = (log: string) => log.trimEnd().replaceAll('\n', ';').replaceAll(' ', '+');
const unpacked = (text: string) => `${text.replaceAll(';', '\n').replaceAll('+', ' ')}\n`;

/** Lines of a log before its first action. */
const HEAD = 2;
const actionsIn = (log: string) => log.trimEnd().split('\n').length - HEAD;

export function addressOf({ mode, text, game }: Desk): string {
  const goneBack = game && game.done < actionsIn(game.log);
  const search = searchOf(text, mode, goneBack ? { at: String(game.done) } : {});
  return search + (game ? `#game=${packed(game.log)}` : '');
}

/** What an address says; undefined where it says nothing of a board. */
export function deskAt(search: string, hash: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const text = params.get('p');
  const log = /^#game=(.*)/.exec(decodeURIComponent(hash))?.[1];
  if (text === null && log === undefined) return undefined;
  const at = /^\d+$/.exec(params.get('at') ?? '')?.[0];
  const done = at === undefined ? Number.POSITIVE_INFINITY : Number(at);
  return {
    mode: modeIn(MODES, params) ?? (log === undefined ? 'setup' : 'play'),
    text: text ?? unpacked(log ?? '').split('\n')[0] ?? '',
    game: log === undefined ? null : { log: unpacked(log), done },
  };
}

/** The line of a board with nothing on it. */
export const emptyText = ({ position }: HexSystem) => position.write(position.empty());

/** A desk of an older notation as it is written now: hexes have had other names. */
const renewed = ({ position, log }: HexSystem, { mode, text, game }: Desk): Desk => ({
  mode,
  text: position.renew(text),
  game: game && { ...game, log: log.renew(game.log) },
});

/** Where the board of a system is kept. */
export const homeOf = (system: HexSystem): Home<Desk> => ({
  key: `board/${system.key}`,
  fresh: { mode: 'setup', text: emptyText(system), game: null },
  address: {
    of: addressOf,
    read(search, hash) {
      const desk = deskAt(search, hash);
      return desk && renewed(system, desk);
    },
  },
});

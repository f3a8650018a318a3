import { MOST_CHARACTERS } from '../../engine/hexes/game/position.ts';
import { searchOf } from '../desk/address.ts';
import type { Home } from '../desk/home.ts';
import { modeIn } from '../desk/mode.ts';
import { readPosed } from './posed.ts';
import type { HexSystem } from './system.ts';

export const MODES = ['setup', 'ask', 'play'] as const;
export type Mode = (typeof MODES)[number];

/** All that a board is: what stands on it, what is done with it, and the game that began from there. */
export interface Desk {
  mode: Mode;
  /** The position in one line, with all its faults. */
  text: string;
  /** The question that is asked, as `writePosed` writes it; empty where none is. */
  asked: string;
  /** The log of a game, as `writeLog` writes it, and how many of its actions are carried out. */
  game: { log: string; done: number } | null;
}

/** In the address a log stands behind the `#`, which is not sent to any server, with marks that need no codes. */
const packed = (log: string) => log.trimEnd().replaceAll('\n', ';').replaceAll(' ', '+');
const unpacked = (text: string) => `${text.replaceAll(';', '\n').replaceAll('+', ' ')}\n`;

/** Lines of a log before its first action. */
const HEAD = 2;
const actionsIn = (log: string) => log.trimEnd().split('\n').length - HEAD;

export function addressOf({ mode, text, asked, game }: Desk): string {
  const goneBack = game && game.done < actionsIn(game.log);
  const search = searchOf(text, mode, {
    ...(mode === 'ask' && asked && { ask: asked }),
    ...(goneBack && { at: String(game.done) }),
  });
  return search + (game ? `#game=${packed(game.log)}` : '');
}

/** The hash without its codes; one that was cut off in the midst of a code as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const WHOLE = /^\d{1,5}$/;
/** The names of what an address says of a board; all others are somebody else's. */
const NAMES = ['p', 'ask', 'at'];

/** What is done with a board of which an address does not say it. */
const modeOf = (params: URLSearchParams, log: string | undefined): Mode =>
  log !== undefined ? 'play' : params.has('ask') ? 'ask' : 'setup';

/** What an address says; undefined where it says nothing of a board. */
export function deskAt(search: string, hash: string): Desk | undefined {
  const params = new URLSearchParams(search);
  const log = /^#game=(.*)/s.exec(decoded(hash))?.[1];
  if (log === undefined && !NAMES.some((name) => params.has(name))) return undefined;
  const at = WHOLE.exec(params.get('at') ?? '')?.[0];
  const done = at === undefined ? Number.POSITIVE_INFINITY : Number(at);
  return {
    mode: modeIn(MODES, params) ?? modeOf(params, log),
    text: params.get('p') ?? unpacked(log ?? '').split('\n')[0] ?? '',
    asked: params.get('ask') ?? '',
    game: log === undefined ? null : { log: unpacked(log), done },
  };
}

/** What of an address is not understood, beside its position and its game, which tell that themselves. */
export function lostAt({ questions }: HexSystem, search: string): string[] {
  const params = new URLSearchParams(search);
  const [mode, at] = [params.get('do'), params.get('at')];
  return [
    ...(mode !== null && !modeIn(MODES, params) ? [`do=${mode}`] : []),
    ...readPosed(questions, params.get('ask') ?? '').lost.map((one) => `ask=${one}`),
    ...(at !== null && !WHOLE.test(at) ? [`at=${at}`] : []),
  ];
}

/** The line of a board with nothing on it. */
export const emptyText = ({ position }: HexSystem) => position.write(position.empty());

/** A text that is far too long is not carried along: one character more than there may be tells as much. */
export const shortened = (text: string) => text.slice(0, MOST_CHARACTERS + 1);

/** A desk of an older notation as it is written now: hexes have had other names. */
const renewed = ({ position, log }: HexSystem, { text, game, ...desk }: Desk): Desk => ({
  ...desk,
  text: shortened(position.renew(text)),
  game: game && { ...game, log: log.renew(game.log) },
});

/** Where the board of a system is kept. */
export const homeOf = (system: HexSystem): Home<Desk> => ({
  key: `board/${system.key}`,
  fresh: { mode: 'setup', text: emptyText(system), asked: '', game: null },
  address: {
    of: addressOf,
    read(search, hash) {
      const desk = deskAt(search, hash);
      return desk && renewed(system, desk);
    },
  },
});

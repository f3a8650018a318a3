import * as logs from '../../../hexes/game/log.ts';
import type { Reader } from '../../../hexes/game/reader.ts';
import { SECTIONS } from '../../../hexes/hex.ts';
import type { DeckCard } from '../../cards.ts';
import { replay } from '../play.ts';
import type { GameState, Kinds } from '../state.ts';
import { CODES } from './deck.ts';
import { isByColumn, readCard, readPosition, writePosition } from './position.ts';
import type { Own } from './problems.ts';
import { start } from './setup.ts';

export type Log = logs.Log<Kinds>;

const MOST_FLAGS = 99;
const NOTHING: readonly string[] = [];
const CARD = ['card'];
const ONE_HEX = ['hex'];
const FROM_TO = ['from', 'to'];

/** How games of this system are written and read. */
const BOOK: logs.Logbook<Kinds, GameState> = {
  parts: {
    card: { write: (card: DeckCard) => CODES[card], read: readCard },
    section: {
      write: String,
      read: (reader: Reader<Own>) => reader.word(SECTIONS, 'no-such-section'),
    },
    flags: { write: String, read: (reader) => reader.count(0, MOST_FLAGS, 'flags') },
    ...{ hex: logs.HEX, from: logs.HEX, to: logs.HEX, over: logs.HEX },
    with: logs.hexesAfter('with'),
  },
  forms: {
    play: CARD,
    march: ['section'],
    order: ONE_HEX,
    'order-one': ONE_HEX,
    'order-leader': ONE_HEX,
    'leave-square': ONE_HEX,
    rally: ONE_HEX,
    send: ONE_HEX,
    move: FROM_TO,
    'move-leader': FROM_TO,
    exit: ['from', 'over'],
    attack: [...FROM_TO, 'with'],
    fire: FROM_TO,
    end: NOTHING,
    stand: NOTHING,
    'first-strike': NOTHING,
    retire: NOTHING,
    'form-square': NOTHING,
    'battle-back': NOTHING,
    ignore: ['flags'],
    go: ['to'],
    stop: NOTHING,
    leave: NOTHING,
    advance: NOTHING,
    pass: NOTHING,
    keep: CARD,
  },
  readPosition,
  writePosition,
  isByColumn,
  start,
  replay,
};

export const { writeAction, writeLog, readLog, renewLog, replayLog } = logs.logsOf(BOOK);

import * as logs from '../../../hexes/game/log.ts';
import type { DeckCard } from '../../cards.ts';
import { replay } from '../play.ts';
import type { GameState, Kinds } from '../state.ts';
import { CODES } from './deck.ts';
import { isByColumn, readCard, readPosition, writePosition } from './position.ts';
import { start } from './setup.ts';

export type Log = logs.Log<Kinds>;

const MOST_FLAGS = 99;
const NOTHING: readonly string[] = [];
const ONE_HEX = ['hex'];
const FROM_TO = ['from', 'to'];

/** How games of this system are written and read. */
const BOOK: logs.Logbook<Kinds, GameState> = {
  parts: {
    card: { write: (card: DeckCard) => CODES[card], read: readCard },
    flags: { write: String, read: (reader) => reader.count(0, MOST_FLAGS, 'flags') },
    ...{
      hex: logs.HEX,
      from: logs.HEX,
      to: logs.HEX,
      over: logs.HEX,
      through: logs.hexesAfter('by'),
    },
  },
  forms: {
    play: ['card'],
    lead: ONE_HEX,
    order: ONE_HEX,
    'order-leader': ONE_HEX,
    rally: ONE_HEX,
    move: [...FROM_TO, 'through'],
    exit: ['from', 'over'],
    'move-leader': FROM_TO,
    attack: FROM_TO,
    fire: FROM_TO,
    end: NOTHING,
    stand: NOTHING,
    evade: NOTHING,
    'first-strike': NOTHING,
    'battle-back': NOTHING,
    ignore: ['flags'],
    go: ['to'],
    stop: NOTHING,
    leave: NOTHING,
    advance: NOTHING,
    pass: NOTHING,
  },
  readPosition,
  writePosition,
  isByColumn,
  start,
  replay,
};

export const { writeAction, writeLog, readLog, renewLog, replayLog } = logs.logsOf(BOOK);

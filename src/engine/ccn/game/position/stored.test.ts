import { describe, expect, test } from 'vitest';
import { other } from '../../../hexes/game/state.ts';
import { SIDES } from '../../../hexes/hex.ts';
import { position } from '../../../testing/ccn/acting.ts';
import { allCards, mustHold, ORDERED_DECK, USUAL } from '../../../testing/ccn/invariants.ts';
import { told } from '../../../testing/ccn/seen.ts';
import { type End, fallen, statesOf, storedGames } from '../../../testing/stored.ts';
import { apply, legal, refusal, toDecide } from '../play.ts';
import { type Log, readLog, replayLog, writeLog } from './log.ts';
import { writePosition } from './position.ts';
import { positionOf, start } from './setup.ts';
import ends from './stored/ends.json' with { type: 'json' };

const ENDS = ends as Readonly<Record<string, End>>;

const files = import.meta.glob<string>('./stored/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const GAMES = storedGames(files, readLog);
const states = (log: Log) => statesOf(log, start, apply);

test('each stored game has its end, and each end its game', () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(Object.keys(ENDS).sort());
});

describe.each(GAMES)('$name', ({ name, text, log }) => {
  const all = states(log);

  test(`${name} is written as this notation writes it`, () => {
    expect(writeLog(log.position, log.seed, log.actions)).toBe(text);
  });

  test(`${name} ends as it ended, with a banner for whoever fell and for each objective`, () => {
    const { game, wrong } = replayLog(log);
    expect(wrong).toBeNull();
    const { winner, banners } = game;
    const fell = all.flatMap((state) => state.game.events.flatMap(fallen));
    const final = writePosition(positionOf(game));
    expect({ winner, banners, fell, final }).toEqual(ENDS[name]);
    expect(winner && banners[winner]).toBe(game.goal);
    expect(toDecide(game)).toBeNull();
    for (const side of SIDES) {
      const objectives = all.flatMap((state) =>
        told(state.game, 'captured').filter((one) => one.side === side),
      );
      const lost = fell.filter((one) => one.startsWith(other(side)));
      expect(banners[side]).toBe(lost.length + objectives.length);
    }
  });

  test(`${name} breaks no law in any of its states, and each can be written`, () => {
    for (const { before, action, game } of all) {
      mustHold(game, before);
      expect(legal(before)).toContainEqual(action);
      if (!game.winner) expect(position(writePosition(positionOf(game)))).toEqual(positionOf(game));
      expect([...allCards(game)].sort()).toEqual(ORDERED_DECK);
    }
  });

  test(`${name} does not fit another seed, and the line is named where it stops`, () => {
    const { game, wrong } = replayLog({ ...log, seed: log.seed + 1 });
    const action = log.actions[(wrong?.line ?? 0) - 3];
    expect(action && wrong).toMatchObject({ action, ...(action && refusal(game, action)) });
  });
});

test('the stored games together have every kind of action and of roll in them', () => {
  const all = GAMES.flatMap(({ log }) => states(log));
  expect([...new Set(all.map(({ action }) => action.do))].sort()).toEqual(USUAL.actions);
  const kinds = all.flatMap(({ game }) => told(game, 'rolled').map(({ why }) => why));
  expect([...new Set(kinds)].sort()).toEqual(USUAL.rolls);
});

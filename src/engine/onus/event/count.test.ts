import { describe, expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';
import { eventCount } from './count.ts';
import { randomEvent } from './random-event.ts';

/** Figures section 28. */
describe('the most events', () => {
  const elite = { attackerRank: 'elite' };
  test.each([
    ['normal', {}, 1, 1, 1, 3],
    ['a shot', { eventIn: 'shot' }, 1, 1, 1, 3],
    ['without random events', { noRandomEvents: true }, 0, 1, 1, 2],
    ['Elite attacker', elite, 1, 2, 1, 4],
    ['Elite defender', { defenderRank: 'elite' }, 1, 1, 2, 4],
    ['both Elite', { ...elite, defenderRank: 'elite' }, 1, 2, 2, 5],
    [
      'both Elite, without random events',
      { ...elite, defenderRank: 'elite', noRandomEvents: true },
      0,
      2,
      2,
      4,
    ],
    ['Elite with a second random event', { ...elite, attackerElite: 'second-random' }, 1, 1, 1, 3],
    ['Veterans', { attackerRank: 'veteran', defenderRank: 'veteran' }, 1, 1, 1, 3],
    ['outside the combat phase', { eventIn: 'outside-phase' }, 0, 0, 0, 0],
    ['outside it, Elite', { ...elite, eventIn: 'outside-phase' }, 0, 0, 0, 0],
    ['a shot out of range', { eventIn: 'shot-out-of-range' }, 0, 0, 0, 0],
  ])('%s', (_, draft, randomEvents, attackerFromHand, defenderFromHand, mostEvents) => {
    expect(answerTo(eventCount, draft)).toMatchObject({
      randomEvents,
      attackerFromHand,
      defenderFromHand,
      mostEvents,
      leastEvents: randomEvents,
    });
  });
});

test('the random event comes first, then the attacker, then the defender', () => {
  expect(answerTo(eventCount, {}).playedInOrder).toEqual(['random', 'attacker', 'defender']);
  expect(answerTo(eventCount, { noRandomEvents: true }).playedInOrder).toEqual([
    'attacker',
    'defender',
  ]);
});

test('events that cancel are applied before the others', () => {
  const [random, attacker] = [{ eventFrom: 'random' }, { eventFrom: 'attacker' }];
  const defender = { eventFrom: 'defender', cancels: 'event' };
  const applied = (...eventsOnTable: object[]) =>
    answerTo(eventCount, { eventsOnTable }).appliedInOrder;
  expect(applied(random, attacker, defender)).toEqual(['defender', 'random', 'attacker']);
  expect(applied(random, attacker)).toEqual(['random', 'attacker']);
});

/** Rank of who wishes, rank of the other, wish: allowed, cards, which applies. */
describe('the random event', () => {
  test.each([
    ['normal', 'normal', 'nothing', true, 1, 'first'],
    ['normal', 'normal', 'discard', false, 1, 'first'],
    ['normal', 'elite', 'discard', false, 1, 'first'],
    ['veteran', 'normal', 'discard', true, 2, 'second'],
    ['veteran', 'elite', 'discard', true, 2, 'second'],
    ['veteran', 'normal', 'discard-again', false, 2, 'second'],
    ['veteran', 'normal', 'second-card', false, 1, 'first'],
    ['elite', 'normal', 'discard', true, 2, 'second'],
    ['elite', 'normal', 'second-card', true, 2, 'his-choice'],
    ['elite', 'veteran', 'second-card', true, 2, 'his-choice'],
    ['elite', 'elite', 'second-card', false, 1, 'first'],
    ['elite', 'elite', 'discard', true, 2, 'second'],
  ])('%s against %s: %s', (own, other, randomWish, allowed, cardsTurnedUp, randomApplied) => {
    const answer = { allowed, cardsTurnedUp, randomApplied };
    expect(answerTo(randomEvent, { attackerRank: own, defenderRank: other, randomWish })).toEqual(
      answer,
    );
    expect(
      answerTo(randomEvent, {
        attackerRank: other,
        defenderRank: own,
        wishBy: 'defender',
        randomWish,
      }),
    ).toEqual(answer);
  });

  test.each([{ noRandomEvents: true }, { eventIn: 'outside-phase' }, { eventIn: 'javelins' }])(
    'there is none: %j',
    (draft) => {
      const none = { cardsTurnedUp: 0, randomApplied: 'none' };
      expect(answerTo(randomEvent, draft)).toMatchObject(none);
      const veteran = { attackerRank: 'veteran', randomWish: 'discard' };
      expect(answerTo(randomEvent, { ...draft, ...veteran })).toMatchObject({
        ...none,
        allowed: false,
      });
    },
  );
});

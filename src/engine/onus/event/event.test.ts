import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { event } from './event.ts';

const { told } = asking(event);
const sword = { eventIcons: ['sword'] };
const shield = { eventIcons: ['shield'] };
const bow = { eventIcons: ['bow'] };
const swordAndShield = { eventIcons: ['sword', 'shield'] };

/** Figures section 7: where an icon is valid. */
describe('where an icon is valid', () => {
  test.each([
    ['sword', sword, true, false],
    ['shield', shield, true, true],
    ['sword and shield', swordAndShield, true, true],
    ['bow', bow, false, true],
    ['bow and sword', { eventIcons: ['bow', 'sword'] }, false, true],
    ['bow and shield', { eventIcons: ['bow', 'shield'] }, false, true],
    ['none', {}, true, true],
  ])('%s', (_, icons, inCombat, inShot) => {
    expect(told({ ...icons, eventIn: 'hand-to-hand' }).allowed).toBe(inCombat);
    expect(told({ ...icons, eventIn: 'shot' }).allowed).toBe(inShot);
    expect(told({ ...icons, eventIn: 'outside-phase' }).allowed).toBe(false);
    expect(told({ ...icons, eventIn: 'javelins' }).allowed).toBe(false);
    expect(told({ ...icons, eventIn: 'shot-out-of-range' }).allowed).toBe(false);
  });
});

describe('whom it favours, and in whose dice', () => {
  test.each([
    ['random', sword, 'attacker', 'attacker'],
    ['random', shield, 'defender', 'attacker'],
    ['random', swordAndShield, 'both', 'as-its-text-says'],
    ['random', {}, 'as-its-text-says', 'as-its-text-says'],
    ['attacker', sword, 'attacker', 'attacker'],
    ['attacker', shield, 'attacker', 'defender'],
    ['attacker', swordAndShield, 'attacker', 'as-its-text-says'],
    ['defender', sword, 'defender', 'defender'],
    ['defender', shield, 'defender', 'attacker'],
    ['defender', {}, 'defender', 'as-its-text-says'],
  ])('from %s, with %j', (eventFrom, icons, favours, inRollOf) => {
    expect(told({ eventFrom, ...icons })).toMatchObject({ favours, inRollOf });
  });

  test('its text goes before the rule for events from hand', () => {
    const both = { ...shield, textFavours: 'both' };
    expect(told(both)).toMatchObject({ favours: 'both', inRollOf: 'both' });
    expect(told({ ...both, textFavours: 'defender' }).favours).toBe('defender');
  });

  test('the text of a random event decides where no icon does', () => {
    const random = { eventFrom: 'random', textFavours: 'attacker' };
    expect(told(random).favours).toBe('attacker');
    expect(told({ ...random, ...shield }).favours).toBe('defender');
  });

  test('nobody, if it has no effect', () => {
    expect(told(bow)).toEqual({ allowed: false, favours: 'nobody', inRollOf: 'none' });
  });
});

describe('by reading b of R15', () => {
  const readings = { R15: 'b' };
  test.each([
    ['attacker', sword, true],
    ['defender', sword, false],
    ['attacker', shield, false],
    ['defender', shield, true],
    ['attacker', swordAndShield, true],
    ['defender', swordAndShield, true],
    ['random', shield, true],
  ])('%s and %j', (eventFrom, icons, allowed) => {
    expect(told({ eventFrom, ...icons, readings }).allowed).toBe(allowed);
    expect(told({ eventFrom, ...icons }).allowed).toBe(true);
  });
});

describe('how many from one hand', () => {
  const elite = { playerRank: 'elite' };
  test.each([
    ['the first', {}, true],
    ['a second', { handEventsBefore: 1 }, false],
    ['a second of a Veteran', { handEventsBefore: 1, playerRank: 'veteran' }, false],
    ['a second of an Elite', { handEventsBefore: 1, ...elite }, true],
    ['a third of an Elite', { handEventsBefore: 2, ...elite }, false],
    [
      'a second of an Elite with a second random event',
      { handEventsBefore: 1, ...elite, eliteChoice: 'second-random' },
      false,
    ],
  ])('%s', (_, draft, allowed) => {
    for (const eventIn of ['hand-to-hand', 'shot'])
      expect(told({ ...shield, eventIn, ...draft }).allowed).toBe(allowed);
  });
});

test.each([
  ['an equal one was applied', { eventsBefore: 'same' }, false],
  ['others were applied', { eventsBefore: 'others' }, true],
  ['the defender has played already', { defenderHasPlayed: true }, false],
  ['its text rules it out', { textRulesOut: true }, false],
  ['it is cancelled', { cancelled: true }, false],
  ['«Cargas», engaged by a charge', { chargesLabel: true }, true],
  ['«Cargas», engaged before', { chargesLabel: true, engagedBy: 'earlier-turn' }, false],
  ['«Cargas», engaged otherwise', { chargesLabel: true, engagedBy: 'otherwise' }, false],
  ['engaged before', { engagedBy: 'earlier-turn' }, true],
  ['no random events are used', { noRandomEvents: true }, true],
  ['from the defender, last', { eventFrom: 'defender', defenderHasPlayed: true }, true],
])('%s', (_, draft, allowed) => {
  expect(told({ ...shield, ...draft }).allowed).toBe(allowed);
});

test('the option without random events takes them away', () => {
  expect(told({ eventFrom: 'random', ...sword, noRandomEvents: true }).allowed).toBe(false);
  expect(told({ eventFrom: 'random', ...sword }).allowed).toBe(true);
});

test.each([
  [{ eventFrom: 'random', handEventsBefore: 1 }, 'handEventsBefore'],
  [{ eventFrom: 'random', defenderHasPlayed: true }, 'defenderHasPlayed'],
])('%j contradicts itself', (draft, field) => {
  expect(put(event, draft)).toMatchObject({ violations: [{ field, clause: 'onus-5.11' }] });
});

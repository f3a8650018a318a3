import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { contact } from './contact.ts';
import { isFrontal, PARTS } from './contact-count.ts';
import { sectionMarkers } from './section-markers.ts';

const { told, faults } = asking(contact);

const touch = (attackerPart: string, defenderPart: string, touching: number) => ({
  attackerPart,
  defenderPart,
  touching,
});

describe('dice', () => {
  test.each([
    ['front to front by default', [], 4],
    ['a section in part counts whole', [{ touching: 3, partlyTouching: 1 }], 4],
    ['flank to flank does not fight', [touch('left-flank', 'right-flank', 2)], 0],
    ['rear to flank does not fight', [touch('rear', 'left-flank', 2)], 0],
    ['the defender alone faces', [touch('left-flank', 'front', 2)], 2],
    ['a marker of the defender on the rear', [touch('rear', 'marker', 1)], 1],
    ['both kinds add', [touch('front', 'front', 2), touch('rear', 'marker', 1)], 3],
  ])('%s', (_, contacts, dice) => {
    expect(told({ contacts }).dice).toBe(dice);
  });
  test('by reading R30 b only what the attacker faces gives dice', () => {
    const contacts = [touch('front', 'front', 2), touch('rear', 'marker', 1)];
    expect(told({ contacts, readings: { R30: 'b' } })).toMatchObject({ dice: 2, idleSections: 1 });
  });
  test('each contact is a die or lies idle', () => {
    const parts = fc.constantFrom(...PARTS);
    const touches = fc.array(
      fc.record({
        attackerPart: fc.constantFrom('left-flank' as const, 'rear' as const, 'front' as const),
        defenderPart: parts,
        touching: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    );
    fc.assert(
      fc.property(touches, (contacts) => {
        const { dice, idleSections } = told({ contacts });
        const all = contacts.reduce((sum, one) => sum + one.touching, 0);
        const idle = contacts
          .filter((one) => !isFrontal(one.attackerPart) && !isFrontal(one.defenderPart))
          .reduce((sum, one) => sum + one.touching, 0);
        expect([dice, idleSections]).toEqual([all - idle, idle]);
      }),
    );
  });
});

/** Penalties of onus-10.2 to onus-10.6, the same for each defence value and for morale. */
describe('what is taken off the defender', () => {
  const FLANK = touch('front', 'left-flank', 2);
  test.each([
    ['on the front', [touch('front', 'front', 4)], {}, 0],
    ['on a flank', [FLANK], {}, -1],
    ['on both flanks, once', [FLANK, touch('marker', 'right-flank', 2)], {}, -1],
    ['on the rear', [touch('front', 'rear', 4)], {}, -2],
    ['on flank and rear', [FLANK, touch('marker', 'rear', 2)], {}, -3],
    ['with another enemy', [touch('front', 'front', 4)], { otherEnemies: 1 }, -1],
    ['on a flank with 2 others', [FLANK], { otherEnemies: 2 }, -3],
    ['in forced march', [touch('front', 'front', 4)], { forcedMarch: true }, -2],
    ['in forced march on the rear', [touch('front', 'rear', 4)], { forcedMarch: true }, -2],
    ['fleeing, on a flank, with another', [FLANK], { fleeing: true, otherEnemies: 1 }, -3],
    ['in Square on the rear', [touch('front', 'rear', 4)], { formation: 'square' }, 0],
    ['in Square with another', [FLANK], { formation: 'square', otherEnemies: 1 }, -1],
    ['by flanks that do not fight', [touch('left-flank', 'right-flank', 2)], {}, 0],
    ['by a flank that it faces itself', [touch('left-flank', 'front', 2)], {}, 0],
  ])('%s', (_, contacts, defender, penalty) => {
    const { onDefender } = told({ contacts, defender });
    expect([onDefender.defencePenalty, onDefender.moralePenalty]).toEqual([penalty, penalty]);
  });
  test('the attacker is struck where the defender faces its flank or rear', () => {
    const contacts = [touch('front', 'front', 2), touch('rear', 'marker', 1)];
    const { onAttacker, onDefender } = told({ contacts });
    expect(onAttacker).toMatchObject({ sides: ['front', 'rear'], defencePenalty: -2 });
    expect(onDefender.defencePenalty).toBe(0);
  });
});

describe('sections that may envelop', () => {
  test.each([
    [[touch('front', 'front', 4)], {}, 0, 0],
    [[touch('front', 'front', 2)], {}, 2, 2],
    [[touch('front', 'front', 2)], { attacker: { extended: 2 } }, 4, 4],
    [[touch('front', 'front', 2)], { roomForMarkers: 1 }, 2, 1],
    [[touch('front', 'front', 2), touch('marker', 'rear', 1)], {}, 1, 1],
    [[touch('rear', 'front', 2)], {}, 4, 0],
  ])('%j with %j: %d free, %d to envelop', (contacts, more, freeSections, mayEnvelopWith) => {
    expect(told({ contacts, ...more })).toMatchObject({ freeSections, mayEnvelopWith });
  });
  test('nobody touches with more than his front', () => {
    const fault = ['contacts', 'more-than-its-front', undefined];
    expect(faults({ contacts: [touch('front', 'front', 5)] })).toEqual([fault]);
  });
});

describe('Section markers', () => {
  const { told: fate } = asking(sectionMarkers);
  test.each([
    ['charged on a side', {}, 1, 0, 1],
    ['2 charged on the rear', { markersMet: 2, chargedOn: 'rear' }, 2, 0, 2],
    ['charged frontally', { markersMet: 2, chargedOn: 'front' }, 0, 2, 0],
    ['with one cut off', { markersCutOff: 1 }, 2, 0, 2],
    ['whose enemy is destroyed', { markerEvent: 'enemy-destroyed', markersMet: 3 }, 3, 0, 0],
    ['whose enemy flees', { markerEvent: 'enemy-flees', markersMet: 2 }, 2, 0, 0],
    ['whose enemy is blocked', { markerEvent: 'enemy-flees', enemyBlocked: true }, 0, 1, 0],
    ['that still touch', { markerEvent: 'enemy-destroyed', stillTouching: true }, 0, 1, 0],
  ])('%s', (_, draft, markersRemoved, markersKept, woundsTaken) => {
    expect(fate(draft)).toMatchObject({ markersRemoved, markersKept, woundsTaken });
  });
  test.each([
    ['eliminate the unit', { markersMet: 2, wounds: 3, life: 5 }, { eliminated: true }],
    ['may be too few for that', { markersMet: 2, wounds: 2, life: 5 }, { eliminated: false }],
    ['do not count in combat', {}, { countsInCombat: false, causesCheck: false }],
    ['count by reading R32 b', { readings: { R32: 'b' } }, { countsInCombat: true }],
    ['do not fall on the front', { chargedOn: 'front' }, { countsInCombat: null }],
  ])('their wounds %s', (_, draft, answer) => {
    expect(fate(draft)).toMatchObject(answer);
  });
});

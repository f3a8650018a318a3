import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { contact } from './contact.ts';
import { isFrontal, PARTS } from './contact-count.ts';

const { told } = asking(contact);

describe('dice', () => {
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

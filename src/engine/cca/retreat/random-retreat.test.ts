import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { fullStrength, UNITS } from '../units.ts';
import { retreat } from './retreat.ts';
import { BLOCKS_RETREAT } from './retreat-path.ts';

const { told } = asking(retreat);

test('every hex due is made, paid for, forgiven for a leader, or paid by those in the way', () => {
  const facts = fc.record({
    unit: fc.constantFrom(...UNITS),
    flags: fc.integer({ min: 0, max: 4 }),
    hits: fc.integer({ min: 0, max: 4 }),
    support: fc.integer({ min: 0, max: 6 }),
    leader: fc.constantFrom('none', 'attached', 'adjacent'),
    freeHexes: fc.integer({ min: 0, max: 12 }),
    blockedBy: fc.constantFrom(...BLOCKS_RETREAT),
    leaderAt: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(facts, (draft) => {
      const a = told(draft);
      const blocks = fullStrength(draft.unit);
      const missing = a.retreatHexes - a.hexesMade;
      expect(a.blocksLeft).toBe(blocks - a.blocksLost - a.blocksLostInRetreat);
      expect(a.eliminated).toBe(a.blocksLeft === 0);
      expect(a.flagsIgnored).toBe(
        a.eliminated && a.blocksLost === blocks ? 0 : Math.min(draft.flags, a.flagsIgnorable),
      );
      const before = blocks - a.blocksLost;
      if (a.blockersLose > 0) expect(a.blockersLose).toBe(missing);
      else if (!(a.joinsLeader && missing > 0 && a.blocksLostInRetreat === 0))
        expect(a.blocksLostInRetreat).toBe(Math.min(missing, before));
    }),
  );
});

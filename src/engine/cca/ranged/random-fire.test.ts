import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { throws } from '../../testing/cca/fixtures.ts';
import { often } from '../../testing/often.ts';
import { COMBATANTS } from '../units.ts';
import { rangedCombat } from './ranged-combat.ts';

const { ruling } = asking(rangedCombat);
const fire = (attacker: object, defender: object, more: object = {}) =>
  ruling({ attacker, defender, ...more });

const targets = fc.constantFrom(...COMBATANTS);
const situation = fc.record({
  unit: fc.constantFrom('LI', 'LS', 'LB', 'AX', 'LC'),
  target: targets,
  moved: fc.constantFrom(0, 1),
  blocks: fc.constantFrom(1, 2),
  support: fc.constantFrom(0, 2),
  freeHexes: fc.constantFrom(0, 1, 9),
  card: fc.constantFrom('none', 'i-am-spartacus'),
});

test('odds are those of counting what every throw does', () => {
  fc.assert(
    fc.property(situation, ({ unit, target, moved, blocks, support, freeHexes, card }) => {
      const attacker = { unit, moved };
      const defender = {
        unit: target,
        blocks: target === 'LD' ? 1 : blocks,
        support,
        freeHexes,
      };
      const { answer, odds } = fire(attacker, defender, { card });
      const all = throws(answer.dice);
      const results = all.map(({ faces, ways }) => ({
        result: fire(attacker, defender, { card, faces }).answer.result,
        ways,
      }));
      const part = (holds: (result: (typeof results)[number]['result']) => boolean) =>
        results.reduce((sum, { result, ways }) => sum + (holds(result) ? ways : 0), 0) /
        6 ** answer.dice;
      const percent = (name: string) => odds?.chances[name]?.percent ?? 0;
      expect(percent('at-least-one-hit') / 100).toBeCloseTo(part((r) => Number(r?.hits) > 0));
      expect(percent('eliminated') / 100).toBeCloseTo(part((r) => r?.eliminated === true));
      if (target !== 'LD')
        expect(percent('at-least-one-flag') / 100).toBeCloseTo(part((r) => Number(r?.flags) > 0));
    }),
    { numRuns: often(20, 60) },
  );
});

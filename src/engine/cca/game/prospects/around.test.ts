import { describe, expect, test } from 'vitest';
import { position } from '../../../testing/cca/acting.ts';
import { tramplable } from '../retreat.ts';
import { helmetsFor, sheltered, supporters } from './around.ts';

const at = (text: string) => position(`cca2_${text}`);

describe('who supports a unit', () => {
  test('two friends next to it, a leader on his own among them', () => {
    expect(supporters(at('bottom.MI-E5-E4.LD-E6_top'), 'E5').sort()).toEqual(['E4', 'E6']);
  });

  test('one friend alone does not', () => {
    expect(supporters(at('bottom.MI-E5-E4_top'), 'E5')).toEqual([]);
  });

  test('nobody supports elephants', () => {
    expect(supporters(at('bottom.MI-E4-E6.EL-E5_top'), 'E5')).toEqual([]);
  });
});

describe('against whom the ground shelters a unit', () => {
  const enemies = 'top.MI-F5-E6';

  test('a rampart against whoever attacks across it', () => {
    expect(sheltered(at(`bottom.MI-E5_${enemies}_ground.rampart-E5ne`), 'E5')).toEqual(['F5']);
  });

  test('a camp on every side', () => {
    const camp = at(`bottom.MI-E5_${enemies}_ground.camp-E5`);
    expect(sheltered(camp, 'E5').sort()).toEqual(['E6', 'F5']);
  });

  test('neither shelters a mounted unit', () => {
    for (const ground of ['camp-E5', 'rampart-E5ne'])
      expect(sheltered(at(`bottom.HC-E5_${enemies}_ground.${ground}`), 'E5')).toEqual([]);
  });
});

describe('whose helmets hit thanks to a leader', () => {
  test('those of the unit in his hex and of those next to it, but for elephants', () => {
    const led = at('bottom.MI-E5*-E4-E3.EL-E6_top');
    expect(helmetsFor(led, 'E5').sort()).toEqual(['E4', 'E5']);
  });

  test('a leader on his own does not battle, but helps those next to him', () => {
    expect(helmetsFor(at('bottom.MI-E4.LD-E5_top'), 'E5')).toEqual(['E4']);
  });
});

test('elephants trample friends, enemies and leaders next to them', () => {
  const herd = at('bottom.LI-E4.EL-E5.LD-E6_top.HI-F5-E7');
  expect(tramplable(herd, 'E5').sort()).toEqual(['E4', 'E6', 'F5']);
});

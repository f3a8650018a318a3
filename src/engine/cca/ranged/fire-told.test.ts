import { describe, expect, test } from 'vitest';
import { rulingOn, sparedOf } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import type { Face } from '../faces.ts';
import { rangedCombat } from './ranged-combat.ts';

type Asked = Parameters<typeof rulingOn>[0];
const told = (query: Asked, draft: object) =>
  rulingOn(query, draft).steps.map(({ clause, say, with: values }) =>
    say === clause ? [clause, values] : [clause, say, values],
  );

const shot = { unit: 'LB', target: 'MI', moved: 0, distance: 3, range: 3 };
const names = { unit: 'LB', target: 'MI' };

describe('a fire is told from its announcement to its end', () => {
  test('that is rolled, from a hill', () => {
    const draft = {
      attacker: { unit: 'LB', blocks: 2, terrain: 'hill' },
      defender: { unit: 'MI', blocks: 1 },
      distance: 3,
      faces: ['blue', 'blue'],
    };
    expect(told(rangedCombat, draft)).toMatchObject([
      ['cca-10.8', {}],
      ['cca-10.9', shot],
      ['cca-10.2', shot],
      ['cca-10.12', 'cca-10.12/in-range', shot],
      ['cca-10.18', { unit: 'LB', dice: 2, moved: 0 }],
      ['cca-9.6', { unit: 'LB', blocks: 2 }],
      ['cca-10.17', { from: 'hill', into: 'clear' }],
      ['cca-10.20', names],
      ['cca-10.22', names],
      ['cca-10.25', names],
      ['cca-10.24', names],
      ['cca-10.27', { target: 'MI', lost: 1, left: 0 }],
      ['cca-10.28', { surplus: 1 }],
      ['cca-10.27', 'cca-10.27/banner', {}],
      ['cca-10.6', { target: 'MI' }],
      ['cca-10.7', { target: 'MI' }],
    ]);
    expect(sparedOf(rangedCombat, draft)).toContain('cca-13.32 rolled-in-ranged-combat');
    expect(rulingOn(rangedCombat, draft).summary).toMatchObject({
      say: 'roll/eliminated',
      with: { unit: 'LB', target: 'MI', hits: 2, lost: 1, hexes: 0 },
    });
  });

  test('that comes after a move', () => {
    const draft = { attacker: { unit: 'LC', moved: 3 }, defender: { unit: 'LI' } };
    expect(told(rangedCombat, draft)).toContainEqual([
      'cca-10.18',
      'cca-10.18/moved',
      { unit: 'LC', dice: 1, moved: 3 },
    ]);
  });

  test('at a lone leader', () => {
    const draft = { attacker: { unit: 'LB' }, defender: { unit: 'LD' } };
    const at = { unit: 'LB', target: 'LD' };
    expect(told(rangedCombat, draft).slice(4)).toMatchObject([
      ['cca-10.18', { unit: 'LB', dice: 2, moved: 0 }],
      ['cca-10.26', at],
      ['cca-15.4', 'cca-15.4/fire', at],
      ['cca-13.15', { unit: 'LD' }],
    ]);
    expect(sparedOf(rangedCombat, draft)).toEqual(
      expect.arrayContaining([
        'cca-10.25 switched-off',
        'cca-10.6 lone-leader-evades',
        'cca-10.7 lone-leader-evades',
      ]),
    );
    const rolled = (faces: Face[]) => told(rangedCombat, { ...draft, faces }).slice(7);
    expect(rolled(['leader', 'red'])).toEqual([
      ['cca-15.6', 'cca-15.6/fire', {}],
      ['cca-13.15', { unit: 'LD' }],
    ]);
    expect(rolled(['red', 'red'])).toEqual([
      ['cca-13.18', {}],
      ['cca-13.15', { unit: 'LD' }],
    ]);
  });

  test('that leaves a leader alone, or not', () => {
    const draft = {
      attacker: { unit: 'LB' },
      defender: { unit: 'MI', leader: 'attached', blocks: 1 },
    };
    const alone = ['cca-15.3', 'cca-15.3/fire', {}];
    const rolled = (faces: Face[], leaderCheck?: Face[]) =>
      told(rangedCombat, { ...draft, faces, leaderCheck });
    expect(rolled(['blue', 'red'], ['red'])).toContainEqual(alone);
    expect(rolled(['blue', 'red'], ['leader'])).not.toContainEqual(alone);
    expect(rolled(['blue', 'red'], ['leader'])).toContainEqual(['cca-15.6', 'cca-15.6/fire', {}]);
    expect(rolled(['red', 'red'])).not.toContainEqual(alone);
    expect(rolled(['red', 'red'])).not.toContainEqual(['cca-10.27', 'cca-10.27/banner', {}]);
  });

  test('next to its target tells why not, without a range', () => {
    const draft = { attacker: { unit: 'AX' }, defender: { unit: 'MI' }, distance: 1 };
    const facts = { unit: 'AX', target: 'MI', moved: 0, distance: 1, range: 2 };
    expect(told(rangedCombat, draft)).toMatchObject([
      ['cca-10.8', {}],
      ['cca-10.9', facts],
      ['cca-10.4', facts],
      ['cca-11.2', facts],
    ]);
  });
});

describe('odds of fire', () => {
  const odds = (draft: object) => rulingOn(rangedCombat, draft).odds;

  test('tell blocks and flags with their means, of a lone leader no flags', () => {
    const at = (unit: string) => odds({ attacker: { unit: 'LB' }, defender: { unit } });
    const fractions = (name: string) => at('MI')?.tables[name]?.map((row) => row.fraction);
    const third = { fraction: '1/3', decimal: 0.333 };
    expect(at('MI')?.means).toEqual({ hits: third, blocksLost: third, allBlocksLost: third });
    expect(fractions('blocksLost')).toEqual(['25/36', '5/18', '1/36']);
    expect(fractions('flags')).toEqual(['25/36', '5/18', '1/36']);
    expect(Object.keys(at('LD')?.tables ?? {})).toEqual(['blocksLost']);
    expect(Object.keys(at('LD')?.chances ?? {})).toEqual([
      'at-least-one-hit',
      'eliminated',
      'leader-lost',
    ]);
  });
});

cases(
  'cca/ranged-combat',
  `
  a flag that elephants do not ignore:
    attacker.unit=LC defender.unit=EL           => 11.35~rolled-in-ranged-combat
    attacker.unit=LI defender.unit=EL           => -11.35~rolled-in-ranged-combat
    attacker.unit=LC defender.unit=HI           => -11.35~rolled-in-ranged-combat
  the die of a card by reading b of R90: attacker.unit=LB defender.unit=MI
    card=i-am-spartacus R90=b                   => 18.42~reading-r90-b
    card=i-am-spartacus R90=a                   => -18.42~reading-r90-b
    R90=b                                       => -18.42~reading-r90-b
  a fire in one sentence: attacker.unit=LB
    defender.unit=MI                            => sum=ranged/yes sum.attacker=LB sum.defender=MI sum.distance=2 sum.dice=2 sum.faces=[blue]
    defender.unit=MI distance=1                 => sum=ranged/no sum.attacker=LB sum.defender=MI sum.distance=1
    defender.unit=MI faces=[flag,red]           => sum=roll/retreats
    defender.unit=MI faces=[blue,red]           => sum=roll/holds
    defender.unit=LD faces=[blue,red]           => sum=roll/leader-evades
    defender.unit=LD faces=[leader,red]         => sum=roll/leader-lost
  what does not keep a unit 2 hexes away from firing: attacker.unit=AX distance=2
    defender.unit=MC => spares=[10.1~has-missiles,10.4~not-adjacent,11.2~no-enemy-adjacent,10.5~no-enemy-adjacent,10.3~in-sight,10.19~moved-at-most-1]
  out of a camp after a move the die that is not lost: attacker.terrain=camp attacker.moved=1 defender.unit=MI
    attacker.unit=LC R71=b                      => 17.42~reading-r71-b
    attacker.unit=LI card=i-am-spartacus        => 17.42~die-of-the-card -17.42~reading-r71-b
    attacker.unit=LI R71=b                      => -17.42~die-of-the-card -17.42~reading-r71-b
`,
);

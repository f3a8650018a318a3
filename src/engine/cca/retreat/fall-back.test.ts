import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { GROUNDS } from '../terrain.ts';
import { COMBATANTS, UNITS } from '../units.ts';
import { fallBack } from './fall-back.ts';

const { ruling, said, spared, faults } = asking(fallBack);
function told(unit: string, facts: object = {}) {
  const draft = { unit, ...facts };
  const { answer, summary } = ruling(draft);
  return { ...answer, say: summary.say, cited: said(draft), spared: spared(draft) };
}

const EVADES = { move: 'evasion' };
const MOUNTED = ['LC', 'MC', 'HC', 'CH', 'EL'];

test.each(COMBATANTS)('%s goes only towards its own side', (unit) => {
  for (const move of ['retreat', 'evasion']) {
    const clause = unit === 'LD' ? 'cca-13.18' : move === 'retreat' ? 'cca-12.6' : 'cca-13.11';
    expect(told(unit, { move })).toMatchObject({ allowed: true, say: 'fall-back/yes' });
    expect(told(unit, { move }).cited[0]).toContain(clause);
    for (const direction of ['sideways', 'enemy-side']) {
      const astray = told(unit, { move, direction });
      expect(astray).toMatchObject({ allowed: false, say: 'fall-back/no' });
      expect(astray.cited).toEqual([clause === 'cca-12.6' ? clause : `${clause}/astray`]);
    }
  }
});

test('only a lone leader leaves the board, over his own edge', () => {
  for (const unit of UNITS) {
    expect(told(unit, { direction: 'own-edge' })).toMatchObject({
      allowed: false,
      leaderLost: false,
      cited: ['cca-12.13/edge'],
      spared: ['cca-13.25 not-a-lone-leader'],
    });
    expect(told(unit, { direction: 'own-edge', ...EVADES }).cited).toEqual(['cca-13.13/edge']);
  }
  expect(told('LD', { direction: 'own-edge' })).toMatchObject({
    allowed: true,
    leaderLost: true,
    banners: 0,
    say: 'fall-back/leaves',
    cited: ['cca-13.25'],
  });
});

describe.each(GROUNDS)('%s', (hexTerrain) => {
  const impassable = ['river', 'coast', 'lake', 'steep-hill'].includes(hexTerrain);

  test('stops no retreat; impassable terrain forbids it', () => {
    for (const unit of UNITS) {
      const step = told(unit, { hexTerrain });
      const ends = ['forest', 'ford'].includes(hexTerrain);
      const stops = ends || (hexTerrain === 'rough' && MOUNTED.includes(unit));
      expect(step).toMatchObject({ allowed: !impassable, mustStop: impassable ? null : false });
      expect(step.cited).toEqual([
        'cca-12.6/towards',
        ...(impassable ? ['cca-12.8'] : stops ? ['cca-12.7'] : []),
      ]);
      expect(step.spared).toEqual(
        impassable ? ['cca-12.7 impassable-there'] : stops ? ['cca-12.8 passable'] : [],
      );
    }
  });

  test('stops an evasion only by reading b of R59', () => {
    for (const unit of UNITS) {
      const ends = ['forest', 'ford'].includes(hexTerrain);
      const stops = ends || (hexTerrain === 'rough' && MOUNTED.includes(unit));
      const a = told(unit, { ...EVADES, hexTerrain });
      const b = told(unit, { ...EVADES, hexTerrain, readings: { R59: 'b' } });
      expect(a).toMatchObject({ allowed: !impassable, mustStop: impassable ? null : false });
      expect(b).toMatchObject({ allowed: !impassable, mustStop: impassable ? null : stops });
      if (impassable) expect(a.cited).toEqual(['cca-13.11', 'cca-13.13/impassable']);
    }
  });

  test('is closed to a leader where it is impassable', () => {
    const { allowed, cited } = told('LD', { hexTerrain });
    expect(allowed).toBe(!impassable);
    const by = {
      river: 'cca-17.26',
      coast: 'cca-17.23',
      lake: 'cca-19.15',
      'steep-hill': 'cca-19.16',
    }[hexTerrain as string];
    expect(cited).toEqual(['cca-13.18/towards', ...(by ? [by] : [])]);
  });
});

describe('a unit that retreats', () => {
  test.each([
    ['nobody', true, []],
    ['friendly-unit', false, ['cca-12.9']],
    ['friendly-unit-with-leader', false, ['cca-12.9']],
    ['enemy-unit', false, ['cca-12.9']],
    ['enemy-leader', false, ['cca-12.9/enemy-leader']],
    ['friendly-leader', true, ['cca-12.11/may-join', 'cca-12.12/may-stop']],
  ])('meets %s: allowed %s', (holds, allowed, clauses) => {
    const step = told('MI', { holds });
    const joins = holds === 'friendly-leader';
    expect(step).toMatchObject({ allowed, attaches: joins, mayStop: joins, escapeNeeded: false });
    expect(step.cited).toEqual(['cca-12.6/towards', ...clauses]);
  });

  test('with a leader attached may not join another', () => {
    const step = told('MI', { holds: 'friendly-leader', leader: 'attached' });
    expect(step).toMatchObject({ allowed: false, attaches: false, mayStop: false });
    expect(step.cited).toEqual(['cca-12.6/towards', 'cca-8.32/retreats']);
    expect(step.spared).toEqual(['cca-12.11 leader-attached-already', 'cca-12.9 no-unit-there']);
  });

  test('of elephants does not stop for a leader, but does by reading b of R23', () => {
    expect(told('EL', { holds: 'friendly-leader' })).toMatchObject({
      allowed: true,
      attaches: true,
      mayStop: false,
    });
    const b = told('EL', { holds: 'friendly-leader', readings: { R23: 'b' } });
    expect(b).toMatchObject({ mayStop: true });
  });

  test('passes an enemy leader by reading b of R21', () => {
    const b = told('MI', { holds: 'enemy-leader', readings: { R21: 'b' } });
    expect(b).toMatchObject({ allowed: true, attaches: false });
  });

  test('goes as far as it must', () => {
    expect(told('LC', { nthHex: 12 })).toMatchObject({ allowed: true });
  });
});

describe('a unit that evades', () => {
  test.each([
    ['nobody', true, []],
    ['friendly-unit', false, ['cca-13.13/occupied']],
    ['friendly-unit-with-leader', false, ['cca-13.13/occupied']],
    ['enemy-unit', false, ['cca-13.13/occupied']],
    ['enemy-leader', false, ['cca-13.13/leader']],
    ['friendly-leader', false, ['cca-13.13/leader']],
  ])('meets %s: allowed %s', (holds, allowed, clauses) => {
    const step = told('LI', { ...EVADES, holds });
    expect(step).toMatchObject({ allowed, attaches: false, mayStop: false });
    expect(step.cited).toEqual(['cca-13.11', ...clauses]);
  });

  test('goes 2 hexes and no more', () => {
    expect(told('LC', { ...EVADES, nthHex: 2 })).toMatchObject({ allowed: true });
    const far = told('LC', { ...EVADES, nthHex: 3 });
    expect(far).toMatchObject({ allowed: false });
    expect(far.cited).toEqual(['cca-13.11', 'cca-13.11/too-far']);
  });

  test('may go onto leaders by reading b of R60 and of R21', () => {
    const onto = (holds: string, readings: object) => told('LI', { ...EVADES, holds, readings });
    expect(onto('friendly-leader', { R60: 'b' })).toMatchObject({ allowed: true, attaches: true });
    expect(onto('friendly-leader', { R21: 'b' })).toMatchObject({ allowed: false });
    expect(onto('enemy-leader', { R21: 'b' })).toMatchObject({ allowed: true, attaches: false });
    expect(onto('enemy-leader', { R60: 'b' })).toMatchObject({ allowed: false });
  });
});

describe('a lone leader', () => {
  const FROM = 'cca-13.18/towards';

  test.each([
    ['nobody', true, []],
    ['friendly-unit', true, ['cca-13.23']],
    ['friendly-unit-with-leader', false, ['cca-13.20']],
    ['friendly-leader', false, ['cca-13.20']],
    ['enemy-unit', false, ['cca-13.20']],
    ['enemy-leader', false, ['cca-8.31/evades']],
  ])('ends with %s: allowed %s', (holds, allowed, clauses) => {
    const step = told('LD', { holds });
    expect(step).toMatchObject({ allowed, attaches: holds === 'friendly-unit', mayStop: false });
    expect(step.cited).toEqual([FROM, ...clauses]);
  });

  test.each([
    ['nobody', true, []],
    ['friendly-unit', true, ['cca-13.21', 'cca-13.24']],
    ['friendly-unit-with-leader', true, ['cca-13.21', 'cca-13.24']],
    ['friendly-leader', true, ['cca-13.21', 'cca-13.24']],
    ['enemy-unit', true, ['cca-13.22', 'cca-13.26', 'cca-13.27/pause']],
    ['enemy-leader', false, ['cca-8.31/evades']],
  ])('passes %s: allowed %s', (holds, allowed, clauses) => {
    const step = told('LD', { holds, ends: false });
    const escapeNeeded = holds === 'enemy-unit';
    expect(step).toMatchObject({ allowed, attaches: false, escapeNeeded, unitsAffected: false });
    expect(step.say).toBe(`fall-back/${escapeNeeded ? 'escape' : allowed ? 'yes' : 'no'}`);
    expect(step.cited).toEqual([FROM, ...clauses]);
  });

  test('escapes only where the enemy blocks his path as R62 reads it', () => {
    const through = (enemiesBehind: string, R62: string) =>
      told('LD', { holds: 'enemy-unit', ends: false, enemiesBehind, readings: { R62 } });
    for (const [enemiesBehind, a, b] of [
      ['both', true, false],
      ['in-line', false, true],
      ['one', false, false],
    ] as const) {
      expect(through(enemiesBehind, 'a')).toMatchObject({ allowed: a, escapeNeeded: a });
      expect(through(enemiesBehind, 'b')).toMatchObject({ allowed: b, escapeNeeded: b });
    }
    const open = through('one', 'a');
    expect(open.cited).toEqual([FROM, 'cca-13.26/open']);
    expect(open.spared).toEqual(['cca-13.20 does-not-end-there', 'cca-13.22 one-way-is-open']);
  });

  test('goes 3 hexes; by reading b of R63 a fourth after an escape', () => {
    const to = (nthHex: number, more: object = {}) => told('LD', { nthHex, ...more });
    expect(to(3)).toMatchObject({ allowed: true });
    expect(to(4)).toMatchObject({ allowed: false });
    expect(to(4).cited).toEqual([FROM, 'cca-13.18/too-far']);
    expect(to(4, { escaped: true })).toMatchObject({ allowed: false });
    expect(to(4, { readings: { R63: 'b' } })).toMatchObject({ allowed: false });
    expect(to(4, { escaped: true, readings: { R63: 'b' } })).toMatchObject({ allowed: true });
    expect(to(5, { escaped: true, readings: { R63: 'b' } })).toMatchObject({ allowed: false });
  });

  test('joins a unit after his escape', () => {
    const after = told('LD', { holds: 'friendly-unit', escaped: true });
    expect(after.cited).toEqual([FROM, 'cca-13.23', 'cca-13.31']);
  });

  test('has no other leader with him', () => {
    const withLeader = ['leader', 'leader-without-unit', 'cca-8.33'];
    expect(faults({ unit: 'LD', leader: 'attached' })).toEqual([withLeader]);
    expect(faults({ unit: 'LD', leader: 'adjacent' })).toEqual([]);
    expect(faults({ unit: 'MI', leader: 'attached' })).toEqual([]);
  });
});

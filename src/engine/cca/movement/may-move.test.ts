import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { EXITS } from '../scenarios/scenarios.ts';
import { COMBATANTS, type Combatant, UNITS } from '../units.ts';
import { mayMove } from './may-move.ts';

const { ruling, told, said, spared, faults } = asking(mayMove);
const CARDS = mayMove.fields.orderedBy.options;

/** Figures, table 2. */
const MOVE: Record<Combatant, number> = {
  LI: 2,
  LS: 2,
  LB: 2,
  AX: 2,
  WR: 2,
  MI: 1,
  HI: 1,
  LC: 4,
  MC: 3,
  HC: 2,
  CH: 2,
  EL: 2,
  LD: 3,
};
const FOOT = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const LIGHT_FOOT = ['LI', 'LS', 'LB', 'AX'];
const MOUNTED = ['LC', 'MC', 'HC', 'CH', 'EL'];
const GREEN = ['LI', 'LS', 'LB', 'AX', 'LC'];

/** Figures, table 11: what a card makes of the move. */
function mostUnder(card: string, unit: Combatant): number {
  if (card === 'clash-of-shields' || card === 'darken-the-sky') return 0;
  if (card === 'line-command' && FOOT.includes(unit)) return 1;
  if (card === 'double-time' && unit === 'WR') return 3;
  if (card === 'double-time' && FOOT.includes(unit)) return 2;
  if (card === 'mounted-charge' && ['HC', 'CH', 'EL'].includes(unit)) return 3;
  return MOVE[unit];
}

describe.each(COMBATANTS)('%s', (unit) => {
  test('moves as far as its type and the card allow, and no further', () => {
    for (const orderedBy of CARDS) {
      const most = mostUnder(orderedBy, unit);
      const draft = { unit, orderedBy, enemiesAtEnd: 1 };
      const far = told({ ...draft, hexes: most });
      const moveFireMove = orderedBy === 'move-fire-move' && unit === 'WR';
      expect(far, `${orderedBy} ${most}`).toMatchObject({
        maxHexes: most,
        allowed: !moveFireMove,
        maxOnPath: moveFireMove ? 1 : most,
      });
      expect(told({ ...draft, hexes: most + 1 }), `${orderedBy} ${most + 1}`).toMatchObject({
        allowed: false,
        maxOnPath: unit === 'WR' ? Math.min(most, 1) : most,
      });
    }
  });

  test('is stopped and shut out by terrain as figures, table 8, has it', () => {
    const stops = ['forest', 'ford', ...(MOUNTED.includes(unit) ? ['rough'] : [])];
    const shut = ['river', 'coast', 'lake', 'steep-hill'];
    for (const ground of ['clear', 'rough', 'hill', 'camp', 'forest', 'ford', ...shut]) {
      const onto = told({ unit, hexes: 1, hex1: { ground } });
      expect(onto, ground).toMatchObject({
        allowed: !shut.includes(ground),
        maxOnPath: shut.includes(ground) ? 0 : 1,
        mustStopAt: stops.includes(ground) ? 1 : null,
      });
      if (MOVE[unit] < 2) continue;
      const through = told({ unit, hexes: 2, hex1: { ground }, enemiesAtEnd: 1 });
      expect(through.allowed, `${ground} then clear`).toBe(
        !stops.includes(ground) && !shut.includes(ground),
      );
    }
  });

  test('meets others on its way as the rules of units and leaders have it', () => {
    const leader = unit === 'LD';
    for (const orderedBy of ['section', 'order-light-troops', 'move-fire-move'])
      for (const occupant of [
        'friend',
        'friend-with-leader',
        'friendly-leader',
        'enemy',
        'enemy-leader',
      ]) {
        const friendlyUnit = occupant.startsWith('friend') && occupant !== 'friendly-leader';
        const ends = { unit, orderedBy, hexes: 1, hex1: { occupant } };
        expect(told(ends).allowed, `${orderedBy} onto ${occupant}`).toBe(
          leader && occupant === 'friend',
        );
        if (MOVE[unit] < 2 || unit === 'WR') continue;
        const passes = { unit, orderedBy, hexes: 2, hex1: { occupant } };
        const light = orderedBy !== 'section' && LIGHT_FOOT.includes(unit);
        expect(told(passes).allowed, `${orderedBy} through ${occupant}`).toBe(
          friendlyUnit && (leader || light),
        );
      }
  });

  test('may battle after its move as its type, the ground and the card allow', () => {
    if (unit === 'LD') {
      expect(told({ unit })).toMatchObject({ mayBattle: false, mayCloseCombat: false });
      return;
    }
    for (const ground of ['clear', 'rough', 'forest', 'ford', 'hill'])
      for (let hexes = 0; hexes <= MOVE[unit]; hexes++)
        for (const enemiesAtEnd of [0, 1]) {
          if (unit === 'WR' && hexes > 1 && enemiesAtEnd === 0) continue;
          const end = hexes === 0 ? {} : { [`hex${hexes}`]: { ground } };
          const answer = told({ unit, hexes, enemiesAtEnd, ...end });
          const entered = hexes > 0 ? ground : 'clear';
          const banned =
            (entered === 'forest' && ![...LIGHT_FOOT, 'WR'].includes(unit)) ||
            (entered === 'rough' && MOUNTED.includes(unit)) ||
            (unit === 'AX' && hexes > 1);
          const fires = GREEN.includes(unit) && !banned && enemiesAtEnd === 0;
          expect(answer, `${hexes} onto ${ground}, ${enemiesAtEnd} enemies`).toMatchObject({
            allowed: true,
            mayCloseCombat: !banned,
            mayFire: fires,
            mayBattle: !banned,
            mustBattle: unit === 'WR' && hexes > 1,
          });
        }
  });
});

test('cards forbid fire or close combat after the move', () => {
  const after = (orderedBy: string, hexes = 0) => {
    const { mayCloseCombat, mayFire } = told({ unit: 'LI', orderedBy, hexes });
    return [mayCloseCombat, mayFire];
  };
  expect(after('section', 1)).toEqual([true, true]);
  expect(after('double-time', 1)).toEqual([true, false]);
  expect(after('mounted-charge', 1)).toEqual([true, false]);
  expect(after('clash-of-shields')).toEqual([true, false]);
  expect(after('darken-the-sky')).toEqual([false, true]);
  expect(after('move-fire-move', 1)).toEqual([false, true]);
  expect(after('line-command', 1)).toEqual([true, true]);
  expect(told({ unit: 'AX', hexes: 2, orderedBy: 'double-time' })).toMatchObject({
    mayCloseCombat: true,
    mayFire: false,
  });
  expect(told({ unit: 'LB', hex1: { ground: 'camp' } }).mayFire, 'no die left').toBe(false);
});

describe('a second move', () => {
  const second = { unit: 'LI', orderedBy: 'move-fire-move', hexes: 2 };

  test.each([
    [{ earlierMove: 'finished' }, true],
    [{ battleBegun: true }, true],
    [{ earlierMove: 'finished', battleBegun: true }, true],
    [{ earlierMove: 'interrupted' }, false],
    [{ earlierMove: 'interrupted', battleBegun: true }, false],
  ])('%j under Move-Fire-Move: %s', (before, allowed) => {
    expect(told({ ...second, ...before })).toMatchObject({ allowed, mayFire: false });
  });

  test.each([
    [{ earlierMove: 'finished' }, ['cca-8.3']],
    [{ battleBegun: true }, ['cca-8.2']],
    [{ earlierMove: 'interrupted' }, ['cca-8.1', 'cca-8.3']],
  ])('%j under any other card is forbidden', (before, clauses) => {
    const draft = { unit: 'LI', ...before };
    expect(told(draft)).toMatchObject({ allowed: false, maxOnPath: 0 });
    expect(said(draft).slice(0, clauses.length)).toEqual(clauses);
  });

  test('to stay is no second move', () => {
    for (const before of [{ earlierMove: 'finished' }, { battleBegun: true }, { ordered: false }])
      expect(told({ unit: 'LI', hexes: 0, ...before }).allowed).toBe(true);
  });
});

describe('warriors', () => {
  test('move 2 hexes only to somebody whom they may attack', () => {
    expect(told({ unit: 'WR', hexes: 2 })).toMatchObject({ allowed: false, maxOnPath: 1 });
    expect(said({ unit: 'WR', hexes: 2 })).toContain('cca-8.19/nobody');
    expect(said({ unit: 'WR', hexes: 3, orderedBy: 'double-time' })).toEqual([
      'cca-18.36/must',
      'cca-18.36',
    ]);
    expect(told({ unit: 'WR', hexes: 2, orderedBy: 'double-time' }).allowed).toBe(false);
    expect(told({ unit: 'WR', hexes: 1 })).toMatchObject({ allowed: true, mustBattle: false });
  });

  test('that move 3 hexes under Double Time must battle', () => {
    const draft = { unit: 'WR', hexes: 3, orderedBy: 'double-time', enemiesAtEnd: 1 };
    expect(told(draft)).toMatchObject({ allowed: true, mustBattle: true });
  });
});

describe('a leader and his unit', () => {
  const helmets = CARDS.filter((card) =>
    /^order-(two|three|four)|coordinate|out-flanked|order-mounted/.test(card),
  );

  test.each(['a', 'b'])('part under Section cards and Order Mounted; reading R85 %s', (R85) => {
    const leadership = CARDS.filter((card) => card.includes('leadership'));
    const allowing = ['section', ...helmets, ...(R85 === 'b' ? leadership : [])];
    for (const orderedBy of CARDS.filter((card) => mostUnder(card, 'LD') > 0))
      expect(
        told({ unit: 'LD', detaches: true, orderedBy, readings: { R85 } }).allowed,
        orderedBy,
      ).toBe(allowing.includes(orderedBy));
  });

  test.each([
    ['none', true, false],
    ['goes', true, true],
    ['stays', false, false],
    ['joined-goes', false, false],
    ['joined-stays', true, false],
  ])('%s: allowed %s, goes along %s', (attachedLeader, allowed, leaderGoesAlong) => {
    expect(told({ unit: 'MI', attachedLeader })).toMatchObject({ allowed, leaderGoesAlong });
  });

  test('each takes an order of the card', () => {
    const used = (more: object) => {
      const { ordersUsed, ordersLeft, allowed } = told({ unit: 'LD', ...more });
      return [ordersUsed, ordersLeft, allowed];
    };
    const three = { orderedBy: 'order-three-units-center' };
    expect(used(three)).toEqual([1, 2, true]);
    expect(used({ ...three, detaches: true, formerUnitOrdered: true })).toEqual([2, 1, true]);
    expect(used({ ...three, ordersGiven: 2 })).toEqual([3, 0, true]);
    expect(used({ ...three, ordersGiven: 3 })).toEqual([4, 0, false]);
    expect(used({ ...three, ordered: false })).toEqual([0, 3, false]);
    expect(used({ orderedBy: 'out-flanked' })).toEqual([1, 3, true]);
    expect(used({ orderedBy: 'coordinate-attack' })).toEqual([1, 2, true]);
    expect(used({ orderedBy: 'order-mounted' })).toEqual([1, null, true]);
    expect(used({ orderedBy: 'order-mounted', command: 5 })).toEqual([1, 4, true]);
    expect(used({ orderedBy: 'double-time' })).toEqual([1, 3, true]);
    expect(used({ orderedBy: 'line-command' })).toEqual([1, null, true]);
    expect(used({})).toEqual([1, null, true]);
    expect(used({ ordersGiven: 9 })).toEqual([10, null, true]);
  });

  test('join, and give the unit no order', () => {
    expect(ruling({ unit: 'LD', hex1: { occupant: 'friend' } }).answer).toMatchObject({
      joinsUnit: true,
      joinedUnitOrdered: false,
    });
    expect(ruling({ unit: 'LD', hexes: 2, hex1: { occupant: 'friend' } }).answer).toMatchObject({
      joinsUnit: false,
    });
  });
});

describe('readings', () => {
  const onto = { unit: 'MI', hex1: { occupant: 'friendly-leader' } };
  const past = { unit: 'LD', hexes: 2, hex1: { occupant: 'friendly-leader' } };

  test('R66: a unit onto a lone leader', () => {
    expect(told(onto).allowed).toBe(false);
    expect(spared(onto)).toContain('cca-8.33 reading-r66-a');
    expect(told({ ...onto, readings: { R66: 'b' } }).allowed).toBe(true);
    expect(told({ ...onto, readings: { R66: 'b' }, attachedLeader: 'goes' }).allowed).toBe(false);
    expect(told({ ...onto, unit: 'LI', hexes: 2, readings: { R66: 'b' } }).allowed).toBe(false);
  });

  test('R67: a leader past a lone leader', () => {
    expect(told(past).allowed).toBe(false);
    expect(told({ ...past, readings: { R67: 'b' } }).allowed).toBe(true);
    expect(told({ ...past, hexes: 1, readings: { R67: 'b' } }).allowed).toBe(false);
  });
});

describe('leaving the battlefield', () => {
  const leave = (more: object) => {
    const { allowed, bannersGained, mayBattle } = told({
      unit: 'MI',
      scenario: 'castulo',
      leavesOver: 'enemy-edge',
      ...more,
    });
    return [allowed, bannersGained, mayBattle];
  };

  test.each(EXITS)('at Castulo from %s', (exitFrom) => {
    const out = exitFrom !== 'left';
    expect(leave({ exitFrom })).toEqual([out, out ? 1 : 0, false]);
  });

  test.each([
    { army: 'carthage' },
    { leavesOver: 'own-edge' },
    { leavesOver: 'side-edge' },
    { scenario: 'cannae' },
    { scenario: 'other' },
    { unit: 'LD' },
  ])('not with %j', (more) => {
    expect(leave(more)).toEqual([false, 0, false]);
  });

  test('takes 1 hex of the move, and is not done out of a forest entered now', () => {
    expect(leave({ hexes: 2 })[0]).toBe(false);
    expect(leave({ unit: 'LI', hexes: 2 })[0]).toBe(true);
    expect(leave({ unit: 'LI', hex1: { ground: 'forest' } })[0]).toBe(false);
    expect(leave({ unit: 'LI', hex1: { ground: 'hill' } })[0]).toBe(true);
    expect(
      told({ unit: 'LI', scenario: 'castulo', leavesOver: 'side-edge', hexes: 2 }),
    ).toMatchObject({ allowed: false, maxOnPath: 1 });
  });
});

describe('special rules of battles', () => {
  const river = (scenario: string, ground: string) =>
    told({ unit: 'LC', hexes: 1, scenario, hex1: { ground } }).allowed;

  test('rivers', () => {
    expect(river('crimissos-river', 'river')).toBe(false);
    expect(river('crimissos-river', 'ford')).toBe(true);
    expect(river('ticinus-river', 'river')).toBe(false);
    expect(river('ticinus-river', 'ford')).toBe(false);
    expect(river('other', 'ford')).toBe(true);
    expect(said({ unit: 'LI', scenario: 'ticinus-river', hex1: { ground: 'ford' } })).not.toContain(
      'cca-17.27/path',
    );
  });

  test('camps at Baecula give a banner to Roman units', () => {
    const banners = (more: object) =>
      told({ unit: 'LI', scenario: 'baecula', hex1: { ground: 'camp' }, ...more }).bannersGained;
    expect(banners({})).toBe(1);
    expect(banners({ hexes: 2, hex2: { ground: 'camp' } })).toBe(2);
    expect(banners({ army: 'carthage' })).toBe(0);
    expect(banners({ scenario: 'zama' })).toBe(0);
    expect(banners({ unit: 'LD' })).toBe(0);
    expect(banners({ ordered: false })).toBe(0);
  });
});

test('what was left out of the path is clear and empty', () => {
  expect(told({ unit: 'LC', hexes: 4 })).toMatchObject({ allowed: true, mustStopAt: null });
  expect(told({ unit: 'LC', hex3: { ground: 'forest' } })).toMatchObject({
    allowed: true,
    maxOnPath: 3,
    mustStopAt: 3,
  });
  for (const unit of UNITS) expect(told({ unit })).toMatchObject({ allowed: true, maxOnPath: 1 });
});

test('contradictions are refused with the field to blame', () => {
  expect(faults({ unit: 'LC', hexes: 2, hex3: { ground: 'hill' } })).toEqual([
    ['hex3', 'hex-beyond-path', undefined],
  ]);
  expect(faults({ unit: 'LC', hexes: 3, hex3: { ground: 'hill' } })).toEqual([]);
  expect(
    faults({ unit: 'LC', hexes: 3, hex3: { ground: 'hill' }, leavesOver: 'own-edge' }),
  ).toEqual([['hex3', 'hex-beyond-path', undefined]]);
  expect(faults({ unit: 'LC', hexes: 0, leavesOver: 'own-edge' })).toEqual([
    ['leavesOver', 'hex-beyond-path', undefined],
  ]);
  expect(faults({ unit: 'LD', attachedLeader: 'goes' })).toEqual([
    ['attachedLeader', 'leader-without-unit', 'cca-8.33'],
  ]);
  expect(faults({ unit: 'MI', detaches: true })).toEqual([
    ['detaches', 'only-a-leader-leaves', 'cca-8.35'],
  ]);
  expect(faults({ unit: 'MI', formerUnitOrdered: true })).toEqual([
    ['formerUnitOrdered', 'only-a-leader-leaves', 'cca-8.35'],
  ]);
});

describe('what is told of a move, in its order, and what nearly applied', () => {
  test.each<[object, string[], string[]]>([
    [{ unit: 'MI' }, ['cca-8.18/moves', 'cca-9.3'], []],
    [{ unit: 'MI', hexes: 0 }, ['cca-8.4', 'cca-9.3'], []],
    [{ unit: 'MI', enemiesAtEnd: 1 }, ['cca-8.18/moves', 'cca-9.10'], []],
    [{ unit: 'LI', crossesSection: true }, ['cca-8.5', 'cca-8.15/moves', 'cca-9.8', 'cca-9.3'], []],
    [{ unit: 'MI', ordered: false }, ['cca-2.6/move', 'cca-7.2', 'cca-8.18/moves'], []],
    [{ unit: 'LC', hexes: 5 }, ['cca-8.22/moves', 'too-far'], []],
    [{ unit: 'MI', splits: true }, ['cca-8.11', 'cca-8.18/moves'], []],
    [{ unit: 'MI', combines: true }, ['cca-8.12', 'cca-8.18/moves'], []],
    [{ unit: 'LD', splits: true, combines: true }, ['cca-8.36', 'cca-8.29/moves'], []],
    [
      { unit: 'LC', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
      ['cca-8.22/moves', 'cca-8.9/path'],
      ['cca-8.10 not-light-foot', 'cca-18.16 not-light-foot', 'cca-8.8 passes-through'],
    ],
    [
      { unit: 'LI', hexes: 3, orderedBy: 'move-fire-move', hex1: { occupant: 'friend' } },
      ['cca-8.15/moves', 'too-far', 'cca-8.9/path'],
      ['cca-8.10 not-two-hexes', 'cca-18.48 not-two-hexes', 'cca-8.8 passes-through'],
    ],
    [
      { unit: 'LS', hexes: 2, orderedBy: 'order-light-troops', hex2: { occupant: 'friend' } },
      ['cca-8.15/moves', 'cca-8.8/path', 'cca-8.9/path'],
      ['cca-8.10 move-ends-there', 'cca-18.16 move-ends-there'],
    ],
    [
      { unit: 'LD', hexes: 2, hex1: { occupant: 'friend-with-leader' } },
      ['cca-8.36', 'cca-8.29/moves', 'cca-8.30/path'],
      ['cca-8.31 no-enemy-there', 'cca-8.32 passes-through'],
    ],
    [
      { unit: 'LD', hex1: { occupant: 'friend' } },
      ['cca-8.36', 'cca-8.29/moves', 'cca-8.33/path', 'cca-8.39/path'],
      ['cca-8.31 no-enemy-there', 'cca-8.30 move-ends-there'],
    ],
    [
      { unit: 'LD', detaches: true },
      ['cca-8.35', 'cca-8.36', 'cca-8.29/moves'],
      ['cca-8.37 former-unit-unordered'],
    ],
    [
      { unit: 'HC', hexes: 2, hex1: { ground: 'rough' } },
      ['cca-8.24/moves', 'cca-8.13/path', 'cca-17.2/path'],
      [],
    ],
    [
      { unit: 'HC', hex1: { ground: 'rough' } },
      ['cca-8.24/moves', 'cca-17.2/path', 'cca-17.4'],
      ['cca-8.13 move-ends-there'],
    ],
    [
      { unit: 'HI', hex1: { ground: 'rough' } },
      ['cca-8.21/moves', 'cca-17.1/path', 'cca-17.3', 'cca-9.3'],
      [],
    ],
    [{ unit: 'HI', hex1: { ground: 'hill' } }, ['cca-8.21/moves', 'cca-17.14/path', 'cca-9.3'], []],
    [{ unit: 'HI', hex1: { ground: 'camp' } }, ['cca-8.21/moves', 'cca-17.38/path', 'cca-9.3'], []],
    [{ unit: 'HI', hex1: { ground: 'coast' } }, ['cca-8.21/moves', 'cca-17.23/path'], []],
    [{ unit: 'HI', hex1: { ground: 'river' } }, ['cca-8.21/moves', 'cca-17.26/path'], []],
    [
      { unit: 'HI', scenario: 'crimissos-river', hex1: { ground: 'ford' } },
      ['cca-8.21/moves', 'cca-19.7/path', 'cca-17.27/path', 'cca-17.28', 'cca-9.3'],
      ['cca-8.13 move-ends-there'],
    ],
    [
      { unit: 'HI', scenario: 'baecula', army: 'carthage', hex1: { ground: 'camp' } },
      ['cca-8.21/moves', 'cca-17.38/path', 'cca-9.3'],
      ['cca-19.32 not-roman'],
    ],
    [
      { unit: 'HI', scenario: 'castulo', leavesOver: 'enemy-edge', army: 'carthage' },
      ['cca-8.6', 'cca-8.21/moves'],
      ['cca-19.28 not-roman', 'cca-8.7 no-special-rule'],
    ],
    [
      { unit: 'HI', scenario: 'castulo', leavesOver: 'own-edge' },
      ['cca-8.6', 'cca-8.21/moves'],
      ['cca-19.28 not-enemy-edge', 'cca-8.7 no-special-rule'],
    ],
    [
      { unit: 'LI', hexes: 2, orderedBy: 'double-time' },
      ['cca-18.37/no-more-hexes', 'cca-8.15/moves', 'cca-18.35', 'cca-9.3'],
      [],
    ],
    [
      { unit: 'MI', orderedBy: 'order-two-units-left', ordersGiven: 2 },
      ['cca-6.2', 'cca-8.18/moves'],
      [],
    ],
    [
      { unit: 'MI', earlierMove: 'finished' },
      ['cca-8.3', 'cca-8.18/moves'],
      ['cca-8.1 move-finished'],
    ],
  ])('%j', (draft, steps, nearly) => {
    expect(said(draft)).toEqual(steps);
    expect(spared(draft)).toEqual(nearly);
  });

  test('each hex is told with its number, and the summary with the most that is possible', () => {
    const { steps, summary } = ruling({ unit: 'LC', hexes: 4, hex3: { ground: 'forest' } });
    expect(steps.at(-1)).toEqual({
      clause: 'cca-17.8',
      say: 'cca-17.8/path',
      with: { unit: 'LC', hex: 3, ground: 'forest', holds: 'empty' },
      effect: { on: 'allowed', from: true, to: false },
    });
    expect(summary).toMatchObject({ say: 'may-move/no', with: { unit: 'LC', hexes: 4, most: 3 } });
    expect(ruling({ unit: 'LC', hexes: 5 }).steps.at(-1)).toEqual({
      clause: 'cca-8.22',
      say: 'too-far',
      with: { unit: 'LC', hexes: 5, most: 4 },
      effect: { on: 'allowed', from: true, to: false },
    });
  });

  test.each([
    [{ unit: 'MI' }, 'battle'],
    [{ unit: 'AX', hexes: 2 }, 'yes'],
    [{ unit: 'WR', hexes: 2, enemiesAtEnd: 1 }, 'must'],
    [{ unit: 'MI', hexes: 0 }, 'stays'],
    [{ unit: 'MI', scenario: 'castulo', leavesOver: 'enemy-edge' }, 'leaves'],
    [{ unit: 'MI', hexes: 2 }, 'no'],
  ])('%j ends in: %s', (draft, end) => {
    expect(ruling(draft).summary.say).toBe(`may-move/${end}`);
  });
});

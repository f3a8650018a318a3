import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { EXITS, SCENARIOS, type Scenario } from './scenarios.ts';
import { victory } from './victory.ts';

const { ruling, told, cited, spared, faults } = asking(victory);
const gained = (draft: object) => told(draft).bannersGained;

/** Figures, table 12. */
const TO_WIN: Record<Scenario, number> = {
  akragas: 5,
  'crimissos-river': 5,
  'ticinus-river': 6,
  'lake-trasimene': 6,
  cannae: 7,
  dertosa: 6,
  castulo: 8,
  baecula: 6,
  ilipa: 7,
  zama: 8,
};

describe.each(SCENARIOS)('%s', (scenario) => {
  test('is won by whoever has its banners first', () => {
    const bannersToWin = TO_WIN[scenario];
    for (let banners = 0; banners <= 10; banners++) {
      const won = banners >= bannersToWin;
      expect(told({ scenario, army: 'carthage', banners })).toEqual({
        won,
        winner: won ? 'carthage' : 'none',
        bannersGained: 0,
        bannersNow: banners,
        bannersToWin,
        bannersMissing: won ? 0 : bannersToWin - banners,
      });
    }
  });

  test('its winner has the name that the battle gives him', () => {
    const syracusan = ['akragas', 'crimissos-river'].includes(scenario);
    expect(told({ scenario, banners: 8 })).toMatchObject({
      won: true,
      winner: syracusan ? 'syracuse' : 'rome',
    });
  });
});

test('a banner is won for each enemy unit and leader eliminated, and for nothing less', () => {
  const few = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(few, few, few, few, (unitsEliminated, leadersEliminated, unitsReduced, banners) => {
      const draft = { unitsEliminated, leadersEliminated, unitsReduced, banners, bannersToWin: 7 };
      const bannersGained = unitsEliminated + leadersEliminated;
      const bannersNow = banners + bannersGained;
      expect(told(draft)).toMatchObject({
        bannersGained,
        bannersNow,
        won: bannersNow >= 7,
        winner: bannersNow >= 7 ? 'rome' : 'none',
      });
      expect(cited(draft).includes('cca-4.2')).toBe(bannersGained > 0);
      expect(cited(draft).includes('cca-4.3')).toBe(bannersGained + unitsReduced > 0);
    }),
  );
});

test('without scenario and number it is only counted', () => {
  expect(told({ banners: 3, unitsEliminated: 1 })).toEqual({
    won: null,
    winner: null,
    bannersGained: 1,
    bannersNow: 4,
    bannersToWin: null,
    bannersMissing: null,
  });
  expect(ruling({ banners: 3 }).summary.say).toBe('victory/counted');
  expect(cited({ banners: 3 })).toEqual(['cca-4.1']);
});

test('a leader who leaves over his edge gives none', () => {
  expect(gained({ scenario: 'zama', leadersLeft: 2 })).toBe(0);
  expect(cited({ scenario: 'zama', leadersLeft: 1 })).toContain('cca-13.25');
});

describe('Castulo', () => {
  test.each(EXITS)('Roman units that leave from %s', (exitFrom) => {
    const draft = { scenario: 'castulo', unitsExited: 3, exitFrom };
    expect(gained(draft)).toBe(exitFrom === 'left' ? 0 : 3);
  });

  test('nobody else gains by leaving', () => {
    expect(gained({ scenario: 'castulo', unitsExited: 1, army: 'carthage' })).toBe(0);
    expect(gained({ scenario: 'zama', unitsExited: 1 })).toBe(0);
    expect(gained({ unitsExited: 1 })).toBe(0);
  });

  test.each([
    [{ leadersEliminated: 1, army: 'carthage' }, 'carthage'],
    [{ leadersEliminated: 1 }, 'none'],
    [{ leadersLeft: 1, army: 'carthage' }, 'carthage'],
    [{ leadersLeft: 1, army: 'carthage', readings: { R64: 'b' } }, 'none'],
    [{ leadersLeft: 1 }, 'none'],
    [{ unitsExited: 1, leaderExits: true }, 'none'],
    [{ unitsExited: 1, leaderExits: true, readings: { R97: 'b' } }, 'carthage'],
    [{ unitsExited: 1, readings: { R97: 'b' } }, 'none'],
    [{ unitsExited: 1, leaderExits: true, readings: { R97: 'b' }, army: 'carthage' }, 'none'],
    [{ unitsEliminated: 5, army: 'carthage' }, 'none'],
  ])('%j: won by %s', (happening, winner) => {
    const { army = 'rome' } = happening as { army?: string };
    expect(told({ scenario: 'castulo', ...happening })).toMatchObject({
      winner,
      won: winner === army,
    });
  });

  test('the loss of Scipio comes before the banners', () => {
    const draft = { scenario: 'castulo', banners: 7, unitsExited: 1, leaderExits: true };
    expect(told(draft)).toMatchObject({ winner: 'rome' });
    expect(told({ ...draft, readings: { R97: 'b' } })).toMatchObject({
      winner: 'carthage',
      won: false,
    });
  });

  test('elsewhere a leader lost is only a banner', () => {
    expect(told({ scenario: 'baecula', army: 'carthage', leadersEliminated: 1 }).winner).toBe(
      'none',
    );
  });
});

describe('Baecula', () => {
  const camps = (more: object) => gained({ scenario: 'baecula', ...more });

  test('Romans gain a banner for each camp, once', () => {
    expect(camps({ campsEntered: 2 })).toBe(2);
    expect(camps({ campsEnteredAgain: 2 })).toBe(0);
    expect(camps({ campsEnteredAgain: 2, readings: { R98: 'b' } })).toBe(2);
    expect(camps({ campsEntered: 1, campsEnteredAgain: 2, readings: { R98: 'b' } })).toBe(3);
    expect(camps({ campsEntered: 2, army: 'carthage' })).toBe(0);
    expect(camps({ campsEnteredAgain: 1, army: 'carthage', readings: { R98: 'b' } })).toBe(0);
    expect(gained({ scenario: 'zama', campsEntered: 1 })).toBe(0);
    expect(gained({ scenario: 'zama', campsEnteredAgain: 1, readings: { R98: 'b' } })).toBe(0);
  });

  test('its camps are banners for objectives', () => {
    expect(cited({ scenario: 'baecula', campsEntered: 1 })).toContain('cca-4.4');
    expect(cited({ scenario: 'baecula', campsEnteredAgain: 1 })).toContain('cca-4.4');
    expect(cited({ scenario: 'castulo', unitsExited: 1 })).toContain('cca-4.4');
    expect(cited({ scenario: 'baecula', unitsEliminated: 1 })).not.toContain('cca-4.4');
    expect(cited({ scenario: 'zama', campsEntered: 1 })).not.toContain('cca-4.4');
  });
});

test('contradictions are refused with the field to blame', () => {
  expect(faults({ scenario: 'zama', bannersToWin: 8 })).toEqual([
    ['bannersToWin', 'scenario-sets-banners', 'cca-19.38'],
  ]);
  expect(faults({ leaderExits: true })).toEqual([
    ['leaderExits', 'leader-exits-with-unit', 'cca-19.28'],
  ]);
  expect(faults({ bannersToWin: 8, leaderExits: true, unitsExited: 1 })).toEqual([]);
});

test('each step tells its number', () => {
  const steps = (draft: object) =>
    ruling(draft).steps.map(({ clause, say, with: values }) => [clause, say, values]);
  expect(steps({ scenario: 'akragas', banners: 3, unitsEliminated: 1, unitsReduced: 2 })).toEqual([
    ['cca-4.2', 'cca-4.2', { number: 1 }],
    ['cca-4.3', 'cca-4.3', { number: 2 }],
    ['cca-19.3', 'banners-to-win', { scenario: 'akragas', number: 5 }],
    ['cca-4.1', 'cca-4.1/short', { banners: 4, number: 5 }],
  ]);
  expect(steps({ bannersToWin: 2, leadersEliminated: 2 }).at(-1)).toEqual([
    'cca-4.1',
    'cca-4.1/won',
    { banners: 2, number: 2 },
  ]);
  expect(steps({})).toEqual([['cca-4.1', 'cca-4.1/unknown', { banners: 0, number: 0 }]]);
  expect(steps({ scenario: 'castulo', army: 'carthage', leadersLeft: 1 })).toEqual([
    ['cca-13.25', 'cca-13.25/no-banner', {}],
    ['cca-19.27', 'cca-19.27/left', {}],
    ['cca-19.26', 'banners-to-win', { scenario: 'castulo', number: 8 }],
  ]);
});

test('the summary names the winner, or how far the army is', () => {
  const summary = (draft: object) => {
    const { say, with: values } = ruling(draft).summary;
    return [say, values.army];
  };
  expect(summary({ scenario: 'zama', banners: 8 })).toEqual(['victory/won', 'rome']);
  expect(summary({ scenario: 'zama', banners: 7 })).toEqual(['victory/on', 'rome']);
  expect(summary({ army: 'carthage' })).toEqual(['victory/counted', 'carthage']);
  const lost = { scenario: 'castulo', unitsExited: 1, leaderExits: true, readings: { R97: 'b' } };
  expect(summary(lost)).toEqual(['victory/won', 'carthage']);
});

const CASTULO = { scenario: 'castulo' };
const BAECULA = { scenario: 'baecula' };

test.each([
  [CASTULO],
  [BAECULA],
  [{ ...CASTULO, unitsExited: 1, exitFrom: 'left' }, 'cca-19.28 exit-from-left'],
  [{ ...CASTULO, unitsExited: 1, army: 'carthage' }, 'cca-19.28 not-roman-units'],
  [{ ...BAECULA, campsEnteredAgain: 1 }, 'cca-19.32 reading-r98-a'],
  [{ ...BAECULA, campsEntered: 1, army: 'carthage' }, 'cca-19.32 not-roman-units'],
  [{ scenario: 'zama', unitsExited: 1 }, 'cca-4.4 no-objectives'],
  [{ ...CASTULO, leadersEliminated: 1 }, 'cca-19.27 not-carthaginian'],
  [{ ...CASTULO, unitsExited: 1, leaderExits: true }, 'cca-19.27 reading-r97-a'],
])('what nearly gave a banner with %j: %s', (draft, ...nearly) => {
  expect(spared(draft)).toEqual(nearly);
});

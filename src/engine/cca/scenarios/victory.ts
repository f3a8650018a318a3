import { looseQuery } from '../../core/query.ts';
import {
  choice,
  count,
  flag,
  group,
  optionalCount,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { ARMIES, type Army, BATTLES, EXITS, SCENARIOS } from './scenarios.ts';
import { bannersGained, losesScipio } from './victory-rows.ts';

const AB = ['a', 'b'] as const;
const some = () => count(0, 20, 0);

const VICTORY_FIELDS = {
  scenario: choice(['other', ...SCENARIOS], 'other'),
  bannersToWin: optionalCount(1, 20),
  army: choice(ARMIES, 'rome'),
  banners: some(),
  unitsEliminated: some(),
  leadersEliminated: count(0, 3, 0),
  unitsReduced: some(),
  leadersLeft: rare(count(0, 3, 0)),
  unitsExited: rare(some()),
  exitFrom: rare(choice(EXITS, 'centre')),
  leaderExits: rare(flag()),
  campsEntered: rare(some()),
  campsEnteredAgain: rare(some()),
  readings: rare(group({ R64: choice(AB, 'a'), R97: choice(AB, 'a'), R98: choice(AB, 'a') })),
};
type VictoryInput = Values<typeof VICTORY_FIELDS>;

/** The army as this battle calls it: whoever is not Carthage plays the Roman blocks. */
const nameOf = ({ scenario, army }: VictoryInput): Army =>
  army === 'carthage' || scenario === 'other' ? army : BATTLES[scenario].opponent.army;

export const victory = looseQuery({
  id: 'cca/victory',
  fields: VICTORY_FIELDS,
  sample: { scenario: 'akragas', banners: 4, leadersEliminated: 1 },
  check: checkVictory,
  run(input, trace) {
    const { scenario, banners } = input;
    const battle = scenario === 'other' ? undefined : BATTLES[scenario];
    const target = input.bannersToWin ?? battle?.banners;
    const gained = bannersGained(input, trace);
    const bannersNow = banners + gained;
    const scipioLost = losesScipio(input, trace);
    const reached = target !== undefined && bannersNow >= target;
    const number = target ?? 0;
    if (battle) trace.step(battle.victory, { scenario, number }, null, 'banners-to-win');
    const end = target === undefined ? 'unknown' : reached ? 'won' : 'short';
    if (reached || !scipioLost) trace.step(`cca-4.1/${end}`, { banners: bannersNow, number });
    const army = nameOf(input);
    const winner = scipioLost ? 'carthage' : reached ? army : 'none';
    const known = target !== undefined || scipioLost;
    return {
      answer: {
        won: known ? winner === army : null,
        winner: known ? winner : null,
        bannersGained: gained,
        bannersNow,
        bannersToWin: target ?? null,
        bannersMissing: target === undefined ? null : Math.max(0, target - bannersNow),
      },
      summary: {
        say: `victory/${winner !== 'none' ? 'won' : known ? 'on' : 'counted'}`,
        with: { army: winner === 'none' ? army : winner, banners: bannersNow, number },
      },
    };
  },
});

function checkVictory({ scenario, bannersToWin, leaderExits, unitsExited }: VictoryInput) {
  const found: Violation[] = [];
  if (scenario !== 'other' && bannersToWin !== undefined)
    found.push({
      field: 'bannersToWin',
      problem: 'scenario-sets-banners',
      with: { scenario, number: BATTLES[scenario].banners },
      clause: BATTLES[scenario].victory,
    });
  if (leaderExits && unitsExited === 0)
    found.push({
      field: 'leaderExits',
      problem: 'leader-exits-with-unit',
      with: {},
      clause: 'cca-19.28',
    });
  return found;
}

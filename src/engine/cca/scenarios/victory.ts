import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMIES, type Army, BATTLES, EXITS, SCENARIOS } from './scenarios.ts';
import { bannersGained, losesScipio } from './victory-rows.ts';

const some = () => count(0, 20, 0);

const VICTORY_FIELDS = {
  scenario: choice(['other', ...SCENARIOS], 'other'),
  bannersToWin: optionalCount(1, 20),
  army: optionalChoice(ARMIES),
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
  campsEnteredGoingBack: rare(some()),
  readings: rare(group({ ...readings('R64', 'R97'), ...readingsToC('R98') })),
};
type VictoryInput = Values<typeof VICTORY_FIELDS>;

const battleOf = ({ scenario }: VictoryInput) =>
  scenario === 'other' ? undefined : BATTLES[scenario];

/** The army as this battle calls it: whoever is not Carthage plays the Roman blocks. */
const nameOf = (input: VictoryInput): Army | 'player' =>
  input.army === undefined
    ? 'player'
    : input.army === 'carthage'
      ? input.army
      : (battleOf(input)?.opponent.army ?? input.army);

/** What gives banners, or the battle, to one army only. */
const ofOneArmy = ({ scenario, ...now }: VictoryInput) =>
  (scenario === 'castulo' && now.unitsExited + now.leadersEliminated + now.leadersLeft > 0) ||
  (scenario === 'baecula' &&
    now.campsEntered + now.campsEnteredAgain + now.campsEnteredGoingBack > 0);

export const victory = defineQuery({
  id: 'cca/victory',
  fields: VICTORY_FIELDS,
  answer: {
    won: maybe(yes()),
    winner: maybe(word(['none', 'player', ...ARMIES], 'none')),
    bannersGained: amount(),
    bannersNow: amount(),
    bannersToWin: maybe(amount()),
    bannersMissing: maybe(amount()),
  },
  sample: { scenario: 'akragas', army: 'rome', banners: 4, leadersEliminated: 1 },
  check: problems(
    [
      'bannersToWin',
      'scenario-sets-banners',
      (input) => battleOf(input)?.victory ?? null,
      (input) => input.bannersToWin !== undefined && battleOf(input) !== undefined,
      (input) => ({ scenario: input.scenario, number: battleOf(input)?.banners ?? 0 }),
    ],
    [
      'army',
      'which-army',
      ({ scenario, ...now }) =>
        scenario === 'baecula' ? 'cca-19.32' : now.unitsExited > 0 ? 'cca-19.28' : 'cca-19.27',
      (input) => input.army === undefined && ofOneArmy(input),
      ({ scenario }) => ({ scenario }),
    ],
    [
      'leaderExits',
      'leader-exits-with-unit',
      'cca-19.28',
      ({ leaderExits, unitsExited }) => leaderExits && unitsExited === 0,
    ],
  ),
  run(input, trace) {
    const { scenario, banners } = input;
    const battle = battleOf(input);
    const target = input.bannersToWin ?? battle?.banners;
    const gained = bannersGained(input, trace);
    const bannersNow = banners + gained;
    const scipioLost = losesScipio(input, trace);
    const reached = target !== undefined && bannersNow >= target;
    const number = target ?? 0;
    const wanted = { on: 'bannersToWin', from: null, to: number };
    if (battle) trace.step(battle.victory, { scenario, number }, wanted, 'banners-to-win');
    const end = target === undefined ? 'unknown' : reached ? 'won' : 'short';
    const army = nameOf(input);
    const wins = reached && !scipioLost ? { on: 'winner', from: 'none', to: army } : null;
    if (reached || !scipioLost) trace.step(`cca-4.1/${end}`, { banners: bannersNow, number }, wins);
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

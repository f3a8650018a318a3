import { defineQuery } from '../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../core/rows.ts';
import {
  choice,
  count,
  flag,
  group,
  optionalCount,
  rare,
  type Values,
  type Violation,
} from '../core/schema.ts';
import {
  ARMIES,
  type Army,
  BATTLES,
  castuloExit,
  EXITS,
  SCENARIOS,
  type Scenario,
} from './scenarios.ts';

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

type On = Condition<VictoryInput>;
type Banners = Row<VictoryInput, number>;
type Counted = 'unitsEliminated' | 'leadersEliminated' | 'unitsReduced' | 'leadersLeft';

const on = (name: string, holds: (input: VictoryInput) => boolean): On => ({ name, holds });
/** A topic: where it does not hold the clause is not worth a word. */
const given = (holds: (input: VictoryInput) => boolean) => on('given', holds);
const battleIs = (scenario: Scenario) => given((input) => input.scenario === scenario);
/** Whoever is not Carthage is the Roman side. */
const carthaginian = on('not-carthaginian', ({ army }) => army === 'carthage');
const roman = on('not-roman-units', ({ army }) => army !== 'carthage');
const any = (...fields: Counted[]) => given((input) => fields.some((field) => input[field] > 0));
const exited = given(({ unitsExited }) => unitsExited > 0);

/** Romans who exit at Castulo, one banner a unit (cca-19.28). */
const counts = on('exit-from-left', ({ exitFrom }) => castuloExit(exitFrom));
const entersAgain = given(({ campsEnteredAgain }) => campsEnteredAgain > 0);

const gained = (
  clause: Banners['clause'],
  of: (input: VictoryInput) => number,
  ...when: On[]
): Banners => ({
  clause,
  when,
  apply: (banners, input) => banners + of(input),
  with: (input) => ({ number: of(input) }),
});

const GAINED: Table<VictoryInput, number> = {
  on: 'bannersGained',
  rows: [
    gained(
      'cca-4.2',
      ({ unitsEliminated, leadersEliminated }) => unitsEliminated + leadersEliminated,
      any('unitsEliminated', 'leadersEliminated'),
    ),
    {
      clause: 'cca-4.3',
      when: [any('unitsEliminated', 'leadersEliminated', 'unitsReduced')],
      with: ({ unitsReduced }) => ({ number: unitsReduced }),
    },
    { clause: 'cca-13.25', when: [any('leadersLeft')], say: 'cca-13.25/no-banner' },
    {
      clause: 'cca-4.4',
      when: [
        topic(
          given((i) => i.unitsExited + i.campsEntered + i.campsEnteredAgain > 0),
          roman,
        ),
        on('no-objectives', ({ scenario }) => scenario === 'castulo' || scenario === 'baecula'),
      ],
    },
    gained(
      'cca-19.28',
      ({ unitsExited }) => unitsExited,
      topic(battleIs('castulo'), exited),
      roman,
      counts,
    ),
    gained(
      'cca-19.32',
      ({ campsEntered }) => campsEntered,
      topic(
        battleIs('baecula'),
        given(({ campsEntered }) => campsEntered > 0),
      ),
      roman,
    ),
    {
      ...gained(
        'cca-19.32',
        ({ campsEnteredAgain }) => campsEnteredAgain,
        topic(battleIs('baecula'), entersAgain, roman),
        on('reading-r98-a', ({ readings }) => readings.R98 === 'b'),
      ),
      say: 'cca-19.32/again',
    },
  ],
};

/** Does the Roman side lose Publius Scipio, the only leader that it has at Castulo? */
const LOSES_SCIPIO: Table<VictoryInput, boolean> = {
  on: 'scipioLost',
  rows: [
    {
      clause: 'cca-19.27',
      when: [topic(battleIs('castulo'), any('leadersEliminated')), carthaginian],
      apply: () => true,
    },
    {
      clause: 'cca-19.27',
      when: [
        topic(battleIs('castulo'), carthaginian, any('leadersLeft')),
        on('reading-r64-b', ({ readings }) => readings.R64 === 'a'),
      ],
      apply: () => true,
      say: 'cca-19.27/left',
    },
    {
      clause: 'cca-19.27',
      when: [
        topic(
          battleIs('castulo'),
          roman,
          exited,
          given(({ leaderExits }) => leaderExits),
        ),
        on('reading-r97-a', ({ readings }) => readings.R97 === 'b'),
      ],
      apply: () => true,
      say: 'cca-19.27/exit',
    },
  ],
};

/** The army as this battle calls it: whoever is not Carthage plays the Roman blocks. */
const nameOf = ({ scenario, army }: VictoryInput): Army =>
  army === 'carthage' || scenario === 'other' ? army : BATTLES[scenario].opponent.army;

export const victory = defineQuery({
  id: 'cca/victory',
  fields: VICTORY_FIELDS,
  sample: { scenario: 'akragas', banners: 4, leadersEliminated: 1 },
  check: checkVictory,
  run(input, trace) {
    const { scenario, banners } = input;
    const battle = scenario === 'other' ? undefined : BATTLES[scenario];
    const target = input.bannersToWin ?? battle?.banners;
    const bannersGained = applyRows(GAINED, input, 0, trace);
    const bannersNow = banners + bannersGained;
    const scipioLost = applyRows(LOSES_SCIPIO, input, false, trace);
    const reached = target !== undefined && bannersNow >= target;
    const number = target ?? 0;
    if (battle) trace.step(battle.victory, { scenario, number }, null, 'banners-to-win');
    const end = target === undefined ? 'unknown' : reached ? 'won' : 'short';
    if (reached || !scipioLost)
      trace.step('cca-4.1', { banners: bannersNow, number }, null, `cca-4.1/${end}`);
    const army = nameOf(input);
    const winner = scipioLost ? 'carthage' : reached ? army : 'none';
    const known = target !== undefined || scipioLost;
    return {
      answer: {
        won: known ? winner === army : null,
        winner: known ? winner : null,
        bannersGained,
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

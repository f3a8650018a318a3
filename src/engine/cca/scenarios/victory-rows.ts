import { applyRows, type Condition, type Table } from '../../core/rows.ts';
import { any, on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { type Army, castuloExit, type Exit, type Scenario } from './scenarios.ts';

/** What happens at one moment of a battle that bears on who wins it. */
export interface Happening {
  scenario: Scenario | 'other';
  /** The army that may gain by it; unsaid where it gives the same to both. */
  army?: Army | undefined;
  unitsEliminated: number;
  leadersEliminated: number;
  /** Enemy units that lost blocks and are still there. */
  unitsReduced: number;
  /** Enemy leaders who left over their own edge. */
  leadersLeft: number;
  /** Its own units that left over the enemy edge, and from where. */
  unitsExited: number;
  exitFrom: Exit;
  leaderExits: boolean;
  campsEntered: number;
  campsEnteredAgain: number;
  /** Camps entered for the first time by going back: in an evasion or a retreat. */
  campsEnteredGoingBack: number;
  readings: { R64: 'a' | 'b'; R97: 'a' | 'b'; R98: 'a' | 'b' | 'c' };
}

type Is = (happening: Happening) => boolean;
type Counted = 'unitsEliminated' | 'leadersEliminated' | 'unitsReduced' | 'leadersLeft';

const { allows, adds, notes } = rulesOf<Happening>();

const battleIs =
  (scenario: Scenario): Is =>
  (happening) =>
    happening.scenario === scenario;
/** Whoever is not Carthage is the Roman side. */
const carthaginian: Is = ({ army }) => army === 'carthage';
const roman: Is = ({ army }) => army !== undefined && army !== 'carthage';
const romanUnits = on('not-roman-units', roman);
const some =
  (...fields: Counted[]): Is =>
  (happening) =>
    fields.some((field) => happening[field] > 0);
const exited: Is = ({ unitsExited }) => unitsExited > 0;
const attained: Is = ({ unitsExited, campsEntered, campsEnteredAgain, campsEnteredGoingBack }) =>
  unitsExited + campsEntered + campsEnteredAgain + campsEnteredGoingBack > 0;

/** A banner for each of these. */
const gains = (
  key: Key,
  of: (happening: Happening) => number,
  about: readonly Is[],
  ...conditions: readonly Condition<Happening, number>[]
) => adds(key, of, about, ...conditions, { with: (happening) => ({ number: of(happening) }) });

const GAINED: Table<Happening, number> = {
  on: 'bannersGained',
  rows: [
    gains(
      'cca-4.2',
      ({ unitsEliminated, leadersEliminated }) => unitsEliminated + leadersEliminated,
      [some('unitsEliminated', 'leadersEliminated')],
    ),
    notes('cca-4.3', [some('unitsEliminated', 'leadersEliminated', 'unitsReduced')], {
      with: ({ unitsReduced }) => ({ number: unitsReduced }),
    }),
    notes('cca-13.25/no-banner', [some('leadersLeft')]),
    notes(
      'cca-4.4',
      [attained, roman],
      on('no-objectives', any(battleIs('castulo'), battleIs('baecula'))),
    ),
    gains(
      'cca-19.28',
      ({ unitsExited }) => unitsExited,
      [battleIs('castulo'), exited],
      romanUnits,
      on('exit-from-left', ({ exitFrom }) => castuloExit(exitFrom)),
    ),
    gains(
      'cca-19.32',
      ({ campsEntered }) => campsEntered,
      [battleIs('baecula'), ({ campsEntered }) => campsEntered > 0],
      romanUnits,
    ),
    gains(
      'cca-19.32/going-back',
      ({ campsEnteredGoingBack }) => campsEnteredGoingBack,
      [battleIs('baecula'), ({ campsEnteredGoingBack }) => campsEnteredGoingBack > 0, roman],
      on('reading-r98-c', ({ readings }) => readings.R98 !== 'c'),
    ),
    gains(
      'cca-19.32/again',
      ({ campsEnteredAgain }) => campsEnteredAgain,
      [battleIs('baecula'), ({ campsEnteredAgain }) => campsEnteredAgain > 0, roman],
      on('reading-r98-a', ({ readings }) => readings.R98 === 'b'),
    ),
  ],
};

/** Does the Roman side lose Publius Scipio, the only leader that it has at Castulo? */
const LOSES_SCIPIO: Table<Happening, boolean> = {
  on: 'scipioLost',
  rows: [
    allows(
      'cca-19.27',
      [battleIs('castulo'), some('leadersEliminated')],
      on('not-carthaginian', carthaginian),
    ),
    allows(
      'cca-19.27/left',
      [battleIs('castulo'), carthaginian, some('leadersLeft')],
      on('reading-r64-b', ({ readings }) => readings.R64 === 'a'),
    ),
    allows(
      'cca-19.27/exit',
      [battleIs('castulo'), roman, ({ leaderExits }) => leaderExits],
      on('reading-r97-a', ({ readings }) => readings.R97 === 'b'),
    ),
  ],
};

/** Banners that the army gains by what happens. */
export const bannersGained = (happening: Happening, trace: Trace) =>
  applyRows(GAINED, happening, 0, trace);

/** Whether Carthage wins at once by what happens, whatever the banners are. */
export const losesScipio = (happening: Happening, trace: Trace) =>
  applyRows(LOSES_SCIPIO, happening, false, trace);

import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Army, castuloExit, type Exit, type Scenario } from './scenarios.ts';

/** What happens at one moment of a battle that bears on who wins it. */
export interface Happening {
  scenario: Scenario | 'other';
  /** The army that may gain by it. */
  army: Army;
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
  readings: { R64: 'a' | 'b'; R97: 'a' | 'b'; R98: 'a' | 'b' };
}

type On = Condition<Happening>;
type Banners = Row<Happening, number>;
type Counted = 'unitsEliminated' | 'leadersEliminated' | 'unitsReduced' | 'leadersLeft';

const on = (name: string, holds: (input: Happening) => boolean): On => ({ name, holds });
/** A topic: where it does not hold the clause is not worth a word. */
const given = (holds: (input: Happening) => boolean) => on('given', holds);
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
  of: (input: Happening) => number,
  ...when: On[]
): Banners => ({
  clause,
  when,
  apply: (banners, input) => banners + of(input),
  with: (input) => ({ number: of(input) }),
});

const GAINED: Table<Happening, number> = {
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
const LOSES_SCIPIO: Table<Happening, boolean> = {
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

/** Banners that the army gains by what happens. */
export const bannersGained = (happening: Happening, trace: Trace) =>
  applyRows(GAINED, happening, 0, trace);

/** Whether Carthage wins at once by what happens, whatever the banners are. */
export const losesScipio = (happening: Happening, trace: Trace) =>
  applyRows(LOSES_SCIPIO, happening, false, trace);

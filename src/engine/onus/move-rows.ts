import type { ClauseId } from '../core/clause-ids.ts';
import { type Row, type Table, topic } from '../core/rows.ts';
import type { Paced } from './allowance.ts';
import {
  adopts,
  changesFormation,
  type Event,
  isManoeuvre,
  isOfAllDirections,
  isSkirmishing,
  type Move,
  rotates,
  switchesBravery,
  travels,
  widens,
} from './course.ts';
import { did, given, intoWords, on } from './reduced.ts';
import { MOST_EXTENDED } from './units.ts';

type MoveRow<M> = Row<M, boolean>;
const forbids = <M extends Move>(clause: ClauseId, when: MoveRow<M>['when'], say?: string) => ({
  clause,
  when,
  apply: () => false,
  ...(say && { say: `${clause}/${say}` }),
});
const notes = <M extends Move>(clause: ClauseId, when: MoveRow<M>['when'], say?: string) => ({
  clause,
  when,
  ...(say && { say: `${clause}/${say}` }),
});

const some = (which: (event: Event, move: Move) => boolean) => (move: Move) =>
  move.course.events.some((event) => which(event, move));
const inTurn = given(({ occasion }) => occasion === 'movement-phase');
const isActive = given(({ active }) => active);
const isIdle = given(({ active }) => !active);
const isEngaged = given(({ engaged }) => engaged);
const isFree = given(({ engaged }) => !engaged);
const flees = given(({ fleeing }) => fleeing);
const isSteady = given(({ fleeing, recovered }) => !fleeing && !recovered);

/** Who may move at all, whatever the way. */
export const WHO: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      'onus-9.10',
      [
        given(({ occasion }) => occasion === 'after-ram'),
        on('enemy-gone', ({ rammed }) => rammed === 'stands'),
      ],
      'stands',
    ),
    {
      ...notes(
        'onus-9.19',
        [
          topic(
            inTurn,
            isIdle,
            isFree,
            given(({ toCharge, abilities }) => toCharge && abilities.includes('impetuous')),
          ),
        ],
        'idle',
      ),
      unless: ['onus-7.14'],
    },
    forbids('onus-7.16', [topic(inTurn, isIdle, isEngaged)], 'move'),
    forbids('onus-7.14', [topic(inTurn, isIdle, isFree)], 'move'),
    forbids('onus-7.89', [topic(isActive, isEngaged)], 'move'),
    forbids('onus-7.23', [flees], 'fleeing'),
    forbids('onus-7.21', [given(({ recovered }) => recovered)], 'move'),
    notes('onus-7.46', [
      topic(
        isActive,
        given(({ forcedMarch }) => forcedMarch),
      ),
    ]),
    notes(
      'onus-7.19',
      [
        topic(
          inTurn,
          isActive,
          isFree,
          isSteady,
          given(({ broken }) => broken),
        ),
      ],
      'move',
    ),
    notes('onus-7.23', [topic(inTurn, isActive, isFree, isSteady)]),
  ],
};

/** Ruling R71: a Square does not rotate either, or (b) the box of the rotation lets it. */
const stirs = (move: Move) =>
  move.course.events.some(
    (event) =>
      (travels(event) && (event.does === 'turn' || event.ud > 0)) ||
      (rotates(event) && move.readings.R71 === 'a'),
  );
/** It goes somewhere as a Square, or nothing is told of how it moves. */
const stirsAsSquare = given(
  (move) => move.course.movesIn.includes('square') && (move.steps.length === 0 || stirs(move)),
);
/** A rotation that is bound to the start: not of Skirmishers, nor of a Rhomboid (onus-7.57, onus-7.58). */
const isBound = (event: Event, move: Move) =>
  rotates(event) && event.formation !== 'rhomboid' && !isSkirmishing(move);
const isFormed = ({ formation }: Event) => formation !== 'none';

const turnsOf = ({ course }: Move) => course.events.filter(({ does }) => does === 'turn');
const differ = (told: readonly (string | undefined)[]) =>
  new Set(told.filter((one) => one !== undefined)).size > 1;
const zigzags = (move: Move) =>
  differ(turnsOf(move).map(({ corner }) => corner)) ||
  differ(turnsOf(move).map(({ sense }) => sense));

/** Manoeuvres that are made at one and the same moment (onus-7.72). */
const timed = (move: Move) =>
  move.course.events.filter(
    (event) => isManoeuvre(event) && (!rotates(event) || isBound(event, move)),
  );
const atOnce = (move: Move) => new Set(timed(move).map(({ at }) => at)).size === 1;
const inTheMiddle = (event: Event) =>
  (changesFormation(event) || widens(event)) && event.at === 'middle';
const hasIcon = ({ course, formationIcons }: Move) =>
  !formationIcons ||
  course.events.filter(adopts).every((event) => formationIcons.includes(event.into));
const rhomboidRotations = ({ course }: Move) =>
  course.events.filter((event) => rotates(event) && event.formation === 'rhomboid').length;

const sectionsOf = ({ course }: Move) => ({ sections: course.extended });

/** What the steps of a move may not be, one by one and together. */
export const WAY: Table<Paced, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-8.1', [topic(did(adopts), given(hasIcon))]),
    forbids(
      'onus-8.1',
      [
        topic(
          did(adopts),
          given((move) => !hasIcon(move)),
        ),
      ],
      'no-icon',
    ),
    {
      ...notes('onus-7.65', [
        did(changesFormation),
        on(
          'in-the-middle',
          some((event) => changesFormation(event) && event.at !== 'middle'),
        ),
      ]),
      with: intoWords,
    },
    {
      ...notes('onus-8.4', [did(({ does }) => does === 'change')]),
      with: intoWords,
    },
    {
      ...notes('onus-8.25', [did(switchesBravery)]),
      with: ({ course }) => ({ on: Number(course.bravery) }),
    },
    { ...notes('onus-7.59', [did(({ does }) => does === 'extend')]), with: sectionsOf },
    forbids('onus-7.59', [given(({ course }) => course.extended > MOST_EXTENDED)], 'too-far'),
    { ...notes('onus-7.60', [did(({ does }) => does === 'shorten')]), with: sectionsOf },
    forbids('onus-7.64', [
      given(some((event) => widens(event) || adopts(event))),
      on(
        'not-both',
        some((event) => (widens(event) ? isFormed(event) : adopts(event) && event.extended > 0)),
      ),
    ]),
    notes('onus-7.52', [did(isOfAllDirections)]),
    forbids('onus-7.53', [
      did(isOfAllDirections),
      on(
        'no-formation',
        some((e) => isOfAllDirections(e) && isFormed(e)),
      ),
    ]),
    forbids('onus-8.18', [stirsAsSquare], 'stays'),
    forbids('onus-7.39', [given((move) => turnsOf(move).length > 1), on('same-turns', zigzags)]),
    forbids(
      'onus-7.55',
      [given(some((event, move) => isBound(event, move) && event.at !== 'start'))],
      'late',
    ),
    forbids('onus-7.58', [given((move) => rhomboidRotations(move) > 1)], 'twice'),
    forbids('onus-13.15', [
      did(changesFormation, widens),
      on('at-start-or-end', some(inTheMiddle)),
    ]),
    notes('onus-7.72', [given((move) => timed(move).length > 1 && atOnce(move))]),
    forbids('onus-7.72', [given((move) => timed(move).length > 1 && !atOnce(move))], 'two-moments'),
    forbids(
      'onus-8.3',
      [
        topic(
          given(({ toCharge }) => toCharge),
          did(changesFormation, widens),
        ),
        on(
          'before-contact',
          some((e) => (changesFormation(e) || widens(e)) && e.at === 'end'),
        ),
      ],
      'charge',
    ),
  ],
};

const isForced = given(({ movementType }) => movementType === 'forced-march');
const needsTime = (event: Event) =>
  isOfAllDirections(event) || rotates(event) || widens(event) || adopts(event);

/** What goes with a forced march, and what does not. */
export const FORCED: Table<Paced, boolean> = {
  on: 'allowed',
  rows: [
    {
      ...forbids('onus-7.43', [
        isForced,
        on('formation-dissolved', ({ course }) => course.movesIn.some((one) => one !== 'none')),
      ]),
      unless: ['onus-7.47'],
    },
    forbids(
      'onus-7.18',
      [
        topic(
          isForced,
          given(({ rallied }) => rallied),
        ),
      ],
      'forced-march',
    ),
    forbids('onus-7.47', [topic(isForced, did(needsTime))], 'forced-march'),
    notes('onus-7.44', [isForced, on('marches-unextended', ({ course }) => course.extended > 0)]),
  ],
};

/** Exceeding the allowance: by the clause of the type. */
export const OVER: Readonly<Record<Paced['type'], ClauseId>> = {
  normal: 'onus-7.37',
  'forced-march': 'onus-7.41',
  reduced: 'onus-7.48',
};

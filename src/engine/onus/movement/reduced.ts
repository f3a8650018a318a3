import type { ClauseId } from '../../core/clause-ids.ts';
import type { Condition, Row, Table } from '../../core/rows.ts';
import type { With } from '../../core/ruling.ts';
import { rowsOf } from '../rows-of.ts';
import type { Ability, Formation } from '../units.ts';
import {
  adopts,
  type Event,
  isOfAllDirections,
  isSkirmishing,
  type Move,
  rotates,
  widens,
} from './course.ts';

/** What takes half of a unit's movement (onus-7.47). */
export const CAUSES = [
  'all-directions',
  'free-rotation',
  'extension',
  'formation-change',
  'shooting',
  'rallied',
  'shield-wall',
  'phalanx',
  'chosen',
] as const;
export type Cause = (typeof CAUSES)[number];

type Causes = readonly Cause[];
type On = Condition<Move>;
const { given, on } = rowsOf<Move>();
export const hasAbility = (ability: Ability, because: string) =>
  on(because, ({ abilities }) => abilities.includes(ability));

type Which = (event: Event) => boolean;
export const did = (...which: Which[]) =>
  given(({ course }) => course.events.some((event) => which.some((is) => is(event))));
export const movesIn = (formation: Formation) =>
  given(({ course }) => course.movesIn.includes(formation));

const skirmishing = on('not-skirmishers', isSkirmishing);
const shoots = given(({ toShoot }) => toShoot);
const inRhomboid: Which = (event) => rotates(event) && event.formation === 'rhomboid';
const freeRotation: Which = (event) => rotates(event) && event.formation !== 'rhomboid';
const into = (formation: Formation): On =>
  on(`not-into-${formation}`, ({ course }) =>
    course.events.some((event) => adopts(event) && event.into === formation),
  );

/** Ruling R25: Arrowhead and Rhomboid are adopted at the normal rate, or (b) only kept at it. */
const quicklyFormed = on('reading-r25-b', ({ readings }) => readings.R25 === 'a');
/** Ruling R74: to dissolve a formation leaves the normal rate open, or (b) reduces the movement too. */
const slowlyDissolved = given(
  ({ course, readings }) =>
    readings.R74 === 'b' && course.events.some(({ does }) => does === 'dissolve'),
);

export const intoWords = ({ course }: Move): With => ({
  formation: `formation.${course.events.find(adopts)?.into ?? course.formation}`,
});

const lifts = (
  clause: ClauseId,
  when: On[],
  unless: readonly ClauseId[],
  more: Partial<Row<Move, Causes>> = {},
): Row<Move, Causes> => ({ clause, when, unless, ...more });

const halves = (
  cause: Cause,
  clause: ClauseId,
  when: On[],
  more: Partial<Row<Move, Causes>> = {},
): Row<Move, Causes> => ({ clause, when, apply: (causes) => [...causes, cause], ...more });

/** Which of the things that a unit does make its movement reduced, and whom they do not slow down. */
export const REDUCED: Table<Move, Causes> = {
  on: 'reducedBy',
  rows: [
    lifts('onus-7.57', [did(rotates), skirmishing], ['onus-7.55']),
    lifts('onus-7.70', [shoots, skirmishing], ['onus-7.67']),
    lifts(
      'onus-9.12',
      [did(rotates, widens, adopts, isOfAllDirections), skirmishing],
      ['onus-7.54', 'onus-7.55', 'onus-7.61', 'onus-8.2'],
    ),
    lifts(
      'onus-9.14',
      [did(widens, adopts), hasAbility('manoeuvrable', 'not-manoeuvrable')],
      ['onus-7.61', 'onus-8.2'],
    ),
    lifts('onus-8.21', [did(adopts), into('arrowhead'), quicklyFormed], ['onus-8.2']),
    lifts('onus-8.22', [did(adopts), into('rhomboid'), quicklyFormed], ['onus-8.2'], {
      say: 'onus-8.22/adopts',
    }),
    lifts(
      'onus-7.58',
      [did(rotates), on('not-in-rhomboid', ({ course }) => course.events.some(inRhomboid))],
      ['onus-7.55'],
    ),
    halves('all-directions', 'onus-7.54', [did(isOfAllDirections)]),
    halves('free-rotation', 'onus-7.55', [did(freeRotation)]),
    halves('extension', 'onus-7.61', [did(widens)]),
    halves(
      'formation-change',
      'onus-8.2',
      [
        did(adopts, ({ does }) => does === 'dissolve'),
        on('only-dissolved', ({ course }) => course.events.some(adopts)),
      ],
      { with: intoWords },
    ),
    halves('formation-change', 'onus-7.65', [slowlyDissolved], { say: 'onus-7.65/slow' }),
    halves('shooting', 'onus-7.67', [shoots]),
    halves('rallied', 'onus-7.18', [given(({ rallied }) => rallied)], { say: 'onus-7.18/move' }),
    halves('shield-wall', 'onus-8.8', [movesIn('shield-wall')]),
    halves('phalanx', 'onus-8.13', [movesIn('phalanx')]),
    {
      clause: 'onus-7.47',
      when: [given(({ movementType }) => movementType === 'reduced')],
      apply: (causes) => (causes.length > 0 ? causes : [...causes, 'chosen']),
      say: 'onus-7.47/chosen',
    },
  ],
  show: (causes) => (causes.length > 0 ? causes : 'none'),
};

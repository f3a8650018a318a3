import type { ClauseId } from '../../core/clause-ids.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { MOST_EXTENDED } from '../units.ts';
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
import { did, intoWords } from './reduced.ts';

const { bars, notes } = rulesOf<Move>();

const some = (which: (event: Event, move: Move) => boolean) => (move: Move) =>
  move.course.events.some((event) => which(event, move));
/** Ruling R71: a Square does not rotate either, or (b) the box of the rotation lets it. */
const stirs = (move: Move) =>
  move.course.events.some(
    (event) =>
      (travels(event) && (event.does.startsWith('turn') || event.ud > 0)) ||
      (rotates(event) && move.readings.R71 === 'a'),
  );
/** It goes somewhere as a Square, or nothing is told of what it does. */
const stirsAsSquare = (move: Move) =>
  move.course.movesIn.includes('square') &&
  ((move.steps.length === 0 && !move.toShoot) || stirs(move));
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

/** Bravery and a special formation together, whichever of the two comes last. */
const bravelyFormed = some(
  (event) => (adopts(event) && event.bravery) || (event.does === 'bravery-on' && isFormed(event)),
);
/** Ruling R87: Bravery stands beside a formation, or (b) is the one that the unit may have. */
const takesItsPlace = on('reading-r87-a', ({ readings }: Move) => readings.R87 === 'b');
const isBoth = on(
  'not-both',
  some((event) => (widens(event) ? isFormed(event) : adopts(event) && event.extended > 0)),
);
const inFormation = on(
  'no-formation',
  some((e) => isOfAllDirections(e) && isFormed(e)),
);
const afterContact = on(
  'before-contact',
  some((e) => (changesFormation(e) || widens(e)) && e.at === 'end'),
);
const notInTheMiddle = on(
  'in-the-middle',
  some((event) => changesFormation(event) && event.at !== 'middle'),
);

/** What the steps of a move may not be, one by one and together. */
export const WAY: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-8.1', [did(adopts), hasIcon]),
    bars('onus-8.1/no-icon', [not(hasIcon)]),
    notes('onus-7.65', [did(changesFormation)], notInTheMiddle, { with: intoWords }),
    notes('onus-8.4', [did(({ does }) => does === 'change')], { with: intoWords }),
    bars('onus-8.4/bravery', [bravelyFormed], takesItsPlace),
    notes('onus-8.25', [did(switchesBravery)], {
      with: ({ course }) => ({ on: Number(course.bravery) }),
    }),
    notes('onus-7.59', [did(({ does }) => does === 'extend')], { with: sectionsOf }),
    bars('onus-7.59/too-far', [({ course }) => course.extended > MOST_EXTENDED]),
    notes('onus-7.60', [did(({ does }) => does === 'shorten')], { with: sectionsOf }),
    bars('onus-7.64', [some((event) => widens(event) || adopts(event))], isBoth),
    bars('onus-7.53', [did(isOfAllDirections)], inFormation, { unless: ['onus-7.52'] }),
    notes('onus-7.52', [did(isOfAllDirections)]),
    bars('onus-8.18/stays', [stirsAsSquare]),
    bars('onus-7.38/backward', [did(({ does }) => does === 'turn-back')]),
    notes('onus-2.3/backward', [did(({ does }) => does === 'turn-back')]),
    bars('onus-7.39', [(move) => turnsOf(move).length > 1], on('same-turns', zigzags)),
    bars('onus-7.55/late', [some((event, move) => isBound(event, move) && event.at !== 'start')]),
    bars('onus-7.58/twice', [(move) => rhomboidRotations(move) > 1]),
    bars('onus-13.15', [did(changesFormation, widens)], on('at-start-or-end', some(inTheMiddle))),
    notes('onus-7.72', [(move) => timed(move).length > 1 && atOnce(move)]),
    bars('onus-7.72/two-moments', [(move) => timed(move).length > 1 && !atOnce(move)]),
    bars(
      'onus-8.3/charge',
      [({ toCharge }) => toCharge, did(changesFormation, widens)],
      afterContact,
    ),
  ],
};

const isForced = ({ movementType }: Move) => movementType === 'forced-march';
const needsTime = (event: Event) =>
  isOfAllDirections(event) || rotates(event) || widens(event) || adopts(event);

const marchesFormed = on('formation-dissolved', ({ course }: Move) =>
  course.movesIn.some((one) => one !== 'none'),
);
const marchesExtended = on('marches-unextended', ({ course }: Move) => course.extended > 0);

/** What goes with a forced march, and what does not. */
export const FORCED: Table<Paced, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.43', [isForced], marchesFormed, { unless: ['onus-7.47'] }),
    bars('onus-7.18/forced-march', [isForced, ({ rallied }) => rallied]),
    bars('onus-7.47/forced-march', [isForced, did(needsTime)]),
    notes('onus-7.44', [isForced], marchesExtended),
  ],
};

/** Exceeding the allowance: by the clause of the type. */
export const OVER = {
  normal: 'onus-7.37',
  'forced-march': 'onus-7.41',
  reduced: 'onus-7.48',
} as const satisfies Record<Paced['type'], ClauseId>;

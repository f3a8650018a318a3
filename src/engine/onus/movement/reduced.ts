import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
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
const { notes, sets } = rulesOf<Move>();

export const hasAbility = (ability: Ability, because: string) =>
  on(because, ({ abilities }: Pick<Move, 'abilities'>) => abilities.includes(ability));

type Which = (event: Event) => boolean;
export const did =
  (...which: Which[]) =>
  ({ course }: Move) =>
    course.events.some((event) => which.some((is) => is(event)));
export const movesIn =
  (formation: Formation) =>
  ({ course }: Move) =>
    course.movesIn.includes(formation);

const skirmishing = on('not-skirmishers', isSkirmishing);
const shoots = ({ toShoot }: Move) => toShoot;
const dissolves: Which = ({ does }) => does === 'dissolve';
const inRhomboid: Which = (event) => rotates(event) && event.formation === 'rhomboid';
const freeRotation: Which = (event) => rotates(event) && event.formation !== 'rhomboid';
const into = (formation: Formation) =>
  on(
    `not-into-${formation}`,
    did((event) => adopts(event) && event.into === formation),
  );

/** Ruling R25: Arrowhead and Rhomboid are adopted at the normal rate, or (b) only kept at it. */
const quicklyFormed = on('reading-r25-b', ({ readings }: Move) => readings.R25 === 'a');
/** Ruling R74: to dissolve a formation leaves the normal rate open, or (b) reduces the movement too. */
const isSlow = ({ readings }: Move) => readings.R74 === 'b';

export const intoWords = ({ course }: Move) => ({
  formation: `formation.${course.events.find(adopts)?.into ?? course.formation}`,
});

/** One more thing that makes the movement reduced. */
const by = (cause: Cause) => (_: Move, causes: Causes) => [...causes, cause];

/** Which of the things that a unit does make its movement reduced, and whom they do not slow down. */
export const REDUCED: Table<Move, Causes> = {
  on: 'reducedBy',
  rows: [
    notes('onus-7.57', [did(rotates)], skirmishing, { unless: ['onus-7.55'] }),
    notes('onus-7.70', [shoots], skirmishing, { unless: ['onus-7.67'] }),
    notes('onus-9.12', [did(rotates, widens, adopts, isOfAllDirections)], skirmishing, {
      unless: ['onus-7.54', 'onus-7.55', 'onus-7.61', 'onus-8.2'],
    }),
    notes('onus-9.14', [did(widens, adopts)], hasAbility('manoeuvrable', 'not-manoeuvrable'), {
      unless: ['onus-7.61', 'onus-8.2'],
    }),
    notes('onus-8.21', [did(adopts)], into('arrowhead'), quicklyFormed, { unless: ['onus-8.2'] }),
    notes('onus-8.22/adopts', [did(adopts)], into('rhomboid'), quicklyFormed, {
      unless: ['onus-8.2'],
    }),
    notes('onus-7.58', [did(rotates)], on('not-in-rhomboid', did(inRhomboid))),
    sets('onus-7.54', by('all-directions'), [did(isOfAllDirections)]),
    sets('onus-7.55', by('free-rotation'), [did(freeRotation)]),
    sets('onus-7.61', by('extension'), [did(widens)]),
    sets(
      'onus-8.2',
      by('formation-change'),
      [did(adopts, dissolves)],
      on('only-dissolved', did(adopts)),
      { with: intoWords },
    ),
    sets('onus-7.65/slow', by('formation-change'), [isSlow, did(dissolves)]),
    sets('onus-7.67', by('shooting'), [shoots]),
    sets('onus-7.18/move', by('rallied'), [({ rallied }) => rallied]),
    sets('onus-8.8', by('shield-wall'), [movesIn('shield-wall')]),
    sets('onus-8.13', by('phalanx'), [movesIn('phalanx')]),
    sets('onus-7.47/chosen', (_, causes) => (causes.length > 0 ? causes : ['chosen']), [
      ({ movementType }) => movementType === 'reduced',
    ]),
  ],
  show: (causes) => (causes.length > 0 ? causes : 'none'),
};

import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalMeasure, type Values } from '../../core/schema.ts';
import { KIND, STATE } from '../fields.ts';

const MOST_UD = 40;

/** A unit that a fleeing unit meets on its way. */
export const MET_FIELDS = {
  whose: choice(['friend', 'enemy'], 'friend'),
  kind: KIND,
  broken: STATE.broken,
  fleeing: STATE.fleeing,
  formation: STATE.formation,
  engagedThere: flag(),
  cornerCrossed: flag(),
  contactAt: optionalMeasure(0, MOST_UD),
  clearAt: optionalMeasure(0, MOST_UD),
  endsOnIt: flag(),
  wayRound: flag(true),
};
type Met = Values<typeof MET_FIELDS>;

/** A unit on the way together with what decides whether the fleeing unit gets past it. */
export interface Meeting extends Met {
  /** The unit that flees is elephants, which turn aside for nobody. */
  elephants: boolean;
  /** UD of ground that the flight covers, were nothing in its way. */
  ground: number;
  /** Reading R24 b: friends engaged in combat are obstacles to a flight too. */
  engagedBar: boolean;
}

export type Passage = 'passes' | 'tramples' | 'goes-round' | 'stops-before' | 'not-reached';

type On = Condition<Meeting, Passage>;
type PassageRow = Row<Meeting, Passage>;

const on = (name: string, holds: (meeting: Meeting) => boolean): On => ({ name, holds });
const given = (holds: (meeting: Meeting) => boolean) => on('given', holds);

/** What bars a fleeing unit: an enemy, a friend in formation, fleeing elephants (onus-7.191). */
function barrierOf(met: Meeting): string | null {
  if (met.whose === 'enemy') return 'enemy';
  if (met.kind === 'elephants' && met.fleeing) return 'fleeing-elephants';
  if (met.formation !== 'none') return 'formation';
  return met.engagedBar && met.engagedThere ? 'engaged' : null;
}

/** Whether the flight would end with a part of the card still on that unit. */
const wouldEndOn = ({ clearAt, endsOnIt, ground }: Meeting) =>
  clearAt === undefined ? endsOnIt : clearAt > ground;

const tramples = given(({ elephants }) => elephants);
const ordinary = given(({ elephants }) => !elephants);
const isBarrier = on('friend-in-no-formation', (met) => barrierOf(met) !== null);
const isFree = given((met) => barrierOf(met) === null);
const endsOn = on('ends-beyond-it', wouldEndOn);
const endsBeyond = given((met) => !wouldEndOn(met));

const PAST: Table<Meeting, Passage> = {
  on: 'passage',
  rows: [
    {
      clause: 'onus-7.195',
      say: 'onus-7.195/no-detour',
      when: [tramples],
      apply: () => 'tramples',
    },
    {
      clause: 'onus-7.196',
      say: 'onus-7.196/before-contact',
      when: [tramples, on('crosses-completely', wouldEndOn)],
      apply: () => 'stops-before',
    },
    {
      clause: 'onus-7.191',
      when: [ordinary, isBarrier],
      apply: (_, { wayRound }) => (wayRound ? 'goes-round' : 'stops-before'),
      with: (met) => ({ barrier: `barrier.${barrierOf(met) ?? 'none'}` }),
    } satisfies PassageRow,
    {
      clause: 'onus-7.191',
      say: 'onus-7.191/no-way-round',
      when: [
        topic(
          ordinary,
          isBarrier,
          given(({ wayRound }) => !wayRound),
        ),
      ],
    },
    {
      clause: 'onus-7.192',
      say: 'onus-7.192/before-contact',
      when: [topic(ordinary, isFree), endsOn],
      apply: () => 'stops-before',
    },
    {
      clause: 'onus-7.179',
      say: 'onus-7.179/passes',
      when: [topic(ordinary, isFree, endsBeyond)],
      apply: () => 'passes',
    },
    {
      clause: 'onus-7.193',
      say: 'onus-7.193/corner-crossed',
      when: [
        topic(
          ordinary,
          isFree,
          endsBeyond,
          given(({ cornerCrossed }) => cornerCrossed),
        ),
      ],
    },
    {
      clause: 'onus-7.193',
      say: 'onus-7.193/breaks',
      when: [
        topic(
          ordinary,
          isFree,
          endsBeyond,
          given(({ broken, fleeing }) => !broken && !fleeing),
        ),
      ],
    },
    {
      clause: 'onus-7.193',
      say: 'onus-7.193/no-more',
      when: [
        topic(
          ordinary,
          isFree,
          endsBeyond,
          given(({ broken, fleeing }) => broken || fleeing),
        ),
      ],
    },
  ],
};

/** Whether the rules let it past that unit, however far it gets. */
export const mayPass = (met: Meeting) =>
  (met.elephants || barrierOf(met) === null) && !(isReached(met) && wouldEndOn(met));

/** Whether the movement reaches that unit at all; one without a distance is reached. */
const isReached = ({ contactAt, ground }: Meeting) => contactAt === undefined || contactAt < ground;

export function passageOf(meeting: Meeting, trace: Trace): Passage {
  return isReached(meeting) ? applyRows(PAST, meeting, 'passes', trace) : 'not-reached';
}

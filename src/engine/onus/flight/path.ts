import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { stateOf } from '../combat/fate.ts';
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

export const PASSAGES = [
  'passes',
  'tramples',
  'goes-round',
  'stops-before',
  'not-reached',
] as const;
export type Passage = (typeof PASSAGES)[number];

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

const { notes, sets } = rulesOf<Meeting>();

const tramples = ({ elephants }: Meeting) => elephants;
const ordinary = not(tramples);
const isBarrier = on('friend-in-no-formation', (met: Meeting) => barrierOf(met) !== null);
const isFree = not(isBarrier);
const endsOn = on('ends-beyond-it', wouldEndOn);
const passes = [ordinary, isFree, not(wouldEndOn)];
const isSteady = (met: Meeting) => stateOf(met) === 'steady';

/** How it gets past a unit on its way, or does not. */
const PAST: Table<Meeting, Passage> = {
  on: 'passage',
  rows: [
    sets('onus-7.195/no-detour', 'tramples', [tramples]),
    sets(
      'onus-7.196/before-contact',
      'stops-before',
      [tramples],
      on('crosses-completely', wouldEndOn),
    ),
    sets(
      'onus-7.191',
      ({ wayRound }) => (wayRound ? 'goes-round' : 'stops-before'),
      [ordinary],
      isBarrier,
      { with: (met) => ({ barrier: `barrier.${barrierOf(met) ?? 'none'}` }) },
    ),
    notes('onus-7.191/no-way-round', [ordinary, isBarrier, ({ wayRound }) => !wayRound]),
    sets('onus-7.192/before-contact', 'stops-before', [ordinary, isFree], endsOn),
    notes<Passage>('onus-7.179/passes', passes),
    notes('onus-7.193/corner-crossed', [...passes, ({ cornerCrossed }) => cornerCrossed]),
    notes('onus-7.193/breaks', [...passes, isSteady]),
    notes('onus-7.193/no-more', [...passes, not(isSteady)]),
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

import { alike, amount, many, maybe, part, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { each, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FATES, type Fate, stateOf } from '../combat/fate.ts';
import { KIND, MOVEMENT } from '../fields.ts';
import { MET_FIELDS, type Meeting, mayPass, PASSAGES, type Passage, passageOf } from './path.ts';

const MOST_UD = 40;
const MOST_MET = 12;
const MOST_TURNS = 10;
/** UD that a turn costs Skirmishers, and so a fleeing unit (ruling R79). */
const TURN_COST = 1;

const FIELDS = {
  movement: MOVEMENT,
  kind: KIND,
  flightMoment: choice(['at-once', 'flight-phase'], 'at-once'),
  blocked: flag(),
  flightTurns: count(0, MOST_TURNS, 0),
  flightSideways: measure(0, MOST_UD, 0),
  onTheWay: groups(MET_FIELDS, MOST_MET),
  edgeAt: optionalMeasure(0, MOST_UD),
  equalWays: rare(flag()),
  readings: rare(group(readings('R24', 'R79'))),
};
type FlightInput = Values<typeof FIELDS>;

const turnCost = ({ readings }: FlightInput) => (readings.R79 === 'b' ? 0 : TURN_COST);
/** UD of ground that are left of its movement after its turns. */
const groundOf = (input: FlightInput) =>
  Math.max(0, input.movement - input.flightTurns * turnCost(input));

/** Hundredths, so that sums of UD carry no noise of binary fractions. */
const inUd = (value: number) => Math.round(value * 100) / 100;

const STOPS = ['blocked', 'movement-spent', 'before-contact', 'edge'] as const;

interface Walk {
  passages: { mayPass: boolean; passage: Passage; fate: Fate | 'trampled' }[];
  friendsBroken: number;
  /** UD of ground covered; null where it stops before a unit whose distance was not told. */
  movedUd: number | null;
  stop: (typeof STOPS)[number];
}

/** In the order of their distances, or as they are listed where a distance is missing. */
function meetingsOf(input: FlightInput): Meeting[] {
  const met = input.onTheWay.map((one) => ({
    ...one,
    elephants: input.kind === 'elephants',
    ground: groundOf(input),
    engagedBar: input.readings.R24 === 'b',
  }));
  const told = met.every(({ contactAt }) => contactAt !== undefined);
  return told ? met.sort((a, b) => (a.contactAt ?? 0) - (b.contactAt ?? 0)) : met;
}

function walk(input: FlightInput, trace: Trace): Walk {
  const walked: Walk = {
    passages: [],
    friendsBroken: 0,
    movedUd: groundOf(input),
    stop: 'movement-spent',
  };
  for (const met of meetingsOf(input)) {
    const halted = walked.stop === 'before-contact';
    const passage = halted ? 'not-reached' : passageOf(met, trace);
    const before = stateOf(met);
    const breaks = passage === 'passes' && before === 'steady';
    const fate = passage === 'tramples' ? 'trampled' : breaks ? 'broken' : before;
    walked.passages.push({ mayPass: mayPass(met), passage, fate });
    if (breaks) walked.friendsBroken += 1;
    if (passage !== 'stops-before') continue;
    walked.stop = 'before-contact';
    walked.movedUd = met.contactAt ?? null;
  }
  return leaving(input, walked, trace);
}

/** A unit that would go farther than the edge is off the field, be it only in part. */
function leaving({ edgeAt }: FlightInput, walked: Walk, trace: Trace): Walk {
  if (edgeAt === undefined) return walked;
  if (walked.movedUd === null || walked.movedUd <= edgeAt) {
    trace.skip('onus-7.185', 'stays-on-the-field');
    return walked;
  }
  trace.step('onus-7.185', {}, { on: 'eliminated', from: false, to: true });
  return { ...walked, movedUd: edgeAt, stop: 'edge' };
}

function tellMove(input: FlightInput, trace: Trace) {
  const { movement, kind, flightTurns: turns, flightSideways: sideways, equalWays } = input;
  const clause = input.flightMoment === 'at-once' ? 'onus-7.178' : 'onus-7.190';
  trace.step(`${clause}/whole`, { ud: movement }, { on: 'mostUd', from: 0, to: movement });
  trace.step('onus-2.4', { ud: movement, half: inUd(movement / 2) });
  if (turns > 0)
    trace.step(clause, { turns, cost: turnCost(input) * turns }, null, 'onus-7.178/turns');
  if (kind === 'elephants') trace.step('onus-7.194/straight');
  if (sideways > 0) trace.step(clause, { ud: sideways }, null, 'onus-7.178/sideways');
  if (equalWays) trace.step('onus-7.190/equal');
}

export const flightMove = defineQuery({
  id: 'onus/flight-move',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'mostUd', 'groundUd'),
    ...alike(maybe(amount()), 'movedUd', 'straightUd'),
    sidewaysAllowed: yes(),
    stop: word(STOPS, 'blocked'),
    passages: many(
      part({
        mayPass: yes(),
        passage: word(PASSAGES, 'not-reached'),
        fate: word([...FATES, 'trampled'], 'steady'),
      }),
    ),
    friendsBroken: amount(),
    ...alike(yes(), 'eliminated', 'goesOnNextPhase'),
  },
  sample: {
    movement: 5,
    flightTurns: 1,
    onTheWay: [{ whose: 'friend', contactAt: 1.5, clearAt: 3.5 }],
  },
  next: ({ kind }, { goesOnNextPhase }) =>
    goesOnNextPhase
      ? [{ as: 'phase', query: 'onus/flight-phase', draft: { unit: handOn({ kind }, 'kind') } }]
      : [],
  check: problems<FlightInput>(
    [
      'flightSideways',
      'more-sideways-than-ground',
      'onus-7.178',
      (input) => input.flightSideways > inUd(groundOf(input)),
      (input) => ({ given: input.flightSideways, most: inUd(groundOf(input)) }),
    ],
    each(
      'onTheWay',
      problems<Values<typeof MET_FIELDS>>([
        'clearAt',
        'beyond-before-contact',
        null,
        ({ contactAt, clearAt }) => (clearAt ?? Infinity) <= (contactAt ?? -1),
        ({ contactAt = 0, clearAt = 0 }) => ({ contact: contactAt, clear: clearAt }),
      ]),
    ),
  ),
  run(input, trace) {
    if (input.blocked) {
      trace.step('onus-7.176');
      return {
        answer: { movedUd: 0, straightUd: 0, goesOnNextPhase: true },
        summary: { say: 'flight-move/blocked', with: {} },
      };
    }
    tellMove(input, trace);
    const { passages, friendsBroken, movedUd, stop } = walk(input, trace);
    const elephants = input.kind === 'elephants';
    if (stop === 'before-contact' && !elephants) trace.step('onus-7.192/goes-on');
    return {
      answer: {
        mostUd: input.movement,
        groundUd: inUd(groundOf(input)),
        movedUd,
        straightUd: movedUd === null ? null : inUd(Math.max(0, movedUd - input.flightSideways)),
        sidewaysAllowed: !elephants,
        stop,
        passages,
        friendsBroken,
        eliminated: stop === 'edge',
        goesOnNextPhase: stop === 'before-contact',
      },
      summary: {
        say: `flight-move/${movedUd === null ? 'before-contact-somewhere' : stop}`,
        with: { ud: movedUd ?? 0, broken: friendsBroken },
      },
    };
  },
});

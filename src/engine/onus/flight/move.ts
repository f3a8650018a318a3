import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  flag,
  group,
  groups,
  measure,
  optionalMeasure,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { KIND, MOVEMENT } from '../fields.ts';
import { stateOf } from './fate.ts';
import { MET_FIELDS, type Meeting, mayPass, type Passage, passageOf } from './path.ts';

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
  readings: rare(group({ R24: choice(['a', 'b'], 'a'), R79: choice(['a', 'b'], 'a') })),
};
type FlightInput = Values<typeof FIELDS>;

const turnCost = ({ readings }: FlightInput) => (readings.R79 === 'b' ? 0 : TURN_COST);
/** UD of ground that are left of its movement after its turns. */
const groundOf = (input: FlightInput) =>
  Math.max(0, input.movement - input.flightTurns * turnCost(input));

/** Hundredths, so that sums of UD carry no noise of binary fractions. */
const inUd = (value: number) => Math.round(value * 100) / 100;

interface Walk {
  passages: { mayPass: boolean; passage: Passage; fate: string }[];
  friendsBroken: number;
  /** UD of ground covered; null where it stops before a unit whose distance was not told. */
  movedUd: number | null;
  stop: 'movement-spent' | 'before-contact' | 'edge' | 'blocked';
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
  trace.step(clause, { ud: movement }, { on: 'mostUd', from: 0, to: movement }, `${clause}/whole`);
  trace.step('onus-2.4', { ud: movement, half: inUd(movement / 2) });
  if (turns > 0)
    trace.step(clause, { turns, cost: turnCost(input) * turns }, null, 'onus-7.178/turns');
  if (kind === 'elephants') trace.step('onus-7.194/straight');
  if (sideways > 0) trace.step(clause, { ud: sideways }, null, 'onus-7.178/sideways');
  if (equalWays) trace.step('onus-7.190/equal');
}

const STANDS_STILL = {
  mostUd: 0,
  groundUd: 0,
  movedUd: 0,
  straightUd: 0,
  stop: 'blocked',
  passages: [],
  friendsBroken: 0,
  eliminated: false,
  goesOnNextPhase: true,
};

export const flightMove = looseQuery({
  id: 'onus/flight-move',
  fields: FIELDS,
  sample: {
    movement: 5,
    flightTurns: 1,
    onTheWay: [{ whose: 'friend', contactAt: 1.5, clearAt: 3.5 }],
  },
  check,
  run(input, trace) {
    if (input.blocked) {
      trace.step('onus-7.176');
      return { answer: STANDS_STILL, summary: { say: 'flight-move/blocked', with: {} } };
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

function check(input: FlightInput): Violation[] {
  const found: Violation[] = [];
  const ground = inUd(groundOf(input));
  if (input.flightSideways > ground)
    found.push({
      field: 'flightSideways',
      problem: 'more-sideways-than-ground',
      with: { given: input.flightSideways, most: ground },
      clause: 'onus-7.178',
    });
  for (const [i, { contactAt, clearAt }] of input.onTheWay.entries())
    if (contactAt !== undefined && clearAt !== undefined && clearAt <= contactAt)
      found.push({
        field: `onTheWay.${i}.clearAt`,
        problem: 'beyond-before-contact',
        with: { contact: contactAt, clear: clearAt },
      });
  return found;
}

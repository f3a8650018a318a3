import { amount, words } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { firstOf, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { RANKS } from '../units.ts';
import {
  ELITE_CHOICES,
  EVENT_FIELDS,
  EVENT_IN,
  handLimit,
  inShot,
  ORIGINS,
  playedIn,
  secondNotElite,
} from './fields.ts';

const MOST_PLAYED = 6;

const FIELDS = {
  eventIn: choice(EVENT_IN, 'hand-to-hand'),
  noRandomEvents: flag(),
  attackerRank: choice(RANKS, 'normal'),
  attackerElite: choice(ELITE_CHOICES, 'two-from-hand'),
  defenderRank: choice(RANKS, 'normal'),
  defenderElite: choice(ELITE_CHOICES, 'two-from-hand'),
  eventsOnTable: groups(
    {
      eventFrom: EVENT_FIELDS.eventFrom,
      cancels: choice(['nothing', 'event', 'combat'], 'nothing'),
    },
    MOST_PLAYED,
  ),
};
type Events = Values<typeof FIELDS>;

/** The most events of an attack: at random, and from the hand of each player. */
interface Most {
  random: number;
  attacker: number;
  defender: number;
}
const NO_EVENTS: Most = { random: 0, attacker: 0, defender: 0 };
const ORDINARY: Most = { random: 1, attacker: 1, defender: 1 };

const { notes, sets } = rulesOf<Events>();
const sum = ({ random, attacker, defender }: Most) => random + attacker + defender;

const hasEvents = playedIn('hand-to-hand', 'shot');
const someElite = ({ attackerRank, defenderRank }: Events) =>
  attackerRank === 'elite' || defenderRank === 'elite';

const ofAttacker = ({ attackerRank, attackerElite }: Events) => ({
  playerRank: attackerRank,
  eliteChoice: attackerElite,
});
const ofDefender = ({ defenderRank, defenderElite }: Events) => ({
  playerRank: defenderRank,
  eliteChoice: defenderElite,
});
const attackerLimit = (events: Events) => handLimit(ofAttacker(events));
const defenderLimit = (events: Events) => handLimit(ofDefender(events));

const bothElite = ({ attackerRank, defenderRank }: Events) =>
  attackerRank === 'elite' && defenderRank === 'elite';
const isRandomBarred = ({ noRandomEvents, eventsOnTable }: Events) =>
  noRandomEvents && eventsOnTable.some(({ eventFrom }) => eventFrom === 'random');

const check = problems<Events>(
  [
    'attackerElite',
    'second-random-not-elite',
    'onus-11.3',
    (events) => secondNotElite(ofAttacker(events)),
  ],
  [
    'defenderElite',
    'second-random-not-elite',
    'onus-11.3',
    (events) => secondNotElite(ofDefender(events)),
  ],
  [
    'attackerElite',
    'second-random-both-elite',
    'onus-11.4',
    (events) => bothElite(events) && events.attackerElite === 'second-random',
  ],
  [
    'defenderElite',
    'second-random-both-elite',
    'onus-11.4',
    (events) => bothElite(events) && events.defenderElite === 'second-random',
  ],
  ['eventsOnTable', 'no-random-events-used', 'onus-12.14', isRandomBarred],
);

/** More events on the table than may be played from where they come. */
function tooMany(events: Events): Violation[] {
  const most = applyRows(COUNT, events, NO_EVENTS, new Trace());
  return ORIGINS.flatMap((origin) => {
    const given = events.eventsOnTable.filter(({ eventFrom }) => eventFrom === origin).length;
    const values = { given, most: most[origin], origin: `eventFrom.${origin}` };
    return given <= most[origin]
      ? []
      : [{ field: 'eventsOnTable', problem: 'more-events', with: values, clause: 'onus-13.4' }];
  });
}

const outsidePhase = on('in-combat-phase', playedIn('outside-phase'));
const withoutRandom = on('random-events-in-use', ({ noRandomEvents }: Events) => noRandomEvents);
const moreFromHand = on(
  'elite-chose-otherwise',
  (events: Events) => attackerLimit(events) + defenderLimit(events) > sum(ORDINARY) - 1,
);
const limits = (events: Events) => ({
  attacker: attackerLimit(events),
  defender: defenderLimit(events),
});

const COUNT: Table<Events, Most> = {
  on: 'mostEvents',
  show: sum,
  rows: [
    notes('onus-7.158/none', [playedIn('hand-to-hand', 'outside-phase')], outsidePhase),
    notes('onus-11.11/no-events', [playedIn('javelins')]),
    notes('onus-7.128/out-of-range', [playedIn('shot-out-of-range')]),
    sets('onus-5.11/order', ORDINARY, [hasEvents]),
    notes('onus-7.128/one-each', [inShot]),
    notes('onus-7.157/one-each', [playedIn('hand-to-hand')]),
    sets('onus-12.14/none', (_, most) => ({ ...most, random: 0 }), [hasEvents], withoutRandom),
    notes('onus-11.3/options', [hasEvents, someElite]),
    notes('onus-2.7/two-options', [hasEvents, someElite]),
    sets(
      'onus-11.5/counts',
      (events, most) => ({ ...most, ...limits(events) }),
      [hasEvents, someElite],
      moreFromHand,
      { with: limits },
    ),
  ],
};

/** Those that cancel come first (onus-7.129); otherwise as they were played. */
function inOrder({ eventsOnTable }: Events, trace: Trace) {
  const cancelling = eventsOnTable.filter(({ cancels }) => cancels !== 'nothing');
  if (cancelling.length > 0) trace.step('onus-7.129/first');
  else if (eventsOnTable.length > 0) trace.skip('onus-7.129', 'nothing-cancels');
  const others = eventsOnTable.filter(({ cancels }) => cancels === 'nothing');
  return [...cancelling, ...others].map(({ eventFrom }) => eventFrom);
}

export const eventCount = defineQuery({
  id: 'onus/event-count',
  fields: FIELDS,
  answer: {
    randomEvents: amount(),
    attackerFromHand: amount(),
    defenderFromHand: amount(),
    mostEvents: amount(),
    leastEvents: amount(),
    playedInOrder: words(ORIGINS),
    appliedInOrder: words(ORIGINS),
  },
  sample: { attackerRank: 'elite' },
  next: (said) => [
    {
      as: 'event',
      query: 'onus/random-event',
      draft: handOn(said, 'eventIn', 'noRandomEvents', 'attackerRank', 'defenderRank'),
    },
  ],
  check: firstOf<Events>(check, tooMany),
  run(events, trace) {
    const most = applyRows(COUNT, events, NO_EVENTS, trace);
    const total = sum(most);
    if (total > 0) trace.step('onus-13.4/most', { most: total });
    return {
      answer: {
        randomEvents: most.random,
        attackerFromHand: most.attacker,
        defenderFromHand: most.defender,
        mostEvents: total,
        leastEvents: most.random,
        playedInOrder: ORIGINS.filter((origin) => most[origin] > 0),
        appliedInOrder: inOrder(events, trace),
      },
      summary: { say: `event-count/${total > 0 ? 'most' : 'none'}`, with: { most: total } },
    };
  },
});

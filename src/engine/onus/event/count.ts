import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, groups, type Values } from '../../core/schema.ts';
import { RANKS } from '../units.ts';
import { ELITE_CHOICES, EVENT_FIELDS, EVENT_IN, handLimit } from './fields.ts';

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

type On = Condition<Events, Most>;
type CountRow = Row<Events, Most>;
const on = (name: string, holds: (events: Events) => boolean): On => ({ name, holds });
const given = (holds: (events: Events) => boolean) => on('given', holds);
const sum = ({ random, attacker, defender }: Most) => random + attacker + defender;

const hasEvents = given(({ eventIn }) => eventIn === 'hand-to-hand' || eventIn === 'shot');
const isIn = (...places: readonly Events['eventIn'][]) =>
  given(({ eventIn }) => places.includes(eventIn));
const someElite = given(
  ({ attackerRank, defenderRank }) => attackerRank === 'elite' || defenderRank === 'elite',
);
const becomes = (most: Most, clause: ClauseId, say: string, ...when: readonly On[]): CountRow => ({
  clause,
  say: `${clause}/${say}`,
  when,
  apply: () => most,
});

const limitOf = (playerRank: Events['attackerRank'], eliteChoice: Events['attackerElite']) =>
  handLimit({ playerRank, eliteChoice });
const attackerLimit = (events: Events) => limitOf(events.attackerRank, events.attackerElite);
const defenderLimit = (events: Events) => limitOf(events.defenderRank, events.defenderElite);

const COUNT: Table<Events, Most> = {
  on: 'mostEvents',
  show: sum,
  rows: [
    becomes(
      NO_EVENTS,
      'onus-7.158',
      'none',
      isIn('hand-to-hand', 'outside-phase'),
      on('in-combat-phase', ({ eventIn }) => eventIn === 'outside-phase'),
    ),
    becomes(NO_EVENTS, 'onus-11.11', 'no-events', isIn('javelins')),
    becomes(NO_EVENTS, 'onus-7.128', 'out-of-range', isIn('shot-out-of-range')),
    becomes(ORDINARY, 'onus-5.11', 'order', hasEvents),
    { clause: 'onus-7.128', say: 'onus-7.128/one-each', when: [isIn('shot')] },
    { clause: 'onus-7.157', say: 'onus-7.157/one-each', when: [isIn('hand-to-hand')] },
    {
      clause: 'onus-12.14',
      say: 'onus-12.14/none',
      when: [hasEvents, on('random-events-in-use', ({ noRandomEvents }) => noRandomEvents)],
      apply: (most) => ({ ...most, random: 0 }),
    },
    { clause: 'onus-11.3', say: 'onus-11.3/options', when: [topic(hasEvents, someElite)] },
    { clause: 'onus-2.7', say: 'onus-2.7/two-options', when: [topic(hasEvents, someElite)] },
    {
      clause: 'onus-11.5',
      say: 'onus-11.5/counts',
      when: [
        topic(hasEvents, someElite),
        on('elite-chose-otherwise', (e) => attackerLimit(e) + defenderLimit(e) > sum(ORDINARY) - 1),
      ],
      apply: (most, events) => ({
        ...most,
        attacker: attackerLimit(events),
        defender: defenderLimit(events),
      }),
      with: (e) => ({ attacker: attackerLimit(e), defender: defenderLimit(e) }),
    },
  ],
};

/** Those that cancel come first (onus-7.129); otherwise as they were played. */
function inOrder({ eventsOnTable }: Events, trace: Trace): string[] {
  const cancelling = eventsOnTable.filter(({ cancels }) => cancels !== 'nothing');
  if (cancelling.length > 0) trace.step('onus-7.129/first');
  else if (eventsOnTable.length > 0) trace.skip('onus-7.129', 'nothing-cancels');
  const others = eventsOnTable.filter(({ cancels }) => cancels === 'nothing');
  return [...cancelling, ...others].map(({ eventFrom }) => eventFrom);
}

export const eventCount = looseQuery({
  id: 'onus/event-count',
  fields: FIELDS,
  sample: { attackerRank: 'elite' },
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
        playedInOrder: [
          ...(most.random ? ['random'] : []),
          ...(most.attacker ? ['attacker'] : []),
          ...(most.defender ? ['defender'] : []),
        ],
        appliedInOrder: inOrder(events, trace),
      },
      summary: { say: `event-count/${total > 0 ? 'most' : 'none'}`, with: { most: total } },
    };
  },
});

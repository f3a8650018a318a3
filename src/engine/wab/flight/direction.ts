import { word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ENGAGED_ON, engagedOn, flanksEngaged, frontAndRear, isEngagedOn, SIDES } from './sides.ts';

/** Inches to either side of the way within which a way round is looked for (wab-6.25, wab-6.26). */
const ASIDE = 8;
const FAR = 120;
const BOTH = 2;

const DIRECTIONS = [
  'straight-back',
  'straight-ahead',
  'to-its-left',
  'to-its-right',
  'back-left',
  'back-right',
  'ahead-left',
  'ahead-right',
  'not-said',
  'none',
] as const;
type Direction = (typeof DIRECTIONS)[number];

const FLIGHT_FIELDS = {
  engagedOn: usual(ENGAGED_ON),
  barrier: usual(choice(['none', 'friends', 'enemies', 'impassable'], 'none')),
  passage: optionalMeasure(0, FAR),
  detour: rare(optionalMeasure(0, FAR)),
  endsInside: flag(),
  readings: rare(group({ ...readings('R62'), ...readingsToC('R90') })),
};
type Flight = Values<typeof FLIGHT_FIELDS>;

const { bars, notes, sets } = rulesOf<Flight>();

const isBarred = ({ barrier }: Flight) => barrier !== 'none';
const barredBy =
  (...by: readonly Flight['barrier'][]) =>
  ({ barrier }: Flight) =>
    by.includes(barrier);
/** To one side of the way, or by the other reading along a detour, there and back if nothing else is said (R62). */
function hasPassage({ passage, detour, readings: { R62 } }: Flight) {
  if (passage === undefined) return false;
  return (R62 === 'b' ? (detour ?? 2 * passage) : passage) <= ASIDE;
}
const isSurrounded = (one: Flight) => engagedOn(one).length === SIDES.length;

/** What the sentences on a shut way show. */
const WITHIN = { with: () => ({ inches: ASIDE }) };

const MAY: Table<Flight, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.30', [isSurrounded], { unless: ['wab-6.28'] }),
    bars('wab-6.28', [frontAndRear]),
    notes('wab-6.24', [isBarred, not(frontAndRear)], on('no-passage', hasPassage), {
      unless: ['wab-6.25', 'wab-2.74', 'wab-6.26'],
    }),
    notes('wab-6.25', [barredBy('friends'), not(frontAndRear)], WITHIN),
    notes('wab-2.74', [barredBy('enemies'), not(frontAndRear), (one) => one.readings.R90 === 'b'], {
      unless: ['wab-6.26'],
      say: 'wab-2.74/by-this-reading',
    }),
    bars('wab-6.26', [barredBy('enemies', 'impassable'), not(frontAndRear)], WITHIN),
  ],
};

const STRAIGHT = {
  front: 'straight-back',
  rear: 'straight-ahead',
  'left-flank': 'to-its-right',
  'right-flank': 'to-its-left',
} as const;

const diagonally = (one: Flight): Direction => {
  const to = isEngagedOn('left-flank')(one) ? 'right' : 'left';
  return isEngagedOn('front')(one) ? `back-${to}` : `ahead-${to}`;
};
const onBothFlanks = (one: Flight) => flanksEngaged(one) === BOTH;
const onOneFlankAndAnother = (one: Flight) =>
  flanksEngaged(one) === 1 && engagedOn(one).length === BOTH;

const DIRECTION: Table<Flight, Direction> = {
  on: 'direction',
  rows: [
    sets<Direction>('wab-6.23', (one) => STRAIGHT[engagedOn(one)[0] ?? 'front'], []),
    sets<Direction>('wab-6.27', diagonally, [onOneFlankAndAnother]),
    sets<Direction>('wab-6.29', 'straight-back', [onBothFlanks, not(isEngagedOn('rear'))]),
    sets<Direction>('wab-6.29', 'not-said', [onBothFlanks, isEngagedOn('rear')], {
      say: 'wab-6.29/rear-shut',
    }),
  ],
};

function wayOf(flight: Flight) {
  if (!isBarred(flight)) return 'straight';
  if (hasPassage(flight)) return 'round';
  return flight.barrier === 'friends' ? 'through-friends' : 'stops-short';
}

export const flightDirection = defineQuery({
  id: 'wab/flight-direction',
  fields: FLIGHT_FIELDS,
  answer: {
    ...{ allowed: yes(), destroyed: yes(true) },
    direction: word(DIRECTIONS, 'none'),
    way: word(['straight', 'round', 'through-friends', 'stops-short', 'none'], 'none'),
    friendsMayMove: yes(),
  },
  sample: { engagedOn: ['front', 'left-flank'] },
  start: {},
  check: problems(
    [
      'passage',
      'nothing-in-the-way',
      'wab-6.24',
      (one) => !isBarred(one) && one.passage !== undefined,
    ],
    [
      'detour',
      'no-way-round',
      'wab-6.25',
      (one) => one.detour !== undefined && one.passage === undefined,
    ],
    [
      'endsInside',
      'not-through-friends',
      'wab-6.25',
      (one) => one.endsInside && one.barrier !== 'friends',
    ],
  ),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    if (!allowed) return { answer: {}, summary: { say: 'flight-direction/destroyed', with: {} } };
    const direction = applyRows(DIRECTION, input, 'none', trace);
    const way = wayOf(input);
    const friendsMayMove = way === 'through-friends' && input.endsInside;
    if (friendsMayMove) trace.step('wab-6.25/friends-move');
    return {
      answer: { allowed, destroyed: false, direction, way, friendsMayMove },
      summary: {
        say: `flight-direction/${direction === 'not-said' ? 'not-said' : 'flees'}`,
        with: { direction, way },
      },
    };
  },
});

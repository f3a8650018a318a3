import { type Table, topic } from '../../core/rows.ts';
import { rowsOf } from '../rows-of.ts';
import type { Gait, Passing } from './passer.ts';

const { given, on, bars, notes } = rowsOf<Passing>();

const friend = given(({ passed }) => passed.side === 'friend');
const enemy = given(({ passed }) => passed.side === 'enemy');
const goes = (...gaits: Gait[]) => given(({ gait }) => gaits.includes(gait));
const isFormed = on('passed-unformed', ({ passed }) => passed.formation !== 'none');
const fleeingElephants = topic(
  friend,
  given(({ passed }) => passed.kind === 'elephants' && passed.fleeing),
);

/** Who is barred does not pass, of whatever kind its move is. */
const forbids = (...row: Parameters<typeof bars>) => ({
  ...bars(...row),
  unless: ['onus-7.25', 'onus-7.192'] as const,
});

/** Ruling R24: flight passes through engaged friends, or (b) not even flight does. */
const flightBreaksIn = on('reading-r24-b', ({ readings }) => readings.R24 === 'a');
const flightStops = given(({ gait, readings }) => gait === 'flight' && readings.R24 === 'b');

/** What no unit passes through, whatever room there is beyond. */
export const OBSTACLES: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    notes(
      'onus-7.193',
      'corner',
      given(({ cornerOnly }) => cornerOnly),
    ),
    forbids('onus-7.107', '', goes('withdrawal')),
    forbids('onus-7.24', '', topic(goes('movement'), enemy)),
    forbids('onus-7.191', 'enemy', topic(goes('flight'), enemy)),
    forbids('onus-7.26', '', topic(goes('movement'), friend), isFormed),
    notes('onus-13.16', '', topic(goes('movement'), friend), isFormed),
    forbids('onus-7.191', 'formation', topic(goes('flight'), friend, isFormed)),
    forbids(
      'onus-7.27',
      '',
      topic(goes('movement'), friend),
      on('mover-unformed', ({ mover }) => mover.formation !== 'none'),
    ),
    forbids(
      'onus-7.28',
      '',
      topic(goes('movement'), friend),
      on('not-engaged', ({ passed }) => passed.engaged),
    ),
    forbids(
      'onus-7.28',
      '',
      topic(
        flightStops,
        friend,
        given(({ passed }) => passed.engaged),
      ),
    ),
    notes(
      'onus-7.179',
      'engaged',
      topic(
        goes('flight'),
        friend,
        given(({ passed }) => passed.engaged),
      ),
      flightBreaksIn,
    ),
    forbids(
      'onus-7.29',
      '',
      topic(
        goes('movement'),
        friend,
        given(({ passed }) => passed.kind === 'elephants'),
      ),
      on('elephants-not-fleeing', ({ passed }) => passed.fleeing),
    ),
    forbids('onus-7.191', 'elephants', topic(goes('flight'), fleeingElephants)),
    notes('onus-7.25', '', topic(goes('movement'), friend)),
    notes('onus-7.192', 'passes', topic(goes('flight'), friend)),
  ],
};

import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Gait, Passing } from './passer.ts';

const { bars, notes } = rulesOf<Passing>();

const friend = ({ passed }: Passing) => passed.side === 'friend';
const enemy = ({ passed }: Passing) => passed.side === 'enemy';
const goes =
  (...gaits: Gait[]) =>
  ({ gait }: Passing) =>
    gaits.includes(gait);
const isFormed = on('passed-unformed', ({ passed }: Passing) => passed.formation !== 'none');
const areElephants = ({ passed }: Passing) => passed.kind === 'elephants';

/** Who is barred does not pass, of whatever kind its move is. */
const BARRED = { unless: ['onus-7.25', 'onus-7.192'] } as const;

/** Ruling R24: flight passes through engaged friends, or (b) not even flight does. */
const flightBreaksIn = on('reading-r24-b', ({ readings }: Passing) => readings.R24 === 'a');
const flightStops = ({ gait, readings }: Passing) => gait === 'flight' && readings.R24 === 'b';

/** What no unit passes through, whatever room there is beyond. */
export const OBSTACLES: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    notes('onus-7.193/corner', [({ cornerOnly }) => cornerOnly]),
    bars('onus-7.107', [goes('withdrawal')], BARRED),
    bars('onus-7.24', [goes('movement'), enemy], BARRED),
    bars('onus-7.191/enemy', [goes('flight'), enemy], BARRED),
    bars('onus-7.26', [goes('movement'), friend], isFormed, BARRED),
    notes('onus-13.16', [goes('movement'), friend], isFormed),
    bars('onus-7.191/formation', [goes('flight'), friend, isFormed], BARRED),
    bars(
      'onus-7.27',
      [goes('movement'), friend],
      on('mover-unformed', ({ mover }) => mover.formation !== 'none'),
      BARRED,
    ),
    bars(
      'onus-7.28',
      [goes('movement'), friend],
      on('not-engaged', ({ passed }) => passed.engaged),
      BARRED,
    ),
    bars('onus-7.28', [flightStops, friend, ({ passed }) => passed.engaged], BARRED),
    notes(
      'onus-7.179/engaged',
      [goes('flight'), friend, ({ passed }) => passed.engaged],
      flightBreaksIn,
    ),
    bars(
      'onus-7.29',
      [goes('movement'), friend, areElephants],
      on('elephants-not-fleeing', ({ passed }) => passed.fleeing),
      BARRED,
    ),
    bars(
      'onus-7.191/elephants',
      [goes('flight'), friend, areElephants, ({ passed }) => passed.fleeing],
      BARRED,
    ),
    notes('onus-7.25', [goes('movement'), friend]),
    notes('onus-7.192/passes', [goes('flight'), friend]),
  ],
};

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

const isMoverFormed = on('mover-unformed', ({ mover }: Passing) => mover.formation !== 'none');
const isEngaged = on('not-engaged', ({ passed }: Passing) => passed.engaged);
const inFlight = on('elephants-not-fleeing', ({ passed }: Passing) => passed.fleeing);

/** What no unit passes through, whatever room there is beyond. */
export const OBSTACLES: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    notes('onus-7.193/corner', [({ cornerOnly }) => cornerOnly]),
    bars('onus-7.107', [goes('withdrawal')]),
    bars('onus-7.24', [goes('movement'), enemy]),
    bars('onus-7.191/enemy', [goes('flight'), enemy]),
    bars('onus-7.26', [goes('movement'), friend], isFormed, BARRED),
    notes('onus-13.16', [goes('movement'), friend], isFormed),
    bars('onus-7.191/formation', [goes('flight'), friend, isFormed], BARRED),
    bars('onus-7.27', [goes('movement'), friend], isMoverFormed, BARRED),
    bars('onus-7.28', [goes('movement'), friend], isEngaged, BARRED),
    bars('onus-7.28', [flightStops, friend, isEngaged], BARRED),
    notes('onus-7.179/engaged', [goes('flight'), friend, isEngaged], flightBreaksIn),
    bars('onus-7.29', [goes('movement'), friend, areElephants], inFlight, BARRED),
    bars('onus-7.191/elephants', [goes('flight'), friend, areElephants, inFlight], BARRED),
    notes('onus-7.25', [goes('movement'), friend]),
    notes('onus-7.192/passes', [goes('flight'), friend]),
  ],
};

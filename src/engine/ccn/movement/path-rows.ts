import type { Condition, Table } from '../../core/rows.ts';
import { type Fact, on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import { STOPS } from '../terrain.ts';
import { isArtillery } from '../units.ts';
import { byLeader, byUnit, hasLeaderAlong, type Move, type PathHex } from './move.ts';

/** Who comes to a hex. */
interface Comes extends Pick<Move, 'unit' | 'leader' | 'detaches'> {
  readings: Pick<Move['readings'], 'R30'>;
}

/** One hex of the path, seen from the unit that comes there. */
export interface Spot extends PathHex {
  move: Comes;
  /** Number of the hex in the path, from 1. */
  at: number;
  last: boolean;
}

const { bars, notes, sets } = rulesOf<Spot>(({ move: { unit }, at, ground, holds }) => ({
  unit,
  hex: at,
  ground,
  holds,
}));
/** The move ends here: it may not go on. */
const stops = (key: Key, about: Fact<Spot, boolean>[], ...rest: Condition<Spot, boolean>[]) =>
  sets<boolean>(key, ({ last }, may) => may && last, about, ...rest);

const of = (fact: (move: Comes) => boolean) => (spot: Spot) => fact(spot.move);
const groundIs =
  (...grounds: Spot['ground'][]) =>
  ({ ground }: Spot) =>
    grounds.includes(ground);
const holdsAny =
  (...holders: Spot['holds'][]) =>
  ({ holds }: Spot) =>
    holders.includes(holds);
const aUnit = of(byUnit);
const aLeader = of(byLeader);
const friends = holdsAny('friend', 'friend-with-leader', 'ally');
const enemies = holdsAny('enemy', 'enemy-leader');
const loneFriend = holdsAny('friendly-leader');
const isGun = on(
  'not-artillery',
  of(({ unit }) => isArtillery(unit)),
);

const ends = on('passes-through', ({ last }: Spot) => last);
const passes = on('move-ends-there', ({ last }: Spot) => !last);

/** Terrain and fieldworks that end a move, whoever makes it. */
export const stopsMove = ({ ground, acrossFieldworks = false }: PathHex) =>
  acrossFieldworks || ground in STOPS;
const impassable = (spot: Spot) =>
  groundIs('rugged-hill', 'river')(spot) || (groundIs('quarry')(spot) && isGun.holds(spot, null));

/** What a hex that the move enters does to it: its ground first, then who is in it. */
export const HEXES_ENTERED: Table<Spot, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-7.9/path', [groundIs('hill')]),
    notes(
      'ccn-7.50/path',
      [groundIs('river', 'ford', 'bridge')],
      on('no-bridge', groundIs('bridge')),
      { unless: ['ccn-7.41', 'ccn-7.44'] },
    ),
    notes('ccn-5.43', [stopsMove], passes),
    bars('ccn-5.44', [impassable]),
    // Each ground says again what has been barred.
    notes('ccn-7.21/path', [groundIs('rugged-hill')]),
    notes(
      'ccn-7.41/path',
      [groundIs('river', 'ford', 'bridge')],
      on('ford', groundIs('river', 'bridge')),
    ),
    notes('ccn-7.55/path', [groundIs('quarry')], isGun),
    stops('ccn-7.2/path', [groundIs('forest')]),
    stops('ccn-7.24/path', [groundIs('town')]),
    stops('ccn-7.32/path', [({ acrossFieldworks = false }) => acrossFieldworks]),
    stops('ccn-7.44/path', [groundIs('ford', 'bridge')]),
    stops('ccn-7.54/path', [groundIs('quarry')]),
    notes('ccn-5.56', [holdsAny('ally')]),
    bars('ccn-5.36', [aUnit, friends]),
    bars('ccn-5.37', [aUnit, enemies]),
    bars(
      'ccn-5.38/second-leader',
      [loneFriend, of(hasLeaderAlong)],
      on(
        'reading-r30-b',
        of(({ readings }) => readings.R30 === 'a'),
      ),
    ),
    stops('ccn-5.38', [aUnit, loneFriend]),
    bars('ccn-5.58', [aLeader, ({ holds }) => holds !== 'empty'], on('no-enemy-there', enemies)),
    notes(
      'ccn-5.55/passes',
      [aLeader, ({ holds }) => friends({ holds } as Spot) || loneFriend({ holds } as Spot)],
      passes,
    ),
    bars('ccn-5.55', [aLeader, holdsAny('friend-with-leader', 'friendly-leader')], ends),
    notes('ccn-5.57', [aLeader, holdsAny('friend', 'ally')], ends),
  ],
};

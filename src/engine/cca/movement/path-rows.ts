import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import { isFoot, isLightOnFoot, isMounted } from '../units.ts';
import { byLeader, byUnit, cardIs, type Move, mustStop, type PathHex } from './move.ts';

/** One hex of the path, seen from the unit that comes there. */
export interface Spot extends PathHex {
  move: Move;
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
const stops = (key: Key, about: ((spot: Spot) => boolean)[]) =>
  sets<boolean>(key, ({ last }, may) => may && last, about);

const of = (fact: (move: Move) => boolean) => (spot: Spot) => fact(spot.move);
const groundIs =
  (...grounds: Spot['ground'][]) =>
  ({ ground }: Spot) =>
    grounds.includes(ground);
const holdsAny =
  (...holders: Spot['holds'][]) =>
  ({ holds }: Spot) =>
    holders.includes(holds);
const inBattle = (scenario: Move['scenario']) => of((move) => move.scenario === scenario);
const aUnit = of(byUnit);
const aLeader = of(byLeader);
const occupied = ({ holds }: Spot) => holds !== 'empty';
const friend = holdsAny('friend', 'friend-with-leader');
const enemy = holdsAny('enemy', 'enemy-leader');

const onMove = (name: string, fact: (move: Move) => boolean) => on(name, of(fact));
const ends = on('passes-through', ({ last }: Spot) => last);
const passes = on('move-ends-there', ({ last }: Spot) => !last);
const LIGHT_PASS = [
  onMove('not-light-foot', (move) => isLightOnFoot(move.unit)),
  onMove('not-two-hexes', ({ hexes }) => hexes === 2),
  passes,
] as const;

/** What a hex that the move enters does to it: its ground first, then who is in it. */
export const HEXES_ENTERED: Table<Spot, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-17.1/path', [groundIs('rough'), of((move) => isFoot(move.unit))]),
    notes('cca-17.14/path', [groundIs('hill')]),
    notes('cca-17.32/path', [({ acrossRampart = false }) => acrossRampart]),
    notes('cca-17.38/path', [groundIs('camp')]),
    notes('cca-8.13/path', [(spot) => mustStop(spot.move, spot)], passes),
    bars('cca-17.23/path', [groundIs('coast')]),
    bars('cca-19.15/path', [groundIs('lake')]),
    bars('cca-19.16/path', [groundIs('steep-hill')]),
    bars('cca-19.7/river', [groundIs('river'), inBattle('crimissos-river')]),
    notes('cca-19.7/path', [groundIs('ford'), inBattle('crimissos-river')]),
    bars('cca-19.11/path', [groundIs('river', 'ford'), inBattle('ticinus-river')], {
      unless: ['cca-17.27'],
    }),
    bars('cca-17.26/path', [groundIs('river')]),
    stops('cca-17.2/path', [groundIs('rough'), of((move) => isMounted(move.unit))]),
    stops('cca-17.8/path', [groundIs('forest')]),
    stops('cca-17.27/path', [groundIs('ford')]),
    notes(
      'cca-8.10/path',
      [aUnit, friend, of(cardIs('order-light-troops', 'move-fire-move'))],
      ...LIGHT_PASS,
    ),
    notes('cca-18.16/path', [aUnit, friend, of(cardIs('order-light-troops'))], ...LIGHT_PASS, {
      unless: ['cca-8.9'],
    }),
    notes('cca-18.48/path', [aUnit, friend, of(cardIs('move-fire-move'))], ...LIGHT_PASS, {
      unless: ['cca-8.9'],
    }),
    notes(
      'cca-8.33/unit-joins',
      [aUnit, holdsAny('friendly-leader'), ends],
      onMove('reading-r66-a', ({ readings }) => readings.R66 === 'b'),
      onMove('leader-along', ({ attachedLeader }) => attachedLeader === 'none'),
      { unless: ['cca-8.9'] },
    ),
    bars('cca-8.8/path', [aUnit, holdsAny('friend', 'friend-with-leader', 'enemy')], ends),
    bars('cca-8.9/path', [aUnit, occupied]),
    bars('cca-8.31/path', [aLeader, occupied], on('no-enemy-there', enemy)),
    notes('cca-8.30/path', [aLeader, friend], passes),
    bars(
      'cca-8.30/leader',
      [aLeader, holdsAny('friendly-leader'), passes],
      onMove('reading-r67-b', ({ readings }) => readings.R67 === 'a'),
    ),
    bars('cca-8.32/path', [aLeader, holdsAny('friendly-leader', 'friend-with-leader')], ends),
    notes('cca-8.33/path', [aLeader, holdsAny('friend'), ends]),
    notes('cca-8.39/path', [aLeader, holdsAny('friend')], ends),
    notes(
      'cca-19.32/path',
      [aUnit, groundIs('camp'), inBattle('baecula')],
      onMove('not-roman', ({ army }) => army === 'rome'),
    ),
  ],
};

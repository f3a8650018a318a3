import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { SIDES, type Side } from '../../core/two-sides.ts';
import { attacks, type Bout, cardOf, has, isFlanked, isFortified, sideOf } from './fields.ts';

const { bars } = rulesOf<Bout>();

/** Cavalry defends a unit with Resguardo whatever its card (t7g-6.41). */
const comesByCard = ({ manner }: Bout) => manner !== 'sheltered';

/** Ruling R67: from a Mobile Fortress ¡Atacad! is no reaction either, or (b) it is. */
const isBarred = (bout: Bout, side: Side) =>
  sideOf(bout, side).mobileFortress &&
  attacks(bout, side) &&
  (bout.readings.R67 === 'a' || (side === 'attacker') === (bout.manner === 'charge'));

/** Whether this combat can be. */
const MAY: Table<Bout, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-5.37',
      [({ manner }) => manner === 'charge'],
      on('seen', ({ inSight }) => !inSight),
    ),
    bars('t7g-2.20/combat', [comesByCard, (bout) => cardOf(bout, 'attacker') === 'run'], {
      unless: ['t7g-5.1'],
    }),
    bars(
      't7g-5.1',
      [comesByCard],
      on('attacks', (bout) => !attacks(bout, 'attacker')),
    ),
    bars('t7g-6.16/combat', [(bout) => SIDES.some((side) => isBarred(bout, side))]),
    bars('t7g-6.27/combat', [
      (bout) => SIDES.some((side) => sideOf(bout, side).emplaced && attacks(bout, side)),
    ]),
    bars(
      't7g-5.29/pikes',
      [({ badWar }) => badWar],
      on('both-have-pikes', ({ unit, enemy }) => ![unit, enemy].every((one) => has(one, 'pikes'))),
    ),
    bars('t7g-5.30', [({ badWar }) => badWar], on('no-flank', isFlanked)),
    bars('t7g-5.30/fortified', [({ badWar }) => badWar], on('not-fortified', isFortified)),
  ],
};

export const mayFight = (bout: Bout, trace: Trace): boolean => applyRows(MAY, bout, true, trace);

/** Whether a tie of these two may lead to a bad war (t7g-5.29, t7g-5.30). */
export const mayBeBadWar = ({ unit, enemy, ...rest }: Bout): boolean =>
  has(unit, 'pikes') &&
  has(enemy, 'pikes') &&
  !isFlanked({ unit, enemy, ...rest }) &&
  !isFortified({ unit, enemy, ...rest });

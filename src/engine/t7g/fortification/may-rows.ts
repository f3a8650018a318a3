import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { does, type Held, is, isBuilding, isEmplaced, isMobile } from './fields.ts';

const { bars, notes } = rulesOf<Held>();
/** Nothing else is entered. */
const entersBuilding = [does('enters')] as const;
const isAttention = ({ card }: Held) => card === 'attention';
const isInfantry = ({ kind }: Held) => kind === 'formation' || kind === 'company';
const readsB = (name: 'R67' | 'R165' | 'R168') => (held: Held) => held.readings[name] === 'b';

/** Whether the unit may do so with its building, wall or fortress. */
export const MAY: Table<Held, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-9.38/infantry', entersBuilding, on('is-infantry', not(isInfantry))),
    bars(
      't7g-9.38',
      [is('building'), does('enters'), isInfantry],
      on('is-a-company', ({ kind }) => kind === 'formation'),
    ),
    bars(
      't7g-9.38/full',
      entersBuilding,
      on('stands-empty', ({ occupied }) => occupied),
    ),
    bars('t7g-9.39', entersBuilding, on('card-is-attention', not(isAttention))),
    bars(
      't7g-9.39/reach',
      entersBuilding,
      on('reaches-it', ({ reachesIt }) => !reachesIt),
    ),
    notes('t7g-9.39/leaves', [isBuilding, does('leaves'), not(readsB('R165'))]),
    bars(
      't7g-9.39/leaves-b',
      [isBuilding, does('leaves'), readsB('R165')],
      on('card-is-attention', not(isAttention)),
    ),
    notes('t7g-6.14', [isMobile, does('leaves')]),
    bars('t7g-6.15', [isMobile], on('keeps-its-orientation', does('turns'))),
    notes('t7g-6.15/pivot', [isMobile, does('moves'), not(readsB('R168'))]),
    notes('t7g-6.15/straight', [isMobile, does('moves'), readsB('R168')]),
    bars('t7g-6.16', [isMobile], on('does-not-charge', does('charges'))),
    // Ruling R67: not as a reaction either, or (b) only as an order.
    bars('t7g-6.16/reaction', [isMobile, does('counter-charges'), not(readsB('R67'))]),
    bars('t7g-6.24', [isEmplaced], on('stays', does('leaves'))),
    bars(
      't7g-6.27',
      [isEmplaced],
      on('neither-moves-nor-turns', does('moves', 'turns', 'charges', 'counter-charges')),
    ),
    notes('t7g-6.31', [isEmplaced, does('holds', 'shoots')]),
    notes('t7g-6.30/inside', [isEmplaced, ({ unitsInside }) => (unitsInside ?? 1) > 1], {
      with: ({ unitsInside = 0 }) => ({ unitsInside }),
    }),
    bars('t7g-6.32/late', [({ choosesLate }) => choosesLate]),
    notes('t7g-6.32', [isEmplaced, does('shoots')]),
    notes('t7g-6.33', [isEmplaced, does('shoots')]),
    notes('t7g-9.42', [isBuilding, does('shoots')]),
  ],
};

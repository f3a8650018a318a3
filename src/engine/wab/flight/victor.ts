import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';

/** A unit after its combat, as far as it may leave its place. */
export interface Victor {
  won: boolean;
  enemiesFled: number;
  enemiesGaveGround: number;
  enemiesLeft: number;
  from: 'front' | 'flank-or-rear';
  /** The beaten enemy is an elephant, which does not flee. */
  elephantStampeded?: boolean;
}

const { bars, notes } = rulesOf<Victor>();

const theyFlee = ({ won, enemiesFled }: Victor) => won && enemiesFled > 0;

export const MAY_PURSUE: Table<Victor, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-17.38', [({ won, elephantStampeded = false }) => won && elephantStampeded], {
      unless: ['wab-6.31'],
    }),
    bars('wab-6.31', [not(theyFlee)], { say: 'wab-6.31/nobody' }),
    notes('wab-6.31', [theyFlee]),
    bars(
      'wab-6.32',
      [theyFlee],
      on('all-are-gone', ({ enemiesLeft }) => enemiesLeft > 0),
    ),
    bars('wab-6.32', [theyFlee, ({ enemiesGaveGround }) => enemiesGaveGround > 0], {
      say: 'wab-6.32/gave-ground',
    }),
    bars(
      'wab-6.33',
      [theyFlee],
      on('fought-its-front', ({ from }) => from === 'flank-or-rear'),
    ),
  ],
};

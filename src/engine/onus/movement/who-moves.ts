import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Move } from './course.ts';

const { bars, notes } = rulesOf<Move>();

const inTurn = ({ occasion }: Move) => occasion === 'movement-phase';
const isActive = ({ active }: Move) => active;
const isIdle = ({ active }: Move) => !active;
const isEngaged = ({ engaged }: Move) => engaged;
const isFree = ({ engaged }: Move) => !engaged;
const flees = ({ fleeing }: Move) => fleeing;
const isSteady = ({ fleeing, recovered }: Move) => !fleeing && !recovered;

const stillStands = on('enemy-gone', ({ rammed }: Move) => rammed === 'stands');

/** Who may move at all, whatever the way. */
export const WHO: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-9.10/stands', [({ occasion }) => occasion === 'after-ram'], stillStands),
    notes(
      'onus-9.19/idle',
      [
        inTurn,
        isIdle,
        isFree,
        ({ toCharge, abilities }) => toCharge && abilities.includes('impetuous'),
      ],
      { unless: ['onus-7.14'] },
    ),
    bars('onus-7.16/move', [isIdle, isEngaged]),
    bars('onus-7.14/move', [inTurn, isIdle, isFree]),
    bars('onus-7.89/move', [isActive, isEngaged]),
    bars('onus-7.23/fleeing', [flees]),
    bars('onus-7.21/move', [({ recovered }) => recovered]),
    notes('onus-7.46', [isActive, ({ forcedMarch }) => forcedMarch]),
    notes('onus-7.19/move', [inTurn, isActive, isFree, isSteady, ({ broken }) => broken]),
    notes('onus-7.23', [inTurn, isActive, isFree, isSteady]),
  ],
};

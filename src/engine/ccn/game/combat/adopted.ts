import { adopted, readings } from '../../../core/readings.ts';

/** The unclear clauses that bear on a combat, as adopted. */
export const READINGS = adopted(
  readings(
    ...(['R1', 'R2', 'R6', 'R8', 'R10', 'R11', 'R13', 'R22', 'R24', 'R25', 'R29'] as const),
    ...(['R30', 'R31', 'R32', 'R34', 'R48', 'R51', 'R52', 'R53', 'R60', 'R61'] as const),
    ...(['R62', 'R63', 'R64', 'R65', 'R68', 'R69', 'R72', 'R77', 'R80'] as const),
    ...(['R82', 'R85'] as const),
  ),
);

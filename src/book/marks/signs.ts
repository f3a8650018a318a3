import { dot, inked, lines, type Mark } from './mark.ts';

/** The sign of a game that is played on hexes begins with one. */
export const HEXAGON = lines('M16 1.8 28.3 8.9v14.2L16 30.2 3.7 23.1V8.9z');

/** The wordmark's sign: in a hex, a sword whose guard is the beam of a balance. */
export const IUS_BELLI: Mark = {
  viewBox: '0 0 32 32',
  body:
    HEXAGON +
    lines('M16 8.2v15.3M9.5 11.5h13M9.5 11.5l-2.3 5.6h4.6zM22.5 11.5l-2.3 5.6h4.6z') +
    lines('M7.2 17.1c.4 1.9 4.2 1.9 4.6 0M20.2 17.1c.4 1.9 4.2 1.9 4.6 0') +
    inked('M14.8 22.5h2.4L16 26.6z') +
    dot(16, 7, 1.5),
};

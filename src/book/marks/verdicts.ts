import { inked, lines, type Mark } from './mark.ts';

const verdict = (body: string): Mark => ({ viewBox: '0 0 16 16', body });

/** What comes of an example: a tick, a block struck out, one that is not there, and one that stands. */
export const VERDICTS: Record<'allowed' | 'notAllowed' | 'noDifference' | 'so', Mark> = {
  allowed: verdict(lines('M2 8.5 6.5 13 14 3')),
  notAllowed: verdict(lines('M2.75 2.75h10.5v10.5H2.75zM.8 15.2 15.2.8')),
  noDifference: verdict(
    '<path stroke-dasharray="2 2" stroke-linecap="butt" d="M2.75 2.75h10.5v10.5H2.75z"/>',
  ),
  so: verdict(inked('M2 2h12v12H2z')),
};

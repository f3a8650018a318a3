import { inked, lines, type Mark } from './mark.ts';

const verdict = (body: string): Mark => ({ viewBox: '0 0 16 16', body });

/** The three kinds of an example as a block: it stands, it is not there, it is struck out. */
export const VERDICTS: Record<'applies' | 'doesNotApply' | 'forbidden', Mark> = {
  applies: verdict(inked('M2 2h12v12H2z')),
  doesNotApply: verdict(
    '<path stroke-dasharray="2 2" stroke-linecap="butt" d="M2.75 2.75h10.5v10.5H2.75z"/>',
  ),
  forbidden: verdict(lines('M2.75 2.75h10.5v10.5H2.75zM.8 15.2 15.2.8')),
};

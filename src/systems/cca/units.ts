import { BLOCK } from '../../book/marks/block.ts';
import { CHARIOT, ELEPHANT, HORSE } from '../../book/marks/figures.ts';
import { HELMET } from '../../book/marks/helmet.ts';
import { dot, inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import type { Combatant } from '../../engine/cca/units.ts';

/** Class of a unit as the corner of its block shows it; a bordered one is drawn hollow. */
const CLASS = {
  light: dot(25, 25, 3.2),
  lightBordered: ring(25, 25, 3) + dot(25, 25, 1.2),
  medium: inked('M25 21.2l3.7 6.6h-7.4z'),
  mediumBordered: lines('M25 21.4l3.4 6.2h-6.8z') + dot(25, 25.6, 1),
  heavy: inked('M22 22h6v6h-6z'),
  none: '',
} as const;

const block = (corner: keyof typeof CLASS, glyph: string): Mark => ({
  viewBox: '0 0 32 32',
  body: glyph + CLASS[corner],
});

const JAVELIN = lines('M8 25 21 6.5') + inked('M22.6 4.2l-.5 4.4-2.9-2z');
/** A block of each unit, and the leader's: the class sign in its corner, the arms in its middle. */
export const UNITS: Record<Combatant, Mark> = {
  LI: block('light', JAVELIN + ring(10.5, 11, 5) + dot(10.5, 11, 1.2)),
  LS: block(
    'light',
    lines('M7 25C6 15.5 9.5 9 16.5 7M7 25c5.6-3.2 9.8-8.2 12-14.5') +
      dot(18.6, 8, 2.6) +
      dot(15.5, 21, 1.1) +
      dot(19, 18.6, 1.1),
  ),
  LB: block(
    'light',
    lines('M6 7c10-1.5 17.5 6 16 16M6 7l16 16M7.5 21.5 21 8M7.5 21.5v-3.6M7.5 21.5h3.6') +
      inked('M24.2 4.8l-1.2 5-3.8-3.8z'),
  ),
  AX: block(
    'lightBordered',
    '<ellipse cx="11.5" cy="15" rx="6" ry="9.5"/>' +
      lines('M11.5 8.5v13M21.5 9v9.5') +
      '<ellipse cx="11.5" cy="15" rx="1.8" ry="2.8" fill="currentColor"/>' +
      inked('M21.5 4.5l1.9 4.8h-3.8z'),
  ),
  WR: block(
    'mediumBordered',
    lines('M13.5 4.5l2 2.6v11.4h-4V7.1zM13.5 8.5v7M8 18.5h11M13.5 18.5V23') + dot(13.5, 24, 1.8),
  ),
  MI: block(
    'medium',
    '<rect x="6" y="5" width="12.5" height="20.5" rx="3.5"/>' +
      lines('M12.2 5v7M12.2 18.4v7.1M8.6 5.8v18.9M15.9 5.8v18.9') +
      ring(12.2, 15.2, 2.6) +
      dot(12.2, 15.2, 0.9),
  ),
  HI: block(
    'heavy',
    ring(12, 16.5, 8.2) +
      ring(12, 16.5, 5.8) +
      lines('M9 19.5l3-6.5 3 6.5M22.5 9v9') +
      inked('M22.5 3.5l2 5.5h-4z'),
  ),
  LC: block('light', HORSE + lines('M25.5 9v9') + inked('M25.5 4.5l1.6 4.5h-3.2z')),
  MC: block('medium', HORSE + lines('M8.3 13l3.4 4.6M10.6 15.8c3.4-1 6-2.8 8.6-5.8')),
  HC: block(
    'heavy',
    HORSE + lines('M19 10.5l-3 2.4M20.6 14.4l-4 2.4M21.4 18.6l-4.8 2M15.4 5c3.6-2 7.6.4 8.4 4.6'),
  ),
  CH: block('heavy', CHARIOT),
  EL: block('heavy', ELEPHANT),
  LD: block('none', HELMET),
};

/** The drawing of a block with its edge around it. */
export const unitBlock = (unit: Combatant): Mark => {
  const { viewBox, body } = UNITS[unit];
  return { viewBox, body: lines(BLOCK) + body };
};

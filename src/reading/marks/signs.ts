import { dot, inked, lines, type Mark, ring } from './mark.ts';

const HEXAGON = lines('M16 1.8 28.3 8.9v14.2L16 30.2 3.7 23.1V8.9z');

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

/** A sign for each system, drawn from what lies on its table. */
export const SYSTEM_SIGNS: Record<'cca' | 'ccn' | 'onus' | 't7g' | 'wab', Mark> = {
  // A hex with crossed swords.
  cca: {
    viewBox: '0 0 32 32',
    body:
      HEXAGON +
      lines('M9.5 9l10.3 11M22.5 9 12.2 20M17.6 22.2l4.4-4.2M14.4 22.2 10 18M19.8 20l2.6 2.8') +
      lines('M12.2 20l-2.6 2.8'),
  },
  // A hex with a cocked hat.
  ccn: {
    viewBox: '0 0 32 32',
    body:
      HEXAGON +
      lines(
        'M7 20c2.2-.6 3.4-2.4 4.6-5.2 1-2.4 2.4-3.6 4.4-3.6s3.4 1.2 4.4 3.6c1.2 2.8 2.4 4.6 4.6 5.2-5.6 2.4-12.4 2.4-18 0z',
      ) +
      lines('M16 18.2v-3.6') +
      dot(16, 13.6, 1.3),
  },
  // A unit's card with its front and its ranks.
  onus: {
    viewBox: '0 0 32 32',
    body:
      '<rect x="3" y="7" width="26" height="18" rx="2"/>' +
      lines('M3 11.5h26M9 16h3M14.5 16h3M20 16h3M9 20.5h3M14.5 20.5h3M20 20.5h3') +
      inked('M16 1.6l3 3.9h-6z'),
  },
  // A square of pikes with a sleeve of shot at each corner.
  t7g: {
    viewBox: '0 0 32 32',
    body:
      lines('M9 11h14v14H9zM12 11V3M16 11V1.8M20 11V3M12.5 15h0') +
      [14.5, 18, 21.5].flatMap((y) => [12.5, 16, 19.5].map((x) => dot(x, y, 0.9))).join('') +
      lines('M3.5 8h3v3h-3zM25.5 8h3v3h-3zM3.5 25h3v3h-3zM25.5 25h3v3h-3z'),
  },
  // A rank of shields on its movement tray.
  wab: {
    viewBox: '0 0 32 32',
    body:
      ring(8, 18, 3.6) +
      ring(16, 18, 3.6) +
      ring(24, 18, 3.6) +
      lines('M2.5 25.5h27M8 14.4V6M16 14.4V6M24 14.4V6') +
      [8, 16, 24].map((x) => inked(`M${x} 2.5l1.5 4h-3z`) + dot(x, 18, 1)).join(''),
  },
};

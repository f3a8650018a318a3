import { dot, lines, type Mark, ring } from './mark.ts';

const door = (body: string, from = 0): Mark => ({ viewBox: `${from} 0 72 44`, body });

/** Drawings for what a player is about to do, in thin ink. */
export const DOORS = {
  // Two banners face each other over what both sides have counted.
  table: door(
    lines('M8 4v36M8 6h17l-4.5 5L25 16H8M64 4v36M64 6H47l4.5 5L47 16h17') +
      dot(16, 24, 2.2) +
      dot(23, 24, 2.2) +
      ring(30, 24, 2.2) +
      dot(56, 24, 2.2) +
      ring(49, 24, 2.2) +
      ring(42, 24, 2.2) +
      lines('M13 33h46'),
    7,
  ),
  // Two dice that have come to rest.
  calculate: door(
    lines('M14 15 30 8l12 8-15 8zM14 15l1 16 13 10-1-17M42 16l-1 15-13 10') +
      lines('M50 18l14 2-1 16-14-2zM50 18l5-6 13 2-4 6M68 14l-1 15-4 7') +
      dot(28, 16, 1.6) +
      dot(19, 24, 1.5) +
      dot(23, 33, 1.5) +
      dot(35, 25, 1.5) +
      dot(54, 23, 1.5) +
      dot(57, 27, 1.5) +
      dot(60, 32, 1.5),
    13,
  ),
  // Hexes with blocks on them, and the way from one to the next.
  hexes: door(
    lines(
      'M11.5 2 21.1 7.5 21.1 18.5 11.5 24 2 18.5 2 7.5zM30.6 2 40.1 7.5 40.1 18.5 30.6 24 21.1 18.5 21.1 7.5zM49.6 2 59.2 7.5 59.2 18.5 49.6 24 40.1 18.5 40.1 7.5z',
    ) +
      lines(
        'M21.1 18.5 30.6 24 30.6 35 21.1 40.5 11.5 35 11.5 24zM40.1 18.5 49.6 24 49.6 35 40.1 40.5 30.6 35 30.6 24z',
      ) +
      lines('M7.5 9h8v8h-8zM36.1 25.5h8v8h-8z') +
      lines('M38.6 23.5 33.1 16M32.6 21l.3-5.3 4.6 2.6'),
  ),
  // Two cards, the arc of one and the ruler between them.
  plane: door(
    lines('M6 27h18v12H6zM6 31h18M44 4h20v12H44zM44 12h20') +
      lines('M15 27 54 16M26 21l1 3M33 19l1 3M40 17l1 3') +
      lines('M24 27c5-3 8-8 8-14') +
      dot(15, 35, 1.3) +
      dot(54, 8, 1.3),
    5,
  ),
  // An open book, its way marked step by step.
  learn: door(
    lines('M36 10c-8-5-19-6-28-4v30c9-2 20-1 28 4 8-5 19-6 28-4V6c-9-2-20-1-28 4zM36 10v30') +
      dot(16, 28, 1.8) +
      dot(25, 22, 1.8) +
      ring(46, 22, 1.8) +
      ring(55, 16, 1.8) +
      lines('M18 26.8l5-3.4M27.2 22h16.4M47.8 20.8l5.4-3.6'),
    7,
  ),
} as const satisfies Record<string, Mark>;

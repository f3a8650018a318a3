import { dot, lines } from '../book/marks/mark.ts';
import type { Manifest } from './manifest.ts';

export const t7g: Manifest = {
  // A square of pikes with a sleeve of shot at each corner.
  sign: {
    viewBox: '0 0 32 32',
    body:
      lines('M9 11h14v14H9zM12 11V3M16 11V1.8M20 11V3M12.5 15h0') +
      [14.5, 18, 21.5].flatMap((y) => [12.5, 16, 19.5].map((x) => dot(x, y, 0.9))).join('') +
      lines('M3.5 8h3v3h-3zM25.5 8h3v3h-3zM3.5 25h3v3h-3zM25.5 25h3v3h-3z'),
  },
};

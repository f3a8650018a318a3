import { inked, lines } from './mark.ts';

/** Seen from the front, with its crest and the slit for eyes and mouth. */
export const HELMET =
  inked(
    'M16 10c-4.4 0-7.2 2.8-7.2 7v4.2c0 1.9.8 3.5 2.1 4.6l3.7.9v-5.7h-.8c-1.5 0-2.6-.8-3-2.1 1.5-.5 3.1-.4 4.3.2l.4.4h1l.4-.4c1.2-.6 2.8-.7 4.3-.2-.4 1.3-1.5 2.1-3 2.1h-.8v5.7l3.7-.9c1.3-1.1 2.1-2.7 2.1-4.6V17c0-4.2-2.8-7-7.2-7z',
  ) + lines('M8 11.5C9.3 7.6 12.3 5.5 16 5.5s6.7 2.1 8 6M16 5.5V10');

import { HORSE } from '../../book/marks/figures.ts';
import { dot, inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import type { Piece } from '../../engine/ccn/game/state.ts';

/** The sign of its label in the lower corner: a bugle, a grenade, a helmet. */
const BUGLE =
  lines('M21.4 26.6c0-3 2-4.6 4-4.6s3.4 1.4 3.4 3-1.2 2.6-2.8 2.6') +
  inked('M19.4 24.6l4 1v2.4l-4 1z');
const GRENADE = dot(25, 26.2, 2.9) + lines('M25 23v-2.6M23.4 21.8l-1.2-1.4M26.6 21.8l1.2-1.4');
const HELMET =
  inked('M21.6 27.6c0-3.4 1.4-5.2 3.6-5.2s3.4 1.8 3.4 5.2z') + lines('M22 22.4c1.6-2 5.2-2 6.8.2');
/** Guard units bear a star. */
const STAR = inked('M26 2.6l1.1 2.5 2.7.3-2 1.8.6 2.7-2.4-1.4-2.4 1.4.6-2.7-2-1.8 2.7-.3z');

/** A shako with its visor, and the musket beside it. */
const SHAKO =
  lines('M6.6 9.6h12l-1.4 8.6H8z') +
  inked('M7.6 18.6h10l1.4 2.6c-3.6-1.6-9.2-1.6-12.8 0z') +
  dot(12.6, 13.6, 1.4);
const MUSKET = lines('M22.8 10v10M22.8 4.5V10');
const POMPON = dot(12.6, 7.4, 1.8);
const PLUME = inked('M12.6 1.8c2.2 2 2.2 5 0 7.2-2.2-2.2-2.2-5.2 0-7.2z');
const CORDS = lines('M7 11.8c3.6 3.4 7.6 3.4 11.2 0');
const HORN = lines('M9.4 15.6c2 1.8 4.4 1.8 6.4 0');
/** The bearskin of grenadiers, tall and without a visor. */
const BEARSKIN = inked('M7 21c-1-8 .6-15.6 5.6-15.6S19.2 13 18.2 21c-3.4-1.2-7.8-1.2-11.2 0z');
const PLATED =
  lines('M7 21c-1-8 .6-15.6 5.6-15.6S19.2 13 18.2 21c-3.4-1.2-7.8-1.2-11.2 0z') +
  inked('M9.4 19.4c.4-3.4 1.6-5.4 3.2-5.4s2.8 2 3.2 5.4c-2-.5-4.4-.5-6.4 0z');
const SIDE_PLUME = inked('M19.6 3c1.8 2.4 1.4 6-.8 8.4-1.6-2.6-1.2-6.2.8-8.4z');

/** The gun on its wheel, to the left. */
const GUN =
  ring(11, 20, 5.4) +
  ring(11, 20, 1.3) +
  lines('M11 14.6v10.8M5.6 20h10.8M7.2 16.2l7.6 7.6M14.8 16.2l-7.6 7.6') +
  inked('M6 13.8 24 8l1 3-17.6 5.8z');
const TRAIL = lines('M15 22.6 21.5 27');
const SMALL_HORSE = `<g transform="translate(13 .5) scale(.5)">${HORSE}</g>`;
const LOW_GUN =
  ring(9, 21.6, 4.6) +
  lines('M9 17v9.2M4.4 21.6h9.2M5.8 18.4l6.4 6.4M12.2 18.4l-6.4 6.4') +
  inked('M4.6 16 20 14.4l.4 2.6-15.4 1.6z');

const SABER = lines('M25.6 8c.6 5-.6 9-3.4 12') + lines('M20.8 18.6l2.8 2.4');
const SWORD = lines('M25.4 5.5v13M23.2 16.5h4.4');
const LANCE = lines('M25 3v17') + inked('M24.4 3.2v5l-5.4-2.5z');

/** The leader: a wide cocked hat with its cockade, over his face and his shoulders. */
const LEADER =
  inked(
    'M2.5 17c3.2-.6 4.8-2.6 6.8-5.6C11 8.8 13 7 16 7s5 1.8 6.7 4.4c2 3 3.6 5 6.8 5.6-4 3-8.6 4-13.5 4s-9.5-1-13.5-4z',
  ) +
  lines('M11 21.4c0 3.4 2 5.4 5 5.4s5-2 5-5.4M7.5 30c1-2.6 3-4 5.5-4.4M24.5 30c-1-2.6-3-4-5.5-4.4');

const block = (...parts: readonly string[]): Mark => ({
  viewBox: '0 0 32 32',
  body: parts.join(''),
});

/** A block of each unit, and the leader's: the hat, horse or gun in its middle, the sign of its label in the corner. */
export const UNITS: Record<Piece['unit'], Mark> = {
  line: block(SHAKO, POMPON, MUSKET),
  militia: block(lines('M5 18.8h15M8 18.6c0-5.6 1.6-8.6 4.6-8.6s4.6 3 4.6 8.6M8 16h9.2'), MUSKET),
  light: block(SHAKO, PLUME, MUSKET, BUGLE),
  rifle: block(
    lines('M5 24 20 6M5 6l15 18M17.6 6.6l2.8-1.2M7.4 6.6 4.6 5.4') + dot(12.5, 15, 1.6),
    BUGLE,
  ),
  grenadier: block(BEARSKIN, MUSKET, GRENADE),
  'guard-grenadier': block(PLATED, STAR, GRENADE),
  'old-guard': block(PLATED, SIDE_PLUME, STAR, GRENADE),
  'young-guard': block(SHAKO, POMPON, CORDS, STAR, BUGLE),
  'guard-light': block(SHAKO, PLUME, HORN, STAR, BUGLE),
  'light-cavalry': block(HORSE, SABER),
  'guard-light-cavalry': block(HORSE, SABER, STAR),
  'light-lancers': block(HORSE, LANCE),
  'heavy-cavalry': block(HORSE, SWORD, HELMET),
  cuirassiers: block(
    lines(
      'M7 6.5l3 1.4c1.4 1.2 4 1.2 5.4 0l3-1.4 1.6 5.5c-1.6 3-1.8 6.4-1.2 10-4 1.8-8.2 1.8-12.2 0 .6-3.6.4-7-1.2-10z',
    ) + lines('M12.7 9v14M6.4 13.4c2 1.4 4 1.6 6.3.4 2.3 1.2 4.3 1 6.3-.4'),
    SWORD,
    HELMET,
  ),
  'guard-heavy-cavalry': block(HORSE, lines('M21.6 9.5 25.4 19M23 17.6l4-1.6'), STAR, HELMET),
  'foot-artillery': block(GUN, TRAIL),
  'guard-foot-artillery': block(GUN, TRAIL, STAR),
  'horse-artillery': block(LOW_GUN, SMALL_HORSE),
  'guard-horse-artillery': block(
    LOW_GUN,
    `<g transform="translate(9 .5) scale(.5)">${HORSE}</g>`,
    STAR,
  ),
  LD: block(LEADER),
};

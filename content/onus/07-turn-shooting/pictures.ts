import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.123',
    name: 'to-the-nearest-marker',
    position: 'onus1_bottom_A-30.75-51-90-r7_top_X-55-50-extended~right',
    ask: { what: 'shot', unit: 'A', targets: ['X'] },
    expect: { X: { allowed: true, distance: 3.25, shortRange: true, dice: 4, sideHit: 'flank' } },
    say: {
      es: 'Desde el centro del frente de A hasta el marcador que amplía a X hay 3,25 UD, menos de la mitad de su alcance de 7: 4 dados. Sólo hasta la carta serían más de 3,5 UD.',
      en: 'From the centre of the front of A to the marker that extends X it is 3.25 UD, less than half of its range of 7: 4 dice. To the card alone it would be more than 3.5 UD.',
    },
  },
  {
    clause: 'onus-7.126',
    name: 'half-circle',
    position: 'onus1_bottom_A-50-60-r6_top_X-52-41_Y-35.5-58-90_Z-64-65.5-270',
    ask: { what: 'shot', unit: 'A', targets: ['X', 'Y', 'Z'] },
    expect: {
      X: { allowed: true, inArc: true, distance: 3 },
      Y: { allowed: true, inArc: true, distance: 2.5 },
      Z: { allowed: false, inArc: false, distance: 2.5 },
    },
    say: {
      es: 'A ve medio círculo delante de su frente. X está dentro, y de Y basta con una parte. Z queda entera por detrás: no hay línea de visión.',
      en: 'A sees half a circle before its front. X is inside it, and of Y a part is enough. Z lies wholly behind: there is no line of sight.',
    },
  },
  {
    clause: 'onus-7.127',
    name: 'behind-a-friend',
    position: 'onus1_bottom_A-50-64-r8_F-50-54_top_X-50-42.5_Y-62.02-49.98-225',
    ask: { what: 'shot', unit: 'A', targets: ['X', 'Y'] },
    expect: {
      X: { allowed: true, distance: 3.5, dice: 4, obstructed: true, across: ['F'] },
      Y: { allowed: true, distance: 3, dice: 4, obstructed: false, across: [] },
    },
    say: {
      es: 'La unidad amiga F tapa toda la unidad X: contra ella se tira con -1/-1. Y queda a la vista y se le dispara sin penalización.',
      en: 'The friendly unit F hides the whole of X: a shot at it is made at -1/-1. Y is in sight and is shot at without penalty.',
    },
    quiz: {
      of: 'X.allowed',
      among: [true, false],
      es: 'La unidad F, amiga de A, está delante de X. ¿Puede A disparar a X?',
      en: 'The unit F, a friend of A, stands before X. May A shoot at X?',
    },
  },
  {
    clause: 'onus-7.145',
    name: 'on-the-flank',
    position: 'onus1_bottom_A-55.5-63.45-r8_top_X-46-45-60',
    ask: { what: 'shot', unit: 'A', targets: ['X'] },
    expect: {
      X: { allowed: true, distance: 3, sideHit: 'flank', exposure: -1, defenderDecides: false },
    },
    say: {
      es: 'El punto de X más cercano al centro del frente de A está en un flanco: X se defiende con -1/-1, y con -1 a la moral.',
      en: 'The point of X that is nearest to the centre of the front of A lies on a flank: X defends at -1/-1, and at -1 morale.',
    },
  },
]);

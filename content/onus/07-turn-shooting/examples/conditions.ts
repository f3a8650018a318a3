import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Who may shoot at whom, how far and past what. */
export const conditions = defineExamples({
  'onus-7.116': {
    archers: applies('onus/shot', {
      es: 'Unos arqueros con ataque a distancia 3 (8) disparan a una unidad que está a 2 UD.',
      en: 'Archers with a ranged attack of 3 (8) shoot at a unit 2 UD away.',
      ask: { shooter: { strength: 3, range: 8 }, distance: 2 },
      gives: { allowed: true, strength: 3, band: 'short' },
      cites: ['onus-7.116', 'onus-3.3'],
      case: 28,
    }),
    'no-ranged-attack': forbids('onus/shot', {
      es: 'Unos Triarii, en cuya carta no hay ataque a distancia, quieren disparar a una unidad que está a 1 UD.',
      en: 'Triarii, whose card has no ranged attack, want to shoot at a unit 1 UD away.',
      ask: { shooter: { strength: 0 }, distance: 1 },
      gives: { allowed: false, dice: 0 },
    }),
  },
  'onus-7.117': {
    'engaged-shooter': applies('onus/shot', {
      es: 'Unos arqueros trabados con legionarios quieren disparar a otra unidad, que está libre.',
      en: 'Archers engaged with Legionaries want to shoot at another unit, which is free.',
      ask: { shooter: { engaged: true } },
      gives: { allowed: false },
    }),
    'engaged-target': forbids('onus/shot', {
      es: 'Unos arqueros quieren disparar a unos Triarii trabados con infantería de su mismo bando, y ninguna carta lo permite.',
      en: 'Archers want to shoot at Triarii that are engaged with infantry of their own side, and no card allows it.',
      ask: { target: { engaged: true } },
      gives: { allowed: false, dice: 0 },
      case: 203,
    }),
    'a-card-lets-them': doesNotApply('onus/shot', {
      es: 'Unos arqueros disparan a unos Triarii trabados, y una carta de Acción lo permite.',
      en: 'Archers shoot at engaged Triarii, and an Action card allows it.',
      ask: { target: { engaged: true }, cardAllows: true },
      gives: { allowed: true, dice: 4 },
      cites: ['onus-7.120'],
    }),
  },
  'onus-7.118': {
    'just-at-the-maximum': applies('onus/shot', {
      es: 'Unos arqueros con alcance 8 disparan a una unidad que está justo a 8 UD.',
      en: 'Archers with a range of 8 shoot at a unit exactly 8 UD away.',
      ask: { shooter: { range: 8 }, distance: 8 },
      gives: { allowed: true, lost: false, dice: 2 },
      cites: ['onus-7.118', 'onus-7.125'],
      case: 387,
    }),
    'a-hair-too-far': doesNotApply('onus/shot', {
      es: 'Unos arqueros con alcance 8 disparan a una unidad que, al medir, está a 8,1 UD.',
      en: 'Archers with a range of 8 shoot at a unit that turns out to be 8.1 UD away.',
      ask: { shooter: { range: 8 }, distance: 8.1 },
      gives: { allowed: false, lost: true },
      cites: ['onus-7.124'],
    }),
  },
  'onus-7.119': {
    'after-a-normal-move': applies('onus/shot', {
      es: 'Unos arqueros han hecho un movimiento normal y quieren disparar.',
      en: 'Archers have made a normal move and want to shoot.',
      ask: { shooter: { moved: 'normal' } },
      gives: { allowed: false },
    }),
    'after-a-reduced-move': doesNotApply('onus/shot', {
      es: 'Unos arqueros se han desplazado de lado con movimiento reducido para ver mejor, y disparan.',
      en: 'Archers have stepped sideways with reduced movement to see better, and they shoot.',
      ask: { shooter: { moved: 'reduced' } },
      gives: { allowed: true, dice: 4 },
      cites: ['onus-7.121'],
    }),
    skirmishers: doesNotApply('onus/shot', {
      es: 'Unos honderos baleares, que son Hostigadores, disparan tras un movimiento normal.',
      en: 'Balearic slingers, who are Skirmishers, shoot after a normal move.',
      ask: { shooter: { moved: 'normal', abilities: ['skirmishers'] } },
      gives: { allowed: true, dice: 4 },
      cites: ['onus-7.70'],
    }),
  },
  'onus-7.120': {
    'from-the-melee': applies('onus/shot', {
      es: 'Unos jinetes partos trabados disparan gracias a una carta de Acción que lo permite.',
      en: 'Engaged Parthian riders shoot by an Action card that allows it.',
      ask: { shooter: { kind: 'cavalry', engaged: true }, cardAllows: true },
      gives: { allowed: true },
    }),
    'no-card': doesNotApply('onus/shot', {
      es: 'Unos jinetes partos trabados quieren disparar, y ninguna carta de Acción lo permite.',
      en: 'Engaged Parthian riders want to shoot, and no Action card allows it.',
      ask: { shooter: { kind: 'cavalry', engaged: true } },
      gives: { allowed: false },
      cites: ['onus-7.117'],
    }),
  },
  'onus-7.121': {
    'a-shot-in-order': applies('onus/shot', {
      es: 'Unos arqueros disparan a una unidad a 3 UD: de 4 dados aciertan 2, y al herir sacan 5 y 6 contra armadura 8.',
      en: 'Archers shoot at a unit 3 UD away: of 4 dice 2 hit, and to wound they roll 5 and 6 against armour 8.',
      ask: { target: { armour: 8 }, distance: 3, toWound: [5, 6] },
      gives: { allowed: true, dice: 4, woundsDone: 1, mustCheck: true },
      cites: ['onus-7.121', 'onus-7.122', 'onus-7.123', 'onus-7.133', 'onus-7.136', 'onus-7.141'],
    }),
  },
  'onus-7.122': {
    'the-target-was-named-first': applies('onus/shot', {
      es: 'Unos honderos declaran un objetivo, que está a 5 UD, y su alcance es 6.',
      en: 'Slingers name a target, which is 5 UD away, and their range is 6.',
      ask: { shooter: { range: 6 }, distance: 5 },
      gives: { allowed: true, band: 'long', dice: 2 },
      cites: ['onus-7.122', 'onus-7.123', 'onus-7.118'],
    }),
  },
  'onus-7.123': {
    'to-its-nearest-part': applies('onus/shot', {
      es: 'Del centro del frente de unos arqueros con alcance 8 hay 4,5 UD a la carta del objetivo, pero sólo 4 a su marcador de formación ampliada.',
      en: 'From the centre of the front of archers with a range of 8 it is 4.5 UD to the card of the target, yet only 4 to its marker of extended formation.',
      ask: { shooter: { range: 8 }, target: { extended: 1 }, distance: 4 },
      gives: { allowed: true, band: 'short', dice: 4 },
      cites: ['onus-7.123', 'onus-7.125'],
    }),
  },
  'onus-7.124': {
    'the-shot-is-lost': applies('onus/shot', {
      es: 'Un escorpión con alcance 10 apunta a unos elefantes que, al medir, están a 11 UD.',
      en: 'A scorpion with a range of 10 aims at elephants that turn out to be 11 UD away.',
      ask: {
        shooter: { kind: 'scorpions', range: 10 },
        target: { kind: 'elephants' },
        distance: 11,
      },
      gives: { allowed: false, lost: true, anotherTarget: false, dice: 0 },
      cites: ['onus-7.122', 'onus-7.124'],
    }),
  },
  'onus-7.125': {
    'just-half-the-range': applies('onus/shot', {
      es: 'Unos arqueros con alcance 8 disparan a una unidad que está justo a 4 UD.',
      en: 'Archers with a range of 8 shoot at a unit exactly 4 UD away.',
      ask: { shooter: { range: 8 }, distance: 4 },
      gives: { band: 'short', dice: 4 },
      cites: ['onus-7.125', 'onus-7.133'],
      case: 389,
    }),
    'half-by-the-other-reading': applies('onus/shot', {
      es: 'Los mismos arqueros con alcance 8 disparan a 4 UD, y se acuerda que la corta distancia es menos de la mitad.',
      en: 'The same archers with a range of 8 shoot 4 UD far, and it is agreed that short range is less than half.',
      ask: { shooter: { range: 8 }, distance: 4, readings: { R8: 'b' } },
      gives: { band: 'long', dice: 2 },
      cites: ['onus-7.125', 'onus-7.133'],
    }),
    'more-than-half': applies('onus/shot', {
      es: 'Una unidad con alcance 10 dispara a otra que está a 6 UD.',
      en: 'A unit with a range of 10 shoots at another 6 UD away.',
      ask: { shooter: { range: 10 }, distance: 6 },
      gives: { band: 'long', dice: 2 },
      cites: ['onus-7.125', 'onus-7.133'],
      case: 189,
    }),
  },
  'onus-7.126': {
    'behind-its-front': forbids('onus/shot', {
      es: 'Unos jinetes númidas quedan por entero detrás de la línea del frente de unos arqueros que quieren dispararles.',
      en: 'Numidian cavalry is wholly behind the line of the front of archers that want to shoot at it.',
      ask: { target: { kind: 'cavalry' }, behindFront: true },
      gives: { allowed: false },
    }),
    'outside-the-half-circle': applies('onus/shot', {
      es: 'Un onagro quiere disparar a una unidad que se ha puesto a su espalda, a 2 UD.',
      en: 'An onager wants to shoot at a unit that has got behind its back, 2 UD away.',
      ask: { shooter: { kind: 'onager', range: 12 }, distance: 2, behindFront: true },
      gives: { allowed: false, dice: 0 },
    }),
  },
  'onus-7.127': {
    'over-two-friends': applies('onus/shot', {
      es: 'Unos arqueros de fuerza 3 disparan, y su línea de visión atraviesa 2 unidades amigas.',
      en: 'Archers of strength 3 shoot, and their line of sight crosses 2 friendly units.',
      ask: { shooter: { strength: 3 }, obstructed: true },
      gives: { allowed: true, strength: 2, strengthModifier: -1 },
      case: 29,
    }),
    'a-clear-line': doesNotApply('onus/shot', {
      es: 'Los mismos arqueros de fuerza 3 se corren a un lado y ya no hay nadie en su línea de visión.',
      en: 'The same archers of strength 3 step aside and nobody is left in their line of sight.',
      ask: { shooter: { strength: 3, moved: 'reduced' } },
      gives: { strength: 3, strengthModifier: 0 },
      cites: ['onus-3.3'],
    }),
    'past-a-friend-at-long-range': applies('onus/shot', {
      es: 'Con fuerza 3 y a larga distancia se dispara a través de una unidad amiga contra defensa 5/7.',
      en: 'With strength 3 and at long range a shot goes past a friendly unit at defence 5/7.',
      ask: {
        shooter: { strength: 3, range: 8 },
        target: { dodge: 5, armour: 7 },
        distance: 6,
        obstructed: true,
      },
      gives: { dice: 2, hitsFrom: 4, woundsFrom: 6, atLeastOneWound: '23/144' },
      cites: ['onus-7.127', 'onus-7.135', 'onus-7.136'],
      case: 193,
    }),
  },
});

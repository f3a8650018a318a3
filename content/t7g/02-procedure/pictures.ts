import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-2.17',
    name: 'half-an-inch-short',
    position: 't7g1_bottom_A-36-40_top_X-36-33.5',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }], told: 'way' },
    expect: { allowed: false, allowance: 6, chargeDistance: 6.5 },
    say: {
      es: 'A, con Velocidad 4, llega con ¡Atacad! a 6″, y X está a 6,5″: no hay combate, pero A se acerca cuanto puede.',
      en: 'A, with Speed 4, reaches 6″ with Assault!, and X is 6.5″ away: there is no combat, but A goes as near as it can.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A tiene Velocidad 4 y la orden ¡Atacad!; X está a 6,5″. ¿Llega al combate?',
      en: 'A has Speed 4 and the order Assault!; X is 6.5″ away. Does it reach combat?',
    },
  },
  {
    clause: 't7g-2.18',
    name: 'nobody-in-sight',
    position: 't7g1_wood-32-35-40-37.5_bottom_A-36-40_top_X-36-33',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, nearestVisible: null },
    say: {
      es: 'El bosque tapa los 4 Centros de X y no hay otra enemiga: con ¡Atacad!, A no hace nada.',
      en: 'The wood hides all 4 Centres of X, and there is no other enemy: with Assault! A does nothing.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A se activa con ¡Atacad! y sólo X está cerca, al otro lado del bosque. ¿La ve?',
      en: 'A is activated with Assault!, and only X is near, beyond the wood. Does A see it?',
    },
  },
  {
    clause: 't7g-2.19',
    name: 'six-inches',
    position: 't7g1_bottom_A-36-40_top_X-36-34',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { allowed: true, flank: false, allowance: 6, chargeDistance: 6 },
    say: {
      es: 'A tiene Velocidad 4; el aumento de ¡Atacad! le da 2″ más, y llega justo a X, a 6″.',
      en: 'A has Speed 4; the Increase of Assault! gives it 2″ more, and it just reaches X, 6″ away.',
    },
    quiz: {
      of: 'allowance',
      among: [4, 6, 8],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A tiene Velocidad 4 y la orden ¡Atacad!. ¿Cuánto puede avanzar contra X?',
      en: 'A has Speed 4 and the order Assault!. How far may it advance against X?',
    },
  },
  {
    clause: 't7g-2.20',
    name: 'twice-its-speed',
    position: 't7g1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { order: 'run', toX: 36, toY: 32 } }],
    },
    expect: { allowed: true, allowance: 8, used: 8 },
    say: {
      es: 'Con ¡Corred!, A, de Velocidad 4, llega a 8″. Ni dispara ni combate.',
      en: 'With Run! A, of Speed 4, reaches 8″. It neither shoots nor fights.',
    },
    quiz: {
      of: 'allowance',
      among: [4, 6, 8],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A tiene Velocidad 4 y la orden ¡Corred!. ¿Cuánto puede mover como mucho?',
      en: 'A has Speed 4 and the order Run!. How far may it move at most?',
    },
  },
  {
    clause: 't7g-2.25',
    name: 'one-too-far',
    position: 't7g1_bottom_A-36-30_C-111.39c-79.2c-commander_B-134.42c-77.2c-company',
    ask: {
      what: 'asked',
      all: [
        { question: 'table-distance', unit: 'C', other: 'A' },
        { question: 'table-distance', unit: 'C', other: 'B' },
      ],
    },
    expect: {
      A: { edgeDistance: 5, inCommandDistance: true },
      B: { edgeDistance: 7, inCommandDistance: false },
    },
    say: {
      es: 'Del borde de C al de A hay 5″, y al de B, 7″. A tira su Disciplina entera; B, con una reducción, si no está con otro Mando.',
      en: 'From the edge of C to that of A it is 5″, to that of B 7″. A rolls all of its Discipline; B suffers a Decrease, unless another Commander is with it.',
    },
    quiz: {
      of: 'B.inCommandDistance',
      among: [true, false],
      es: 'El Mando C está entre A y B. ¿Está B, a 7″ de él, a distancia de mando?',
      en: 'Commander C stands between A and B. Is B, 7″ from him, at command distance?',
    },
  },
  {
    clause: 't7g-2.28',
    name: 'one-of-two',
    position: 't7g1_bottom_A-36-40-company_top_X-38.75-37-270-company_Z-32.75-37-90-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-reactions', unit: 'A', told: { toX: 36, toY: 36.5 } }],
      told: 'way',
    },
    expect: {
      reactions: [{ unit: 'X', why: 'approach', nearestInches: 2.75, moverX: 36, moverY: 37 }],
    },
    say: {
      es: 'A pasa a 2,75″ del Centro Frontal de X, que puede intentar reaccionar allí, y a 3,25″ del de Z, que no puede.',
      en: 'A passes 2.75″ from the Front Centre of X, which may try to react there, and 3.25″ from that of Z, which may not.',
    },
    quiz: {
      of: 'reactions.length',
      among: [0, 1, 2],
      tell: { es: '{n} {n?unidad|unidades}', en: '{n} {n?unit|units}' },
      es: 'A avanza por donde señala la flecha, a 2,75″ del Centro Frontal de X y a 3,25″ del de Z; ninguna ha actuado. ¿Cuántas pueden intentar reaccionar?',
      en: 'A advances along the arrow, 2.75″ from the Front Centre of X and 3.25″ from that of Z; neither has acted. How many may try to react?',
    },
  },
  {
    clause: 't7g-2.33',
    name: 'charged-from-behind',
    position: 't7g1_bottom_A-36-40_top_X-36-35-0',
    ask: {
      what: 'asked',
      all: [{ question: 'table-reactions', unit: 'A', told: { chargedName: 'X' } }],
    },
    expect: { reactions: [{ unit: 'X', why: 'charge', mayCharge: false }] },
    say: {
      es: 'A carga por la retaguardia. X puede reaccionar con otra carta, pero no contracargar: tendría que girar más de 90 grados.',
      en: 'A charges from the rear. X may react with another card, but not counter-charge: it would have to pivot more than 90 degrees.',
    },
    quiz: {
      of: 'reactions.0.mayCharge',
      among: [true, false],
      es: 'A carga contra X, que tiene la carta ¡Atacad! y mira hacia el otro lado. ¿Puede contracargar?',
      en: 'A charges X, which has the card Assault! and looks the other way. May it counter-charge?',
    },
  },
  {
    clause: 't7g-2.35',
    name: 'at-the-nearest-point',
    position: 't7g1_bottom_A-36-41-company_top_X-38.5-37.5-270-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-reactions', unit: 'A', told: { toX: 36, toY: 34 } }],
      told: 'way',
    },
    expect: {
      reactions: [
        {
          unit: 'X',
          why: 'approach',
          nearestInches: 2.5,
          moverX: 36,
          moverY: 37.5,
          mayCharge: true,
        },
      ],
    },
    say: {
      es: 'A corre 7″ y pasa a 2,5″ de X. Si X la intercepta con ¡Atacad!, se combate donde A está más cerca de ella, a mitad de su camino.',
      en: 'A runs 7″ and passes 2.5″ from X. If X intercepts it with Assault!, they fight where A is nearest to it, half way along its path.',
    },
    quiz: {
      of: 'reactions.0.mayCharge',
      among: [true, false],
      es: 'A corre 7″ y pasa a 2,5″ del Centro Frontal de X, que no ha actuado y tiene la carta ¡Atacad!. ¿Puede X interceptarla?',
      en: 'A runs 7″ and passes 2.5″ from the Front Centre of X, which has not acted and has the card Assault!. May X intercept it?',
    },
  },
  {
    clause: 't7g-2.36',
    name: 'straight-away',
    position: 't7g1_bottom_A-36-30_top_X-33-26',
    ask: { what: 'asked', all: [{ question: 'table-flight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, least: 4, allowance: 8, used: 8, endX: 40.8, endY: 36.4 },
    say: {
      es: 'A reacciona con ¡Corred!: da la espalda al Centro Frontal de X y se aleja en línea recta, al menos su Velocidad, 4″, y como mucho 8″.',
      en: 'A reacts with Run!: it turns its back on the Front Centre of X and goes straight away from it, at least its Speed, 4″, and at most 8″.',
    },
    quiz: {
      of: 'allowance',
      among: [4, 6, 8],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A tiene Velocidad 4 y huye de X con ¡Corred!. ¿Cuánto como mucho?',
      en: 'A has Speed 4 and flees from X with Run!. How far at most?',
    },
  },
]);

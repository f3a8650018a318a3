import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.77',
    name: 'two-and-a-half',
    position: 'onus1_bottom_A-50-64_top_X-47-50',
    ask: { what: 'charge', unit: 'A', target: 'X' },
    expect: { allowed: true, attackedSide: 'front', dice: 3, endX: 49, endY: 54 },
    say: {
      es: 'A avanza 2 UD y toca a X con 2 secciones y media: se desplaza de lado hasta que la tercera queda entera frente a X, y se lanzan 3 dados.',
      en: 'A advances 2 UD and touches X with 2 sections and a half: it slides aside until the third faces X in full, and 3 dice are rolled.',
    },
    quiz: {
      of: 'dice',
      among: [2, 3, 4],
      tell: { es: '{n} dados', en: '{n} dice' },
      es: 'A carga en línea recta contra X. ¿Cuántos dados se tiran?',
      en: 'A charges X straight ahead. How many dice are rolled?',
    },
  },
  {
    clause: 'onus-7.78',
    name: 'two-free-sections',
    position: 'onus1_bottom_A-50-64_top_X-46-50',
    ask: { what: 'charge', unit: 'A', target: 'X', envelop: true },
    expect: {
      ...{ allowed: true, attackedSide: 'front', dice: 2, endX: 50, endY: 54 },
      ...{ envelopedSides: ['left'], envelopingSections: 2, diceEnveloping: 4 },
      exposureEnveloping: -1,
    },
    say: {
      es: 'A toca a X con 2 secciones; con las 2 que le quedan libres pone 2 marcadores en su flanco: 4 dados en vez de 2.',
      en: 'A touches X with 2 sections; with the 2 that stay free it lays 2 markers at its flank: 4 dice instead of 2.',
    },
    quiz: {
      of: 'diceEnveloping',
      among: [2, 3, 4, 6],
      tell: { es: '{n} dados', en: '{n} dice' },
      es: 'A carga en línea recta contra X y la envuelve con las secciones que le quedan libres. ¿Cuántos dados se tiran?',
      en: 'A charges X straight ahead and envelops it with the sections that stay free. How many dice are rolled?',
    },
  },
  {
    clause: 'onus-7.79',
    name: 'three-sides',
    position: 'onus1_bottom_A-33-48-90-m5-cavalry-extended~left-extended~right_top_X-54-50',
    ask: { what: 'charge', unit: 'A', target: 'X', side: 'right', envelop: true },
    expect: {
      ...{ allowed: true, attackedSide: 'right', dice: 2, endX: 48, endY: 48 },
      ...{ envelopingSections: 4, diceEnveloping: 6, exposureEnveloping: -3 },
    },
    say: {
      es: 'A, ampliada a ambos lados, toca el flanco de X con 2 secciones, envuelve con 3 su retaguardia y con 1 su frente: 6 dados, y X defiende con -3/-3, -1 del flanco y -2 de la retaguardia.',
      en: 'A, extended on both sides, touches the flank of X with 2 sections, envelops its rear with 3 and its front with 1: 6 dice, and X defends at -3/-3, -1 for the flank and -2 for the rear.',
    },
  },
  {
    clause: 'onus-7.83',
    name: 'another-in-the-way',
    position: 'onus1_bottom_A-46.5-64-m5-cavalry_top_X-50-50_Y-55-54',
    ask: { what: 'charge', unit: 'A', target: 'X', envelop: true },
    expect: {
      ...{ allowed: true, attackedSide: 'front', gaveWay: true, dice: 2, endX: 46, endY: 54 },
      ...{ envelopedSides: ['right'], diceEnveloping: 4, alsoEngages: [] },
    },
    say: {
      es: 'Con 3 secciones frente a X, A quedaría encima de Y: se corre hacia el otro lado y queda con 2. Con las otras 2 envuelve a X: 4 dados.',
      en: 'With 3 sections against X, A would lie on Y: it shifts the other way and is left with 2. With the other 2 it envelops X: 4 dice.',
    },
  },
  {
    clause: 'onus-7.84',
    name: 'flank-to-flank',
    position: 'onus1_bottom_A-48-54-m5-cavalry-wraps~X~right~1_top_X-50-50_Y-56-54',
    ask: { what: 'contacts' },
    expect: {
      engagedPairs: [
        {
          ...{ unitName: 'A', enemyName: 'X', dice: 4 },
          contacts: [
            { ownPart: 'front', enemyPart: 'front', sectionsTouching: 3 },
            { ownPart: 'marker', enemyPart: 'right', sectionsTouching: 1 },
          ],
        },
      ],
    },
    say: {
      es: 'A combate con X con 4 secciones. Con Y se tocan 2, pero flanco con flanco: ninguna de las dos está de frente y no hay combate.',
      en: 'A fights X with 4 sections. With Y 2 of them touch, but flank to flank: neither faces the other, and there is no combat.',
    },
    quiz: {
      of: 'engagedPairs.length',
      among: [0, 1, 2],
      tell: { es: '{n} {n?combate|combates}', en: '{n} {n?combat|combats}' },
      es: 'A toca a X y a Y. ¿Cuántos combates se libran?',
      en: 'A touches X and Y. How many combats are fought?',
    },
  },
  {
    clause: 'onus-7.85',
    name: 'from-the-side',
    position: 'onus1_bottom_B-50-50_C-58-60_top_X-54-46-m5-cavalry-wraps~B~right~2',
    ask: { what: 'charge', unit: 'C', target: 'X' },
    expect: {
      ...{ allowed: true, attackedSide: 'front', dice: 2, markersStruck: 2, markersCutOff: 0 },
      woundsAtOnce: 2,
    },
    say: {
      es: 'X envuelve a B con 2 marcadores. C carga contra X y les llega de lado: los 2 se eliminan, X recibe 2 heridas y C queda en contacto con 2 secciones.',
      en: 'X envelops B with 2 markers. C charges X and comes upon them from the side: both 2 are eliminated, X takes 2 wounds, and C is in contact with 2 sections.',
    },
    quiz: {
      of: 'woundsAtOnce',
      among: [0, 1, 2, 4],
      tell: { es: '{n} {n?herida|heridas}', en: '{n} {n?wound|wounds}' },
      es: 'X envuelve a B con 2 marcadores, y C carga contra X. ¿Cuántas heridas recibe X en el acto?',
      en: 'X envelops B with 2 markers, and C charges X. How many wounds does X take at once?',
    },
  },
  {
    clause: 'onus-7.87',
    name: 'the-marker-stays',
    position: 'onus1_bottom_A-46-64_top_X-50-50-m5-cavalry-extended~left',
    ask: { what: 'charge', unit: 'A', target: 'X', envelop: true },
    expect: {
      ...{ allowed: true, attackedSide: 'front', dice: 2, markersStruck: 0, woundsAtOnce: 0 },
      ...{ envelopedSides: ['right'], diceEnveloping: 4 },
    },
    say: {
      es: 'A carga de frente: el marcador con el que X está ampliada sigue en su sitio. A toca a X con 2 secciones y envuelve con las otras 2: 4 dados para cada una.',
      en: 'A charges frontally: the marker that extends X stays where it is. A touches X with 2 sections and envelops with the other 2: 4 dice for each.',
    },
    quiz: {
      of: 'woundsAtOnce',
      among: [0, 1, 2],
      tell: { es: '{n} {n?herida|heridas}', en: '{n} {n?wound|wounds}' },
      es: 'A carga de frente contra X, que está ampliada con 1 marcador. ¿Cuántas heridas recibe X en el acto?',
      en: 'A charges X frontally; 1 marker extends X. How many wounds does X take at once?',
    },
  },
]);

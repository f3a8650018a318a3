import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.166',
    name: 'six-sections',
    position:
      'onus1_bottom_A-50-54-extended~left-extended~right-wraps~X~left~1-wraps~X~right~1_top_X-50-50',
    ask: { what: 'contacts' },
    expect: {
      engagedPairs: [
        { ...{ unitName: 'A', enemyName: 'X', dice: 6 }, exposureOfUnit: 0, exposureOfEnemy: -1 },
      ],
    },
    say: {
      es: 'A, ampliada a ambos lados, toca a X con las 4 secciones de su carta y la envuelve con las 2 ampliadas: cada una tira 6 dados.',
      en: 'A, extended on both sides, touches X with the 4 sections of its card and envelops it with the 2 extended ones: each rolls 6 dice.',
    },
    quiz: {
      of: 'engagedPairs.0.dice',
      among: [2, 4, 6, 8],
      tell: { es: '{n} dados', en: '{n} dice' },
      es: 'A, ampliada a ambos lados, toca a X de frente y la envuelve. ¿Cuántos dados tira cada una?',
      en: 'A, extended on both sides, touches X frontally and envelops it. How many dice does each roll?',
    },
  },
]);

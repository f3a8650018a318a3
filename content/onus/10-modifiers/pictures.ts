import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-10.6',
    name: 'three-sides-and-an-ally',
    position:
      'onus1_bottom_A-46-54-m5-cavalry-extended~left-wraps~X~right~2-wraps~X~rear~1_B-56-50-270_top_X-50-50',
    ask: { what: 'contacts' },
    expect: {
      engagedPairs: [
        {
          ...{ unitName: 'A', enemyName: 'X', dice: 5 },
          ...{ exposureOfEnemy: -3, otherEnemiesOfEnemy: 1 },
        },
        {
          ...{ unitName: 'B', enemyName: 'X', dice: 2 },
          ...{ exposureOfEnemy: -1, otherEnemiesOfEnemy: 1 },
        },
      ],
    },
    say: {
      es: 'A ataca a X con 5 secciones: 2 de frente, 2 por un flanco (-1) y 1 por la retaguardia (-2). Con el -1 de su aliada B, X se defiende con -4/-4 ante los 5 dados.',
      en: 'A attacks X with 5 sections: 2 frontally, 2 on a flank (-1) and 1 on the rear (-2). With the -1 for its ally B, X defends at -4/-4 against all 5 dice.',
    },
    quiz: {
      of: 'engagedPairs.0.exposureOfEnemy',
      among: [-1, -2, -3, -4],
      tell: { es: '{n}/{n}', en: '{n}/{n}' },
      es: 'A toca a X de frente, por un flanco y por la retaguardia. Sólo por esos lados, ¿con qué penalización se defiende X?',
      en: 'A touches X frontally, on a flank and on the rear. For these sides alone, at what penalty does X defend?',
    },
  },
  {
    clause: 'onus-10.7',
    name: 'shut-in',
    position:
      'onus1_bottom_A-50-54-extended~left-extended~right-wraps~X~left~1-wraps~X~right~1_B-50-46-180-m5-cavalry_top_X-50-50',
    ask: { what: 'contacts' },
    expect: {
      blockedUnits: ['X'],
      engagedPairs: [
        { unitName: 'A', dice: 6, exposureOfEnemy: -1, otherEnemiesOfEnemy: 1 },
        { unitName: 'B', dice: 4, exposureOfEnemy: -2, otherEnemiesOfEnemy: 1 },
      ],
    },
    say: {
      es: 'X tiene a A delante y a los lados y a B detrás: no puede moverse hacia ninguna parte. Está bloqueada, y ni maniobra ni envuelve.',
      en: 'X has A before it and at its sides and B behind it: it cannot move any way. It is blocked, and neither manoeuvres nor envelops.',
    },
  },
]);

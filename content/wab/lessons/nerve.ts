import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '14-romper-y-perseguir', en: '14-breaking-and-pursuing' },
    title: { es: 'Romper y perseguir', en: 'Breaking and pursuing' },
    say: {
      es: 'Quien pierde mira si aguanta. Si no, es una carrera a dados.',
      en: 'Who loses sees whether he holds. If not, it is a race of dice.',
    },
    clauses: [
      'wab-6.1',
      'wab-6.7',
      'wab-6.21',
      'wab-2.71',
      'wab-6.31',
      'wab-6.34',
      'wab-6.36',
      'wab-6.39',
    ],
    drills: [],
  },
  {
    slug: { es: '15-ceder-terreno', en: '15-giving-ground' },
    title: { es: 'Ceder terreno', en: 'Giving ground' },
    say: {
      es: 'Quien es mucho más numeroso no corre: retrocede.',
      en: 'Who is far more numerous does not run: he steps back.',
    },
    clauses: ['wab-6.54', 'wab-6.56', 'wab-6.61', 'wab-6.62', 'wab-6.63', 'wab-6.65'],
    drills: [],
  },
  {
    slug: { es: '16-panico', en: '16-panic' },
    title: { es: 'Pánico', en: 'Panic' },
    say: {
      es: 'Seis cosas asustan a una unidad que no ha perdido nada.',
      en: 'Six things frighten a unit that has lost nothing.',
    },
    clauses: ['wab-7.1', 'wab-7.3', 'wab-7.6', 'wab-7.10', 'wab-7.14', 'wab-7.18', 'wab-7.21'],
    drills: [],
  },
  {
    slug: { es: '17-quien-manda', en: '17-who-leads' },
    title: { es: 'Quién manda', en: 'Who leads' },
    say: {
      es: 'El grupo de mando, el General y su estandarte dan lo que ningún perfil da.',
      en: 'The command group, the General and his standard give what no profile gives.',
    },
    clauses: [
      'wab-8.8',
      'wab-8.13',
      'wab-8.17',
      'wab-8.18',
      'wab-9.30',
      'wab-9.71',
      'wab-9.76',
      'wab-9.75',
    ],
    drills: [
      {
        query: 'wab/combat-result',
        among: {
          'own.wounds': [1, 2, 3, 4],
          'own.standard': [false, true],
          'own.battleStandard': [false, true],
          'enemy.wounds': [1, 2, 3, 4],
        },
        say: {
          es: 'Tu unidad causa {own.wounds} y la enemiga {enemy.wounds} heridas. Tu bando tiene {own.standard?estandarte|ningún estandarte} y {own.battleStandard?el estandarte de batalla|no el de batalla}; el enemigo, ninguno. Los dos luchan en orden cerrado y en una fila.',
          en: 'Your unit causes {own.wounds} and the enemy {enemy.wounds} wounds. Your side has {own.standard?a standard|no standard} and {own.battleStandard?the battle standard|not the battle standard}; the enemy has none. Both fight in close order, in one rank.',
        },
      },
    ],
  },
  {
    slug: { es: '18-personajes-y-desafios', en: '18-characters-and-challenges' },
    title: { es: 'Personajes y desafíos', en: 'Characters and challenges' },
    say: {
      es: 'Los héroes van con una unidad, se esconden en ella y se buscan entre sí.',
      en: 'Heroes go with a unit, hide in it and look for each other.',
    },
    clauses: [
      'wab-9.10',
      'wab-9.16',
      'wab-9.36',
      'wab-9.37',
      'wab-9.39',
      'wab-9.55',
      'wab-9.57',
      'wab-9.62',
      'wab-9.66',
    ],
    drills: [],
  },
]);

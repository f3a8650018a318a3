import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '7-cargar', en: '7-charging' },
    title: { es: 'Cargar', en: 'Charging' },
    say: {
      es: 'Se anuncia sin medir, se gira una vez y se va recto.',
      en: 'It is declared without measuring; one wheel, then straight on.',
    },
    clauses: [
      'wab-3.2',
      'wab-3.3',
      'wab-1.8',
      'wab-3.22',
      'wab-3.26',
      'wab-3.28',
      'wab-3.29',
      'wab-3.24',
    ],
    drills: [],
  },
  {
    slug: { es: '8-responder-a-una-carga', en: '8-answering-a-charge' },
    title: { es: 'Responder a una carga', en: 'Answering a charge' },
    say: {
      es: 'Aguantar, disparar, huir o salir al encuentro: depende de quién eres y de lo lejos que empiece.',
      en: 'Hold, shoot, flee or ride out to meet it: that depends on who you are and how far off it starts.',
    },
    clauses: [
      'wab-3.7',
      'wab-3.9',
      'wab-3.11',
      'wab-3.13',
      'wab-3.15',
      'wab-3.58',
      'wab-3.59',
      'wab-3.60',
      'wab-3.18',
    ],
    drills: [],
  },
  {
    slug: { es: '9-flanco-y-retaguardia', en: '9-flank-and-rear' },
    title: { es: 'Flanco y retaguardia', en: 'Flank and rear' },
    say: {
      es: 'El lado por el que entra una carga lo decide el sitio del que sale.',
      en: 'Which side a charge strikes is decided by where it starts.',
    },
    clauses: ['wab-3.44', 'wab-3.45', 'wab-3.48', 'wab-3.49', 'wab-3.51', 'wab-3.52', 'wab-3.53'],
    drills: [],
  },
  {
    slug: { es: '10-disparar', en: '10-shooting' },
    title: { es: 'Disparar', en: 'Shooting' },
    say: {
      es: 'Quién ve, a qué distancia, y qué estorba.',
      en: 'Who sees, how far away, and what gets in the way.',
    },
    clauses: [
      'wab-4.3',
      'wab-4.4',
      'wab-4.6',
      'wab-4.18',
      'wab-4.27',
      'wab-4.39',
      'wab-4.42',
      'wab-4.44',
      'wab-4.48',
      'wab-4.50',
    ],
    drills: [],
  },
  {
    slug: { es: '11-descargas-y-bajas', en: '11-volleys-and-casualties' },
    title: { es: 'Descargas y bajas', en: 'Volleys and casualties' },
    say: {
      es: 'Las filas de atrás disparan por alto. Después se hiere, se salva y se retira.',
      en: 'Those behind shoot high. Then come wounds, saves and casualties.',
    },
    clauses: [
      'wab-4.28',
      'wab-4.30',
      'wab-4.34',
      'wab-4.51',
      'wab-4.53',
      'wab-4.54',
      'wab-4.57',
      'wab-4.59',
      'wab-4.64',
    ],
    drills: [],
  },
  {
    slug: { es: '12-los-golpes', en: '12-blows' },
    title: { es: 'Los golpes', en: 'Blows' },
    say: {
      es: 'Quién pega antes, quién llega a pegar y con qué acierta.',
      en: 'Who strikes first, who can strike at all, and what hits.',
    },
    clauses: ['wab-5.8', 'wab-5.9', 'wab-5.11', 'wab-5.22', 'wab-5.24', 'wab-5.28', 'wab-5.37'],
    drills: [
      {
        query: 'wab/strike-order',
        among: {
          'own.initiative': [2, 3, 4, 5],
          'own.charge': ['none', 'charged'],
          'enemy.initiative': [2, 3, 4, 5],
        },
        say: {
          es: 'Tu unidad, de Iniciativa {own.initiative} ({own.charge}), lucha contra una de Iniciativa {enemy.initiative} que no ha cargado. Es el primer asalto.',
          en: 'Your unit, with Initiative {own.initiative} ({own.charge}), fights one with Initiative {enemy.initiative} that has not charged. It is the first round.',
        },
      },
    ],
  },
  {
    slug: { es: '13-quien-gana', en: '13-who-wins' },
    title: { es: 'Quién gana un combate', en: 'Who wins a combat' },
    say: {
      es: 'Las heridas son sólo el principio de la cuenta.',
      en: 'Wounds are only the first entry of the sum.',
    },
    clauses: [
      'wab-5.39',
      'wab-5.41',
      'wab-5.44',
      'wab-5.47',
      'wab-5.50',
      'wab-5.51',
      'wab-5.54',
      'wab-6.14',
      'wab-6.17',
    ],
    drills: [],
  },
]);

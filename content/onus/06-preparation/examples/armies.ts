import type { Example } from '../../../../src/content/registry.ts';

const ARMY = 'onus/army';
const DEPLOYMENT = 'onus/deployment';

export const armies: readonly Example[] = [
  {
    clause: 'onus-6.1',
    name: 'own-battle',
    kind: 'applies',
    say: {
      es: 'Dos jugadores, sin escenario, van a empezar el despliegue de su propia batalla.',
      en: 'Two players without a scenario are about to begin the deployment of a battle of their own.',
    },
    query: DEPLOYMENT,
    input: {},
    expect: { allowed: true },
    cites: ['onus-6.1', 'onus-6.15'],
  },
  {
    clause: 'onus-6.2',
    name: 'armies-of-one-size',
    kind: 'applies',
    say: {
      es: 'Se pactan ejércitos de 1500 puntos y un jugador reúne unidades por 1500, con un general sin modificador de puntos.',
      en: 'Armies of 1500 points are agreed, and a player gathers units worth 1500 under a general without a points modifier.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 1500 }], generals: [{}], pointsLimit: 1500 },
    expect: { allowed: true, armyValue: 1500, pointsLeft: 0 },
    cites: ['onus-6.2', 'onus-6.5'],
  },
  {
    clause: 'onus-6.3',
    name: 'scenario-names-the-first',
    kind: 'applies',
    say: {
      es: 'Un Escenario Histórico hace empezar al oponente.',
      en: 'A Historical Scenario lets the opponent start.',
    },
    query: 'onus/first-player',
    input: { scenarioStarts: 'opponent' },
    expect: { firstPlayer: 'opponent' },
    cites: ['onus-6.3', 'onus-6.23'],
  },
  {
    clause: 'onus-6.3',
    name: 'scenario-sets-the-victory',
    kind: 'applies',
    say: {
      es: 'Se juega un Escenario Histórico, y a un bando no le queda ninguna unidad en orden.',
      en: 'A Historical Scenario is played, and a side has no unit left in order.',
    },
    query: 'onus/victory',
    input: { victoryBy: 'scenario', unitsInOrder: 0 },
    expect: { defeated: null },
    cites: ['onus-6.3'],
  },
  {
    clause: 'onus-6.3',
    name: 'a-battle-of-their-own',
    kind: 'does-not-apply',
    say: {
      es: 'Sin escenario, un jugador empieza con una unidad en Muro de Escudos, cuyo icono tiene.',
      en: 'Without a scenario a player starts with a unit in Shield Wall, whose icon it has.',
    },
    query: DEPLOYMENT,
    input: { formation: 'shield-wall', blueIcons: ['shield-wall'] },
    expect: { allowed: true },
    cites: ['onus-6.1', 'onus-6.20'],
  },
  {
    clause: 'onus-6.4',
    name: 'mercenaries',
    kind: 'applies',
    say: {
      es: 'Un jugador incluye mercenarios en un ejército de 900 puntos, con un máximo de 1000.',
      en: 'A player includes mercenaries in an army of 900 points, with a limit of 1000.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 900 }], pointsLimit: 1000, mercenaries: true },
    expect: { allowed: true },
    cites: ['onus-6.4'],
  },
  {
    clause: 'onus-6.5',
    name: 'general-puts-it-over',
    kind: 'forbidden',
    say: {
      es: 'El máximo es de 1000 puntos. Un jugador elige unidades por 850 y un general de +20 %.',
      en: 'The limit is 1000 points. A player picks units worth 850 and a general of +20%.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 850 }], generals: [{ pointsPercent: 20 }], pointsLimit: 1000 },
    expect: { allowed: false, armyValue: 1020, pointsOver: 20 },
    cites: ['onus-4.10', 'onus-6.5'],
    case: 'onus-case-105',
  },
  {
    clause: 'onus-6.5',
    name: 'one-unit-less',
    kind: 'applies',
    say: {
      es: 'El máximo es de 1000 puntos. Un jugador elige unidades por 800 y un general de +20 %.',
      en: 'The limit is 1000 points. A player picks units worth 800 and a general of +20%.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 800 }], generals: [{ pointsPercent: 20 }], pointsLimit: 1000 },
    expect: { allowed: true, armyValue: 960, pointsLeft: 40 },
    cites: ['onus-4.10', 'onus-6.5'],
  },
];

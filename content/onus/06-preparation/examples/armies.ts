import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

export const armies = defineExamples({
  'onus-6.1/own-battle': applies('onus/deployment', {
    es: 'Dos jugadores, sin escenario, van a empezar el despliegue de su propia batalla.',
    en: 'Two players without a scenario are about to begin the deployment of a battle of their own.',
    ask: {},
    gives: { allowed: true },
    cites: ['onus-6.1', 'onus-6.15'],
  }),
  'onus-6.2/armies-of-one-size': applies('onus/army', {
    es: 'Se pactan ejércitos de 1500 puntos y un jugador reúne unidades por 1500, con un general sin modificador de puntos.',
    en: 'Armies of 1500 points are agreed, and a player gathers units worth 1500 under a general without a points modifier.',
    ask: { units: [{ unitValue: 1500 }], generals: [{}], pointsLimit: 1500 },
    gives: { allowed: true, armyValue: 1500, pointsLeft: 0 },
    cites: ['onus-6.2', 'onus-6.5'],
  }),
  'onus-6.3/scenario-names-the-first': applies('onus/first-player', {
    es: 'Un Escenario Histórico hace empezar al oponente.',
    en: 'A Historical Scenario lets the opponent start.',
    ask: { scenarioStarts: 'opponent' },
    gives: { firstPlayer: 'opponent' },
    cites: ['onus-6.3', 'onus-6.23'],
  }),
  'onus-6.3/scenario-sets-the-victory': applies('onus/victory', {
    es: 'Se juega un Escenario Histórico, y a un bando no le queda ninguna unidad en orden.',
    en: 'A Historical Scenario is played, and a side has no unit left in order.',
    ask: { victoryBy: 'scenario', unitsInOrder: 0 },
    gives: { defeated: null },
  }),
  'onus-6.3/a-battle-of-their-own': doesNotApply('onus/deployment', {
    es: 'Sin escenario, un jugador empieza con una unidad en Muro de Escudos, cuyo icono tiene.',
    en: 'Without a scenario a player starts with a unit in Shield Wall, whose icon it has.',
    ask: { formation: 'shield-wall', blueIcons: ['shield-wall'] },
    gives: { allowed: true },
    cites: ['onus-6.1', 'onus-6.20'],
  }),
  'onus-6.4/mercenaries': applies('onus/army', {
    es: 'Un jugador incluye mercenarios en un ejército de 900 puntos, con un máximo de 1000.',
    en: 'A player includes mercenaries in an army of 900 points, with a limit of 1000.',
    ask: { units: [{ unitValue: 900 }], pointsLimit: 1000, mercenaries: true },
    gives: { allowed: true },
  }),
  'onus-6.5/general-puts-it-over': forbids('onus/army', {
    es: 'El máximo es de 1000 puntos. Un jugador elige unidades por 850 y un general de +20 %.',
    en: 'The limit is 1000 points. A player picks units worth 850 and a general of +20%.',
    ask: { units: [{ unitValue: 850 }], generals: [{ pointsPercent: 20 }], pointsLimit: 1000 },
    gives: { allowed: false, armyValue: 1020, pointsOver: 20 },
    cites: ['onus-4.10', 'onus-6.5'],
    case: 105,
  }),
  'onus-6.5/one-unit-less': applies('onus/army', {
    es: 'El máximo es de 1000 puntos. Un jugador elige unidades por 800 y un general de +20 %.',
    en: 'The limit is 1000 points. A player picks units worth 800 and a general of +20%.',
    ask: { units: [{ unitValue: 800 }], generals: [{ pointsPercent: 20 }], pointsLimit: 1000 },
    gives: { allowed: true, armyValue: 960, pointsLeft: 40 },
    cites: ['onus-4.10', 'onus-6.5'],
  }),
});

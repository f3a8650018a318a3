import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'deployment',
    term: { es: 'despliegue', en: 'deployment' },
    synonyms: { es: ['desplegar', 'colocar las unidades'], en: ['deploy', 'placing the units'] },
    meaning: {
      es: 'Colocación inicial: los jugadores ponen sus cartas 1 a 1, boca abajo, en su zona, y al final las descubren.',
      en: 'Initial placing: the players put down their cards 1 by 1, face down, in their zone, and reveal them at the end.',
    },
    clause: 'onus-6.19',
    see: ['onus-6.15', 'onus-6.20', 'onus-6.21'],
    mark: 'once',
  },
  {
    key: 'deployment-zone',
    term: { es: 'zona de despliegue', en: 'deployment zone' },
    synonyms: { es: ['área de despliegue'], en: ['deployment area'] },
    meaning: {
      es: 'Los primeros 15 cm desde el borde propio, con al menos 40 cm libres entre los ejércitos.',
      en: "The first 15 cm from one's own edge, with at least 40 cm free between the armies.",
    },
    clause: 'onus-6.16',
    see: ['onus-6.18'],
    mark: 'never',
  },
  {
    key: 'first-player',
    term: { es: 'jugador inicial', en: 'first player' },
    synonyms: { es: ['quién empieza', 'iniciativa'], en: ['who starts', 'initiative'] },
    meaning: {
      es: 'El que nombra el escenario, o el que gana con 1 dado más el Liderazgo de su general.',
      en: "The one named by the scenario, or the one who wins with 1 die plus his general's Leadership.",
    },
    clause: 'onus-6.23',
    mark: 'never',
  },
  {
    key: 'scenario',
    term: { es: 'escenario histórico', en: 'historical scenario' },
    synonyms: { es: ['batalla histórica'], en: ['historical battle'] },
    meaning: {
      es: 'Batalla con instrucciones propias sobre ejércitos, despliegue y victoria. Este reglamento no trae ninguna.',
      en: 'Battle with its own instructions on armies, deployment and victory. This book has none.',
    },
    clause: 'onus-6.3',
    see: ['onus-6.7', 'onus-6.23'],
  },
  {
    key: 'casualty',
    term: { es: 'baja', en: 'casualty' },
    synonyms: { es: ['bajas', 'pérdidas'], en: ['casualties', 'losses'] },
    meaning: {
      es: 'En la victoria por bajas, una unidad eliminada o en huida, por su valor. Fuera de ella, otro nombre de las heridas.',
      en: 'In a victory by casualties, a unit eliminated or fleeing, at its value. Elsewhere, another name of wounds.',
    },
    clause: 'onus-6.8',
    see: ['onus-6.9', 'onus-14.1'],
    mark: 'never',
  },
  {
    key: 'victory-by-casualties',
    term: { es: 'victoria por bajas', en: 'victory by casualties' },
    synonyms: { es: ['ganar por bajas'], en: ['win by casualties'] },
    meaning: {
      es: 'Forma de ganar: el enemigo con más del 50 % de bajas falla su chequeo de Liderazgo.',
      en: 'Way of winning: the enemy, with casualties above 50%, fails his Leadership check.',
    },
    clause: 'onus-6.9',
    see: ['onus-6.8', 'onus-6.11', 'onus-7.10'],
  },
  {
    key: 'annihilation',
    term: { es: 'aniquilación total', en: 'total annihilation' },
    synonyms: { es: ['rendición'], en: ['surrender'] },
    meaning: {
      es: 'Forma de ganar: el enemigo se rinde, o todas sus unidades están eliminadas o en huida.',
      en: 'Way of winning: the enemy surrenders, or all his units are eliminated or fleeing.',
    },
    clause: 'onus-6.13',
    see: ['onus-6.7'],
  },
  {
    key: 'death-of-the-general',
    term: { es: 'muerte del general', en: 'death of the general' },
    synonyms: { es: ['matar al general'], en: ['kill the general'] },
    meaning: {
      es: 'Forma de ganar: la partida termina en cuanto muere el general enemigo.',
      en: "Way of winning: the game ends as soon as the enemy's general dies.",
    },
    clause: 'onus-6.14',
    see: ['onus-4.2', 'onus-12.8'],
  },
]);

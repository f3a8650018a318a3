import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Which hexes a retreat may use, and a lone leader on its way. */
export const path = defineExamples({
  'cca-12.5': {
    'any-free-path': applies('cca/retreat', {
      es: 'Caballería media recibe 1 bandera y detrás todo está libre.',
      en: 'Medium cavalry receives 1 flag and everything behind it is free.',
      ask: { unit: 'MC' },
      gives: { hexesMade: 3, leftHex: true },
      cites: ['cca-12.2', 'cca-12.4', 'cca-12.5'],
    }),
  },
  'cca-12.6': {
    sideways: forbids('cca/fall-back', {
      es: 'Una unidad que se retira tiene ocupados los dos hexes hacia su borde y quiere ir de costado a uno vacío.',
      en: 'A retreating unit finds both hexes towards its edge occupied and wants to go sideways to an empty one.',
      ask: { unit: 'MI', direction: 'sideways' },
      gives: { allowed: false },
      case: 187,
    }),
    'not-nearer-to-the-edge': forbids('cca/fall-back', {
      es: 'La caballería ligera que se retira quiere ir al hex Y, libre pero no más cerca de su borde.',
      en: 'Retreating light cavalry wants to go to hex Y, which is free but not nearer to its own edge.',
      ask: { unit: 'LC', direction: 'sideways', nthHex: 2 },
      gives: { allowed: false },
      case: 36,
    }),
    'towards-its-own-side': applies('cca/fall-back', {
      es: 'Infantería media que se retira quiere ir a un hex vacío de la fila siguiente hacia su lado.',
      en: 'Retreating medium infantry wants to go to an empty hex of the next row towards its own side.',
      ask: { unit: 'MI' },
      gives: { allowed: true },
    }),
  },
  'cca-12.7': {
    forest: applies('cca/fall-back', {
      es: 'Infantería pesada que se retira atraviesa un bosque.',
      en: 'Retreating heavy infantry goes through a forest.',
      ask: { unit: 'HI', hexTerrain: 'forest' },
      gives: { allowed: true, mustStop: false },
      cites: ['cca-12.6', 'cca-12.7'],
    }),
    ford: applies('cca/fall-back', {
      es: 'Caballería ligera que se retira atraviesa un río vadeable en su segundo hex.',
      en: 'Retreating light cavalry goes through a fordable river in its second hex.',
      ask: { unit: 'LC', hexTerrain: 'ford', nthHex: 2 },
      gives: { allowed: true, mustStop: false },
    }),
    river: doesNotApply('cca/fall-back', {
      es: 'Infantería pesada que se retira quiere entrar en un río no vadeable.',
      en: 'Retreating heavy infantry wants to enter a river that is not fordable.',
      ask: { unit: 'HI', hexTerrain: 'river' },
      gives: { allowed: false },
      cites: ['cca-12.8'],
    }),
  },
  'cca-12.8': {
    coast: forbids('cca/fall-back', {
      es: 'Caballería ligera que se retira quiere entrar en la costa.',
      en: 'Retreating light cavalry wants to enter coast.',
      ask: { unit: 'LC', hexTerrain: 'coast' },
      gives: { allowed: false },
    }),
    'river-behind': applies('cca/retreat', {
      es: 'Infantería pesada debe retirarse 1 hex; los dos hexes hacia su borde son de río no vadeable.',
      en: 'Heavy infantry must retreat 1 hex; both hexes towards its edge are a river that is not fordable.',
      ask: { unit: 'HI', freeHexes: 0, blockedBy: 'impassable' },
      gives: { retreatHexes: 1, blocksLostInRetreat: 1, blocksLeft: 3 },
      cites: ['cca-12.8', 'cca-12.13'],
      case: 177,
    }),
    forest: doesNotApply('cca/fall-back', {
      es: 'Infantería ligera que se retira entra en un bosque.',
      en: 'Retreating light infantry enters a forest.',
      ask: { unit: 'LI', hexTerrain: 'forest' },
      gives: { allowed: true },
      cites: ['cca-12.7'],
    }),
  },
  'cca-12.9': {
    'friendly-unit': forbids('cca/fall-back', {
      es: 'Infantería media que se retira quiere pasar por un hex con una unidad amiga.',
      en: 'Retreating medium infantry wants to go through a hex with a friendly unit.',
      ask: { unit: 'MI', holds: 'friendly-unit' },
      gives: { allowed: false },
    }),
    'enemy-unit': forbids('cca/fall-back', {
      es: 'Caballería media que se retira quiere pasar por un hex con una unidad enemiga.',
      en: 'Retreating medium cavalry wants to go through a hex with an enemy unit.',
      ask: { unit: 'MC', holds: 'enemy-unit' },
      gives: { allowed: false },
    }),
    'blocked-by-units': applies('cca/retreat', {
      es: 'Infantería ligera recibe 1 bandera y tiene unidades en los dos hexes de detrás.',
      en: 'Light infantry receives 1 flag and has units in both hexes behind it.',
      ask: { unit: 'LI', freeHexes: 0 },
      gives: { hexesMade: 0, blocksLostInRetreat: 2 },
      cites: ['cca-12.9', 'cca-12.13'],
    }),
    'lone-leader': doesNotApply('cca/fall-back', {
      es: 'Infantería media sin líder que se retira quiere ir al hex de un líder amigo solo.',
      en: 'Retreating medium infantry without a leader wants to go to the hex of a lone friendly leader.',
      ask: { unit: 'MI', holds: 'friendly-leader' },
      gives: { allowed: true, attaches: true, mayStop: true },
      cites: ['cca-12.11', 'cca-12.12'],
    }),
  },
  'cca-12.10': {
    'leader-goes-along': applies('cca/retreat', {
      es: 'Infantería pesada con un líder unido recibe 1 bandera y su jugador no la ignora.',
      en: 'Heavy infantry with a leader attached receives 1 flag and its player does not ignore it.',
      ask: { unit: 'HI', leader: 'attached', ignores: 0 },
      gives: { hexesMade: 1, leftHex: true },
      cites: ['cca-12.4', 'cca-12.10'],
    }),
  },
  'cca-12.11': {
    'first-hex': applies('cca/retreat', {
      es: 'Caballería media sin líder debe retirarse 3 hexes; en el primero hay un líder amigo solo.',
      en: 'Medium cavalry without a leader must retreat 3 hexes; the first one holds a lone friendly leader.',
      ask: { unit: 'MC', leaderAt: 1 },
      gives: { retreatHexes: 3, hexesMade: 1, joinsLeader: true, blocksLostInRetreat: 0 },
      cites: ['cca-12.11', 'cca-12.12'],
      case: 34,
    }),
    'leader-attached': doesNotApply('cca/retreat', {
      es: 'Caballería media con un líder unido debe retirarse 3 hexes; en el primero hay otro líder amigo solo.',
      en: 'Medium cavalry with a leader attached must retreat 3 hexes; the first one holds another lone friendly leader.',
      ask: { unit: 'MC', leader: 'attached', ignores: 0, leaderAt: 1 },
      gives: { hexesMade: 0, joinsLeader: false, blocksLostInRetreat: 3, eliminated: true },
      cites: ['cca-8.32', 'cca-12.13'],
    }),
  },
  'cca-12.12': {
    'third-hex': applies('cca/retreat', {
      es: 'Caballería ligera sin líder recibe 2 banderas; en el tercer hex de su ruta hay un líder amigo solo.',
      en: 'Light cavalry without a leader receives 2 flags; the third hex of its path holds a lone friendly leader.',
      ask: { unit: 'LC', flags: 2, leaderAt: 3 },
      gives: { retreatHexes: 8, hexesMade: 3, joinsLeader: true },
      cites: ['cca-12.4', 'cca-12.11', 'cca-12.12'],
      case: 179,
    }),
    'goes-on': doesNotApply('cca/retreat', {
      es: 'Caballería ligera sin líder recibe 1 bandera; en el segundo hex se le une un líder y su jugador sigue.',
      en: 'Light cavalry without a leader receives 1 flag; in the second hex a leader joins it and its player goes on.',
      ask: { unit: 'LC', leaderAt: 2, stopsAtLeader: false },
      gives: { hexesMade: 4, joinsLeader: true },
      cites: ['cca-12.11'],
    }),
  },
});

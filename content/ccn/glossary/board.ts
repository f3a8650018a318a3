import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'battlefield',
    term: { es: 'campo de batalla', en: 'battlefield' },
    synonyms: { es: ['tablero', 'mapa'], en: ['board', 'map'] },
    meaning: {
      es: 'Tablero de 13 hexágonos de ancho por 9 de fondo, dividido en 3 secciones.',
      en: 'Board 13 hexes wide and 9 deep, divided into 3 sections.',
    },
    clause: 'ccn-2.4',
    see: ['ccn-2.5', 'ccn-7.1'],
    mark: 'once',
  },
  {
    key: 'hex',
    term: { es: 'hexágono', en: 'hex' },
    synonyms: { es: ['casilla', 'hex'], en: ['hexagon', 'space'] },
    meaning: {
      es: 'Casilla del campo de batalla. Caben en ella 1 unidad y 1 líder amigo.',
      en: 'Space of the battlefield. It holds 1 unit and 1 friendly leader.',
    },
    clause: 'ccn-5.36',
    see: ['ccn-5.37', 'ccn-5.57'],
    forms: { es: ['hexágono', 'hexágonos'], en: ['hex', 'hexes'] },
    mark: 'once',
  },
  {
    key: 'hexside',
    term: { es: 'lado de hexágono', en: 'hexside' },
    synonyms: { es: ['borde de hexágono', 'arista'], en: ['hex edge', 'hex spine'] },
    meaning: {
      es: 'Línea entre 2 hexágonos contiguos. Por ella puede ir la línea de visión, y en ella están las fortificaciones.',
      en: 'Line between 2 adjoining hexes. Line of sight may run along it, and fieldworks stand on it.',
    },
    clause: 'ccn-5.92',
    see: ['ccn-7.34'],
    mark: 'never',
  },
  {
    key: 'adjacent',
    term: { es: 'adyacente', en: 'adjacent' },
    synonyms: { es: ['contiguo', 'al lado'], en: ['next to', 'in contact'] },
    meaning: {
      es: 'Se dice del hexágono que comparte un lado con otro, y de quien está en él. Entre adyacentes hay melee, no disparo.',
      en: 'Said of a hex that shares a side with another, and of whoever is in it. Between adjacent units there is melee, not fire.',
    },
    clause: 'ccn-5.117',
    see: ['ccn-5.76', 'ccn-5.118'],
    mark: 'once',
  },
  {
    key: 'section',
    term: { es: 'sección', en: 'section' },
    synonyms: { es: ['sector', 'zona'], en: ['sector', 'zone'] },
    meaning: {
      es: 'Cada una de las 3 partes del campo de batalla: Flanco Izquierdo, Centro y Flanco Derecho.',
      en: 'Each of the 3 parts of the battlefield: Left Flank, Center and Right Flank.',
    },
    clause: 'ccn-2.5',
    see: ['ccn-2.6', 'ccn-5.39'],
    mark: 'once',
  },
  {
    key: 'flank',
    term: { es: 'flanco', en: 'flank' },
    synonyms: {
      es: ['ala', 'Flanco Izquierdo', 'Flanco Derecho'],
      en: ['wing', 'Left Flank', 'Right Flank'],
    },
    meaning: {
      es: 'Sección izquierda o derecha del campo de batalla, según la ve cada jugador desde su lado.',
      en: 'The left or right section of the battlefield, as each player sees it from his own side.',
    },
    clause: 'ccn-2.5',
    see: ['ccn-2.6', 'ccn-8.21'],
    mark: 'never',
  },
  {
    key: 'center',
    term: { es: 'Centro', en: 'Center' },
    synonyms: { es: ['sección central'], en: ['center section'] },
    meaning: {
      es: 'Sección de en medio del campo de batalla, que es la misma para ambos jugadores.',
      en: 'The middle section of the battlefield, the same for both players.',
    },
    clause: 'ccn-2.5',
    see: ['ccn-2.6'],
    mark: 'never',
  },
  {
    key: 'dashed-line',
    term: { es: 'línea discontinua', en: 'dashed line' },
    synonyms: {
      es: ['línea de puntos', 'hexágono de dos secciones'],
      en: ['dotted line', 'hex in two sections'],
    },
    meaning: {
      es: 'Línea que separa 2 secciones. El hexágono que corta pertenece a ambas.',
      en: 'Line that parts 2 sections. A hex that it cuts belongs to both.',
    },
    clause: 'ccn-2.6',
    see: ['ccn-2.5', 'ccn-5.8', 'ccn-5.22'],
  },
  {
    key: 'own-side',
    term: { es: 'lado propio', en: 'own side' },
    synonyms: { es: ['borde propio', 'borde amigo'], en: ['friendly edge', 'home edge'] },
    meaning: {
      es: 'Borde del campo de batalla ante el que se sienta el jugador. Hacia él se retiran sus unidades y sus líderes.',
      en: 'Edge of the battlefield at which a player sits. His units and leaders retreat toward it.',
    },
    clause: 'ccn-3.2',
    see: ['ccn-5.176', 'ccn-5.202'],
    forms: { es: ['propio lado'] },
  },
  {
    key: 'baseline',
    term: { es: 'línea base', en: 'baseline' },
    synonyms: { es: ['primera fila', 'fila del borde'], en: ['base row', 'back row'] },
    meaning: {
      es: 'Fila de hexágonos junto al borde de cada jugador.',
      en: "Row of hexes at each player's edge.",
    },
    clause: 'ccn-8.76',
    see: ['ccn-8.77', 'ccn-5.40'],
  },
  {
    key: 'range',
    term: { es: 'alcance', en: 'range' },
    synonyms: { es: ['distancia de disparo', 'rango'], en: ['firing distance'] },
    meaning: {
      es: 'Mayor distancia a la que dispara una unidad: infantería 2 hexágonos, fusileros ligeros 3, artillería montada 4, de a pie 5. Se cuenta el hexágono del objetivo.',
      en: "Greatest distance at which a unit fires: infantry 2 hexes, Rifle Light infantry 3, horse artillery 4, foot artillery 5. The target's hex is counted.",
    },
    clause: 'ccn-5.83',
    see: ['ccn-5.84', 'ccn-5.85', 'ccn-5.86', 'ccn-5.87'],
  },
  {
    key: 'line-of-sight',
    term: { es: 'línea de visión', en: 'line of sight' },
    synonyms: { es: ['línea de vista', 'visibilidad'], en: ['sightline', 'visibility'] },
    short: { es: ['LdV'], en: ['LOS'] },
    meaning: {
      es: 'Línea imaginaria del centro del hexágono de quien dispara al del objetivo. Si la corta una obstrucción, no se le puede disparar.',
      en: "Imaginary line from the center of the firer's hex to the center of the target's. If an obstruction cuts it, there is no fire at that target.",
    },
    clause: 'ccn-5.89',
    see: ['ccn-5.88', 'ccn-5.90', 'ccn-5.92'],
  },
  {
    key: 'obstruction',
    term: { es: 'obstrucción', en: 'obstruction' },
    synonyms: { es: ['obstáculo', 'estorbo'], en: ['obstacle', 'in the way'] },
    meaning: {
      es: 'Lo que bloquea la línea de visión: unidades, líderes, el borde del campo de batalla, bosques, pueblos y, casi siempre, colinas.',
      en: 'What blocks line of sight: units, leaders, the edge of the battlefield, forests, towns and, nearly always, hills.',
    },
    clause: 'ccn-5.90',
    see: ['ccn-5.91', 'ccn-5.92', 'ccn-7.8', 'ccn-7.16'],
  },
]);

import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'battlefield',
    term: { es: 'campo de batalla', en: 'battlefield' },
    synonyms: { es: ['tablero', 'mapa'], en: ['board', 'map'] },
    meaning: {
      es: 'Tablero de hexes, de 13 de ancho por 9 de largo, dividido en 3 secciones.',
      en: 'Board of hexes, 13 wide and 9 deep, divided into 3 sections.',
    },
    clause: 'cca-2.3',
    see: ['cca-2.4', 'cca-8.6'],
    mark: 'once',
  },
  {
    key: 'hex',
    term: { es: 'hex', en: 'hex' },
    synonyms: { es: ['hexágono', 'casilla'], en: ['hexagon', 'space'] },
    meaning: {
      es: 'Casilla de 6 lados del campo de batalla. Caben en ella 1 unidad y 1 líder amigo.',
      en: 'A 6-sided space of the battlefield. It holds 1 unit and 1 friendly leader.',
    },
    clause: 'cca-8.8',
    see: ['cca-2.3', 'cca-8.32'],
    mark: 'once',
  },
  {
    key: 'hexside',
    term: { es: 'lado de hex', en: 'hexside' },
    synonyms: { es: ['arista'], en: ['hex edge', 'hex spine'] },
    meaning: {
      es: 'Línea que separa 2 hexes contiguos. En ella están los terraplenes, y por ella puede pasar la línea de visión.',
      en: 'Line between 2 adjoining hexes. Ramparts stand on it, and line of sight may run along it.',
    },
    clause: 'cca-10.16',
    see: ['cca-17.33'],
  },
  {
    key: 'adjacent',
    term: { es: 'adyacente', en: 'adjacent' },
    synonyms: { es: ['contiguo', 'en contacto'], en: ['next to', 'in contact', 'engaged'] },
    meaning: {
      es: 'Se dice del hex que comparte un lado con otro, y de quien está en él. La distancia entre ambos es de 1 hex.',
      en: 'Said of a hex that shares a side with another, and of whoever is in it. The distance between the two is 1 hex.',
    },
    clause: 'cca-10.10',
    see: ['cca-10.4', 'cca-11.1'],
    mark: 'once',
  },
  {
    key: 'occupied-hex',
    term: { es: 'hex ocupado', en: 'occupied hex' },
    synonyms: { es: ['apilamiento'], en: ['stacking'] },
    meaning: {
      es: 'El que contiene una unidad o un líder. Al mover, una unidad no puede entrar en él ni atravesarlo, con pocas excepciones.',
      en: 'One that holds a unit or a leader. A moving unit may neither enter it nor pass through it, with few exceptions.',
    },
    clause: 'cca-8.9',
    see: ['cca-8.8', 'cca-8.10', 'cca-12.9'],
    // The clause that defines it is the only one whose text says it.
    mark: 'never',
  },
  {
    key: 'section',
    term: { es: 'sección', en: 'section' },
    synonyms: { es: ['sector', 'zona'], en: ['sector', 'zone'] },
    meaning: {
      es: 'Cada una de las 3 partes del campo de batalla: izquierda, centro y derecha. Muchas cartas dan sus órdenes por secciones.',
      en: 'Each of the 3 parts of the battlefield: left, centre and right. Many cards give their orders by section.',
    },
    clause: 'cca-2.4',
    see: ['cca-7.3', 'cca-8.5', 'cca-18.1'],
    except: { es: ['las de Sección'] },
    mark: 'once',
  },
  {
    key: 'flank-section',
    term: { es: 'sección de flanco', en: 'flank section' },
    synonyms: { es: ['ala', 'flanco'], en: ['wing', 'flank'] },
    meaning: {
      es: 'Sección izquierda o derecha del campo de batalla, según las ve cada jugador desde su lado.',
      en: 'The left or the right section of the battlefield, as each player sees them from his own side.',
    },
    clause: 'cca-2.4',
    see: ['cca-18.3', 'cca-18.5', 'cca-18.32'],
    forms: {
      es: ['sección izquierda', 'sección derecha', 'sección de flanco'],
      en: ['left section', 'right section', 'flank section'],
    },
  },
  {
    key: 'centre-section',
    term: { es: 'sección central', en: 'centre section' },
    synonyms: { es: ['centro'], en: ['centre', 'center'] },
    meaning: {
      es: 'Sección de en medio del campo de batalla, que es la misma para ambos jugadores.',
      en: 'The middle section of the battlefield, which is the same for both players.',
    },
    clause: 'cca-2.4',
    see: ['cca-18.4'],
  },
  {
    key: 'dotted-line',
    term: { es: 'línea de puntos', en: 'dotted line' },
    synonyms: { es: ['línea discontinua'], en: ['dashed line'] },
    meaning: {
      es: 'Línea que separa 2 secciones. El hex que corta pertenece a ambas.',
      en: 'Line that parts 2 sections. A hex that it cuts belongs to both.',
    },
    clause: 'cca-2.5',
    see: ['cca-2.4', 'cca-7.3'],
  },
  {
    key: 'own-side',
    term: { es: 'lado propio', en: 'own side' },
    synonyms: { es: ['borde propio', 'línea de partida'], en: ['home edge', 'baseline'] },
    meaning: {
      es: 'Borde superior o inferior del campo de batalla, ante el que se sienta cada jugador. Hacia él se retiran y se evaden los suyos.',
      en: 'The top or bottom edge of the battlefield, where each player sits. His units and leaders retreat and evade towards it.',
    },
    clause: 'cca-3.4',
    see: ['cca-12.6', 'cca-13.11', 'cca-13.18'],
    forms: {
      es: ['propio lado del campo de batalla', 'lado del campo de batalla', 'propio lado'],
      en: ['own side of the battlefield', 'side of the battlefield', 'own side'],
    },
  },
  {
    key: 'leave-the-battlefield',
    term: { es: 'salir del campo de batalla', en: 'leave the battlefield' },
    synonyms: { es: ['salir del tablero'], en: ['exit the board', 'off the board'] },
    meaning: {
      es: 'Una unidad no puede, salvo que lo permita una regla especial del escenario. Un líder que se evade puede hacerlo por su lado.',
      en: 'A unit may not, unless a special rule of the scenario allows it. A leader who evades may do so over his own side.',
    },
    clause: 'cca-8.7',
    see: ['cca-8.6', 'cca-13.25', 'cca-19.28'],
    forms: {
      es: ['salir del campo de batalla', 'salga del campo de batalla'],
      en: ['leave the battlefield', 'leaving the battlefield', 'leaves the battlefield'],
    },
    except: { en: ['his block leaves the battlefield'] },
  },
  {
    key: 'range',
    term: { es: 'alcance', en: 'range' },
    synonyms: { es: ['distancia de disparo', 'rango'], en: ['firing distance'] },
    meaning: {
      es: 'Mayor distancia a la que dispara una unidad: 2 hexes, o 3 con arcos o con hondas. Se cuenta el hex del objetivo y no el propio.',
      en: "The greatest distance at which a unit fires: 2 hexes, or 3 with bows or with slings. The target's hex is counted, its own is not.",
    },
    clause: 'cca-10.10',
    see: ['cca-10.3', 'cca-10.11', 'cca-10.12'],
    except: { es: ['al alcance de ambos jugadores'] },
  },
  {
    key: 'line-of-sight',
    term: { es: 'línea de visión', en: 'line of sight' },
    synonyms: { es: ['línea de vista', 'visibilidad'], en: ['sightline', 'visibility'] },
    short: { es: ['LdV'], en: ['LOS'] },
    meaning: {
      es: 'Línea imaginaria de centro a centro, del hex de quien dispara al de su objetivo. Si está bloqueada, no se le puede disparar.',
      en: "Imaginary line from centre to centre, from the firer's hex to the target's. If it is blocked, there is no fire at that target.",
    },
    clause: 'cca-10.13',
    see: ['cca-10.14', 'cca-10.15', 'cca-10.16', 'cca-17.19'],
  },
  {
    key: 'obstruction',
    term: { es: 'obstrucción', en: 'obstruction' },
    synonyms: { es: ['obstáculo'], en: ['obstacle', 'in the way'] },
    meaning: {
      es: 'Lo que bloquea la línea de visión: unidades, líderes, el borde del campo de batalla, bosques, campamentos fortificados y casi siempre colinas.',
      en: 'What blocks line of sight: units, leaders, the edge of the battlefield, forests, fortified camps and, nearly always, hills.',
    },
    clause: 'cca-10.14',
    see: ['cca-10.16', 'cca-17.13', 'cca-17.19', 'cca-17.44'],
  },
]);

import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'normal-movement',
    term: { es: 'movimiento normal', en: 'normal movement' },
    synonyms: { es: ['mover normal'], en: ['regular movement', 'normal move'] },
    meaning: {
      es: 'Mover hasta tantas UD como el Movimiento de la carta, con giros de 1 UD. Permite cargar y, salvo a los Hostigadores, no permite disparar.',
      en: 'To move up to as many UD as the Movement on the card, with turns at 1 UD. It allows a charge and, except to Skirmishers, no shot.',
    },
    clause: 'onus-7.37',
    see: ['onus-7.36', 'onus-7.38'],
    mark: 'once',
  },
  {
    key: 'forced-march',
    term: { es: 'marcha forzada', en: 'forced march' },
    synonyms: { es: ['paso ligero', 'doble movimiento'], en: ['double move'] },
    meaning: {
      es: 'Mover hasta el doble, sin cargar, disparar ni tener formación especial. Hasta la siguiente activación, los ataques contra la unidad cuentan como por retaguardia.',
      en: 'To move up to double, without charging, shooting or a special formation. Until the next activation, attacks on the unit count as on the rear.',
    },
    clause: 'onus-7.41',
    see: ['onus-7.42', 'onus-7.43', 'onus-7.45', 'onus-7.46'],
    forms: { es: ['marcha forzada'], en: ['forced march'] },
    mark: 'once',
  },
  {
    key: 'reduced-movement',
    term: { es: 'movimiento reducido', en: 'reduced movement' },
    synonyms: { es: ['mitad de movimiento'], en: ['half movement', 'half move'] },
    meaning: {
      es: 'Mover hasta la mitad, con fracciones. Lo imponen las maniobras especiales, disparar, reorganizarse, la Falange y el Muro de Escudos.',
      en: 'To move up to half, with fractions. Special manoeuvres, shooting, rallying, the Phalanx and the Shield Wall impose it.',
    },
    clause: 'onus-7.48',
    see: ['onus-7.47', 'onus-7.49'],
    mark: 'once',
  },
  {
    key: 'turn-of-a-unit',
    term: { es: 'giro', en: 'turn on a corner' },
    synonyms: {
      es: ['giro de 90 grados', 'rotar sobre una esquina', 'pivotar'],
      en: ['wheel', 'pivot', '90-degree turn'],
    },
    meaning: {
      es: 'Girar hasta 90° sobre una esquina de la carta. Cuesta 1 UD, y varios van siempre al mismo lado.',
      en: 'To turn up to 90° on a corner of the card. It costs 1 UD, and several go always the same way.',
    },
    clause: 'onus-7.38',
    see: ['onus-7.39'],
    mark: 'never',
  },
  {
    key: 'special-manoeuvre',
    term: { es: 'maniobra especial', en: 'special manoeuvre' },
    synonyms: { es: ['maniobra'], en: ['manoeuvre', 'special maneuver'] },
    meaning: {
      es: 'Maniobra que reduce el movimiento: todas las direcciones, Giro Libre, ampliar o acortar, cambiar de formación y preparar el disparo.',
      en: 'Manoeuvre that reduces movement: all directions, free rotation, extending or shortening, changing formation and preparing to shoot.',
    },
    clause: 'onus-7.51',
    see: ['onus-7.47', 'onus-7.72'],
  },
  {
    key: 'all-directions',
    term: { es: 'movimiento en todas las direcciones', en: 'movement in all directions' },
    synonyms: {
      es: ['mover hacia atrás', 'mover de lado', 'diagonal'],
      en: ['move backwards', 'move sideways', 'diagonal'],
    },
    meaning: {
      es: 'Maniobra con la que una unidad no trabada mueve hacia cualquier lado sin cambiar su orientación. Ese turno no carga.',
      en: 'Manoeuvre with which a unit that is not engaged moves in any direction without changing its facing. It does not charge that turn.',
    },
    clause: 'onus-7.52',
    see: ['onus-7.53', 'onus-7.54'],
    mark: 'never',
  },
  {
    key: 'free-rotation',
    term: { es: 'Giro Libre', en: 'free rotation' },
    synonyms: {
      es: ['girar sobre el centro', 'media vuelta'],
      en: ['rotate on the centre', 'about turn'],
    },
    meaning: {
      es: 'Maniobra que gira la unidad cuanto se quiera, hasta 360°, sobre el centro de su carta. Reduce el movimiento y permite cargar.',
      en: 'Manoeuvre that turns the unit as far as wished, up to 360°, on the centre of its card. It reduces movement and allows a charge.',
    },
    clause: 'onus-7.55',
    see: ['onus-7.56', 'onus-7.57', 'onus-7.58'],
    forms: { es: ['Giro Libre', 'Giros Libres'], en: ['free rotation'] },
    mark: 'once',
  },
  {
    key: 'extended-formation',
    term: { es: 'formación ampliada', en: 'extended formation' },
    synonyms: {
      es: ['ampliar la formación', 'unidad ampliada', 'línea ampliada'],
      en: ['extend the formation', 'extended unit', 'widen'],
    },
    meaning: {
      es: 'Unidad con 1 marcador de Sección más a un lado del frente o a ambos: combate con más secciones y pierde 1 de moral por cada uno.',
      en: 'A unit with 1 Section marker more on one side of its front or on both: it fights with more sections and loses 1 morale for each.',
    },
    clause: 'onus-7.59',
    see: ['onus-7.60', 'onus-7.61', 'onus-7.63'],
    mark: 'once',
  },
  {
    key: 'section-marker',
    term: { es: 'marcador de Sección', en: 'Section marker' },
    synonyms: {
      es: ['marcador de envolver', 'flecha blanca'],
      en: ['enveloping marker', 'white arrow'],
    },
    meaning: {
      es: 'Ficha que amplía el frente de una unidad o señala la sección con la que envuelve a una enemiga. Da dados como una sección frontal.',
      en: 'Piece that widens the front of a unit or shows the section with which it envelops an enemy. It gives dice as a front section does.',
    },
    clause: 'onus-7.93',
    see: ['onus-7.59', 'onus-7.85'],
    forms: {
      es: ['marcador de Sección', 'marcadores de Sección'],
      en: ['Section marker', 'Section markers'],
    },
    mark: 'once',
  },
  {
    key: 'passing-through',
    term: { es: 'atravesar', en: 'pass through' },
    synonyms: {
      es: ['cruzar unidades', 'pasar por encima'],
      en: ['interpenetrate', 'cross a unit'],
    },
    meaning: {
      es: 'Mover por encima de otra unidad. A las amigas se puede, con excepciones; a las enemigas, no.',
      en: 'To move over another unit. Friends may be passed through, with exceptions; enemies may not.',
    },
    clause: 'onus-7.25',
    see: ['onus-7.24', 'onus-7.26', 'onus-7.30', 'onus-7.193'],
    forms: { es: ['atravesar', 'atraviesa'], en: ['pass through', 'passes through'] },
    mark: 'once',
  },
  {
    key: 'overlap',
    term: { es: 'solapamiento', en: 'overlap' },
    synonyms: { es: ['solaparse', 'apilarse'], en: ['overlapping', 'stacking'] },
    meaning: {
      es: 'Quedar encima o debajo de otra unidad. No se permite al acabar la fase de movimiento.',
      en: 'To be on top of or beneath another unit. It is not allowed when the movement phase ends.',
    },
    clause: 'onus-7.33',
    see: ['onus-7.34', 'onus-7.35'],
  },
  {
    key: 'charge',
    term: { es: 'carga', en: 'charge' },
    synonyms: { es: ['cargar', 'entrar en contacto'], en: ['make contact', 'attack move'] },
    meaning: {
      es: 'Movimiento con el que una unidad contacta de frente con el enemigo para combatir cuerpo a cuerpo.',
      en: 'Move with which a unit makes frontal contact with the enemy to fight hand to hand.',
    },
    clause: 'onus-7.73',
    see: ['onus-7.74', 'onus-7.75', 'onus-7.76'],
    forms: { es: ['carga', 'cargar'], en: ['charge', 'charges'] },
    mark: 'once',
  },
  {
    key: 'envelop',
    term: { es: 'envolver', en: 'envelop' },
    synonyms: { es: ['envolvimiento', 'rodear'], en: ['envelopment', 'surround', 'wrap around'] },
    meaning: {
      es: 'Poner las secciones frontales libres, con marcadores, en otros lados del enemigo trabado. Da más dados y ataca por flanco o retaguardia.',
      en: 'To lay free front sections, with markers, along other sides of the engaged enemy. It gives more dice and attacks on flank or rear.',
    },
    clause: 'onus-7.78',
    see: ['onus-7.80', 'onus-7.91', 'onus-7.93'],
    forms: { es: ['envolver', 'envuelve'], en: ['envelop', 'envelops', 'enveloping'] },
    mark: 'once',
  },
]);

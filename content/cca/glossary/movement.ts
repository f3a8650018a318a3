import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'move',
    term: { es: 'mover', en: 'move' },
    synonyms: { es: ['movimiento', 'marcha'], en: ['movement', 'march'] },
    meaning: {
      es: 'Llevar una unidad o un líder con órdenes a otro hex, hasta el máximo de su tipo. Es optativo, y todas mueven antes de combatir.',
      en: 'To take an ordered unit or leader to another hex, up to the maximum of its type. It is optional, and all move before any battle.',
    },
    clause: 'cca-8.2',
    see: ['cca-8.1', 'cca-8.3', 'cca-8.4'],
    forms: {
      es: ['mover', 'mueve', 'mueven', 'movimiento', 'movimientos'],
      en: ['move', 'moves', 'moving', 'moved', 'movement'],
    },
    mark: 'once',
  },
  {
    key: 'pass-through',
    term: { es: 'atravesar', en: 'pass through' },
    synonyms: { es: ['pasar a través', 'cruzar'], en: ['move through', 'interpenetration'] },
    meaning: {
      es: 'Pasar por un hex ocupado sin acabar en él. Sólo pueden los líderes y, con 2 cartas, las unidades ligeras a pie.',
      en: 'To go through an occupied hex without ending in it. Only leaders may, and light foot units with 2 of the cards.',
    },
    clause: 'cca-8.10',
    see: ['cca-8.9', 'cca-8.30', 'cca-18.16', 'cca-18.48'],
    forms: {
      es: ['atravesar', 'atravesarlo', 'atraviesa'],
      en: ['pass through', 'passes through'],
    },
    except: {
      es: ['atravesar terreno', 'se retira atraviesa'],
      en: ['pass through impassable', 'line of sight that passes through'],
    },
  },
  {
    key: 'retreat',
    term: { es: 'retirada', en: 'retreat' },
    synonyms: { es: ['huida', 'retroceso'], en: ['fall back', 'rout', 'withdraw'] },
    meaning: {
      es: 'Movimiento forzado hacia el lado propio: por cada bandera, lo que la unidad mueve como máximo. Guerreros 2 hexes; auxiliares y elefantes, 1.',
      en: "Forced move towards one's own side: for each flag, the most that the unit moves. Warriors 2 hexes; auxilia and elephants 1.",
    },
    clause: 'cca-12.2',
    see: ['cca-12.1', 'cca-12.3', 'cca-12.6', 'cca-12.7'],
    forms: {
      es: [
        'retirada',
        'retiradas',
        'retirarse',
        'se retira',
        'se retiran',
        'movimiento de retirada',
        'movimientos de retirada',
      ],
      en: ['retreat', 'retreats', 'retreating', 'retreat move', 'retreat moves'],
    },
    except: { es: ['se retira del campo'] },
    mark: 'once',
  },
  {
    key: 'path',
    term: { es: 'ruta', en: 'path' },
    synonyms: { es: ['camino', 'recorrido'], en: ['route', 'way back'] },
    meaning: {
      es: 'Hexes por los que una unidad se retira o un líder se evade. Los elige su jugador, siempre hacia su lado.',
      en: 'The hexes through which a unit retreats or a leader evades. Its player chooses them, always towards his own side.',
    },
    clause: 'cca-12.5',
    see: ['cca-12.6', 'cca-13.19'],
  },
  {
    key: 'blocked-retreat',
    term: { es: 'retirada bloqueada', en: 'blocked retreat' },
    synonyms: { es: ['sin salida', 'acorralada'], en: ['cut off', 'no way out'] },
    meaning: {
      es: 'La que la unidad no puede completar por unidades, por el borde o por terreno impracticable. Pierde 1 bloque por cada hex que le falta.',
      en: 'One that units, the edge or impassable terrain keep a unit from completing. It loses 1 block for each hex that it is short.',
    },
    clause: 'cca-12.13',
    see: ['cca-11.55', 'cca-12.28'],
    forms: {
      es: ['retirada bloqueada', 'bloqueada la ruta'],
      en: ['blocked retreat', 'path is blocked'],
    },
  },
  {
    key: 'ignore',
    term: { es: 'ignorar', en: 'ignore' },
    synonyms: { es: ['anular', 'cancelar'], en: ['cancel', 'disregard'] },
    meaning: {
      es: 'Dejar algo sin efecto, casi siempre un símbolo del dado. Las banderas se ignoran si se quiere; los impactos que algunas unidades ignoran no cuentan nunca.',
      en: 'To leave something without effect, nearly always a die symbol. Flags are ignored if one likes; hits that certain units ignore never count.',
    },
    clause: 'cca-12.14',
    see: ['cca-11.24', 'cca-11.33', 'cca-11.35', 'cca-17.33'],
    forms: {
      es: ['ignorar', 'ignorarla', 'ignora', 'ignoran', 'ignorada'],
      en: ['ignore', 'ignores', 'ignored'],
    },
    mark: 'once',
  },
  {
    key: 'bolstered-morale',
    term: { es: 'refuerzo de la moral', en: 'bolstered morale' },
    synonyms: { es: ['moral', 'no retirarse'], en: ['morale', 'stand firm'] },
    meaning: {
      es: 'Lo que permite ignorar 1 bandera: un líder unido, el apoyo de 2 unidades, cierto terreno o ser guerreros a fuerza completa.',
      en: 'What lets a unit ignore 1 flag: an attached leader, the support of 2 units, certain terrain, or being warriors at full strength.',
    },
    clause: 'cca-12.14',
    see: ['cca-12.15', 'cca-12.16', 'cca-12.18', 'cca-12.19'],
    forms: { es: ['moral'], en: ['morale'] },
  },
  {
    key: 'support',
    term: { es: 'apoyo', en: 'support' },
    synonyms: { es: ['unidad apoyada', 'flancos cubiertos'], en: ['supported', 'stand together'] },
    meaning: {
      es: 'La unidad con 2 unidades amigas en hexes adyacentes puede ignorar 1 bandera. Un líder solo vale como una de ellas; los elefantes no lo reciben.',
      en: 'A unit with 2 friendly units in adjacent hexes may ignore 1 flag. A lone leader counts as one of them; elephants do not receive it.',
    },
    clause: 'cca-12.16',
    see: ['cca-12.17', 'cca-12.20'],
    forms: { es: ['apoyo', 'apoyan'], en: ['support', 'supporting'] },
  },
  {
    key: 'rampage',
    term: { es: 'estampida', en: 'rampage' },
    synonyms: { es: ['elefantes desbocados'], en: ['stampede', 'run amok'] },
    meaning: {
      es: 'Lo que hacen los elefantes antes de retirarse: se tiran 2 dados contra cada hex adyacente ocupado, amigo o enemigo.',
      en: 'What elephants do before they retreat: 2 dice are rolled against each occupied adjacent hex, friend or enemy.',
    },
    clause: 'cca-12.21',
    see: ['cca-12.22', 'cca-12.23', 'cca-12.24', 'cca-12.25'],
  },
  {
    key: 'trample',
    term: { es: 'pisotear', en: 'trample' },
    synonyms: { es: ['arrollar', 'aplastar'], en: ['run over', 'crush'] },
    meaning: {
      es: 'Impactar en una estampida. Cada símbolo del tipo de la unidad adyacente le quita 1 bloque.',
      en: "To hit in a rampage. Each symbol of an adjacent unit's type takes 1 block from it.",
    },
    clause: 'cca-12.22',
    see: ['cca-12.25', 'cca-12.26'],
    // The clause that defines it is the only one whose text says it.
    mark: 'never',
  },
]);

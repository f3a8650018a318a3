import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'move',
    term: { es: 'mover', en: 'move' },
    synonyms: { es: ['movimiento', 'marchar'], en: ['movement', 'march'] },
    meaning: {
      es: 'Llevar una unidad o un líder con órdenes a otro hexágono, hasta el máximo de su tipo. Es optativo, y todos mueven antes de combatir.',
      en: 'To take an ordered unit or leader to another hex, up to the maximum of its type. It is optional, and all move before any combat.',
    },
    clause: 'ccn-5.33',
    see: ['ccn-5.34', 'ccn-5.35', 'ccn-5.46'],
    forms: { es: ['mover', 'mueve', 'mueven'], en: ['move', 'moves', 'moving', 'moved'] },
    mark: 'once',
  },
  {
    key: 'pass-through',
    term: { es: 'atravesar', en: 'pass through' },
    synonyms: { es: ['pasar a través', 'apilamiento'], en: ['move through', 'stacking'] },
    meaning: {
      es: 'Pasar por un hexágono ocupado sin acabar en él. Sólo pueden los líderes: por hexágonos amigos y, en un Escape, por enemigos.',
      en: 'To go through an occupied hex without ending in it. Only leaders may: through friendly hexes and, in an Escape, through enemy ones.',
    },
    clause: 'ccn-5.55',
    see: ['ccn-5.36', 'ccn-5.206', 'ccn-5.208'],
    mark: 'never',
  },
  {
    key: 'retreat',
    term: { es: 'retirada', en: 'retreat' },
    synonyms: { es: ['huida', 'retroceso'], en: ['fall back', 'rout', 'withdraw'] },
    meaning: {
      es: 'Movimiento forzado hacia el lado propio: 1 hexágono por bandera, o 3 la milicia.',
      en: 'Forced move of a unit toward its own side: 1 hex per flag, or 3 for militia.',
    },
    clause: 'ccn-5.174',
    see: ['ccn-5.176', 'ccn-5.177', 'ccn-5.182'],
    forms: {
      es: ['retirada', 'retiradas', 'retirarse', 'se retira'],
      en: ['retreat', 'retreats', 'retreating'],
    },
    mark: 'once',
  },
  {
    key: 'retreat-route',
    term: { es: 'ruta de retirada', en: 'retreat route' },
    synonyms: { es: ['camino de retirada'], en: ['way back', 'path'] },
    meaning: {
      es: 'Hexágonos por los que una unidad o un líder se retira. Los elige su dueño, siempre hacia su lado.',
      en: 'The hexes through which a unit or leader retreats. Its owner chooses them, always toward its own side.',
    },
    clause: 'ccn-5.175',
    see: ['ccn-5.176', 'ccn-5.202'],
    mark: 'never',
  },
  {
    key: 'blocked-retreat',
    term: { es: 'retirada bloqueada', en: 'blocked retreat' },
    synonyms: { es: ['no poder retirarse', 'acorralada'], en: ['cut off', 'no way out'] },
    meaning: {
      es: 'Retirada que una unidad no puede completar. Pierde 1 bloque por cada hexágono que le falta.',
      en: 'Retreat that a unit cannot complete. It loses 1 block for each hex that it is short.',
    },
    clause: 'ccn-5.182',
    see: ['ccn-5.178', 'ccn-5.156', 'ccn-6.38'],
    mark: 'never',
  },
  {
    key: 'ignore-flags',
    term: { es: 'ignorar banderas', en: 'ignore flags' },
    synonyms: {
      es: ['reforzar la moral', 'moral', 'anular banderas'],
      en: ['bolster morale', 'morale', 'cancel flags'],
    },
    meaning: {
      es: 'Dejar sin efecto banderas: 1 por un líder vinculado, el apoyo, una fortificación o ser granaderos o coraceros, y 1 o 2 la Guardia. Se suman.',
      en: 'To cancel flags: 1 for an attached leader, support, fieldworks or being Grenadiers or Cuirassiers, and 1 or 2 for Guard. They add up.',
    },
    clause: 'ccn-5.185',
    see: ['ccn-5.186', 'ccn-5.187', 'ccn-5.188', 'ccn-5.195'],
    forms: { es: ['ignorar banderas', 'ignorar 1 bandera'], en: ['ignore flags', 'ignore 1 flag'] },
  },
  {
    key: 'support',
    term: { es: 'apoyo', en: 'support' },
    synonyms: { es: ['unidad apoyada', 'flancos cubiertos'], en: ['supported unit'] },
    meaning: {
      es: 'La unidad con 2 o más unidades amigas adyacentes puede ignorar 1 bandera. Un líder solo cuenta como una de ellas; un cuadro no lo recibe.',
      en: 'A unit with 2 or more adjacent friendly units may ignore 1 flag. A lone leader counts as one of them; a square does not receive it.',
    },
    clause: 'ccn-5.188',
    see: ['ccn-5.189', 'ccn-5.190', 'ccn-6.40'],
    forms: { en: ['support', 'supports'] },
  },
]);

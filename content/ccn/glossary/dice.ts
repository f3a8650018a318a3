import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'battle-die',
    term: { es: 'dado de batalla', en: 'battle die' },
    synonyms: { es: ['caras del dado', 'dados especiales'], en: ['die faces'] },
    meaning: {
      es: 'Dado con 6 caras: 2 de infantería y 1 de caballería, de artillería, de bandera y de sable.',
      en: 'Die with 6 faces: 2 of infantry and 1 each of cavalry, artillery, flag and saber.',
    },
    clause: 'ccn-2.9',
    see: ['ccn-2.10', 'ccn-3.7'],
    forms: { es: ['dado', 'dados'], en: ['die', 'dice'] },
    mark: 'once',
  },
  {
    key: 'troop-symbol',
    term: { es: 'símbolo de tropa', en: 'troop symbol' },
    synonyms: { es: ['símbolo de unidad', 'símbolo del dado'], en: ['unit symbol', 'die symbol'] },
    meaning: {
      es: 'Cara de infantería, de caballería o de artillería. Impacta a las unidades de su arma, al disparar y en melee.',
      en: 'Infantry, cavalry or artillery face. It hits units of its arm, in fire and in melee.',
    },
    clause: 'ccn-5.145',
    see: ['ccn-2.10', 'ccn-5.110'],
  },
  {
    key: 'infantry-symbol',
    term: { es: 'símbolo de infantería', en: 'infantry symbol' },
    synonyms: { es: ['cara azul', 'dado de infantería'], en: ['blue face', 'infantry face'] },
    meaning: {
      es: 'Cara del dado en negro sobre azul. Hay 2 en cada dado, e impacta a unidades de infantería.',
      en: 'Die face in black on blue. There are 2 on each die, and it hits infantry units.',
    },
    clause: 'ccn-2.10',
    see: ['ccn-2.9', 'ccn-5.145'],
    mark: 'never',
  },
  {
    key: 'cavalry-symbol',
    term: { es: 'símbolo de caballería', en: 'cavalry symbol' },
    synonyms: { es: ['cara amarilla', 'dado de caballería'], en: ['yellow face', 'cavalry face'] },
    meaning: {
      es: 'Cara del dado en negro sobre amarillo. Impacta a unidades de caballería, y es lo único que impacta a la que se Retira y Reforma.',
      en: 'Die face in black on yellow. It hits cavalry units, and nothing else hits cavalry that Retires and Reforms.',
    },
    clause: 'ccn-2.10',
    see: ['ccn-2.9', 'ccn-5.145', 'ccn-6.5'],
    mark: 'never',
  },
  {
    key: 'artillery-symbol',
    term: { es: 'símbolo de artillería', en: 'artillery symbol' },
    synonyms: { es: ['cara roja', 'dado de artillería'], en: ['red face', 'artillery face'] },
    meaning: {
      es: 'Cara del dado en negro sobre rojo. Impacta a unidades de artillería.',
      en: 'Die face in black on red. It hits artillery units.',
    },
    clause: 'ccn-2.10',
    see: ['ccn-2.9', 'ccn-5.145'],
    mark: 'never',
  },
  {
    key: 'saber',
    term: { es: 'sable', en: 'saber' },
    synonyms: { es: ['espada', 'sables cruzados'], en: ['sword', 'sabre', 'crossed sabers'] },
    meaning: {
      es: 'Cara del dado que en melee impacta a toda unidad, salvo si tiran fusileros ligeros o milicia, y a un líder solo. Al disparar no cuenta.',
      en: 'Die face that in melee hits any unit, unless Rifle Light infantry or militia roll it, and a lone leader. In fire it does not count.',
    },
    clause: 'ccn-5.146',
    see: ['ccn-5.129', 'ccn-5.147', 'ccn-5.161'],
  },
  {
    key: 'flag',
    term: { es: 'bandera', en: 'flag' },
    synonyms: { es: ['resultado de retirada'], en: ['retreat result'] },
    meaning: {
      es: 'Cara del dado que no impacta, pero obliga al objetivo a retirarse si no la ignora.',
      en: 'Die face that does not hit but forces the target to retreat, unless it ignores it.',
    },
    clause: 'ccn-5.148',
    see: ['ccn-5.111', 'ccn-5.174', 'ccn-5.185'],
    mark: 'once',
  },
  {
    key: 'bounce-flag',
    term: { es: 'bandera de rebote', en: 'bounce flag' },
    synonyms: { es: ['rebote', 'rebotar'], en: ['bounce', 'bounced cavalry'] },
    meaning: {
      es: 'Bandera que saca en melee un cuadro contra caballería: la hace retirarse y no se puede ignorar.',
      en: 'A flag that a square rolls in melee against cavalry: it makes the cavalry retreat and may not be ignored.',
    },
    clause: 'ccn-6.30',
    see: ['ccn-5.195', 'ccn-6.31'],
  },
  {
    key: 'hit',
    term: { es: 'impacto', en: 'hit' },
    synonyms: { es: ['acierto', 'daño'], en: ['score a hit', 'damage'] },
    meaning: {
      es: 'Resultado del dado que quita 1 bloque a la unidad o elimina al líder atacado.',
      en: 'Die result that takes 1 block from the unit or eliminates the leader attacked.',
    },
    clause: 'ccn-5.149',
    see: ['ccn-5.110', 'ccn-5.112', 'ccn-5.145'],
    forms: { es: ['impacto', 'impactos', 'impacta', 'impactan'], en: ['hit', 'hits'] },
    mark: 'once',
  },
  {
    key: 'base-dice',
    term: { es: 'dados base', en: 'base dice' },
    synonyms: {
      es: ['número de dados', 'fuerza del ataque'],
      en: ['number of dice', 'strength of the attack'],
    },
    meaning: {
      es: 'Dados que tira una unidad antes de contar tipo, carta y terreno: casi siempre 1 por bloque.',
      en: 'Dice that a unit rolls before type, card and terrain are counted: nearly always 1 per block.',
    },
    clause: 'ccn-5.72',
    see: ['ccn-5.94', 'ccn-5.95', 'ccn-5.125', 'ccn-5.131'],
    mark: 'never',
  },
  {
    key: 'additional-dice',
    term: { es: 'dados adicionales', en: 'additional dice' },
    synonyms: { es: ['dados extra', 'bonificación de dados'], en: ['extra dice', 'bonus dice'] },
    meaning: {
      es: 'Dados que el tipo de la unidad o la carta de Orden suman a los dados base.',
      en: "Dice that a unit's type or the Command card adds to the base dice.",
    },
    clause: 'ccn-5.142',
    see: ['ccn-5.107', 'ccn-8.27'],
    forms: {
      es: ['dado adicional', 'dados adicionales'],
      en: ['additional die', 'additional dice'],
    },
  },
  {
    key: 'terrain-reduction',
    term: { es: 'reducción por terreno', en: 'terrain reduction' },
    synonyms: {
      es: ['penalización por terreno', 'dados menos'],
      en: ['terrain penalty', 'fewer dice'],
    },
    meaning: {
      es: 'Dados que quita el terreno del objetivo y, a veces, el del atacante. Puede dejar 0.',
      en: "Dice that the target's terrain takes away and, at times, the attacker's own. It may leave 0.",
    },
    clause: 'ccn-5.143',
    see: ['ccn-5.108', 'ccn-7.6', 'ccn-7.36'],
    mark: 'never',
  },
  {
    key: 'half-dice',
    term: { es: 'mitad de los dados', en: 'half dice' },
    synonyms: { es: ['redondeo', 'disparar tras mover'], en: ['rounding', 'fire after moving'] },
    meaning: {
      es: 'Lo que tira la infantería que mueve y dispara: la mitad de sus bloques, redondeada hacia arriba o hacia abajo según su nación.',
      en: 'What infantry that moves and fires rolls: half its blocks, rounded up or down by nation.',
    },
    clause: 'ccn-5.95',
    see: ['ccn-5.96', 'ccn-5.94'],
    mark: 'never',
  },
]);

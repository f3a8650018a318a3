import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'battle-die',
    term: { es: 'dado de batalla', en: 'battle die' },
    synonyms: { es: ['caras del dado'], en: ['die faces'] },
    meaning: {
      es: 'Dado con 6 caras: círculo verde, triángulo azul, cuadrado rojo, casco, bandera y espadas.',
      en: 'Die with 6 faces: green circle, blue triangle, red square, helmet, flag and swords.',
    },
    clause: 'cca-2.7',
    see: ['cca-3.7', 'cca-11.7'],
    forms: {
      es: ['dado de batalla', 'dados de batalla', 'dado', 'dados'],
      en: ['battle die', 'battle dice', 'die', 'dice'],
    },
    mark: 'once',
  },
  {
    key: 'hit',
    term: { es: 'impacto', en: 'hit' },
    synonyms: { es: ['acierto', 'dar en el blanco'], en: ['score a hit'] },
    meaning: {
      es: 'Resultado del dado que daña al objetivo: quita 1 bloque a una unidad o elimina a un líder.',
      en: 'A die result that harms the target: it takes 1 block from a unit or eliminates a leader.',
    },
    clause: 'cca-11.51',
    see: ['cca-10.20', 'cca-11.41', 'cca-11.53'],
    mark: 'once',
  },
  {
    key: 'miss',
    term: { es: 'fallo', en: 'miss' },
    synonyms: { es: ['sin efecto'], en: ['no effect', 'blank'] },
    meaning: {
      es: 'Resultado del dado que ni impacta ni hace retirarse.',
      en: 'A die result that neither hits nor causes a retreat.',
    },
    clause: 'cca-11.50',
    // The clause that defines it is the only one whose text says it.
    mark: 'never',
  },
  {
    key: 'surplus-hits',
    term: { es: 'impactos sobrantes', en: 'surplus hits' },
    synonyms: { es: ['exceso de impactos'], en: ['overkill', 'excess hits'] },
    meaning: {
      es: 'Los que superan los bloques que le quedan al objetivo. No tienen efecto.',
      en: 'Those beyond the blocks that the target has left. They have no effect.',
    },
    clause: 'cca-11.52',
    see: ['cca-10.28'],
    mark: 'never',
  },
  {
    key: 'green-circle',
    term: { es: 'círculo verde', en: 'green circle' },
    synonyms: { es: ['símbolo ligero'], en: ['light symbol'] },
    meaning: {
      es: 'Cara del dado que impacta a las unidades ligeras y a los auxiliares, y símbolo que ellas llevan.',
      en: 'Die face that hits light units and auxilia, and the symbol that they carry.',
    },
    clause: 'cca-11.42',
    see: ['cca-2.17', 'cca-2.18', 'cca-10.21'],
  },
  {
    key: 'blue-triangle',
    term: { es: 'triángulo azul', en: 'blue triangle' },
    synonyms: { es: ['símbolo medio'], en: ['medium symbol'] },
    meaning: {
      es: 'Cara del dado que impacta a las unidades medias y a los guerreros, y símbolo que ellas llevan.',
      en: 'Die face that hits medium units and warriors, and the symbol that they carry.',
    },
    clause: 'cca-11.43',
    see: ['cca-2.19', 'cca-2.20', 'cca-10.22'],
  },
  {
    key: 'red-square',
    term: { es: 'cuadrado rojo', en: 'red square' },
    synonyms: { es: ['símbolo pesado'], en: ['heavy symbol'] },
    meaning: {
      es: 'Cara del dado que impacta a las unidades pesadas, y símbolo que ellas llevan.',
      en: 'Die face that hits heavy units, and the symbol that they carry.',
    },
    clause: 'cca-11.44',
    see: ['cca-2.21', 'cca-10.23', 'cca-11.35'],
  },
  {
    key: 'leader-symbol',
    term: { es: 'símbolo de líder', en: 'leader symbol' },
    synonyms: { es: ['casco del dado', 'cara de líder'], en: ['helmet face', 'leader face'] },
    meaning: {
      es: 'Cara del dado con un casco. Cuerpo a cuerpo impacta si quien combate tiene un líder amigo unido o adyacente; a un líder solo no le impacta ninguna otra.',
      en: 'Die face with a helmet. In close combat it hits if a friendly leader is attached or adjacent to the battling unit; nothing else hits a lone leader.',
    },
    clause: 'cca-11.48',
    see: ['cca-10.26', 'cca-11.39', 'cca-13.17', 'cca-15.7'],
  },
  {
    key: 'flag',
    term: { es: 'bandera', en: 'flag' },
    synonyms: { es: ['resultado de bandera'], en: ['flag result', 'retreat result'] },
    meaning: {
      es: 'Cara del dado que obliga al objetivo a retirarse, si no la ignora.',
      en: 'Die face that forces the target to retreat, unless it ignores it.',
    },
    clause: 'cca-11.49',
    see: ['cca-10.24', 'cca-12.2', 'cca-12.14'],
    mark: 'once',
  },
  {
    key: 'swords',
    term: { es: 'espadas cruzadas', en: 'crossed swords' },
    synonyms: { es: ['símbolo de espada'], en: ['sword symbol'] },
    meaning: {
      es: 'Cara del dado que cuerpo a cuerpo impacta a todo tipo de unidad, con excepciones. En un disparo no cuenta.',
      en: 'Die face that in close combat hits every type of unit, with exceptions. In fire it does not count.',
    },
    clause: 'cca-11.45',
    see: ['cca-10.25', 'cca-11.46', 'cca-11.47'],
    forms: {
      es: ['símbolo de espada', 'símbolos de espada', 'espada', 'espadas'],
      en: ['sword symbol', 'sword symbols', 'sword', 'swords'],
    },
    mark: 'once',
  },
  {
    key: 'roll-again',
    term: { es: 'volver a tirar', en: 'roll again' },
    synonyms: { es: ['repetir la tirada'], en: ['re-roll', 'reroll'] },
    meaning: {
      es: 'Los elefantes tiran otra vez cada espada que sacan cuerpo a cuerpo, además de anotar su impacto.',
      en: 'Elephants roll each sword that they get in close combat once more, besides scoring its hit.',
    },
    clause: 'cca-11.32',
    see: ['cca-13.4'],
    forms: { es: ['vuelven a tirar'], en: ['roll their swords again'] },
  },
  {
    key: 'additional-die',
    term: { es: 'dado adicional', en: 'additional die' },
    synonyms: { es: ['dado extra'], en: ['extra die', 'bonus die'] },
    meaning: {
      es: 'Dado que se suma a los normales. El que da una carta sube también el máximo del terreno; el de los guerreros, no.',
      en: 'Die on top of the normal ones. One that a card gives also raises the maximum of the terrain; that of warriors does not.',
    },
    clause: 'cca-17.6',
    see: ['cca-11.15', 'cca-18.28', 'cca-18.42', 'cca-18.49'],
    forms: { en: ['additional die', 'additional dice'] },
  },
  {
    key: 'terrain-reduction',
    term: { es: 'reducción por terreno', en: 'terrain reduction' },
    synonyms: {
      es: ['máximo de dados', 'tope de dados'],
      en: ['maximum of dice', 'dice cap', 'dice reduction'],
    },
    meaning: {
      es: 'Dados que el terreno quita antes de tirar: casi siempre un máximo de 2 o de 3; en un campamento fortificado, 1 dado.',
      en: 'Dice that terrain takes away before the roll: nearly always a maximum of 2 or 3; in a fortified camp, 1 die.',
    },
    clause: 'cca-11.6',
    see: ['cca-10.17', 'cca-17.5', 'cca-17.15', 'cca-17.42'],
    forms: {
      es: [
        'reducción por terreno',
        'reducción de dados por terreno',
        'máximo de dados',
        'máximos de dados',
      ],
      en: [
        'terrain reduction',
        'terrain dice reduction',
        'maximum of dice',
        'terrain dice maximums',
      ],
    },
  },
]);

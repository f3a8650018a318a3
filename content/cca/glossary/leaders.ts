import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'leader',
    term: { es: 'líder', en: 'leader' },
    synonyms: { es: ['general', 'comandante', 'jefe'], en: ['general', 'commander'] },
    short: { en: ['LD'] },
    meaning: {
      es: 'Quien manda un ejército, con 1 bloque. No es una unidad: no combate solo, pero ayuda a la unidad a la que está unido y a las adyacentes.',
      en: 'Whoever commands an army, with 1 block. He is no unit: alone he does not battle, but he helps the unit he is attached to and those adjacent.',
    },
    clause: 'cca-2.13',
    see: ['cca-8.29', 'cca-11.38', 'cca-15.7', 'cca-15.8'],
    mark: 'once',
  },
  {
    key: 'attached-leader',
    term: { es: 'líder unido', en: 'attached leader' },
    synonyms: { es: ['líder adjunto'], en: ['leader with a unit'] },
    meaning: {
      es: 'El que está en el hex de una unidad amiga. Mueve, combate y se retira con ella.',
      en: 'One in the hex of a friendly unit. He moves, battles and retreats with it.',
    },
    clause: 'cca-8.33',
    see: ['cca-8.34', 'cca-12.10', 'cca-12.15', 'cca-15.1'],
    forms: {
      es: ['líder unido', 'unido'],
      en: ['attached leader', 'leader attached', 'attached'],
    },
  },
  {
    key: 'lone-leader',
    term: { es: 'líder solo', en: 'lone leader' },
    synonyms: { es: ['líder en solitario'], en: ['leader on his own'] },
    meaning: {
      es: 'El que está en un hex sin unidad. No combate y, si lo atacan y no lo impactan, debe evadirse.',
      en: 'One in a hex without a unit. He does not battle and, if he is attacked and not hit, must evade.',
    },
    clause: 'cca-15.4',
    see: ['cca-11.38', 'cca-12.17', 'cca-13.15', 'cca-13.17'],
    forms: {
      es: [
        'líder solo',
        'solo en su hex',
        'solo en un hex',
        'solo en un hex adyacente',
        'solos en un hex',
        'solo en el hex objetivo',
      ],
      en: [
        'lone leader',
        'alone in his hex',
        'alone in a hex',
        'alone in an adjacent hex',
        'alone in the target hex',
        'lone friendly leader',
        'lone enemy leader',
      ],
    },
  },
  {
    key: 'join',
    term: { es: 'unirse', en: 'join' },
    synonyms: { es: ['incorporarse'], en: ['attach', 'link up'] },
    meaning: {
      es: 'Un líder se une a una unidad amiga al acabar en su hex. La unidad no recibe por ello una orden.',
      en: 'A leader joins a friendly unit by ending in its hex. The unit gets no order by this.',
    },
    clause: 'cca-8.39',
    see: ['cca-8.38', 'cca-12.11', 'cca-13.23'],
    forms: { es: ['unirse', 'se une'], en: ['join', 'joins', 'may attach'] },
  },
  {
    key: 'leave-a-unit',
    term: { es: 'dejar la unidad', en: 'leave a unit' },
    synonyms: { es: ['separarse', 'desvincularse'], en: ['detach', 'separate'] },
    meaning: {
      es: 'Un líder unido la deja y mueve por sí mismo si una carta con casco le da una orden propia.',
      en: 'An attached leader leaves it and moves on his own if a card with a helmet gives him an order of his own.',
    },
    clause: 'cca-8.35',
    see: ['cca-8.37', 'cca-8.38'],
    forms: {
      es: ['separarse de su unidad', 'separarse de ella', 'dejar una unidad'],
      en: ['leave his unit', 'leave one unit'],
    },
  },
  {
    key: 'leader-check',
    term: { es: 'chequeo de baja de líder', en: 'leader casualty check' },
    synonyms: {
      es: ['chequeo de líder', 'impacto de líder'],
      en: ['leader check', 'leader loss check'],
    },
    meaning: {
      es: 'Tirada por un líder cuya unidad recibe un impacto: se tiran 2 dados y cae si ambos son de líder. Si la unidad es eliminada, basta 1 de 1 dado.',
      en: 'Roll for a leader whose unit is hit: 2 dice are rolled and he falls if both show a leader. If the unit is eliminated, 1 on 1 die is enough.',
    },
    clause: 'cca-15.1',
    see: ['cca-12.26', 'cca-13.5', 'cca-15.2'],
    forms: {
      es: ['chequeo de baja de líder', 'chequeo de líder', 'chequeo'],
      en: ['leader casualty check', 'leader check'],
    },
  },
  {
    key: 'leader-escape',
    term: { es: 'Escape de Líder', en: 'Leader Escape' },
    synonyms: { es: ['Líder Escapa', 'Escape del Líder'], en: ['escape through the enemy'] },
    meaning: {
      es: 'Con la ruta de evasión bloqueada por enemigos, un líder puede atravesar a uno de ellos, que antes lo ataca.',
      en: 'With his evade path blocked by enemies, a leader may pass through one of them, which attacks him first.',
    },
    clause: 'cca-13.26',
    see: ['cca-13.27', 'cca-13.28', 'cca-13.30'],
    forms: {
      es: ['Escape de Líder', 'Escape del Líder', 'escape'],
      en: ['Leader Escape', 'escape', 'escapes'],
    },
  },
]);

import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'draught-horses',
    term: { es: 'Caballos de Tiro', en: 'draught horses' },
    synonyms: { es: ['tiro de caballos'], en: ['draft horses', 'gun team'] },
    meaning: {
      es: 'Con ellos una batería atalajada usa su segunda Velocidad.',
      en: 'With them a limbered battery uses its second Speed.',
    },
    clause: 't7g-6.74',
    forms: { es: ['Caballos de Tiro'], en: ['draught horses'] },
  },
  {
    key: 'limbered',
    term: { es: 'atalajada', en: 'limbered' },
    synonyms: { es: ['atalajar los cañones'], en: ['limber up'] },
    meaning: {
      es: 'Batería enganchada a sus caballos: mueve, pero no dispara.',
      en: 'Battery hitched to its horses: it moves, but does not shoot.',
    },
    clause: 't7g-6.75',
    forms: { es: ['atalajada', 'atalajado'], en: ['limbered'] },
  },
  {
    key: 'crew-defence',
    term: { es: 'Defensa de Dotación', en: 'Crew Defence' },
    synonyms: { es: ['dotación'], en: ['gun crew'] },
    meaning: {
      es: 'En combate la artillería cuenta como infantería.',
      en: 'In combat artillery counts as infantry.',
    },
    clause: 't7g-6.80',
    forms: { es: ['Defensa de Dotación'], en: ['Crew Defence'] },
  },
  {
    key: 'experimental',
    term: { es: 'Experimental', en: 'Experimental' },
    synonyms: { es: ['cañón experimental'], en: ['experimental cannon'] },
    meaning: {
      es: 'Cañón que se da 1 Desgaste por cada 1 que saca al disparar.',
      en: 'Cannon that takes 1 Wear for each 1 that it rolls when shooting.',
    },
    clause: 't7g-6.81',
    mark: 'never',
  },
  {
    key: 'fortified',
    term: { es: 'artillería Fortificada', en: 'Fortified artillery' },
    synonyms: { es: ['batería fortificada'], en: ['fortified battery'] },
    meaning: {
      es: 'Batería que cuenta como tras un muro mientras no se mueve.',
      en: 'Battery that counts as behind a wall as long as it does not move.',
    },
    clause: 't7g-6.82',
    mark: 'never',
  },
  {
    key: 'integrated',
    term: { es: 'artillería Integrada', en: 'Integrated artillery' },
    synonyms: { es: ['cañón integrado'], en: ['integrated cannon'] },
    meaning: {
      es: 'Cañón Ligero que forma parte de una Formación.',
      en: 'Light cannon that is part of a Formation.',
    },
    clause: 't7g-6.83',
    mark: 'never',
  },
  {
    key: 'embedded-command',
    term: { es: 'Mando Incorporado', en: 'Embedded Command' },
    synonyms: { es: ['mando propio de la batería'], en: ['battery in command'] },
    meaning: {
      es: 'Una batería está siempre a distancia de mando.',
      en: 'A battery is always at command distance.',
    },
    clause: 't7g-6.88',
    forms: { es: ['Mando Incorporado'], en: ['Embedded Command'] },
  },
  {
    key: 'no-escape',
    term: { es: 'Sin Escapatoria', en: 'No Escape' },
    synonyms: { es: ['artillería destruida'], en: ['artillery destroyed'] },
    meaning: {
      es: 'La artillería que pierde un combate es destruida.',
      en: 'Artillery that loses a combat is destroyed.',
    },
    clause: 't7g-6.90',
    forms: { es: ['Sin Escapatoria'], en: ['No Escape'] },
  },
]);

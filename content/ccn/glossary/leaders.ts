import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'leader',
    term: { es: 'líder', en: 'leader' },
    synonyms: {
      es: ['general', 'mariscal', 'comandante'],
      en: ['general', 'marshal', 'commander'],
    },
    short: { en: ['LD'] },
    meaning: {
      es: 'General representado por 1 bloque. No es una unidad y solo no combate; mueve hasta 3 hexágonos y deja a su unidad ignorar 1 bandera.',
      en: 'General shown by 1 block. He is no unit and alone does not fight; he moves up to 3 hexes and lets his unit ignore 1 flag.',
    },
    clause: 'ccn-2.15',
    see: ['ccn-5.31', 'ccn-5.54', 'ccn-5.73'],
    mark: 'once',
  },
  {
    key: 'attached-leader',
    term: { es: 'líder vinculado', en: 'attached leader' },
    synonyms: { es: ['líder adjunto'], en: ['leader with a unit'] },
    meaning: {
      es: 'Líder que está en el hexágono de una unidad amiga. Mueve, combate y se retira con ella, con 1 orden para ambos.',
      en: 'Leader in the hex of a friendly unit. He moves, fights and retreats with it, with 1 order for both.',
    },
    clause: 'ccn-5.15',
    see: ['ccn-5.16', 'ccn-5.187', 'ccn-5.198'],
  },
  {
    key: 'lone-leader',
    term: { es: 'líder solo', en: 'lone leader' },
    synonyms: {
      es: ['líder no vinculado', 'líder sin unidad'],
      en: ['unattached leader', 'leader alone'],
    },
    meaning: {
      es: 'Líder que está en un hexágono sin unidad. No combate ni se le dispara; en melee lo elimina 1 sable, y si no, se retira de 1 a 3 hexágonos.',
      en: 'Leader in a hex without a unit. He neither fights nor is fired at; in melee 1 saber eliminates him, and if not, he retreats 1 to 3 hexes.',
    },
    clause: 'ccn-5.73',
    see: ['ccn-5.114', 'ccn-5.172', 'ccn-5.173'],
  },
  {
    key: 'detach',
    term: { es: 'separarse', en: 'detach' },
    synonyms: {
      es: ['dejar la unidad', 'desvincularse'],
      en: ['leave a unit', 'separate a leader'],
    },
    meaning: {
      es: 'Se dice del líder que deja su unidad para mover solo. Le cuesta 1 orden, y sólo lo permiten ciertas cartas.',
      en: 'Said of a leader who leaves his unit to move alone. It costs him 1 order, and only certain cards allow it.',
    },
    clause: 'ccn-5.17',
    see: ['ccn-5.60', 'ccn-5.64'],
    forms: { en: ['detach', 'detaches'] },
  },
  {
    key: 'join',
    term: { es: 'vincularse', en: 'join' },
    synonyms: { es: ['unirse a una unidad'], en: ['attach', 'join a unit'] },
    meaning: {
      es: 'Se dice del líder que se detiene en el hexágono de una unidad amiga y queda con ella. La unidad no recibe por ello una orden.',
      en: 'Said of a leader who stops in the hex of a friendly unit and stays with it. This gives the unit no order.',
    },
    clause: 'ccn-5.57',
    see: ['ccn-5.62', 'ccn-5.63'],
    mark: 'never',
  },
  {
    key: 'leader-check',
    term: { es: 'comprobación de baja de líder', en: 'leader casualty check' },
    synonyms: {
      es: ['chequeo de líder', 'comprobación de líder', 'tirada por el líder'],
      en: ['leader check', 'leader loss check'],
    },
    meaning: {
      es: 'Tirada por el líder cuya unidad pierde bloques: 2 dados, y cae si ambos son sables. Si la unidad es eliminada, 1 dado y basta el sable.',
      en: 'Roll for a leader whose unit loses blocks: 2 dice, and he falls if both are sabers. If the unit is eliminated, 1 die, and a saber is enough.',
    },
    clause: 'ccn-5.161',
    see: ['ccn-5.160', 'ccn-5.163', 'ccn-5.164'],
    forms: { es: ['comprobación de baja', 'comprobación'], en: ['casualty check', 'check'] },
  },
  {
    key: 'leader-retreat',
    term: { es: 'retirada de líder', en: 'leader retreat' },
    synonyms: { es: ['el líder huye'], en: ['leader withdrawal'] },
    meaning: {
      es: 'Movimiento hacia su lado del líder que pierde su unidad o es atacado solo: 1, 2 o 3 hexágonos, a elección de su dueño.',
      en: 'Move toward his own side of a leader who loses his unit or is attacked alone: 1, 2 or 3 hexes, as his owner chooses.',
    },
    clause: 'ccn-5.197',
    see: ['ccn-5.164', 'ccn-5.201', 'ccn-5.202'],
    mark: 'never',
  },
  {
    key: 'leader-escape',
    term: { es: 'Escape de líder', en: 'Leader Escape' },
    synonyms: { es: ['líder escapa', 'atravesar al enemigo'], en: ['escape through the enemy'] },
    meaning: {
      es: 'Paso de un líder que se retira por un hexágono con una unidad enemiga. Esta lo ataca en melee, y 1 sable lo elimina.',
      en: 'Passage of a retreating leader through a hex with an enemy unit. The unit attacks him in melee, and 1 saber eliminates him.',
    },
    clause: 'ccn-5.210',
    see: ['ccn-5.209', 'ccn-5.211'],
    forms: { es: ['Escape'], en: ['Escape'] },
  },
  {
    key: 'friendly',
    term: { es: 'amigo', en: 'friendly' },
    synonyms: { es: ['aliado', 'propio'], en: ['allied', "own side's"] },
    meaning: {
      es: 'Se dice de toda unidad y de todo líder del mismo bando, también de otra nación.',
      en: 'Said of every unit and leader of the same side, of another nation too.',
    },
    clause: 'ccn-5.56',
    see: ['ccn-5.37'],
    mark: 'never',
  },
]);

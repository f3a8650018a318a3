import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'charge',
    term: { es: 'carga', en: 'charge' },
    synonyms: { es: ['movimiento de carga'], en: ['charge move'] },
    meaning: {
      es: 'Movimiento de ¡Atacad! que lleva al contacto con un enemigo.',
      en: 'Move of Assault! that leads into contact with an enemy.',
    },
    clause: 't7g-5.3',
    forms: { es: ['carga', 'cargas'], en: ['charge', 'charges'] },
    mark: 'once',
  },
  {
    key: 'flank-charge',
    term: { es: 'carga de flanqueo', en: 'flank charge' },
    synonyms: { es: ['flanqueo', 'flanquear'], en: ['outflank', 'flanked'] },
    meaning: {
      es: 'Carga que empieza tras los 180º frontales del objetivo, que sufre Combate- y Coraje-.',
      en: "Charge that starts behind the target's frontal 180º; the target suffers Combat- and Courage-.",
    },
    clause: 't7g-5.8',
    forms: { es: ['carga de flanqueo', 'flanqueo'], en: ['flank charge'] },
  },
  {
    key: 'combat-round',
    term: { es: 'ronda de combate', en: 'round of combat' },
    synonyms: { es: ['ronda'], en: ['combat round'] },
    meaning: {
      es: 'El ataque de un bando y la resistencia del otro. Cada uno tiene la suya, y son simultáneas.',
      en: "One side's attack and the other's resistance. Each side has its own, and they are simultaneous.",
    },
    clause: 't7g-5.12',
    mark: 'never',
  },
  {
    key: 'disengage',
    term: { es: 'destrabarse', en: 'disengage' },
    synonyms: { es: ['salir del combate'], en: ['withdraw from combat'] },
    meaning: {
      es: 'Movimiento de quien pierde: 3″ hacia su retaguardia, sin girar.',
      en: "The loser's move: 3″ to its rear, without turning.",
    },
    clause: 't7g-5.20',
    forms: { es: ['destrabarse', 'se destraba'], en: ['disengage', 'disengages'] },
  },
  {
    key: 'retreat',
    term: { es: 'Retirada', en: 'retreat' },
    synonyms: { es: ['batirse en retirada', 'retirarse'], en: ['rout move'] },
    meaning: {
      es: 'Movimiento de quien pierde sin anular daño: el doble de su Velocidad, y queda Desordenada.',
      en: 'Move of a loser that cancelled no damage: twice its Speed, and it is Disordered.',
    },
    clause: 't7g-5.24',
    forms: { es: ['Retirada', 'retirarse'], en: ['retreat', 'retreats'] },
  },
  {
    key: 'tie',
    term: { es: 'empate', en: 'tie' },
    synonyms: { es: ['combate empatado'], en: ['drawn combat'] },
    meaning: {
      es: 'Combate en que ambos causan el mismo Desgaste: se destraba quien cargó.',
      en: 'Combat in which both cause the same Wear: the charger disengages.',
    },
    clause: 't7g-5.27',
    mark: 'never',
  },
  {
    key: 'consolidate',
    term: { es: 'consolidar', en: 'consolidate' },
    synonyms: { es: ['consolidación'], en: ['consolidation'] },
    meaning: {
      es: 'Mover 3″ de frente tras aniquilar al enemigo cargado que falla su Chequeo de Ruptura.',
      en: 'To move 3″ ahead after wiping out a charged enemy that failed its break check.',
    },
    clause: 't7g-5.28',
    forms: { es: ['consolidar', 'consolidación'], en: ['consolidate', 'consolidation'] },
  },
  {
    key: 'bad-war',
    term: { es: 'mala guerra', en: 'bad war' },
    synonyms: { es: ['ronda extra de picas'], en: ['extra pike round'] },
    meaning: {
      es: 'Otra ronda de combate que puede pedirse cuando empatan dos unidades con picas.',
      en: 'Another round of combat that may be asked for when two units with pikes tie.',
    },
    clause: 't7g-5.29',
    forms: { es: ['mala guerra'], en: ['bad war'] },
  },
]);

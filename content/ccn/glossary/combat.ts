import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'combat',
    term: { es: 'combate', en: 'combat' },
    synonyms: { es: ['luchar', 'pelear'], en: ['battle'] },
    meaning: {
      es: 'Tirar los dados de una unidad con órdenes contra un enemigo, al disparar o en melee. Es optativo y se hace una vez por turno.',
      en: "To roll an ordered unit's dice against an enemy, in fire or in melee. It is optional and done once per turn.",
    },
    clause: 'ccn-5.66',
    see: ['ccn-5.67', 'ccn-5.69', 'ccn-5.71'],
    forms: {
      es: ['combate', 'combatir', 'combaten'],
      en: ['combat', 'fight', 'fights', 'fighting'],
    },
    mark: 'once',
  },
  {
    key: 'ranged-combat',
    term: { es: 'combate a distancia', en: 'ranged combat' },
    synonyms: { es: ['tiro', 'fuego'], en: ['shooting', 'shoot'] },
    meaning: {
      es: 'Disparar a una unidad enemiga que no es adyacente, al alcance y a la vista. Lo hacen la infantería y la artillería, y no se Responde a él.',
      en: 'To fire at an enemy unit that is not adjacent, in range and in sight. Infantry and artillery do it, and it is not battled back.',
    },
    clause: 'ccn-5.75',
    see: ['ccn-5.74', 'ccn-5.76', 'ccn-5.80'],
    forms: {
      es: ['combate a distancia', 'disparo', 'disparos', 'dispara', 'disparan', 'disparar'],
      en: ['ranged combat', 'fire', 'fires', 'firing'],
    },
    mark: 'once',
  },
  {
    key: 'melee',
    term: { es: 'melee', en: 'melee' },
    synonyms: { es: ['cuerpo a cuerpo', 'combate de melee'], en: ['close combat', 'hand to hand'] },
    meaning: {
      es: 'Combate contra una unidad enemiga adyacente. Cualquier unidad puede librarlo, y el defensor que aguanta puede Responder al ataque.',
      en: 'Combat against an adjacent enemy unit. Any unit may fight it, and a defender that stands may battle back.',
    },
    clause: 'ccn-5.117',
    see: ['ccn-5.116', 'ccn-5.118', 'ccn-5.119'],
    mark: 'once',
  },
  {
    key: 'target',
    term: { es: 'objetivo', en: 'target' },
    synonyms: { es: ['blanco', 'unidad atacada'], en: ['target unit', 'unit attacked'] },
    meaning: {
      es: 'Unidad o líder enemigo contra el que se combate. Todos los dados de una tirada van contra uno solo.',
      en: 'The enemy unit or leader that is fought. All the dice of a roll go against one alone.',
    },
    clause: 'ccn-5.82',
    see: ['ccn-5.70', 'ccn-5.81'],
    except: { es: ['otros objetivos'] },
    mark: 'once',
  },
  {
    key: 'battle-back',
    term: { es: 'Responder al ataque', en: 'battle back' },
    synonyms: {
      es: ['devolver el golpe', 'respuesta', 'réplica'],
      en: ['strike back', 'fight back'],
    },
    short: { en: ['BB'] },
    meaning: {
      es: 'Ataque con que el defensor de una melee contesta si le quedan bloques y sigue en su hexágono. No hay respuesta a la respuesta.',
      en: 'Attack with which the defender in a melee answers, if it has blocks left and is still in its hex. No battle back answers a battle back.',
    },
    clause: 'ccn-5.153',
    see: ['ccn-5.154', 'ccn-5.155', 'ccn-5.156'],
    forms: {
      es: ['Responder al ataque', 'Responde al ataque', 'Responder', 'Responde'],
      en: ['battle back', 'battles back', 'battling back'],
    },
  },
  {
    key: 'additional-action',
    term: { es: 'acción de combate adicional', en: 'additional combat action' },
    synonyms: { es: ['acciones tras la melee'], en: ['action after a melee'] },
    meaning: {
      es: 'Lo que puede hacer el atacante que gana una melee: Ocupar el Terreno, o bien un Avance de Caballería y, tras él, un Ataque de Bonificación.',
      en: 'What an attacker that wins a melee may do: Take Ground, or a Cavalry Breakthrough and, after it, a Bonus Melee attack.',
    },
    clause: 'ccn-5.152',
    see: ['ccn-5.212', 'ccn-5.213', 'ccn-5.220', 'ccn-5.230'],
    mark: 'never',
  },
  {
    key: 'take-ground',
    term: { es: 'Ocupar el Terreno', en: 'Take Ground' },
    synonyms: {
      es: ['ganar terreno', 'avanzar tras la melee'],
      en: ['advance after combat', 'follow up'],
    },
    meaning: {
      es: 'Entrar con la infantería en el hexágono que deja el enemigo eliminado o retirado por su ataque en melee. Es optativo; un cuadro no puede.',
      en: 'Move of infantry into the hex left by an enemy that its melee attack eliminated or made retreat. It is optional; a square may not.',
    },
    clause: 'ccn-5.213',
    see: ['ccn-5.214', 'ccn-5.216', 'ccn-5.218', 'ccn-5.219'],
    forms: { es: ['Ocupar el Terreno', 'Ocupa el Terreno'], en: ['Take Ground', 'Takes Ground'] },
  },
  {
    key: 'cavalry-breakthrough',
    term: { es: 'Avance de Caballería', en: 'Cavalry Breakthrough' },
    synonyms: { es: ['romper la línea', 'persecución'], en: ['breakthrough', 'pursuit'] },
    meaning: {
      es: 'Entrar con la caballería en el hexágono que deja el enemigo vencido en melee y mover, si se quiere, 1 hexágono más.',
      en: 'Move of cavalry into the hex left by an enemy beaten in melee and, if its player wishes, 1 hex farther.',
    },
    clause: 'ccn-5.220',
    see: ['ccn-5.221', 'ccn-5.222', 'ccn-5.224'],
  },
  {
    key: 'bonus-attack',
    term: { es: 'Ataque de Bonificación', en: 'Bonus Melee attack' },
    synonyms: {
      es: ['melee de bonificación', 'segunda melee', 'ataque extra'],
      en: ['Bonus Attack', 'second melee', 'extra attack'],
    },
    meaning: {
      es: 'Segunda melee de la caballería tras un Avance de Caballería. Es optativa, y sólo 1 por turno.',
      en: 'Second melee of cavalry after a Cavalry Breakthrough. It is optional, and only 1 per turn.',
    },
    clause: 'ccn-5.230',
    see: ['ccn-5.231', 'ccn-5.232', 'ccn-5.236', 'ccn-5.237'],
  },
  {
    key: 'combined-arms',
    term: { es: 'Armas Combinadas', en: 'Combined Arms' },
    synonyms: {
      es: ['combate combinado', 'apoyo de artillería'],
      en: ['artillery support', 'joint attack'],
    },
    short: { es: ['AC'], en: ['CA'] },
    meaning: {
      es: 'Ataque de melee de una unidad de infantería o caballería al que 1 o más de artillería suman sus dados.',
      en: 'Melee attack by an infantry or cavalry unit to which 1 or more artillery units add their dice.',
    },
    clause: 'ccn-6.49',
    see: ['ccn-6.50', 'ccn-6.52', 'ccn-6.54'],
    forms: { es: ['Armas Combinadas', 'Combate de Armas Combinadas'] },
  },
  {
    key: 'retire-and-reform',
    term: { es: 'Retirada y Reforma', en: 'Retire and Reform' },
    synonyms: { es: ['evadirse', 'retirarse y reformar'], en: ['evade', 'fall back and reform'] },
    short: { es: ['RyR'], en: ['RR'] },
    meaning: {
      es: 'Retirada de 2 hexágonos con que la caballería evita el combate cuando la infantería la ataca en melee. Sólo le impactan los símbolos de caballería.',
      en: 'Retreat of 2 hexes by which cavalry avoids the fight when infantry attacks it in melee. Only cavalry symbols hit it.',
    },
    clause: 'ccn-6.1',
    see: ['ccn-6.3', 'ccn-6.5', 'ccn-6.7'],
    forms: {
      es: ['Retirada y Reforma', 'Retirarse y Reformar', 'se Retira y Reforma'],
      en: ['Retire and Reform', 'Retires and Reforms'],
    },
  },
]);

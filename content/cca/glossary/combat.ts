import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'battle',
    term: { es: 'combatir', en: 'battle' },
    synonyms: { es: ['luchar', 'pelear'], en: ['fight'] },
    meaning: {
      es: 'Tirar los dados de una unidad con órdenes contra un enemigo, a distancia o cuerpo a cuerpo. Es optativo y normalmente se hace una vez por turno.',
      en: "To roll an ordered unit's dice against an enemy, in ranged or in close combat. It is optional and normally done once a turn.",
    },
    clause: 'cca-9.8',
    see: ['cca-9.3', 'cca-9.4', 'cca-9.9'],
    forms: {
      es: ['combatir', 'combate', 'combaten', 'combates'],
      en: ['battle', 'battles', 'battling', 'combat'],
    },
    except: {
      en: ['A battle is chosen', 'decide the battle', 'of the battle'],
    },
    mark: 'once',
  },
  {
    key: 'close-combat',
    term: { es: 'combate cuerpo a cuerpo', en: 'close combat' },
    synonyms: { es: ['melé', 'choque'], en: ['melee', 'hand to hand', 'assault'] },
    short: { es: ['CaC', 'CCC'], en: ['CC'] },
    meaning: {
      es: 'Combate contra una unidad enemiga adyacente. Quien aguanta el ataque en su hex puede devolverlo.',
      en: 'Battle against an adjacent enemy unit. A unit that stands the attack in its hex may battle back.',
    },
    clause: 'cca-11.1',
    see: ['cca-11.2', 'cca-11.3', 'cca-11.7'],
    forms: { es: ['combate cuerpo a cuerpo', 'cuerpo a cuerpo'] },
    mark: 'once',
  },
  {
    key: 'ranged-combat',
    term: { es: 'combate a distancia', en: 'ranged combat' },
    synonyms: { es: ['disparo', 'proyectiles'], en: ['fire', 'shooting', 'missile combat'] },
    short: { es: ['CaD'], en: ['RC'] },
    meaning: {
      es: 'Disparar a un enemigo que está a más de 1 hex, al alcance y a la vista: 2 dados sin mover, 1 tras mover. No se devuelve ni lo evade ninguna unidad.',
      en: 'To fire at an enemy more than 1 hex away, in range and in sight: 2 dice without moving, 1 after moving. No unit battles back or evades.',
    },
    clause: 'cca-10.2',
    see: ['cca-10.1', 'cca-10.8', 'cca-10.18'],
    forms: {
      es: ['combate a distancia', 'disparo', 'disparar', 'dispara', 'disparan'],
      en: ['ranged combat', 'fire', 'fires', 'firing'],
    },
    mark: 'once',
  },
  {
    key: 'missile-weapons',
    term: { es: 'armas de proyectiles', en: 'missile weapons' },
    synonyms: { es: ['armas a distancia'], en: ['ranged weapons'] },
    meaning: {
      es: 'Las que permiten disparar. Las llevan las unidades de círculo verde, con borde blanco o sin él.',
      en: 'What a unit needs to fire. All units with a green circle have them, with or without a white border.',
    },
    clause: 'cca-10.1',
    see: ['cca-18.34'],
    forms: {
      es: ['armas de proyectiles', 'armas a distancia'],
      en: ['missile weapons', 'ranged weapons'],
    },
  },
  {
    key: 'target',
    term: { es: 'objetivo', en: 'target' },
    synonyms: { es: ['blanco', 'unidad objetivo'], en: ['target unit'] },
    meaning: {
      es: 'Unidad o líder enemigo contra el que se combate. Todos los dados van contra uno solo.',
      en: 'The enemy unit or leader that is battled. All the dice go against one alone.',
    },
    clause: 'cca-11.59',
    see: ['cca-9.5', 'cca-10.3', 'cca-11.4'],
    except: { es: ['otros objetivos'] },
    mark: 'once',
  },
  {
    key: 'attacker',
    term: { es: 'atacante', en: 'attacker' },
    synonyms: { es: ['unidad que ataca'], en: ['attacking unit'] },
    meaning: {
      es: 'Unidad con órdenes que combate contra otra, o el jugador que la manda.',
      en: 'The ordered unit that battles another, or the player who commands it.',
    },
    clause: 'cca-11.4',
    mark: 'once',
  },
  {
    key: 'defender',
    term: { es: 'defensor', en: 'defender' },
    synonyms: { es: ['unidad atacada'], en: ['defending unit'] },
    meaning: {
      es: 'Unidad atacada, o el jugador que la manda. Cuerpo a cuerpo puede a veces evadirse o devolver el combate.',
      en: 'The unit attacked, or the player who commands it. In close combat it may at times evade or battle back.',
    },
    clause: 'cca-11.5',
    see: ['cca-11.54', 'cca-13.1'],
    forms: {
      es: ['defensor', 'defensora', 'defensoras'],
      en: ['defender', 'defending unit', 'defending units'],
    },
    mark: 'once',
  },
  {
    key: 'charge',
    term: { es: 'cargar', en: 'charge' },
    synonyms: { es: ['carga de guerreros', 'embestida'], en: ['warrior charge', 'rush'] },
    meaning: {
      es: 'Movimiento de 2 hexes que los guerreros sólo hacen para entrar en combate cuerpo a cuerpo, y que los obliga a combatir.',
      en: 'Move of 2 hexes that warriors make only to enter close combat, and that obliges them to battle.',
    },
    clause: 'cca-11.14',
    see: ['cca-8.19', 'cca-18.36'],
    // The clause that defines it is the only one whose text says it.
    mark: 'never',
  },
  {
    key: 'battle-back',
    term: { es: 'devolver el combate', en: 'battle back' },
    synonyms: { es: ['responder', 'réplica'], en: ['strike back', 'fight back'] },
    short: { es: ['DC'], en: ['BB'] },
    meaning: {
      es: 'Respuesta del defensor tras un ataque cuerpo a cuerpo, si le quedan bloques y sigue en su hex: tira sus dados contra el atacante.',
      en: "The defender's answer to a close combat attack, if it has blocks left and is still in its hex: it rolls its dice against the attacker.",
    },
    clause: 'cca-11.54',
    see: ['cca-11.55', 'cca-11.56', 'cca-11.58'],
    forms: {
      es: ['devolver el combate', 'devuelve el combate', 'devuelven el combate'],
      en: ['battle back', 'battles back', 'battling back'],
    },
  },
  {
    key: 'evade',
    term: { es: 'evadirse', en: 'evade' },
    synonyms: { es: ['esquivar', 'huir'], en: ['run away', 'dodge'] },
    meaning: {
      es: 'Alejarse hacia el lado propio en vez de luchar: una unidad 2 hexes, un líder de 1 a 3. El atacante tira antes, y a una unidad sólo le impactan los símbolos de su tipo.',
      en: "To move away towards one's own side instead of fighting: a unit 2 hexes, a leader 1 to 3. The attacker rolls first, and only symbols of its own type hit a unit.",
    },
    clause: 'cca-13.1',
    see: ['cca-13.4', 'cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.11', 'cca-13.18'],
    forms: {
      es: ['evadirse', 'se evade', 'se evaden', 'evasión'],
      en: ['evade', 'evades', 'evading', 'evasion'],
    },
  },
  {
    key: 'momentum-advance',
    term: { es: 'Avance de Ímpetu', en: 'Momentum Advance' },
    synonyms: {
      es: ['persecución', 'ganar terreno'],
      en: ['pursuit', 'follow up', 'take ground'],
    },
    short: { es: ['AI'], en: ['MA'] },
    meaning: {
      es: 'Entrar en el hex que deja la unidad enemiga eliminada u obligada a retirarse por un ataque cuerpo a cuerpo. Es optativo.',
      en: 'To enter the hex left by an enemy unit that a close combat attack eliminated or forced to retreat. It is optional.',
    },
    clause: 'cca-13.32',
    see: ['cca-13.33', 'cca-13.34', 'cca-13.35', 'cca-13.40'],
  },
  {
    key: 'bonus-close-combat',
    term: { es: 'combate cuerpo a cuerpo de bonificación', en: 'bonus close combat' },
    synonyms: { es: ['segundo combate', 'ataque extra'], en: ['second combat', 'extra attack'] },
    short: { en: ['BCC'] },
    meaning: {
      es: 'Segundo ataque tras un Avance de Ímpetu. Lo tienen las montadas, los guerreros y las unidades a pie con un líder unido.',
      en: 'Second attack after a Momentum Advance. Mounted units, warriors and foot units with an attached leader have it.',
    },
    clause: 'cca-13.37',
    see: ['cca-13.38', 'cca-13.39', 'cca-13.42', 'cca-13.43'],
    forms: {
      es: ['combate cuerpo a cuerpo de bonificación', 'ataque de bonificación'],
      en: ['bonus close combat', 'bonus attack'],
    },
  },
  {
    key: 'losses',
    term: { es: 'bajas', en: 'losses' },
    synonyms: { es: ['pérdidas', 'unidad reducida'], en: ['casualties', 'reduced unit'] },
    meaning: {
      es: 'Bloques que ha perdido una unidad. No le quitan dados, salvo a los guerreros.',
      en: 'Blocks that a unit has lost. They take no dice from it, except from warriors.',
    },
    clause: 'cca-9.6',
    see: ['cca-8.12', 'cca-9.7'],
  },
]);

import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Veterans and Elites, and the cards that the chapter explains. */
export const events = defineExamples({
  'onus-11.1': {
    'veteran-to-elite': applies('onus/promotion', {
      es: 'Se aplica «Veteranos y Élites» a una unidad ya Veterana, con Ataque 3/3.',
      en: '«Veteranos y Élites» is applied to a unit that is Veteran already, with attack 3/3.',
      ask: { rankBefore: 'veteran', hit: 3, wound: 3 },
      gives: { rankAfter: 'elite', attackAfter: [3, 3] },
      case: 371,
    }),
  },
  'onus-11.2': {
    'worse-than-before': applies('onus/random-event', {
      es: 'El jugador de una unidad Veterana descarta el evento aleatorio; el nuevo es peor para él.',
      en: 'The player of a Veteran unit discards the random event; the new one is worse for him.',
      ask: { attackerRank: 'veteran', randomWish: 'discard' },
      gives: { allowed: true, cardsTurnedUp: 2, randomApplied: 'second' },
      cites: ['onus-5.11', 'onus-11.2'],
      case: 289,
    }),
    'not-a-veteran': forbids('onus/random-event', {
      es: 'El jugador de una unidad normal quiere descartar el evento aleatorio; la enemiga es Veterana.',
      en: "The player of a normal unit wants to discard the random event; the enemy's is Veteran.",
      ask: { defenderRank: 'veteran', randomWish: 'discard' },
      gives: { allowed: false, randomApplied: 'first' },
    }),
  },
  'onus-11.3': {
    'discards-as-a-veteran': applies('onus/random-event', {
      es: 'Dos unidades de Élite combaten y el defensor quiere descartar el evento aleatorio.',
      en: 'Two Elite units fight, and the defender wants to discard the random event.',
      ask: {
        attackerRank: 'elite',
        defenderRank: 'elite',
        wishBy: 'defender',
        randomWish: 'discard',
      },
      gives: { allowed: true, randomApplied: 'second' },
      cites: ['onus-11.2', 'onus-11.3'],
    }),
  },
  'onus-11.4': {
    'against-a-veteran': applies('onus/random-event', {
      es: 'El atacante, con una unidad de Élite contra una Veterana, levanta un segundo evento aleatorio.',
      en: 'The attacker, with an Elite unit against a Veteran one, turns up a second random event.',
      ask: { attackerRank: 'elite', defenderRank: 'veteran', randomWish: 'second-card' },
      gives: { allowed: true, cardsTurnedUp: 2, randomApplied: 'his-choice' },
      cites: ['onus-5.11', 'onus-11.4'],
    }),
    'against-an-elite': forbids('onus/random-event', {
      es: 'El atacante, con una unidad de Élite contra otra de Élite, quiere levantar un segundo evento aleatorio.',
      en: 'The attacker, with an Elite unit against another Elite one, wants to turn up a second random event.',
      ask: { attackerRank: 'elite', defenderRank: 'elite', randomWish: 'second-card' },
      gives: { allowed: false, cardsTurnedUp: 1 },
    }),
  },
  'onus-11.5': {
    'both-elite': applies('onus/event-count', {
      es: 'Combaten dos unidades de Élite y ambos jugadores eligen los eventos de la mano.',
      en: 'Two Elite units fight, and both players choose events from hand.',
      ask: { attackerRank: 'elite', defenderRank: 'elite' },
      gives: { attackerFromHand: 2, defenderFromHand: 2, mostEvents: 5 },
      cites: ['onus-11.3', 'onus-11.5', 'onus-13.4'],
    }),
  },
  'onus-11.7': {
    'last-life': applies('onus/ambush', {
      es: 'Sufre una emboscada una unidad con vida 5 y 4 heridas.',
      en: 'A unit with life 5 and 4 wounds is ambushed.',
      ask: { defender: { life: 5, wounds: 4 } },
      gives: { woundsDealt: 1, fate: 'eliminated', combatFollows: false },
      cites: ['onus-11.7', 'onus-7.169'],
    }),
  },
  'onus-11.8': {
    'third-wound': applies('onus/ambush', {
      es: 'Sufre una emboscada una unidad con Ataque 4/3 y 2 heridas que no estaba Rota.',
      en: 'A unit with attack 4/3 and 2 wounds that was not Broken is ambushed.',
      ask: { defender: { hit: 4, wound: 3, wounds: 2 } },
      gives: { fate: 'broken', attackAfter: [2, 1], combatFollows: true },
      cites: ['onus-11.7', 'onus-11.8', 'onus-10.12', 'onus-10.16'],
    }),
  },
  'onus-11.9': {
    'makes-it-even': applies('onus/ambush', {
      es: 'Tras una emboscada, los dados hacen 2 heridas a la unidad atacante y 1 a la defensora.',
      en: 'After an ambush the dice do 2 wounds to the attacker and 1 to the defender.',
      ask: { woundsOnAttacker: 2, woundsOnDefender: 1 },
      gives: { checkers: ['attacker', 'defender'] },
      cites: ['onus-11.7', 'onus-11.9'],
    }),
  },
  'onus-11.10': {
    'engaged-before': forbids('onus/throw-javelins', {
      es: 'Sale al azar «Lanzad jabalinas» en un combate entre dos unidades con jabalinas trabadas desde un turno anterior.',
      en: '«Lanzad jabalinas» comes up at random in a combat of two units with javelins that have been engaged since an earlier turn.',
      ask: {
        eventFrom: 'random',
        engagedBy: 'earlier-turn',
        attacker: { abilities: ['javelins'] },
        defender: { abilities: ['javelins'] },
      },
      gives: { allowed: false, throwers: [], combatFollows: true },
      cites: ['onus-11.10', 'onus-13.8'],
    }),
    'after-a-charge': applies('onus/throw-javelins', {
      es: 'Una unidad con jabalinas acaba de cargar y su jugador juega de la mano «Lanzad jabalinas».',
      en: 'A unit with javelins has just charged, and its player plays «Lanzad jabalinas» from hand.',
      ask: { eventFrom: 'attacker', attacker: { abilities: ['javelins'] } },
      gives: { allowed: true, throwers: ['attacker'], javelinDice: 4 },
      cites: ['onus-11.12', 'onus-11.10'],
    }),
  },
  'onus-11.11': {
    'both-have-javelins': applies('onus/throw-javelins', {
      es: 'En un combate de carga sale al azar «Lanzad jabalinas» y ambas unidades las tienen.',
      en: 'In a combat after a charge «Lanzad jabalinas» comes up at random, and both units have javelins.',
      ask: {
        eventFrom: 'random',
        attacker: { abilities: ['javelins'] },
        defender: { abilities: ['javelins'] },
      },
      gives: { throwers: ['attacker', 'defender'], simultaneous: true, eventsAllowed: false },
      cites: ['onus-9.22', 'onus-11.11'],
      case: 37,
    }),
    'strength-three': applies('onus/throw-javelins', {
      es: 'Una unidad con jabalinas de fuerza 3 carga de frente contra otra con Defensa 5/6, vida 6 y moral 7; sale al azar «Lanzad jabalinas».',
      en: 'A unit with javelins of strength 3 charges the front of one with defence 5/6, life 6 and morale 7; «Lanzad jabalinas» comes up at random.',
      ask: {
        eventFrom: 'random',
        attacker: { abilities: ['javelins'], javelinStrength: 3 },
        defender: { dodge: 5, armour: 6, life: 6, morale: 7 },
      },
      gives: { throwers: ['attacker'], attacker: { strength: 3 }, defender: { defence: [5, 6] } },
      odds: { 'defender-wounded': '65/81' },
      cites: ['onus-11.11', 'onus-3.3', 'onus-3.4'],
    }),
  },
  'onus-11.12': {
    'only-who-played-it': applies('onus/throw-javelins', {
      es: 'En un combate de carga el atacante juega de la mano «Lanzad jabalinas» y ambas unidades las tienen.',
      en: 'In a combat after a charge the attacker plays «Lanzad jabalinas» from hand, and both units have javelins.',
      ask: {
        eventFrom: 'attacker',
        attacker: { abilities: ['javelins'] },
        defender: { abilities: ['javelins'] },
      },
      gives: { throwers: ['attacker'], simultaneous: false },
      cites: ['onus-9.22', 'onus-11.12'],
      case: 37,
    }),
  },
  'onus-11.13': {
    'new-target-out-of-range': applies('onus/wind-changes', {
      es: 'Se aplica «Cambia el viento»: el objetivo original estaba a corta distancia y el nuevo está fuera de alcance.',
      en: '«Cambia el viento» is applied: the original target was at short range and the new one is out of range.',
      ask: { originalTarget: 'short' },
      gives: { attacks: 1, dice: 4 },
      case: 57,
    }),
  },
  'onus-11.14': {
    'nobody-near': applies('onus/wind-changes', {
      es: 'Se aplica «Cambia el viento» y no hay ninguna unidad del jugador activo a menos de 1 UD del objetivo original.',
      en: '«Cambia el viento» is applied, and no unit of the active player is within 1 UD of the original target.',
      ask: { nearestOwnUnitAt: 1 },
      gives: { attacks: 0, dice: 0, originalIsShot: false },
      case: 291,
    }),
  },
  'onus-11.15': {
    'infantry-without-animals': applies('onus/stampede', {
      es: 'Estampida: a 2 UD de la unidad activada hay una infantería amiga sin animales.',
      en: 'Stampede: a friendly infantry without animals is 2 UD from the activated unit.',
      ask: { unit: { kind: 'infantry' }, distanceToActivated: 2 },
      gives: { mustCheck: false },
      case: 293,
    }),
    'at-four-ud': applies('onus/stampede', {
      es: 'Estampida: una caballería enemiga con moral 7 y 1 herida está justo a 4 UD de la unidad activada.',
      en: 'Stampede: an enemy cavalry with morale 7 and 1 wound is exactly 4 UD from the activated unit.',
      ask: { unit: { kind: 'cavalry', morale: 7, wounds: 1 }, distanceToActivated: 4 },
      gives: { mustCheck: true, moraleValue: 4, chanceToFail: '1/3' },
      odds: { fails: '1/3' },
      cites: ['onus-11.15', 'onus-10.11', 'onus-11.16'],
    }),
  },
  'onus-11.16': {
    chariots: applies('onus/stampede', {
      es: 'Estampida: unos carros con moral 6, sin heridas, están a 3 UD de la unidad activada.',
      en: 'Stampede: chariots with morale 6, without wounds, are 3 UD from the activated unit.',
      ask: { unit: { kind: 'chariots', morale: 6 }, distanceToActivated: 3 },
      gives: { mountedModifier: -2, moraleValue: 4 },
      odds: { fails: '1/3' },
      cites: ['onus-11.15', 'onus-11.16'],
    }),
    'infantry-with-dogs': doesNotApply('onus/stampede', {
      es: 'Estampida: una infantería con perros y moral 6, sin heridas, está a 3 UD de la unidad activada.',
      en: 'Stampede: an infantry with dogs and morale 6, without wounds, is 3 UD from the activated unit.',
      ask: { unit: { kind: 'infantry', morale: 6 }, animals: 'yes', distanceToActivated: 3 },
      gives: { mustCheck: true, mountedModifier: 0, moraleValue: 6 },
      odds: { fails: '0' },
      cites: ['onus-11.15'],
    }),
  },
  'onus-11.17': {
    'was-not-broken': applies('onus/stampede', {
      es: 'Estampida: una caballería con moral 7 que no estaba Rota saca un 6.',
      en: 'Stampede: a cavalry with morale 7 that was not Broken rolls a 6.',
      ask: { unit: { kind: 'cavalry', morale: 7 }, moraleDie: 6 },
      gives: { fate: 'fleeing', flightMove: 'at-once' },
      cites: ['onus-11.15', 'onus-11.17', 'onus-7.178'],
    }),
  },
  'onus-11.18': {
    'charges-afterwards': applies('onus/stampede', {
      es: 'La unidad activada por «Estampida» tiene un enemigo a distancia de carga.',
      en: 'The unit activated by «Estampida» has an enemy within charge distance.',
      ask: { isActivated: true },
      gives: { mustCheck: false, activatedMayCharge: true },
      case: 373,
    }),
  },
});

import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R15: {
    question: {
      es: '¿Puede el atacante jugar de la mano un evento con escudo, o el defensor uno con espada?',
      en: 'May the attacker play an event with a shield from hand, or the defender one with a sword?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, si el evento puede beneficiarle: de la mano cuenta quién lo juega, no el icono. La espada, nunca en disparos; el arco, sólo en ellos.',
          en: 'Yes, if the event can benefit him: from hand it counts who plays it, not the icon. The sword never in shots; the bow only in them.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: la espada sólo la juega el atacante, y el escudo sólo el defensor.',
          en: 'No: the sword is played only by the attacker, and the shield only by the defender.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo de combate dice que el evento de la mano beneficia a quien lo juega, tenga los iconos que tenga, y pone de ejemplo al atacante con «Resistid», que lleva escudo (líneas 830-832). El resumen liga espada y atacante, escudo y defensor (líneas 1327-1328).',
      en: 'The chapter on combat says that an event from hand benefits whoever plays it, whatever icons it has, and its example is the attacker with “Resistid”, which has a shield (lines 830-832). The summary ties sword to attacker and shield to defender (lines 1327-1328).',
    },
  },
  R57: {
    question: {
      es: 'El Avance en línea, ¿cuenta como orden jugada al final del turno?',
      en: 'Does Line advance count as an order played at the end of the turn?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí: se roba 1 carta.', en: 'Yes: 1 card is drawn.' } },
      {
        key: 'b',
        text: {
          es: 'No: sólo se han descartado 2 cartas.',
          en: 'No: only 2 cards were discarded.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento lo llama orden (línea 1268), y el robo pregunta si se ha jugado alguna orden (líneas 928-929).',
      en: 'The book calls it an order (line 1268), and the draw asks whether any order was played (lines 928-929).',
    },
  },
  R59: {
    question: {
      es: '¿De dónde salen los eventos aleatorios y adónde van?',
      en: 'Where do random events come from, and where do they go?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Salen del mazo de cartas de Acción y van al descarte.',
          en: 'They come from the deck of Action cards and go to the discard pile.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se levanta la primera carta del mazo (línea 757); adónde va no se dice, pero al acabarse el mazo se baraja el de descarte (línea 935).',
      en: 'The first card of the deck is turned up (line 757); where it goes is not said, but when the deck runs out the discard pile is shuffled (line 935).',
    },
  },
  R60: {
    question: {
      es: 'No hay 2 eventos iguales en un ataque. ¿Cuál deja de valer?',
      en: 'There are no 2 equal events in an attack. Which one does not hold?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El posterior: el que ya se aplica excluye al que se juegue después.',
          en: 'The later one: the one that applies already rules out one played after it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No pueden aplicarse eventos repetidos en un mismo ataque (líneas 759, 1326), y se juegan por orden (líneas 757, 829).',
      en: 'Repeated events may not apply in the same attack (lines 759, 1326), and they are played in order (lines 757, 829).',
    },
  },
  R76: {
    question: {
      es: '«Lanzad jabalinas» es un ataque a corta distancia. ¿Con qué fuerza, en qué orden, y cuentan sus heridas en el combate?',
      en: '“Lanzad jabalinas” (throw javelins) is an attack at short range. With what strength, in what order, and do its wounds count in the combat?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: '4 dados con la fuerza a distancia de la carta; sin ella no se lanza nada, salvo que la carta de Acción diga otra cosa. Ambos ataques son simultáneos, cada unidad dañada hace 1 chequeo, y esas heridas no entran en la comparación del combate.',
          en: '4 dice with the ranged strength of the card; without one nothing is thrown, unless the Action card says otherwise. Both attacks are simultaneous, each damaged unit makes 1 check, and those wounds do not enter the comparison of the combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto da corta distancia, sin eventos, con chequeo si hay daño y el combate después (líneas 1199-1201); corta distancia son 4 dados (línea 763). Que la herida cuente se dice sólo de «Emboscada» (línea 1198). El texto de la carta no está en el reglamento.',
      en: 'The text gives short range, no events, a check if there is damage and the combat afterwards (lines 1199-1201); short range is 4 dice (line 763). That the wound counts is said of “Emboscada” (ambush) only (line 1198). The text of the card is not in the book.',
    },
  },
});

import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R15: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Eventos» (pág. 29), «Titularidad del evento» y su ejemplo; «Resumen de reglas importantes» (pág. 48), «Eventos»',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Events” (p. 29), “Whose event it is” and its example; “Summary of important rules” (p. 48), “Events”',
    },
    question: {
      es: '¿Puede el atacante jugar de la mano un evento con escudo, o el defensor uno con espada?',
      en: 'May the attacker play an event with a shield from hand, or the defender one with a sword?',
    },
    clauses: 'onus-5.12 onus-5.13 onus-7.160 onus-13.5 onus-13.6',
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
      es: 'El capítulo de combate dice que el evento de la mano beneficia a quien lo juega, tenga los iconos que tenga, y pone de ejemplo al atacante con «Resistid», que lleva escudo. El resumen liga espada y atacante, escudo y defensor.',
      en: 'The chapter on combat says that an event from hand benefits whoever plays it, whatever icons it has, and its example is the attacker with “Resistid”, which has a shield. The summary ties sword to attacker and shield to defender.',
    },
  },
  R57: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Avance en línea» (pág. 45); VII - Secuencia del turno, «7. Fase de fin de turno» (pág. 35)',
      en: 'XII - Other ways to play ONUS!, “Line advance” (p. 45); VII - Turn sequence, “7. End of turn phase” (p. 35)',
    },
    question: {
      es: 'El Avance en línea, ¿cuenta como orden jugada al final del turno?',
      en: 'Does Line advance count as an order played at the end of the turn?',
    },
    clauses: 'onus-7.204 onus-12.25',
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
      es: 'El reglamento lo llama orden, y el robo pregunta si se ha jugado alguna orden.',
      en: 'The book calls it an order, and the draw asks whether any order was played.',
    },
  },
  R59: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Eventos» (pág. 26); «7. Fase de fin de turno» (pág. 35), «Fin de mazo»',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Events” (p. 26); “7. End of turn phase” (p. 35), “End of the deck”',
    },
    question: {
      es: '¿De dónde salen los eventos aleatorios y adónde van?',
      en: 'Where do random events come from, and where do they go?',
    },
    clauses: 'onus-5.11 onus-7.128 onus-7.209',
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
      es: 'Se levanta la primera carta del mazo; adónde va no se dice, pero al acabarse el mazo se baraja el de descarte.',
      en: 'The first card of the deck is turned up; where it goes is not said, but when the deck runs out the discard pile is shuffled.',
    },
  },
  R60: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Eventos» (pág. 26), párrafo 2; «Resumen de reglas importantes» (pág. 48), «Eventos»',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Events” (p. 26), paragraph 2; “Summary of important rules” (p. 48), “Events”',
    },
    question: {
      es: 'No hay 2 eventos iguales en un ataque. ¿Cuál deja de valer?',
      en: 'There are no 2 equal events in an attack. Which one does not hold?',
    },
    clauses: 'onus-7.132 onus-13.4',
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
      es: 'No pueden aplicarse eventos repetidos en un mismo ataque, y se juegan por orden.',
      en: 'Repeated events may not apply in the same attack, and they are played in order.',
    },
  },
  R76: {
    place: {
      es: 'XI - Más sobre órdenes y eventos, «Lanzad jabalinas» (pág. 43); VII - Secuencia del turno, «3. Fase de disparo», «Resolución del disparo» (pág. 27)',
      en: 'XI - More on orders and events, “Throw javelins” (p. 43); VII - Turn sequence, “3. Shooting phase”, “Resolving the shot” (p. 27)',
    },
    question: {
      es: '«Lanzad jabalinas» es un ataque a corta distancia. ¿Con qué fuerza, en qué orden, y cuentan sus heridas en el combate?',
      en: '“Lanzad jabalinas” (throw javelins) is an attack at short range. With what strength, in what order, and do its wounds count in the combat?',
    },
    clauses: 'onus-9.22 onus-11.11',
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
      es: 'El texto da corta distancia, sin eventos, con chequeo si hay daño y el combate después; corta distancia son 4 dados. Que la herida cuente se dice sólo de «Emboscada». El texto de la carta no está en el reglamento.',
      en: 'The text gives short range, no events, a check if there is damage and the combat afterwards; short range is 4 dice. That the wound counts is said of “Emboscada” (ambush) only. The text of the card is not in the book.',
    },
  },
});

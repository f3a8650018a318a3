import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R30: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Dados» (pág. 30); «2.C. Cargar», «Cargar contra varias unidades» (pág. 20), ejemplo; «2.D. Activación de unidades trabadas en combate», «Envolver al enemigo» (pág. 21), ejemplo, y «Recolocación de 90°», segundo ejemplo',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Dice” (p. 30); “2.C. Charging”, “Charging several units” (p. 20), example; “2.D. Activating units engaged in combat”, “Enveloping the enemy” (p. 21), example, and “90° repositioning”, second example',
    },
    question: {
      es: 'Los dados son las secciones frontales del atacante en contacto. ¿Y cuando sólo es frontal la unidad del otro, o ambas envuelven?',
      en: "The dice are the front sections of the attacker in contact. And when only the other's unit is frontal, or both envelop?",
    },
    clauses: 'onus-7.84 onus-7.166 onus-13.2',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se cuenta cada contacto entre 2 secciones si al menos una es frontal o un marcador de Sección. Ambas unidades tiran ese número.',
          en: 'Each contact between 2 sections counts if at least one is a front section or a Section marker. Both units roll that number.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo se cuentan las secciones frontales y los marcadores de la unidad del jugador activo. Ambas tiran ese número.',
          en: "Only the front sections and the markers of the active player's unit count. Both roll that number.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla nombra al atacante, que es siempre el jugador activo; al pie de la letra, una unidad atacada por detrás no daría dados en su turno. Los ejemplos cuentan los contactos de ambas y sólo excluyen aquellos en los que ninguna es frontal.',
      en: 'The rule names the attacker, who is always the active player; to the letter, a unit attacked from behind would give no dice in its own turn. The examples count the contacts of both and leave out only those in which neither is frontal.',
    },
  },
  R32: {
    place: {
      es: 'VII - Secuencia del turno, «2.C. Cargar», «Cargas sobre secciones de unidades ampliadas o que envuelven» (pág. 20)',
      en: 'VII - Turn sequence, “2.C. Charging”, “Charges against sections of extended or enveloping units” (p. 20)',
    },
    question: {
      es: 'Cargar contra un marcador de Sección por detrás o por un lado causa 1 herida. ¿Cuenta en el combate que sigue, o causa un chequeo?',
      en: 'Charging a Section marker from behind or on a side causes 1 wound. Does it count in the combat that follows, or cause a check?',
    },
    clauses: 'onus-7.85',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Es una herida corriente, con sus modificadores y hasta la eliminación, pero ni cuenta para ver quién recibió más en el combate ni causa chequeo.',
          en: 'It is an ordinary wound, with its modifiers and up to elimination, but it neither counts for who took more in the combat nor causes a check.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Cuenta como herida recibida en ese combate.',
          en: 'It counts as a wound received in that combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se recibe automáticamente al cargar, antes de que se jueguen los combates, y el chequeo compara las heridas del combate.',
      en: 'It is taken automatically on the charge, before the combats are fought, and the check compares the wounds of the combat.',
    },
  },
  R33: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Reducir unidad ampliada» (pág. 22); «Resumen de reglas importantes» (pág. 48), «Chequeo de moral»',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Shortening an extended unit” (p. 22); “Summary of important rules” (p. 48), “Morale check”',
    },
    question: {
      es: 'Al retirar un marcador trabado, por reducir o por recolocarse 180°, el enemigo ataca con 1 dado. Si hiere, ¿hay chequeo de moral por ese ataque?',
      en: 'On removing an engaged marker, by reducing or by repositioning 180°, the enemy attacks with 1 die. If it wounds, is there a morale check for that attack?',
    },
    clauses: 'onus-7.96 onus-7.103 onus-13.11',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, 1 por ese ataque. Lo que no cuenta es su daño en la comparación de la fase de combate.',
          en: 'Yes, 1 for that attack. What does not count is its damage in the comparison of the combat phase.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: ese daño no causa ningún chequeo.',
          en: 'No: that damage causes no check at all.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se excluye sólo del chequeo de la fase de combate siguiente; fuera del combate simultáneo hay 1 chequeo por cada ataque con daño. La recolocación de 180° describe el mismo ataque.',
      en: 'It is left out only of the check in the following combat phase; outside simultaneous combat there is 1 check for each attack with damage. The repositioning of 180° describes the same attack.',
    },
  },
  R34: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Reducir unidad ampliada» (pág. 22), último párrafo; II - Novedades en esta versión (pág. 6)',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Shortening an extended unit” (p. 22), last paragraph; II - What is new in this version (p. 6)',
    },
    question: {
      es: 'Una unidad trabada no puede deshacer el Muro de Escudos ni el Cuadro. ¿Y la Falange?',
      en: 'An engaged unit may not dissolve the Shield Wall or the Square. And the Phalanx?',
    },
    clauses: 'onus-2.8 onus-7.97',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Puede deshacerla si se activa; la Punta de Flecha y la Romboidal también.',
          en: 'It may dissolve it if activated; the Arrowhead and the Rhomboid too.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: trabada no deshace ninguna.', en: 'No: while engaged it dissolves none.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La prohibición nombra sólo aquellas 2 formaciones, y la Falange se mantiene hasta que se cambia tras una activación.',
      en: 'The ban names only those 2 formations, and the Phalanx stays until it is changed after an activation.',
    },
  },
  R36: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate» (pág. 21), texto inicial; «2.C. Cargar» (pág. 18), párrafo tras el primer ejemplo; X - Modificadores, ejemplo tras «Aliado en combate» (pág. 41)',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat” (p. 21), opening text; “2.C. Charging” (p. 18), paragraph after the first example; X - Modifiers, example after “Ally in combat” (p. 41)',
    },
    question: {
      es: '¿Cuándo está bloqueada una unidad trabada?',
      en: 'When is an engaged unit blocked?',
    },
    clauses: 'onus-7.81 onus-7.90 onus-7.176 onus-10.7',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cuando no tiene ningún movimiento legal hacia ningún lado, sin solaparse ni atravesar a nadie que no pueda.',
          en: 'When it has no legal move in any direction, without overlapping or passing through anybody that it may not.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'También cuando está envuelta, aunque le quede sitio.',
          en: 'Also when it is enveloped, even if it has room left.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La definición es no poder moverse a ningún lado. Que envolver impide orientarse o incluso moverse y que la unidad del ejemplo está bloqueada entre 2 enemigas se entiende como consecuencia de la falta de sitio.',
      en: 'The definition is to be unable to move to any side. That enveloping prevents turning or even moving, and that the unit of the example is blocked between 2 enemies, is understood to follow from the lack of room.',
    },
  },
  R37: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Replegarse» (pág. 24)',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Withdrawing” (p. 24)',
    },
    question: {
      es: 'Replegarse es mover en dirección contraria al enemigo. ¿Cuál es si hay varios?',
      en: 'Withdrawing is moving in the direction opposite to the enemy. Which one is it if there are several?',
    },
    clauses: 'onus-7.106 onus-7.108',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Recto hacia atrás, según el eje de la propia carta. Todas las enemigas en contacto deben estar en su frente.',
          en: 'Straight back, along the axis of its own card. All enemies in contact must be on its front.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se mueve sin girar y sin dar la espalda, encarada a la unidad o unidades enemigas.',
      en: 'It moves without turning and without showing its back, facing the enemy unit or units.',
    },
  },
  R38: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Retirarse» (pág. 25)',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Retreating” (p. 25)',
    },
    question: {
      es: 'Tras retirarse, la unidad puede moverse y girar. ¿También cargar o disparar?',
      en: 'After retreating, the unit may move and turn. May it charge or shoot as well?',
    },
    clauses: 'onus-7.114',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, con las reglas de cualquier unidad activa.',
          en: 'Yes, by the rules of any active unit.',
        },
      },
      { key: 'b', text: { es: 'No: sólo se aleja.', en: 'No: it only moves away.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Queda desenganchada y puede «moverse, girar, etc.»; sólo el movimiento hacia atrás se reduce.',
      en: 'It counts as disengaged and may “move, turn, etc.”; only a move backwards is reduced.',
    },
  },
  R73: {
    place: {
      es: 'VIII - Formaciones especiales, «Punta de flecha» (pág. 37), viñeta 2; VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Reducir unidad ampliada» (pág. 22), último párrafo',
      en: 'VIII - Special formations, “Arrowhead” (p. 37), bullet 2; VII - Turn sequence, “2.D. Activating units engaged in combat”, “Shortening an extended unit” (p. 22), last paragraph',
    },
    question: { es: '¿Cuándo se pierde la Punta de Flecha?', en: 'When is the Arrowhead lost?' },
    clauses: 'onus-8.19 onus-8.20 onus-8.22 onus-15.5',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Tras su primer combate, haya cargado o la hayan cargado, y antes de un segundo de la misma fase. Su +1/+1 pide una carga propia. La Romboidal, igual.',
          en: 'After its first combat, whether it charged or was charged, and before a second one of the same phase. Its +1/+1 needs a charge of its own. The Rhomboid likewise.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo tras el primer combate que sigue a su propia carga.',
          en: 'Only after the first combat that follows its own charge.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un pasaje dice tras el primer combate y otro tras el primer combate después de la carga. La Romboidal tiene las mismas características.',
      en: 'One passage says after the first combat and another after the first combat following the charge. The Rhomboid has the same features.',
    },
  },
  R78: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Replegarse» (pág. 24), «Mantener el contacto»',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Withdrawing” (p. 24), “Keeping contact”',
    },
    question: {
      es: 'Cuando el enemigo sigue a quien se repliega, ¿qué pasa con los marcadores de Sección de ambos?',
      en: 'When the enemy follows a unit that withdraws, what happens to the Section markers of both?',
    },
    clauses: 'onus-7.111',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Ambos conservan los que siguen en contacto; los que ya no tocan se retiran sin daño.',
          en: 'Both keep those that are still in contact; those that no longer touch are removed without damage.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sólo los conserva la que persigue.', en: 'Only the pursuer keeps its own.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento dice que los de la perseguidora se mantendrían «también», y que el encaramiento es el mismo; de los de quien se repliega no habla.',
      en: 'The book says that those of the pursuer would be kept “too”, and that the facing is the same; it does not speak of those of the unit that withdraws.',
    },
  },
  R81: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate» (pág. 21), texto inicial; VIII - Formaciones especiales, «Formar en cuadro» (pág. 37)',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat” (p. 21), opening text; VIII - Special formations, “Forming square” (p. 37)',
    },
    question: {
      es: '¿Puede hacer algo una unidad trabada que está en Cuadro?',
      en: 'May an engaged unit that is in Square do anything?',
    },
    clauses: 'onus-7.90 onus-8.18',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: no envuelve, ni reduce, ni se recoloca, ni se repliega, ni se retira.',
          en: 'No: it neither envelops nor reduces, nor repositions, nor withdraws, nor retreats.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, todo lo que no sea desplazarse.',
          en: 'Yes, all that is not moving away.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Esas acciones piden capacidad de movimiento, y en Cuadro la unidad no puede mover.',
      en: 'Those actions ask for movement capacity, and in Square the unit may not move.',
    },
  },
  R83: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Ampliar o acortar la formación» (pág. 17); «2.D. Activación de unidades trabadas en combate», «Reducir unidad ampliada» (pág. 22)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Extending or shortening the formation” (p. 17); “2.D. Activating units engaged in combat”, “Shortening an extended unit” (p. 22)',
    },
    question: {
      es: 'Al acortar trabada, ¿sufren el ataque gratuito todas las secciones retiradas o sólo las que tocan al enemigo?',
      en: 'When an engaged unit shortens, do all the sections withdrawn draw the free attack, or only those in contact with the enemy?',
    },
    clauses: 'onus-7.62 onus-7.94 onus-7.95',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo las que están en contacto: 1 dado por cada una.',
          en: 'Only those in contact: 1 die for each of them.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de acortar lo dice de cada sección, pero remite a la de las unidades trabadas, y ésta distingue: sin contacto no hay penalización.',
      en: 'The rule of shortening says it of every section, but refers to that of engaged units, which makes the distinction: without contact there is no penalty.',
    },
  },
  R84: {
    place: {
      es: 'VII - Secuencia del turno, «2.D. Activación de unidades trabadas en combate», «Replegarse» (pág. 24), «Mantener el contacto» y ejemplo',
      en: 'VII - Turn sequence, “2.D. Activating units engaged in combat”, “Withdrawing” (p. 24), “Keeping contact” and example',
    },
    question: {
      es: '¿Tiene que mantener sus marcadores de Sección la unidad que persigue a otra que se repliega?',
      en: 'Must a unit that follows a withdrawing one keep its Section markers?',
    },
    clauses: 'onus-7.111',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: los mantiene o los retira, como quiera.',
          en: 'No: it keeps them or takes them away, as it likes.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla dice que se mantendrían, y su ejemplo, que puede mantenerlos si quiere.',
      en: 'The rule says that they would be kept, and its example that it may keep them if it wishes.',
    },
  },
});

import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R13: {
    place: {
      es: '12. Retirada, párrafos 1 y 2; pie de figura A de «Retirada de Elefantes (Estampida)»; «Ejemplo de Retiradas» (en el capítulo 13)',
      en: '12. Retreat, paragraphs 1 and 2; caption A of “Elephant Retreat (Rampage)”; “Example of Retreats” (in chapter 13)',
    },
    question: {
      es: '¿Cambian los hexes de retirada por bandera con una carta que cambia el movimiento (Tiempo Doble, Carga Montada, Mando en Línea)?',
      en: 'Do the hexes of retreat per flag change with a card that changes movement (Double Time, Mounted Charge, Line Command)?',
    },
    clauses: 'cca-12.2',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cuenta lo propio del tipo de unidad.',
          en: 'No: what belongs to the unit type counts.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los ejemplos cuentan el máximo del tipo, sin mirar la carta: caballería ligera 4 hexes e infantería ligera 2, caballería pesada 2, caballería media 3.',
      en: 'The examples count the maximum of the type, whatever the card: light cavalry 4 hexes and light infantry 2, heavy cavalry 2, medium cavalry 3.',
    },
  },
  R14: {
    place: { es: '12. Retirada, viñeta 6', en: '12. Retreat, bullet 6' },
    question: {
      es: 'En la frase sobre la retirada bloqueada parece faltar una «o» entre salir del campo de batalla y el terreno impracticable. ¿Son dos casos?',
      en: 'The sentence about the blocked retreat seems to lack an “or” between leaving the battlefield and impassable terrain. Are they two cases?',
    },
    clauses: 'cca-12.13',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: cuestan bloques tanto el borde del campo de batalla como el terreno impracticable.',
          en: 'Yes: both the edge of the battlefield and impassable terrain cost blocks.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sin esa «o» la frase no se entiende, y el ejemplo que sigue trata sólo del borde.',
      en: 'Without that “or” the sentence makes no sense, and the example that follows is about the edge only.',
    },
  },
  R15: {
    place: {
      es: '12. Retirada, «Refuerzo de la Moral», frase inicial',
      en: '12. Retreat, “Bolstered Morale”, opening sentence',
    },
    question: {
      es: 'Si una unidad tiene varios motivos para ignorar banderas, ¿se suman?',
      en: 'If a unit has several reasons to ignore flags, do they add up?',
    },
    clauses: 'cca-11.36 cca-12.14 cca-12.15 cca-12.16 cca-12.18 cca-12.19 cca-17.34 cca-17.40',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: los motivos distintos se suman y cada uno cuenta una vez. El apoyo de 4 unidades sigue valiendo por 1 bandera.',
          en: 'Yes: different reasons add up and each counts once. The support of 4 units is still worth 1 flag.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se dice que pueden ignorarse varias banderas, y cada motivo da 1: sólo sumándolos se llega a más.',
      en: 'The book says that several flags may be ignored, and each reason gives 1: only adding them up makes more.',
    },
  },
  R16: {
    place: {
      es: '12. Retirada, «Refuerzo de la Moral», viñeta 2',
      en: '12. Retreat, “Bolstered Morale”, bullet 2',
    },
    question: {
      es: '¿Pide el apoyo exactamente 2 unidades o al menos 2? ¿Cuenta doble una unidad con su líder?',
      en: 'Does support require exactly 2 units or at least 2? Does a unit with its leader count double?',
    },
    clauses: 'cca-12.16 cca-12.17',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al menos 2 hexes adyacentes con apoyo. Una unidad con su líder unido es 1 hex.',
          en: 'At least 2 adjacent hexes with support. A unit with its attached leader is 1 hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sirven 2 hexes adyacentes cualesquiera, y un líder sólo apoya por sí mismo cuando está solo en un hex.',
      en: 'Any 2 adjacent hexes will do, and a leader gives support himself only when he is alone in a hex.',
    },
  },
  R17: {
    place: {
      es: '12. Retirada, «Refuerzo de la Moral», viñeta 2',
      en: '12. Retreat, “Bolstered Morale”, bullet 2',
    },
    question: {
      es: '¿En qué momento se cuenta el apoyo de otras unidades?',
      en: 'At what moment is the support of other units counted?',
    },
    clauses: 'cca-12.16',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al resolver la retirada, después de quitar las bajas. Con los dados en la mano sería lo mismo.',
          en: 'When the retreat is resolved, after losses have been removed. At the moment of the roll it would be the same.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice, pero ninguna respuesta depende de ello: una tirada sólo quita bloques a su objetivo, así que las unidades que lo apoyan son las mismas antes y después.',
      en: 'The book does not say, but no answer depends on it: a roll takes blocks only from its own target, so the units that support it are the same before and after.',
    },
  },
  R18: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, paso «4. El Atacante Tira sus Dados de Batalla», viñeta 4 (guerreros), y «Devolver el Combate», último párrafo; 12. Retirada, párrafo 1 y «Refuerzo de la Moral», viñeta 4; 9. Batalla, párrafo sobre las bajas',
      en: '11. Close Combat, step “4. The Attacker Rolls his Battle Dice”, bullet 4 (warriors), and “Battling Back”, last paragraph; 12. Retreat, paragraph 1 and “Bolstered Morale”, bullet 4; 9. Battle, paragraph on losses',
    },
    question: {
      es: 'Unos guerreros a fuerza completa pierden su primer bloque en una tirada que saca también banderas. ¿Pueden ignorar aún 1 de ellas? ¿Y con cuántos dados devuelven el combate a continuación?',
      en: 'Warriors at full strength lose their first block in a roll that shows flags as well. May they still ignore 1 of them? And with how many dice do they battle back straight after it?',
    },
    clauses: 'cca-9.7 cca-11.15 cca-11.16 cca-12.19',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Aún pueden ignorar 1 bandera de esa tirada por su fuerza completa.',
          en: 'They may still ignore 1 flag of that roll for their full strength.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Ya no pueden: perdido el bloque, no están a fuerza completa.',
          en: 'They no longer may: with the block lost, they are not at full strength.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las ventajas se pierden en el combate siguiente a la primera baja, que es justo este momento. A favor de b: ignorar la bandera pide fuerza completa y la retirada va tras las bajas. En ambas, al devolver el combate tiran ya 3 dados: sólo a fuerza completa tienen más, y responder se resuelve como un ataque propio.',
      en: 'The bonuses are lost in the next combat after the first loss, which is exactly this moment. In favour of b: ignoring the flag requires full strength, and the retreat comes after losses. In both, they battle back with only 3 dice: they have more only at full strength, and an answer is resolved like an attack of its own.',
    },
  },
  R19: {
    place: {
      es: '12. Retirada, viñeta 1; «Ejemplo de Retiradas» (en el capítulo 13)',
      en: '12. Retreat, bullet 1; “Example of Retreats” (in chapter 13)',
    },
    question: {
      es: '¿Puede una retirada ir de costado?',
      en: 'May a retreat go sideways?',
    },
    clauses: 'cca-12.6',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cada paso entra en 1 de los 2 hexes de la fila siguiente hacia el borde propio.',
          en: 'No: each step enters 1 of the 2 hexes of the next row towards its own edge.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La unidad se retira siempre hacia su lado, y el ejemplo descarta un hex que no lleva hacia él.',
      en: 'A unit always retreats towards its own side, and the example rules out a hex that does not lead there.',
    },
  },
  R20: {
    place: {
      es: '12. Retirada, frase que precede a las viñetas y viñeta 6',
      en: '12. Retreat, sentence before the bullets and bullet 6',
    },
    question: {
      es: '¿Puede el jugador elegir una ruta de retirada que se corta y cuesta bloques, si por otra la unidad haría más hexes? ¿Puede pararse antes?',
      en: 'May the player choose a path of retreat that is cut off and costs blocks, if along another the unit would make more hexes? May it stop earlier?',
    },
    clauses: 'cca-12.5 cca-12.13',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: debe tomar una ruta por la que la unidad haga tantos hexes como sea posible, y elige entre ésas. No se para mientras tenga un hex legal, salvo al unirse a un líder (cca-12.12).',
          en: 'No: he must take a path along which the unit makes as many hexes as possible, and he chooses among those. It does not stop while it has a legal hex, except on joining a leader (cca-12.12).',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: elige libremente entre las rutas legales, aunque una quede cortada, y paga los bloques.',
          en: 'Yes: he chooses freely among legal paths, even one that is cut off, and pays the blocks.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Bloques cuestan sólo los hexes que la unidad no puede hacer, y quien se evade tiene que hacer sus 2 hexes donde los haya. Las rutas sólo se distinguen donde una se corta antes que otra.',
      en: 'Only hexes that the unit cannot make cost blocks, and an evading unit has to make its 2 hexes wherever they are available. The readings differ only where one path is cut off sooner than another.',
    },
  },
  R21: {
    place: {
      es: '12. Retirada, viñeta 3; 8. Movimiento, viñeta 5',
      en: '12. Retreat, bullet 3; 8. Movement, bullet 5',
    },
    question: {
      es: '¿Puede retirarse una unidad al hex de un líder enemigo solo, o por él?',
      en: 'May a unit retreat onto or through the hex of a lone enemy leader?',
    },
    clauses: 'cca-12.9',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: le cierra el paso.', en: 'No: he blocks the way.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: sólo cierran el paso las unidades.',
          en: 'Yes: only units block the way.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La retirada sólo nombra unidades, pero al mover también cierran el paso los líderes, y la única excepción es la del líder amigo.',
      en: 'The retreat rule names units only, but in movement leaders block the way too, and the only exception is that of the friendly leader.',
    },
  },
  R22: {
    place: {
      es: '12. Retirada, viñeta 5; 8. Movimiento, «Movimiento de Líder», párrafo 1',
      en: '12. Retreat, bullet 5; 8. Movement, “Leader Movement”, paragraph 1',
    },
    question: {
      es: 'Una unidad con un líder unido tiene en su retirada a otro líder amigo solo. ¿Puede entrar en su hex?',
      en: 'A unit with a leader attached has another friendly leader, alone, in its path of retreat. May it enter his hex?',
    },
    clauses: 'cca-12.11',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: ese hex le cierra el paso.', en: 'No: that hex blocks its way.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El permiso es para unidades sin líder, y en un hex no caben 2 líderes.',
      en: 'The permission is for units without a leader, and a hex has no room for 2 leaders.',
    },
  },
  R23: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 5; 12. Retirada, viñeta 5',
      en: '11. Close Combat, “Combat with Elephants”, point 5; 12. Retreat, bullet 5',
    },
    question: {
      es: 'Los elefantes no obtienen beneficios de los líderes. ¿Pueden retirarse al hex de un líder amigo solo y acabar allí la retirada?',
      en: 'Elephants get no benefits from leaders. May they retreat onto the hex of a lone friendly leader and end their retreat there?',
    },
    clauses: 'cca-11.34 cca-12.11 cca-12.12',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Pueden entrar en el hex, pero no dar por ello fin a la retirada.',
          en: 'They may enter the hex, but they do not end their retreat for it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Pueden ambas cosas, como cualquier unidad.',
          en: 'They may do both, like any unit.',
        },
      },
      {
        key: 'c',
        text: {
          es: 'No pueden entrar: el hex les cierra el paso.',
          en: 'They may not enter: the hex blocks their way.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Entrar en el hex forma parte de la retirada; ignorar el resto es lo que da el líder, y a los elefantes no les da nada. Que la regla de los elefantes llegue hasta ahí es una elección, no lo que dice el texto.',
      en: 'Entering the hex is part of the retreat; ignoring the rest is what the leader gives, and to elephants he gives nothing. That the rule of the elephants reaches so far is a choice, not what the text says.',
    },
  },
  R24: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 6; 12. Retirada, «Retiradas de Caballería y Carros»',
      en: '11. Close Combat, “Combat with Elephants”, point 6; 12. Retreat, “Cavalry and Chariot Retreats”',
    },
    question: {
      es: 'Caballería o carros que se retiran ante elefantes retroceden 1 hex más por bandera. Si ignoran 1 de 2 banderas, ¿se debe ese hex también por la ignorada?',
      en: 'Cavalry or chariots that retreat from elephants go back 1 more hex per flag. If they ignore 1 of 2 flags, is that hex due for the ignored one as well?',
    },
    clauses: 'cca-11.37 cca-12.29',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: '1 hex más por cada bandera que no se ignora; una bandera ignorada no cuesta nada.',
          en: '1 more hex for each flag that is not ignored; an ignored flag costs nothing.',
        },
      },
      {
        key: 'b',
        text: {
          es: '1 hex más por cada bandera sacada, también por las ignoradas, si queda al menos 1 sin ignorar.',
          en: '1 more hex for each flag rolled, ignored ones too, if at least 1 is not ignored.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto cuenta las banderas que sacan los elefantes, pero ignorar una bandera es no sufrir su efecto. Si no se ignora ninguna, o se ignoran todas, ambas lecturas coinciden.',
      en: 'The text counts the flags that the elephants roll, but to ignore a flag is not to suffer its effect. If none is ignored, or all are, both readings agree.',
    },
  },
  R25: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 6',
      en: '11. Close Combat, “Combat with Elephants”, point 6',
    },
    question: {
      es: 'Los elefantes ignoran 1 cuadrado rojo y pueden ignorar 1 bandera ante caballería y carros. ¿También cuando atacan ellos, y ante un disparo?',
      en: 'Elephants ignore 1 red square and may ignore 1 flag against cavalry and chariots. Also when they are the attackers, and against fire?',
    },
    clauses: 'cca-10.23 cca-11.35 cca-11.36',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En todo combate cuerpo a cuerpo, ataque quien ataque. Ante un disparo, no.',
          en: 'In every close combat, whoever attacks. Against fire, no.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla pide estar en combate cuerpo a cuerpo, sin distinguir quién ataca.',
      en: 'The rule requires close combat, without distinguishing who attacks.',
    },
  },
  R26: {
    place: {
      es: '12. Retirada, viñeta 6, y «Retirada de Elefantes (Estampida)», párrafo tras los pies de figura',
      en: '12. Retreat, bullet 6, and “Elephant Retreat (Rampage)”, paragraph after the captions',
    },
    question: {
      es: '¿Qué pasa si detiene a los elefantes el borde del campo de batalla o un terreno impracticable, en vez de unidades?',
      en: 'What happens if the edge of the battlefield or impassable terrain stops the elephants, instead of units?',
    },
    clauses: 'cca-11.55 cca-12.28',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sin unidades en su ruta, pierden bloques como cualquiera (cca-12.13). Si un hex es impracticable y el otro está ocupado, los pierde la unidad que lo ocupa.',
          en: 'With no units in their path, they lose blocks like any other (cca-12.13). If one hex is impassable and the other occupied, the unit in it loses them.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Tampoco entonces pierden bloques los elefantes.',
          en: 'Elephants do not lose blocks then either.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los elefantes sólo se libran cuando unidades ocupan ambos hexes; para lo demás queda la regla general. El caso mixto no está escrito.',
      en: 'Elephants are spared only when units occupy both hexes; for the rest the general rule remains. The mixed case is not written.',
    },
  },
  R27: {
    place: {
      es: '12. Retirada, «Retirada de Elefantes (Estampida)», párrafo tras los pies de figura',
      en: '12. Retreat, “Elephant Retreat (Rampage)”, paragraph after the captions',
    },
    question: {
      es: 'Los elefantes pueden hacer sólo parte de su retirada. ¿La hacen?',
      en: 'Elephants can make only part of their retreat. Do they make it?',
    },
    clauses: 'cca-11.55 cca-12.27 cca-12.28',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: retroceden hasta donde pueden, y cada unidad que cierra el paso siguiente pierde 1 bloque por hex que falta.',
          en: 'Yes: they go back as far as they can, and each unit that blocks the next step loses 1 block per hex not made.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: se quedan, y cada unidad que los bloquea pierde los bloques de toda la retirada.',
          en: 'No: they stay, and each unit that blocks them loses the blocks of the whole retreat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se cobra por los hexes debidos que no pudieron hacer, lo que admite que hagan otros.',
      en: 'The charge is for the hexes due that they could not make, which leaves room for making others.',
    },
  },
  R28: {
    place: {
      es: '12. Retirada, «Retirada de Elefantes (Estampida)», párrafo 1 y pie de figura B; 13. Acciones Especiales, «Evasión de Líder», párrafo 1',
      en: '12. Retreat, “Elephant Retreat (Rampage)”, paragraph 1 and caption B; 13. Special Actions, “Leader Evasion”, paragraph 1',
    },
    question: {
      es: 'La estampida deja detalles abiertos: qué símbolos impactan, qué pasa con un líder solo, quién tira y cuántas veces.',
      en: 'The rampage leaves details open: which symbols hit, what happens to a lone leader, who rolls and how often.',
    },
    clauses: 'cca-10.24 cca-12.21 cca-12.22 cca-12.23 cca-12.24 cca-12.25 cca-12.26',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Impacta sólo el símbolo de la unidad; a un líder solo, el de líder, y si no cae no tiene que evadirse. Una unidad con líder impactada hace 1 chequeo. Cada jugador tira contra las unidades del otro. Hay 1 estampida por retirada, sean cuantas sean las banderas y también tras un disparo.',
          en: "Only the unit's own symbol hits; for a lone leader, the leader symbol, and if he is not lost he need not evade. A unit with a leader that is hit makes 1 check. Each player rolls against the other's units. There is 1 rampage per retreat, however many the flags and also after fire.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero un líder solo que no cae debe evadirse, como tras un ataque.',
          en: 'The same, but a lone leader who is not lost must evade, as after an attack.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El símbolo ha de ser el del tipo, y hay chequeo de líder; para el líder solo se sigue lo que vale al atacarlo. En el ejemplo, 2 banderas dan 1 estampida y cada jugador tira contra el otro. Vale para toda retirada. Que ese líder no se evada es sólo una elección.',
      en: 'The symbol has to be that of the type, and there is a leader check; for the lone leader we follow what holds when he is attacked. In the example, 2 flags give 1 rampage and each player rolls against the other. It applies to every retreat. That this leader does not evade is only a choice.',
    },
  },
  R29: {
    place: {
      es: '12. Retirada, «Retirada de Elefantes (Estampida)», párrafo tras los pies de figura y pie de figura B; 15. Líderes, «Chequeos de Baja de Líderes», «Líderes Unidos a Unidades»',
      en: '12. Retreat, “Elephant Retreat (Rampage)”, paragraph after the captions and caption B; 15. Leaders, “Leader Casualty Checks”, “Leaders Attached to Units”',
    },
    question: {
      es: 'Las unidades que bloquean la retirada de unos elefantes pierden bloques. ¿Hay chequeo por el líder de una de ellas?',
      en: 'The units that block the retreat of elephants lose blocks. Is there a check for the leader of one of them?',
    },
    clauses: 'cca-12.28',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, salvo que la unidad quede eliminada: entonces, 1 dado.',
          en: 'No, unless the unit is eliminated: then 1 die.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, como por un impacto.', en: 'Yes, as for a hit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla dice que pierden bloques, y el chequeo sigue a un impacto; el de 1 dado, a toda eliminación. El ejemplo llama impactos a esas bajas, y por eso no es seguro.',
      en: 'The rule says that they lose blocks, and the check follows a hit; that of 1 die follows any elimination. The example calls those losses hits, so it is not certain.',
    },
  },
  R30: {
    place: {
      es: '15. Líderes, «Chequeos de Baja de Líderes», «Líderes Unidos a Unidades» y «Unidad Eliminada»; 12. Retirada, viñeta 6',
      en: '15. Leaders, “Leader Casualty Checks”, “Leaders Attached to Units” and “Unit Eliminated”; 12. Retreat, bullet 6',
    },
    question: {
      es: 'Una unidad con líder pierde bloques por una retirada bloqueada. ¿Hay chequeo por su líder?',
      en: 'A unit with a leader loses blocks to a blocked retreat. Is there a check for its leader?',
    },
    clauses: 'cca-12.13 cca-15.1 cca-15.2',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No el de 2 dados. Si la unidad queda eliminada, el de 1 dado.',
          en: 'Not the 2-dice check. If the unit is eliminated, the 1-die check.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, también el de 2 dados.', en: 'Yes, the 2-dice check as well.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El de 2 dados nombra disparo, cuerpo a cuerpo, evasión y estampida; el de 1 dado no pone condiciones a cómo se pierden los bloques.',
      en: 'The 2-dice check names fire, close combat, evasion and rampage; the 1-die check sets no condition on how the blocks are lost.',
    },
  },
});

import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R13: {
    question: {
      es: '¿Cambian los hexes de retirada por bandera con una carta que cambia el movimiento (Tiempo Doble, Carga Montada, Mando en Línea)?',
      en: 'Do the hexes of retreat per flag change with a card that changes movement (Double Time, Mounted Charge, Line Command)?',
    },
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
      es: 'Los ejemplos cuentan el máximo del tipo, sin mirar la carta: caballería ligera 4 hexes e infantería ligera 2 (líneas 1015-1018), caballería pesada 2 (líneas 1102-1103), caballería media 3 (líneas 1184-1185).',
      en: 'The examples count the maximum of the type, whatever the card: light cavalry 4 hexes and light infantry 2 (lines 1015-1018), heavy cavalry 2 (lines 1102-1103), medium cavalry 3 (lines 1184-1185).',
    },
  },
  R14: {
    question: {
      es: 'En la frase sobre la retirada bloqueada parece faltar una «o» entre salir del campo de batalla y el terreno impracticable. ¿Son dos casos?',
      en: 'The sentence about the blocked retreat seems to lack an “or” between leaving the battlefield and impassable terrain. Are they two cases?',
    },
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
      es: 'Sin esa «o» la frase no se entiende (líneas 1046-1052), y el ejemplo que sigue trata sólo del borde (líneas 1054-1059).',
      en: 'Without that “or” the sentence makes no sense (lines 1046-1052), and the example that follows is about the edge only (lines 1054-1059).',
    },
  },
  R15: {
    question: {
      es: 'Si una unidad tiene varios motivos para ignorar banderas, ¿se suman?',
      en: 'If a unit has several reasons to ignore flags, do they add up?',
    },
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
      es: 'Se dice que pueden ignorarse varias banderas (líneas 1062-1063), y cada motivo da 1 (líneas 1065-1083): sólo sumándolos se llega a más.',
      en: 'The book says that several flags may be ignored (lines 1062-1063), and each reason gives 1 (lines 1065-1083): only adding them up makes more.',
    },
  },
  R16: {
    question: {
      es: '¿Pide el apoyo exactamente 2 unidades o al menos 2? ¿Cuenta doble una unidad con su líder?',
      en: 'Does support require exactly 2 units or at least 2? Does a unit with its leader count double?',
    },
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
      es: 'Sirven 2 hexes adyacentes cualesquiera (líneas 1070-1073), y un líder sólo apoya por sí mismo cuando está solo en un hex (líneas 1073-1076).',
      en: 'Any 2 adjacent hexes will do (lines 1070-1073), and a leader gives support himself only when he is alone in a hex (lines 1073-1076).',
    },
  },
  R17: {
    question: {
      es: '¿En qué momento se cuenta el apoyo de otras unidades?',
      en: 'At what moment is the support of other units counted?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al resolver la retirada, después de quitar las bajas.',
          en: 'When the retreat is resolved, after losses have been removed.',
        },
      },
      {
        key: 'b',
        text: { es: 'Cuando se tiran los dados.', en: 'When the dice are rolled.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice. La retirada se resuelve tras los impactos (líneas 1003-1006), y es entonces cuando importa qué banderas se ignoran (líneas 1061-1063).',
      en: 'The book does not say. The retreat is resolved after the hits (lines 1003-1006), and it is then that it matters which flags are ignored (lines 1061-1063).',
    },
  },
  R18: {
    question: {
      es: 'Unos guerreros a fuerza completa pierden su primer bloque en una tirada que saca también banderas. ¿Pueden ignorar aún 1 de ellas? ¿Y con cuántos dados devuelven el combate a continuación?',
      en: 'Warriors at full strength lose their first block in a roll that shows flags as well. May they still ignore 1 of them? And with how many dice do they battle back straight after it?',
    },
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
      es: 'Las ventajas se pierden en el combate siguiente a la primera baja (líneas 748-750), que es justo este momento. A favor de b: ignorar la bandera pide fuerza completa (líneas 1082-1083) y la retirada va tras las bajas (líneas 1003-1006). En ambas, al devolver el combate tiran ya 3 dados: sólo a fuerza completa tienen más (líneas 497-499), y responder se resuelve como un ataque propio (líneas 999-1001).',
      en: 'The bonuses are lost in the next combat after the first loss (lines 748-750), which is exactly this moment. In favour of b: ignoring the flag requires full strength (lines 1082-1083), and the retreat comes after losses (lines 1003-1006). In both, they battle back with only 3 dice: they have more only at full strength (lines 497-499), and an answer is resolved like an attack of its own (lines 999-1001).',
    },
  },
  R19: {
    question: {
      es: '¿Puede una retirada ir de costado?',
      en: 'May a retreat go sideways?',
    },
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
      es: 'La unidad se retira siempre hacia su lado (líneas 1023-1024), y el ejemplo descarta un hex que no lleva hacia él (líneas 1193-1195).',
      en: 'A unit always retreats towards its own side (lines 1023-1024), and the example rules out a hex that does not lead there (lines 1193-1195).',
    },
  },
  R20: {
    question: {
      es: '¿Debe una unidad elegir la ruta de retirada más larga? ¿Puede pararse antes?',
      en: 'Must a unit choose the longest path of retreat? May it stop earlier?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Su jugador elige libremente entre las rutas legales, aunque una quede cortada y cueste bloques. No puede pararse mientras tenga un hex legal, salvo al unirse a un líder (cca-12.12).',
          en: 'Its player chooses freely among legal paths, even one that is cut off and costs blocks. It may not stop while it has a legal hex, except on joining a leader (cca-12.12).',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Debe elegir una ruta por la que haga tantos hexes como sea posible.',
          en: 'It must choose a path along which it makes as many hexes as possible.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El jugador decide los hexes (líneas 1020-1021), y cuestan bloques los que no puede hacer (líneas 1046-1052). Que deba buscar la ruta más larga no está escrito.',
      en: 'The player decides the hexes (lines 1020-1021), and those that cannot be made cost blocks (lines 1046-1052). That the longest path must be sought is not written.',
    },
  },
  R21: {
    question: {
      es: '¿Puede retirarse una unidad al hex de un líder enemigo solo, o por él?',
      en: 'May a unit retreat onto or through the hex of a lone enemy leader?',
    },
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
      es: 'La retirada sólo nombra unidades (líneas 1033-1035), pero al mover también cierran el paso los líderes (líneas 366-369), y la única excepción es la del líder amigo (líneas 1040-1044).',
      en: 'The retreat rule names units only (lines 1033-1035), but in movement leaders block the way too (lines 366-369), and the only exception is that of the friendly leader (lines 1040-1044).',
    },
  },
  R22: {
    question: {
      es: 'Una unidad con un líder unido tiene en su retirada a otro líder amigo solo. ¿Puede entrar en su hex?',
      en: 'A unit with a leader attached has another friendly leader, alone, in its path of retreat. May it enter his hex?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: ese hex le cierra el paso.', en: 'No: that hex blocks its way.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El permiso es para unidades sin líder (líneas 1040-1042), y en un hex no caben 2 líderes (líneas 448-449).',
      en: 'The permission is for units without a leader (lines 1040-1042), and a hex has no room for 2 leaders (lines 448-449).',
    },
  },
  R23: {
    question: {
      es: 'Los elefantes no obtienen beneficios de los líderes. ¿Pueden retirarse al hex de un líder amigo solo y acabar allí la retirada?',
      en: 'Elephants get no benefits from leaders. May they retreat onto the hex of a lone friendly leader and end their retreat there?',
    },
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
      es: 'Entrar en el hex forma parte de la retirada; ignorar el resto es lo que da el líder (líneas 1040-1044), y a los elefantes no les da nada (línea 819).',
      en: 'Entering the hex is part of the retreat; ignoring the rest is what the leader gives (lines 1040-1044), and to elephants he gives nothing (line 819).',
    },
  },
  R24: {
    question: {
      es: 'Caballería o carros que se retiran ante elefantes retroceden 1 hex más por bandera. Si ignoran 1 de 2 banderas, ¿se debe ese hex también por la ignorada?',
      en: 'Cavalry or chariots that retreat from elephants go back 1 more hex per flag. If they ignore 1 of 2 flags, is that hex due for the ignored one as well?',
    },
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
      es: 'El texto cuenta las banderas que sacan los elefantes (líneas 830-833, 1140-1144), pero ignorar una bandera es no sufrir su efecto. Si no se ignora ninguna, o se ignoran todas, ambas lecturas coinciden.',
      en: 'The text counts the flags that the elephants roll (lines 830-833, 1140-1144), but to ignore a flag is not to suffer its effect. If none is ignored, or all are, both readings agree.',
    },
  },
  R25: {
    question: {
      es: 'Los elefantes ignoran 1 cuadrado rojo y pueden ignorar 1 bandera ante caballería y carros. ¿También cuando atacan ellos, y ante un disparo?',
      en: 'Elephants ignore 1 red square and may ignore 1 flag against cavalry and chariots. Also when they are the attackers, and against fire?',
    },
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
      es: 'La regla pide estar en combate cuerpo a cuerpo, sin distinguir quién ataca (líneas 826-830).',
      en: 'The rule requires close combat, without distinguishing who attacks (lines 826-830).',
    },
  },
  R26: {
    question: {
      es: '¿Qué pasa si detiene a los elefantes el borde del campo de batalla o un terreno impracticable, en vez de unidades?',
      en: 'What happens if the edge of the battlefield or impassable terrain stops the elephants, instead of units?',
    },
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
      es: 'Los elefantes sólo se libran cuando unidades ocupan ambos hexes (líneas 1131-1138); para lo demás queda la regla general (líneas 1046-1052). El caso mixto no está escrito.',
      en: 'Elephants are spared only when units occupy both hexes (lines 1131-1138); for the rest the general rule remains (lines 1046-1052). The mixed case is not written.',
    },
  },
  R27: {
    question: {
      es: 'Los elefantes pueden hacer sólo parte de su retirada. ¿La hacen?',
      en: 'Elephants can make only part of their retreat. Do they make it?',
    },
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
      es: 'Se cobra por los hexes debidos que no pudieron hacer (líneas 1136-1138), lo que admite que hagan otros.',
      en: 'The charge is for the hexes due that they could not make (lines 1136-1138), which leaves room for making others.',
    },
  },
  R28: {
    question: {
      es: 'La estampida deja detalles abiertos: qué símbolos impactan, qué pasa con un líder solo, quién tira y cuántas veces.',
      en: 'The rampage leaves details open: which symbols hit, what happens to a lone leader, who rolls and how often.',
    },
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
      es: 'El símbolo ha de ser el del tipo, y hay chequeo de líder (líneas 1097-1100); para el líder solo se sigue lo que vale al atacarlo (líneas 1219-1221). En el ejemplo, 2 banderas dan 1 estampida y cada jugador tira contra el otro (líneas 1110-1120). Vale para toda retirada (líneas 1090-1091). Que ese líder no se evada es sólo una elección.',
      en: 'The symbol has to be that of the type, and there is a leader check (lines 1097-1100); for the lone leader we follow what holds when he is attacked (lines 1219-1221). In the example, 2 flags give 1 rampage and each player rolls against the other (lines 1110-1120). It holds for every retreat (lines 1090-1091). That this leader does not evade is only a choice.',
    },
  },
  R29: {
    question: {
      es: 'Las unidades que bloquean la retirada de unos elefantes pierden bloques. ¿Hay chequeo por el líder de una de ellas?',
      en: 'The units that block the retreat of elephants lose blocks. Is there a check for the leader of one of them?',
    },
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
      es: 'La regla dice que pierden bloques (líneas 1136-1138), y el chequeo sigue a un impacto (líneas 1386-1393); el de 1 dado, a toda eliminación (líneas 1395-1399). El ejemplo llama impactos a esas bajas (líneas 1123-1126), y por eso no es seguro.',
      en: 'The rule says that they lose blocks (lines 1136-1138), and the check follows a hit (lines 1386-1393); that of 1 die follows any elimination (lines 1395-1399). The example calls those losses hits (lines 1123-1126), so it is not certain.',
    },
  },
  R30: {
    question: {
      es: 'Una unidad con líder pierde bloques por una retirada bloqueada. ¿Hay chequeo por su líder?',
      en: 'A unit with a leader loses blocks to a blocked retreat. Is there a check for its leader?',
    },
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
      es: 'El de 2 dados nombra disparo, cuerpo a cuerpo, evasión y estampida (líneas 1386-1391); el de 1 dado no pone condiciones a cómo se pierden los bloques (líneas 1395-1399).',
      en: 'The 2-dice check names fire, close combat, evasion and rampage (lines 1386-1391); the 1-die check sets no condition on how the blocks are lost (lines 1395-1399).',
    },
  },
});

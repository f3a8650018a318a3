import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R34: {
    place: {
      es: 'Combate, «La Carga», párrafos 3 y 4',
      en: 'Combat, “La Carga”, paragraphs 3 and 4',
    },
    question: {
      es: '¿Basta con que las bases se toquen, sin alcanzar el Centro?',
      en: 'Is it enough for the bases to touch, without reaching the Centre?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: de Centro Frontal a Centro más cercano debe haber como mucho la Velocidad con ¡Atacad!; si no, sólo se acerca.',
          en: 'No: from Front Centre to nearest Centre it may be at most the Assault! Speed; if it is more, the unit only comes closer.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El alcance de la carga se mide entre Centros; el contacto dice dónde se para.',
      en: 'The reach of a charge is measured between Centres; contact says where it stops.',
    },
  },
  R51: {
    place: { es: 'Combate, «Flanquear», párrafo 2', en: 'Combat, “Flanquear”, paragraph 2' },
    question: {
      es: '¿Por dónde pasa la línea de los 180º frontales?',
      en: 'Where does the line of the frontal 180º run?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Por el Centro Frontal, siguiendo el borde del frente; estar sobre ella no es estar detrás.',
          en: 'Through the Front Centre, along the front edge; to be on it is not to be behind it.',
        },
      },
      { key: 'b', text: { es: 'Por la mitad de la base.', en: 'Through the middle of the base.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Líneas y ángulos de una unidad salen de su Centro Frontal.',
      en: 'Lines and arcs of a unit start at its Front Centre.',
    },
  },
  R128: {
    place: {
      es: 'Combate, «Flanquear»; El procedimiento, «Reacciones», «¡Atención!» y «¡Corred!»',
      en: 'Combat, “Flanquear”; The procedure, “Reacciones”, “¡Atención!” and “¡Corred!”',
    },
    question: {
      es: 'La unidad cargada gira o huye al reaccionar. ¿Cuándo se decide el flanqueo?',
      en: 'The unit charged turns or flees as it reacts. When is flanking decided?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La Disciplina para reaccionar, al declararse la carga; el combate, cuando la carga empieza a mover, tras la reacción.',
          en: 'Discipline to react, when the charge is declared; the combat, when the charge begins to move, after the reaction.',
        },
      },
      { key: 'b', text: { es: 'Todo al declararse.', en: 'All of it at the declaration.' } },
    ],
    adopted: 'a',
    why: { es: 'Se mira dónde comienza la carga.', en: 'What counts is where the charge begins.' },
  },
  R52: {
    place: {
      es: 'Combate, «Rondas de Combate», párrafo 1',
      en: 'Combat, “Rondas de Combate”, paragraph 1',
    },
    question: {
      es: 'La ronda del atacante deja Desordenado o Al Límite al defensor. ¿Le afecta en la suya?',
      en: "The attacker's round leaves the defender Disordered or Weary. Does it affect his own round?",
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: ambas usan el estado del inicio de la ronda.',
          en: 'No: both use the state at the start of the round.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: van una tras otra.', en: 'Yes: they come one after the other.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ambas son simultáneas. En la mala guerra cada ronda usa el estado tras la anterior.',
      en: 'Both are simultaneous. In the bad war each round uses the state after the previous one.',
    },
  },
  R53: {
    place: {
      es: 'Combate, «Chequeos de Ruptura» y «Resolución»; Disparo, «Chequeo de Ruptura», párrafo 2',
      en: 'Combat, “Chequeos de Ruptura” and “Resolución”; Shooting, “Chequeo de Ruptura”, paragraph 2',
    },
    question: {
      es: '¿Cuándo se hacen los Chequeos de Ruptura de un combate?',
      en: 'When are the break checks of a combat made?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Tras ambas rondas y antes de que mueva el perdedor. Gana quien causó más Desgaste, aunque un bando caiga.',
          en: 'After both rounds and before the loser moves. The side that caused more Wear wins, even if one is destroyed.',
        },
      },
      {
        key: 'b',
        text: { es: 'Al final, tras los movimientos.', en: 'At the very end, after the moves.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Tocan tan pronto como se pasa del Aguante; quien cae no mueve.',
      en: 'They are due as soon as Stamina is exceeded; a destroyed unit does not move.',
    },
  },
  R129: {
    place: {
      es: 'Disparo, «Chequeo de Ruptura», párrafo 2; Combate, «Destrabarse» y «Retirada»',
      en: 'Shooting, “Chequeo de Ruptura”, paragraph 2; Combat, “Destrabarse” and “Retirada”',
    },
    question: {
      es: '¿Qué pasa con el Desgaste que llega después de los chequeos?',
      en: 'What of Wear that comes after the checks?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Pide su propio Chequeo de Ruptura en el acto.',
          en: 'It asks for a break check of its own at once.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Un solo chequeo al final, por todo.',
          en: 'One check for all of it, at the end.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El chequeo toca tan pronto como se pasa del Aguante.',
      en: 'The check is due as soon as Stamina is exceeded.',
    },
  },
  R54: {
    place: {
      es: 'Las tropas, «Choragiew», párrafo «Una Choragiew combate siempre»; Los mandos, «Decidido»; Combate, «Resolución»',
      en: 'The troops, “Choragiew”, paragraph “Una Choragiew combate siempre”; The commanders, “Decidido”; Combat, “Resolución”',
    },
    question: {
      es: '¿Decide el ganador el Desgaste extra de Choragiew o Decidido?',
      en: 'Does the extra Wear of Choragiew or Determined decide the winner?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se añade a quien ya ha ganado.',
          en: 'No: it is added once the winner is known.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Ambas reglas piden haber ganado.', en: 'Both rules ask for a combat already won.' },
  },
  R55: {
    place: { es: 'Combate, «Retirada», párrafo 2', en: 'Combat, “Retirada”, paragraph 2' },
    question: { es: '¿Cuánto mide una Retirada?', en: 'How long is a retreat?' },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El doble de la Velocidad original; sólo la acorta lo que la bloquea.',
          en: 'Twice original Speed; only what blocks it makes it shorter.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El doble de la Velocidad, con el terreno.',
          en: 'Twice Speed, as changed by terrain.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es el doble de su capacidad. A favor de b: ¡Corred! dice «sin modificar» y aquí no, y el terreno afecta a todo movimiento.',
      en: 'It is twice its capacity. In favour of b: Run! says “unmodified” and this does not, and terrain affects every move.',
    },
  },
  R56: {
    place: {
      es: 'Los mandos, «Entrega»; Combate, «Retirada»',
      en: 'The commanders, “Entrega”; Combat, “Retirada”',
    },
    question: { es: '¿Alarga Entrega la Retirada?', en: 'Does Dedication lengthen a retreat?' },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice; se cuenta la Velocidad original.',
      en: 'The book does not say; original Speed is counted.',
    },
  },
  R57: {
    place: {
      es: 'Combate, «Destrabarse», párrafo 2; Las tropas, «Cuadros»',
      en: 'Combat, “Destrabarse”, paragraph 2; The troops, “Cuadros”',
    },
    question: {
      es: '¿Cómo se destraba una unidad con Cuadros atacada por detrás?',
      en: 'How does a unit with Squares attacked from the rear disengage?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A la letra: no puede mover hacia su enemigo y sufre 1 Desgaste más.',
          en: 'To the letter: it cannot move into its enemy and takes 1 more Wear.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Mueve 3″ en línea recta desde su enemigo.',
          en: 'It moves 3″ straight away from its enemy.',
        },
      },
    ],
    adopted: 'b',
    why: {
      es: 'Cuadros anula lo malo del flanqueo: no debe salir peor por ello.',
      en: 'Squares cancels what is bad about flanking: it should not fare worse for it.',
    },
  },
  R58: {
    place: {
      es: 'Combate, «Destrabarse» y «Retirada»',
      en: 'Combat, “Destrabarse” and “Retirada”',
    },
    question: {
      es: '¿Qué pasa al destrabarse o retirarse fuera de la mesa?',
      en: 'What happens in a disengage or retreat off the table?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El borde es un obstáculo: movimiento incompleto y 1 Desgaste más.',
          en: 'The edge is an obstacle: the move is incomplete and costs 1 more Wear.',
        },
      },
      { key: 'b', text: { es: 'La unidad se pierde.', en: 'The unit is lost.' } },
    ],
    adopted: 'a',
    why: { es: 'El reglamento no nombra el borde.', en: 'The book does not mention the edge.' },
  },
  R150: {
    place: {
      es: 'Combate, «Destrabarse»; Movimiento, «Obstáculos» y «Solapamiento»',
      en: 'Combat, “Destrabarse”; Movement, “Obstáculos” and “Solapamiento”',
    },
    question: {
      es: '¿Qué estorba un movimiento hacia atrás?',
      en: 'What blocks a move to the rear?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Lo de todo movimiento: lo que cruza la línea del Centro Frontal y el sitio donde acaba la base.',
          en: 'As in any move: what the line of the Front Centre crosses, and the place where the base ends.',
        },
      },
      {
        key: 'b',
        text: { es: 'Todo lo que barre la base.', en: 'All that the base sweeps over.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La unidad ignora lo que esa línea no cruza.',
      en: 'A unit ignores what that line does not cross.',
    },
  },
  R151: {
    place: {
      es: 'Combate, «Destrabarse», párrafo 3, y «Retirada», párrafo 3',
      en: 'Combat, “Destrabarse”, paragraph 3, and “Retirada”, paragraph 3',
    },
    question: {
      es: 'Un movimiento hacia atrás bloqueado, ¿se hace en parte?',
      en: 'Is a blocked move to the rear made in part?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: hasta donde pueda, y 1 Desgaste más.',
          en: 'Yes: as far as it can, with 1 more Wear.',
        },
      },
      {
        key: 'b',
        text: { es: 'No se hace, y 1 Desgaste más.', en: 'It is not made, with 1 more Wear.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Se castiga no completarlo.', en: 'What is punished is not completing it.' },
  },
  R153: {
    place: {
      es: 'Combate, «Consolidar»; Las tropas, «Persecución»',
      en: 'Combat, “Consolidar”; The troops, “Persecución”',
    },
    question: {
      es: '¿Y si al perseguir o consolidar hay otro enemigo delante?',
      en: 'What if a pursuit or a consolidation meets another enemy?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No hay combate: la consolidación guarda 1″ y la persecución se para donde tocaría.',
          en: 'No combat: the consolidation keeps 1″ away and the pursuit stops where it would touch.',
        },
      },
      { key: 'b', text: { es: 'Hay contacto y combate.', en: 'There is contact, and a combat.' } },
    ],
    adopted: 'a',
    why: { es: 'Sólo ¡Atacad! trae un combate.', en: 'Only Assault! brings a combat.' },
  },
  R59: {
    place: {
      es: 'Combate, «Mala Guerra» y «Chequeos de Ruptura»',
      en: 'Combat, “Mala Guerra” and “Chequeos de Ruptura”',
    },
    question: {
      es: 'La ronda empatada deja a una unidad por encima de su Aguante. ¿Hay mala guerra?',
      en: 'The tied round takes a unit beyond its Stamina. Is there a bad war?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Primero su Chequeo de Ruptura: hacen falta las dos unidades vivas.',
          en: 'Its break check comes first: both units must survive.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Los chequeos esperan a la última ronda.',
          en: 'The checks wait for the last round.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El chequeo toca en el acto. Cada ronda la gana quien más Desgaste causa en ella.',
      en: 'The check is due at once. Each round is won by whoever causes more Wear in it.',
    },
  },
  R130: {
    place: {
      es: 'Combate, «Mala Guerra»; Las tropas, «Bayoneta» y «Salvas»',
      en: 'Combat, “Mala Guerra”; The troops, “Bayoneta” and “Salvas”',
    },
    question: {
      es: '¿Valen Salvas y Bayoneta en la mala guerra?',
      en: 'Do Salvoes and Bayonet count in the bad war?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'No: son del primer choque.', en: 'No: they belong to the first clash.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: sólo cae el aumento de la orden misma.',
          en: "Yes: only the order's own Increase drops out.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice; ambas piden haber usado ¡Atacad!.',
      en: 'The book does not say; both ask for Assault! to have been used.',
    },
  },
  R60: {
    place: {
      es: 'Combate, «Mala Guerra», párrafo «No debe haber flanqueo», y «Protegido»; Las tropas, «Fortaleza Móvil»',
      en: 'Combat, “Mala Guerra”, paragraph “No debe haber flanqueo”, and “Protegido”; The troops, “Fortaleza Móvil”',
    },
    question: {
      es: '¿Qué defensor está fortificado y evita la mala guerra?',
      en: 'Which defender is fortified and bars the bad war?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El que tiene Protegido, por lo que sea, o está en una Fortaleza Móvil o Fortificación Emplazada.',
          en: 'One that has Protected, from whatever cause, or is in a Mobile Fortress or Emplaced Fortification.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo el que está en un elemento con Protegido.',
          en: 'Only one in an element with Protected.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Protegido habla de una unidad fortificada en general.',
      en: 'Protected speaks of a fortified unit in general.',
    },
  },
  R61: {
    place: { es: 'Combate, «Altura»', en: 'Combat, “Altura”' },
    question: {
      es: '¿Vale Altura contra quien está del todo fuera?',
      en: 'Does Height apply against a unit wholly outside?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      {
        key: 'b',
        text: {
          es: 'No: sólo contra quien está en parte.',
          en: 'No: only against one partly inside.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien está del todo fuera también tiene Centros fuera.',
      en: 'A unit wholly outside has Centres outside as well.',
    },
  },
  R62: {
    place: {
      es: 'Capítulo inicial, «Doble o mayor Valor Aumentado»; Combate, «Protegido»; Disparo, «Cubierto»',
      en: 'Opening chapter, “Doble o mayor Valor Aumentado”; Combat, “Protegido”; Shooting, “Cubierto”',
    },
    question: {
      es: '¿Suman dos elementos con la misma regla, Cubierto o Protegido?',
      en: 'Do two elements with the same rule, Covered or Protected, add up?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: la regla cuenta una vez.', en: 'No: the rule counts once.' } },
      { key: 'b', text: { es: 'Sí: cada uno es un aumento.', en: 'Yes: each is an Increase.' } },
    ],
    adopted: 'a',
    why: { es: 'La unidad está a cubierto o no lo está.', en: 'A unit is in cover or it is not.' },
  },
  R165: {
    place: { es: 'La batalla, «Edificios»', en: 'The battle, “Edificios”' },
    question: { es: '¿Cómo se sale de un edificio?', en: 'How does a unit leave a building?' },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con cualquier orden que la mueva, midiendo desde cualquier punto de él.',
          en: 'With any order that moves it, measured from any point of the building.',
        },
      },
      { key: 'b', text: { es: 'Sólo con ¡Atención!.', en: 'Only with Ready!.' } },
    ],
    adopted: 'a',
    why: { es: 'Sólo se regula la entrada.', en: 'Only entering is regulated.' },
  },
  R166: {
    place: {
      es: 'La batalla, «Edificios»; Combate, «Destrabarse»',
      en: 'The battle, “Edificios”; Combat, “Destrabarse”',
    },
    question: {
      es: '¿Qué hace quien pierde un combate dentro de un edificio?',
      en: 'What does a unit do that loses a combat inside a building?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sale por el lado contrario al enemigo y mueve como cualquier perdedor.',
          en: 'It leaves on the side away from the enemy and moves like any loser.',
        },
      },
      { key: 'b', text: { es: 'Se queda dentro.', en: 'It stays inside.' } },
    ],
    adopted: 'a',
    why: {
      es: 'No hay excepción impresa, y para la Fortaleza Móvil sí.',
      en: 'No exception is printed, while for the Mobile Fortress there is one.',
    },
  },
});

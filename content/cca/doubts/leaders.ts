import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R58: {
    place: {
      es: '13. Acciones Especiales, «Proceso de Evasión», párrafo 1',
      en: '13. Special Actions, “Evasion Procedure”, paragraph 1',
    },
    question: {
      es: '¿Puede evadirse una unidad que tiene detrás el borde del campo de batalla o terreno impracticable?',
      en: 'May a unit evade with the edge of the battlefield or impassable terrain behind it?',
    },
    clauses: 'cca-13.13 cca-13.18',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Esos hexes no están disponibles; sin un primer hex disponible no hay evasión. Un líder solo sí puede salir por su borde.',
          en: 'Those hexes are not available; with no first hex available there is no evading. A lone leader may, however, leave over his own edge.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla nombra sólo hexes bloqueados por amigos o enemigos, pero una unidad no sale del campo ni entra en terreno impracticable. Del líder solo se dice aparte que puede salir.',
      en: 'The rule names only hexes blocked by friends or enemies, but a unit does not leave the battlefield, nor does it enter impassable terrain. Of a lone leader it is said separately that he may leave.',
    },
  },
  R59: {
    place: {
      es: '13. Acciones Especiales, «Proceso de Evasión»; 12. Retirada, viñeta 2',
      en: '13. Special Actions, “Evasion Procedure”; 12. Retreat, bullet 2',
    },
    question: {
      es: 'El terreno que obliga a detenerse, ¿detiene también a una unidad que se evade?',
      en: 'Does terrain in which a unit must stop also stop one that evades?',
    },
    clauses: 'cca-13.11 cca-17.2 cca-17.8 cca-17.27',
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No, como en una retirada.', en: 'No, as in a retreat.' } },
      { key: 'b', text: { es: 'Sí, como al mover.', en: 'Yes, as in a move.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice; tomamos lo que vale al retirarse, que es lo más parecido.',
      en: 'The book does not say; we take what holds when retreating, which is the nearest thing to it.',
    },
  },
  R60: {
    place: {
      es: '13. Acciones Especiales, «Proceso de Evasión»; 8. Movimiento, viñeta 5',
      en: '13. Special Actions, “Evasion Procedure”; 8. Movement, bullet 5',
    },
    question: {
      es: '¿Puede una unidad evadirse al hex de un líder amigo solo?',
      en: 'May a unit evade onto the hex of a lone friendly leader?',
    },
    clauses: 'cca-13.13',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'No: le cierra el paso.', en: 'No: he blocks the way.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, como en una retirada, y queda unido a ella.',
          en: 'Yes, as in a retreat, and he becomes attached to it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El permiso sólo se da para las retiradas; sin él, no se entra en un hex con un líder.',
      en: 'The permission is given for retreats only; without it, a hex with a leader may not be entered.',
    },
  },
  R61: {
    place: {
      es: '13. Acciones Especiales, «Proceso de Evasión», párrafo 1, y pie de figura A tras «Combate Cuerpo a Cuerpo de Bonificación»',
      en: '13. Special Actions, “Evasion Procedure”, paragraph 1, and caption A after “Bonus Close Combat”',
    },
    question: {
      es: '¿Puede una unidad elegir evadirse sólo 1 hex?',
      en: 'May a unit choose to evade only 1 hex?',
    },
    clauses: 'cca-13.11 cca-13.12',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: mueve 2, y 1 sólo si no tiene disponible un segundo hex.',
          en: 'No: it moves 2, and 1 only if it has no second hex available.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La evasión de 1 hex es legal si es el único disponible, como en el ejemplo.',
      en: 'An evade move of 1 hex is legal if it is the only one available, as in the example.',
    },
  },
  R62: {
    place: {
      es: '13. Acciones Especiales, «Escape del Líder», frase inicial',
      en: '13. Special Actions, “Leader Escape”, opening sentence',
    },
    question: {
      es: 'El Escape del Líder pide enemigos en el primer hex y en el segundo de su ruta. ¿Qué hexes son?',
      en: 'The Leader Escape requires enemies in the first hex and in the second of his path. Which hexes are they?',
    },
    clauses: 'cca-13.26',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los 2 hexes contiguos al líder hacia su lado.',
          en: 'The 2 hexes next to the leader towards his own side.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Los 2 primeros hexes de su camino, uno tras otro.',
          en: 'The first 2 hexes of his way, one after the other.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto no lo aclara; en otras reglas, lo que cierra una ruta son ambos hexes hacia el lado de la unidad.',
      en: 'The text does not make it clear; in other rules, what closes a path is both hexes towards the side of the unit.',
    },
  },
  R63: {
    place: {
      es: '13. Acciones Especiales, «Escape del Líder», viñetas 1 y 3; «Evasión de Líder», viñeta 2',
      en: '13. Special Actions, “Leader Escape”, bullets 1 and 3; “Leader Evasion”, bullet 2',
    },
    question: {
      es: 'En el Escape del Líder, ¿cuenta el hex de la pausa entre los 3 de su evasión? ¿Y si luego no puede seguir?',
      en: 'In the Leader Escape, does the hex of the pause count among the 3 of his evasion? And if he then cannot go on?',
    },
    clauses: 'cca-13.27 cca-13.30',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cuenta como 1 de los 3. El líder debe seguir; si no puede, es eliminado.',
          en: 'It counts as 1 of the 3. The leader must go on; if he cannot, he is eliminated.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No cuenta: puede hacer 3 después.',
          en: 'It does not count: he may make 3 afterwards.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El límite de 3 hexes vale para toda la evasión, que no puede acabar con un enemigo. Que sea eliminado no está escrito: es sólo una elección.',
      en: 'The limit of 3 hexes applies to the whole evasion, which may not end with an enemy. That he is eliminated is not written: it is only a choice.',
    },
  },
  R64: {
    place: {
      es: '13. Acciones Especiales, «Evasión de Líder», viñeta 6; Escenarios, «Cástulo», «Reglas Especiales»',
      en: '13. Special Actions, “Leader Evasion”, bullet 6; Scenarios, “Castulo”, “Special Rules”',
    },
    question: {
      es: 'Un líder que se evade por su borde no da estandarte. En Cástulo, ¿cuenta Publio Escipión como perdido?',
      en: 'A leader who evades over his edge gives no banner. At Castulo, does Publius Scipio count as lost?',
    },
    clauses: 'cca-13.25 cca-19.27',
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí: gana Cartago.', en: 'Yes: Carthage wins.' } },
      {
        key: 'b',
        text: {
          es: 'No: sólo si es eliminado.',
          en: 'No: only if he is eliminated.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Del que sale se dice que es una pieza perdida, y en Cástulo basta con que se pierda.',
      en: 'Of the leader who leaves the book says that he is a piece lost, and at Castulo his loss is enough.',
    },
  },
  R65: {
    place: {
      es: '8. Movimiento, viñeta 4; 12. Retirada, viñeta 6',
      en: '8. Movement, bullet 4; 12. Retreat, bullet 6',
    },
    question: {
      es: 'Se permite salir del campo de batalla a un líder que se retira. ¿Cuándo ocurre?',
      en: 'A leader who retreats is allowed to leave the battlefield. When does that happen?',
    },
    clauses: 'cca-8.7 cca-12.10 cca-12.13 cca-13.25',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo cuando está solo y se evade. Una unidad con su líder no sale: pierde bloques.',
          en: 'Only when he is alone and evades. A unit with its leader does not leave: it loses blocks.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El permiso está entre las reglas de movimiento, pero el líder unido se retira con su unidad, y ésta paga bloques en el borde. La salida sólo se explica al evadirse.',
      en: 'The permission stands among the rules of movement, but an attached leader retreats with his unit, and the unit pays blocks at the edge. Leaving is explained only for evading.',
    },
  },
  R66: {
    place: {
      es: '8. Movimiento, viñeta 5; 12. Retirada, viñeta 5',
      en: '8. Movement, bullet 5; 12. Retreat, bullet 5',
    },
    question: {
      es: '¿Puede una unidad que mueve entrar en el hex de un líder amigo solo?',
      en: 'May a moving unit enter the hex of a lone friendly leader?',
    },
    clauses: 'cca-8.9',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: para unirlos, mueve el líder.',
          en: 'No: to join them, the leader moves.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, y el líder queda unido a ella.',
          en: 'Yes, and the leader becomes attached to it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla cierra los hexes con un líder, también amigo; sólo la retirada lo permite. Ediciones posteriores pueden decir otra cosa (conocimiento general, no del reglamento).',
      en: 'The rule closes hexes with a leader, a friendly one too; only the retreat allows it. Later editions may say otherwise (general knowledge, not from the book).',
    },
  },
  R67: {
    place: {
      es: '8. Movimiento, «Movimiento de Líder», párrafo 1; 13. Acciones Especiales, «Evasión de Líder», viñeta 2',
      en: '8. Movement, “Leader Movement”, paragraph 1; 13. Special Actions, “Leader Evasion”, bullet 2',
    },
    question: {
      es: '¿Puede un líder que mueve por sí mismo atravesar un hex con otro líder amigo?',
      en: 'May a leader who moves on his own pass through a hex with another friendly leader?',
    },
    clauses: 'cca-8.30 cca-8.32 cca-13.20 cca-13.21',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo si ese líder va unido a una unidad: no atraviesa a un líder solo, ni acaba con otro líder.',
          en: 'Only if that leader is attached to a unit: he does not pass through a lone one, nor end with another leader.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, aunque ese líder esté solo; lo que no puede es acabar con él.',
          en: 'Yes, even if that leader is alone; what he may not do is end with him.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Al mover se permite atravesar unidades amigas, sin excluir las que llevan líder, y 2 líderes no comparten hex. A los líderes sólo los nombra la evasión: de atravesar a uno solo no se habla.',
      en: 'In movement he may pass through friendly units, and those with a leader are not excluded; 2 leaders do not share a hex. Only evasion names leaders: of passing through a lone one nothing is said.',
    },
  },
  R68: {
    place: {
      es: '15. Líderes, «Líder Solo en un Hex»; 13. Acciones Especiales, «Evasión de Líder»',
      en: '15. Leaders, “Leader Alone in a Hex”; 13. Special Actions, “Leader Evasion”',
    },
    question: {
      es: '¿Qué pasa si 2 unidades atacan en un turno al mismo líder solo?',
      en: 'What happens if 2 units attack the same lone leader in one turn?',
    },
    clauses: 'cca-9.2 cca-10.26 cca-13.15 cca-15.4 cca-15.5',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cada ataque se resuelve aparte; tras cada uno que no le impacta, el líder se evade.',
          en: 'Each attack is resolved on its own; after each one that does not hit him, the leader evades.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La batalla de una unidad se termina antes de empezar otra, y el líder no impactado se evade.',
      en: "One unit's battle is finished before another begins, and a leader who is not hit evades.",
    },
  },
  R106: {
    place: {
      es: '8. Movimiento, «Movimiento de Líder», párrafos 2 y 4',
      en: '8. Movement, “Leader Movement”, paragraphs 2 and 4',
    },
    question: {
      es: 'Un líder se une a una unidad que tiene su propia orden y aún no ha movido. ¿Puede ella mover después?',
      en: 'A leader joins a unit that has an order of its own and has not moved yet. May it move afterwards?',
    },
    clauses: 'cca-8.34 cca-8.38 cca-8.39',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: mueve sin él, y él queda solo en el hex.',
          en: 'Yes: it moves without him, and he stays alone in the hex.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: ya no mueve, aunque puede combatir.',
          en: 'No: it moves no more, though it may battle.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El líder no puede volver a mover con ella, y un líder unido tiene que mover con su unidad. La primera regla ata al líder, no a la unidad, cuya orden sigue en pie.',
      en: 'The leader may not move again with it, and an attached leader has to move with his unit. The first rule binds the leader, not the unit, whose order stands.',
    },
  },
  R108: {
    place: {
      es: '13. Acciones Especiales, «Evasión de Líder», párrafo 1, y «Escape del Líder», viñeta 1; 15. Líderes, «Líder Solo en un Hex»; 17. Terreno, apartado Batalla de cada terreno',
      en: '13. Special Actions, “Leader Evasion”, paragraph 1, and “Leader Escape”, bullet 1; 15. Leaders, “Leader Alone in a Hex”; 17. Terrain, section Battle of each terrain',
    },
    question: {
      es: '¿Reduce el terreno del hex de un líder solo los dados que se tiran contra él?',
      en: 'Does the terrain of the hex of a lone leader reduce the dice rolled at him?',
    },
    clauses: 'cca-10.26 cca-13.16 cca-13.28 cca-15.4',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, como contra una unidad; en el Escape de Líder, no.',
          en: 'Yes, as against a unit; in a Leader Escape it does not.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: los máximos del terreno hablan de una unidad enemiga.',
          en: 'No: the maximums of terrain speak of an enemy unit.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Contra él se tiran los dados normales, y sólo en el Escape de Líder se le quita el beneficio del terreno: si nunca lo tuviera, sobraría. El terreno de quien ataca cuenta siempre.',
      en: 'The normal dice are rolled at him, and only in a Leader Escape is the benefit of terrain taken from him: if he never had it, that would be idle. The terrain of the attacker always counts.',
    },
  },
});

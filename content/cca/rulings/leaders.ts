import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R58: {
    question: {
      es: '¿Puede evadirse una unidad que tiene detrás el borde del campo de batalla o terreno impracticable?',
      en: 'May a unit evade with the edge of the battlefield or impassable terrain behind it?',
    },
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
      es: 'La regla nombra sólo hexes bloqueados por amigos o enemigos (líneas 1205-1208), pero una unidad no sale del campo (líneas 360-364) ni entra en terreno impracticable (líneas 1529-1531, 1539-1540). El líder: líneas 1246-1249.',
      en: 'The rule names only hexes blocked by friends or enemies (lines 1205-1208), but a unit does not leave the battlefield (lines 360-364), nor does it enter impassable terrain (lines 1529-1531, 1539-1540). The leader: lines 1246-1249.',
    },
  },
  R59: {
    question: {
      es: 'El terreno que obliga a detenerse, ¿detiene también a una unidad que se evade?',
      en: 'Does terrain in which a unit must stop also stop one that evades?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No, como en una retirada.', en: 'No, as in a retreat.' } },
      { key: 'b', text: { es: 'Sí, como al mover.', en: 'Yes, as in a move.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice; tomamos lo que vale al retirarse (líneas 1026-1029), que es lo más parecido.',
      en: 'The book does not say; we take what holds when retreating (lines 1026-1029), which is the nearest thing to it.',
    },
  },
  R60: {
    question: {
      es: '¿Puede una unidad evadirse al hex de un líder amigo solo?',
      en: 'May a unit evade onto the hex of a lone friendly leader?',
    },
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
      es: 'El permiso sólo se da para las retiradas (líneas 1040-1044); sin él, no se entra en un hex con un líder (líneas 366-369).',
      en: 'The permission is given for retreats only (lines 1040-1044); without it, a hex with a leader may not be entered (lines 366-369).',
    },
  },
  R61: {
    question: {
      es: '¿Puede una unidad elegir evadirse sólo 1 hex?',
      en: 'May a unit choose to evade only 1 hex?',
    },
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
      es: 'La evasión de 1 hex es legal si es el único disponible (líneas 1201-1205), como en el ejemplo (líneas 1351-1354).',
      en: 'An evade move of 1 hex is legal if it is the only one available (lines 1201-1205), as in the example (lines 1351-1354).',
    },
  },
  R62: {
    question: {
      es: 'El Escape del Líder pide enemigos en el primer hex y en el segundo de su ruta. ¿Qué hexes son?',
      en: 'The Leader Escape requires enemies in the first hex and in the second of his path. Which hexes are they?',
    },
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
      es: 'El texto no lo aclara (líneas 1252-1255); en otras reglas, lo que cierra una ruta son ambos hexes hacia el lado de la unidad (líneas 1132-1133, 1205-1208).',
      en: 'The text does not make it clear (lines 1252-1255); in other rules, what closes a path is both hexes towards the side of the unit (lines 1132-1133, 1205-1208).',
    },
  },
  R63: {
    question: {
      es: 'En el Escape del Líder, ¿cuenta el hex de la pausa entre los 3 de su evasión? ¿Y si luego no puede seguir?',
      en: 'In the Leader Escape, does the hex of the pause count among the 3 of his evasion? And if he then cannot go on?',
    },
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
      es: 'El límite de 3 hexes vale para toda la evasión (líneas 1268-1270), que no puede acabar con un enemigo (líneas 1229-1232). Que sea eliminado no está escrito: es sólo una elección.',
      en: 'The limit of 3 hexes holds for the whole evasion (lines 1268-1270), which may not end with an enemy (lines 1229-1232). That he is eliminated is not written: it is only a choice.',
    },
  },
  R64: {
    question: {
      es: 'Un líder que se evade por su borde no da estandarte. En Cástulo, ¿cuenta Publio Escipión como perdido?',
      en: 'A leader who evades over his edge gives no banner. At Castulo, does Publius Scipio count as lost?',
    },
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
      es: 'Del que sale se dice que es una pieza perdida (líneas 1246-1249), y en Cástulo basta con que se pierda (líneas 2287-2288).',
      en: 'Of the leader who leaves the book says that he is a piece lost (lines 1246-1249), and at Castulo his loss is enough (lines 2287-2288).',
    },
  },
  R65: {
    question: {
      es: 'Se permite salir del campo de batalla a un líder que se retira. ¿Cuándo ocurre?',
      en: 'A leader who retreats is allowed to leave the battlefield. When does that happen?',
    },
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
      es: 'El permiso está en las líneas 361-364, pero el líder unido se retira con su unidad (líneas 1037-1038), y ésta paga bloques en el borde (líneas 1046-1052). La salida sólo se explica al evadirse (líneas 1246-1249).',
      en: 'The permission is in lines 361-364, but an attached leader retreats with his unit (lines 1037-1038), and the unit pays blocks at the edge (lines 1046-1052). Leaving is explained only for evading (lines 1246-1249).',
    },
  },
  R66: {
    question: {
      es: '¿Puede una unidad que mueve entrar en el hex de un líder amigo solo?',
      en: 'May a moving unit enter the hex of a lone friendly leader?',
    },
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
      es: 'La regla cierra los hexes con un líder, también amigo (líneas 366-369); sólo la retirada lo permite (líneas 1040-1044). Ediciones posteriores pueden decir otra cosa (conocimiento general, no del reglamento).',
      en: 'The rule closes hexes with a leader, a friendly one too (lines 366-369); only the retreat allows it (lines 1040-1044). Later editions may say otherwise (general knowledge, not from the book).',
    },
  },
  R67: {
    question: {
      es: '¿Puede un líder que mueve por sí mismo atravesar un hex con otro líder amigo?',
      en: 'May a leader who moves on his own pass through a hex with another friendly leader?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Puede atravesar una unidad amiga, lleve o no un líder; no puede acabar con otro líder.',
          en: 'He may pass through a friendly unit, with or without a leader; he may not end with another leader.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo puede atravesar unidades amigas sin líder.',
          en: 'He may pass only through friendly units without a leader.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Al mover se permite atravesar unidades amigas, sin excluir las que llevan líder (líneas 444-448), y 2 líderes no comparten hex (líneas 448-449). A los líderes sólo los nombra la evasión (líneas 1232-1234): de atravesar a uno solo no se habla.',
      en: 'In movement he may pass through friendly units, and those with a leader are not excluded (lines 444-448); 2 leaders do not share a hex (lines 448-449). Only evasion names leaders (lines 1232-1234): of passing through a lone one nothing is said.',
    },
  },
  R68: {
    question: {
      es: '¿Qué pasa si 2 unidades atacan en un turno al mismo líder solo?',
      en: 'What happens if 2 units attack the same lone leader in one turn?',
    },
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
      es: 'La batalla de una unidad se termina antes de empezar otra (líneas 474-477), y el líder no impactado se evade (líneas 1219-1223).',
      en: "One unit's battle is finished before another begins (lines 474-477), and a leader who is not hit evades (lines 1219-1223).",
    },
  },
});

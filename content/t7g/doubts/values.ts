import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R8: {
    place: {
      es: 'Capítulo inicial, «Modificadores», párrafo «Los valores aumentados y a la vez reducidos»',
      en: 'Opening chapter, “Modificadores”, paragraph “Los valores aumentados y a la vez reducidos”',
    },
    question: {
      es: 'Con tres aumentos y una reducción, ¿se mira antes el tope del doble o se anulan antes?',
      en: 'With three Increases and one Decrease, does the cap of double come first, or the cancelling?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se anulan primero: quedan dos aumentos y el Valor se dobla.',
          en: 'They cancel first: two Increases are left and the Value is doubled.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El tope va antes: dos aumentos menos una reducción dejan uno.',
          en: 'The cap comes first: two Increases less one Decrease leave one.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se anula efecto por efecto, y sólo después se lee lo que queda.',
      en: 'Effects cancel one by one, and only then is the rest read off.',
    },
  },
  R9: {
    place: {
      es: 'Capítulo inicial, «Doble Valor Reducido»; Las tropas, «Caballos de Tiro»',
      en: 'Opening chapter, “Doble Valor Reducido”; The troops, “Caballos de Tiro”',
    },
    question: {
      es: '¿Qué queda de un Valor original de 0 con dos reducciones?',
      en: 'What becomes of an original Value of 0 with two Decreases?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sigue en 0, con cualquier modificador.',
          en: 'It stays 0, under any modifier.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Pasa a 1, que es el número fijo de la doble reducción.',
          en: 'It becomes 1, the fixed number of a double Decrease.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las tablas empiezan en 1, y un cañón con Velocidad 0 no se mueve por sí mismo.',
      en: 'The tables begin at 1, and a cannon with Speed 0 cannot move by itself.',
    },
  },
  R10: {
    place: {
      es: 'Capítulo inicial, «Valor Aumentado» y tablas «Aumentando» y «Reduciendo»',
      en: 'Opening chapter, “Valor Aumentado” and tables “Aumentando” and “Reduciendo”',
    },
    question: {
      es: 'La tabla impresa acaba en 6. ¿Y los Valores mayores?',
      en: 'The printed table ends at 6. What of higher Values?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La misma cuenta: la mitad hacia abajo, o el doble. Un 7 con un aumento es 10.',
          en: 'The same sum: half rounded down, or double. A 7 with one Increase is 10.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla escrita no pone límite; la tabla sólo da ejemplos de ella.',
      en: 'The written rule sets no limit; the table only shows it.',
    },
  },
  R11: {
    place: {
      es: 'Capítulo inicial, «Unidades», párrafo «Solamente las unidades podrán acercarse voluntariamente»',
      en: 'Opening chapter, “Unidades”, paragraph “Solamente las unidades podrán acercarse voluntariamente”',
    },
    question: {
      es: '¿Puede una unidad sin ¡Atacad! quedarse exactamente a 1″ de un Centro enemigo?',
      en: 'May a unit without Assault! stand exactly 1″ from an enemy Centre?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí: 1″ o más es legal para todas.', en: 'Yes: 1″ or more is legal for all.' },
      },
      {
        key: 'b',
        text: {
          es: 'No: a 1″ sólo se llega con ¡Atacad!.',
          en: 'No: 1″ is reached with Assault! only.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase que obliga a los demás movimientos les pide 1″ o más.',
      en: 'The sentence that binds the other moves asks them for 1″ or more.',
    },
  },
  R12: {
    place: {
      es: 'Capítulo inicial, «Unidades», párrafos sobre los «Centros»; Combate, «Destrabarse»',
      en: 'Opening chapter, “Unidades”, paragraphs on the “Centros”; Combat, “Destrabarse”',
    },
    question: {
      es: '¿Desde qué punto de la unidad propia se mide la pulgada?',
      en: 'From which point of the moving unit is the inch measured?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Desde el punto más cercano de su base.',
          en: 'From the nearest point of its base.',
        },
      },
      { key: 'b', text: { es: 'Desde sus Centros.', en: 'From its Centres.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La pulgada es una separación entre unidades. A favor de b: las unidades se miden por sus Centros.',
      en: 'The inch is a separation between units. In favour of b: units are measured from their Centres.',
    },
  },
  R114: {
    place: {
      es: 'Capítulo inicial, «Unidades», párrafo «Solamente las unidades podrán acercarse voluntariamente»',
      en: 'Opening chapter, “Unidades”, paragraph “Solamente las unidades podrán acercarse voluntariamente”',
    },
    question: {
      es: '¿Obliga la pulgada en todo el camino o sólo donde acaba el movimiento?',
      en: 'Does the inch bind along the whole way, or only where the move ends?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En todo el camino del Centro Frontal.',
          en: 'Along the whole way of the Front Centre.',
        },
      },
      { key: 'b', text: { es: 'Sólo al final.', en: 'Only at the end.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La unidad debe quedarse a esa distancia siempre.',
      en: 'The unit has to stay at that distance always.',
    },
  },
  R13: {
    place: {
      es: 'Capítulo inicial, tabla de bases («Tercio Escuadronado», «Otras Formaciones» ...)',
      en: 'Opening chapter, table of bases (“Tercio Escuadronado”, “Otras Formaciones” ...)',
    },
    question: {
      es: 'La tabla de bases tiene números raros: caballería de 28 mm con 12 × 4 y Compañía con 12 × 6. ¿Se corrigen?',
      en: 'The table of bases has odd numbers: 28 mm cavalry at 12 × 4, a Company at 12 × 6. Are they corrected?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: quedan como están impresos, en centímetros.',
          en: 'No: they stand as printed, in centimetres.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Con 2 o 3 cm de tolerancia nada depende de ello.',
      en: 'With 2 or 3 cm of tolerance nothing depends on it.',
    },
  },
  R14: {
    place: {
      es: 'Los mandos, «Virtudes», párrafo «El punto que se añade a los valores» y su ejemplo; «Imperturbable (a)»',
      en: 'The commanders, “Virtudes”, paragraph “El punto que se añade a los valores” and its example; “Imperturbable (a)”',
    },
    question: {
      es: 'Las Virtudes «aumentan en 1» un Valor. ¿Es un aumento como los demás?',
      en: 'Virtues “increase by 1” a Value. Is that an Increase like the others?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: es un punto que se suma después de aumentos y reducciones. El +1 de Imperturbable, igual.',
          en: 'No: it is a point added after Increases and Decreases. The +1 of Imperturbable is too.',
        },
      },
      { key: 'b', text: { es: 'Sí: es un aumento más.', en: 'Yes: it is one more Increase.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El ejemplo del libro lo cuenta: 3 con un aumento y una Virtud son 5.',
      en: "The book's example shows it: 3 with one Increase and a Virtue is 5.",
    },
  },
  R15: {
    place: {
      es: 'Los mandos, «Virtudes» e «Inspirar»',
      en: 'The commanders, “Virtudes” and “Inspirar”',
    },
    question: {
      es: 'Un Mando dentro de la unidad y otro que la inspira con la misma Virtud: ¿suman 2?',
      en: 'One Commander inside the unit and another who inspires it with the same Virtue: do they add 2?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí: +2.', en: 'Yes: +2.' } },
      { key: 'b', text: { es: 'No: +1.', en: 'No: +1.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Nada lo limita, aunque tampoco se dice.',
      en: 'Nothing limits it, though it is not said either.',
    },
  },
});

import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R32: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Combate de Armas Combinadas», párrafo 1 y último ejemplo; «Procedimiento para el Combate de Armas Combinadas», párrafo 1',
      en: '6. Napoleonic Tactics and Actions, “Combined Arms Combat”, paragraph 1 and last example; “Combined Arms Combat Procedure”, paragraph 1',
    },
    question: {
      es: '¿Qué dados aporta la artillería a un ataque de Armas Combinadas?',
      en: 'What dice does artillery bring to a Combined Arms attack?',
    },
    clauses: 'ccn-6.50 ccn-6.52',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que tiraría sola contra ese objetivo: con órdenes, si aún puede combatir ese turno, con su carta y sus reducciones por terreno. Es su único combate.',
          en: 'Those that it would roll alone against that target: ordered, if it can still fight that turn, with its card and its terrain reductions. It is its one combat.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo los de su tabla, sin carta ni terreno.',
          en: 'Only those of its table, without card or terrain.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento hace determinar sus dados y sumarlos, sin decir que se cuenten de otro modo.',
      en: 'The book has its dice determined and added, and does not say that they are counted in another way.',
    },
  },
  R33: {
    place: {
      es: '5. Turno de juego, «Ataque de Bonificación de la Caballería», última viñeta; «Combate», viñeta 3',
      en: '5. Turn, “Cavalry Bonus Attack”, last bullet; “Combat”, bullet 3',
    },
    question: {
      es: '¿Qué artillería puede sumarse en Armas Combinadas a un Ataque de Bonificación?',
      en: 'Which artillery may join a Bonus Melee attack in Combined Arms?',
    },
    clauses: 'ccn-5.239',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo la que no ha combatido ese turno.',
          en: 'Only artillery that has not fought that turn.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Una unidad combate una vez por turno.', en: 'A unit fights once per turn.' },
  },
  R69: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Combate de Armas Combinadas», párrafo 1; 5. Turno de juego, «Combate de Melee», párrafo 2',
      en: '6. Napoleonic Tactics and Actions, “Combined Arms Combat”, paragraph 1; 5. Turn, “Melee Combat”, paragraph 2',
    },
    question: {
      es: '¿Puede la artillería que está junto a un enemigo sumarse en Armas Combinadas contra otro más lejano?',
      en: 'May artillery that is next to an enemy join a Combined Arms attack on another that is farther away?',
    },
    clauses: 'ccn-5.118 ccn-6.50',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: sólo contra uno adyacente.', en: 'No: only on an adjacent one.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: sólo hacen falta alcance y línea de visión.',
          en: 'Yes: range and line of sight are all that is needed.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Junto a un enemigo una unidad sólo combate en melee.',
      en: 'Next to an enemy a unit fights only in melee.',
    },
  },
  R83: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Combate de Armas Combinadas», párrafo 1; 5. Turno de juego, «Procedimiento para el Combate de Melee», paso «1. Anunciar Combate de Melee»',
      en: '6. Napoleonic Tactics and Actions, “Combined Arms Combat”, paragraph 1; 5. Turn, “Melee Combat Procedure”, step “1. Announce Melee Combat”',
    },
    question: {
      es: 'Las Armas Combinadas se declaran antes de tirar. ¿También antes de que el defensor elija su reacción?',
      en: 'Combined Arms is declared before any roll. Also before the defender chooses a reaction?',
    },
    clauses: 'ccn-5.119 ccn-6.49',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: al anunciar la melee, antes de que se retire, forme en cuadro o juegue First Strike.',
          en: 'Yes: when the melee is announced, before the defender retires, forms square or plays First Strike.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: también después de esa elección, antes de los dados.',
          en: 'No: also after that choice, before the dice.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas de esas reacciones hablan de un ataque de Armas Combinadas ya declarado. No cambia ningún número, sólo lo que cada bando sabe al decidir.',
      en: 'The rules for those reactions speak of a Combined Arms attack already declared. No number changes, only what each side knows when it decides.',
    },
  },
});

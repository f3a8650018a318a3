import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '13-mandos', en: '13-commanders' },
    title: { es: 'Los Mandos', en: 'Commanders' },
    say: {
      es: 'Un Mando mueve y después intenta una Acción sobre quien tiene cerca y a la vista. Dentro de una unidad sólo da sus Virtudes.',
      en: 'A Commander moves and then tries an Action on somebody near and in sight. Inside a unit he only gives his Virtues.',
    },
    clauses: [
      't7g-7.4',
      't7g-7.8',
      't7g-7.9',
      't7g-7.10',
      't7g-7.12',
      't7g-7.15',
      't7g-7.20',
      't7g-7.22',
      't7g-7.23',
    ],
    drills: [
      {
        query: 't7g/command-action',
        among: {
          action: ['inspirar', 'audaz', 'diligente', 'heroe'],
          level: [1, 2, 3, 4],
          targetDistance: [3, 5, 6, 7, 9],
          insideUnit: [false, false, true],
          exhausted: [false, false, true],
        },
        say: {
          es: 'Un Mando de Nivel {level}, {insideUnit?dentro de una unidad|suelto} y {exhausted?Agotado|sin agotar}, quiere intentar {action} sobre una formación que ve a {targetDistance}″.',
          en: 'A Commander of Level {level}, {insideUnit?inside a unit|on his own} and {exhausted?Exhausted|not Exhausted}, wants to try {action} on a Formation that he sees {targetDistance}″ away.',
        },
      },
    ],
  },
  {
    slug: { es: '14-acciones-y-virtudes', en: '14-actions-and-virtues' },
    title: { es: 'Acciones y Virtudes', en: 'Actions and Virtues' },
    say: {
      es: 'Una Acción de Mando se tira con el Nivel, y sale con un éxito; con uno solo, el Mando se agota. Una Virtud actúa sin tirar.',
      en: 'A Command Action is rolled with the Level and works with one success; with only one the Commander is Exhausted. A Virtue works without a roll.',
    },
    clauses: [
      't7g-7.24',
      't7g-7.25',
      't7g-7.28',
      't7g-7.45',
      't7g-7.46',
      't7g-7.47',
      't7g-7.48',
      't7g-7.29',
      't7g-7.30',
    ],
    drills: [
      {
        query: 't7g/command-action',
        among: {
          action: ['correr', 'inspirar', 'audaz', 'estoico'],
          level: [3],
          dice: [
            [5, 4, 1],
            [4, 4, 3],
            [6, 5, 2],
            [3, 2, 1],
            [4, 2, 1],
          ],
        },
        say: {
          es: 'Un Mando de Nivel {level} intenta {action}, que pide 5 o más, y saca {dice}.',
          en: 'A Commander of Level {level} tries {action}, which needs 5 or more, and rolls {dice}.',
        },
      },
      {
        query: 't7g/value',
        among: { value: [2, 3, 4, 5, 6], increases: [0, 1, 2], points: [0, 1] },
        say: {
          es: 'Una unidad de Combate {value} tiene {increases?ningún aumento|1 aumento|# aumentos} y {points?lleva dentro un Mando con Destreza|no lleva ningún Mando}.',
          en: 'A unit with Combat {value} has {increases?no Increase|1 Increase|# Increases} and {points?a Commander with Dexterity inside|no Commander inside}.',
        },
      },
    ],
  },
  {
    slug: { es: '15-las-tres-armas', en: '15-the-three-arms' },
    title: { es: 'Las tres armas y la victoria', en: 'The three arms and victory' },
    say: {
      es: 'La infantería sostiene la línea, la caballería huye y persigue, y los cañones no saben retirarse. Gana quien destruye más.',
      en: 'Infantry holds the line, cavalry flees and pursues, and guns cannot retreat. Whoever destroys more wins.',
    },
    clauses: [
      't7g-6.2',
      't7g-6.100',
      't7g-6.69',
      't7g-6.59',
      't7g-6.60',
      't7g-6.70',
      't7g-2.33',
      't7g-6.80',
      't7g-6.88',
      't7g-6.90',
      't7g-9.3',
      't7g-9.58',
    ],
    drills: [
      {
        query: 't7g/order-check',
        among: {
          kind: ['cavalry'],
          check: ['reaction'],
          evasion: [true],
          discipline: [2, 3, 4, 5, 6],
          chargedBy: ['infantry', 'cavalry'],
          flankCharge: [false, true],
        },
        say: {
          es: 'Una unidad de {kind} de Disciplina {discipline}, con su Mando cerca, intenta huir {evasion?por su Evasión|con su carta} en {check} a una carga {chargedBy} {flankCharge?por el flanco|de frente}.',
          en: 'A unit of {kind} with Discipline {discipline} and its Commander near tries to flee {evasion?by its Evasion|by its card} in {check} to a charge by {chargedBy} {flankCharge?in the flank|from the front}.',
        },
      },
    ],
  },
]);

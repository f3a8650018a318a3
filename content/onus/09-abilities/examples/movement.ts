import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Abilities that change how a unit moves and charges. */
export const movement = defineExamples({
  'onus-9.3': {
    woods: applies('onus/move', {
      es: 'Unos Montaraces con movimiento 3 cruzan un bosque que según su expansión quita 1 UD.',
      en: 'Woodsmen with movement 3 cross woods that take 1 UD by their expansion.',
      ask: { movement: 3, abilities: ['woodsmen'], ground: 'woods', groundPenalty: 1 },
      gives: { allowance: 3 },
      cites: ['onus-7.37', 'onus-9.3'],
    }),
    slopes: doesNotApply('onus/move', {
      es: 'Unos Montaraces con movimiento 3 suben una pendiente que según su expansión quita 1 UD.',
      en: 'Woodsmen with movement 3 climb a slope that takes 1 UD by its expansion.',
      ask: { movement: 3, abilities: ['woodsmen'], ground: 'slopes', groundPenalty: 1 },
      gives: { allowance: 2 },
      cites: ['onus-2.2'],
    }),
  },
  'onus-9.4': {
    slopes: applies('onus/move', {
      es: 'Unos Montañeses con movimiento 3 suben una pendiente que según su expansión quita 1 UD.',
      en: 'Highlanders with movement 3 climb a slope that takes 1 UD by its expansion.',
      ask: { movement: 3, abilities: ['highlanders'], ground: 'slopes', groundPenalty: 1 },
      gives: { allowance: 3 },
    }),
    river: doesNotApply('onus/move', {
      es: 'Unos Montañeses con movimiento 3 cruzan un río que según su expansión quita 1 UD.',
      en: 'Highlanders with movement 3 cross a river that takes 1 UD by its expansion.',
      ask: { movement: 3, abilities: ['highlanders'], ground: 'river', groundPenalty: 1 },
      gives: { allowance: 2 },
      cites: ['onus-2.2'],
    }),
  },
  'onus-9.5': {
    river: applies('onus/move', {
      es: 'Unos Anfibios con movimiento 3 cruzan un río que según su expansión quita 2 UD.',
      en: 'An Amphibious unit with movement 3 crosses a river that takes 2 UD by its expansion.',
      ask: { movement: 3, abilities: ['amphibious'], ground: 'river', groundPenalty: 2 },
      gives: { allowance: 3 },
    }),
    woods: doesNotApply('onus/move', {
      es: 'Unos Anfibios con movimiento 3 cruzan un bosque que según su expansión quita 2 UD.',
      en: 'An Amphibious unit with movement 3 crosses woods that take 2 UD by their expansion.',
      ask: { movement: 3, abilities: ['amphibious'], ground: 'woods', groundPenalty: 2 },
      gives: { allowance: 1 },
      cites: ['onus-2.2'],
    }),
  },
  'onus-9.6': {
    'one-ud-farther': applies('onus/charge', {
      es: 'Unos Atletas con movimiento 2 cargan en línea recta con movimiento normal.',
      en: 'Athletes with movement 2 charge straight ahead with normal movement.',
      ask: { movement: 2, abilities: ['athletes'] },
      gives: { allowed: true, reach: 3 },
      cites: ['onus-7.37', 'onus-9.6'],
      case: 169,
    }),
    'unit-without-it': doesNotApply('onus/charge', {
      es: 'Una unidad con movimiento 2 que no es de Atletas carga en línea recta.',
      en: 'A unit with movement 2 that is not Athletes charges straight ahead.',
      ask: { movement: 2 },
      gives: { reach: 2 },
      cites: ['onus-7.37'],
    }),
  },
  'onus-9.10': {
    'defender-fled': applies('onus/move', {
      es: 'Una unidad montada con movimiento 5 ha embestido a una infantería, que huye.',
      en: 'A mounted unit with movement 5 has rammed infantry, which flees.',
      ask: { movement: 5, kind: 'cavalry', abilities: ['ram'], occasion: 'after-ram' },
      gives: { allowed: true, allowance: 2.5, mayCharge: false },
    }),
    'no-second-charge': forbids('onus/move', {
      es: 'Tras destruir al defensor con su embestida, una unidad montada con movimiento 5 quiere cargar de nuevo a 2 UD.',
      en: 'Having destroyed the defender by its Ram, a mounted unit with movement 5 wants to charge again at 2 UD.',
      ask: {
        movement: 5,
        kind: 'cavalry',
        abilities: ['ram'],
        occasion: 'after-ram',
        rammed: 'destroyed',
        steps: [{ ud: 2 }],
        toCharge: true,
      },
      gives: { allowed: false },
    }),
  },
  'onus-9.12': {
    'back-at-normal-rate': applies('onus/move', {
      es: 'Unos Hostigadores con movimiento 4 retroceden 4 UD.',
      en: 'Skirmishers with movement 4 go 4 UD backwards.',
      ask: { movement: 4, abilities: ['skirmishers'], steps: [{ does: 'back', ud: 4 }] },
      gives: { allowed: true, allowance: 4, movementType: 'normal' },
      cites: ['onus-9.12', 'onus-7.37'],
    }),
    'line-infantry': doesNotApply('onus/move', {
      es: 'Una infantería con movimiento 4 que no es de Hostigadores quiere retroceder 4 UD.',
      en: 'Infantry with movement 4 that is not Skirmishers wants to go 4 UD backwards.',
      ask: { movement: 4, steps: [{ does: 'back', ud: 4 }] },
      gives: { allowed: false, allowance: 2 },
      cites: ['onus-7.54', 'onus-7.48'],
    }),
    'shoots-and-moves-its-four': applies('onus/move', {
      es: 'Unos Hostigadores con movimiento 4 hacen un Giro Libre, avanzan 1 UD, y quieren disparar este turno.',
      en: 'Skirmishers with movement 4 make a Free rotation, advance 1 UD, and want to shoot this turn.',
      ask: {
        movement: 4,
        abilities: ['skirmishers'],
        steps: [{ does: 'rotate' }, { ud: 1 }],
        toShoot: true,
      },
      gives: { allowed: true, allowance: 4, used: 2, skirmisherRest: 2 },
      cites: ['onus-7.70', 'onus-9.12'],
      case: 281,
    }),
  },
  'onus-9.13': {
    'the-rest-after-the-shot': applies('onus/skirmisher-rest', {
      es: 'Unos Hostigadores con movimiento 4 movieron 2,5 UD, han disparado y quieren mover lo que les queda.',
      en: 'Skirmishers with movement 4 moved 2.5 UD, have shot, and want to move what they have left.',
      ask: { movement: 4, udMoved: 2.5, shot: true },
      gives: { allowed: true, left: 1.5 },
      cites: ['onus-9.13', 'onus-7.148', 'onus-7.146'],
    }),
    'others-do-not-split': doesNotApply('onus/skirmisher-rest', {
      es: 'Unos arqueros con movimiento 4 que no son Hostigadores movieron 1 UD, han disparado y quieren seguir moviendo.',
      en: 'Archers with movement 4 that are not Skirmishers moved 1 UD, have shot, and want to go on moving.',
      ask: { movement: 4, udMoved: 1, shot: true, isSkirmisher: false },
      gives: { allowed: false, left: 0 },
      cites: ['onus-7.146'],
    }),
  },
  'onus-9.14': {
    'extends-at-normal-rate': applies('onus/move', {
      es: 'Una unidad montada Maniobrable con movimiento 6 amplía su formación en 1 sección y avanza 6 UD.',
      en: 'A Manoeuvrable mounted unit with movement 6 extends its formation by 1 section and advances 6 UD.',
      ask: {
        movement: 6,
        kind: 'cavalry',
        abilities: ['manoeuvrable'],
        steps: [{ does: 'extend' }, { ud: 6 }],
      },
      gives: { allowed: true, movementType: 'normal', extended: 1 },
      cites: ['onus-9.14', 'onus-7.37'],
    }),
    'plain-cavalry': doesNotApply('onus/move', {
      es: 'Una caballería con movimiento 6 que no es Maniobrable amplía su formación en 1 sección y avanza 3 UD.',
      en: 'Cavalry with movement 6 that is not Manoeuvrable extends its formation by 1 section and advances 3 UD.',
      ask: { movement: 6, kind: 'cavalry', steps: [{ does: 'extend' }, { ud: 3 }] },
      gives: { allowed: true, movementType: 'reduced' },
      cites: ['onus-7.61', 'onus-7.48'],
    }),
  },
  'onus-9.15': {
    'charges-extended': applies('onus/charge', {
      es: 'Una unidad montada Maniobrable con movimiento 6 amplía su formación en 1 sección y carga contra un enemigo a 5 UD.',
      en: 'A Manoeuvrable mounted unit with movement 6 extends its formation by 1 section and charges an enemy 5 UD away.',
      ask: {
        movement: 6,
        kind: 'cavalry',
        abilities: ['manoeuvrable'],
        extended: 1,
        doneThisTurn: ['extend'],
        enemyDistance: 5,
      },
      gives: { allowed: true, reach: 6 },
      cites: ['onus-9.14', 'onus-9.15', 'onus-7.73'],
    }),
    'plain-cavalry-may-not': doesNotApply('onus/charge', {
      es: 'Una caballería con movimiento 6 que no es Maniobrable amplía su formación en 1 sección y querría cargar a 2 UD.',
      en: 'Cavalry with movement 6 that is not Manoeuvrable extends its formation by 1 section and would charge at 2 UD.',
      ask: {
        movement: 6,
        kind: 'cavalry',
        extended: 1,
        doneThisTurn: ['extend'],
        enemyDistance: 2,
      },
      gives: { allowed: false },
      cites: ['onus-7.61'],
    }),
  },
  'onus-9.19': {
    'charges-although-idle': applies('onus/charge', {
      es: 'Una unidad Impetuosa con movimiento 4 que no ha sido activada tiene a un enemigo a 3 UD.',
      en: 'An Impetuous unit with movement 4 that was not activated has an enemy 3 UD away.',
      ask: { movement: 4, abilities: ['impetuous'], active: false, enemyDistance: 3 },
      gives: { allowed: true, mustCharge: true, withMostSections: true },
      cites: ['onus-9.19', 'onus-7.73', 'onus-9.19'],
    }),
    'enemy-too-far': doesNotApply('onus/charge', {
      es: 'Una unidad Impetuosa y activa con movimiento 4 tiene al enemigo más cercano a 5 UD.',
      en: 'An active Impetuous unit with movement 4 has its nearest enemy 5 UD away.',
      ask: { movement: 4, abilities: ['impetuous'], enemyDistance: 5 },
      gives: { allowed: false, mustCharge: false, reach: 4 },
      cites: ['onus-7.37'],
    }),
  },
  'onus-9.20': {
    'two-enemies': applies('onus/charge', {
      es: 'Una unidad Impetuosa tiene a 2 enemigos a distancia de carga.',
      en: 'An Impetuous unit has 2 enemies within charge distance.',
      ask: { abilities: ['impetuous'], enemiesInReach: 2 },
      gives: { mustCharge: true, ownerChooses: true },
      cites: ['onus-9.19', 'onus-9.20'],
    }),
  },
  'onus-9.21': {
    'enemy-in-a-structure': applies('onus/charge', {
      es: 'El único enemigo al alcance de una unidad Impetuosa está dentro de una estructura.',
      en: 'The only enemy within reach of an Impetuous unit is inside a structure.',
      ask: { abilities: ['impetuous'], enemyInStructure: true },
      gives: { mustCharge: false },
      case: 275,
    }),
    'enemy-in-the-open': doesNotApply('onus/charge', {
      es: 'El único enemigo al alcance de una unidad Impetuosa está en terreno despejado.',
      en: 'The only enemy within reach of an Impetuous unit stands in the open.',
      ask: { abilities: ['impetuous'] },
      gives: { mustCharge: true },
      cites: ['onus-9.19'],
    }),
  },
});

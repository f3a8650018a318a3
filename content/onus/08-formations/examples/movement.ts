import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Special formations: taking them up, moving in them, and losing them. */
export const movement = defineExamples({
  'onus-8.1': {
    'active-unit-with-the-icon': applies('onus/formation', {
      es: 'Una unidad activa, cuya carta tiene el icono de la Falange, la activa al mover.',
      en: 'An active unit whose card has the icon of Phalanx activates it when it moves.',
      ask: { formsInto: 'phalanx', formationIcons: ['phalanx'] },
      gives: { allowed: true, formation: 'phalanx', blueMarkers: 1 },
      cites: ['onus-8.1', 'onus-7.65'],
    }),
    'another-icon': forbids('onus/formation', {
      es: 'Una unidad activa, cuya carta sólo tiene el icono del Muro de Escudos, quiere adoptar el Cuadro.',
      en: 'An active unit whose card only has the icon of Shield Wall wants to adopt the Square.',
      ask: { formsInto: 'square', formationIcons: ['shield-wall'] },
      gives: { allowed: false, formation: 'none', blueMarkers: 0 },
    }),
  },
  'onus-8.2': {
    'half-its-move-and-a-charge': applies('onus/formation', {
      es: 'Una unidad con movimiento 4 adopta este turno el Muro de Escudos.',
      en: 'A unit with movement 4 adopts Shield Wall this turn.',
      ask: { formsInto: 'shield-wall', movement: 4 },
      gives: { allowed: true, allowance: 2, movementType: 'reduced', mayCharge: true },
      cites: ['onus-8.2', 'onus-7.48', 'onus-7.66'],
    }),
    'normal-rate-is-too-much': forbids('onus/move', {
      es: 'Una unidad con movimiento 4 quiere avanzar 3 UD y adoptar al final el Muro de Escudos.',
      en: 'A unit with movement 4 wants to advance 3 UD and adopt Shield Wall at the end.',
      ask: { movement: 4, steps: [{ ud: 3 }, { does: 'adopt', into: 'shield-wall' }] },
      gives: { allowed: false, allowance: 2 },
      cites: ['onus-8.2', 'onus-7.48'],
    }),
    'dissolved-in-a-later-turn': doesNotApply('onus/move', {
      es: 'Una unidad con movimiento 4 deshace al principio el Muro de Escudos de un turno anterior y avanza 4 UD.',
      en: 'A unit with movement 4 dissolves its Shield Wall of an earlier turn at the start and advances 4 UD.',
      ask: { movement: 4, formation: 'shield-wall', steps: [{ does: 'dissolve' }, { ud: 4 }] },
      gives: { allowed: true, movementType: 'normal', formation: 'none' },
      cites: ['onus-7.37', 'onus-7.65'],
    }),
  },
  'onus-8.3': {
    'engaged-unit': forbids('onus/formation', {
      es: 'Una unidad activa trabada en combate quiere adoptar la Falange.',
      en: 'An activated unit engaged in combat wants to adopt Phalanx.',
      ask: { formsInto: 'phalanx', engaged: true },
      gives: { allowed: false, formation: 'none' },
      cites: ['onus-8.3', 'onus-7.97'],
      case: 265,
    }),
    'free-unit': doesNotApply('onus/formation', {
      es: 'Una unidad activa sin trabar adopta la Falange.',
      en: 'An active unit that is not engaged adopts Phalanx.',
      ask: { formsInto: 'phalanx' },
      gives: { allowed: true, formation: 'phalanx' },
      cites: ['onus-8.1'],
    }),
    'after-contact-it-is-too-late': applies('onus/move', {
      es: 'Una unidad con movimiento 4 carga a 1 UD y querría adoptar la Falange después del contacto.',
      en: 'A unit with movement 4 charges at 1 UD and would adopt Phalanx after contact.',
      ask: { movement: 4, toCharge: true, steps: [{ ud: 1 }, { does: 'adopt', into: 'phalanx' }] },
      gives: { allowed: false },
    }),
  },
  'onus-8.4': {
    'two-blue-markers': forbids('onus/formation', {
      es: 'Una unidad en Muro de Escudos querría añadir la Falange y conservar las dos.',
      en: 'A unit in Shield Wall would add Phalanx and keep both.',
      ask: { formation: 'shield-wall', formsInto: 'phalanx', keepsOldMarker: true },
      gives: { allowed: false, formation: 'shield-wall', blueMarkers: 1 },
    }),
    'one-takes-the-place-of-the-other': applies('onus/formation', {
      es: 'Una unidad en Muro de Escudos cambia a la Falange.',
      en: 'A unit in Shield Wall changes into Phalanx.',
      ask: { formation: 'shield-wall', formsInto: 'phalanx' },
      gives: { allowed: true, formation: 'phalanx', blueMarkers: 1 },
      cites: ['onus-7.65', 'onus-8.4'],
    }),
  },
  'onus-8.5': {
    'athletes-in-phalanx': applies('onus/charge', {
      es: 'Unos Atletas con movimiento 3 en Falange tienen a un enemigo a 2,5 UD en línea recta.',
      en: 'Athletes with movement 3 in Phalanx have an enemy 2.5 UD straight ahead.',
      ask: { movement: 3, formation: 'phalanx', abilities: ['athletes'], enemyDistance: 2.5 },
      gives: { allowed: true, reach: 2.5 },
      cites: ['onus-8.13', 'onus-7.48', 'onus-9.6', 'onus-8.5'],
    }),
  },
  'onus-8.6': {
    'deployed-without-the-icon': forbids('onus/formation', {
      es: 'Sin escenario, se despliega una unidad cuya carta no tiene el icono del Cuadro y su jugador quiere ponerle ese marcador.',
      en: 'Without a scenario a unit whose card does not have the Square icon is deployed, and its player wants to place that marker.',
      ask: { formationMoment: 'deployment', formsInto: 'square', formationIcons: ['phalanx'] },
      gives: { allowed: false, blueMarkers: 0 },
      case: 267,
    }),
    'deployed-in-shield-wall': applies('onus/formation', {
      es: 'Sin escenario, mostrada ya en el despliegue, una unidad con el icono del Muro de Escudos empieza con él.',
      en: 'Without a scenario a unit with the Shield Wall icon, shown at deployment, starts with it.',
      ask: {
        formationMoment: 'deployment',
        formsInto: 'shield-wall',
        formationIcons: ['shield-wall'],
      },
      gives: { allowed: true, formation: 'shield-wall', blueMarkers: 1 },
    }),
  },
  'onus-8.8': {
    'reduced-with-a-charge': applies('onus/charge', {
      es: 'Una unidad con movimiento 3 en Muro de Escudos desde un turno anterior carga contra un enemigo a 1,5 UD.',
      en: 'A unit with movement 3, in Shield Wall since an earlier turn, charges an enemy 1.5 UD away.',
      ask: { movement: 3, formation: 'shield-wall', enemyDistance: 1.5 },
      gives: { allowed: true, reach: 1.5 },
      cites: ['onus-8.8', 'onus-7.48', 'onus-7.73'],
    }),
    'two-ud-are-too-many': forbids('onus/move', {
      es: 'Una unidad con movimiento 3 en Muro de Escudos quiere avanzar 2 UD.',
      en: 'A unit with movement 3 in Shield Wall wants to advance 2 UD.',
      ask: { movement: 3, formation: 'shield-wall', steps: [{ ud: 2 }] },
      gives: { allowed: false, allowance: 1.5 },
      cites: ['onus-8.8', 'onus-7.48'],
    }),
  },
  'onus-8.13': {
    'skirmishers-are-slowed-too': applies('onus/move', {
      es: 'Unos Hostigadores con movimiento 4 se mueven en Falange.',
      en: 'Skirmishers with movement 4 move in Phalanx.',
      ask: { movement: 4, formation: 'phalanx', abilities: ['skirmishers'] },
      gives: { allowance: 2, movementType: 'reduced' },
      cites: ['onus-8.13', 'onus-7.48'],
    }),
    'out-of-reach-of-a-phalanx': forbids('onus/charge', {
      es: 'Una unidad con movimiento 3 en Falange quiere cargar contra un enemigo a 2 UD.',
      en: 'A unit with movement 3 in Phalanx wants to charge an enemy 2 UD away.',
      ask: { movement: 3, formation: 'phalanx', enemyDistance: 2 },
      gives: { allowed: false, reach: 1.5 },
      cites: ['onus-8.13', 'onus-7.48'],
    }),
  },
  'onus-8.18': {
    'half-an-ud': forbids('onus/move', {
      es: 'Una unidad en Cuadro con movimiento 3 quiere avanzar 0,5 UD.',
      en: 'A unit in Square with movement 3 wants to advance 0.5 UD.',
      ask: { movement: 3, formation: 'square', steps: [{ ud: 0.5 }] },
      gives: { allowed: false, allowance: 0 },
    }),
    'no-movement-at-all': applies('onus/formation', {
      es: 'Una unidad en Cuadro quiere saber cuánto puede mover.',
      en: 'A unit in Square wants to know how far it may move.',
      ask: { formation: 'square', formationAct: 'keep' },
      gives: { allowed: true, allowance: 0, mayCharge: false, mayBePassedThrough: false },
    }),
  },
  'onus-8.20': {
    'lost-with-the-first-combat': applies('onus/formation', {
      es: 'Una unidad montada que cargó en Punta de Flecha termina su primer combate.',
      en: 'A mounted unit that charged in Arrowhead finishes its first combat.',
      ask: { formation: 'arrowhead', formationMoment: 'after-combat', formationAct: 'keep' },
      gives: { formation: 'none', blueMarkers: 0 },
    }),
  },
  'onus-8.21': {
    'whole-movement': applies('onus/formation', {
      es: 'Una unidad montada con movimiento 5, que no es Maniobrable, adopta la Punta de Flecha.',
      en: 'A mounted unit with movement 5, not Manoeuvrable, adopts Arrowhead.',
      ask: { formsInto: 'arrowhead', kind: 'cavalry', movement: 5 },
      gives: { allowed: true, allowance: 5, movementType: 'normal' },
      cites: ['onus-8.21', 'onus-7.37'],
      case: 363,
    }),
    'not-shield-wall': doesNotApply('onus/formation', {
      es: 'Una unidad con movimiento 5 adopta el Muro de Escudos.',
      en: 'A unit with movement 5 adopts Shield Wall.',
      ask: { formsInto: 'shield-wall', movement: 5 },
      gives: { allowed: true, allowance: 2.5 },
      cites: ['onus-8.2', 'onus-7.48'],
    }),
  },
  'onus-8.22': {
    'adopted-at-normal-rate': applies('onus/move', {
      es: 'Una unidad montada con movimiento 5 adopta la formación Romboidal y avanza 5 UD.',
      en: 'A mounted unit with movement 5 adopts Rhomboid and advances 5 UD.',
      ask: {
        movement: 5,
        kind: 'cavalry',
        steps: [{ does: 'adopt', into: 'rhomboid' }, { ud: 5 }],
      },
      gives: { allowed: true, formation: 'rhomboid', movementType: 'normal' },
      cites: ['onus-8.22', 'onus-7.37'],
    }),
    'phalanx-is-slower': doesNotApply('onus/move', {
      es: 'Una unidad con movimiento 5 adopta la Falange y avanza 2,5 UD.',
      en: 'A unit with movement 5 adopts Phalanx and advances 2.5 UD.',
      ask: { movement: 5, steps: [{ does: 'adopt', into: 'phalanx' }, { ud: 2.5 }] },
      gives: { allowed: true, allowance: 2.5 },
      cites: ['onus-8.2', 'onus-8.13'],
    }),
    'lost-like-arrowhead': applies('onus/formation', {
      es: 'Una unidad montada en formación Romboidal termina su primer combate.',
      en: 'A mounted unit in Rhomboid finishes its first combat.',
      ask: { formation: 'rhomboid', formationMoment: 'after-combat', formationAct: 'keep' },
      gives: { formation: 'none' },
    }),
  },
  'onus-8.23': {
    'no-formation': applies('onus/manoeuvre', {
      es: 'Una unidad con movimiento 4 quiere activar la Bravura.',
      en: 'A unit with movement 4 wants to switch Bravery on.',
      ask: { manoeuvre: 'bravery', movement: 4, abilities: ['bravery'] },
      gives: { allowed: true, allowance: 4, movementType: 'normal', whenMade: 'any-time' },
      cites: ['onus-8.23', 'onus-8.25'],
    }),
  },
  'onus-8.25': {
    'switched-on-while-engaged': applies('onus/engaged-action', {
      es: 'Una unidad trabada con la habilidad Bravura es activada y quiere activarla.',
      en: 'An engaged unit with the Bravery ability is activated and wants to switch it on.',
      ask: { engagedAction: 'bravery', abilities: ['bravery'] },
      gives: { allowed: true, engagedAfter: true },
      case: 183,
    }),
    'other-markers-stay': doesNotApply('onus/engaged-action', {
      es: 'Una unidad trabada y activa quiere adoptar el Muro de Escudos.',
      en: 'An active engaged unit wants to adopt Shield Wall.',
      ask: { engagedAction: 'adopt' },
      gives: { allowed: false },
      cites: ['onus-7.97', 'onus-8.3'],
    }),
    'and-all-its-movement': applies('onus/move', {
      es: 'Una unidad con movimiento 4 quita la Bravura y avanza 4 UD.',
      en: 'A unit with movement 4 switches Bravery off and advances 4 UD.',
      ask: { movement: 4, bravery: true, steps: [{ does: 'bravery-off' }, { ud: 4 }] },
      gives: { allowed: true, movementType: 'normal', braveryActive: false },
      cites: ['onus-7.37', 'onus-8.25'],
    }),
  },
});

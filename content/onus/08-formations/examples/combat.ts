import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** What formations and Bravery add in combat and before shots. */
export const combat = defineExamples({
  'onus-8.5': {
    'arrowhead-and-lancers': applies('onus/unit-values', {
      es: 'Unos jinetes Lanceros de ataque 3/3 cargan en Punta de Flecha contra otra unidad montada.',
      en: 'Riders with Lancers and an attack of 3/3 charge another mounted unit in Arrowhead.',
      ask: {
        unit: { kind: 'cavalry', hit: 3, wound: 3, formation: 'arrowhead', abilities: ['lancers'] },
        enemy: { kind: 'cavalry' },
        whoCharged: 'unit',
      },
      gives: { attack: [5, 5], attackModifier: 2 },
      cites: ['onus-8.19', 'onus-9.23', 'onus-8.5'],
      case: 361,
    }),
    'lancers-in-phalanx-once': applies('onus/unit-values', {
      es: 'Una infantería con Lanceros y ataque 3/3, en Falange, combate de frente contra caballería.',
      en: 'Infantry with Lancers and an attack of 3/3, in Phalanx, fights cavalry front to front.',
      ask: {
        unit: { hit: 3, wound: 3, formation: 'phalanx', abilities: ['lancers'] },
        enemy: { kind: 'cavalry' },
      },
      gives: { attack: [5, 5] },
      cites: ['onus-8.11', 'onus-9.23', 'onus-8.5'],
      case: 391,
    }),
    'lancers-in-phalanx-twice': applies('onus/unit-values', {
      es: 'La misma infantería con Lanceros y ataque 3/3, si se acuerda sumar también los de la Falange.',
      en: 'The same infantry with Lancers and an attack of 3/3, if it is agreed to add those of the Phalanx too.',
      ask: {
        unit: { hit: 3, wound: 3, formation: 'phalanx', abilities: ['lancers'] },
        enemy: { kind: 'cavalry' },
        readings: { R17: 'b' },
      },
      gives: { attack: [6, 6] },
      cites: ['onus-8.11', 'onus-8.10', 'onus-9.23', 'onus-8.5'],
    }),
  },
  'onus-8.7': {
    'against-arrows': applies('onus/shot', {
      es: 'Unos legionarios de defensa 5/6 en Muro de Escudos reciben un disparo de frente.',
      en: 'Legionaries of defence 5/6 in Shield Wall are shot at on their front.',
      ask: { target: { dodge: 5, armour: 6, formation: 'shield-wall' } },
      gives: { defence: [6, 7], defenceModifier: 1 },
    }),
    'hand-to-hand': applies('onus/unit-values', {
      es: 'Unos legionarios de defensa 5/6 en Muro de Escudos son atacados cuerpo a cuerpo por un flanco.',
      en: 'Legionaries of defence 5/6 in Shield Wall are attacked hand to hand on a flank.',
      ask: { unit: { dodge: 5, armour: 6, formation: 'shield-wall', attackedOn: ['flank'] } },
      gives: { defence: [5, 6], defenceModifier: 0 },
      cites: ['onus-8.7', 'onus-10.2'],
    }),
    'another-formation': doesNotApply('onus/shot', {
      es: 'Unos Triarii de defensa 5/6 en Falange reciben un disparo de frente.',
      en: 'Triarii of defence 5/6 in Phalanx are shot at on their front.',
      ask: { target: { dodge: 5, armour: 6, formation: 'phalanx' } },
      gives: { defence: [5, 6] },
      cites: ['onus-3.4'],
    }),
  },
  'onus-8.9': {
    'taken-from-behind': applies('onus/unit-values', {
      es: 'Una infantería de ataque 3/3 en Falange es cargada sólo por la retaguardia: ninguna sección frontal suya está en contacto.',
      en: 'Infantry of attack 3/3 in Phalanx is charged on its rear alone: none of its front sections is in contact.',
      ask: {
        unit: { hit: 3, wound: 3, formation: 'phalanx', attackedOn: ['rear'] },
        whoCharged: 'enemy',
      },
      gives: { attack: [3, 3], strikesFirst: false, claim: 'none' },
      case: 257,
    }),
    'front-and-flank': doesNotApply('onus/unit-values', {
      es: 'La misma infantería de ataque 3/3 en Falange es cargada por el frente y por un flanco a la vez.',
      en: 'The same infantry of attack 3/3 in Phalanx is charged on its front and a flank at once.',
      ask: {
        unit: { hit: 3, wound: 3, formation: 'phalanx', attackedOn: ['front', 'flank'] },
        whoCharged: 'enemy',
      },
      gives: { attack: [4, 4], strikesFirst: true },
      cites: ['onus-8.11', 'onus-8.12'],
    }),
  },
  'onus-8.10': {
    'against-elephants': applies('onus/unit-values', {
      es: 'Unos Triarii de ataque 4/3 en Falange combaten de frente contra elefantes.',
      en: 'Triarii of attack 4/3 in Phalanx fight elephants front to front.',
      ask: { unit: { hit: 4, wound: 3, formation: 'phalanx' }, enemy: { kind: 'elephants' } },
      gives: { attack: [6, 5] },
      cites: ['onus-8.11', 'onus-8.10'],
    }),
    'against-infantry': doesNotApply('onus/unit-values', {
      es: 'Unos Triarii de ataque 4/3 en Falange combaten de frente contra mercenarios de infantería.',
      en: 'Triarii of attack 4/3 in Phalanx fight mercenary infantry front to front.',
      ask: { unit: { hit: 4, wound: 3, formation: 'phalanx' } },
      gives: { attack: [5, 4] },
      cites: ['onus-8.11'],
    }),
  },
  'onus-8.11': {
    'in-its-second-turn-too': applies('onus/hand-to-hand', {
      es: 'En el segundo turno de un combate, una infantería de ataque 3/3 en Falange, con el frente en contacto, lucha contra infantería.',
      en: 'In the second turn of a combat infantry of attack 3/3 in Phalanx, its front in contact, fights infantry.',
      ask: { attacker: { hit: 3, wound: 3, formation: 'phalanx' } },
      gives: { combatType: 'simultaneous', strikesFirst: 'both', attacker: { attack: [4, 4] } },
      cites: ['onus-7.161', 'onus-8.11'],
      case: 245,
    }),
    'only-the-rear-is-touched': doesNotApply('onus/unit-values', {
      es: 'Una infantería de ataque 3/3 en Falange sólo está en contacto por la retaguardia.',
      en: 'Infantry of attack 3/3 in Phalanx is in contact on its rear alone.',
      ask: { unit: { hit: 3, wound: 3, formation: 'phalanx', attackedOn: ['rear'] } },
      gives: { attack: [3, 3] },
      cites: ['onus-8.9'],
    }),
  },
  'onus-8.12': {
    'the-charged-phalanx-strikes-first': applies('onus/hand-to-hand', {
      es: 'Una infantería sin prioridad carga de frente contra otra en Falange.',
      en: 'Infantry without priority charges another frontally, which is in Phalanx.',
      ask: { defender: { formation: 'phalanx' }, charge: true },
      gives: { combatType: 'priority', strikesFirst: 'defender' },
      cites: ['onus-8.12', 'onus-7.162'],
      case: 385,
    }),
    'chance-to-reach-it-unhurt': applies('onus/hand-to-hand', {
      es: 'Una infantería de defensa 4/6, sin prioridad, carga de frente contra otra de ataque 3/3 en Falange; 4 dados.',
      en: 'Infantry of defence 4/6, without priority, charges another of attack 3/3 frontally, which is in Phalanx; 4 dice.',
      ask: {
        attacker: { dodge: 4, armour: 6 },
        defender: { hit: 3, wound: 3, formation: 'phalanx' },
        sectionsInContact: 4,
        charge: true,
      },
      gives: { strikesFirst: 'defender', attacker: { unhurt: '256/6561' } },
      // (4/9)^4 = 256/6561 to stay unhurt.
      odds: { 'attacker-wounded': '6305/6561' },
      cites: ['onus-8.12', 'onus-7.162', 'onus-8.11'],
      case: 315,
    }),
  },
  'onus-8.14': {
    'phalanx-against-phalanx': applies('onus/hand-to-hand', {
      es: 'Una infantería en Falange carga de frente contra otra que también está en Falange.',
      en: 'Infantry in Phalanx charges another frontally that is in Phalanx as well.',
      ask: { attacker: { formation: 'phalanx' }, defender: { formation: 'phalanx' }, charge: true },
      gives: { combatType: 'simultaneous', strikesFirst: 'both' },
      cites: ['onus-8.12', 'onus-8.12', 'onus-8.14', 'onus-7.161'],
    }),
    'nobody-to-cancel-it': doesNotApply('onus/hand-to-hand', {
      es: 'Una caballería sin Embestir carga de frente contra unos Triarii en Falange.',
      en: 'Cavalry without Ram charges Triarii in Phalanx frontally.',
      ask: { attacker: { kind: 'cavalry' }, defender: { formation: 'phalanx' }, charge: true },
      gives: { combatType: 'priority', strikesFirst: 'defender' },
      cites: ['onus-8.12', 'onus-7.162'],
    }),
  },
  'onus-8.15': {
    'shot-from-behind': applies('onus/shot', {
      es: 'Una unidad de defensa 5/6 formada en Cuadro recibe un disparo por la retaguardia.',
      en: 'A unit of defence 5/6 in Square is shot at on its rear.',
      ask: { target: { dodge: 5, armour: 6, formation: 'square', sideHit: 'rear' } },
      gives: { defence: [4, 5], sideModifier: 0 },
      cites: ['onus-8.17', 'onus-8.15'],
      case: 195,
    }),
    'the-other-enemy-still-counts': applies('onus/unit-values', {
      es: 'Una unidad de defensa 5/6 en Cuadro es atacada por infantería en la retaguardia, y otra infantería la ataca de frente.',
      en: 'A unit of defence 5/6 in Square is attacked on its rear by infantry, and other infantry attacks its front.',
      ask: {
        unit: { dodge: 5, armour: 6, formation: 'square', attackedOn: ['rear'], otherEnemies: 1 },
      },
      gives: { defence: [4, 5], defenceModifier: -1 },
      cites: ['onus-8.15', 'onus-10.5'],
      case: 397,
    }),
    'attacked-on-its-front': doesNotApply('onus/unit-values', {
      es: 'Una unidad de defensa 5/6 en Cuadro es atacada de frente por infantería.',
      en: 'A unit of defence 5/6 in Square is attacked on its front by infantry.',
      ask: { unit: { dodge: 5, armour: 6, formation: 'square' } },
      gives: { defence: [5, 6] },
      cites: ['onus-3.4'],
    }),
  },
  'onus-8.16': {
    'cavalry-from-behind': applies('onus/unit-values', {
      es: 'Una caballería ataca por la retaguardia a una unidad de defensa 5/6 en Cuadro.',
      en: 'Cavalry attacks a unit of defence 5/6 in Square on its rear.',
      ask: {
        unit: { dodge: 5, armour: 6, formation: 'square', attackedOn: ['rear'] },
        enemy: { kind: 'cavalry' },
      },
      gives: { defence: [7, 8], defenceModifier: 2 },
      cites: ['onus-8.16', 'onus-8.15'],
      case: 259,
    }),
    'against-infantry': doesNotApply('onus/unit-values', {
      es: 'Una infantería ataca por la retaguardia a una unidad de defensa 5/6 en Cuadro.',
      en: 'Infantry attacks a unit of defence 5/6 in Square on its rear.',
      ask: { unit: { dodge: 5, armour: 6, formation: 'square', attackedOn: ['rear'] } },
      gives: { defence: [5, 6] },
      cites: ['onus-8.15'],
    }),
  },
  'onus-8.17': {
    'slings-against-a-square': applies('onus/shot', {
      es: 'Unos honderos de fuerza 2 disparan de frente a una unidad de defensa 5/6 en Cuadro.',
      en: 'Slingers of strength 2 shoot at the front of a unit of defence 5/6 in Square.',
      ask: {
        shooter: { strength: 2, range: 6 },
        target: { dodge: 5, armour: 6, formation: 'square' },
      },
      // 2 + die above 4, and above 5.
      gives: { defence: [4, 5], hitsFrom: 3, woundsFrom: 4 },
      cites: ['onus-8.17', 'onus-7.135'],
    }),
    'hand-to-hand': doesNotApply('onus/unit-values', {
      es: 'Una infantería ataca cuerpo a cuerpo y de frente a una unidad de defensa 5/6 en Cuadro.',
      en: 'Infantry attacks a unit of defence 5/6 in Square hand to hand on its front.',
      ask: { unit: { dodge: 5, armour: 6, formation: 'square' } },
      gives: { defence: [5, 6] },
      cites: ['onus-3.4'],
    }),
  },
  'onus-8.19': {
    'with-ram': applies('onus/hand-to-hand', {
      es: 'Una unidad montada de ataque 4/4 con Embestir, en Punta de Flecha, carga contra infantería.',
      en: 'A mounted unit of attack 4/4 with Ram, in Arrowhead, charges infantry.',
      ask: {
        attacker: { kind: 'cavalry', hit: 4, wound: 4, formation: 'arrowhead', abilities: ['ram'] },
        charge: true,
      },
      gives: { combatType: 'priority', strikesFirst: 'attacker', attacker: { attack: [6, 6] } },
      cites: ['onus-9.9', 'onus-8.19', 'onus-9.8', 'onus-8.5'],
      case: 261,
    }),
    'being-charged': doesNotApply('onus/unit-values', {
      es: 'Una unidad montada de ataque 4/4 en Punta de Flecha recibe la carga de otra.',
      en: 'A mounted unit of attack 4/4 in Arrowhead is charged by another.',
      ask: {
        unit: { kind: 'cavalry', hit: 4, wound: 4, formation: 'arrowhead' },
        enemy: { kind: 'cavalry' },
        whoCharged: 'enemy',
      },
      gives: { attack: [4, 4] },
      cites: ['onus-3.2'],
    }),
  },
  'onus-8.23': {
    'it-needs-no-formation': applies('onus/unit-values', {
      es: 'Unos galos de ataque 4/3 y defensa 4/5 tienen la Bravura activada y no están en ninguna formación.',
      en: 'Gauls of attack 4/3 and defence 4/5 have Bravery switched on and are in no formation.',
      ask: {
        unit: { hit: 4, wound: 3, dodge: 4, armour: 5, abilities: ['bravery'], bravery: true },
      },
      gives: { attack: [5, 4], defence: [3, 4] },
      cites: ['onus-8.23', 'onus-8.24'],
    }),
  },
  'onus-8.24': {
    'stronger-and-weaker': applies('onus/unit-values', {
      es: 'Una unidad de ataque 3/3 y defensa 5/6 con la Bravura activada combate de frente.',
      en: 'A unit of attack 3/3 and defence 5/6 with Bravery switched on fights front to front.',
      ask: { unit: { hit: 3, wound: 3, dodge: 5, armour: 6, bravery: true } },
      gives: { attack: [4, 4], defence: [4, 5] },
      cites: ['onus-8.24', 'onus-8.24'],
      case: 263,
    }),
    'brave-and-flanked': applies('onus/unit-values', {
      es: 'Una unidad de defensa 5/6 con la Bravura activada es atacada por un flanco.',
      en: 'A unit of defence 5/6 with Bravery switched on is attacked on a flank.',
      ask: { unit: { dodge: 5, armour: 6, bravery: true, attackedOn: ['flank'] } },
      gives: { defence: [3, 4], defenceModifier: -2 },
      cites: ['onus-8.24', 'onus-8.24', 'onus-10.2'],
      case: 317,
    }),
    'not-switched-on': doesNotApply('onus/unit-values', {
      es: 'Unos galos de ataque 4/3 que pueden poner la Bravura no la han activado.',
      en: 'Gauls of attack 4/3 that may switch on Bravery have not done so.',
      ask: { unit: { hit: 4, wound: 3, abilities: ['bravery'] } },
      gives: { attack: [4, 3], defence: [5, 6] },
      cites: ['onus-3.2', 'onus-3.4'],
    }),
  },
});

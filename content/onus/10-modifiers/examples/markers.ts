import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** What lies on a unit: its general, wounds, extended sections, Hero, No Officers, Broken. */
export const markers = defineExamples({
  'onus-10.8': {
    'trajan-leads-them': applies('onus/unit-values', {
      es: 'Trajano, con fuerza +1, defensa +1 y moral +2 en su carta, está en una unidad de ataque 4/3, defensa 5/6 y moral 6.',
      en: 'Trajan, whose card has strength +1, defence +1 and morale +2, is in a unit of attack 4/3, defence 5/6 and morale 6.',
      ask: {
        unit: {
          hit: 4,
          wound: 3,
          dodge: 5,
          armour: 6,
          morale: 6,
          general: 'in-unit',
          generalStrength: 1,
          generalDefence: 1,
          generalMorale: 2,
        },
      },
      // Morale 6 + 2 (card) + 1 (radius).
      gives: { attack: [5, 4], defence: [6, 7], moraleValue: 9 },
      cites: ['onus-10.8', 'onus-10.8', 'onus-10.8', 'onus-10.9'],
    }),
    'a-wounded-general': doesNotApply('onus/unit-values', {
      es: 'El general, con fuerza +1 en su carta, está herido; su unidad tiene ataque 4/3.',
      en: 'The general, whose card has strength +1, is wounded; his unit has an attack of 4/3.',
      ask: {
        unit: { hit: 4, wound: 3, general: 'in-unit', generalStrength: 1, generalLost: true },
      },
      gives: { attack: [4, 3], moraleValue: 6 },
      cites: ['onus-3.2', 'onus-10.10'],
    }),
  },
  'onus-10.9': {
    'within-his-radius': applies('onus/morale-check', {
      es: 'Una unidad Rota de moral 6 y 2 heridas, no trabada y dentro del radio de su general, es activada y chequea.',
      en: 'A Broken unit of morale 6 with 2 wounds, not engaged and within the radius of its general, is activated and checks.',
      ask: {
        unit: { morale: 6, wounds: 2, broken: true, general: 'in-radius' },
        cause: 'activation',
      },
      gives: { moraleValue: 4, chanceToPass: '2/3', ifPassed: 'steady', ifFailed: 'broken' },
      cites: ['onus-10.9', 'onus-10.11', 'onus-10.16'],
      case: 135,
    }),
    'he-is-fleeing': doesNotApply('onus/morale-check', {
      es: 'Una unidad está a 1 UD de la carta de su general, que huye; el radio de éste es de 4 UD.',
      en: 'A unit is 1 UD from the card of its general, who is fleeing; his radius is 4 UD.',
      ask: { unit: { morale: 7, general: 'in-radius', generalLost: true } },
      gives: { moraleValue: 6, moraleModifier: -1 },
      cites: ['onus-10.10'],
      case: 111,
    }),
  },
  'onus-10.10': {
    'the-general-is-dead': applies('onus/morale-check', {
      es: 'El general murió hace 2 turnos; una unidad suya de moral 5, lejos de allí, debe chequear con 1 herida.',
      en: 'The general died 2 turns ago; a unit of his of morale 5, far from there, must check with 1 wound.',
      ask: { unit: { morale: 5, wounds: 1, generalLost: true } },
      gives: { moraleValue: 3, chanceToFail: '1/2' },
      cites: ['onus-10.10', 'onus-10.11'],
    }),
    'he-is-well': doesNotApply('onus/morale-check', {
      es: 'El general está ileso, y en su radio una unidad de moral 5 con 1 herida debe chequear.',
      en: 'The general is unharmed, and within his radius a unit of morale 5 with 1 wound must check.',
      ask: { unit: { morale: 5, wounds: 1, general: 'in-radius' } },
      gives: { moraleValue: 5, chanceToFail: '1/6' },
      cites: ['onus-10.9', 'onus-10.11'],
    }),
  },
  'onus-10.11': {
    'the-mercenaries': applies('onus/unit-values', {
      es: 'Unos mercenarios de ataque 3/3 y moral 8 tienen 3 heridas.',
      en: 'Mercenaries of attack 3/3 and morale 8 have 3 wounds.',
      ask: { unit: { hit: 3, wound: 3, morale: 8, wounds: 3 } },
      gives: { attack: [2, 2], moraleValue: 5 },
      cites: ['onus-10.12', 'onus-10.11'],
      case: 42,
    }),
    unhurt: doesNotApply('onus/unit-values', {
      es: 'Unos mercenarios de moral 8 atacados de frente no tienen heridas.',
      en: 'Mercenaries of morale 8 that are attacked on their front have no wounds.',
      ask: { unit: { morale: 8 } },
      gives: { moraleValue: 8 },
      cites: ['onus-3.5'],
    }),
  },
  'onus-10.12': {
    'six-wounds': applies('onus/unit-values', {
      es: 'Unos galos de ataque 4/3 y vida 8 tienen 6 heridas.',
      en: 'Gauls of attack 4/3 and life 8 have 6 wounds.',
      ask: { unit: { hit: 4, wound: 3, life: 8, wounds: 6 } },
      gives: { attack: [2, 1], lifeLeft: 2 },
    }),
    'never-below-one': applies('onus/shot', {
      es: 'Unos honderos de fuerza 2 con 6 heridas disparan a través de una unidad amiga.',
      en: 'Slingers of strength 2 with 6 wounds shoot past a friendly unit.',
      ask: { shooter: { strength: 2, wounds: 6 }, obstructed: true },
      gives: { strength: 1, strengthModifier: -3 },
      cites: ['onus-10.12', 'onus-7.127', 'onus-13.10'],
      case: 199,
    }),
    'two-wounds': doesNotApply('onus/unit-values', {
      es: 'Unos galos de ataque 4/3 tienen 2 heridas.',
      en: 'Gauls of attack 4/3 have 2 wounds.',
      ask: { unit: { hit: 4, wound: 3, wounds: 2 } },
      gives: { attack: [4, 3] },
      cites: ['onus-3.2', 'onus-10.11'],
    }),
  },
  'onus-10.13': {
    'on-both-sides': applies('onus/unit-values', {
      es: 'Una unidad de moral 7 tiene la formación ampliada por ambos lados: 2 secciones.',
      en: 'A unit of morale 7 has its formation extended on both sides: 2 sections.',
      ask: { unit: { morale: 7, extended: 2 } },
      gives: { moraleValue: 5, moraleModifier: -2 },
      case: 12,
    }),
    'enveloping-with-its-card': doesNotApply('onus/unit-values', {
      es: 'Una unidad de moral 7 sin ampliar envuelve con 2 secciones de su carta.',
      en: 'A unit of morale 7 that is not extended envelops with 2 sections of its card.',
      ask: { unit: { morale: 7, enveloping: 2 } },
      gives: { moraleValue: 7 },
      cites: ['onus-3.5'],
    }),
  },
  'onus-10.14': {
    'a-hero-without-officers': applies('onus/unit-values', {
      es: 'Una unidad de defensa 5/6 y moral 7 tiene un Héroe y el marcador Sin Oficiales; la atacan de frente y no tiene heridas.',
      en: 'A unit of defence 5/6 and morale 7 has a Hero and the No Officers marker; it is attacked on its front and has no wounds.',
      ask: { unit: { dodge: 5, armour: 6, morale: 7, hero: true, noOfficers: true } },
      gives: { defence: [5, 6], moraleValue: 7 },
      cites: ['onus-10.14', 'onus-10.15', 'onus-10.14', 'onus-10.15'],
      case: 283,
    }),
    'no-hero': doesNotApply('onus/unit-values', {
      es: 'Una unidad Rota de defensa 5/6 y moral 7, sin Héroe, es atacada de frente.',
      en: 'A Broken unit of defence 5/6 and morale 7, without a Hero, is attacked on its front.',
      ask: { unit: { dodge: 5, armour: 6, morale: 7, broken: true } },
      gives: { defence: [5, 6], moraleValue: 6 },
      cites: ['onus-10.16'],
    }),
  },
  'onus-10.15': {
    'at-range': applies('onus/unit-values', {
      es: 'Unos arqueros de fuerza 3 y defensa 5/6, Sin Oficiales, disparan y luego reciben un disparo de frente.',
      en: 'Archers of strength 3 and defence 5/6, with No Officers, shoot and are then shot at on their front.',
      ask: { unit: { strength: 3, dodge: 5, armour: 6, noOfficers: true }, attackedBy: 'shot' },
      gives: { strength: 2, defence: [4, 5] },
      cites: ['onus-10.15', 'onus-10.15', 'onus-10.15'],
      case: 285,
    }),
    'three-penalties': applies('onus/hand-to-hand', {
      es: 'Una unidad de ataque 4/4 con 4 heridas, Rota y Sin Oficiales combate cuerpo a cuerpo.',
      en: 'A unit of attack 4/4 with 4 wounds, Broken and with No Officers fights hand to hand.',
      ask: { attacker: { hit: 4, wound: 4, wounds: 4, broken: true, noOfficers: true } },
      gives: { attacker: { attack: [1, 1], attackModifier: -3 } },
      cites: ['onus-10.12', 'onus-10.16', 'onus-10.15'],
      case: 217,
    }),
    'only-broken': doesNotApply('onus/unit-values', {
      es: 'Una unidad de ataque 4/4 está Rota, pero conserva a sus oficiales.',
      en: 'A unit of attack 4/4 is Broken, yet keeps its officers.',
      ask: { unit: { hit: 4, wound: 4, broken: true } },
      gives: { attack: [3, 3] },
      cites: ['onus-10.16'],
    }),
  },
  'onus-10.16': {
    'broken-archers': applies('onus/shot', {
      es: 'Unos arqueros Rotos con ataque a distancia 3 (8), sin heridas, disparan con la línea de visión libre.',
      en: 'Broken archers with a ranged attack of 3 (8), unwounded, shoot with a clear line of sight.',
      ask: { shooter: { strength: 3, range: 8, broken: true } },
      gives: { allowed: true, strength: 2 },
      cites: ['onus-3.3', 'onus-10.16'],
      case: 393,
    }),
    'broken-archers-by-the-other-reading': doesNotApply('onus/shot', {
      es: 'Los mismos arqueros Rotos disparan con 3 (8), y se acuerda que estar Rota sólo cuenta cuerpo a cuerpo.',
      en: 'The same Broken archers shoot with 3 (8), and it is agreed that being Broken counts hand to hand alone.',
      ask: { shooter: { strength: 3, range: 8, broken: true }, readings: { R7: 'b' } },
      gives: { allowed: true, strength: 3 },
      cites: ['onus-3.3'],
    }),
    'the-broken-horsemen': applies('onus/morale-check', {
      es: 'Una unidad montada romana Rota, atacada también por un flanco, ha recibido 3 heridas y debe chequear; su moral es 7.',
      en: 'A Broken Roman mounted unit, attacked on a flank as well, has taken 3 wounds and must check; its morale is 7.',
      ask: {
        unit: {
          kind: 'cavalry',
          morale: 7,
          broken: true,
          wounds: 3,
          attackedOn: ['front', 'flank'],
        },
      },
      gives: { moraleModifier: -5, moraleValue: 2, chanceToFail: '2/3', ifFailed: 'fleeing' },
      cites: ['onus-10.11', 'onus-10.16', 'onus-10.2'],
      case: 45,
    }),
  },
});

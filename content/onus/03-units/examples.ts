import { applies, defineExamples } from '../../../src/content/examples.ts';

export default defineExamples({
  'onus-3.1': {
    elephants: applies('onus/unit-card', {
      es: 'Se pregunta a cuántos elefantes equivale una carta de elefantes.',
      en: 'Somebody asks how many elephants a card of elephants stands for.',
      ask: { kind: 'elephants' },
      gives: { fewestMen: 6, mostMen: 6 },
    }),
    infantry: applies('onus/unit-card', {
      es: 'Se pregunta a cuántos soldados equivale una carta de infantería.',
      en: 'Somebody asks how many soldiers a card of infantry stands for.',
      ask: { kind: 'infantry' },
      gives: { fewestMen: 80, mostMen: 100 },
    }),
  },
  'onus-3.2': {
    'two-values': applies('onus/unit-card', {
      es: 'La carta de una unidad muestra un Ataque de 4/3.',
      en: 'The card of a unit shows an attack of 4/3.',
      ask: { attackPrinted: '4/3' },
      gives: { handToHandAttack: { toHitValue: 4, toWoundValue: 3 } },
    }),
  },
  'onus-3.3': {
    archers: applies('onus/unit-card', {
      es: 'Unos arqueros tienen un Ataque a distancia de 3 (8).',
      en: 'Archers have a ranged attack of 3 (8).',
      ask: { rangedPrinted: '3 (8)' },
      gives: { rangedAttack: { toHitValue: 3, toWoundValue: 3, rangeUd: 8, halfRangeUd: 4 } },
      case: 28,
    }),
  },
  'onus-3.4': {
    'dodge-and-armour': applies('onus/unit-card', {
      es: 'La carta de una unidad romana muestra una Defensa de 5/8.',
      en: 'The card of a Roman unit shows a defence of 5/8.',
      ask: { defencePrinted: '5/8' },
      gives: { defenceValues: { againstHits: 5, againstWounds: 8 } },
    }),
  },
  'onus-3.5': {
    'printed-morale': applies('onus/activation', {
      es: 'Una unidad Rota, de moral 5 y sin heridas ni nada más encima, es activada y chequea.',
      en: 'A Broken unit of morale 5, without wounds or anything else on it, is activated and checks.',
      ask: { broken: true, morale: 5 },
      gives: { moraleValue: 4, passChance: '2/3' },
      cites: ['onus-3.5', 'onus-10.16'],
    }),
  },
  'onus-3.6': {
    'last-wound': applies('onus/unit-card', {
      es: 'Una unidad de vida 6 con 4 heridas recibe otras 2 de un disparo.',
      en: 'A unit of life 6 with 4 wounds takes 2 more from a shot.',
      ask: { life: 6, wounds: 4, newWounds: 2 },
      gives: { isEliminated: true, lifeRemaining: 0, checksMorale: false },
      cites: ['onus-3.6', 'onus-7.140'],
      case: 103,
    }),
    'one-short': applies('onus/unit-card', {
      es: 'Una unidad de vida 6 con 4 heridas recibe 1 más.',
      en: 'A unit of life 6 with 4 wounds takes 1 more.',
      ask: { life: 6, wounds: 4, newWounds: 1 },
      gives: { isEliminated: false, lifeRemaining: 1, markersOfThree: 1, markersOfOne: 2 },
      cites: ['onus-3.6', 'onus-7.168'],
    }),
  },
  'onus-3.7': {
    'four-ud-in-centimetres': applies('onus/unit-card', {
      es: 'Una unidad de movimiento 4 avanza recto todo lo que puede con movimiento normal.',
      en: 'A unit with movement 4 goes straight ahead as far as it can in normal movement.',
      ask: { movement: 4 },
      gives: { movementUd: 4, movementCm: 20 },
      case: 101,
    }),
    'any-distance-between': applies('onus/unit-card', {
      es: 'Una unidad de movimiento 4 quiere avanzar 17 cm.',
      en: 'A unit with movement 4 wants to advance 17 cm.',
      ask: { movement: 4, moveCm: 17 },
      gives: { moveUd: 3.4, withinMovement: true },
    }),
  },
  'onus-3.8': {
    'five-units': applies('onus/army', {
      es: 'Un ejército lleva 5 unidades de Legionarios de valor 100.',
      en: 'An army has 5 units of Legionaries of value 100.',
      ask: { units: [{ unitCalled: 'Legionarios', unitValue: 100, copies: 5 }] },
      gives: { unitsValue: 500, armyValue: 500 },
    }),
  },
  'onus-3.9': {
    'sections-of-a-card': applies('onus/unit-card', {
      es: 'Se pregunta cuántas secciones tiene cada lado de una carta.',
      en: 'Somebody asks how many sections each edge of a card has.',
      ask: {},
      gives: { frontSections: 4, rearSections: 4, flankSections: 2 },
    }),
    'extended-on-both-sides': applies('onus/unit-card', {
      es: 'Una unidad está ampliada por los 2 lados.',
      en: 'A unit is extended on 2 sides.',
      ask: { extended: 2 },
      gives: { frontSections: 6, rearSections: 4, flankSections: 2 },
      cites: ['onus-3.9', 'onus-7.59'],
    }),
  },
  'onus-3.10': {
    'colours-of-icons': applies('onus/unit-card', {
      es: 'Una carta muestra los iconos de Lanceros, Firmeza y Falange.',
      en: 'A card shows the icons of Lancers, Steadfast and Phalanx.',
      ask: { abilities: ['lancers', 'steadfast'], blueIcons: ['phalanx'] },
      gives: { automatic: ['lancers', 'steadfast'], mustActivate: ['phalanx'] },
    }),
  },
});

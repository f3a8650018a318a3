import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Generals who are always active, and several generals: onus-12.3 to onus-12.13. */
export const generals = defineExamples({
  'onus-12.3/engaged': applies('onus/phase', {
    es: 'Se usa «General siempre activado». La unidad del general está trabada en combate y quiere cambiar de orientación sin ninguna orden.',
    en: '“General always active” is in use. The unit of the general is engaged in combat and wants to change its facing without any order.',
    ask: { phase: 'movement', action: 'turn', engaged: true, active: false, alwaysActive: true },
    gives: { allowed: true, mayNow: true },
    cites: ['onus-12.3', 'onus-7.89'],
  }),
  'onus-12.3/his-own-unit-alone': applies('onus/general-active', {
    es: 'Se usa «General siempre activado», y el general no tiene esa habilidad.',
    en: '“General always active” is in use, and the general does not have that ability.',
    ask: {},
    gives: { activeWithoutOrder: 1, generalUnitActive: true, anotherUnit: false, ordersSpent: 0 },
  }),
  'onus-12.4/ability-and-rule': applies('onus/general-active', {
    es: 'Se usa «General siempre activado», y el general ya tiene la habilidad de activar siempre su unidad.',
    en: '“General always active” is in use, and the general has the ability to activate his unit always already.',
    ask: { hasThatAbility: true },
    gives: { activeWithoutOrder: 2, anotherUnit: true, generalUnitActive: true, ordersSpent: 0 },
    cites: ['onus-4.9', 'onus-12.4'],
    case: 307,
  }),
  'onus-12.5/highest-leadership': applies('onus/general', {
    es: 'Un ejército tiene 3 generales, de Liderazgo 5, 7 y 6.',
    en: 'An army has 3 generals, of Leadership 5, 7 and 6.',
    ask: { leadership: 5, otherGenerals: [{ leadership: 7 }, { leadership: 6 }] },
    gives: { commander: 2, leadershipNow: 7, handLimit: 7 },
  }),
  'onus-12.6/the-second-takes-over': applies('onus/general', {
    es: 'Varios generales de una facción: el comandante en jefe, de Liderazgo 7, muere; el segundo, de 5, está ileso.',
    en: 'Several generals of one faction: the commander in chief, of Leadership 7, dies; the second, of 5, is unharmed.',
    ask: { leadership: 7, generalState: 'dead', otherGenerals: [{ leadership: 5 }] },
    gives: { commander: 2, leadershipNow: 5, armyMorale: 0 },
    cites: ['onus-12.5', 'onus-12.6', 'onus-12.7'],
    case: 295,
  }),
  'onus-12.6/all-are-lost': applies('onus/general', {
    es: 'Los dos generales de un ejército, de Liderazgo 7 y 5, han muerto.',
    en: 'Both generals of an army, of Leadership 7 and 5, are dead.',
    ask: {
      ...{ leadership: 7, generalState: 'dead' },
      otherGenerals: [{ leadership: 5, generalState: 'dead' }],
    },
    // That of the second, who commanded last, 1 lower.
    gives: { commander: 2, leadershipNow: 4, armyMorale: -1 },
    cites: ['onus-12.6', 'onus-4.12'],
  }),
  'onus-12.6/all-are-lost-by-the-other-reading': doesNotApply('onus/general', {
    es: 'Los dos generales de un ejército, de Liderazgo 7 y 5, han muerto, y se juega que cuenta el Liderazgo más alto de los dos.',
    en: 'Both generals of an army, of Leadership 7 and 5, are dead, and it is played that the higher Leadership of the two counts.',
    ask: {
      ...{ leadership: 7, generalState: 'dead' },
      otherGenerals: [{ leadership: 5, generalState: 'dead' }],
      readings: { R89: 'b' },
    },
    gives: { commander: 1, leadershipNow: 6 },
    cites: ['onus-4.12'],
  }),
  'onus-12.6/the-first-again': applies('onus/general', {
    es: 'El comandante en jefe, de Liderazgo 7, huía con su unidad y se recupera; el segundo tiene 5.',
    en: 'The commander in chief, of Leadership 7, was fleeing with his unit and recovers; the second has 5.',
    ask: {
      leadership: 7,
      generalState: 'fleeing',
      hisUnit: 'recovers',
      otherGenerals: [{ leadership: 5 }],
    },
    gives: { commander: 1, leadershipNow: 7 },
    cites: ['onus-4.14', 'onus-12.6'],
  }),
  'onus-12.7/one-left': applies('onus/general', {
    es: 'De 2 generales el segundo está herido y el primero ileso.',
    en: 'Of 2 generals the second is wounded and the first unharmed.',
    ask: { otherGenerals: [{ leadership: 5, generalState: 'wounded' }] },
    gives: { armyMorale: 0, generalsLeft: 1 },
  }),
  'onus-12.7/none-left': doesNotApply('onus/general', {
    es: 'De 2 generales, de Liderazgo 7 y 5, el primero ha muerto y el segundo está en huida.',
    en: 'Of 2 generals, of Leadership 7 and 5, the first is dead and the second fleeing.',
    ask: {
      leadership: 7,
      generalState: 'dead',
      otherGenerals: [{ leadership: 5, generalState: 'fleeing' }],
    },
    gives: { armyMorale: -1, generalsLeft: 0 },
    cites: ['onus-12.6', 'onus-4.11'],
  }),
  'onus-12.8/one-dead-one-fleeing': applies('onus/victory', {
    es: 'Muerte del general: de los 2 generales de un bando, uno ha muerto y el otro está en huida.',
    en: 'Death of the general: of the 2 generals of a side one is dead and the other fleeing.',
    ask: {
      victoryBy: 'general-death',
      generalState: 'dead',
      otherGenerals: [{ generalState: 'fleeing' }],
    },
    gives: { defeated: true },
  }),
  'onus-12.8/one-unharmed': doesNotApply('onus/victory', {
    es: 'Muerte del general: de los 2 generales de un bando, uno ha muerto y el otro está ileso.',
    en: 'Death of the general: of the 2 generals of a side one is dead and the other unharmed.',
    ask: { victoryBy: 'general-death', generalState: 'dead', otherGenerals: [{}] },
    gives: { defeated: false },
    cites: ['onus-6.7'],
  }),
  'onus-12.9/two-in-range': applies('onus/general', {
    es: 'Una unidad está a 1 UD de un general y a 2 UD de otro, los dos ilesos y de radio 4 UD.',
    en: 'A unit is 1 UD from a general and 2 UD from another, both unharmed and of radius 4 UD.',
    ask: { fromGeneral: 1, otherGenerals: [{ fromGeneral: 2 }] },
    gives: { unitMorale: 1 },
    cites: ['onus-4.6', 'onus-12.9'],
  }),
  'onus-12.9/one-too-far': doesNotApply('onus/general', {
    es: 'Una unidad está a 1 UD de un general y a 6 UD de otro, los dos ilesos y de radio 4 UD.',
    en: 'A unit is 1 UD from a general and 6 UD from another, both unharmed and of radius 4 UD.',
    ask: { fromGeneral: 1, otherGenerals: [{ fromGeneral: 6 }] },
    gives: { unitMorale: 1 },
    cites: ['onus-4.6'],
  }),
  'onus-12.10/the-other-faction': applies('onus/general', {
    es: 'Un general por facción: una unidad cartaginesa está a 1 UD del general númida y a 9 UD del suyo, los dos ilesos y de radio 4 UD.',
    en: 'One general for each faction: a Carthaginian unit is 1 UD from the Numidian general and 9 UD from its own, both unharmed and of radius 4 UD.',
    ask: { commandBy: 'faction', fromGeneral: 9, otherGenerals: [{ fromGeneral: 1 }], follows: 1 },
    gives: { unitMorale: 0 },
  }),
  'onus-12.10/in-a-unit-of-another-faction': forbids('onus/deployment', {
    es: 'Un general por facción: un jugador quiere poner al general númida en una unidad cartaginesa suya.',
    en: 'One general for each faction: a player wants to put the Numidian general in a Carthaginian unit of his.',
    ask: { generalGoesTo: 'other-faction', oneGeneralPerFaction: true },
  }),
  'onus-12.11/numidian-unit': applies('onus/general', {
    es: 'Un general por facción: muere el númida y el cartaginés está ileso. Chequea una unidad númida.',
    en: 'One general for each faction: the Numidian dies and the Carthaginian is unharmed. A Numidian unit checks.',
    ask: { commandBy: 'faction', generalState: 'dead', otherGenerals: [{}], follows: 1 },
    gives: { armyMorale: -1 },
    case: 297,
  }),
  'onus-12.11/carthaginian-unit': doesNotApply('onus/general', {
    es: 'Un general por facción: muere el númida y el cartaginés está ileso. Chequea una unidad cartaginesa.',
    en: 'One general for each faction: the Numidian dies and the Carthaginian is unharmed. A Carthaginian unit checks.',
    ask: { commandBy: 'faction', generalState: 'dead', otherGenerals: [{}], follows: 2 },
    gives: { armyMorale: 0 },
    cites: ['onus-12.6'],
    case: 297,
  }),
  'onus-12.12/three-zones': applies('onus/general', {
    es: 'Un ejército tiene 3 generales asignados por zonas.',
    en: 'An army has 3 generals assigned by zone.',
    ask: { commandBy: 'zone', otherGenerals: [{}, {}] },
    gives: { zones: ['left-flank', 'centre', 'right-flank'] },
    case: 58,
  }),
  'onus-12.12/the-dead-general-of-a-flank': applies('onus/general', {
    es: 'Un ejército tiene 3 generales por zonas; el del flanco derecho ha muerto. Chequea una unidad suya.',
    en: 'An army has 3 generals by zone; the one of the right flank is dead. A unit of his checks.',
    ask: { commandBy: 'zone', otherGenerals: [{}, { generalState: 'dead' }], follows: 3 },
    gives: { armyMorale: -1 },
  }),
  'onus-12.12/one-dead-of-three-by-the-other-reading': applies('onus/general', {
    es: 'Un ejército tiene 3 generales por zonas y el del flanco derecho ha muerto. Chequea una unidad suya, y se juega que el −1 sólo llega cuando no queda ningún general.',
    en: 'An army has 3 generals by zone and the one of the right flank is dead. A unit of his checks, and it is played that the −1 comes only when no general is left.',
    ask: {
      ...{ commandBy: 'zone', otherGenerals: [{}, { generalState: 'dead' }], follows: 3 },
      readings: { R88: 'b' },
    },
    gives: { armyMorale: 0 },
    cites: ['onus-12.7', 'onus-12.12'],
  }),
  'onus-12.13/each-his-percentage': applies('onus/army', {
    es: 'Un general de +30 % dirige unidades por 400 puntos, y otro de +10 % unidades por 300.',
    en: 'A general of +30% leads units worth 400 points, and another of +10% units worth 300.',
    ask: {
      units: [
        { unitValue: 400, ledBy: 1 },
        { unitValue: 300, ledBy: 2 },
      ],
      generals: [{ pointsPercent: 30 }, { pointsPercent: 10 }],
    },
    gives: { generalsBonus: 150, armyValue: 850 },
  }),
});

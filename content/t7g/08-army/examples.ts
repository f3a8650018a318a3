import { applies, defineExamples, doesNotApply, forbids } from '../../../src/library/example.ts';

/** A list that its General alone makes legal. */
const GENERAL = [{ isGeneral: true, commanderLevel: 2 }] as const;
const FORMATION = { unitPoints: 120 } as const;

export default defineExamples({
  't7g-8.1/just-within': applies('t7g/army', {
    es: 'El límite es de 1000 puntos. La lista tiene un Comandante de Nivel 3 y unidades por 975 puntos.',
    en: 'The limit is 1000 points. The list has a General of Level 3 and units for 975 points.',
    ask: {
      pointsLimit: 1000,
      commanders: [{ isGeneral: true, commanderLevel: 3 }],
      units: [{ unitPoints: 195, copies: 5 }],
    },
    gives: { allowed: true, armyCost: 1000, pointsLeft: 0 },
  }),
  't7g-8.1/five-points-over': forbids('t7g/army', {
    es: 'El límite es de 1000 puntos y la lista cuesta 1005.',
    en: 'The limit is 1000 points, and the list costs 1005.',
    ask: { pointsLimit: 1000, commanders: GENERAL, units: [{ unitPoints: 201, copies: 5 }] },
    gives: { allowed: false, armyCost: 1005, pointsOver: 5 },
    case: 279,
  }),
  't7g-8.2/small': applies('t7g/battle', {
    es: 'Los jugadores acuerdan 500 puntos.',
    en: 'The players agree on 500 points.',
    ask: { pointsLimit: 500 },
    gives: { battleSize: 'small' },
  }),
  't7g-8.2/medium': applies('t7g/battle', {
    es: 'Los jugadores acuerdan 1000 puntos.',
    en: 'The players agree on 1000 points.',
    ask: { pointsLimit: 1000 },
    gives: { battleSize: 'medium' },
  }),
  't7g-8.2/wide': applies('t7g/battle', {
    es: 'Los jugadores acuerdan 1500 puntos.',
    en: 'The players agree on 1500 points.',
    ask: { pointsLimit: 1500 },
    gives: { battleSize: 'wide' },
    case: 275,
  }),
  't7g-8.2/large': applies('t7g/battle', {
    es: 'Los jugadores acuerdan 2000 puntos.',
    en: 'The players agree on 2000 points.',
    ask: { pointsLimit: 2000 },
    gives: { battleSize: 'large' },
  }),
  't7g-8.2/huge': applies('t7g/battle', {
    es: 'Los jugadores acuerdan 3000 puntos.',
    en: 'The players agree on 3000 points.',
    ask: { pointsLimit: 3000 },
    gives: { battleSize: 'huge' },
  }),
  't7g-8.3/nothing-agreed': applies('t7g/battle', {
    es: 'Van a empezar y no han acordado ningún tipo de batalla.',
    en: 'They are about to begin and have agreed on no type of battle.',
    ask: {},
    gives: { scenario: 'fields-of-glory' },
  }),
  't7g-8.4/sixteenth-against-seventeenth': applies('t7g/army', {
    es: 'Un ejército del siglo XVI va a enfrentarse a uno del siglo XVII.',
    en: 'An army of the sixteenth century is to meet one of the seventeenth.',
    ask: { commanders: GENERAL, periodsMixed: true },
    gives: { allowed: true },
    case: 463,
  }),
  't7g-8.5/rule-of-the-faction-broken': applies('t7g/army', {
    es: 'La lista cumple su organigrama, pero incumple una norma de su facción.',
    en: 'The list keeps to its chart, but breaks a rule of its faction.',
    ask: { commanders: GENERAL, factionKept: false },
    gives: { allowed: false },
    case: 465,
  }),
  't7g-8.5/faction-and-chart-kept': doesNotApply('t7g/army', {
    es: 'La lista cumple su organigrama y las normas de su facción.',
    en: 'The list keeps to its chart and to the rules of its faction.',
    ask: { commanders: GENERAL },
    gives: { allowed: true },
    cites: ['t7g-8.1'],
  }),
  't7g-8.6/companies': applies('t7g/army', {
    es: 'Un ejército para terreno difícil elige el organigrama de Compañías.',
    en: 'An army for difficult ground chooses the chart of Companies.',
    ask: { commanders: GENERAL, chart: 'companies', units: [{ kind: 'company', unitPoints: 60 }] },
    gives: { allowed: true },
  }),
  't7g-8.7/too-few-commanders': applies('t7g/army', {
    es: 'La lista tiene menos Mandos de los que pide su organigrama.',
    en: 'The list has fewer Commanders than its chart asks for.',
    ask: { commanders: GENERAL, boxesKept: false },
    gives: { allowed: false },
  }),
  't7g-8.7/nothing-broken': doesNotApply('t7g/army', {
    es: 'La lista tiene las casillas obligatorias y cumple con su facción.',
    en: 'The list has its compulsory boxes and keeps to its faction.',
    ask: { commanders: GENERAL, units: [FORMATION] },
    gives: { allowed: true },
    cites: ['t7g-8.1'],
  }),
  't7g-8.8/one-general': applies('t7g/army', {
    es: 'La lista tiene un Comandante de Nivel 2 y un Mando de Nivel 2.',
    en: 'The list has a General of Level 2 and a Commander of Level 2.',
    ask: { commanders: [...GENERAL, { commanderLevel: 2 }] },
    gives: { allowed: true, commandersCost: 25 },
  }),
  't7g-8.8/two-generals': forbids('t7g/army', {
    es: 'Una lista de un solo jugador tiene 2 Comandantes.',
    en: 'The list of a single player has 2 Generals.',
    ask: { commanders: [...GENERAL, ...GENERAL] },
    gives: { allowed: false },
    case: 277,
  }),
  't7g-8.9/too-many-troops': applies('t7g/army', {
    es: 'Un Mando tiene más Tropas de las que su organigrama permite.',
    en: 'A Commander has more Troops than his chart allows.',
    ask: { commanders: GENERAL, units: [FORMATION], boxesKept: false },
    gives: { allowed: false },
  }),
  't7g-8.9/within-its-boxes': doesNotApply('t7g/army', {
    es: 'Cada Mando tiene tantas Tropas como su organigrama permite.',
    en: 'Each Commander has as many Troops as his chart allows.',
    ask: { commanders: GENERAL, units: [FORMATION] },
    gives: { allowed: true },
    cites: ['t7g-8.10'],
  }),
  't7g-8.10/boxes-filled': applies('t7g/army', {
    es: 'Las casillas negras del organigrama están cubiertas.',
    en: 'The black boxes of the chart are filled.',
    ask: { commanders: GENERAL, units: [FORMATION] },
    gives: { allowed: true },
  }),
  't7g-8.11/allied-formation': applies('t7g/army', {
    es: 'Una Formación de la lista es de un aliado, y el Comandante no tiene Cualidades.',
    en: 'A Formation of the list belongs to an ally, and the General has no Traits.',
    ask: { commanders: GENERAL, units: [{ ...FORMATION, allied: true }] },
    gives: { allowed: true, generalLeadsAllies: false },
  }),
  't7g-8.11/diplomatic-general': doesNotApply('t7g/army', {
    es: 'Una Formación de la lista es de un aliado, y el Comandante tiene Diplomático.',
    en: 'A Formation of the list belongs to an ally, and the General has Diplomático.',
    ask: {
      commanders: [{ isGeneral: true, commanderLevel: 2, traits: ['diplomatico'] }],
      units: [{ ...FORMATION, allied: true }],
    },
    gives: { allowed: true, generalLeadsAllies: true },
    cites: ['t7g-7.70'],
  }),
  't7g-8.12/two-players-a-side': applies('t7g/army', {
    es: 'Dos jugadores comparten un ejército, cada uno con su Comandante.',
    en: 'Two players share an army, each with a General of his own.',
    ask: { contingents: 2, commanders: [...GENERAL, ...GENERAL] },
    gives: { allowed: true },
  }),
  't7g-8.13/company': applies('t7g/army', {
    es: 'En el organigrama Estándar se elige una Compañía como unidad de Élite, y su lista lo permite.',
    en: 'In the Standard chart a Company is taken as the Elite unit, and its list allows it.',
    ask: { commanders: GENERAL, units: [{ kind: 'company', unitPoints: 60, eliteUnit: true }] },
    gives: { allowed: true },
    case: 467,
  }),
  't7g-8.13/battery': forbids('t7g/army', {
    es: 'En el organigrama Estándar se elige una batería como unidad de Élite.',
    en: 'In the Standard chart a battery is taken as the Elite unit.',
    ask: { commanders: GENERAL, units: [{ kind: 'artillery', unitPoints: 50, eliteUnit: true }] },
    gives: { allowed: false },
  }),
  't7g-8.14/rule-alone': applies('t7g/army', {
    es: 'Una unidad de caballería de 90 puntos es la de Élite y sólo compra la regla Élite.',
    en: 'A cavalry unit of 90 points is the Elite unit and buys the rule Élite alone.',
    ask: {
      commanders: GENERAL,
      units: [{ kind: 'cavalry', unitPoints: 90, eliteRule: true }],
    },
    gives: { allowed: true, eliteCost: 15, armyCost: 105 },
    case: 469,
  }),
  't7g-8.14/both-options': applies('t7g/army', {
    es: 'Una Formación de 120 puntos compra la regla Élite y 1 punto de Disciplina.',
    en: 'A Formation of 120 points buys the rule Élite and 1 point of Discipline.',
    ask: {
      commanders: GENERAL,
      units: [{ ...FORMATION, eliteRule: true, eliteDiscipline: true }],
    },
    gives: { allowed: true, eliteCost: 25, armyCost: 145 },
  }),
  't7g-8.15/cavalry': applies('t7g/army', {
    es: 'En el organigrama de Caballería la unidad de Élite es de caballería.',
    en: 'In the Cavalry chart the Elite unit is of cavalry.',
    ask: {
      commanders: GENERAL,
      chart: 'cavalry',
      units: [{ kind: 'cavalry', unitPoints: 90, eliteUnit: true }],
    },
    gives: { allowed: true },
  }),
  't7g-8.15/formation': forbids('t7g/army', {
    es: 'En el organigrama de Caballería se elige una Formación como unidad de Élite.',
    en: 'In the Cavalry chart a Formation is taken as the Elite unit.',
    ask: { commanders: GENERAL, chart: 'cavalry', units: [{ ...FORMATION, eliteUnit: true }] },
    gives: { allowed: false },
  }),
  't7g-8.16/company': applies('t7g/army', {
    es: 'En el organigrama de Compañías la unidad de Élite es una Compañía.',
    en: 'In the Companies chart the Elite unit is a Company.',
    ask: {
      commanders: GENERAL,
      chart: 'companies',
      units: [{ kind: 'company', unitPoints: 60, eliteUnit: true }],
    },
    gives: { allowed: true },
  }),
  't7g-8.16/formation': forbids('t7g/army', {
    es: 'En el organigrama de Compañías se elige una Formación como unidad de Élite.',
    en: 'In the Companies chart a Formation is taken as the Elite unit.',
    ask: { commanders: GENERAL, chart: 'companies', units: [{ ...FORMATION, eliteUnit: true }] },
    gives: { allowed: false },
  }),
});

import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Ambushes. */
export const ambushes = defineExamples({
  'wab-13.22/one-unit': applies('wab/ambush', {
    es: 'Antes de desplegar, un jugador quiere esconder una unidad con esta regla en un bosque que el enemigo no ve.',
    en: 'Before deployment a player wants to hide a unit with this rule in a wood that the enemy does not see.',
    ask: { ambushStep: 'hide' },
    gives: { allowed: true },
  }),
  'wab-13.22/a-second-one': forbids('wab/ambush', {
    es: 'Antes de desplegar, un jugador que ya ha escondido una unidad quiere esconder otra.',
    en: 'Before deployment a player who has hidden one unit already wants to hide another.',
    ask: { ambushStep: 'hide', hiddenBefore: 1 },
    gives: { allowed: false },
  }),
  'wab-13.22/in-sight': forbids('wab/ambush', {
    es: 'Un jugador quiere esconder una unidad donde el enemigo la vería.',
    en: 'A player wants to hide a unit where the enemy would see it.',
    ask: { ambushStep: 'hide', placeInSight: true },
    gives: { allowed: false },
  }),
  'wab-13.23/his-zone': applies('wab/ambush', {
    es: 'Un jugador quiere esconder una unidad en la zona de despliegue del rival.',
    en: "A player wants to hide a unit in the opponent's deployment zone.",
    ask: { ambushStep: 'hide', placeInEnemyZone: true },
    gives: { allowed: false },
  }),
  'wab-13.23/elsewhere': doesNotApply('wab/ambush', {
    es: 'Un jugador quiere esconder una unidad fuera de la vista y fuera de la zona de despliegue del rival.',
    en: "A player wants to hide a unit out of sight and outside the opponent's deployment zone.",
    ask: { ambushStep: 'hide', placeInEnemyZone: false },
    gives: { allowed: true },
    cites: ['wab-13.22'],
  }),
  'wab-13.24/deployed-or-kept': applies('wab/ambush', {
    es: 'Todos han desplegado, y un jugador tiene una unidad escondida.',
    en: 'All have deployed, and a player has a unit hidden.',
    ask: { ambushStep: 'after-deployment' },
    gives: { mayReveal: true, mayStayHidden: true },
  }),
  'wab-13.25/seven-inches': applies('wab/ambush', {
    es: 'Un enemigo acaba su movimiento a 7 pulgadas de una unidad escondida a la que no ve.',
    en: 'An enemy ends its move 7 inches from a hidden unit that it does not see.',
    ask: { ambushStep: 'in-play', enemyDistance: 7 },
    gives: { mustReveal: true, mayStayHidden: false },
    case: 621,
  }),
  'wab-13.25/seen': applies('wab/ambush', {
    es: 'Un enemigo se sitúa a 15 pulgadas donde podría ver a la unidad escondida.',
    en: 'An enemy comes to stand 15 inches away where he could see the hidden unit.',
    ask: { ambushStep: 'in-play', enemyDistance: 15, enemySees: true },
    gives: { mustReveal: true },
  }),
  'wab-13.26/whenever-he-likes': applies('wab/ambush', {
    es: 'El enemigo más cercano está a 12 pulgadas de una unidad escondida y no podría verla.',
    en: 'The nearest enemy is 12 inches from a hidden unit and could not see it.',
    ask: { ambushStep: 'in-play', enemyDistance: 12 },
    gives: { mustReveal: false, mayReveal: true, mayStayHidden: true },
  }),
  'wab-13.27/charges-at-once': applies('wab/ambush', {
    es: 'Una unidad escondida aparece al empezar su turno y quiere cargar.',
    en: 'A hidden unit appears at the start of its turn and wants to charge.',
    ask: { ambushStep: 'act', appearsIn: 'turn-start', ambushWants: 'charge' },
    gives: { allowed: true },
  }),
  'wab-13.27/too-late-to-charge': forbids('wab/ambush', {
    es: 'Una unidad escondida aparece en su fase de movimiento, anunciadas ya las cargas, y quiere cargar.',
    en: 'A hidden unit appears in its movement phase, with the charges declared already, and wants to charge.',
    ask: { ambushStep: 'act', appearsIn: 'movement', ambushWants: 'charge' },
    gives: { allowed: false },
  }),
  'wab-13.27/still-shoots': applies('wab/ambush', {
    es: 'Una unidad escondida aparece en su fase de disparo y quiere disparar.',
    en: 'A hidden unit appears in its shooting phase and wants to shoot.',
    ask: { ambushStep: 'act', appearsIn: 'shooting', ambushWants: 'shoot' },
    gives: { allowed: true },
  }),
  'wab-13.28/no-terror': applies('wab/fear-test', {
    es: 'Empieza el turno de una unidad escondida con un enemigo que causa terror a 8 pulgadas.',
    en: 'The turn of a hidden unit begins with an enemy who causes terror 8 inches away.',
    ask: {
      ...{ leadership: 7, fearCase: 'turn-start', enemyCauses: 'terror' },
      ...{ terrorDistance: 8, inAmbush: true },
    },
    gives: { testTaken: 'none' },
  }),
  'wab-13.28/no-panic': applies('wab/panic-test', {
    es: 'Unos amigos huyen a 3 pulgadas de una unidad escondida al empezar su turno.',
    en: 'Friends flee 3 inches from a hidden unit as its turn begins.',
    ask: { leadership: 7, friendDistance: 3, inAmbush: true },
    gives: { tests: false },
  }),
  'wab-13.28/warbands-roll': applies('wab/warband-test', {
    es: 'Empieza el turno de una partida de guerra escondida en emboscada.',
    en: 'The turn of a warband begins that is hidden in ambush.',
    ask: { inAmbush: true },
    gives: { tests: true },
  }),
  'wab-13.28/in-the-open': doesNotApply('wab/fear-test', {
    es: 'Empieza el turno de una unidad desplegada con un enemigo que causa terror a 8 pulgadas.',
    en: 'The turn of a deployed unit begins with an enemy who causes terror 8 inches away.',
    ask: { leadership: 7, fearCase: 'turn-start', enemyCauses: 'terror', terrorDistance: 8 },
    gives: { testTaken: 'terror' },
    cites: ['wab-12.13'],
  }),
});

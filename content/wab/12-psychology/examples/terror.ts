import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

const charged = { enemyCauses: 'terror' } as const;
const atStart = { enemyCauses: 'terror', fearCase: 'turn-start' } as const;

/** Terror, in charges and within 8 inches. */
export const terror = defineExamples({
  'wab-12.8/a-leadership-test': applies('wab/fear-test', {
    es: 'A una unidad de Liderazgo 8 la carga por primera vez un enemigo que causa terror.',
    en: 'A unit of Leadership 8 is charged for the first time by an enemy who causes terror.',
    ask: { leadership: 8, ...charged },
    gives: { testTaken: 'terror', passChance: '13/18' },
    odds: { 'flees-in-fear': '5/18' },
  }),
  'wab-12.9/fear-afterwards': applies('wab/fear-test', {
    es: 'A una infantería que ya pasó un chequeo de terror por una carga la carga otra vez un enemigo que lo causa.',
    en: 'Infantry that has passed a terror test for a charge is charged again by an enemy who causes it.',
    ask: { leadership: 7, ...charged, chargeTerror: 'passed' },
    gives: { testTaken: 'fear', fearMoment: 'once-in-range' },
    cites: ['wab-12.12', 'wab-12.9'],
    case: 589,
  }),
  'wab-12.9/who-causes-fear-himself': applies('wab/fear-test', {
    es: 'A una unidad que causa miedo la carga un enemigo que causa terror, donde se ha acordado que para ella sólo es miedo.',
    en: 'A unit that causes fear is charged by an enemy who causes terror, where it was agreed that to it that is only fear.',
    ask: { leadership: 7, ...charged, unitCauses: 'fear', readings: { R308: 'b' } },
    gives: { testTaken: 'fear' },
  }),
  'wab-12.10/one-test': applies('wab/fear-test', {
    es: 'A una infantería la carga por primera vez un enemigo que causa terror, y por tanto también miedo; saca 6 con Liderazgo 7.',
    en: 'Infantry is charged for the first time by an enemy who causes terror, and therefore fear too; it rolls 6 on Leadership 7.',
    ask: { leadership: 7, ...charged, dice: [3, 3] },
    gives: { testTaken: 'terror', passed: true, fleesInFear: false, hitsOnSix: false },
  }),
  'wab-12.10/terror-is-done': doesNotApply('wab/fear-test', {
    es: 'A una infantería que ya pasó su chequeo de terror por cargas la carga un enemigo que lo causa.',
    en: 'Infantry that has already passed its terror test for charges is charged by an enemy who causes it.',
    ask: { leadership: 7, ...charged, chargeTerror: 'passed' },
    gives: { testTaken: 'fear' },
    cites: ['wab-12.9'],
  }),
  'wab-12.11/charges-an-elephant': applies('wab/fear-test', {
    es: 'Una infantería quiere cargar por primera vez a un enemigo que causa terror.',
    en: 'Infantry wants to charge an enemy who causes terror for the first time.',
    ask: { leadership: 7, ...charged, fearCase: 'charging' },
    gives: { testTaken: 'terror', fearMoment: 'after-the-reaction', ifItFails: 'flees' },
  }),
  'wab-12.12/infantry-once': applies('wab/fear-test', {
    es: 'Una infantería que ya pasó un chequeo de terror al cargar es cargada por otro enemigo que lo causa.',
    en: 'Infantry that passed a terror test as it charged is charged by another enemy who causes it.',
    ask: { leadership: 7, ...charged, chargeTerror: 'passed', troopKind: 'infantry' },
    gives: { testTaken: 'fear' },
  }),
  'wab-12.12/cavalry-every-time': doesNotApply('wab/fear-test', {
    es: 'Una caballería que ya pasó un chequeo de terror al cargar es cargada por otro enemigo que lo causa.',
    en: 'Cavalry that passed a terror test as it charged is charged by another enemy who causes it.',
    ask: { leadership: 7, ...charged, chargeTerror: 'passed', troopKind: 'cavalry' },
    gives: { testTaken: 'terror' },
    cites: ['wab-12.11'],
    case: 589,
  }),
  'wab-12.12/cavalry-by-the-other-reading': applies('wab/fear-test', {
    es: 'Una caballería que ya pasó un chequeo de terror al cargar es cargada por quien lo causa, donde se ha acordado que después sólo se teme.',
    en: 'Cavalry that passed a terror test as it charged is charged by an enemy who causes it, where it was agreed that from then on it only fears.',
    ask: {
      ...{ leadership: 7, ...charged, chargeTerror: 'passed', troopKind: 'cavalry' },
      readings: { R218: 'b' },
    },
    gives: { testTaken: 'fear' },
  }),
  'wab-12.12/near-test-does-not-count': doesNotApply('wab/fear-test', {
    es: 'Una infantería que pasó el chequeo de terror a 8 pulgadas es cargada por primera vez por quien lo causa.',
    en: 'Infantry that passed the terror test within 8 inches is charged by an enemy who causes it for the first time.',
    ask: { leadership: 7, ...charged, nearTerror: 'passed' },
    gives: { testTaken: 'terror' },
    cites: ['wab-12.11'],
  }),
  'wab-12.12/one-test-frees-from-both': applies('wab/fear-test', {
    es: 'Una infantería que pasó el chequeo de terror a 8 pulgadas es cargada por quien lo causa, donde se ha acordado que uno libra del otro.',
    en: 'Infantry that passed the terror test within 8 inches is charged by an enemy who causes it, where it was agreed that one frees from the other.',
    ask: { leadership: 7, ...charged, nearTerror: 'passed', readings: { R297: 'b' } },
    gives: { testTaken: 'fear' },
  }),
  'wab-12.13/eight-inches': applies('wab/fear-test', {
    es: 'Empieza el turno de una unidad con un enemigo que causa terror a 8 pulgadas.',
    en: 'The turn of a unit begins with an enemy who causes terror 8 inches away.',
    ask: { leadership: 7, ...atStart, terrorDistance: 8 },
    gives: { testTaken: 'terror', fearMoment: 'turn-start' },
    case: 587,
  }),
  'wab-12.13/in-every-turn': applies('wab/fear-test', {
    es: 'Empieza el turno del enemigo que causa terror a 5 pulgadas de una unidad, donde se ha acordado chequear al empezar cada turno.',
    en: 'The turn of the enemy begins who causes terror 5 inches from a unit, where it was agreed to test as every turn begins.',
    ask: {
      ...{ leadership: 7, ...atStart, terrorDistance: 5, enemyTurn: true },
      readings: { R276: 'b' },
    },
    gives: { testTaken: 'terror' },
  }),
  'wab-12.14/overcome': applies('wab/fear-test', {
    es: 'Empieza el turno de una unidad a 5 pulgadas de quien causa terror; en un turno anterior ya pasó este chequeo.',
    en: 'The turn of a unit begins 5 inches from who causes terror; in an earlier turn it passed this test.',
    ask: { leadership: 7, ...atStart, terrorDistance: 5, nearTerror: 'passed' },
    gives: { testTaken: 'none' },
  }),
  'wab-12.14/first-time': doesNotApply('wab/fear-test', {
    es: 'Empieza el turno de una unidad a 5 pulgadas de quien causa terror; sólo había pasado un chequeo al ser cargada.',
    en: 'The turn of a unit begins 5 inches from who causes terror; it has only passed a test as it was charged.',
    ask: { leadership: 7, ...atStart, terrorDistance: 5, chargeTerror: 'passed' },
    gives: { testTaken: 'terror' },
    cites: ['wab-12.13'],
  }),
  'wab-12.15/few-elephants': applies('wab/fear-test', {
    es: 'Unos elefantes que cuentan 5 cargan a 20 infantes de Liderazgo 7, que sacan 9 en su chequeo de terror.',
    en: 'Elephants that count 5 charge 20 footmen of Leadership 7, who roll 9 in their terror test.',
    ask: { leadership: 7, ...charged, models: 20, enemyModels: 5, dice: [6, 3] },
    gives: { fleesInFear: true, hitsOnSix: false },
  }),
  'wab-12.15/as-the-turn-begins': applies('wab/fear-test', {
    es: 'Una unidad de Liderazgo 7 saca 9 en su chequeo de terror al empezar su turno.',
    en: 'A unit of Leadership 7 rolls 9 in its terror test as its turn begins.',
    ask: { leadership: 7, ...atStart, dice: [6, 3] },
    gives: { fleesInFear: true },
  }),
});

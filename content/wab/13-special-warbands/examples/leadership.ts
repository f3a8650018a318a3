import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** What the ranks of a warband add to its Leadership. */
export const leadership = defineExamples({
  'wab-13.14/open-order': applies('wab/leadership-test', {
    es: 'Una partida de orden abierto y Liderazgo 5 tiene un frente de 5 con 3 filas completas tras la primera.',
    en: 'An open-order warband of Leadership 5 stands 5 wide with 3 full ranks behind the first.',
    ask: { leadership: 5, warband: true, width: 5, ranksBehind: 3, order: 'open-infantry' },
    gives: { leadershipUsed: 7, passChance: '7/12' },
    case: 609,
  }),
  'wab-13.14/close-order': applies('wab/leadership-test', {
    es: 'Una partida de orden cerrado y Liderazgo 5 tiene un frente de 5 con 3 filas completas tras la primera.',
    en: 'A close-order warband of Leadership 5 stands 5 wide with 3 full ranks behind the first.',
    ask: { leadership: 5, warband: true, width: 5, ranksBehind: 3 },
    gives: { leadershipUsed: 8 },
  }),
  'wab-13.14/ten-at-most': applies('wab/leadership-test', {
    es: 'Una partida de orden cerrado y Liderazgo 8 tiene 4 filas completas tras la primera.',
    en: 'A close-order warband of Leadership 8 has 4 full ranks behind the first.',
    ask: { leadership: 8, warband: true, ranksBehind: 4 },
    gives: { leadershipUsed: 10 },
  }),
  'wab-13.14/counted-from-its-models': applies('wab/break-test', {
    es: 'Una partida de orden cerrado, de Liderazgo 5 y 19 miniaturas con un frente de 5, pierde por 1.',
    en: 'A close-order warband of Leadership 5 with 19 models, 5 wide, loses by 1.',
    ask: { leadership: 5, warband: true, models: 19, width: 5 },
    gives: { leadershipUsed: 8, target: 7 },
  }),
  'wab-13.14/three-wide': doesNotApply('wab/leadership-test', {
    es: 'Una partida de guerra de Liderazgo 5 tiene un frente de 3 con 2 filas detrás.',
    en: 'A warband of Leadership 5 stands 3 wide with 2 ranks behind.',
    ask: { leadership: 5, warband: true, width: 3, ranksBehind: 2 },
    gives: { leadershipUsed: 5 },
    cites: ['wab-1.20'],
  }),
  'wab-13.14/not-to-rally': applies('wab/rally-test', {
    es: 'Una partida de guerra de Liderazgo 5 que huye, con 20 miniaturas, intenta reagruparse.',
    en: 'A fleeing warband of Leadership 5 with 20 models tries to rally.',
    ask: { leadership: 5, warband: true },
    gives: { leadershipUsed: 5 },
  }),
  'wab-13.14/to-rally-by-the-other-reading': applies('wab/rally-test', {
    es: 'Una partida de guerra de Liderazgo 5 que huye, con 3 filas completas tras la primera, intenta reagruparse, donde se ha acordado que las filas cuentan.',
    en: 'A fleeing warband of Leadership 5 with 3 full ranks behind the first tries to rally, where it was agreed that ranks count.',
    ask: { leadership: 5, warband: true, ranksBehind: 3, readings: { R292: 'b' } },
    gives: { leadershipUsed: 8 },
  }),
  'wab-13.20/a-chief-of-its-own': applies('wab/leadership-test', {
    es: 'A una partida de Liderazgo 5 con 2 filas completas tras la primera la dirige un jefe de Liderazgo 7 con la misma regla.',
    en: 'A warband of Leadership 5 with 2 full ranks behind the first is led by a chief of Leadership 7 with the same rule.',
    ask: {
      ...{ leadership: 5, warband: true, ranksBehind: 2 },
      ...{ characterLeadership: 7, characterWarband: true },
    },
    gives: { leadershipUsed: 9 },
  }),
  'wab-13.20/a-stranger': doesNotApply('wab/leadership-test', {
    es: 'A una partida de Liderazgo 5 con 3 filas completas tras la primera la dirige un personaje de Liderazgo 7 sin esa regla.',
    en: 'A warband of Leadership 5 with 3 full ranks behind the first is led by a character of Leadership 7 without that rule.',
    ask: { leadership: 5, warband: true, ranksBehind: 3, characterLeadership: 7 },
    gives: { leadershipUsed: 8 },
    cites: ['wab-13.14'],
  }),
  'wab-13.21/a-general-of-its-own': applies('wab/leadership-test', {
    es: 'Una partida de orden cerrado y Liderazgo 5, con 3 filas de 5 tras la primera, está a 10 pulgadas de su General, de Liderazgo 7 y con la misma regla.',
    en: 'A close-order warband of Leadership 5 with 3 ranks of 5 behind the first is 10 inches from its General, of Leadership 7 and with the same rule.',
    ask: {
      ...{ leadership: 5, warband: true, width: 5, ranksBehind: 3 },
      ...{ generalLeadership: 7, generalDistance: 10, generalWarband: true },
    },
    gives: { leadershipUsed: 10 },
    case: 611,
  }),
  'wab-13.21/a-strange-general': doesNotApply('wab/leadership-test', {
    es: 'Una partida de orden cerrado y Liderazgo 5, con 3 filas de 5 tras la primera, está a 10 pulgadas de su General, de Liderazgo 7 y sin esa regla.',
    en: 'A close-order warband of Leadership 5 with 3 ranks of 5 behind the first is 10 inches from its General, of Leadership 7 and without that rule.',
    ask: {
      ...{ leadership: 5, warband: true, width: 5, ranksBehind: 3 },
      ...{ generalLeadership: 7, generalDistance: 10 },
    },
    gives: { leadershipUsed: 8 },
    cites: ['wab-13.14'],
  }),
});

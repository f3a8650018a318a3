import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Who makes an order check, and with how many dice. */
export const checks = defineExamples({
  't7g-2.23/fresh-and-alone': applies('t7g/order-check', {
    es: 'Una unidad Fresca con Disciplina 2 se activa con ¡Fuego! sin ningún Mando cerca.',
    en: 'A Fresh unit with Discipline 2 is activated with Fire!, and no Commander is near.',
    ask: { discipline: 2, card: 'fire', commander: 'away' },
    gives: { needed: false },
    case: 31,
  }),
  't7g-2.24/worn-unit': applies('t7g/order-check', {
    es: 'Una unidad con Disciplina 4 y 1 marcador de Desgaste se activa, y su mejor dado es un 4.',
    en: 'A unit with Discipline 4 and 1 Wear marker is activated, and its best die is a 4.',
    ask: { discipline: 4, wear: 1, dice: [4, 3, 2, 1] },
    gives: { needed: true, passed: false },
  }),
  't7g-2.25/no-commander-near': applies('t7g/order-check', {
    es: 'Una infantería con Disciplina 4 y 2 marcadores de Desgaste se activa sin ningún Mando dentro ni cerca.',
    en: 'Infantry with Discipline 4 and 2 Wear markers is activated with no Commander inside it or near.',
    ask: { discipline: 4, wear: 2, commander: 'away' },
    gives: { dice: 2 },
    odds: { 'check-passes': '5/9' },
    case: 29,
  }),
  't7g-2.25/commander-in-sight': doesNotApply('t7g/order-check', {
    es: 'Una infantería con Disciplina 4 y 2 marcadores de Desgaste se activa con su Mando a la vista y a distancia de mando.',
    en: 'Infantry with Discipline 4 and 2 Wear markers is activated with its Commander in sight and within command distance.',
    ask: { discipline: 4, wear: 2 },
    gives: { dice: 4 },
    odds: { 'check-passes': '65/81' },
    cites: ['t7g-2.26'],
  }),
  't7g-2.26/five-and-six': applies('t7g/order-check', {
    es: 'Una unidad con Disciplina 3 y 1 marcador de Desgaste tira 6, 5 y 1.',
    en: 'A unit with Discipline 3 and 1 Wear marker rolls 6, 5 and 1.',
    ask: { discipline: 3, wear: 1, dice: [6, 5, 1] },
    gives: { passed: true, successes: 2 },
  }),
  't7g-2.27/another-decrease': applies('t7g/order-check', {
    es: 'Una unidad con Disciplina 5 y 1 marcador de Desgaste, con su Mando cerca, sufre por una Cualidad 1 reducción de Disciplina.',
    en: 'A unit with Discipline 5 and 1 Wear marker, its Commander near, suffers 1 Decrease of Discipline by a Trait.',
    ask: { discipline: 5, wear: 1, otherDecreases: 1 },
    gives: { dice: 3 },
  }),
  't7g-2.27/point-of-lealtad': doesNotApply('t7g/order-check', {
    es: 'Una unidad con Disciplina 4 y 2 marcadores de Desgaste tiene dentro un Mando con Lealtad.',
    en: 'A unit with Discipline 4 and 2 Wear markers has a Commander with Lealtad inside it.',
    ask: { discipline: 4, wear: 2, commander: 'inside', loyalty: 1 },
    gives: { dice: 5 },
    cites: ['t7g-7.35'],
    case: 417,
  }),
});

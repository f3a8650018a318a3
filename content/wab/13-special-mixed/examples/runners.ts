import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Chariot runners. */
export const runners = defineExamples({
  'wab-13.35/among-themselves': applies('wab/chariot-runners', {
    es: 'Unos corredores hostigan junto a sus carros a 1 pulgada unos de otros.',
    en: 'Runners skirmish beside their chariots, 1 inch from each other.',
    ask: { runnersDo: 'stand', modelGap: 1, chariotGap: 1 },
    gives: { allowed: true },
  }),
  'wab-13.36/both-sides-of-a-chariot': applies('wab/chariot-runners', {
    es: 'Dos corredores están a 4 pulgadas uno de otro, en línea con el carro que los separa y a 1 pulgada de él.',
    en: 'Two runners are 4 inches apart, in line with the chariot between them and 1 inch from it.',
    ask: { runnersDo: 'stand', modelGap: 4, chariotGap: 1 },
    gives: { allowed: true },
  }),
  'wab-13.36/too-far-from-the-chariot': forbids('wab/chariot-runners', {
    es: 'Dos corredores están a 4 pulgadas uno de otro y a 3 del carro.',
    en: 'Two runners are 4 inches apart and 3 from the chariot.',
    ask: { runnersDo: 'stand', modelGap: 4, chariotGap: 3 },
  }),
  'wab-13.36/not-in-line': forbids('wab/chariot-runners', {
    es: 'Dos corredores están a 4 pulgadas uno de otro y a 1 del carro, pero por delante de él y no en línea.',
    en: 'Two runners are 4 inches apart and 1 from the chariot, but ahead of it and not in line.',
    ask: { runnersDo: 'stand', modelGap: 4, chariotGap: 1, inLine: false },
  }),
  'wab-13.36/close-together': doesNotApply('wab/chariot-runners', {
    es: 'Unos corredores están a 2 pulgadas unos de otros y a 1 de los carros.',
    en: 'Runners are 2 inches from each other and 1 from the chariots.',
    ask: { runnersDo: 'stand', modelGap: 2, chariotGap: 1 },
    gives: { allowed: true },
    cites: ['wab-13.35'],
  }),
  'wab-13.37/charge-between': applies('wab/chariot-runners', {
    es: 'Unos corredores quieren cargar por los huecos entre sus carros.',
    en: 'Runners want to charge through the gaps between their chariots.',
    ask: { runnersDo: 'charge-between' },
    gives: { allowed: true },
  }),
  'wab-13.38/narrow-gaps': applies('wab/chariot-runners', {
    es: 'Unos carros cargan a través de sus corredores, entre los que no caben, y ven al enemigo.',
    en: 'Chariots charge through their runners, between whom they do not fit, and see the enemy.',
    ask: { runnersDo: 'chariots-charge', narrowGaps: true },
    gives: { allowed: true },
  }),
  'wab-13.38/engaged-runners': applies('wab/chariot-runners', {
    es: 'Unos carros cargan a través de sus corredores, que ya luchan con el enemigo.',
    en: 'Chariots charge through their runners, who already fight the enemy.',
    ask: { runnersDo: 'chariots-charge', runnersEngaged: true },
    gives: { allowed: true },
  }),
  'wab-13.38/nothing-seen': doesNotApply('wab/chariot-runners', {
    es: 'Unos carros quieren cargar a través de sus corredores, que tapan todo su frente.',
    en: 'Chariots want to charge through their runners, who close their whole front.',
    ask: { runnersDo: 'chariots-charge', narrowGaps: true, seesEnemy: false },
    gives: { allowed: false },
    cites: ['wab-13.39'],
  }),
  'wab-13.39/front-closed': applies('wab/chariot-runners', {
    es: 'Los corredores forman una línea cerrada delante de los carros, que quieren cargar a través de ellos.',
    en: 'The runners stand in a solid line before the chariots, which want to charge through them.',
    ask: { runnersDo: 'chariots-charge', narrowGaps: true, seesEnemy: false },
    gives: { allowed: false },
  }),
  'wab-13.39/seen-between-them': doesNotApply('wab/chariot-runners', {
    es: 'Los carros ven al enemigo entre sus corredores y quieren cargar a través de ellos.',
    en: 'The chariots see the enemy between their runners and want to charge through them.',
    ask: { runnersDo: 'chariots-charge', narrowGaps: true },
    gives: { allowed: true },
    cites: ['wab-13.38'],
  }),
});

import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { mayFire } from '../../combats.ts';

/** The line of sight (ccn-5.88 to ccn-5.92). */
export const sight = defineExamples({
  'ccn-5.88/unseen': applies('ccn/may-fire', {
    es: 'La infantería de línea tiene a un enemigo a 2 hexágonos y no lo ve.',
    en: 'Line infantry has an enemy 2 hexes away and does not see it.',
    ask: mayFire('line', { lineOfSight: false }),
    gives: { allowed: false, inRange: true },
  }),
  'ccn-5.89/between-the-centers': applies('ccn/line-of-sight', {
    es: 'La infantería está en E5 y el enemigo en E7; en E6 hay una unidad amiga.',
    en: 'The infantry is in E5 and the enemy in E7; in E6 stands a friendly unit.',
    ask: { from: 'E5', to: 'E7', friends: ['E6'], shooter: 'line' },
    gives: { visible: false, blockedBy: ['E6'] },
    cites: ['ccn-5.89', 'ccn-5.90'],
    case: 213,
  }),
  'ccn-5.89/own-hex': applies('ccn/line-of-sight', {
    es: 'La infantería está en un bosque, en E5, y el enemigo en E7, en terreno despejado.',
    en: 'The infantry is in a forest in E5 and the enemy on open ground in E7.',
    ask: { from: 'E5', to: 'E7', forests: ['E5'], shooter: 'line' },
    gives: { visible: true },
  }),
  'ccn-5.90/friend-between': applies('ccn/line-of-sight', {
    es: 'Los fusileros ligeros están en una colina, en E5; una unidad amiga está más abajo, en E6, y el enemigo en E7.',
    en: 'Rifle Light infantry is on a hill in E5; a friendly unit is lower down in E6, and the enemy in E7.',
    ask: { from: 'E5', to: 'E7', hills: ['E5'], friends: ['E6'], shooter: 'rifle' },
    gives: { visible: false, blockedBy: ['E6'] },
    case: 225,
  }),
  'ccn-5.90/fieldworks-between': applies('ccn/line-of-sight', {
    es: 'La infantería está en E5 y el enemigo en E7; en E6, llano, hay una fortificación vacía.',
    en: 'The infantry is in E5 and the enemy in E7; in E6, on level ground, are empty fieldworks.',
    ask: { from: 'E5', to: 'E7', fieldworkHexes: ['E6'], shooter: 'line' },
    gives: { visible: true },
    cites: ['ccn-5.90', 'ccn-7.40'],
    case: 217,
  }),
  'ccn-5.91/target-in-forest': applies('ccn/line-of-sight', {
    es: 'La infantería está en E5 y el enemigo en un bosque, en E7.',
    en: 'The infantry is in E5 and the enemy in a forest in E7.',
    ask: { from: 'E5', to: 'E7', forests: ['E7'], shooter: 'line' },
    gives: { visible: true },
  }),
  'ccn-5.91/forest-between': doesNotApply('ccn/line-of-sight', {
    es: 'La infantería está en E5 y el enemigo en E7; hay un bosque en E6.',
    en: 'The infantry is in E5 and the enemy in E7; there is a forest in E6.',
    ask: { from: 'E5', to: 'E7', forests: ['E6'], shooter: 'line' },
    gives: { visible: false, blockedBy: ['E6'] },
    cites: ['ccn-7.8'],
  }),
  'ccn-5.92/one-side': applies('ccn/line-of-sight', {
    es: 'La línea de E5 a F6 va entre E6, un bosque, y F5, vacío.',
    en: 'The line from E5 to F6 runs between E6, a forest, and F5, which is empty.',
    ask: { from: 'E5', to: 'F6', forests: ['E6'] },
    gives: { visible: true },
  }),
  'ccn-5.92/both-sides': applies('ccn/line-of-sight', {
    es: 'La línea de E5 a F6 va entre E6, un bosque, y F5, donde hay un líder enemigo solo.',
    en: 'The line from E5 to F6 runs between E6, a forest, and F5, where a lone enemy leader stands.',
    ask: { from: 'E5', to: 'F6', forests: ['E6'], units: ['F5'] },
    gives: { visible: false },
    case: 215,
  }),
  'ccn-5.92/through-a-hex': doesNotApply('ccn/line-of-sight', {
    es: 'La línea de E5 a E7 pasa por el centro de E6, un bosque.',
    en: 'The line from E5 to E7 runs through the center of E6, a forest.',
    ask: { from: 'E5', to: 'E7', forests: ['E6'] },
    gives: { visible: false },
    cites: ['ccn-7.8'],
  }),
});

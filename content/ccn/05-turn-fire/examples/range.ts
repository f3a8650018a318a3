import { applies, defineExamples } from '../../../../src/library/example.ts';
import { mayFire } from '../../combats.ts';

/** Distance, and how far each arm fires (ccn-5.83 to ccn-5.87). */
export const range = defineExamples({
  'ccn-5.83/counted': applies('ccn/may-fire', {
    es: 'Entre la infantería de línea y su objetivo hay 1 hexágono vacío: con el del objetivo son 2.',
    en: 'Between line infantry and its target lies 1 empty hex: with that of the target they are 2.',
    ask: mayFire('line', { distance: 2 }),
    gives: { allowed: true, inRange: true },
    cites: ['ccn-5.83', 'ccn-5.84'],
  }),
  'ccn-5.84/two-hexes': applies('ccn/may-fire', {
    es: 'La infantería ligera ve a un enemigo a 2 hexágonos.',
    en: 'Light infantry sees an enemy 2 hexes away.',
    ask: mayFire('light', { distance: 2 }),
    gives: { allowed: true, range: 2 },
  }),
  'ccn-5.84/three-hexes': applies('ccn/may-fire', {
    es: 'La infantería ligera ve a un enemigo a 3 hexágonos.',
    en: 'Light infantry sees an enemy 3 hexes away.',
    ask: mayFire('light', { distance: 3 }),
    gives: { allowed: false, range: 2, inRange: false },
  }),
  'ccn-5.85/three-hexes': applies('ccn/may-fire', {
    es: 'Los fusileros ligeros ven a un enemigo a 3 hexágonos.',
    en: 'Rifle Light infantry sees an enemy 3 hexes away.',
    ask: mayFire('rifle', { distance: 3 }),
    gives: { allowed: true, range: 3 },
  }),
  'ccn-5.85/four-hexes': applies('ccn/may-fire', {
    es: 'Los fusileros ligeros ven a un enemigo a 4 hexágonos.',
    en: 'Rifle Light infantry sees an enemy 4 hexes away.',
    ask: mayFire('rifle', { distance: 4 }),
    gives: { allowed: false, inRange: false },
  }),
  'ccn-5.86/five-hexes': applies('ccn/may-fire', {
    es: 'La artillería de a pie, que no ha movido, ve a un enemigo a 5 hexágonos.',
    en: 'Foot artillery that has not moved sees an enemy 5 hexes away.',
    ask: mayFire('foot-artillery', { distance: 5 }),
    gives: { allowed: true, range: 5 },
    cites: ['ccn-5.100', 'ccn-5.86'],
    case: 427,
  }),
  'ccn-5.86/five-hexes-other-reading': applies('ccn/may-fire', {
    es: 'La artillería de a pie, que no ha movido, ve a un enemigo a 5 hexágonos; se lee R1 b.',
    en: 'Foot artillery that has not moved sees an enemy 5 hexes away; R1 is read as b.',
    ask: mayFire('foot-artillery', { distance: 5, readings: { R1: 'b' } }),
    gives: { allowed: false, range: 4 },
  }),
  'ccn-5.87/four-hexes': applies('ccn/may-fire', {
    es: 'La artillería montada, que no ha movido, ve a un enemigo a 4 hexágonos.',
    en: 'Horse artillery that has not moved sees an enemy 4 hexes away.',
    ask: mayFire('horse-artillery', { distance: 4 }),
    gives: { allowed: true, range: 4 },
    cites: ['ccn-5.102', 'ccn-5.87'],
  }),
  'ccn-5.87/five-hexes': applies('ccn/may-fire', {
    es: 'La artillería montada, que no ha movido, ve a un enemigo a 5 hexágonos.',
    en: 'Horse artillery that has not moved sees an enemy 5 hexes away.',
    ask: mayFire('horse-artillery', { distance: 5 }),
    gives: { allowed: false, range: 4 },
  }),
  'ccn-5.87/three-hexes-after-a-move': applies('ccn/may-fire', {
    es: 'La artillería montada con 2 bloques ha movido 1 hexágono y ve a un enemigo a 3.',
    en: 'Horse artillery with 2 blocks has moved 1 hex and sees an enemy 3 away.',
    ask: mayFire({ unit: 'horse-artillery', blocks: 2, moved: 1 }, { distance: 3 }),
    gives: { allowed: true },
  }),
});

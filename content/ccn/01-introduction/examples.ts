import { applies, defineExamples, doesNotApply } from '../../../src/library/example.ts';

export default defineExamples({
  'ccn-1.3/one-block-against-a-forest': applies('ccn/ranged-combat', {
    es: 'Una unidad de infantería de línea a la que le queda 1 bloque, sin haber movido, quiere disparar a una unidad de línea que está en un bosque, a 2 hexágonos.',
    en: 'A line infantry unit with 1 block left, which has not moved, wants to fire at a line unit in a forest 2 hexes away.',
    ask: {
      attacker: { unit: 'line', blocks: 1 },
      defender: { unit: 'line', terrain: 'forest' },
      distance: 2,
    },
    gives: { allowed: false, dice: 0 },
    cites: ['ccn-7.6', 'ccn-1.3'],
  }),
  'ccn-1.7/light-infantry': applies('ccn/unit', {
    es: 'La infantería ligera combate en melee: ¿impactan sus sables?',
    en: 'Light infantry fights a melee: do its sabers hit?',
    ask: { unit: 'light' },
    gives: { sabersHitUnits: true },
  }),
  'ccn-1.7/rifle-light-infantry': doesNotApply('ccn/unit', {
    es: 'Los fusileros ligeros combaten en melee contra una unidad: ¿impactan sus sables?',
    en: 'Rifle Light infantry fights a melee against a unit: do its sabers hit?',
    ask: { unit: 'rifle' },
    gives: { sabersHitUnits: false },
    cites: ['ccn-5.129'],
  }),
  'ccn-1.9/guard-light-cavalry': applies('ccn/unit', {
    es: 'Un jugador no encuentra en el reglamento cuántas banderas ignora la caballería ligera de la Guardia.',
    en: 'A player cannot find in the rulebook how many flags Guard Light cavalry ignores.',
    ask: { unit: 'guard-light-cavalry' },
    gives: { flagsOfType: null, onNationalCard: ['blocks', 'flags-ignored', 'dice-and-morale'] },
  }),
});

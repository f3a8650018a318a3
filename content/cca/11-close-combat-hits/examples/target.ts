import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { may } from '../../battles.ts';

/** Which of several enemies is attacked. */
export const target = defineExamples({
  'cca-11.59/warriors-next-to-two-enemies': applies('cca/may-battle', {
    es: 'Unos guerreros mueven 2 hexes y quedan adyacentes a 2 unidades enemigas; su jugador elige atacar a la caballería pesada.',
    en: 'Warriors move 2 hexes and are now adjacent to 2 enemy units; their player chooses to attack the heavy cavalry.',
    ask: { attacker: { unit: 'WR', moved: 2, enemiesAdjacent: 2 }, defender: { unit: 'HC' } },
    gives: { allowed: true, mustBattle: true, choosesTarget: true },
    cites: ['cca-11.59', 'cca-11.14', 'cca-8.19'],
    case: 10,
  }),
  'cca-11.59/one-enemy-adjacent': doesNotApply('cca/may-battle', {
    es: 'Unos guerreros mueven 2 hexes y quedan adyacentes a 1 sola unidad enemiga, de caballería pesada.',
    en: 'Warriors move 2 hexes and are now adjacent to just 1 enemy unit, heavy cavalry.',
    ask: { attacker: { unit: 'WR', moved: 2, enemiesAdjacent: 1 }, defender: { unit: 'HC' } },
    gives: { allowed: true, mustBattle: true, choosesTarget: false },
    cites: ['cca-11.14'],
  }),
  'cca-11.59/dice-split-between-two-targets': forbids('cca/may-battle', {
    es: 'Una unidad de infantería pesada adyacente a 2 unidades enemigas quiere repartir sus 5 dados entre ambas.',
    en: 'A heavy infantry unit adjacent to 2 enemy units wants to divide its 5 dice between them.',
    ask: may({ unit: 'HI', enemiesAdjacent: 2 }, 'MI', { splitDice: true }),
    cites: ['cca-9.5', 'cca-11.59'],
    case: 155,
  }),
});

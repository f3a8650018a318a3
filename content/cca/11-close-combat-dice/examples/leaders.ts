import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { roll } from '../../battles.ts';

/** What a leader changes, and for whom. */
export const leaders = defineExamples({
  'cca-11.38/ordered-leader': forbids('cca/may-battle', {
    es: 'Un líder solo en su hex ha recibido una orden y quiere atacar a la infantería media enemiga adyacente.',
    en: 'A leader alone in his hex has been ordered and wants to attack the enemy medium infantry adjacent to him.',
    ask: { attacker: { unit: 'LD' }, defender: { unit: 'MI' } },
    case: 153,
  }),
  'cca-11.38/spartacus-orders-a-leader': applies('cca/close-combat', {
    es: 'Un líder solo en su hex recibe una orden de Soy Espartaco y quiere atacar a la infantería media enemiga adyacente.',
    en: 'A leader alone in his hex is ordered by I am Spartacus and wants to attack the enemy medium infantry adjacent to him.',
    ask: { attacker: { unit: 'LD' }, defender: { unit: 'MI' }, card: 'i-am-spartacus' },
    gives: { allowed: false },
  }),
  'cca-11.39/leader-adjacent': applies('cca/close-combat-roll', {
    es: 'Una unidad de infantería media con un líder amigo adyacente ataca a infantería ligera, que aguanta, y saca 2 símbolos de líder, 1 espada y 1 círculo verde.',
    en: 'A medium infantry unit with a friendly leader adjacent attacks light infantry, which stands, and rolls 2 leader symbols, 1 sword and 1 green circle.',
    ask: roll({ unit: 'MI', leader: 'adjacent' }, 'LI', ['leader', 'leader', 'swords', 'green']),
    gives: { hits: 4, eliminated: true },
    cites: ['cca-11.39', 'cca-11.48', 'cca-11.51'],
  }),
  'cca-11.39/chance-with-a-leader': applies('cca/close-combat', {
    es: 'Una unidad de infantería media con un líder amigo adyacente ataca a infantería pesada en terreno despejado.',
    en: 'A medium infantry unit with a friendly leader adjacent attacks heavy infantry in the open.',
    ask: { attacker: { unit: 'MI', leader: 'adjacent' }, defender: { unit: 'HI' } },
    gives: { dice: 4, hitsOn: ['red', 'swords', 'leader'] },
    odds: { 'at-least-one-hit': '15/16' },
    cites: ['cca-11.12', 'cca-11.44', 'cca-11.45', 'cca-11.39', 'cca-11.48'],
  }),
  'cca-11.39/target-evades': doesNotApply('cca/close-combat-roll', {
    es: 'Una unidad de infantería pesada con un líder unido ataca a infantería ligera, que se evade, y saca 2 círculos verdes, 1 espada, 1 bandera y 1 símbolo de líder.',
    en: 'A heavy infantry unit with a leader attached attacks light infantry, which evades, and rolls 2 green circles, 1 sword, 1 flag and 1 leader symbol.',
    ask: roll(
      { unit: 'HI', leader: 'attached' },
      'LI',
      ['green', 'swords', 'flag', 'leader', 'green'],
      { evades: true },
    ),
    gives: { hits: 2, flags: 0, blocksLeft: 2 },
    cites: ['cca-13.6', 'cca-13.4', 'cca-11.42'],
    case: 197,
  }),
  'cca-11.40/elephants-near-a-leader': applies('cca/close-combat-roll', {
    es: 'Unos elefantes con un líder amigo adyacente atacan a infantería media y sacan 2 símbolos de líder, 1 triángulo azul y 1 cuadrado rojo.',
    en: 'Elephants with a friendly leader adjacent attack medium infantry and roll 2 leader symbols, 1 blue triangle and 1 red square.',
    ask: roll({ unit: 'EL', leader: 'adjacent' }, 'MI', ['leader', 'leader', 'blue', 'red']),
    gives: { hits: 1, misses: 3 },
    cites: ['cca-11.43', 'cca-11.40', 'cca-11.50'],
  }),
  'cca-11.40/infantry-near-the-leader-of-elephants': doesNotApply('cca/close-combat-roll', {
    es: 'Una unidad de infantería media, adyacente a un líder amigo unido a unos elefantes, ataca a infantería media y saca 2 símbolos de líder, 1 triángulo azul y 1 cuadrado rojo.',
    en: 'A medium infantry unit adjacent to a friendly leader who is attached to elephants attacks medium infantry and rolls 2 leader symbols, 1 blue triangle and 1 red square.',
    ask: roll({ unit: 'MI', leader: 'adjacent' }, 'MI', ['leader', 'leader', 'blue', 'red']),
    gives: { hits: 3, misses: 1 },
    cites: ['cca-11.43', 'cca-11.39', 'cca-11.48'],
  }),
});

import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { may, melee } from '../../battles.ts';

/** What a melee is, and who attacks whom. */
export const attack = defineExamples({
  'ccn-5.116/artillery': applies('ccn/may-melee', {
    es: 'La artillería de a pie, que no ha movido, quiere atacar en melee a infantería adyacente.',
    en: 'Foot artillery that has not moved wants to attack adjacent infantry in melee.',
    ask: may('foot-artillery', 'line'),
    gives: { allowed: true },
  }),
  'ccn-5.116/lone-leader': applies('ccn/may-melee', {
    es: 'Un líder que está solo en su hexágono quiere atacar en melee a infantería adyacente.',
    en: 'A leader who is alone in his hex wants to attack adjacent infantry in melee.',
    ask: may('leader', 'line'),
    gives: { allowed: false },
  }),
  'ccn-5.143/forest-to-forest': applies('ccn/may-melee', {
    es: 'La caballería ligera con 3 bloques está en un bosque y quiere atacar a infantería que está en otro.',
    en: 'Light cavalry with 3 blocks is in a forest and wants to attack infantry in another.',
    ask: may(
      { unit: 'light-cavalry', blocks: 3, terrain: 'forest' },
      { unit: 'line', terrain: 'forest' },
    ),
    gives: { allowed: false, reactions: [] },
  }),
  'ccn-5.117/adjacent': applies('ccn/may-melee', {
    es: 'La caballería ligera quiere atacar a una unidad enemiga que está en un hexágono adyacente.',
    en: 'Light cavalry wants to attack an enemy unit in an adjacent hex.',
    ask: may('light-cavalry', 'line', { distance: 1 }),
    gives: { allowed: true },
  }),
  'ccn-5.119/in-order': applies('ccn/melee', {
    es: 'La infantería de línea con 3 bloques ataca a infantería de línea con 3 bloques.',
    en: 'Line infantry with 3 blocks attacks line infantry with 3 blocks.',
    ask: melee({ unit: 'line', blocks: 3 }, { unit: 'line', blocks: 3 }),
    gives: { strikesFirst: 'attacker', dice: 3, mayBattleBack: true, battleBackDice: 3 },
    cites: ['ccn-5.119', 'ccn-5.125', 'ccn-5.145', 'ccn-5.144', 'ccn-5.153'],
  }),
  'ccn-5.119/whole-melee': applies('ccn/melee-outcome', {
    es: 'Infantería de línea de 1 bloque ataca a otra de 1 bloque, que Responde si sigue en su hexágono. Las dos tienen sitio para retirarse.',
    en: 'Line infantry with 1 block attacks another with 1 block, which battles back if it is still in its hex. Both have room to retreat.',
    ask: { attacker: { unit: 'line', blocks: 1 }, defender: { unit: 'line', blocks: 1 } },
    gives: { strikesFirst: 'attacker', winsHex: '2/3' },
    odds: { 'hex-won': '2/3', 'attacker-eliminated': '1/6', 'attacker-retreats': '1/18' },
  }),
  'ccn-5.120/two-hexes-away': applies('ccn/may-melee', {
    es: 'La infantería de línea quiere atacar en melee a una unidad enemiga que está a 2 hexágonos.',
    en: 'Line infantry wants to attack an enemy unit 2 hexes away in melee.',
    ask: may('line', 'line', { distance: 2 }),
    gives: { allowed: false },
  }),
  'ccn-5.120/leader-alone': applies('ccn/may-melee', {
    es: 'La infantería de línea con una orden anuncia un ataque a un líder enemigo que está solo en un hexágono adyacente.',
    en: 'Ordered line infantry announces an attack on an enemy leader who is alone in an adjacent hex.',
    ask: may('line', 'leader'),
    gives: { allowed: true, reactions: [] },
  }),
  'ccn-5.121/before-the-attack': applies('ccn/melee', {
    es: 'La infantería de línea con 4 bloques declara una melee contra infantería de línea con 3 bloques, cuyo dueño juega First Strike.',
    en: 'Line infantry with 4 blocks declares a melee on line infantry with 3 blocks, whose owner plays First Strike.',
    ask: melee({ unit: 'line', blocks: 4 }, { unit: 'line', blocks: 3 }, { firstStrike: true }),
    gives: { strikesFirst: 'defender', dice: 3, attackDice: 4, mayBattleBack: false },
    cites: ['ccn-5.121', 'ccn-8.53'],
  }),
  'ccn-5.121/leader-alone': doesNotApply('ccn/may-melee', {
    es: 'La infantería de línea ataca a un líder que está solo: nadie puede golpear primero.',
    en: 'Line infantry attacks a leader who is alone: nobody can strike first.',
    ask: may('line', 'leader'),
    gives: { reactions: [] },
    cites: ['ccn-5.120'],
  }),
  'ccn-5.122/two-infantry-units': applies('ccn/may-melee', {
    es: 'Dos unidades de infantería con órdenes están junto al mismo enemigo y quieren sumar sus dados en una sola tirada.',
    en: 'Two ordered infantry units are adjacent to the same enemy and want to add their dice in a single roll.',
    ask: may('line', 'line', { joinedBy: 'unit' }),
    gives: { allowed: false },
    case: 441,
  }),
  'ccn-5.122/with-artillery': doesNotApply('ccn/may-melee', {
    es: 'La infantería y la artillería, con órdenes, quieren sumar sus dados contra el mismo enemigo en una sola tirada.',
    en: 'Ordered infantry and artillery want to add their dice against the same enemy in a single roll.',
    ask: may('line', 'line', { joinedBy: 'artillery' }),
    gives: { allowed: true },
    cites: ['ccn-6.49'],
  }),
});

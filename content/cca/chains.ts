import { applies, defineChain } from '../../src/library/example.ts';
import { combat, fire, roll } from './battles.ts';

export default [
  defineChain(
    'slings-and-warriors',
    { es: 'Hondas, evasión y guerreros', en: 'Slings, an evasion and warriors' },
    [
      applies('cca/may-move', {
        es: 'Empieza tu turno. Tu unidad ligera con hondas, con una orden, mueve 1 hex y acaba lejos del enemigo.',
        en: 'Your turn begins. Your light slings unit, which has an order, moves 1 hex and ends away from the enemy.',
        ask: { unit: 'LS', hexes: 1 },
        gives: { allowed: true, mayFire: true },
        cites: ['cca-8.15'],
      }),
      applies('cca/ranged-combat', {
        es: 'Puede combatir. Las hondas, que han movido 1 hex, disparan a infantería media a 3 hexes.',
        en: 'It may battle. The slings, which have moved 1 hex, fire at medium infantry 3 hexes away.',
        ask: fire({ unit: 'LS', moved: 1 }, 'MI', { distance: 3 }),
        gives: { dice: 1 },
        cites: ['cca-10.18'],
      }),
      applies('cca/ranged-combat', {
        es: 'Tiran 1 dado, y sale una bandera. La infantería media no tiene líder ni apoyos, y sí 3 hexes libres detrás.',
        en: 'They roll 1 die, and it is a flag. The medium infantry has neither leader nor support, but 3 free hexes behind it.',
        ask: fire(
          { unit: 'LS', moved: 1 },
          { unit: 'MI', freeHexes: 3 },
          { distance: 3, faces: ['flag'] },
        ),
        gives: { result: { hits: 0, retreatHexes: 1 } },
        cites: ['cca-12.2'],
      }),
      applies('cca/evade', {
        es: 'La infantería media se retira 1 hex. Ahora tu infantería media ataca a la infantería ligera que ha quedado sola, con 3 hexes libres detrás.',
        en: 'The medium infantry retreats 1 hex. Now your medium infantry attacks the light infantry that is left alone, with 3 free hexes behind it.',
        ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI', freeHexes: 3 } },
        gives: { allowed: true },
        cites: ['cca-13.1'],
      }),
      applies('cca/close-combat-roll', {
        es: 'Se evade. Tu infantería media tira 4 dados contra sus 4 bloques: 1 círculo verde, 2 espadas y 1 bandera.',
        en: 'It evades. Your medium infantry rolls 4 dice at its 4 blocks: 1 green circle, 2 swords and 1 flag.',
        ask: roll('MI', 'LI', ['green', 'swords', 'swords', 'flag'], { evades: true }),
        gives: { hits: 1, blocksLeft: 3 },
        cites: ['cca-13.6'],
      }),
      applies('cca/close-combat', {
        es: 'La ligera se va con 3 bloques. En el centro, tus guerreros, con sus 4 bloques, han movido 2 hexes y atacan a infantería pesada en terreno despejado.',
        en: 'The light infantry leaves with 3 blocks. In the centre your warriors, with their 4 blocks, have moved 2 hexes and attack heavy infantry in the open.',
        ask: combat({ unit: 'WR', blocks: 4, moved: 2 }, 'HI'),
        gives: { dice: 4 },
        cites: ['cca-11.15'],
      }),
      applies('cca/close-combat-roll', {
        es: 'Sacan 1 cuadrado rojo, 1 bandera y 2 círculos verdes. La infantería pesada no tiene líder ni apoyos, y sí 2 hexes libres detrás.',
        en: 'They roll 1 red square, 1 flag and 2 green circles. The heavy infantry has neither leader nor support, but 2 free hexes behind it.',
        ask: roll('WR', { unit: 'HI', freeHexes: 2 }, ['red', 'flag', 'green', 'green']),
        gives: { hits: 1, retreatHexes: 1 },
        cites: ['cca-12.2'],
      }),
      applies('cca/momentum', {
        es: 'La infantería pesada pierde 1 bloque y se retira de su hex ante el ataque de los guerreros.',
        en: 'The heavy infantry loses 1 block and retreats from its hex before the attack of the warriors.',
        ask: { unit: 'WR', target: 'retreated' },
        gives: { allowed: true },
        cites: ['cca-13.32'],
      }),
      applies('cca/retreat', {
        es: 'Avanzan y atacan otra vez, a infantería media que aguanta y devuelve el combate: 2 banderas y ningún impacto. Tus guerreros, de 4 bloques, tienen 4 hexes libres detrás.',
        en: 'They advance and battle again, with medium infantry that stands and battles back: 2 flags and no hits. Your warriors, with 4 blocks, have 4 free hexes behind them.',
        ask: { unit: 'WR', blocks: 4, flags: 2, rolledIn: 'battle-back', freeHexes: 4 },
        gives: { retreatHexes: 2 },
        cites: ['cca-12.19', 'cca-12.3'],
      }),
    ],
  ),
];

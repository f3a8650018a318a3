import { applies, defineChain } from '../../src/library/example.ts';
import { melee, roll } from './battles.ts';
import { fire } from './combats.ts';

export default [
  defineChain(
    'musket-and-bayonet',
    { es: 'Del fuego a la bayoneta', en: 'From musket to bayonet' },
    [
      applies('ccn/may-move', {
        es: 'Empieza tu turno. Tu infantería de línea francesa, con una orden y 4 bloques, mueve 1 hexágono por terreno despejado, lejos del enemigo.',
        en: 'Your turn begins. Your French line infantry, with an order and 4 blocks, moves 1 hex over open ground, away from the enemy.',
        ask: { unit: 'line', hexes: 1 },
        gives: { allowed: true },
        cites: ['ccn-5.46'],
      }),
      applies('ccn/ranged-combat', {
        es: 'Puede combatir, y dispara a infantería de línea que está a 2 hexágonos.',
        en: 'It may fight, and it fires at line infantry 2 hexes away.',
        ask: fire({ unit: 'line', blocks: 4, moved: 1 }),
        gives: { dice: 2 },
        cites: ['ccn-5.95'],
      }),
      applies('ccn/melee', {
        es: 'Los 2 dados no aciertan. A su lado, tus granaderos franceses, con 4 bloques, atacan en melee a infantería de línea con 4 bloques; las dos están en terreno despejado.',
        en: 'The 2 dice miss. Beside it your French Grenadiers, with 4 blocks, attack line infantry with 4 blocks in melee; both are on open ground.',
        ask: melee({ unit: 'grenadier', blocks: 4 }, { unit: 'line', blocks: 4 }),
        gives: { dice: 5 },
        cites: ['ccn-5.128'],
      }),
      applies('ccn/melee-roll', {
        es: 'Los 5 dados son 1 infantería, 1 sable, 1 bandera, 1 caballería y 1 artillería. La línea no tiene líder ni apoyos, y sí sitio para retirarse.',
        en: 'The 5 dice are 1 infantry, 1 saber, 1 flag, 1 cavalry and 1 artillery. The line infantry has neither leader nor support, but room to retreat.',
        ask: roll({ unit: 'grenadier', blocks: 4 }, { unit: 'line', blocks: 4, freeHexes: 3 }, [
          'infantry',
          'saber',
          'flag',
          'cavalry',
          'artillery',
        ]),
        gives: { hits: 2, blocksLeft: 2, retreatHexes: 1 },
        cites: ['ccn-5.145'],
      }),
      applies('ccn/advance', {
        es: 'La línea pierde 2 bloques y deja su hexágono. Tus granaderos han ganado su melee.',
        en: 'The line infantry loses 2 blocks and leaves its hex. Your Grenadiers have won their melee.',
        ask: { unit: 'grenadier' },
        gives: { allowed: true, action: 'take-ground' },
        cites: ['ccn-5.213'],
      }),
      applies('ccn/retire-and-reform', {
        es: 'Ocupan el hexágono. En el flanco, tu infantería de línea ataca en melee a caballería ligera que tiene 2 hexágonos libres detrás.',
        en: 'They take the hex. On the flank your line infantry attacks light cavalry in melee, which has 2 open hexes behind it.',
        ask: {
          attacker: { unit: 'line', blocks: 4 },
          defender: { unit: 'light-cavalry', blocks: 3 },
        },
        gives: { allowed: true },
        cites: ['ccn-6.1'],
      }),
      applies('ccn/form-square', {
        es: 'La caballería se retira y se reforma. En su turno vuelve, y ataca en melee a esa infantería en terreno despejado; tienes 5 cartas en la mano.',
        en: 'The cavalry retires and reforms. In its own turn it comes back and attacks that infantry in melee in open ground; you hold 5 cards.',
        ask: { unit: 'line', cardsInHand: 5 },
        gives: { allowed: true },
        cites: ['ccn-6.15'],
      }),
    ],
  ),
];

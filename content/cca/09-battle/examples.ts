import { applies, defineExamples, doesNotApply, forbids } from '../../../src/library/example.ts';
import { may } from '../battles.ts';

export default defineExamples({
  'cca-9.1/first-battle': applies('cca/turn', {
    es: 'Acabado el movimiento, el jugador quiere combatir con una de sus unidades.',
    en: 'With movement over, the player wants to battle with one of his units.',
    ask: { step: 'move', wants: 'battle' },
    gives: { allowed: true, stepAfter: 'battle' },
  }),
  'cca-9.2/first-the-one-begun': forbids('cca/turn', {
    es: 'El combate de una unidad no está resuelto, y el jugador quiere empezar el de otra.',
    en: 'The battle of a unit is not resolved, and the player wants to begin that of another.',
    ask: { step: 'battle', wants: 'battle', unfinished: true },
  }),
  'cca-9.2/next-unit': applies('cca/turn', {
    es: 'El combate de una unidad está resuelto del todo, y el jugador empieza el de otra.',
    en: 'The battle of a unit is wholly resolved, and the player begins that of another.',
    ask: { step: 'battle', wants: 'battle' },
    gives: { allowed: true },
    cites: ['cca-9.1', 'cca-9.2'],
  }),
  'cca-9.3/heavy-infantry-declines': applies('cca/may-battle', {
    es: 'Una unidad de infantería pesada con órdenes tiene un enemigo adyacente y no quiere combatir.',
    en: 'An ordered heavy infantry unit has an enemy adjacent and does not want to battle.',
    ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
    gives: { allowed: true, mustBattle: false },
  }),
  'cca-9.3/no-battle-at-all': applies('cca/turn', {
    es: 'Las unidades han movido, y el jugador coge carta sin combatir con ninguna.',
    en: 'The units have moved, and the player draws his card without battling with any.',
    ask: { step: 'move', wants: 'draw' },
    gives: { allowed: true, turnEnds: true },
    cites: ['cca-9.3', 'cca-16.1'],
  }),
  'cca-9.4/second-close-combat': forbids('cca/may-battle', {
    es: 'Una unidad de infantería media ya ha combatido cuerpo a cuerpo este turno y quiere atacar a otro enemigo adyacente.',
    en: 'A medium infantry unit has fought a close combat this turn already and wants to attack another adjacent enemy.',
    ask: { attacker: { unit: 'MI', battled: 'close' }, defender: { unit: 'LI' } },
  }),
  'cca-9.4/second-fire': applies('cca/may-battle', {
    es: 'La infantería ligera con hondas ya ha disparado este turno y quiere disparar a otro objetivo, a 3 hexes.',
    en: 'Light infantry with slings has fired this turn already and wants to fire at another target, 3 hexes away.',
    ask: may({ unit: 'LS', battled: 'ranged' }, 'MI', { kind: 'ranged', distance: 3 }),
    gives: { allowed: false },
  }),
  'cca-9.4/bonus-combat': doesNotApply('cca/may-battle', {
    es: 'La caballería media ha ganado su combate, ha hecho un Avance de Ímpetu y quiere combatir otra vez.',
    en: 'Medium cavalry has won its close combat, made a Momentum Advance and wants to battle once more.',
    ask: { attacker: { unit: 'MC', battled: 'close' }, defender: { unit: 'LI' }, bonus: true },
    gives: { allowed: true },
    cites: ['cca-13.40'],
  }),
  'cca-9.5/three-and-two': forbids('cca/may-battle', {
    es: 'La infantería pesada, que tira 5 dados, está junto a dos unidades enemigas y quiere tirar 3 contra una y 2 contra la otra.',
    en: 'Heavy infantry, which rolls 5 dice, is next to two enemy units and wants to roll 3 at one and 2 at the other.',
    ask: may({ unit: 'HI', enemiesAdjacent: 2 }, 'MI', { splitDice: true }),
    case: 155,
  }),
  'cca-9.5/one-die-each': applies('cca/may-battle', {
    es: 'La infantería ligera con arcos tiene dos objetivos a 3 hexes y quiere disparar 1 dado a cada uno.',
    en: 'Light infantry with bows has two targets 3 hexes away and wants to fire 1 die at each.',
    ask: may('LB', 'MI', { kind: 'ranged', distance: 3, splitDice: true }),
    gives: { allowed: false },
    case: 367,
  }),
  'cca-9.6/heavy-cavalry-battles-back': applies('cca/close-combat', {
    es: 'Una unidad de caballería pesada reducida a 1 bloque devuelve el combate a unos guerreros a fuerza completa.',
    en: 'A heavy cavalry unit reduced to 1 block battles back against warriors at full strength.',
    ask: { attacker: { unit: 'WR' }, defender: { unit: 'HC', blocks: 1 } },
    gives: { battleBack: { dice: 4 } },
    case: 12,
  }),
  'cca-9.7/full-warriors': doesNotApply('cca/close-combat', {
    es: 'Unos guerreros a fuerza completa, con 4 bloques, atacan a caballería pesada en terreno despejado.',
    en: 'Warriors at full strength, with 4 blocks, attack heavy cavalry in the open.',
    ask: { attacker: { unit: 'WR' }, defender: { unit: 'HC' } },
    gives: { dice: 4 },
    cites: ['cca-11.15'],
    case: 9,
  }),
  'cca-9.7/reduced-warriors': applies('cca/close-combat', {
    es: 'Unos guerreros a los que les quedan 3 bloques atacan en terreno despejado.',
    en: 'Warriors with 3 blocks left attack in the open.',
    ask: { attacker: { unit: 'WR', blocks: 3 }, defender: { unit: 'MI' } },
    gives: { dice: 3 },
    case: 131,
  }),
  'cca-9.8/light-infantry-may-choose': applies('cca/may-move', {
    es: 'La infantería ligera ha movido 1 hex y no tiene enemigos adyacentes.',
    en: 'Light infantry has moved 1 hex and has no enemy adjacent.',
    ask: { unit: 'LI', hexes: 1 },
    gives: { mayFire: true, mayCloseCombat: true },
  }),
  'cca-9.9/fires-and-charges': forbids('cca/may-battle', {
    es: 'La caballería ligera ha disparado este turno y después quiere combatir cuerpo a cuerpo.',
    en: 'Light cavalry has fired this turn and then wants to close combat.',
    ask: { attacker: { unit: 'LC', battled: 'ranged' }, defender: { unit: 'MI' } },
    case: 119,
  }),
  'cca-9.9/charges-and-fires': applies('cca/may-battle', {
    es: 'Unos auxiliares han combatido cuerpo a cuerpo este turno y después quieren disparar a 2 hexes.',
    en: 'Auxilia have fought a close combat this turn and then want to fire at 2 hexes.',
    ask: may({ unit: 'AX', battled: 'close' }, 'MI', { kind: 'ranged', distance: 2 }),
    gives: { allowed: false },
  }),
  'cca-9.10/between-two-enemies': applies('cca/may-move', {
    es: 'Una unidad de caballería pesada mueve 1 hex y queda junto a 2 unidades enemigas.',
    en: 'A heavy cavalry unit moves 1 hex and ends next to 2 enemy units.',
    ask: { unit: 'HC', hexes: 1, enemiesAtEnd: 2 },
    gives: { mayCloseCombat: true, mustBattle: false },
  }),
});

import { applies, defineChain } from '../../src/library/example.ts';

export default [
  defineChain(
    'charge-and-retreat',
    { es: 'De la carga a la retirada', en: 'From charge to retreat' },
    [
      applies('t7g/order-check', {
        es: 'Tu Formación, de Disciplina 4 y con 1 de Desgaste, tiene la carta ¡Atacad! y a su Mando cerca. Saca 5, 3, 2 y 1.',
        en: 'Your Formation, with Discipline 4 and 1 Wear, has the card Assault! and its Commander near. It rolls 5, 3, 2 and 1.',
        ask: { discipline: 4, wear: 1, card: 'attack', dice: [5, 3, 2, 1] },
        gives: { needed: true, passed: true, successes: 1 },
        cites: ['t7g-2.24', 't7g-2.26'],
      }),
      applies('t7g/speed', {
        es: 'Puede cargar. Tiene Velocidad 4 y, a 5,5 pulgadas y en campo abierto, al único enemigo que ve.',
        en: 'It may charge. It has Speed 4, and the only enemy that it sees stands 5.5 inches away in the open.',
        ask: { speed: 4, moveKind: 'attack', distance: 5.5 },
        gives: { inches: 6, reaches: true },
        cites: ['t7g-2.19'],
      }),
      applies('t7g/reaction', {
        es: 'El enemigo, otra Formación, no ha actuado aún y tiene la carta ¡Resistid!.',
        en: 'The enemy, another Formation, has not acted yet and has the card Resist!.',
        ask: { enemyDoes: 'charge', card: 'resist' },
        gives: { allowed: true, reactsWith: 'resist', checkNeeded: true },
        cites: ['t7g-2.30', 't7g-2.31'],
      }),
      applies('t7g/order-check', {
        es: 'Está Fresca, pero reaccionar pide siempre un chequeo: de Disciplina 3 y con su Mando cerca, saca 4, 4 y 2.',
        en: 'It is Fresh, but reacting always calls for a check: with Discipline 3 and its Commander near, it rolls 4, 4 and 2.',
        ask: {
          check: 'reaction',
          discipline: 3,
          card: 'resist',
          chargedBy: 'infantry',
          dice: [4, 4, 2],
        },
        gives: { needed: true, passed: false },
        cites: ['t7g-2.30', 't7g-2.26'],
      }),
      applies('t7g/combat-dice', {
        es: 'No reacciona. Tu Formación, de Combate 4, la alcanza de frente y ataca.',
        en: 'It does not react. Your Formation, with Combat 4, reaches it from the front and attacks.',
        ask: { unit: { combat: 4, card: 'attack' } },
        gives: { dice: 6 },
        cites: ['t7g-2.19'],
      }),
      applies('t7g/combat', {
        es: 'Las dos tienen Defensa 4 y Coraje 3. Atacas con 6, 5, 4, 2, 1 y 1, y con Combate 4 te contestan 5, 3, 2 y 1. Tú resistes con 5, 4 y 1; ella, con 4, 3 y 2.',
        en: 'Both have Defence 4 and Courage 3. You attack with 6, 5, 4, 2, 1 and 1, and with Combat 4 it answers with 5, 3, 2 and 1. You resist with 5, 4 and 1, it with 4, 3 and 2.',
        ask: {
          attacker: {
            ...{ combat: 4, courage: 3, infantryDefence: 4 },
            ...{ attackDice: [6, 5, 4, 2, 1, 1], resistDice: [5, 4, 1] },
          },
          defender: {
            ...{ combat: 4, courage: 3, infantryDefence: 4 },
            ...{ attackDice: [5, 3, 2, 1], resistDice: [4, 3, 2] },
          },
        },
        gives: {
          winner: 'attacker',
          attacker: { hits: 3, saved: 1, wearTaken: 0 },
          defender: { hits: 1, saved: 0, wearTaken: 3, disordered: true },
        },
        cites: ['t7g-5.16', 't7g-5.17', 't7g-5.18'],
      }),
      applies('t7g/break-check', {
        es: 'Ganas: ella recibe 3 de Desgaste con un Aguante de 2. Chequea su Ruptura con Disciplina 3 y saca 6, 4 y 1.',
        en: 'You win: it takes 3 Wear with a Stamina of 2. It makes its break check with Discipline 3 and rolls 6, 4 and 1.',
        ask: { discipline: 3, stamina: 2, taken: 3, dice: [6, 4, 1] },
        gives: { breakPoints: 1, passed: true, wearAfter: 2 },
        cites: ['t7g-4.21', 't7g-4.22'],
      }),
      applies('t7g/after-combat', {
        es: 'Se queda en la mesa. Pero no había anulado nada, tiene Velocidad 4 y detrás no hay nadie.',
        en: 'It stays on the table. But it had cancelled nothing, has Speed 4, and nobody is behind it.',
        ask: { winner: 'attacker', defender: { speed: 4, exposed: true } },
        gives: { defender: { does: 'retreats', inches: 8, facing: 'backwards', disordered: true } },
        cites: ['t7g-5.24', 't7g-5.25'],
      }),
    ],
  ),
  defineChain(
    'volley-and-destruction',
    { es: 'De la descarga a la Baja', en: 'From volley to destruction' },
    [
      applies('t7g/order', {
        es: 'Tus mosqueteros, Frescos, revelan ¡Fuego! y quieren avanzar antes de disparar.',
        en: 'Your musketeers, Fresh, reveal Fire! and want to advance before they shoot.',
        ask: { card: 'fire', actions: ['move', 'shoot'] },
        gives: { allowed: false },
        cites: ['t7g-2.21'],
      }),
      applies('t7g/line-of-sight', {
        es: 'No pueden. Desde donde están, a 10 pulgadas, una Compañía enemiga queda ante su frente, y nada se interpone.',
        en: 'They may not. From where they are, 10 inches away, an enemy Company is before their front, and nothing is between.',
        ask: { nearestDistance: 10 },
        gives: { allowed: true },
        cites: ['t7g-4.2'],
      }),
      applies('t7g/shot', {
        es: 'La ven. Tienen Fuego 4 y disparan con ¡Fuego!.',
        en: 'They see it. They have Fire 4 and shoot with Fire!.',
        ask: { shooter: { weapon: 'musket', fire: 4 }, distance: 10 },
        gives: { dice: 4 },
        cites: ['t7g-4.10'],
      }),
      applies('t7g/shot', {
        es: 'Contra su Defensa 4 sacan 6, 3, 2 y 1; ella, de Coraje 2, saca 3 y 1.',
        en: 'Against its Defence 4 they roll 6, 3, 2 and 1; with Courage 2, it rolls 3 and 1.',
        ask: {
          shooter: { weapon: 'musket', fire: 4 },
          distance: 10,
          target: { defence: 4, courage: 2 },
          shotDice: [6, 3, 2, 1],
          resistDice: [3, 1],
        },
        gives: { hits: 1, saved: 0, wearTaken: 1, disordered: true },
        cites: ['t7g-4.14', 't7g-4.15'],
      }),
      applies('t7g/break-check', {
        es: 'Queda Desordenada, y aquel 1 de Desgaste es el tercero con un Aguante de 2. Con Disciplina 3 saca 5, 5 y 1.',
        en: 'It is Disordered, and that 1 Wear is the third with a Stamina of 2. With Discipline 3 it rolls 5, 5 and 1.',
        ask: { discipline: 3, stamina: 2, wear: 2, taken: 1, dice: [5, 5, 1] },
        gives: { breakPoints: 1, destroyed: true },
        cites: ['t7g-4.21', 't7g-4.23'],
      }),
    ],
  ),
];

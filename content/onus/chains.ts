import { applies, defineChain } from '../../src/library/example.ts';

export default [
  defineChain('charge-and-flight', { es: 'De la carga a la huida', en: 'From charge to flight' }, [
    applies('onus/charge', {
      es: 'Tu infantería activa, con movimiento 4, tiene a un enemigo a 3 UD en línea recta y quiere cargar.',
      en: 'Your active infantry, with movement 4, has an enemy 3 UD straight ahead and wants to charge.',
      ask: { movement: 4, enemyDistance: 3 },
      gives: { allowed: true, reach: 4 },
      cites: ['onus-7.73'],
    }),
    applies('onus/contact', {
      es: 'Carga. Se alinean frente contra frente y se tocan con 4 secciones.',
      en: 'It charges. They align front to front and touch with 4 sections.',
      ask: {},
      gives: { dice: 4 },
      cites: ['onus-7.166'],
    }),
    applies('onus/attack-roll', {
      es: 'Tu ataque es 4/3, y su defensa 5/6. Para impactar sacas 5, 2, 6 y 1; para herir, con los que impactan, 4, 3 y 1.',
      en: 'Your attack is 4/3, and his defence 5/6. To hit you roll 5, 2, 6 and 1; to wound, with those that hit, 4, 3 and 1.',
      ask: { hit: 4, wound: 3, dodge: 5, armour: 6, toHit: [5, 2, 6, 1], toWound: [4, 3, 1] },
      gives: { hits: 3, woundsDone: 1 },
      cites: ['onus-7.137', 'onus-7.138'],
    }),
    applies('onus/morale-check', {
      es: 'Tú no recibes heridas. Él, de moral 7, llevaba ya 1 herida y suma ésta; chequea, y saca un 6.',
      en: 'You take no wounds. He, with morale 7, had 1 wound already and has this one too; he checks, and rolls a 6.',
      ask: { unit: { morale: 7, wounds: 2 }, moraleDie: 6 },
      gives: { moraleValue: 5, fate: 'broken' },
      cites: ['onus-7.173', 'onus-7.174'],
    }),
    applies('onus/morale-check', {
      es: 'Queda Rota y sigue trabada. En el turno siguiente recibe otra herida, la tercera, chequea otra vez y saca un 4.',
      en: 'The unit is Broken and still engaged. In the next turn it takes another wound, its third, checks again and rolls a 4.',
      ask: { unit: { morale: 7, wounds: 3, broken: true }, moraleDie: 4 },
      gives: { moraleValue: 3, fate: 'fleeing' },
      cites: ['onus-7.173'],
    }),
    applies('onus/flight-move', {
      es: 'Huye en el acto, con movimiento 3 y la vía libre hacia su retaguardia.',
      en: 'It flees at once, with movement 3 and its way to the rear open.',
      ask: { movement: 3 },
      gives: { mostUd: 3 },
      cites: ['onus-7.178'],
    }),
  ]),
];

import { defineBook } from '../../src/library/registry.ts';

export default defineBook({
  key: 'ccn',
  title: {
    es: 'Commands & Colors: Napoleonics',
    en: 'Commands & Colors: Napoleonics',
  },
  edition: {
    es: 'Segunda edición, reglamento en español.',
    en: 'Second edition, Spanish rulebook.',
  },
  credits: [
    { role: { es: 'Autor', en: 'Author' }, name: 'Richard Borg' },
    { role: { es: 'Editorial', en: 'Publisher' }, name: 'GMT Games' },
  ],
  chapters: [
    {
      number: '1',
      room: '01-introduction',
      slug: { es: '1-introduccion', en: '1-introduction' },
      title: { es: 'Introducción', en: 'Introduction' },
      clauses: 9,
    },
    {
      number: '2',
      room: '02-components',
      slug: { es: '2-componentes', en: '2-components' },
      title: { es: 'Contenido', en: 'Components' },
      clauses: 23,
    },
    {
      number: '3',
      room: '03-setup',
      slug: { es: '3-preparacion', en: '3-setup' },
      title: { es: 'Preparación de una partida', en: 'Setting up a game' },
      clauses: 9,
    },
    {
      number: '4',
      room: '04-object',
      slug: { es: '4-objetivo', en: '4-object' },
      title: { es: 'Objetivo del juego', en: 'Object of the game' },
      clauses: 5,
    },
    {
      number: '5',
      room: '05-turn',
      slug: { es: '5-turno', en: '5-turn' },
      title: { es: 'Turno de juego', en: 'Turn' },
      clauses: 250,
      parts: [
        {
          room: '05-turn-orders',
          slug: { es: 'ordenes', en: 'orders' },
          title: { es: 'Turno, cartas y órdenes', en: 'Turn, cards and orders' },
          clauses: [
            [1, 31],
            [248, 248],
          ],
        },
        {
          room: '05-turn-movement',
          slug: { es: 'movimiento', en: 'movement' },
          title: { es: 'Movimiento', en: 'Movement' },
          clauses: [
            [32, 65],
            [250, 250],
          ],
        },
        {
          room: '05-turn-fire',
          slug: { es: 'disparo', en: 'fire' },
          title: { es: 'Combate y disparo: quién y a qué', en: 'Combat and fire: who and at what' },
          clauses: [[66, 92]],
        },
        {
          room: '05-turn-fire-dice',
          slug: { es: 'dados-del-disparo', en: 'fire-dice' },
          title: { es: 'Dados y resultado del disparo', en: 'Dice and result of fire' },
          clauses: [[93, 115]],
        },
        {
          room: '05-turn-melee',
          slug: { es: 'melee', en: 'melee' },
          title: { es: 'Melee', en: 'Melee' },
          clauses: [[116, 152]],
        },
        {
          room: '05-turn-battle-back',
          slug: { es: 'responder', en: 'battle-back' },
          title: {
            es: 'Responder al ataque y líderes en combate',
            en: 'Battling back, and leaders in combat',
          },
          clauses: [
            [153, 173],
            [240, 240],
          ],
        },
        {
          room: '05-turn-retreat',
          slug: { es: 'retirada', en: 'retreat' },
          title: { es: 'Retirada', en: 'Retreat' },
          clauses: [
            [174, 211],
            [249, 249],
          ],
        },
        {
          room: '05-turn-after-melee',
          slug: { es: 'tras-la-melee', en: 'after-melee' },
          title: { es: 'Tras la melee', en: 'After a melee' },
          clauses: [[212, 239]],
        },
        {
          room: '05-turn-end',
          slug: { es: 'fin-del-turno', en: 'end-of-turn' },
          title: { es: 'Fin del turno y victoria', en: 'End of the turn, and victory' },
          clauses: [[241, 247]],
        },
      ],
    },
    {
      number: '6',
      room: '06-tactics',
      slug: { es: '6-tacticas', en: '6-tactics' },
      title: {
        es: 'Tácticas y acciones napoleónicas',
        en: 'Napoleonic tactics and actions',
      },
      clauses: 58,
    },
    {
      number: '7',
      room: '07-terrain',
      slug: { es: '7-terreno', en: '7-terrain' },
      title: { es: 'Terreno', en: 'Terrain' },
      clauses: 59,
    },
    {
      number: '8',
      room: '08-command-cards',
      slug: { es: '8-cartas-de-orden', en: '8-command-cards' },
      title: { es: 'Cartas de Orden', en: 'Command cards' },
      clauses: 81,
    },
  ],
});

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
  facts: {
    era: {
      es: 'Batallas napoleónicas: británicos, portugueses y franceses',
      en: 'Napoleonic battles: British, Portuguese and French',
    },
    scale: {
      es: 'Bloques: una unidad es desde un batallón hasta una división',
      en: 'Blocks: a unit is anything from a battalion to a division',
    },
    ground: { es: 'Tablero de hexágonos', en: 'A board of hexes' },
    players: { es: '2 jugadores', en: '2 players' },
    time: { es: 'Entre 1 y 2 horas', en: 'Some 1 to 2 hours' },
  },
  chapters: [
    {
      number: '1',
      room: '01-introduction',
      head: 'line -line saber',
      slug: { es: '1-introduccion', en: '1-introduction' },
      title: { es: 'Introducción', en: 'Introduction' },
      clauses: 9,
    },
    {
      number: '2',
      room: '02-components',
      head: 'light infantry card banner',
      slug: { es: '2-componentes', en: '2-components' },
      title: { es: 'Contenido', en: 'Components' },
      clauses: 23,
    },
    {
      number: '3',
      room: '03-setup',
      head: 'line LD line',
      slug: { es: '3-preparacion', en: '3-setup' },
      title: { es: 'Preparación de una partida', en: 'Setting up a game' },
      clauses: 9,
    },
    {
      number: '4',
      room: '04-object',
      head: 'banner banner banner',
      slug: { es: '4-objetivo', en: '4-object' },
      title: { es: 'Objetivo del juego', en: 'Object of the game' },
      clauses: 5,
    },
    {
      number: '5',
      room: '05-turn',
      head: 'card line on saber card',
      slug: { es: '5-turno', en: '5-turn' },
      title: { es: 'Turno de juego', en: 'Turn' },
      clauses: 250,
      parts: [
        {
          room: '05-turn-orders',
          head: 'card line light',
          slug: { es: 'ordenes', en: 'orders' },
          title: { es: 'Turno, cartas y órdenes', en: 'Turn, cards and orders' },
          clauses: [
            [1, 31],
            [248, 248],
          ],
        },
        {
          room: '05-turn-movement',
          head: 'light-cavalry on line on',
          slug: { es: 'movimiento', en: 'movement' },
          title: { es: 'Movimiento', en: 'Movement' },
          clauses: [
            [32, 65],
            [250, 250],
          ],
        },
        {
          room: '05-turn-fire',
          head: 'foot-artillery hex hex -line',
          slug: { es: 'disparo', en: 'fire' },
          title: { es: 'Combate y disparo: quién y a qué', en: 'Combat and fire: who and at what' },
          clauses: [[66, 92]],
        },
        {
          room: '05-turn-fire-dice',
          head: 'line infantry infantry flag',
          slug: { es: 'dados-del-disparo', en: 'fire-dice' },
          title: { es: 'Dados y resultado del disparo', en: 'Dice and result of fire' },
          clauses: [[93, 115]],
        },
        {
          room: '05-turn-melee',
          head: 'grenadier -line saber',
          slug: { es: 'melee', en: 'melee' },
          title: { es: 'Melee', en: 'Melee' },
          clauses: [[116, 152]],
        },
        {
          room: '05-turn-battle-back',
          head: '-line back LD',
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
          head: 'flag militia back',
          slug: { es: 'retirada', en: 'retreat' },
          title: { es: 'Retirada', en: 'Retreat' },
          clauses: [
            [174, 211],
            [249, 249],
          ],
        },
        {
          room: '05-turn-after-melee',
          head: 'heavy-cavalry on hex on',
          slug: { es: 'tras-la-melee', en: 'after-melee' },
          title: { es: 'Tras la melee', en: 'After a melee' },
          clauses: [[212, 239]],
        },
        {
          room: '05-turn-end',
          head: 'card banner',
          slug: { es: 'fin-del-turno', en: 'end-of-turn' },
          title: { es: 'Fin del turno y victoria', en: 'End of the turn, and victory' },
          clauses: [[241, 247]],
        },
      ],
    },
    {
      number: '6',
      room: '06-tactics',
      head: 'light-cavalry back -line',
      slug: { es: '6-tacticas', en: '6-tactics' },
      title: {
        es: 'Tácticas y acciones napoleónicas',
        en: 'Napoleonic tactics and actions',
      },
      clauses: 58,
      parts: [
        {
          room: '06-tactics-forming',
          head: 'light-cavalry back -line',
          slug: {
            es: 'retirada-y-reforma-y-formar-el-cuadro',
            en: 'retire-and-reform-and-forming-square',
          },
          title: {
            es: 'Retirada y Reforma, y formar el cuadro',
            en: 'Retire and Reform, and forming square',
          },
          clauses: [[1, 24]],
        },
        {
          room: '06-tactics-square',
          head: '-line line foot-artillery',
          slug: {
            es: 'el-cuadro-en-combate-y-armas-combinadas',
            en: 'squares-in-combat-and-combined-arms',
          },
          title: {
            es: 'El cuadro en combate y Armas Combinadas',
            en: 'Squares in combat, and Combined Arms',
          },
          clauses: [[25, 58]],
        },
      ],
    },
    {
      number: '7',
      room: '07-terrain',
      head: 'forest hill town river bridge',
      slug: { es: '7-terreno', en: '7-terrain' },
      title: { es: 'Terreno', en: 'Terrain' },
      clauses: 59,
      parts: [
        {
          room: '07-terrain-forest-to-town',
          head: 'forest hill town',
          slug: { es: 'bosque-colinas-y-pueblo', en: 'forest-hills-and-town' },
          title: { es: 'Bosque, colinas y pueblo', en: 'Forest, hills and town' },
          clauses: [[1, 31]],
        },
        {
          room: '07-terrain-fieldworks-to-quarry',
          head: 'river bridge hill',
          slug: { es: 'fortificacion-rios-y-cantera', en: 'fieldworks-rivers-and-quarry' },
          title: { es: 'Fortificación, ríos y cantera', en: 'Fieldworks, rivers and quarry' },
          clauses: [[32, 59]],
        },
      ],
    },
    {
      number: '8',
      room: '08-command-cards',
      head: 'card card card card',
      slug: { es: '8-cartas-de-orden', en: '8-command-cards' },
      title: { es: 'Cartas de Orden', en: 'Command cards' },
      clauses: 81,
      parts: [
        {
          room: '08-command-cards-section',
          head: 'card line hex',
          slug: { es: 'cartas-de-seccion', en: 'section-cards' },
          title: { es: 'Cartas de Sección', en: 'Section cards' },
          clauses: [[1, 23]],
        },
        {
          room: '08-command-cards-tactic',
          head: 'card line foot-artillery light-cavalry',
          slug: { es: 'de-bayonet-charge-a-first-strike', en: 'bayonet-charge-to-first-strike' },
          title: {
            es: 'Cartas Tácticas: de Bayonet Charge a First Strike',
            en: 'Tactic cards: Bayonet Charge to First Strike',
          },
          clauses: [[24, 55]],
        },
        {
          room: '08-command-cards-more-tactic',
          head: 'card line on LD',
          slug: { es: 'de-force-march-a-short-supply', en: 'force-march-to-short-supply' },
          title: {
            es: 'Cartas Tácticas: de Force March a Short Supply',
            en: 'Tactic cards: Force March to Short Supply',
          },
          clauses: [[56, 81]],
        },
      ],
    },
  ],
});

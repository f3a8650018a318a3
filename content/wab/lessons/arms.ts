import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '19-las-armas', en: '19-weapons' },
    title: { es: 'Las armas', en: 'Weapons' },
    say: {
      es: 'Unas pegan más fuerte, otras llegan desde la segunda fila y otras llegan antes.',
      en: 'Some strike harder, some reach from the second rank, and some get there first.',
    },
    clauses: [
      'wab-10.3',
      'wab-10.21',
      'wab-10.25',
      'wab-10.31',
      'wab-10.34',
      'wab-10.35',
      'wab-10.16',
      'wab-10.14',
      'wab-10.22',
      'wab-10.7',
    ],
    drills: [
      {
        query: 'wab/close-weapon',
        among: {
          closeWeapon: ['spear', 'throwing-spear', 'heavy-throwing-spear', 'pike', 'halberd'],
          combatTurn: ['first', 'later'],
          lastMoved: ['not', 'this-turn'],
        },
        say: {
          es: 'Infantería formada lucha con {closeWeapon}. Turno del combate: {combatTurn}. Último movimiento: {lastMoved}.',
          en: 'Formed infantry fights with this: {closeWeapon}. Turn of the combat: {combatTurn}. Last move: {lastMoved}.',
        },
      },
    ],
  },
  {
    slug: { es: '20-las-armaduras', en: '20-armour' },
    title: { es: 'Las armaduras', en: 'Armour' },
    say: {
      es: 'El peto da una base, el escudo la mejora, el caballo ayuda y la Fuerza del golpe lo estropea.',
      en: 'Body armour gives a base, a shield improves it, a horse helps, and a strong blow spoils it.',
    },
    clauses: [
      'wab-11.1',
      'wab-11.10',
      'wab-11.11',
      'wab-11.17',
      'wab-11.18',
      'wab-11.2',
      'wab-11.23',
      'wab-11.4',
      'wab-11.21',
      'wab-10.10',
    ],
    drills: [
      {
        query: 'wab/armour-save',
        among: {
          bodyArmour: ['none', 'light', 'heavy'],
          shield: ['none', 'shield', 'large-shield'],
          mounted: [false, true],
          strength: [3, 4, 5],
        },
        say: {
          es: 'Un guerrero {mounted?a caballo|a pie} recibe una herida de Fuerza {strength}. Armadura: {bodyArmour}. Escudo: {shield}.',
          en: 'A warrior {mounted?on horseback|on foot} takes a wound of Strength {strength}. Armour: {bodyArmour}. Shield: {shield}.',
        },
      },
    ],
  },
  {
    slug: { es: '21-miedo-y-terror', en: '21-fear-and-terror' },
    title: { es: 'Miedo y terror', en: 'Fear and terror' },
    say: {
      es: 'Quien da miedo gana combates antes de empezarlos, sobre todo si además son más.',
      en: 'Who is feared wins combats before they begin, above all if he has the numbers too.',
    },
    clauses: [
      'wab-12.2',
      'wab-12.3',
      'wab-12.4',
      'wab-12.5',
      'wab-12.6',
      'wab-12.7',
      'wab-12.11',
      'wab-12.13',
      'wab-12.15',
    ],
    drills: [],
  },
  {
    slug: { es: '22-furia-odio-y-tozudez', en: '22-frenzy-hatred-and-stubbornness' },
    title: { es: 'Furia, odio y tozudez', en: 'Frenzy, hatred and stubbornness' },
    say: {
      es: 'Tres maneras de no portarse como los demás: dos te empujan y una te clava en el sitio.',
      en: 'Three ways not to behave like the rest: two push you on, one nails you to the spot.',
    },
    clauses: [
      'wab-12.16',
      'wab-12.17',
      'wab-12.21',
      'wab-12.20',
      'wab-12.23',
      'wab-12.25',
      'wab-12.26',
      'wab-12.30',
      'wab-12.32',
      'wab-12.28',
    ],
    drills: [],
  },
  {
    slug: { es: '23-partidas-de-guerra', en: '23-warbands' },
    title: { es: 'Partidas de guerra', en: 'Warbands' },
    say: {
      es: 'Muchos, valientes y mal mandados: su primer golpe lo rompe todo, si es que van adonde quieres.',
      en: 'Many, brave and badly led: their first blow breaks all, if only they go where you want.',
    },
    clauses: [
      'wab-13.8',
      'wab-13.9',
      'wab-13.10',
      'wab-13.14',
      'wab-13.15',
      'wab-13.17',
      'wab-13.18',
      'wab-13.19',
    ],
    drills: [],
  },
  {
    slug: { es: '24-hostigadores', en: '24-skirmishers' },
    title: { es: 'Hostigadores', en: 'Skirmishers' },
    say: {
      es: 'Van sueltos: llegan a todas partes, estorban a todos y no aguantan nada.',
      en: 'They go loose: they get everywhere, hinder everybody and hold nothing.',
    },
    clauses: [
      'wab-15.1',
      'wab-15.3',
      'wab-15.5',
      'wab-15.7',
      'wab-15.6',
      'wab-15.11',
      'wab-15.18',
      'wab-15.10',
      'wab-15.24',
      'wab-15.25',
      'wab-15.28',
    ],
    drills: [
      {
        query: 'wab/movement',
        among: {
          movement: [4, 5, 8],
          move: ['normal', 'march'],
          ground: ['open', 'difficult'],
          skirmishers: [true],
        },
        say: {
          es: 'Una unidad de Movimiento {movement} {skirmishers?hostiga|va formada}. Terreno {ground}; quiere hacer {move}.',
          en: 'A unit with Movement {movement} is {skirmishers?skirmishing|formed}. Ground {ground}; it wants to make a {move}.',
        },
      },
    ],
  },
]);

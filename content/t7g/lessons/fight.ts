import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '7-disparar', en: '7-shooting' },
    title: { es: 'Disparar', en: 'Shooting' },
    say: {
      es: 'Hay que ver al objetivo y tenerlo al alcance. El Fuego son los dados, y la Defensa, lo que cada uno tiene que sacar.',
      en: 'The target must be in sight and within range. Fire is the dice, and Defence what each of them must show.',
    },
    clauses: [
      't7g-4.2',
      't7g-4.3',
      't7g-4.7',
      't7g-4.8',
      't7g-4.9',
      't7g-4.10',
      't7g-4.11',
      't7g-6.102',
    ],
    drills: [
      {
        query: 't7g/shot',
        among: {
          'shooter.weapon': ['musket', 'arquebus', 'crossbow', 'pistol'],
          'shooter.fire': [3, 4, 5],
          reaction: [false, true],
          distance: [3, 4, 7, 8, 11, 12, 13],
        },
        say: {
          es: 'Una unidad de Fuego {shooter.fire} con la carta ¡Fuego! quiere disparar {reaction?como reacción|en su activación} a un enemigo a {distance}″. Su arma: {shooter.weapon}.',
          en: 'A unit with Fire {shooter.fire} and the card Fire! wants to shoot {reaction?as a reaction|in its activation} at an enemy {distance}″ away. Its weapon: {shooter.weapon}.',
        },
      },
    ],
  },
  {
    slug: { es: '8-resistir', en: '8-resisting' },
    title: { es: 'Resistir y desgastarse', en: 'Resisting and wearing down' },
    say: {
      es: 'El objetivo tira su Coraje para anular aciertos. Lo que no anula es Desgaste; y si no anula ninguno, además se desordena.',
      en: 'The target rolls its Courage to cancel hits. What it does not cancel is Wear; and if it cancels none it is Disordered as well.',
    },
    clauses: ['t7g-4.12', 't7g-4.13', 't7g-4.14', 't7g-4.15', 't7g-4.16', 't7g-1.28', 't7g-1.29'],
    drills: [
      {
        query: 't7g/shot',
        among: {
          'shooter.weapon': ['musket', 'light-cannon'],
          'shooter.fire': [3],
          'target.defence': [3, 4, 5],
          'target.courage': [3],
          shotDice: [
            [6, 6, 6],
            [6, 5, 4],
            [6, 6, 1],
            [6, 3, 2],
          ],
          resistDice: [
            [1, 2, 3],
            [6, 4, 1],
            [5, 3, 2],
            [6, 6, 2],
          ],
        },
        say: {
          es: 'Una unidad de Fuego {shooter.fire} saca {shotDice} contra una Defensa de {target.defence}; el objetivo, de Coraje {target.courage}, saca {resistDice}. El arma: {shooter.weapon}.',
          en: 'A unit with Fire {shooter.fire} rolls {shotDice} against a Defence of {target.defence}; the target, with Courage {target.courage}, rolls {resistDice}. The weapon: {shooter.weapon}.',
        },
      },
    ],
  },
  {
    slug: { es: '9-ruptura', en: '9-break-check' },
    title: { es: 'La Ruptura', en: 'The break check' },
    say: {
      es: 'Una unidad lleva tanto Desgaste como Aguante. Si recibe más, tira su Disciplina original, y cada marcador de más pide un 6.',
      en: 'A unit bears as much Wear as it has Stamina. If it takes more, it rolls its original Discipline, and each marker too many asks for a 6.',
    },
    clauses: ['t7g-4.18', 't7g-4.19', 't7g-4.20', 't7g-4.21', 't7g-4.22', 't7g-4.23', 't7g-6.39'],
    drills: [
      {
        query: 't7g/break-check',
        among: { discipline: [3, 4, 5], stamina: [3, 4, 5], wear: [1, 2, 3], taken: [1, 2, 3] },
        say: {
          es: 'Una unidad de Disciplina {discipline} y Aguante {stamina} que lleva {wear} de Desgaste recibe {taken} más.',
          en: 'A unit with Discipline {discipline} and Stamina {stamina} that has {wear} Wear takes {taken} more.',
        },
      },
    ],
  },
  {
    slug: { es: '10-cargar', en: '10-charging' },
    title: { es: 'Cargar', en: 'Charging' },
    say: {
      es: 'Sólo ¡Atacad! trae el combate, y obliga a él si se llega. Por el flanco el enemigo pega y resiste peor.',
      en: 'Only Assault! brings a combat, and compels it if the unit gets there. In the flank the enemy strikes and resists worse.',
    },
    clauses: [
      't7g-5.1',
      't7g-5.3',
      't7g-5.5',
      't7g-5.6',
      't7g-5.37',
      't7g-5.8',
      't7g-5.9',
      't7g-5.10',
    ],
    drills: [
      {
        query: 't7g/value',
        among: { value: [2, 3, 4, 5, 6, 7, 8], decreases: [0, 1, 2] },
        say: {
          es: 'Una unidad de Combate {value} recibe una carga {decreases?de frente|por el flanco|por el flanco y está Al Límite}; nada más le cambia el Combate.',
          en: 'A unit with Combat {value} is charged {decreases?from the front|in the flank|in the flank while Weary}; nothing else changes its Combat.',
        },
      },
    ],
  },
  {
    slug: { es: '11-combatir', en: '11-combat' },
    title: { es: 'Combatir', en: 'Combat' },
    say: {
      es: 'Cada bando ataca y resiste una vez, y ambas rondas son simultáneas. Gana quien ha causado más Desgaste.',
      en: 'Each side attacks and resists once, and both rounds are simultaneous. Whoever caused more Wear wins.',
    },
    clauses: [
      't7g-5.2',
      't7g-5.12',
      't7g-5.13',
      't7g-5.14',
      't7g-5.16',
      't7g-5.18',
      't7g-5.38',
      't7g-5.39',
    ],
    drills: [
      {
        query: 't7g/value',
        among: { value: [2, 3, 4, 5, 6, 7, 8], increases: [0, 1, 2], decreases: [0, 1] },
        say: {
          es: 'Una unidad de Combate {value} {increases?recibe una carga|carga con ¡Atacad!|carga con ¡Atacad! desde una Altura} y {decreases?está|no está} Al Límite; nada más le cambia el Combate.',
          en: 'A unit with Combat {value} {increases?is charged|charges with Assault!|charges with Assault! from a Height} and {decreases?is|is not} Weary; nothing else changes its Combat.',
        },
      },
    ],
  },
  {
    slug: { es: '12-despues-del-combate', en: '12-after-combat' },
    title: { es: 'Después del combate', en: 'After the combat' },
    say: {
      es: 'Quien pierde se destraba o, si no anuló nada, se retira. Si empatan se va quien cargó, salvo entre picas que quieran seguir.',
      en: 'The loser disengages or, if it cancelled nothing, retreats. In a tie the charger leaves, unless pikes want to go on.',
    },
    clauses: [
      't7g-5.19',
      't7g-5.20',
      't7g-5.22',
      't7g-5.24',
      't7g-5.25',
      't7g-5.27',
      't7g-5.28',
      't7g-5.29',
    ],
    drills: [
      {
        query: 't7g/break-check',
        among: {
          discipline: [3],
          stamina: [4],
          wear: [2, 3, 4],
          taken: [3, 4],
          dice: [
            [6, 6, 1],
            [6, 5, 2],
            [5, 5, 4],
            [6, 6, 6],
            [6, 3, 1],
          ],
        },
        say: {
          es: 'Una unidad de Disciplina {discipline} y Aguante {stamina} que llevaba {wear} de Desgaste recibe {taken} en el combate y saca {dice} en su Chequeo de Ruptura.',
          en: 'A unit with Discipline {discipline} and Stamina {stamina} that had {wear} Wear takes {taken} in the combat and rolls {dice} for its break check.',
        },
      },
    ],
  },
]);

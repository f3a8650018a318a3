import { defineLessons } from '../../../src/library/registry.ts';

export default defineLessons([
  {
    slug: { es: '1-un-turno', en: '1-a-turn' },
    title: { es: 'Un turno', en: 'A turn' },
    say: {
      es: 'Los dos jugadores comparten el turno: ponen sus órdenes a la vez y activan una Tropa cada uno hasta que no queda ninguna.',
      en: 'Both players share the turn: they lay their orders at once and activate one Troop unit each until none is left.',
    },
    clauses: [
      't7g-2.1',
      't7g-2.3',
      't7g-2.4',
      't7g-2.6',
      't7g-2.7',
      't7g-2.8',
      't7g-2.10',
      't7g-2.12',
    ],
    drills: [
      {
        query: 't7g/initiative',
        among: {
          'own.level': [2, 3, 4, 5],
          'own.die': [1, 2, 3, 4, 5, 6],
          'enemy.level': [2, 3, 4, 5],
          'enemy.die': [1, 2, 3, 4, 5, 6],
        },
        say: {
          es: 'Tu Comandante, de Nivel {own.level}, saca un {own.die} en la iniciativa; el de tu rival, de Nivel {enemy.level}, un {enemy.die}.',
          en: 'Your General, of Level {own.level}, rolls a {own.die} for initiative; your opponent’s, of Level {enemy.level}, a {enemy.die}.',
        },
      },
    ],
  },
  {
    slug: { es: '2-valores', en: '2-values' },
    title: { es: 'Valores y Defensas', en: 'Values and Defences' },
    say: {
      es: 'Un Valor dice cuántos dados se tiran, o cuánto se mueve, y las circunstancias lo aumentan o lo reducen. Una Defensa no cambia nunca.',
      en: 'A Value says how many dice are rolled, or how far a unit moves, and circumstances increase or decrease it. A Defence never changes.',
    },
    clauses: [
      't7g-1.15',
      't7g-1.17',
      't7g-1.18',
      't7g-1.19',
      't7g-1.20',
      't7g-1.21',
      't7g-2.20',
      't7g-1.23',
      't7g-1.24',
      't7g-1.25',
    ],
    drills: [
      {
        query: 't7g/value',
        among: { value: [1, 2, 3, 4, 5, 6], increases: [0, 1, 2, 3], decreases: [0, 1, 2] },
        say: {
          es: 'Un Valor de {value} tiene {increases?ningún aumento|1 aumento|# aumentos} y {decreases?ninguna reducción|1 reducción|# reducciones}.',
          en: 'A Value of {value} has {increases?no Increase|1 Increase|# Increases} and {decreases?no Decrease|1 Decrease|# Decreases}.',
        },
      },
    ],
  },
  {
    slug: { es: '3-ordenes', en: '3-orders' },
    title: { es: 'Las cinco órdenes', en: 'The five orders' },
    say: {
      es: 'Cada Tropa lleva una carta oculta que dice qué hará. Una hace de todo un poco, y las demás, una cosa muy bien.',
      en: 'Each Troop unit has a hidden card that says what it will do. One does a little of everything, the others one thing very well.',
    },
    clauses: [
      't7g-2.13',
      't7g-2.15',
      't7g-2.16',
      't7g-2.17',
      't7g-2.18',
      't7g-2.19',
      't7g-2.20',
      't7g-2.21',
      't7g-2.22',
    ],
    drills: [
      {
        query: 't7g/value',
        among: { value: [2, 3, 4, 5, 6], decreases: [0, 1] },
        say: {
          es: 'Una unidad de Fuego {value} dispara en su activación con {decreases?¡Atención!|¡Fuego!}; nada más le cambia el Fuego.',
          en: 'A unit with Fire {value} shoots in its activation with {decreases?Ready!|Fire!}; nothing else changes its Fire.',
        },
      },
    ],
  },
  {
    slug: { es: '4-chequeo-de-orden', en: '4-order-check' },
    title: { es: 'El Chequeo de Orden', en: 'The order check' },
    say: {
      es: 'La unidad Fresca obedece sin más. La que lleva Desgaste tira su Disciplina, y necesita a alguien que la mande de cerca.',
      en: 'A Fresh unit simply obeys. One with Wear rolls its Discipline, and needs somebody near who commands it.',
    },
    clauses: ['t7g-1.27', 't7g-2.23', 't7g-2.24', 't7g-2.25', 't7g-2.26', 't7g-2.27'],
    drills: [
      {
        query: 't7g/order-check',
        among: {
          discipline: [2, 3, 4, 5, 6],
          wear: [0, 1, 2],
          commander: ['near', 'inside', 'away'],
        },
        say: {
          es: 'Una unidad de Disciplina {discipline} se activa {wear?sin Desgaste|con 1 Desgaste|con # de Desgaste}. Su Mando: {commander}.',
          en: 'A unit with Discipline {discipline} is activated {wear?without Wear|with 1 Wear|with # Wear}. Its Commander: {commander}.',
        },
      },
    ],
  },
  {
    slug: { es: '5-reaccionar', en: '5-reacting' },
    title: { es: 'Reaccionar', en: 'Reacting' },
    say: {
      es: 'Quien aún tiene su carta puede contestar a un enemigo que se acerca o carga. Contesta con lo que esa carta dice, si supera el chequeo.',
      en: 'A unit that still has its card may answer an enemy that comes near or charges. It answers as that card says, if it passes its check.',
    },
    clauses: [
      't7g-2.28',
      't7g-2.29',
      't7g-2.30',
      't7g-2.31',
      't7g-2.33',
      't7g-2.35',
      't7g-2.36',
      't7g-2.37',
      't7g-2.38',
    ],
    drills: [
      {
        query: 't7g/order-check',
        among: {
          check: ['reaction'],
          discipline: [2, 3, 4, 5, 6],
          chargedBy: ['infantry', 'cavalry'],
          flankCharge: [false, true],
        },
        say: {
          es: 'Una formación de Disciplina {discipline}, Fresca y con su Mando cerca, intenta una {check} a una carga {chargedBy} {flankCharge?por el flanco|de frente}.',
          en: 'A Formation with Discipline {discipline}, Fresh and with its Commander near, tries a {check} to a charge by {chargedBy} {flankCharge?in the flank|from the front}.',
        },
      },
    ],
  },
  {
    slug: { es: '6-mover', en: '6-moving' },
    title: { es: 'Mover', en: 'Moving' },
    say: {
      es: 'Se traza una línea, se gira y se avanza. El terreno cuenta sólo si lo pisa el centro del frente.',
      en: 'Draw a line, turn, and go. Terrain counts only where the middle of the front treads on it.',
    },
    clauses: [
      't7g-3.2',
      't7g-3.3',
      't7g-3.4',
      't7g-3.5',
      't7g-3.7',
      't7g-1.7',
      't7g-3.16',
      't7g-3.17',
      't7g-3.20',
    ],
    drills: [
      {
        query: 't7g/value',
        among: { value: [3, 4, 5, 6, 7, 8], increases: [0, 1, 2], decreases: [0, 1] },
        say: {
          es: 'Una unidad de Velocidad {value} mueve con {increases?¡Atención!|¡Atacad!|¡Corred!} y {decreases?cruza terreno Difícil|no cruza terreno alguno}.',
          en: 'A unit with Speed {value} moves with {increases?Ready!|Assault!|Run!} and {decreases?crosses Difficult terrain|crosses no terrain}.',
        },
      },
    ],
  },
]);

import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Beaten by two-handed swords, without having lost its order yet. */
const BEATEN = {
  attacker: {
    ...{ combat: 2, courage: 2, infantryDefence: 4 },
    ...{ weapons: ['two-handed-swords' as const], attackDice: [4, 4, 1] },
  },
  defender: {
    ...{ combat: 1, courage: 1, infantryDefence: 4, discipline: 3 },
    ...{ attackDice: [1], resistDice: [5] },
  },
};

/** Weapons of the combat. */
export const hand = defineExamples({
  't7g-6.92/disordered-enemy': applies('t7g/combat-dice', {
    es: 'Una infantería Desordenada carga contra unos alabarderos de Combate 4.',
    en: 'Disordered infantry charges halberdiers with Combat 4.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['halberds'] },
      enemy: { disordered: true },
    },
    gives: { dice: 6 },
    case: 197,
  }),
  't7g-6.92/enemy-in-order': doesNotApply('t7g/combat-dice', {
    es: 'Una infantería en orden carga contra unos alabarderos de Combate 4.',
    en: 'Infantry in order charges halberdiers with Combat 4.',
    ask: { side: 'defender', unit: { combat: 4, weapons: ['halberds'] } },
    gives: { dice: 4 },
    cites: ['t7g-5.13'],
  }),
  't7g-6.93/combat-kept': applies('t7g/combat-dice', {
    es: 'Una infantería con bardiches y Combate 6, Al Límite, recibe una carga de frente.',
    en: 'Weary infantry with bardiches and Combat 6 is charged from the front.',
    ask: { side: 'defender', unit: { combat: 6, weapons: ['bardiches'], weary: true } },
    gives: { dice: 6 },
  }),
  't7g-6.93/fire-falls': applies('t7g/unit-state', {
    es: 'Una unidad con bardiches y Aguante 4 tiene 4 de Desgaste.',
    en: 'A unit with bardiches and Stamina 4 has 4 Wear.',
    ask: { stamina: 4, wear: 4, bardiches: true },
    gives: { combatFalls: false, fireFalls: true },
  }),
  't7g-6.93/not-weary': doesNotApply('t7g/combat-dice', {
    es: 'Una infantería con bardiches y Combate 6, que no está Al Límite, recibe una carga de frente.',
    en: 'Infantry with bardiches and Combat 6, not Weary, is charged from the front.',
    ask: { side: 'defender', unit: { combat: 6, weapons: ['bardiches'] } },
    gives: { dice: 6 },
    cites: ['t7g-5.13'],
  }),
  't7g-6.94/cavalry-charges': applies('t7g/combat-dice', {
    es: 'La caballería carga contra una infantería con bayonetas y Combate 4, en orden, que reacciona con ¡Resistid!.',
    en: 'Cavalry charges infantry with bayonets and Combat 4, in order, which reacts with Resist!.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['bayonets'], card: 'resist' },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 6 },
    case: 199,
  }),
  't7g-6.94/disordered': doesNotApply('t7g/combat-dice', {
    es: 'La caballería carga contra una infantería con bayonetas y Combate 4, Desordenada, que reacciona con ¡Resistid!.',
    en: 'Cavalry charges infantry with bayonets and Combat 4, Disordered, which reacts with Resist!.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['bayonets'], card: 'resist', disordered: true },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 4 },
    cites: ['t7g-5.13'],
  }),
  't7g-6.95/charging-infantry': applies('t7g/combat-dice', {
    es: 'Una infantería con bayonetas y Combate 4, en orden, carga con ¡Atacad! contra otra infantería.',
    en: 'Infantry with bayonets and Combat 4, in order, charges other infantry with Assault!.',
    ask: { unit: { combat: 4, weapons: ['bayonets'] } },
    gives: { dice: 8 },
    cites: ['t7g-2.19', 't7g-6.95'],
  }),
  't7g-6.95/resisting': doesNotApply('t7g/combat-dice', {
    es: 'Una infantería con bayonetas y Combate 4, en orden, recibe la carga de otra infantería y reacciona con ¡Resistid!.',
    en: 'Infantry with bayonets and Combat 4, in order, is charged by other infantry and reacts with Resist!.',
    ask: { side: 'defender', unit: { combat: 4, weapons: ['bayonets'], card: 'resist' } },
    gives: { dice: 4 },
    cites: ['t7g-5.13'],
    case: 201,
  }),
  't7g-6.96/extra-round': applies('t7g/combat-dice', {
    es: 'Dos Formaciones con picas han empatado. La que cargó con ¡Atacad!, de Combate 4 y también con espadachines, lucha una ronda de mala guerra.',
    en: 'Two Formations with pikes have tied. The one that charged with Assault!, with Combat 4 and swordsmen besides, fights a round of bad war.',
    ask: {
      badWar: true,
      unit: { combat: 4, weapons: ['pikes', 'swordsmen'] },
      enemy: { weapons: ['pikes'] },
    },
    gives: { dice: 6 },
    cites: ['t7g-5.31', 't7g-6.96'],
    case: 131,
  }),
  't7g-6.96/first-clash': doesNotApply('t7g/combat-dice', {
    es: 'Una Formación con picas y espadachines, de Combate 4, recibe la carga de otra con picas.',
    en: 'A Formation with pikes and swordsmen and Combat 4 is charged by one with pikes.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['pikes', 'swordsmen'] },
      enemy: { weapons: ['pikes'] },
    },
    gives: { dice: 4 },
    cites: ['t7g-5.13'],
  }),
  't7g-6.97/with-lances': applies('t7g/after-combat', {
    es: 'Una caballería con Lanzas de Caballería vence a otra, que se retira.',
    en: 'Cavalry with lances beats other cavalry, which retreats.',
    ask: {
      winner: 'attacker',
      attacker: { kind: 'cavalry', lances: true },
      defender: { kind: 'cavalry', exposed: true },
    },
    gives: { defender: { destroyed: true } },
    case: 145,
  }),
  't7g-6.97/without-lances': doesNotApply('t7g/after-combat', {
    es: 'Una caballería sin Lanzas de Caballería vence a otra, que se retira.',
    en: 'Cavalry without lances beats other cavalry, which retreats.',
    ask: {
      winner: 'attacker',
      attacker: { kind: 'cavalry' },
      defender: { kind: 'cavalry', exposed: true },
    },
    gives: { defender: { does: 'retreats', destroyed: false } },
    cites: ['t7g-5.24'],
  }),
  't7g-6.98/counter-charging': applies('t7g/combat-dice', {
    es: 'Una caballería con Lanzas Pesadas y Combate 4 recibe la carga de otra y contracarga.',
    en: 'Cavalry with heavy lances and Combat 4 is charged by other cavalry and counter-charges.',
    ask: {
      side: 'defender',
      unit: { kind: 'cavalry', combat: 4, weapons: ['heavy-lances'], card: 'attack' },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 8 },
    cites: ['t7g-2.33', 't7g-6.98'],
    case: 203,
  }),
  't7g-6.98/counter-charged': applies('t7g/combat-dice', {
    es: 'Una caballería con Lanzas Pesadas y Combate 4 carga contra otra, que contracarga.',
    en: 'Cavalry with heavy lances and Combat 4 charges other cavalry, which counter-charges.',
    ask: {
      unit: { kind: 'cavalry', combat: 4, weapons: ['heavy-lances'] },
      enemy: { kind: 'cavalry', card: 'attack' },
    },
    gives: { dice: 8 },
    cites: ['t7g-2.19', 't7g-6.98'],
  }),
  't7g-6.98/only-charging': doesNotApply('t7g/combat-dice', {
    es: 'Una caballería con Lanzas Pesadas y Combate 4 carga contra otra, que no reacciona.',
    en: 'Cavalry with heavy lances and Combat 4 charges other cavalry, which does not react.',
    ask: {
      unit: { kind: 'cavalry', combat: 4, weapons: ['heavy-lances'] },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 6 },
    cites: ['t7g-2.19'],
  }),
  't7g-6.99/three-dice': applies('t7g/combat', {
    es: 'Una unidad con mandobles acierta dos veces. El enemigo, de Disciplina 3, anula 1 acierto, no acierta nada y pierde.',
    en: 'A unit with two-handed swords hits twice. The enemy, with Discipline 3, cancels 1 hit, hits nothing and loses.',
    ask: BEATEN,
    gives: { winner: 'attacker', defender: { does: 'disengages', keepsOrderDice: 3 } },
    odds: { 'defender-disordered': '125/216' },
  }),
  't7g-6.99/a-six': applies('t7g/combat', {
    es: 'Una unidad con mandobles acierta dos veces. El enemigo, de Disciplina 3, anula 1 acierto, no acierta nada y pierde; en su chequeo saca 6, 2 y 1.',
    en: 'A unit with two-handed swords hits twice. The enemy, with Discipline 3, cancels 1 hit, hits nothing and loses; in its check it rolls 6, 2 and 1.',
    ask: { ...BEATEN, defender: { ...BEATEN.defender, composureDice: [6, 2, 1] } },
    gives: { defender: { disordered: false } },
  }),
  't7g-6.100/counter-charging': applies('t7g/combat-dice', {
    es: 'La caballería carga de frente contra una infantería con picas y Combate 4, en orden, que contracarga.',
    en: 'Cavalry charges infantry with pikes and Combat 4, in order, from the front, and it counter-charges.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['pikes'], card: 'attack' },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 8 },
    cites: ['t7g-2.33', 't7g-6.100'],
    case: 57,
  }),
  't7g-6.100/disordered': doesNotApply('t7g/combat-dice', {
    es: 'La caballería carga de frente contra una infantería con picas y Combate 4, Desordenada, que contracarga.',
    en: 'Cavalry charges infantry with pikes and Combat 4, Disordered, from the front, and it counter-charges.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['pikes'], card: 'attack', disordered: true },
      enemy: { kind: 'cavalry' },
    },
    gives: { dice: 6 },
    cites: ['t7g-2.33'],
  }),
  't7g-6.101/both-with-pikes': applies('t7g/combat', {
    es: 'Dos infanterías con picas, de Combate 4 y Coraje 4 y con Defensa 4, chocan de frente en campo abierto.',
    en: 'Two infantry units with pikes, Combat 4, Courage 4 and Defence 4 clash front to front in the open.',
    ask: {
      attacker: { combat: 4, courage: 4, infantryDefence: 4, weapons: ['pikes'] },
      defender: { combat: 4, courage: 4, infantryDefence: 4, weapons: ['pikes'] },
    },
    gives: { badWarPossible: true },
  }),
  't7g-6.114/behind-a-wall': applies('t7g/combat-dice', {
    es: 'Una infantería con granadas carga contra otra de Combate 3 y Coraje 4 pegada a un muro.',
    en: 'Infantry with grenades charges infantry with Combat 3 and Courage 4 right behind a wall.',
    ask: {
      side: 'defender',
      unit: { combat: 3, courage: 4, shelter: 'wall' },
      enemy: { weapons: ['grenades'] },
    },
    gives: { courageDice: 4 },
  }),
  't7g-6.114/in-the-open': doesNotApply('t7g/combat-dice', {
    es: 'Una infantería con granadas carga en campo abierto contra otra de Combate 3 y Coraje 4.',
    en: 'Infantry with grenades charges infantry with Combat 3 and Courage 4 in the open.',
    ask: { side: 'defender', unit: { combat: 3, courage: 4 }, enemy: { weapons: ['grenades'] } },
    gives: { courageDice: 4 },
    cites: ['t7g-5.14'],
  }),
  't7g-6.123/charging': applies('t7g/combat-dice', {
    es: 'Una infantería con Salvas y Combate 4, en orden, carga con ¡Atacad!.',
    en: 'Infantry with Salvoes and Combat 4, in order, charges with Assault!.',
    ask: { unit: { combat: 4, weapons: ['salvoes'] } },
    gives: { dice: 8 },
    cites: ['t7g-2.19', 't7g-6.123'],
  }),
  't7g-6.123/disordered': doesNotApply('t7g/combat-dice', {
    es: 'Una infantería con Salvas y Combate 4, Desordenada, carga con ¡Atacad!.',
    en: 'Infantry with Salvoes and Combat 4, Disordered, charges with Assault!.',
    ask: { unit: { combat: 4, weapons: ['salvoes'], disordered: true } },
    gives: { dice: 6 },
    cites: ['t7g-2.19'],
    case: 205,
  }),
});

import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The front unit of a column of three. */
const FRONT = { kind: 'cavalry' as const, pooledUnits: 3, combat: 2, courage: 2 };

/** Cavalry units that act as one. */
export const choragiew = defineExamples({
  't7g-6.49/another-command': applies('t7g/pooled-wear', {
    es: 'Una caballería con Choragiew quiere unirse a otra con la misma regla y de otro mando.',
    en: 'A cavalry unit with Choragiew wants to join another that has the rule too but belongs to another command.',
    ask: { pooledUnits: 1, stamina: 3, joiningUnits: 1, joiningCommand: false },
    gives: { allowed: false },
  }),
  't7g-6.50/moves-to-contact': applies('t7g/order', {
    es: 'Una caballería con Choragiew y ¡Atención! mueve hasta tocar a otra de su mando y quiere unirse a ella.',
    en: 'A cavalry unit with Choragiew and Ready! moves into contact with another of its command and wants to join it.',
    ask: { kind: 'cavalry', choragiew: true, actions: ['move', 'join'] },
    gives: { allowed: true },
  }),
  't7g-6.50/with-assault': forbids('t7g/pooled-wear', {
    es: 'Una caballería quiere unirse con ¡Atacad! a una Choragiew de 2 unidades.',
    en: 'A cavalry unit wants to join a Choragiew of 2 units with Assault!.',
    ask: { pooledUnits: 2, stamina: 3, joiningUnits: 1, card: 'attack' },
    gives: { allowed: false },
    case: 391,
  }),
  't7g-6.51/disordered': applies('t7g/pooled-wear', {
    es: 'Una caballería Desordenada quiere unirse a otra de su mando para formar una Choragiew.',
    en: 'A Disordered cavalry unit wants to join another of its command to form a Choragiew.',
    ask: { pooledUnits: 1, stamina: 3, joiningUnits: 1, joiningDisordered: true },
    gives: { allowed: false },
    case: 315,
  }),
  't7g-6.51/weary': doesNotApply('t7g/pooled-wear', {
    es: 'Una caballería Al Límite, con Aguante 3 y 3 de Desgaste, quiere unirse a otra Fresca de su mando, que irá en cabeza y tiene el mismo Aguante.',
    en: 'A Weary cavalry unit, with Stamina 3 and 3 Wear, wants to join a Fresh one of its command, which will be at the front and has the same Stamina.',
    ask: { pooledUnits: 1, stamina: 3, joiningUnits: 1, joiningWear: 3 },
    gives: { allowed: true },
    cites: ['t7g-6.52'],
  }),
  't7g-6.52/two-and-one': applies('t7g/pooled-wear', {
    es: 'Una caballería con 1 de Desgaste se une a otra con Aguante 4 y 2 de Desgaste.',
    en: 'A cavalry unit with 1 Wear joins another with Stamina 4 and 2 Wear.',
    ask: { pooledUnits: 1, stamina: 4, wear: 2, joiningUnits: 1, joiningWear: 1 },
    gives: { pool: 3, unitsLeft: 2 },
  }),
  't7g-6.53/five-of-three': applies('t7g/pooled-wear', {
    es: 'Una Choragiew de 3 unidades, con Aguante 3 y 2 de Desgaste, recibe 3 marcadores más.',
    en: 'A Choragiew of 3 units with Stamina 3 and 2 Wear takes 3 more markers.',
    ask: { pooledUnits: 3, stamina: 3, wear: 2, taken: 3 },
    gives: { unitsLost: 1, unitsLeft: 2, wearLeft: 1 },
  }),
  't7g-6.54/three-wear': applies('t7g/order-check', {
    es: 'Una Choragiew de 2 unidades con 3 de Desgaste y Disciplina 4 va a cumplir ¡Atacad!.',
    en: 'A Choragiew of 2 units with 3 Wear and Discipline 4 is to carry out Assault!.',
    ask: { discipline: 4, wear: 3, kind: 'cavalry', pooledUnits: 2, card: 'attack' },
    gives: { needed: false },
    case: 157,
  }),
  't7g-6.54/fresh': doesNotApply('t7g/order-check', {
    es: 'Una Choragiew Fresca de 2 unidades con Disciplina 4 va a cumplir ¡Atacad!.',
    en: 'A Fresh Choragiew of 2 units with Discipline 4 is to carry out Assault!.',
    ask: { discipline: 4, kind: 'cavalry', pooledUnits: 2, card: 'attack' },
    gives: { needed: false },
    cites: ['t7g-2.23'],
  }),
  't7g-6.55/six-dice': applies('t7g/combat', {
    es: 'Una Choragiew de 2 unidades carga con ¡Atacad! contra infantería con Combate 3; la que va en cabeza tiene Combate 4 y la otra 3.',
    en: 'A Choragiew of 2 units charges infantry with Combat 3 with Assault!; its front unit has Combat 4, the other 3.',
    ask: {
      attacker: { ...FRONT, pooledUnits: 2, combat: 4, infantryDefence: 4 },
      defender: { combat: 3, courage: 3, cavalryDefence: 4 },
    },
    gives: { attacker: { dice: 6 } },
  }),
  't7g-6.56/three-units': applies('t7g/combat', {
    es: 'Una Choragiew de 3 unidades carga contra infantería y gana: de sus 3 aciertos la infantería anula 1.',
    en: 'A Choragiew of 3 units charges infantry and wins: of its 3 hits the infantry cancels 1.',
    ask: {
      attacker: { ...FRONT, infantryDefence: 4, attackDice: [4, 4, 4] },
      defender: { combat: 1, courage: 1, cavalryDefence: 4, attackDice: [1], resistDice: [5] },
    },
    gives: { defender: { wearTaken: 2, extraWear: 2, wearTotal: 4 } },
    case: 155,
  }),
  't7g-6.56/was-charged': doesNotApply('t7g/combat', {
    es: 'Una infantería carga contra una Choragiew de 3 unidades que no reacciona y que gana con 2 aciertos, ninguno anulado.',
    en: 'Infantry charges a Choragiew of 3 units that does not react and wins with 2 hits, none of them cancelled.',
    ask: {
      attacker: {
        ...{ combat: 2, courage: 1, cavalryDefence: 4 },
        ...{ attackDice: [1, 1, 1], resistDice: [1] },
      },
      defender: { ...FRONT, infantryDefence: 4, attackDice: [4, 4] },
    },
    gives: { attacker: { wearTaken: 2, extraWear: 0 } },
    cites: ['t7g-5.18'],
  }),
  't7g-6.57/one-leaves': applies('t7g/planning', {
    es: 'Un bando tiene 4 unidades, 3 de ellas en una Choragiew, y anuncia que una sale de ella.',
    en: 'A side has 4 units, 3 of them in a Choragiew, and announces that one leaves it.',
    ask: { units: 4, choragiews: [3], leaving: 1 },
    gives: { allowed: true, cards: 3 },
  }),
  't7g-6.57/says-nothing': forbids('t7g/planning', {
    es: 'Una unidad de una Choragiew de 3 quiere salir de ella sin haberlo anunciado en la Planificación.',
    en: 'One unit of a Choragiew of 3 wants to leave it without having been announced in Planning.',
    ask: { units: 3, choragiews: [3], leaving: 1, announced: false },
    gives: { allowed: false },
  }),
});

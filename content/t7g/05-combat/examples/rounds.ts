import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A charges with six dice and cancels nothing, D strikes with five and cancels two of three hits. */
const CHARGE = {
  attacker: {
    ...{ combat: 4, courage: 3, infantryDefence: 4 },
    ...{ attackDice: [6, 5, 4, 3, 2, 1], resistDice: [4, 3, 2] },
  },
  defender: {
    ...{ combat: 5, courage: 4, infantryDefence: 4 },
    ...{ attackDice: [6, 4, 3, 2, 1], resistDice: [5, 5, 2, 1] },
  },
};
const TOLD = {
  es: 'A (Combate 4, Coraje 3) carga de frente contra D (Combate 5, Coraje 4), ambas infanterías con Defensa 4. A ataca con 6, 5, 4, 3, 2, 1 y resiste con 4, 3, 2; D ataca con 6, 4, 3, 2, 1 y resiste con 5, 5, 2, 1.',
  en: 'A (Combat 4, Courage 3) charges D (Combat 5, Courage 4) from the front, both infantry with Defence 4. A attacks with 6, 5, 4, 3, 2, 1 and resists with 4, 3, 2; D attacks with 6, 4, 3, 2, 1 and resists with 5, 5, 2, 1.',
};

/** Two units with pikes that hit nothing. */
const PIKES = {
  attacker: {
    ...{ combat: 2, courage: 2, infantryDefence: 4 },
    ...{ weapons: ['pikes' as const], attackDice: [3, 2, 1] },
  },
  defender: {
    ...{ combat: 2, courage: 2, infantryDefence: 4 },
    ...{ weapons: ['pikes' as const], attackDice: [2, 1] },
  },
};

/** A flanks D, which is Disordered by nothing but takes three markers more than it bears. */
const FLANKED = {
  flank: true,
  attacker: {
    ...{ combat: 4, courage: 3, infantryDefence: 4 },
    ...{ attackDice: [6, 6, 5, 4, 3, 1], resistDice: [4, 3, 2] },
  },
  defender: {
    ...{ combat: 3, courage: 4, infantryDefence: 4, stamina: 3, wear: 2, discipline: 4 },
    ...{ attackDice: [6, 3], resistDice: [5, 2] },
  },
};
const FLANK_TOLD = {
  es: 'D (Disciplina 4, Aguante 3, Desgaste 2) recibe una carga de flanqueo de A, que acierta 4 veces; D anula 1.',
  en: 'D (Discipline 4, Stamina 3, Wear 2) is charged from the flank by A, which hits 4 times; D cancels 1.',
};

/** Attacks, what they do, who wins, the bad war and break checks. */
export const rounds = defineExamples({
  't7g-5.2/both-strike-and-resist': applies('t7g/combat', {
    es: 'Una infantería de Combate 4 y Coraje 3 carga de frente contra otra de Combate 5 y Coraje 4; las dos tienen Defensa 4.',
    en: 'Infantry with Combat 4 and Courage 3 charges infantry with Combat 5 and Courage 4 from the front; both have Defence 4.',
    ask: {
      attacker: { combat: 4, courage: 3, infantryDefence: 4 },
      defender: { combat: 5, courage: 4, infantryDefence: 4 },
    },
    gives: { attacker: { dice: 6, courageDice: 3 }, defender: { dice: 5, courageDice: 4 } },
    cites: ['t7g-5.2', 't7g-5.12'],
  }),
  't7g-5.12/who-falls-strikes-too': applies('t7g/combat', {
    es: 'El atacante acierta 3 veces y el defensor, de Aguante 1 y Disciplina 1, no anula nada: caerá. Sus 2 dados sacan 6.',
    en: 'The attacker hits 3 times and the defender, with Stamina 1 and Discipline 1, cancels nothing: it will fall. Its 2 dice show 6.',
    ask: {
      attacker: {
        ...{ combat: 4, courage: 1, infantryDefence: 4 },
        ...{ attackDice: [6, 6, 6, 1, 1, 1], resistDice: [1] },
      },
      defender: {
        ...{ combat: 2, courage: 1, infantryDefence: 4, stamina: 1, discipline: 1 },
        ...{ attackDice: [6, 6], resistDice: [1] },
      },
    },
    gives: { defender: { destroyed: true }, attacker: { wearTaken: 2 } },
    case: 123,
  }),
  't7g-5.15/two-of-three': applies('t7g/combat', {
    ...TOLD,
    ask: CHARGE,
    gives: { attacker: { hits: 3 }, defender: { saved: 2 } },
    case: 111,
  }),
  't7g-5.16/nothing-cancelled': applies('t7g/combat', {
    ...TOLD,
    ask: CHARGE,
    gives: { attacker: { saved: 0, disordered: true }, defender: { disordered: false } },
    case: 111,
  }),
  't7g-5.17/what-is-not-cancelled': applies('t7g/combat', {
    ...TOLD,
    ask: CHARGE,
    gives: { attacker: { wearTaken: 2 }, defender: { wearTaken: 1 } },
    case: 111,
  }),
  't7g-5.18/two-against-one': applies('t7g/combat', {
    ...TOLD,
    ask: CHARGE,
    gives: { winner: 'defender', attacker: { does: 'retreats' } },
    cites: ['t7g-5.18', 't7g-5.24'],
    case: 111,
  }),
  't7g-5.29/either-may-call-it': applies('t7g/combat', {
    es: 'Dos unidades con picas combaten de frente en campo abierto y ninguna acierta; sólo el defensor quiere seguir.',
    en: 'Two units with pikes fight front to front in the open and neither hits; only the defender wants to go on.',
    ask: PIKES,
    gives: { winner: 'tie', badWarPossible: true },
    case: 133,
  }),
  't7g-5.30/behind-a-wall': applies('t7g/combat-dice', {
    es: 'Dos unidades con picas han empatado; la que fue cargada está pegada a un muro. Su jugador invoca la mala guerra.',
    en: 'Two units with pikes have tied; the one that was charged is right behind a wall. Its player calls for the bad war.',
    ask: {
      side: 'defender',
      unit: { combat: 4, weapons: ['pikes'], shelter: 'wall' },
      enemy: { weapons: ['pikes'] },
      badWar: true,
    },
    gives: { allowed: false },
  }),
  't7g-5.30/after-a-flank-charge': forbids('t7g/combat-dice', {
    es: 'Dos unidades con picas han empatado tras una carga de flanqueo. Un jugador invoca la mala guerra.',
    en: 'Two units with pikes have tied after a flank charge. A player calls for the bad war.',
    ask: {
      unit: { combat: 4, weapons: ['pikes'] },
      enemy: { weapons: ['pikes'] },
      flank: true,
      badWar: true,
    },
    gives: { allowed: false },
  }),
  't7g-5.31/swordsmen-alone': applies('t7g/combat-dice', {
    es: 'Dos Formaciones con picas empatan. La que cargó con ¡Atacad! tiene Combate 4 y espadachines; se invoca la mala guerra.',
    en: 'Two Formations with pikes tie. The one that charged with Assault! has Combat 4 and swordsmen; the bad war is called for.',
    ask: {
      unit: { combat: 4, weapons: ['pikes', 'swordsmen'] },
      enemy: { weapons: ['pikes'] },
      badWar: true,
    },
    gives: { dice: 6 },
    cites: ['t7g-5.31', 't7g-6.96'],
    case: 131,
  }),
  't7g-5.31/the-first-round': doesNotApply('t7g/combat-dice', {
    es: 'Una Formación con picas y espadachines, de Combate 4, carga con ¡Atacad! contra otra con picas.',
    en: 'A Formation with pikes and swordsmen and Combat 4 charges another one with pikes with Assault!.',
    ask: {
      unit: { combat: 4, weapons: ['pikes', 'swordsmen'] },
      enemy: { weapons: ['pikes'] },
    },
    gives: { dice: 6 },
    cites: ['t7g-2.19'],
  }),
  't7g-5.32/tied-again': applies('t7g/combat', {
    es: 'Dos unidades con picas empatan, se invoca la mala guerra y en la nueva ronda tampoco acierta ninguna.',
    en: 'Two units with pikes tie, the bad war is called for, and neither hits in the new round either.',
    ask: { ...PIKES, badWar: true },
    gives: { winner: 'tie', badWarPossible: true },
    case: 363,
  }),
  't7g-5.33/beyond-its-stamina': applies('t7g/combat', {
    ...FLANK_TOLD,
    ask: FLANKED,
    gives: {
      defender: { wearTaken: 3, wearTotal: 5, breakPoints: 2 },
      attacker: { breakPoints: 0 },
    },
    case: 311,
  }),
  't7g-5.34/two-sixes': applies('t7g/combat', {
    ...FLANK_TOLD,
    ask: FLANKED,
    gives: { defender: { breakPoints: 2, destroyedChance: '125/144' } },
    case: 311,
  }),
  't7g-5.35/one-six-of-two': applies('t7g/combat', {
    es: 'D (Disciplina 4, Aguante 3, Desgaste 2) sufre 3 marcadores en combate y en su chequeo saca 6, 5, 3, 1.',
    en: 'D (Discipline 4, Stamina 3, Wear 2) takes 3 markers in combat and rolls 6, 5, 3, 1 in its check.',
    ask: { ...FLANKED, defender: { ...FLANKED.defender, breakDice: [6, 5, 3, 1] } },
    gives: { defender: { destroyed: true } },
  }),
});

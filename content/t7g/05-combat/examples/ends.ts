import { applies, defineExamples } from '../../../../src/library/example.ts';

/** What both do once the dice have fallen. */
export const ends = defineExamples({
  't7g-5.19/one-hit-cancelled': applies('t7g/combat', {
    es: 'Una Formación recibe 2 aciertos, anula 1 y no acierta nada.',
    en: 'A Formation takes 2 hits, cancels 1 and hits nothing.',
    ask: {
      attacker: { combat: 2, courage: 2, infantryDefence: 4, attackDice: [4, 4, 1] },
      defender: { combat: 1, courage: 1, infantryDefence: 4, attackDice: [1], resistDice: [5] },
    },
    gives: { winner: 'attacker', defender: { does: 'disengages' } },
    case: 359,
  }),
  't7g-5.20/three-inches-back': applies('t7g/after-combat', {
    es: 'Una unidad cargada de frente pierde el combate después de anular algún acierto.',
    en: 'A unit charged from the front loses the combat after it has cancelled some hits.',
    ask: { winner: 'attacker' },
    gives: { defender: { does: 'disengages', inches: 3, facing: 'kept' } },
  }),
  't7g-5.21/turned-to-its-enemy': applies('t7g/after-combat', {
    es: 'Una unidad cargada de flanqueo pierde el combate después de anular algún acierto.',
    en: 'A unit charged from the flank loses the combat after it has cancelled some hits.',
    ask: { winner: 'attacker', flank: true },
    gives: { defender: { inches: 3, facing: 'to-enemy' } },
    cites: ['t7g-5.20', 't7g-5.21'],
  }),
  't7g-5.22/a-lake-behind': applies('t7g/after-combat', {
    es: 'Una unidad de Aguante 3 con Desgaste 2 pierde el combate, y un lago le impide destrabarse.',
    en: 'A unit with Stamina 3 and Wear 2 loses the combat, and a lake keeps it from disengaging.',
    ask: { winner: 'attacker', defender: { stamina: 3, wear: 2, blocked: true } },
    gives: { defender: { extraWear: 1, wearTotal: 3, breakPoints: 0 } },
    case: 125,
  }),
  't7g-5.23/one-inch': applies('t7g/after-combat', {
    es: 'El perdedor no puede moverse por un lago y su base sigue en contacto con la del ganador.',
    en: 'A lake keeps the loser where it is, and its base is still in contact with that of the winner.',
    ask: { winner: 'attacker', defender: { blocked: true }, touching: true },
    gives: { attacker: { separates: 1 } },
    case: 361,
  }),
  't7g-5.24/nothing-cancelled': applies('t7g/after-combat', {
    es: 'Una infantería pierde contra otra infantería y su tirada de Coraje no ha anulado nada.',
    en: 'Infantry loses against other infantry, and its Courage roll has cancelled nothing.',
    ask: { winner: 'attacker', defender: { exposed: true } },
    gives: { defender: { does: 'retreats', destroyed: false } },
  }),
  't7g-5.25/twice-its-speed': applies('t7g/after-combat', {
    es: 'Una infantería de Velocidad 4 carga de frente contra otra, pierde y no anula nada; detrás no tiene a nadie.',
    en: 'Infantry with Speed 4 charges other infantry from the front, loses and cancels nothing; no unit is behind it.',
    ask: { winner: 'defender', attacker: { speed: 4, exposed: true } },
    gives: { attacker: { inches: 8, facing: 'backwards', disordered: true } },
    case: 127,
  }),
  't7g-5.26/no-room-to-flee': applies('t7g/after-combat', {
    es: 'Una infantería de Aguante 3 con Desgaste 3 debe retirarse y la detiene una unidad amiga.',
    en: 'Infantry with Stamina 3 and Wear 3 must retreat, and a friendly unit stops it.',
    ask: { winner: 'attacker', defender: { exposed: true, blocked: true, stamina: 3, wear: 3 } },
    gives: { defender: { does: 'retreats', extraWear: 1, breakPoints: 1 } },
  }),
  't7g-5.27/the-charger-leaves': applies('t7g/after-combat', {
    es: 'Un combate entre una caballería que ha cargado y unos piqueros acaba en empate.',
    en: 'A combat between cavalry that charged and pikemen ends in a tie.',
    ask: { winner: 'tie', attacker: { kind: 'cavalry' } },
    gives: { attacker: { does: 'disengages', inches: 3 } },
  }),
  't7g-5.28/after-a-failed-check': applies('t7g/after-combat', {
    es: 'Una unidad que ha cargado gana, y su enemigo falla el chequeo de ruptura.',
    en: 'A unit that charged wins, and its enemy fails its break check.',
    ask: { winner: 'attacker', defender: { broke: true } },
    gives: {
      attacker: { consolidates: 'may', consolidateInches: 3 },
      defender: { destroyed: true },
    },
    case: 365,
  }),
});

import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A leader who moves on his own. */
export const leaderAlone = defineExamples({
  'cca-8.29/three-hexes': applies('cca/may-move', {
    es: 'Un líder que mueve por su cuenta cruza un hex con una unidad amiga y acaba 3 hexes más allá, en un hex vacío.',
    en: 'A leader moving on his own crosses a hex with a friendly unit and ends 3 hexes away, in an empty hex.',
    ask: { unit: 'LD', hexes: 3, hex1: { occupant: 'friend' } },
    gives: { allowed: true },
    cites: ['cca-8.29', 'cca-8.30'],
    case: 75,
  }),
  'cca-8.29/four-hexes': forbids('cca/may-move', {
    es: 'Un líder que mueve por su cuenta quiere mover 4 hexes.',
    en: 'A leader moving on his own wants to move 4 hexes.',
    ask: { unit: 'LD', hexes: 4 },
    gives: { allowed: false, maxHexes: 3, maxOnPath: 3 },
  }),
  'cca-8.30/through-two-units': applies('cca/may-move', {
    es: 'Un líder mueve 3 hexes y atraviesa dos unidades amigas seguidas.',
    en: 'A leader moves 3 hexes and passes through two friendly units in a row.',
    ask: {
      unit: 'LD',
      hexes: 3,
      hex1: { occupant: 'friend' },
      hex2: { occupant: 'friend-with-leader' },
    },
    gives: { allowed: true },
  }),
  'cca-8.30/ends-there': doesNotApply('cca/may-move', {
    es: 'Un líder mueve 1 hex hasta el de una unidad amiga.',
    en: 'A leader moves 1 hex to that of a friendly unit.',
    ask: { unit: 'LD', hex1: { occupant: 'friend' } },
    gives: { allowed: true, joinsUnit: true },
    cites: ['cca-8.33'],
  }),
  'cca-8.30/through-a-lone-leader': forbids('cca/may-move', {
    es: 'Un líder quiere mover 2 hexes a través del hex de otro líder amigo, que está solo.',
    en: 'A leader wants to move 2 hexes through the hex of another friendly leader, who is alone.',
    ask: { unit: 'LD', hexes: 2, hex1: { occupant: 'friendly-leader' } },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'cca-8.31/through-the-enemy': forbids('cca/may-move', {
    es: 'Un líder que mueve por su cuenta quiere atravesar el hex de una unidad enemiga.',
    en: 'A leader moving on his own wants to pass through the hex of an enemy unit.',
    ask: { unit: 'LD', hexes: 2, hex1: { occupant: 'enemy' } },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'cca-8.31/onto-the-enemy-leader': applies('cca/may-move', {
    es: 'Un líder quiere entrar en el hex de un líder enemigo que está solo, 2 hexes más allá.',
    en: 'A leader wants to enter the hex of an enemy leader who is alone, 2 hexes away.',
    ask: { unit: 'LD', hexes: 2, hex2: { occupant: 'enemy-leader' } },
    gives: { allowed: false, maxOnPath: 1 },
  }),
  'cca-8.31/only-friends-there': doesNotApply('cca/may-move', {
    es: 'Un líder mueve 2 hexes a través de una unidad amiga.',
    en: 'A leader moves 2 hexes through a friendly unit.',
    ask: { unit: 'LD', hexes: 2, hex1: { occupant: 'friend' } },
    gives: { allowed: true, joinsUnit: false },
    cites: ['cca-8.30'],
  }),
  'cca-8.32/two-leaders': forbids('cca/may-move', {
    es: 'Un líder quiere unirse a una unidad que ya tiene su líder.',
    en: 'A leader wants to join a unit that has its leader already.',
    ask: { unit: 'LD', hexes: 2, hex2: { occupant: 'friend-with-leader' } },
    gives: { allowed: false, maxOnPath: 1, joinsUnit: false },
  }),
  'cca-8.32/only-passes': doesNotApply('cca/may-move', {
    es: 'Un líder mueve 2 hexes a través de una unidad amiga con su líder.',
    en: 'A leader moves 2 hexes through a friendly unit with its leader.',
    ask: { unit: 'LD', hexes: 2, hex1: { occupant: 'friend-with-leader' } },
    gives: { allowed: true },
    cites: ['cca-8.30'],
  }),
  'cca-8.32/lone-leader': applies('cca/may-move', {
    es: 'Un líder quiere acabar en el hex de otro líder amigo que está solo.',
    en: 'A leader wants to end in the hex of another friendly leader who is alone.',
    ask: { unit: 'LD', hex1: { occupant: 'friendly-leader' } },
    gives: { allowed: false },
  }),
});

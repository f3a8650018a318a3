import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A leader who moves on his own. */
export const leaders = defineExamples({
  'ccn-5.54/three-hexes': applies('ccn/may-move', {
    es: 'Un líder que está solo y tiene una orden mueve 3 hexágonos.',
    en: 'A leader who is alone and has an order moves 3 hexes.',
    ask: { unit: 'leader', hexes: 3 },
    gives: { allowed: true, maxHexes: 3, mayFightAfter: false },
  }),
  'ccn-5.54/not-four': forbids('ccn/may-move', {
    es: 'Un líder que está solo y tiene una orden de una carta de Sección quiere mover 4 hexágonos.',
    en: 'A leader who is alone and has an order by a Section card wants to move 4 hexes.',
    ask: { unit: 'leader', hexes: 4 },
    gives: { allowed: false, maxOnPath: 3 },
  }),
  'ccn-5.55/through-a-unit-with-leader': applies('ccn/may-move', {
    es: 'Un líder solo con orden atraviesa el hexágono de una unidad amiga con su líder y sigue hasta uno vacío.',
    en: 'A lone ordered leader moves through the hex of a friendly unit with its leader and goes on to an empty one.',
    ask: { unit: 'leader', hexes: 2, hex1: { occupant: 'friend-with-leader' } },
    gives: { allowed: true },
    case: 141,
  }),
  'ccn-5.55/ends-with-that-unit': forbids('ccn/may-move', {
    es: 'El mismo líder quiere acabar su movimiento en el hexágono de esa unidad con su líder.',
    en: 'The same leader wants to end his move in the hex of that unit with its leader.',
    ask: { unit: 'leader', hexes: 1, hex1: { occupant: 'friend-with-leader' } },
    gives: { allowed: false, leaderJoins: false },
  }),
  'ccn-5.55/ends-with-a-lone-leader': applies('ccn/may-move', {
    es: 'Un líder solo quiere acabar su movimiento donde hay otro líder amigo, también solo.',
    en: 'A lone leader wants to end his move where there is another friendly leader, alone too.',
    ask: { unit: 'leader', hexes: 2, hex2: { occupant: 'friendly-leader' } },
    gives: { allowed: false, maxOnPath: 1 },
  }),
  'ccn-5.56/portuguese-unit': applies('ccn/may-move', {
    es: 'Un líder británico quiere detenerse con una unidad portuguesa, su aliada, que no tiene líder.',
    en: 'A British leader wants to stop with a Portuguese unit, his ally, that has no leader.',
    ask: { unit: 'leader', hex1: { occupant: 'ally' } },
    gives: { allowed: true, leaderJoins: true },
    cites: ['ccn-5.56', 'ccn-5.57'],
  }),
  'ccn-5.57/stops-with-a-unit': applies('ccn/may-move', {
    es: 'Un líder solo mueve 2 hexágonos y se detiene donde hay una unidad amiga sin líder.',
    en: 'A lone leader moves 2 hexes and stops where there is a friendly unit without a leader.',
    ask: { unit: 'leader', hexes: 2, hex2: { occupant: 'friend' } },
    gives: { allowed: true, leaderJoins: true, joinedUnitMayMove: false },
  }),
  'ccn-5.58/through-an-enemy-unit': forbids('ccn/may-move', {
    es: 'Un líder solo con orden, en su movimiento normal, quiere atravesar el hexágono de una unidad enemiga.',
    en: 'A lone ordered leader, in his normal move, wants to pass through the hex of an enemy unit.',
    ask: { unit: 'leader', hexes: 2, hex1: { occupant: 'enemy' } },
    gives: { allowed: false, maxOnPath: 0 },
    case: 437,
  }),
  'ccn-5.58/onto-an-enemy-leader': applies('ccn/may-move', {
    es: 'Un líder solo quiere acabar en el hexágono de un líder enemigo solo.',
    en: 'A lone leader wants to end in the hex of an enemy leader alone.',
    ask: { unit: 'leader', hexes: 3, hex3: { occupant: 'enemy-leader' } },
    gives: { allowed: false, maxOnPath: 2 },
  }),
  'ccn-5.58/through-a-friend': doesNotApply('ccn/may-move', {
    es: 'Un líder solo con orden quiere atravesar el hexágono de una unidad amiga.',
    en: 'A lone ordered leader wants to pass through the hex of a friendly unit.',
    ask: { unit: 'leader', hexes: 2, hex1: { occupant: 'friend' } },
    gives: { allowed: true },
    cites: ['ccn-5.55'],
  }),
});

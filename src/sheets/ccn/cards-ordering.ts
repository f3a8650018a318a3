import { proof } from '../sheet.ts';
import { about, type CardFacts, hexesOf, numberOf, type Told } from './cards-facts.ts';
import { card as asked, mayMove } from './proofs.ts';

export function counterAttack(): Told {
  const line = about('counter-attack');
  return [
    [line('copies-last', ['ccn-8.41'], {}, {})],
    [
      line(
        'sides-swapped',
        ['ccn-8.42'],
        {},
        {},
        asked('counter-attack', { inForce: 'probe-right' }, { countered: 'probe-left' }),
        asked('counter-attack', { inForce: 'probe-center' }, { countered: 'probe-center' }),
      ),
    ],
  ];
}

export function elan({ cardDice }: CardFacts): Told {
  const line = about('elan');
  const rolled = proof(
    'ccn/elan',
    { cardsInHand: 5, rolled: ['infantry', 'flag', 'saber'] },
    { dice: 5, ordersRolled: 2, leadersOrdered: 1 },
  );
  return [
    [
      line(
        'dice-order',
        ['ccn-8.43', 'ccn-8.44'],
        { orders: 'dice', leaders: 'counted' },
        {},
        rolled,
      ),
    ],
    [
      line('dice-any', ['ccn-8.45'], { cardDice }, { dice: cardDice.melee }),
      line('reshuffled', ['ccn-8.46'], { reshuffle: true }, {}),
    ],
  ];
}

export function forceMarch({ cardMoves }: CardFacts): Told {
  const line = about('force-march');
  const [slow, fast] = cardMoves;
  const withLeader = { unit: 'line', hexes: 2, card: 'force-march', leader: true };
  return [
    [
      line('all-infantry', ['ccn-8.56'], { orders: 'all', arms: ['infantry'] }, {}),
      line('choice', ['ccn-8.59'], { fallback: 'if-none' }, {}),
    ],
    [
      line(
        'march-fast',
        ['ccn-8.57'],
        { cardMoves },
        { hexes: fast?.fights ?? 0 },
        mayMove(withLeader, { mayFightAfter: true }),
      ),
      line(
        'march-slow',
        ['ccn-8.58'],
        { cardMoves },
        { hexes: slow?.moves ?? 0, fights: slow?.fights ?? 0 },
      ),
    ],
  ];
}

export function leadership({ cardDice }: CardFacts): Told {
  const line = about('leadership');
  return [
    [
      line('all-leaders', ['ccn-8.65'], { orders: 'all', leaders: 'all' }, {}),
      line('choice', ['ccn-8.68'], { fallback: 'if-none' }, {}),
    ],
    [
      line('dice-any', ['ccn-8.66'], { cardDice }, { dice: cardDice.melee }),
      line('joined-not-ordered', ['ccn-8.67'], {}, {}),
    ],
  ];
}

export function grandeManoeuvre(facts: CardFacts): Told {
  const line = about('grande-manoeuvre');
  return [
    [
      line(
        'up-to-any',
        ['ccn-8.69', 'ccn-8.70'],
        { leaders: 'counted', ordersSquares: false },
        { orders: numberOf(facts) },
      ),
      line('choice-instead', ['ccn-8.72'], { fallback: 'instead' }, {}),
    ],
    [
      line(
        'moves-no-combat',
        ['ccn-8.69', 'ccn-8.71'],
        { cardMoves: facts.cardMoves, allowsMelee: false },
        hexesOf(facts),
      ),
    ],
  ];
}

export function rally(): Told {
  const line = about('rally');
  const roll = {
    cardsInHand: 5,
    rolled: ['infantry', 'infantry', 'flag'],
    weakened: [{ unit: 'line', lostBlocks: 1 }],
  };
  const rolled = (expect: object) => proof('ccn/rally', roll, expect);
  return [
    [
      line(
        'dice-return',
        ['ccn-8.73', 'ccn-8.75'],
        { orders: 'dice' },
        {},
        rolled({ dice: 5, blocksReturned: 1, unitsOrdered: 1 }),
      ),
    ],
    [line('not-above', ['ccn-8.74'], {}, {}, rolled({ blocksReturned: 1, lost: 1 }))],
  ];
}

export function shortSupply(): Told {
  const line = about('short-supply');
  const cuts = (input: object, expect: object) =>
    proof('ccn/short-supply', { unit: 'line', ...input }, expect);
  return [
    [line('orders-nobody', ['ccn-8.76'], { orders: 0 }, {})],
    [
      line(
        'goes-back',
        ['ccn-8.76', 'ccn-8.77', 'ccn-8.78'],
        {},
        {},
        cuts({ leader: true }, { row: 1, leaderGoes: true, hexChosenBy: 'opponent' }),
        cuts({ baselineFull: true }, { row: 2 }),
      ),
      line(
        'own-does-not-fight',
        ['ccn-8.79'],
        {},
        {},
        cuts({ owner: 'player' }, { mayFight: false }),
      ),
      line(
        'not-against',
        ['ccn-8.80', 'ccn-8.81'],
        {},
        {},
        cuts({ inSquare: true }, { allowed: false }),
        cuts({ unit: 'leader' }, { allowed: false }),
      ),
    ],
  ];
}

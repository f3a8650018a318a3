import { proof } from '../sheet.ts';
import { about, type CardFacts, hexesOf, numberOf, type Told } from './cards-facts.ts';
import { BLOCKS, draw, mayFire, mayOrder, melee } from './proofs.ts';

export function bayonetCharge(facts: CardFacts): Told {
  const line = about('bayonet-charge');
  const { guardDice, arms } = facts;
  return [
    [
      line('up-to', ['ccn-8.29'], { arms }, { orders: numberOf(facts), arms }),
      line('choice', ['ccn-8.32'], { fallback: 'if-none' }, {}),
    ],
    [
      line('moves-and-melee', ['ccn-8.29'], { cardMoves: facts.cardMoves }, hexesOf(facts)),
      line('no-fire', ['ccn-8.30'], { allowsFire: false }, {}),
      line('dice-guard', ['ccn-8.31'], { guardDice }, { dice: guardDice.melee }),
    ],
  ];
}

export function bombard(facts: CardFacts): Told {
  const line = about('bombard');
  const { cardDice, guardDice, arms } = facts;
  const dice = { dice: cardDice.fire, guard: guardDice.fire };
  return [
    [
      line('up-to', ['ccn-8.33'], { arms }, { orders: numberOf(facts), arms }),
      line('choice', ['ccn-8.35'], { fallback: 'if-none' }, {}),
    ],
    [
      line('moves-or-stays', ['ccn-8.33'], { cardMoves: facts.cardMoves }, hexesOf(facts)),
      line('dice-stays', ['ccn-8.34'], { cardDice, guardDice }, dice),
    ],
  ];
}

export function cavalryCharge(facts: CardFacts): Told {
  const line = about('cavalry-charge');
  const { cardDice, arms } = facts;
  const charging = (unit: object, at: string | object, dice: number) =>
    melee({ unit: 'light-cavalry', ...unit }, at, { dice }, { card: 'cavalry-charge' });
  return [
    [
      line('up-to', ['ccn-8.36'], { arms: ['cavalry'] }, { orders: numberOf(facts), arms }),
      line(
        'horse-artillery',
        ['ccn-8.39'],
        {},
        {},
        mayOrder({ commandCard: 'cavalry-charge', unit: 'horse-artillery' }, { allowed: true }),
      ),
      line('choice', ['ccn-8.40'], { fallback: 'if-none' }, {}),
    ],
    [
      line('dice-bonus-too', ['ccn-8.37'], { cardDice }, { dice: cardDice.melee }),
      line(
        'no-dice-town',
        ['ccn-7.28', 'ccn-7.30', 'ccn-6.32'],
        {},
        {},
        charging({}, { unit: 'line', terrain: 'town' }, BLOCKS - 3),
        charging({ terrain: 'town' }, 'line', BLOCKS - 3),
        melee(
          'light-cavalry',
          { unit: 'line', inSquare: true },
          { attackDice: 1 },
          { card: 'cavalry-charge' },
        ),
      ),
      line('heavy-moves', ['ccn-8.38'], { cardMoves: facts.cardMoves }, hexesOf(facts)),
    ],
  ];
}

export function fireAndHold(facts: CardFacts): Told {
  const line = about('fire-and-hold');
  const { cardDice, arms } = facts;
  const next = { unit: 'line', enemiesAdjacent: 1 };
  return [
    [
      line('up-to', ['ccn-8.47'], { arms }, { orders: numberOf(facts), arms }),
      line('not-adjacent', ['ccn-8.49'], { adjacentEnemy: 'must-not' }, {}),
      line('choice', ['ccn-8.51'], { fallback: 'if-none' }, {}),
    ],
    [
      line('dice-fire', ['ccn-8.48'], { cardDice }, { dice: cardDice.fire }),
      line('only-fires', ['ccn-8.47', 'ccn-8.50'], { allowsMelee: false }, {}),
      line(
        'enemy-comes',
        ['ccn-8.52'],
        {},
        {},
        mayFire(next, { allowed: false }, { card: 'fire-and-hold' }),
      ),
    ],
  ];
}

export function coldSteel({ cardDice }: CardFacts): Told {
  const line = about('cold-steel');
  return [
    [line('all-adjacent', ['ccn-8.60', 'ccn-8.64'], { orders: 'all', adjacentEnemy: 'must' }, {})],
    [
      line('dice-not-bonus', ['ccn-8.61', 'ccn-8.63'], { cardDice }, { dice: cardDice.melee }),
      line('no-fire', ['ccn-8.62'], { allowsFire: false }, {}),
    ],
  ];
}

export function firstStrike(): Told {
  const line = about('first-strike');
  const play = (input: object, expect: object) => proof('ccn/first-strike', input, expect);
  return [
    [
      line(
        'reaction',
        ['ccn-8.53', 'ccn-5.158'],
        { orders: 0 },
        {},
        play({}, { allowed: true }),
        play({ when: 'battle-back' }, { allowed: false }),
      ),
    ],
    [
      line(
        'strikes-first',
        ['ccn-8.53', 'ccn-8.54'],
        {},
        {},
        play(
          {},
          {
            strikesFirst: 'defender',
            mayBattleBack: false,
            mayFormSquare: false,
            mayRetire: false,
          },
        ),
      ),
      line('once', ['ccn-8.55'], {}, {}, play({ strikePlayed: true }, { allowed: false })),
      line(
        'draws-first',
        ['ccn-5.242'],
        {},
        {},
        draw({ strikesPlayed: 1 }, { drawsFirst: 'opponent' }),
      ),
    ],
  ];
}

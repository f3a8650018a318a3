import { maybe, type Said, word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import type { Trace } from '../../core/ruling.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_CARDS = 60;

export const PLACING_FIELDS = {
  ownCards: optionalCount(1, MOST_CARDS),
  opponentCards: optionalCount(1, MOST_CARDS),
  ownPlaced: rare(count(0, MOST_CARDS, 0)),
  opponentPlaced: rare(count(0, MOST_CARDS, 0)),
};
type PlacingInput = Values<typeof PLACING_FIELDS>;

const PLAYERS = ['player', 'opponent'] as const;
type Player = (typeof PLAYERS)[number];
const last = maybe(word([...PLAYERS, 'who-did-not-begin'], 'player'));

/** Nothing of it is known where the cards were not told. */
export const PLACING_ANSWER = {
  startsPlacing: maybe(word([...PLAYERS, 'by-lot'], 'player')),
  nextToPlace: maybe(word([...PLAYERS, 'by-lot', 'who-began', 'nobody'], 'player')),
  lastToPlace: last,
  firstGeneral: last,
};
const other = (player: Player): Player => (player === 'player' ? 'opponent' : 'player');

interface Cards {
  own: number;
  opponents: number;
  ownPlaced: number;
  opponentPlaced: number;
}

/** Who has more cards begins (onus-6.19); between equals the lot decides, which the cards on the table tell. */
function beginner({ own, opponents, ownPlaced, opponentPlaced }: Cards): Player | undefined {
  if (own !== opponents) return own > opponents ? 'player' : 'opponent';
  if (ownPlaced === opponentPlaced) return undefined;
  return ownPlaced > opponentPlaced ? 'player' : 'opponent';
}

/** Cards go down in turns; when one has no more, the other places the rest. */
function nextToPlace(cards: Cards) {
  const { own, opponents, ownPlaced, opponentPlaced } = cards;
  if (own === ownPlaced && opponents === opponentPlaced) return 'nobody';
  if (own === ownPlaced) return 'opponent';
  if (opponents === opponentPlaced) return 'player';
  if (ownPlaced === opponentPlaced)
    return beginner(cards) ?? (ownPlaced === 0 ? 'by-lot' : 'who-began');
  return ownPlaced < opponentPlaced ? 'player' : 'opponent';
}

/** Whoever has more cards places the last one; between equals, whoever did not begin. */
function lastToPlace(cards: Cards) {
  const first = beginner(cards);
  if (!first) return 'who-did-not-begin';
  return cards.own === cards.opponents ? other(first) : first;
}

export function placing(input: PlacingInput, trace: Trace): Said<typeof PLACING_ANSWER> {
  const { ownCards, opponentCards, ownPlaced, opponentPlaced } = input;
  if (ownCards === undefined || opponentCards === undefined) return {};
  const cards: Cards = { own: ownCards, opponents: opponentCards, ownPlaced, opponentPlaced };
  const first = beginner(cards);
  const last = lastToPlace(cards);
  if (ownCards === opponentCards) trace.step('onus-6.19/lot', { cards: ownCards });
  else trace.step('onus-6.19', { ownCards, opponentCards, startsPlacing: first ?? '' });
  trace.step('onus-6.21', { lastToPlace: last });
  return {
    startsPlacing: first ?? 'by-lot',
    nextToPlace: nextToPlace(cards),
    lastToPlace: last,
    firstGeneral: last,
  };
}

const tooMany = (side: 'own' | 'opponent') =>
  [
    `${side}Placed`,
    'placed-too-many',
    'onus-6.19',
    (input: PlacingInput) => input[`${side}Placed`] > (input[`${side}Cards`] ?? MOST_CARDS),
    (input: PlacingInput) => ({ given: input[`${side}Placed`], cards: input[`${side}Cards`] ?? 0 }),
  ] as const;
export const placedTooMany = problems<PlacingInput>(tooMany('own'), tooMany('opponent'));

import type { Trace } from '../../core/ruling.ts';
import { count, optionalCount, rare, type Values } from '../../core/schema.ts';

const MOST_CARDS = 60;

export const PLACING_FIELDS = {
  ownCards: optionalCount(1, MOST_CARDS),
  opponentCards: optionalCount(1, MOST_CARDS),
  ownPlaced: rare(count(0, MOST_CARDS, 0)),
  opponentPlaced: rare(count(0, MOST_CARDS, 0)),
};
type PlacingInput = Values<typeof PLACING_FIELDS>;

type Player = 'player' | 'opponent';
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

const UNTOLD = { startsPlacing: null, nextToPlace: null, lastToPlace: null, firstGeneral: null };

export function placing(input: PlacingInput, trace: Trace) {
  const { ownCards, opponentCards, ownPlaced, opponentPlaced } = input;
  if (ownCards === undefined || opponentCards === undefined) return UNTOLD;
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

export function placedTooMany({
  ownCards,
  opponentCards,
  ownPlaced,
  opponentPlaced,
}: PlacingInput) {
  const over = (placed: number, cards: number | undefined) => cards !== undefined && placed > cards;
  const found = [
    { field: 'ownPlaced', given: ownPlaced, cards: ownCards },
    { field: 'opponentPlaced', given: opponentPlaced, cards: opponentCards },
  ].filter(({ given, cards }) => over(given, cards));
  return found.map(({ field, given, cards = 0 }) => ({
    field,
    problem: 'placed-too-many',
    with: { given, cards },
    clause: 'onus-6.19' as const,
  }));
}

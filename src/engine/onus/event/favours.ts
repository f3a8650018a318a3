import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { hasIcon, inShot, isRandom, type Played } from './fields.ts';

/** Whom an event favours; nobody where it may not be played. */
export const FAVOURED = ['nobody', 'attacker', 'defender', 'both', 'as-its-text-says'] as const;
type Favoured = Exclude<(typeof FAVOURED)[number], 'nobody'>;
/** In whose dice the event is felt. */
export const ROLLS = ['none', 'attacker', 'defender', 'both', 'as-its-text-says'] as const;
type RollOf = (typeof ROLLS)[number];

const { notes, sets } = rulesOf<Played>();

const fromHand = not(isRandom);
const icons = (sword: boolean, shield: boolean) => (played: Played) =>
  hasIcon('sword')(played) === sword && hasIcon('shield')(played) === shield;
const textSays = ({ textFavours }: Played) => textFavours !== 'nobody-named';
const byOwner = {
  with: ({ eventFrom }: Played) => ({ player: `player.${eventFrom}` }),
};

const byText = ({ textFavours, eventFrom }: Played): Favoured =>
  textFavours === 'nobody-named'
    ? eventFrom === 'random'
      ? 'as-its-text-says'
      : eventFrom
    : textFavours;

/** Whom an event favours: a random one by its icons, one from hand whoever plays it. */
const FAVOURS: Table<Played, Favoured> = {
  on: 'favours',
  rows: [
    notes('onus-5.12', [isRandom, icons(true, false)]),
    notes('onus-5.13', [isRandom, icons(false, true)]),
    sets('onus-7.159/sword', 'attacker', [isRandom, icons(true, false)]),
    sets('onus-7.159/shield', 'defender', [isRandom, icons(false, true)]),
    sets('onus-7.159/both', 'both', [isRandom, icons(true, true)]),
    notes('onus-7.131/random', [isRandom, inShot]),
    notes('onus-7.131/hand', [fromHand, inShot], byOwner),
    notes('onus-7.160/owner', [fromHand, not(inShot)], byOwner),
    sets('onus-7.160/text', byText, [fromHand, textSays]),
  ],
};

export function favours(played: Played, trace: Trace): Favoured {
  return applyRows(FAVOURS, played, byText({ ...played, textFavours: startOf(played) }), trace);
}

/** What a text says of a random event holds where no icon does. */
const startOf = ({ textFavours, eventFrom }: Played) =>
  eventFrom === 'random' ? textFavours : 'nobody-named';

const OTHER = { attacker: 'defender', defender: 'attacker' } as const;

/** A sword helps in one's own roll, a shield while the other side rolls; both, as the card says. */
export function rollOf(played: Played, favoured: Favoured): RollOf {
  const [sword, shield] = [hasIcon('sword')(played), hasIcon('shield')(played)];
  if (sword === shield || favoured === 'as-its-text-says') return 'as-its-text-says';
  if (favoured === 'both') return 'both';
  return sword ? favoured : OTHER[favoured];
}

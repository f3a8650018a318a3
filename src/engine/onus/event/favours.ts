import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { hasIcon, type Played } from './fields.ts';

export type Favoured = 'attacker' | 'defender' | 'both' | 'as-its-text-says';
/** In whose dice the event is felt. */
export type RollOf = Favoured | 'none';

type On = Condition<Played, Favoured>;
const given = (holds: (played: Played) => boolean): On => ({ name: 'given', holds });

const isRandom = given(({ eventFrom }) => eventFrom === 'random');
const fromHand = given(({ eventFrom }) => eventFrom !== 'random');
const inShot = given(({ eventIn }) => eventIn === 'shot');
const inCombat = given(({ eventIn }) => eventIn !== 'shot');
const icons = (sword: boolean, shield: boolean) =>
  given((played) => hasIcon('sword', played) === sword && hasIcon('shield', played) === shield);
const textSays = given(({ textFavours }) => textFavours !== 'nobody-named');

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
    { clause: 'onus-5.12', when: [topic(isRandom, icons(true, false))] },
    { clause: 'onus-5.13', when: [topic(isRandom, icons(false, true))] },
    {
      clause: 'onus-7.159',
      say: 'onus-7.159/sword',
      when: [topic(isRandom, icons(true, false))],
      apply: () => 'attacker',
    },
    {
      clause: 'onus-7.159',
      say: 'onus-7.159/shield',
      when: [topic(isRandom, icons(false, true))],
      apply: () => 'defender',
    },
    {
      clause: 'onus-7.159',
      say: 'onus-7.159/both',
      when: [topic(isRandom, icons(true, true))],
      apply: () => 'both',
    },
    {
      clause: 'onus-7.131',
      say: 'onus-7.131/random',
      when: [topic(isRandom, inShot)],
    },
    {
      clause: 'onus-7.131',
      say: 'onus-7.131/hand',
      when: [topic(fromHand, inShot)],
      with: ({ eventFrom }) => ({ player: `player.${eventFrom}` }),
    },
    {
      clause: 'onus-7.160',
      say: 'onus-7.160/owner',
      when: [topic(fromHand, inCombat)],
      with: ({ eventFrom }) => ({ player: `player.${eventFrom}` }),
    },
    {
      clause: 'onus-7.160',
      say: 'onus-7.160/text',
      when: [topic(fromHand, textSays)],
      apply: (_, played) => byText(played),
    },
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
  const [sword, shield] = [hasIcon('sword', played), hasIcon('shield', played)];
  if (sword === shield || favoured === 'as-its-text-says') return 'as-its-text-says';
  if (favoured === 'both') return 'both';
  return sword ? favoured : OTHER[favoured];
}

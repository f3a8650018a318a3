import { readings } from '../../core/readings.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { RANKS } from '../units.ts';

/** Icons of the event half of an Action card: whom it favours, and the bow where it is valid. */
export const EVENT_ICONS = ['sword', 'shield', 'bow'] as const;

/** What the event is played in: only combats of their own phase and shots have events. */
export const EVENT_IN = [
  'hand-to-hand',
  'shot',
  'shot-out-of-range',
  'outside-phase',
  'javelins',
] as const;

/** How the two units of a combat came to be engaged; a turn is that of one player (ruling R80). */
const ENGAGED_BY = ['charge-this-turn', 'earlier-turn', 'otherwise'] as const;

/** What an Elite player chooses before the combat beside the benefits of a Veteran (onus-11.3). */
export const ELITE_CHOICES = ['two-from-hand', 'second-random', 'none'] as const;

/** Where an event comes from: turned up at random, or from the hand of a player; in the order of play. */
export const ORIGINS = ['random', 'attacker', 'defender'] as const;

const MOST_EVENTS = 6;

export const EVENT_FIELDS = {
  eventFrom: choice(ORIGINS, 'attacker'),
  eventIcons: list(EVENT_ICONS, EVENT_ICONS.length),
  chargesLabel: flag(),
  eventIn: choice(EVENT_IN, 'hand-to-hand'),
  engagedBy: choice(ENGAGED_BY, 'charge-this-turn'),
  eventsBefore: choice(['none', 'others', 'same'], 'none'),
  handEventsBefore: count(0, MOST_EVENTS, 0),
  defenderHasPlayed: flag(),
  playerRank: choice(RANKS, 'normal'),
  eliteChoice: choice(ELITE_CHOICES, 'two-from-hand'),
  noRandomEvents: flag(),
  textRulesOut: flag(),
  cancelled: flag(),
  textFavours: rare(choice(['nobody-named', 'attacker', 'defender', 'both'], 'nobody-named')),
  readings: rare(group(readings('R15'))),
};
export type Played = Values<typeof EVENT_FIELDS>;

/** What decides how many events a player may play from hand. */
type Chooser = Pick<Played, 'playerRank' | 'eliteChoice'>;

/** A second random event is for Elite units alone (onus-11.3), and for one of two of them not (onus-11.4). */
export const secondNotElite = ({ playerRank, eliteChoice }: Chooser) =>
  eliteChoice === 'second-random' && playerRank !== 'elite';

const ORDINARY_LIMIT = 1;
const ELITE_LIMIT = 2;

/** Whether the Elite option of two events from hand is his (onus-11.5). */
export const hasTwoFromHand = ({ playerRank, eliteChoice }: Chooser) =>
  playerRank === 'elite' && eliteChoice === 'two-from-hand';

export const handLimit = (chooser: Chooser) =>
  hasTwoFromHand(chooser) ? ELITE_LIMIT : ORDINARY_LIMIT;

export const hasIcon =
  (icon: (typeof EVENT_ICONS)[number]) =>
  ({ eventIcons }: Pick<Played, 'eventIcons'>) =>
    eventIcons.includes(icon);

export const isRandom = ({ eventFrom }: Pick<Played, 'eventFrom'>) => eventFrom === 'random';
export const byPlayer =
  (player: Played['eventFrom']) =>
  ({ eventFrom }: Pick<Played, 'eventFrom'>) =>
    eventFrom === player;
export const playedIn =
  (...places: readonly Played['eventIn'][]) =>
  ({ eventIn }: Pick<Played, 'eventIn'>) =>
    places.includes(eventIn);
export const inShot = playedIn('shot');

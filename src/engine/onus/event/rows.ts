import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { handLimit, hasIcon, hasTwoFromHand, type Played } from './fields.ts';

type On = Condition<Played, boolean>;
type EventRow = Row<Played, boolean>;

const on = (name: string, holds: (played: Played) => boolean): On => ({ name, holds });
const given = (holds: (played: Played) => boolean) => on('given', holds);
const isRandom = given(({ eventFrom }) => eventFrom === 'random');
const fromHand = given(({ eventFrom }) => eventFrom !== 'random');
const byPlayer = (player: Played['eventFrom']) => given(({ eventFrom }) => eventFrom === player);
const playedIn = (...places: readonly Played['eventIn'][]) =>
  given(({ eventIn }) => places.includes(eventIn));
const inShot = playedIn('shot');
const inCombat = playedIn('hand-to-hand');
const notInShot = given(({ eventIn }) => eventIn !== 'shot');

const hasBow = given((played) => hasIcon('bow', played));
const withoutBow = given((played) => !hasIcon('bow', played));
const hasShield = given((played) => hasIcon('shield', played));
const iconIs = (icon: 'sword' | 'shield') => given(({ eventIcons }) => eventIcons.join() === icon);
/** A sword beside a bow says whom the event favours, no longer where it is valid (onus-5.12, onus-5.14). */
const hasSword = given((played) => hasIcon('sword', played) && !hasIcon('bow', played));
const readingB = given(({ readings }) => readings.R15 === 'b');

const notes = (clause: ClauseId, say: string, ...when: readonly On[]): EventRow => ({
  clause,
  say: `${clause}/${say}`,
  when,
});
const forbids = (clause: ClauseId, say: string, ...when: readonly On[]): EventRow => ({
  ...notes(clause, say, ...when),
  apply: () => false,
});

/** What is no place for events at all. */
const PLACES: readonly EventRow[] = [
  forbids(
    'onus-7.158',
    'none',
    playedIn('hand-to-hand', 'outside-phase'),
    on('in-combat-phase', ({ eventIn }) => eventIn === 'outside-phase'),
  ),
  forbids('onus-11.11', 'no-events', playedIn('javelins')),
  forbids('onus-7.128', 'out-of-range', playedIn('shot-out-of-range')),
  forbids(
    'onus-12.14',
    'none',
    isRandom,
    on('random-events-in-use', ({ noRandomEvents }) => noRandomEvents),
  ),
];

/** Where an icon is valid, and by reading R15 b who may play it. */
const ICONS: readonly EventRow[] = [
  forbids('onus-7.130', 'no-bow', topic(inShot, iconIs('sword'))),
  forbids('onus-13.5', 'shot', topic(inShot, iconIs('sword'))),
  notes('onus-13.5', 'combat', topic(inCombat, hasSword)),
  forbids('onus-13.5', 'attacker-only', topic(readingB, iconIs('sword'), byPlayer('defender'))),
  notes('onus-13.6', 'combat', topic(inCombat, hasShield, withoutBow)),
  notes('onus-13.6', 'shot', topic(inShot, hasShield)),
  notes('onus-7.130', 'shield', topic(inShot, hasShield, withoutBow)),
  forbids('onus-13.6', 'defender-only', topic(readingB, iconIs('shield'), byPlayer('attacker'))),
  forbids('onus-5.14', 'combat', topic(hasBow, notInShot)),
  forbids('onus-13.7', 'combat', topic(hasBow, notInShot)),
  notes('onus-5.14', 'shot', topic(hasBow, inShot)),
  notes('onus-13.7', 'shot', topic(hasBow, inShot)),
  notes('onus-7.130', 'bow', topic(inShot, hasBow)),
];

const hasLabel = given(({ chargesLabel }) => chargesLabel);
const charged = given(({ engagedBy }) => engagedBy === 'charge-this-turn');
const notCharged = given(({ engagedBy }) => engagedBy !== 'charge-this-turn');
const earlier = given(({ eventsBefore }) => eventsBefore !== 'none');
const isSame = on('other-events-before', ({ eventsBefore }) => eventsBefore === 'same');

/** What the card itself asks for, and what was played before it. */
const CARD: readonly EventRow[] = [
  forbids(
    'onus-7.131',
    'requirement',
    given(({ textRulesOut }) => textRulesOut),
  ),
  forbids('onus-13.8', 'late', topic(hasLabel, notCharged)),
  notes('onus-13.8', 'charged', topic(hasLabel, charged)),
  forbids('onus-7.132', 'same', earlier, isSame),
  forbids('onus-13.4', 'same', earlier, isSame),
  forbids(
    'onus-7.129',
    'cancelled',
    given(({ cancelled }) => cancelled),
  ),
];

const isElite = given(({ playerRank }) => playerRank === 'elite');
const beyondLimit = on('within-his-limit', (p) => p.handEventsBefore >= handLimit(p));
const isFirst = given(({ handEventsBefore }) => handEventsBefore === 0);
const limit = (row: EventRow): EventRow => ({
  ...row,
  with: (played) => ({ limit: handLimit(played), before: played.handEventsBefore }),
});

/** How many each player may play from hand, and in what order. */
const HANDS: readonly EventRow[] = [
  notes('onus-11.5', 'two', topic(fromHand, isElite), on('elite-chose-otherwise', hasTwoFromHand)),
  limit(forbids('onus-7.128', 'limit', topic(fromHand, inShot, beyondLimit))),
  limit(forbids('onus-7.157', 'limit', topic(fromHand, inCombat, beyondLimit))),
  limit(
    forbids(
      'onus-13.4',
      'limit',
      topic(
        fromHand,
        given((p) => p.handEventsBefore > 0),
      ),
      beyondLimit,
    ),
  ),
  forbids(
    'onus-5.11',
    'late',
    topic(
      byPlayer('attacker'),
      given(({ defenderHasPlayed }) => defenderHasPlayed),
    ),
  ),
  notes('onus-7.128', 'turn', topic(inShot, isFirst)),
  notes('onus-7.157', 'turn', topic(inCombat, isFirst)),
];

/** Whether the event may be played or, turned up at random, has its effect. */
export const MAY_PLAY: Table<Played, boolean> = {
  on: 'allowed',
  rows: [...PLACES, ...ICONS, ...CARD, ...HANDS],
};

import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import {
  byPlayer,
  handLimit,
  hasIcon,
  hasTwoFromHand,
  inShot,
  isRandom,
  type Played,
  playedIn,
} from './fields.ts';

const { bars, notes } = rulesOf<Played>();

const fromHand = not(isRandom);
const inCombat = playedIn('hand-to-hand');
const notInShot = not(inShot);
const outsidePhase = on('in-combat-phase', playedIn('outside-phase'));
const withoutRandom = on('random-events-in-use', ({ noRandomEvents }: Played) => noRandomEvents);

const hasBow = hasIcon('bow');
const hasShield = hasIcon('shield');
const iconIs =
  (icon: 'sword' | 'shield') =>
  ({ eventIcons }: Played) =>
    eventIcons.join() === icon;
/** A sword beside a bow says whom the event favours, no longer where it is valid (onus-5.12, onus-5.14). */
const hasSword = (played: Played) => hasIcon('sword')(played) && !hasBow(played);
const readingB = ({ readings }: Played) => readings.R15 === 'b';

/** What is no place for events at all. */
const PLACES = [
  bars('onus-7.158/none', [playedIn('hand-to-hand', 'outside-phase')], outsidePhase),
  bars('onus-11.11/no-events', [playedIn('javelins')]),
  bars('onus-7.128/out-of-range', [playedIn('shot-out-of-range')]),
  bars('onus-12.14/none', [isRandom], withoutRandom),
];

/** Where an icon is valid, and by reading R15 b who may play it. The summary (chapter 13) only repeats what is barred. */
const ICONS = [
  bars('onus-7.130/no-bow', [inShot, iconIs('sword')]),
  notes('onus-13.5/shot', [inShot, iconIs('sword')]),
  notes('onus-13.5/combat', [inCombat, hasSword]),
  bars('onus-13.5/attacker-only', [readingB, iconIs('sword'), byPlayer('defender')]),
  notes('onus-13.6/combat', [inCombat, hasShield, not(hasBow)]),
  notes('onus-13.6/shot', [inShot, hasShield]),
  notes('onus-7.130/shield', [inShot, hasShield, not(hasBow)]),
  bars('onus-13.6/defender-only', [readingB, iconIs('shield'), byPlayer('attacker')]),
  bars('onus-5.14/combat', [hasBow, notInShot]),
  notes('onus-13.7/combat', [hasBow, notInShot]),
  notes('onus-5.14/shot', [hasBow, inShot]),
  notes('onus-13.7/shot', [hasBow, inShot]),
  notes('onus-7.130/bow', [inShot, hasBow]),
];

const hasLabel = ({ chargesLabel }: Played) => chargesLabel;
const charged = ({ engagedBy }: Played) => engagedBy === 'charge-this-turn';
const earlier = ({ eventsBefore }: Played) => eventsBefore !== 'none';
const isSame = on('other-events-before', ({ eventsBefore }: Played) => eventsBefore === 'same');

/** What the card itself asks for, and what was played before it. */
const CARD = [
  bars('onus-7.131/requirement', [({ textRulesOut }) => textRulesOut]),
  bars('onus-13.8/late', [hasLabel, not(charged)]),
  notes('onus-13.8/charged', [hasLabel, charged]),
  bars('onus-7.132/same', [earlier], isSame),
  notes('onus-13.4/same', [earlier], isSame),
  bars('onus-7.129/cancelled', [({ cancelled }) => cancelled]),
];

const isElite = ({ playerRank }: Played) => playerRank === 'elite';
const twoFromHand = on('elite-chose-otherwise', hasTwoFromHand);
const beyondLimit = on('within-his-limit', (p: Played) => p.handEventsBefore >= handLimit(p));
const isFirst = ({ handEventsBefore }: Played) => handEventsBefore === 0;
const ofLimit = {
  with: (played: Played) => ({ limit: handLimit(played), before: played.handEventsBefore }),
};

/** How many each player may play from hand, and in what order. */
const HANDS = [
  notes('onus-11.5/two', [fromHand, isElite], twoFromHand),
  bars('onus-7.128/limit', [inShot, beyondLimit], ofLimit),
  bars('onus-7.157/limit', [inCombat, beyondLimit], ofLimit),
  notes('onus-13.4/limit', [not(isFirst)], beyondLimit, ofLimit),
  bars('onus-5.11/late', [byPlayer('attacker'), ({ defenderHasPlayed }) => defenderHasPlayed]),
  notes('onus-7.128/turn', [inShot, isFirst]),
  notes('onus-7.157/turn', [inCombat, isFirst]),
];

/** Whether the event may be played or, turned up at random, has its effect. */
export const MAY_PLAY: Table<Played, boolean> = {
  on: 'allowed',
  rows: [...PLACES, ...ICONS, ...CARD, ...HANDS],
};

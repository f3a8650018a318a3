import { EVENT_IN } from '../../../src/engine/onus/event/fields.ts';
import { RANKS } from '../../../src/engine/onus/units.ts';

type Draft = Record<string, unknown>;

const FROM = ['random', 'attacker', 'defender'];
const ICONS = [
  [],
  ['sword'],
  ['shield'],
  ['bow'],
  ['sword', 'shield'],
  ['sword', 'bow'],
  ['shield', 'bow'],
];

const EVENTS: Draft[] = [
  ...FROM.flatMap((eventFrom) =>
    ICONS.flatMap((eventIcons) =>
      EVENT_IN.flatMap((eventIn) => [
        { eventFrom, eventIcons, eventIn },
        { eventFrom, eventIcons, eventIn, readings: { R15: 'b' } },
      ]),
    ),
  ),
  ...FROM.flatMap((eventFrom) =>
    ['hand-to-hand', 'shot'].flatMap((eventIn) => [
      ...['attacker', 'defender', 'both'].map((textFavours) => ({
        eventFrom,
        eventIn,
        textFavours,
        eventIcons: ['shield'],
      })),
      ...[1, 2].flatMap((handEventsBefore) => [
        { eventFrom, eventIn, handEventsBefore },
        { eventFrom, eventIn, handEventsBefore, playerRank: 'elite' },
        {
          eventFrom,
          eventIn,
          handEventsBefore,
          playerRank: 'elite',
          eliteChoice: 'second-random',
        },
      ]),
      ...['others', 'same'].map((eventsBefore) => ({ eventFrom, eventIn, eventsBefore })),
      { eventFrom, eventIn, defenderHasPlayed: true },
      { eventFrom, eventIn, noRandomEvents: true },
      { eventFrom, eventIn, textRulesOut: true },
      { eventFrom, eventIn, cancelled: true },
      { eventFrom, eventIn, chargesLabel: true },
      { eventFrom, eventIn, chargesLabel: true, engagedBy: 'earlier-turn' },
      { eventFrom, eventIn, chargesLabel: true, engagedBy: 'otherwise' },
    ]),
  ),
];

const COUNTS: Draft[] = [
  ...EVENT_IN.map((eventIn) => ({ eventIn })),
  ...RANKS.flatMap((attackerRank) =>
    RANKS.flatMap((defenderRank) => [
      { attackerRank, defenderRank },
      { attackerRank, defenderRank, eventIn: 'shot', noRandomEvents: true },
      {
        attackerRank,
        defenderRank,
        attackerElite: 'second-random',
        defenderElite: 'none',
      },
    ]),
  ),
  { eventsOnTable: [{ eventFrom: 'random' }, { eventFrom: 'defender', cancels: 'event' }] },
  { eventsOnTable: [{ eventFrom: 'attacker', cancels: 'combat' }] },
  { eventsOnTable: [{ eventFrom: 'random' }] },
];

const DRAWS: Draft[] = [
  ...EVENT_IN.map((eventIn) => ({ eventIn })),
  { noRandomEvents: true },
  ...RANKS.flatMap((attackerRank) =>
    RANKS.flatMap((defenderRank) =>
      ['nothing', 'discard', 'discard-again', 'second-card'].flatMap((randomWish) => [
        { attackerRank, defenderRank, randomWish },
        { attackerRank, defenderRank, randomWish, wishBy: 'defender' },
      ]),
    ),
  ),
];

const CARDS = [
  'ambush',
  'throw-javelins',
  'wind-changes',
  'veterans-and-elites',
  'resist',
  'reinforce-unit',
  'skirmish',
  'stampede',
].map((namedCard) => ({ namedCard }));

const ABLE = { abilities: ['javelins'], javelinStrength: 3 };
const JAVELINS: Draft[] = [
  {},
  ...FROM.flatMap((eventFrom) => [
    { eventFrom, attacker: ABLE },
    { eventFrom, defender: ABLE },
    { eventFrom, attacker: ABLE, defender: ABLE },
    { eventFrom, attacker: ABLE, engagedBy: 'earlier-turn' },
    { eventFrom, attacker: { abilities: ['javelins'], javelinStrength: 0 } },
    { eventFrom, attacker: { abilities: ['javelins'] } },
  ]),
  ...['steady', 'broken', 'fleeing'].flatMap((state) =>
    [
      [6, 6],
      [1, 1],
    ].flatMap((toWound) =>
      [undefined, 1, 6].map((moraleDie) => ({
        eventFrom: 'attacker',
        attacker: { ...ABLE, toHit: [6, 6, 1, 1], toWound },
        defender: {
          moraleDie,
          ...(state !== 'steady' && { [state]: true }),
        },
      })),
    ),
  ),
  {
    eventFrom: 'attacker',
    attacker: { ...ABLE, toHit: [6, 6], toWound: [6, 6] },
    defender: { life: 2 },
  },
  {
    eventFrom: 'attacker',
    attacker: { ...ABLE, toHit: [6, 6], toWound: [6, 6] },
    defender: { broken: true, abilities: ['steadfast'], moraleDie: 6 },
  },
  {
    eventFrom: 'attacker',
    attacker: { ...ABLE, toHit: [6, 6], toWound: [6, 6] },
    defender: { broken: true, kind: 'ballista', moraleDie: 6 },
  },
  {
    eventFrom: 'attacker',
    attacker: { ...ABLE, toHit: [1, 1, 1, 1] },
    defender: { wounds: 3, life: 2 },
  },
  { eventFrom: 'attacker', attacker: { ...ABLE, toHit: [6], toWound: [6, 6] } },
  { eventFrom: 'attacker', attacker: { ...ABLE, broken: true }, readings: { R7: 'b' } },
];

const AMBUSHES: Draft[] = [
  {},
  { defender: { broken: true } },
  { defender: { broken: true, fleeing: true } },
  { defender: { life: 1 } },
  { defender: { wounds: 2 }, woundsOnAttacker: 2, woundsOnDefender: 1 },
  { woundsOnAttacker: 3 },
];

const WINDS: Draft[] = [
  {},
  ...['short', 'long', 'out-of-range'].flatMap((originalTarget) => [
    { originalTarget },
    { originalTarget, nearestOwnUnitAt: 1 },
  ]),
  { shotRange: 8, originalTargetAt: 4 },
  { shotRange: 8, originalTargetAt: 4, readings: { R8: 'b' } },
  { shotRange: 8, originalTargetAt: 9 },
  { shotRange: 8 },
  { originalTargetAt: 9 },
];

/** Drafts that bring out everything that the queries on events say. */
export function situations(): { query: string; draft: object }[] {
  const of = (query: string, drafts: readonly Draft[]) =>
    drafts.map((draft) => ({ query: `onus/${query}`, draft }));
  return [
    ...of('event', EVENTS),
    ...of('event-count', COUNTS),
    ...of('random-event', DRAWS),
    ...of('named-card', CARDS),
    ...of('throw-javelins', JAVELINS),
    ...of('ambush', AMBUSHES),
    ...of('wind-changes', WINDS),
    ...of(
      'promotion',
      RANKS.map((rankBefore) => ({ rankBefore })),
    ),
  ];
}

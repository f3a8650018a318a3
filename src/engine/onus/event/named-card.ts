import { amount, maybe, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Key, With } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { JAVELIN_DICE } from '../shooting/rows.ts';
import {
  AMBUSH_WOUNDS,
  RESIST,
  STAMPEDE_MOUNTED,
  STAMPEDE_RADIUS,
  WIND_REACH,
  WOUNDS_HEALED,
} from '../values/card-numbers.ts';
import { EVENT_ICONS } from './fields.ts';

const HALVES = ['order', 'event'] as const;
const TYPES = ['activation', 'health'] as const;

/** What the source tells of a card by its name; the deck itself is not in it. */
interface NamedCard {
  half: (typeof HALVES)[number];
  cardType?: (typeof TYPES)[number];
  /** Absent where the source does not show them. */
  icons?: readonly (typeof EVENT_ICONS)[number][];
  chargesOnly?: true;
  /** Numbers of the card, by what they change. */
  numbers: { readonly [name in keyof typeof NUMBERS]?: number };
  facts: readonly Key[];
}

const NUMBERS = {
  woundsDealt: maybe(amount()),
  javelinDice: maybe(amount()),
  reachUd: maybe(amount()),
  defenceBonus: maybe(amount()),
  moraleBonus: maybe(amount()),
  woundsHealed: maybe(amount()),
  activatedUnits: maybe(amount()),
  radiusUd: maybe(amount()),
  mountedMorale: maybe(amount()),
};

const NAMED = {
  ambush: {
    half: 'event',
    numbers: { woundsDealt: AMBUSH_WOUNDS },
    facts: ['onus-11.7/card', 'onus-11.8/card', 'onus-11.9/card'],
  },
  'throw-javelins': {
    half: 'event',
    icons: ['sword', 'shield'],
    chargesOnly: true,
    numbers: { javelinDice: JAVELIN_DICE },
    facts: ['onus-11.10/card', 'onus-11.11/card', 'onus-11.12/card', 'onus-9.22/card'],
  },
  'wind-changes': {
    half: 'event',
    numbers: { reachUd: WIND_REACH },
    facts: ['onus-11.13/card', 'onus-11.14/card'],
  },
  'veterans-and-elites': { half: 'event', numbers: {}, facts: ['onus-11.1/card'] },
  resist: { half: 'event', icons: ['shield'], numbers: RESIST, facts: ['onus-7.160/resist'] },
  'reinforce-unit': {
    half: 'order',
    cardType: 'health',
    numbers: { woundsHealed: WOUNDS_HEALED },
    facts: ['onus-7.15/reinforce'],
  },
  skirmish: {
    half: 'order',
    cardType: 'activation',
    numbers: { activatedUnits: 1 },
    facts: ['onus-7.15/skirmish'],
  },
  stampede: {
    half: 'order',
    numbers: { activatedUnits: 1, radiusUd: STAMPEDE_RADIUS, mountedMorale: STAMPEDE_MOUNTED },
    facts: ['onus-11.15/card', 'onus-11.16/card', 'onus-11.17/card', 'onus-11.18/card'],
  },
} as const satisfies Record<string, NamedCard>;

const NAMES = Object.keys(NAMED) as (keyof typeof NAMED)[];

export const namedCard = defineQuery({
  id: 'onus/named-card',
  fields: { namedCard: requiredChoice(NAMES) },
  answer: {
    half: word(HALVES, 'event'),
    cardType: maybe(word(TYPES, 'activation')),
    icons: maybe(words(EVENT_ICONS)),
    chargesOnly: yes(),
    ...NUMBERS,
  },
  sample: { namedCard: 'resist' },
  run({ namedCard: name }, trace) {
    const { facts, numbers, ...card }: NamedCard = NAMED[name];
    const said: With = { card: `namedCard.${name}`, ...numbers };
    for (const key of facts) trace.step(key, said);
    return { answer: { ...card, ...numbers }, summary: { say: `named-card/${name}`, with: said } };
  },
});

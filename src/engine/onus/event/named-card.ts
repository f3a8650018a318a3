import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import type { With } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema.ts';
import {
  AMBUSH_WOUNDS,
  JAVELIN_DICE,
  RESIST,
  STAMPEDE_MOUNTED,
  STAMPEDE_RADIUS,
  WIND_REACH,
  WOUNDS_HEALED,
} from '../values/card-numbers.ts';
import type { EVENT_ICONS } from './fields.ts';

/** What the source tells of a card by its name; the deck itself is not in it. */
interface NamedCard {
  half: 'order' | 'event';
  cardType?: 'activation' | 'health';
  /** Absent where the source does not show them. */
  icons?: readonly (typeof EVENT_ICONS)[number][];
  chargesOnly?: true;
  /** Numbers of the card, by what they change. */
  numbers: Readonly<Record<string, number>>;
  facts: readonly { clause: ClauseId; say: string }[];
}

const fact = (clause: ClauseId, say: string) => ({ clause, say: `${clause}/${say}` });

const NAMED = {
  ambush: {
    half: 'event',
    numbers: { woundsDealt: AMBUSH_WOUNDS },
    facts: [fact('onus-11.7', 'card'), fact('onus-11.8', 'card'), fact('onus-11.9', 'card')],
  },
  'throw-javelins': {
    half: 'event',
    icons: ['sword', 'shield'],
    chargesOnly: true,
    numbers: { javelinDice: JAVELIN_DICE },
    facts: [
      fact('onus-11.10', 'card'),
      fact('onus-11.11', 'card'),
      fact('onus-11.12', 'card'),
      fact('onus-9.22', 'card'),
    ],
  },
  'wind-changes': {
    half: 'event',
    numbers: { reachUd: WIND_REACH },
    facts: [fact('onus-11.13', 'card'), fact('onus-11.14', 'card')],
  },
  'veterans-and-elites': {
    half: 'event',
    numbers: {},
    facts: [fact('onus-11.1', 'card')],
  },
  resist: {
    half: 'event',
    icons: ['shield'],
    numbers: RESIST,
    facts: [fact('onus-7.160', 'resist')],
  },
  'reinforce-unit': {
    half: 'order',
    cardType: 'health',
    numbers: { woundsHealed: WOUNDS_HEALED },
    facts: [fact('onus-7.15', 'reinforce')],
  },
  skirmish: {
    half: 'order',
    cardType: 'activation',
    numbers: { activatedUnits: 1 },
    facts: [fact('onus-7.15', 'skirmish')],
  },
  stampede: {
    half: 'order',
    numbers: { activatedUnits: 1, radiusUd: STAMPEDE_RADIUS, mountedMorale: STAMPEDE_MOUNTED },
    facts: [
      fact('onus-11.15', 'card'),
      fact('onus-11.16', 'card'),
      fact('onus-11.17', 'card'),
      fact('onus-11.18', 'card'),
    ],
  },
} as const satisfies Record<string, NamedCard>;

const NAMES = Object.keys(NAMED) as (keyof typeof NAMED)[];

export const namedCard = looseQuery({
  id: 'onus/named-card',
  fields: { namedCard: requiredChoice(NAMES) },
  sample: { namedCard: 'resist' },
  run({ namedCard: name }, trace) {
    const card: NamedCard = NAMED[name];
    const said: With = { card: `namedCard.${name}`, ...card.numbers };
    for (const { clause, say } of card.facts) trace.step(clause, said, null, say);
    return {
      answer: {
        half: card.half,
        cardType: card.cardType ?? null,
        icons: card.icons ?? null,
        chargesOnly: card.chargesOnly ?? false,
        ...card.numbers,
      },
      summary: { say: `named-card/${name}`, with: said },
    };
  },
});

import type { ClauseId } from '../../../engine/core/clause-ids.ts';
import {
  CARD_FIELDS,
  CARDS_FIELDS,
  PROFILE_FIELDS,
  type UnitCard,
  widthOf,
} from '../../../engine/wab/cards/card.ts';
import { saveOf } from '../../../engine/wab/cards/facts.ts';
import { parseCards, writeCards, writtenOf } from '../../../engine/wab/cards/notation.ts';
import { SAMPLES } from '../../../engine/wab/cards/samples.ts';
import { tooFew, unitCards } from '../../../engine/wab/cards/unit-cards.ts';
import { usableCard, usableCards } from '../../../engine/wab/cards/usable.ts';
import type { WabRosterWords } from '../../../i18n/wab/roster-words.ts';
import type { Draft } from '../../../widgets/paths.ts';
import type {
  CardList,
  Speech as RosterSpeech,
  RosterSystem,
} from '../../../widgets/roster/system.ts';
import { CardForm } from './CardForm.tsx';
import { linksOf } from './fight.ts';

type Speech = RosterSpeech<WabRosterWords>;

/** What a file of unit cards says that it is, and the version of its form. */
const FORMAT = 'ius-belli/wab-cards/1';

const PROFILE = Object.keys(PROFILE_FIELDS) as (keyof typeof PROFILE_FIELDS)[];

/** The clause that uses a value of a card: for what is no value at all. */
const USED_BY: Readonly<Record<string, ClauseId>> = {
  unitTroops: 'wab-1.50',
  models: 'wab-1.28',
  width: 'wab-1.29',
  movement: 'wab-1.11',
  weaponSkill: 'wab-1.12',
  ballisticSkill: 'wab-1.13',
  strength: 'wab-1.14',
  toughness: 'wab-1.15',
  woundsEach: 'wab-1.16',
  initiative: 'wab-1.17',
  attacks: 'wab-1.18',
  leadership: 'wab-1.19',
  closeWeapon: 'wab-5.27',
  weapon: 'wab-4.19',
  bodyArmour: 'wab-11.2',
  shield: 'wab-11.3',
  barding: 'wab-11.3',
  save: 'wab-11.4',
  standard: 'wab-8.12',
  musician: 'wab-8.16',
  champion: 'wab-8.6',
  unitStands: 'wab-1.43',
  listOrder: 'wab-1.32',
  formation: 'wab-13.88',
  baseWidth: 'wab-1.50',
  baseDepth: 'wab-1.50',
};
const usedBy = (path: string) => {
  const name = path.split('.').findLast((one) => !/^\d+$/.test(one)) ?? '';
  return Object.hasOwn(USED_BY, name) ? USED_BY[name] : undefined;
};

const profileOf = (card: UnitCard) =>
  Object.fromEntries(PROFILE.map((name) => [name, card[name]] as const));

/** A unit in one line, as players write it down. */
const UnitLine = ({ draft, speech }: { draft: Draft; speech: Speech }) => {
  const { words, texts } = speech;
  const card = usableCard(draft);
  const save = saveOf(card, 'close-combat');
  const told = (name: 'standard' | 'musician' | 'champion') =>
    card[name] && texts.field(name).label;
  return (
    <>
      <b>{card.unitCalled || words.unnamed}</b>{' '}
      <span>
        {[
          texts.value(card.unitTroops, 'unitTroops'),
          texts.say(words.block, {
            models: card.models,
            wide: Number(draft.width ?? widthOf(card)),
          }),
          texts.say(words.profile, profileOf(card)),
          save === undefined ? words.unsaved : texts.say(words.save, { save }),
          card.closeWeapon !== 'hand-weapon' && texts.value(card.closeWeapon, 'closeWeapon'),
          card.weapon && texts.value(card.weapon, 'weapon'),
          ...(['champion', 'standard', 'musician'] as const).map(told),
          card.unitPoints !== undefined && texts.say(words.points, { n: card.unitPoints }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

const lists = (speech: Speech): readonly CardList[] => {
  const { words } = speech;
  return [
    {
      name: 'units',
      title: words.units,
      fields: CARD_FIELDS,
      called: 'unitCalled',
      blank: words.addUnit,
      leads: true,
      known: SAMPLES.map(({ key, values }) => {
        const name = words[`known.${key}` as keyof WabRosterWords];
        return { key, name, values: { unitCalled: name, ...values } };
      }),
      help: words.knownHelp,
      line: ({ card }) => <UnitLine draft={card} speech={speech} />,
      form: (filling) => <CardForm {...filling} texts={speech.texts} />,
      links: (card) => linksOf(usableCard(card), words.fight, speech.texts.lang),
    },
  ];
};

const { units: _, ...HEAD } = CARDS_FIELDS;

function toLink(roster: Draft): string | undefined {
  const written = writtenOf(roster);
  return written && writeCards(written);
}

function fromLink(text: string) {
  const found = parseCards(text);
  return 'at' in found ? (found as { text: string; at: number }) : { draft: found as Draft };
}

/** A device keeps a bought army beside them, whose cards then stand in their place (bought.tsx). */
const view = {
  shown: ({ armyCalled, armyList, units, cards }: Draft): Draft => ({
    ...(armyCalled !== undefined && { armyCalled }),
    units: (armyList === undefined ? units : cards) ?? [],
  }),
  kept: ({ armyCalled, units }: Draft, { armyList: _, cards: __, ...before }: Draft): Draft => ({
    ...{ ...before, units },
    ...(armyCalled !== undefined && { armyCalled }),
  }),
};

/** What the page of unit cards takes from this system. */
export const ROSTER: RosterSystem<WabRosterWords> = {
  key: 'wab',
  query: unitCards,
  format: FORMAT,
  head: HEAD,
  lists,
  view: () => view,
  toLink,
  fromLink,
  sound: true,
  faults: (roster) =>
    tooFew(usableCards(roster)).map(({ field, step }) => ({
      ...{ field, problem: 'too-few', with: {}, clause: step.clause },
      step,
    })),
  usedBy,
};

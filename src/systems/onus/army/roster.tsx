import { handToHand } from '../../../engine/onus/combat/hand-to-hand.ts';
import { KNOWN_GENERALS, KNOWN_UNITS } from '../../../engine/onus/roster/known-units.ts';
import {
  CARD_FIELDS,
  type Card,
  GENERAL_FIELDS,
  roster as query,
} from '../../../engine/onus/roster/roster.ts';
import { shot } from '../../../engine/onus/shooting/shot.ts';
import { fill } from '../../../i18n/format.ts';
import type { OnusRosterWords } from '../../../i18n/onus/roster-words.ts';
import { calculatorPath } from '../../../library/links.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { completed } from '../../../widgets/roster/completed.ts';
import type {
  CardList,
  Speech as RosterSpeech,
  RosterSystem,
} from '../../../widgets/roster/system.ts';
import { paramText, toParams } from '../../../widgets/state.ts';
import { FORMAT, fromLink, toLink } from './file.ts';

type Speech = RosterSpeech<OnusRosterWords>;

const KEPT: readonly (keyof Card)[] = [
  'kind',
  'hit',
  'wound',
  'dodge',
  'armour',
  'morale',
  'life',
  'abilities',
];
const only = (card: Draft, names: readonly string[]) =>
  Object.fromEntries(Object.entries(card).filter(([name]) => names.includes(name)));

/** Calculators that open with the values of a card. */
function linksOf(card: Draft, { words, texts }: Speech) {
  const fight = toParams(handToHand.fields, { attacker: only(card, KEPT) });
  const shoot = toParams(shot.fields, {
    shooter: only(card, ['kind', 'strength', 'range', 'abilities']),
  });
  const links = [
    {
      name: words.fightWith,
      href: `${calculatorPath(texts.lang, handToHand.id)}?${paramText(fight)}`,
    },
  ];
  if (Number(card.strength ?? 0) > 0)
    links.push({
      name: words.shootWith,
      href: `${calculatorPath(texts.lang, shot.id)}?${paramText(shoot)}`,
    });
  return links;
}

interface LineProps {
  card: Draft;
  speech: Speech;
}

const filled = (template: string, all: Record<string, unknown>, { texts }: Speech) =>
  fill(template, all as Record<string, string | number>, {}, texts.lang);

/** A unit in one line, as players write it down. */
const UnitLine = ({ card, speech }: LineProps) => {
  const { words, texts } = speech;
  const all = completed(CARD_FIELDS, card);
  const say = (template: string, more: Record<string, unknown> = {}) =>
    filled(template, { ...all, ...more }, speech);
  const abilities = texts.value(all.abilities, 'abilities');
  return (
    <>
      <b>{say(words.each, { name: all.unitCalled || words.unnamed })}</b>{' '}
      <span>
        {[
          texts.value(all.kind, 'kind'),
          all.unitRank !== 'normal' && texts.value(all.unitRank, 'unitRank'),
          say(words.attack),
          Number(all.strength) > 0 && say(words.ranged),
          say(words.defence),
          say(words.rest),
          Array.isArray(all.abilities) && all.abilities.length > 0 && abilities,
          all.unitValue === undefined
            ? words.missingValue
            : say(words.points, { n: all.unitValue }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

const GeneralLine = ({ card, speech }: LineProps) => {
  const all = completed(GENERAL_FIELDS, card);
  return (
    <>
      <b>{String(all.generalCalled || speech.words.unnamed)}</b>{' '}
      <span>{filled(speech.words.leads, { ...all, percent: all.pointsPercent }, speech)}</span>
    </>
  );
};

interface Known {
  key: string;
  values: Draft;
}
const knownOf = (known: readonly Known[], called: string, { words }: Speech) =>
  known.map(({ key, values }) => {
    const name = words[`known.${key}` as keyof OnusRosterWords];
    return { key, name, values: { [called]: name, ...values } };
  });

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
      known: knownOf(KNOWN_UNITS, 'unitCalled', speech),
      help: words.knownHelp,
      line: ({ card }) => <UnitLine card={card} speech={speech} />,
      links: (card) => linksOf(card, speech),
    },
    {
      name: 'generals',
      title: words.generals,
      fields: GENERAL_FIELDS,
      called: 'generalCalled',
      blank: words.addGeneral,
      known: knownOf(KNOWN_GENERALS, 'generalCalled', speech),
      line: ({ card }) => <GeneralLine card={card} speech={speech} />,
    },
  ];
};

const { units: _units, generals: _generals, ...HEAD } = query.fields;

/** What an army list takes from this system. */
export const ROSTER: RosterSystem<OnusRosterWords> = {
  key: 'onus',
  query,
  format: FORMAT,
  head: HEAD,
  lists,
  toLink,
  fromLink,
};

import type { ClauseId } from '../../../engine/core/clause-ids.ts';
import type { Fields } from '../../../engine/core/schema/field.ts';
import { ARMY_FIELDS } from '../../../engine/wab/army/army-fields.ts';
import { armyList, faultsIn } from '../../../engine/wab/army/army-list.ts';
import { cardsOf } from '../../../engine/wab/army/builder/as-card.ts';
import { parseArmy, writtenArmy } from '../../../engine/wab/army/builder/notation.ts';
import { ENTRIES, ENTRY_NAMES } from '../../../engine/wab/army/lists.ts';
import { OWN_FIELD_OF } from '../../../engine/wab/army/own-fields.ts';
import { armyWords, type WabArmyWords } from '../../../i18n/wab/army-words.ts';
import type { Draft } from '../../../widgets/paths.ts';
import {
  type CardList,
  listOf,
  type RosterSystem,
  type Told,
} from '../../../widgets/roster/system.ts';
import { linksOf } from './fight.ts';
import { UnitLine } from './Line.tsx';
import { OwnHelp } from './OwnHelp.tsx';
import { Paper } from './Paper.tsx';
import type { Speech } from './speech.ts';
import { capital, Totals } from './Totals.tsx';
import { listsOf, UnitForm } from './UnitForm.tsx';
import { shownUnit } from './units.ts';

const FORMAT = 'ius-belli/wab-army/1';

// Of unclear places a list keeps to the adopted readings.
const { readings: _, ...IN_FILE } = ARMY_FIELDS;
const { armyCalled, tribe, openOrder, pointsLimit } = ARMY_FIELDS;

const listOfArmy = ({ armyList: list }: Draft) => String(list ?? 'barbarians');
const isOwn = (roster: Draft) => listOfArmy(roster) === 'own';

/** What an army says of itself: a tribe where it may have one, and what only Gauls are asked. */
const headOf = (roster: Draft): Fields => ({
  armyCalled,
  ...((listOfArmy(roster) === 'barbarians' || roster.tribe !== undefined) && { tribe }),
  ...((roster.tribe === 'gauls' || roster.openOrder !== undefined) && { openOrder }),
  pointsLimit,
});

/** The clause that uses a value of a list: for what is no value at all. */
const USED_BY: Readonly<Record<string, ClauseId>> = {
  tribe: 'wab-21.33',
  openOrder: 'wab-21.42',
  models: 'wab-1.28',
  width: 'wab-1.29',
  handlers: 'wab-21.28',
  standard: 'wab-8.12',
  musician: 'wab-8.16',
  champion: 'wab-8.6',
};
const usedBy = (path: string) => {
  const name = path.split('.').findLast((one) => !/^\d+$/.test(one)) ?? '';
  return Object.hasOwn(USED_BY, name) ? USED_BY[name] : undefined;
};

/** Who may be bought, under the share that pays, for as few as there may be; nobody whom the tribe forbids. */
function knownOf(roster: Draft, { words, texts }: Speech): CardList['known'] {
  if (isOwn(roster))
    return listOf(roster, 'ownEntries').map((one, i) => {
      const share = listOf(roster, 'ownShares')[Number(one.ownShare ?? 0) - 1]?.shareCalled;
      return {
        key: String(i + 1),
        name: texts.say(words.priced, {
          name: String(one.entryCalled || words.unnamed),
          n: Number(one.modelPoints ?? 0) + Number(one.fixedPoints ?? 0),
        }),
        values: {
          ownEntry: i + 1,
          ...(one.modelsLeast !== undefined && { models: one.modelsLeast }),
        },
        ...(typeof share === 'string' && { group: share }),
      };
    });
  const { armyList: list, tribe: of } = roster;
  const forbidden = (name: string) =>
    faultsIn({ armyList: list, tribe: of, units: [{ entry: name }] }).faults.some(
      ({ fault }) => fault === 'not-of-this-tribe',
    );
  return listsOf(roster).flatMap((from) =>
    ENTRY_NAMES.filter((name) => ENTRIES[name].list === from && !forbidden(name)).map((name) => {
      const { points, share, least, troops } = ENTRIES[name];
      const price = troops.endsWith('artillery') ? words.pricedMachine : words.priced;
      const group = capital(texts.value(share, 'share'));
      return {
        key: name,
        name: texts.say(price, { name: texts.value(name, 'entry'), n: points }),
        values: { entry: name, ...(least > 1 && { models: least }) },
        group: from === listOfArmy(roster) ? group : words.allies,
      };
    }),
  );
}

const lists = (speech: Speech, roster: Draft): readonly CardList[] => [
  {
    name: 'units',
    title: speech.words.units,
    fields: ARMY_FIELDS.units.fields,
    called: 'unitCalled',
    nameOf: (card) => shownUnit(card, roster, speech)?.entry,
    ...(isOwn(roster) && { blank: speech.words.addUnit }),
    known: knownOf(roster, speech),
    line: (held) => <UnitLine {...held} speech={speech} />,
    form: (filling) => <UnitForm {...filling} speech={speech} />,
    links: (card) => {
      const [own] = cardsOf({ ...roster, units: [card] }, () => '');
      return own ? linksOf(own, speech.words.fight, speech.texts.lang) : [];
    },
  },
];

/** All that breaks a rule, each at its field, and what breaks a limit that its player wrote himself. */
function faults(roster: Draft, { words, texts }: Speech): readonly Told[] {
  const found = faultsIn(roster);
  const byOwn = found.ownFaults.map(({ at, ownFault }) => ({
    ...{ field: `units.${at}.${OWN_FIELD_OF[ownFault]}`, problem: ownFault, with: {} },
    said: `${capital(texts.value(ownFault, 'ownFault'))}.`,
  }));
  const shares = found.ownShares.flatMap(({ kept }, i) =>
    kept
      ? []
      : [
          {
            ...{ field: 'ownShares', problem: 'own-share', with: {} },
            said: texts.say(words.ownShareBroken, {
              name: String(listOf(roster, 'ownShares')[i]?.shareCalled || words.unnamed),
            }),
          },
        ],
  );
  const over = found.over
    ? [
        {
          ...{ field: 'pointsLimit', problem: 'over-limit', with: {} },
          said: texts.say(words.pointsOver, { n: found.over }),
        },
      ]
    : [];
  const broken = found.faults.map(({ field, fault, step }) => ({
    ...{ field, problem: fault, with: {}, clause: step.clause },
    step,
  }));
  return [...broken, ...byOwn, ...shares, ...over];
}

/** What of all that a device keeps is the bought army; its units stand there as cards too, for calculators and table. */
const view = ({ texts }: Speech) => ({
  shown: ({ bought, units: __, cards: ___, ...kept }: Draft): Draft => ({
    ...kept,
    units: bought ?? [],
  }),
  kept: (list: Draft, before: Draft): Draft => {
    const { units, ...rest } = list;
    const cards = before.armyList === undefined ? before.units : before.cards;
    return {
      ...(cards !== undefined && { cards }),
      ...{ armyList: 'barbarians', ...rest, bought: units },
      units: cardsOf(list, ({ entry }) => (entry === undefined ? '' : texts.value(entry, 'entry'))),
    };
  },
});

const withoutEmpty = (roster: Draft): Draft =>
  Object.fromEntries(
    Object.entries(roster).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/** What the page of a bought army takes from this system. */
export const ROSTER: RosterSystem<WabArmyWords> = {
  key: 'wab',
  query: armyList,
  also: ['wab/list-unit'],
  format: FORMAT,
  words: armyWords,
  head: { armyCalled, pointsLimit },
  headOf,
  inFile: IN_FILE,
  lists,
  view,
  toLink: (roster) => writtenArmy(withoutEmpty(roster)),
  fromLink: (text) => {
    const found = parseArmy(text);
    return 'at' in found ? (found as { text: string; at: number }) : { draft: withoutEmpty(found) };
  },
  faults,
  usedBy,
  cleared: ({ armyList: list, tribe: of, ownShares, ownEntries }) => ({
    armyList: list,
    ...(of !== undefined && { tribe: of }),
    ...(ownShares !== undefined && { ownShares, ownEntries }),
  }),
  below: (roster, speech) =>
    isOwn(roster) && <OwnHelp roster={roster} format={FORMAT} speech={speech} />,
  totals: (roster, answer, speech) => <Totals roster={roster} answer={answer} speech={speech} />,
  paper: (roster, speech, wrong) => <Paper roster={roster} speech={speech} wrong={wrong} />,
};

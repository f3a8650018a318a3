import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { DOGS } from './barbarians.ts';
import { isMachine, tribalOf } from './cost.ts';
import type { Entry } from './entry.ts';
import { type Broken, brokenBy, rule } from './faults.ts';
import { type Bought, entryOf, isAllied, modelsOf } from './fields.ts';
import { ENTRIES, type EntryName } from './lists.ts';
import type { Option } from './options.ts';
import { TRIBE_OPTIONS, type Tribe } from './tribes.ts';

const { bars, notes } = rulesOf<Bought>((one) => ({
  number: one.number,
  entry: one.entry,
  models: modelsOf(one),
  least: entryOf(one).least,
}));

const is =
  (...names: readonly EntryName[]) =>
  ({ entry }: Bought) =>
    names.includes(entry);
const wants =
  (...options: readonly Option[]) =>
  ({ listOptions }: Bought) =>
    listOptions.some((one) => options.includes(one));
const of = (tribe: Tribe) => (one: Bought) => one.tribe === tribe;
const sizedBy = (clause: Entry['sized']) => (one: Bought) => entryOf(one).sized === clause;
const isSmall = (one: Bought) => modelsOf(one) < entryOf(one).least;
const enough = on('as-many-as-needed', isSmall);
const barbarian = (one: Bought) => entryOf(one).list === 'barbarians';
const mounted = wants('horse', 'warhorse');
const onFoot = on('is-on-foot', mounted);
const onHorse = on('is-mounted', not(mounted));

/** The crew that a machine may have; that of a scorpion has lost its second number (R250). */
const crewWrong = (one: Bought) => {
  const { least, most = least } = entryOf(one);
  const limit = one.entry === 'scorpion' && one.readings.R250 === 'b' ? least : most;
  return modelsOf(one) < least || modelsOf(one) > limit;
};
const crew = on('crew-as-listed', crewWrong);

const SIZE = [
  ...[
    bars('wab-21.18/few', [sizedBy('wab-21.18')], enough),
    bars('wab-21.21/few', [sizedBy('wab-21.21')], enough),
    bars('wab-21.27/few', [sizedBy('wab-21.27')], enough),
    bars('wab-22.21/few', [sizedBy('wab-22.21')], enough),
    bars('wab-22.26/few', [sizedBy('wab-22.26')], enough),
    bars('wab-22.31/few', [sizedBy('wab-22.31')], enough),
  ].map((row) => rule('too-few', row)),
  rule(
    'not-six-dogs',
    bars(
      'wab-21.28',
      [is('war-dogs')],
      on(
        'one-handler-and-six-dogs',
        (one) => one.handlers !== DOGS.handlers || modelsOf(one) !== DOGS.handlers + DOGS.dogs,
      ),
    ),
  ),
  ...[
    bars('wab-22.33/crew', [is('scorpion')], crew),
    bars('wab-22.35/crew', [is('ballista')], crew),
    bars('wab-22.36/crew', [is('tormenta')], crew),
  ].map((row) => rule('wrong-crew', row)),
];

const withCommand = ({ standard, musician, champion }: Bought) => standard || musician || champion;
const COMMAND = [
  rule('no-command', bars('wab-21.27/dogs', [is('war-dogs'), withCommand])),
  rule('no-command', bars('wab-22.32/command', [isMachine, withCommand])),
  rule(
    'no-command',
    bars('wab-9.1/command', [({ entry }) => ENTRIES[entry].share === 'characters', withCommand]),
  ),
];

const ofWarriors = TRIBE_OPTIONS.filter((row) => row.of.includes('warriors'));
const unlisted = (one: Bought) =>
  one.listOptions.filter(
    (option) =>
      entryOf(one).options[option] === undefined &&
      !tribalOf(option, one) &&
      !(one.entry === 'fanatics' && ofWarriors.some((row) => row.option === option)),
  );

/** The clause of the options of an entry, and a sentence of it. */
const choice = ({ choices, clause }: Entry, say: string): Key => `${choices ?? clause}/${say}`;
const rows = Object.entries(ENTRIES) as readonly [EntryName, Entry][];
const paired = (one: Bought) =>
  (entryOf(one).oneOf ?? []).filter((pair) => pair.every((option) => wants(option)(one)));
const listed = on<Bought>('listed', (one) => unlisted(one).length > 0);
const oneOfEach = on<Bought>('one-of-each', (one) => paired(one).length > 0);

const OF_ENTRIES = rows.flatMap(([name, entry]) => [
  rule(
    'option-of-others',
    bars(choice(entry, 'other'), [is(name), ({ listOptions }) => listOptions.length > 0], listed, {
      with: (one) => ({ number: one.number, entry: name, options: unlisted(one) }),
    }),
  ),
  ...(entry.oneOf
    ? [
        rule(
          'one-of-two',
          bars(choice(entry, 'both'), [is(name), wants(...entry.oneOf.flat())], oneOfEach, {
            with: (one) => ({ number: one.number, entry: name, options: paired(one).flat() }),
          }),
        ),
      ]
    : []),
]);

const OF_TRIBES = TRIBE_OPTIONS.flatMap(({ clause, tribe, option }) => [
  rule(
    'option-of-a-tribe',
    bars(
      `${clause}/others`,
      [
        wants(option),
        (one) => entryOf(one).options[option] === undefined,
        (one) => tribalOf(option, one)?.clause === clause,
      ],
      on('of-that-tribe', not(of(tribe))),
      { with: ({ number, entry }) => ({ number, entry, tribe }) },
    ),
  ),
]);

/** Fanatics are shut out of one, and of all by the other reading of who warriors are (R275). */
const OF_FANATICS = ofWarriors.map(({ clause, option }) =>
  rule(
    'option-of-others',
    bars(`${clause}/fanatics`, [is('fanatics'), wants(option), (one) => !tribalOf(option, one)]),
  ),
);

const OPTIONS_KEPT = [
  ...OF_FANATICS,
  ...OF_ENTRIES,
  ...OF_TRIBES,
  ...[
    bars('wab-22.16/foot', [is('roman-general'), wants('large-shield')], onFoot),
    bars('wab-22.18/foot', [is('roman-standard'), wants('large-shield')], onFoot),
    bars('wab-22.19/foot', [is('legate'), wants('large-shield')], onFoot),
    bars('wab-22.20/foot', [is('tribune'), wants('large-shield')], onFoot),
  ].map((row) => rule('only-on-foot', row)),
  ...[
    bars('wab-22.19/mounted', [is('legate'), wants('throwing-spear')], onHorse),
    bars('wab-22.20/mounted', [is('tribune'), wants('throwing-spear')], onHorse),
  ].map((row) => rule('only-mounted', row)),
  rule(
    'falx-and-bow',
    bars(
      'wab-21.39/falx',
      [is('hillmen'), wants('composite-bow')],
      on('without-falx', wants('falx')),
    ),
  ),
  rule(
    'spears-unless-stubborn',
    bars(
      'wab-21.46/stubborn',
      [of('germans'), is('warriors', 'fanatics'), wants('spear')],
      on('is-stubborn', not(wants('stubborn'))),
    ),
  ),
];

const chariot = any(is('chariots'), wants('light-chariot'));
const replaces = ({ insteadOfWarriors }: Bought) => insteadOfWarriors;
const dacianHillmen = all(of('dacians'), is('hillmen'));

const LISTED = [
  ...[
    bars('wab-21.34', [of('britons'), barbarian], on('no-noble-cavalry', is('noble-cavalry'))),
    bars('wab-21.35', [of('britons'), barbarian], on('no-bow', wants('bow', 'composite-bow'))),
    bars('wab-21.40', [of('dacians'), barbarian], on('no-chariot', chariot)),
    bars(
      'wab-21.45',
      [of('germans'), barbarian],
      on('no-chariot-or-hillmen', any(chariot, is('hillmen'))),
    ),
  ].map((row) => rule('not-of-this-tribe', row)),
  rule('of-another-list', bars('wab-22.13/reverse', [not(barbarian), isAllied])),
  rule(
    'no-replacement',
    bars('wab-21.41/others', [replaces], on('dacian-hillmen', not(dacianHillmen))),
  ),
];

const openGauls = all<Bought>(of('gauls'), ({ openOrder }) => openOrder);

/** What holds of a unit without being wrong with it. */
const NOTES: Table<Bought, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-21.33', [barbarian], on('no-tribe', not(of('none')))),
    notes('wab-21.41', [replaces, dacianHillmen]),
    notes('wab-21.42', [is('warriors', 'fanatics')], on('gauls-in-open-order', openGauls)),
    notes('wab-21.43', [is('noble-cavalry')], on('no-germans', of('germans'))),
    notes('wab-22.13', [barbarian, isAllied]),
  ],
};

/** All that is wrong with a unit, each by the clause that it breaks. */
export function brokenIn(one: Bought, trace: Trace): Broken[] {
  applyRows(NOTES, one, true, trace);
  return brokenBy([...LISTED, ...SIZE, ...COMMAND, ...OPTIONS_KEPT], one, trace);
}

import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { BARBARIANS } from '../../engine/wab/army/barbarians.ts';
import type { Entry } from '../../engine/wab/army/entry.ts';
import { ROME } from '../../engine/wab/army/rome.ts';
import { about, answerTo, type Cell, type Part, type Row, type Sheet, value } from '../sheet.ts';
import {
  armyList,
  armyShares,
  carroballista,
  listUnit,
  romanStandard,
  warDogHits,
} from './proofs.ts';

const line = about('lists');

const PROFILE = [
  ...['movement', 'weaponSkill', 'ballisticSkill', 'strength', 'toughness'],
  ...['woundsEach', 'initiative', 'attacks', 'leadership'],
];
/** Of a machine only these are its own: the others are those of its crew. */
const OF_MACHINE = ['toughness', 'woundsEach'];
const MACHINES = ['small-artillery', 'large-artillery'];

const isMachine = ({ troops }: Entry) => MACHINES.includes(troops);

/** A unit of the least size; of those who cost by the man of a crew, their number. */
const least = (entry: string, { least: models }: Entry) => ({ entry, models });

function profileOf(entry: string, unit: Entry): Cell[] {
  return unit.profile.map((shown, i): Cell => {
    const name = PROFILE[i] ?? '';
    if (isMachine(unit) && !OF_MACHINE.includes(name)) return [{ say: 'none' }];
    return [value(shown, [], listUnit(least(entry, unit), { [name]: shown }))];
  });
}

/** For these options it needs a horse. */
const mounted = (unit: Entry, option: string) =>
  unit.share === 'characters' && option === 'throwing-spear' && 'warhorse' in unit.options;
/** How many pay for an option: of a cart or of dogs only one, else all. */
const payers = (entry: string, unit: Entry, option: string) =>
  option === 'carroballista' || entry === 'war-dogs' ? 1 : unit.least;

/** Options by their price, the dearest first, those for nothing last. */
function mayHave(entry: string, unit: Entry): Cell {
  const options = Object.entries(unit.options);
  if (options.length === 0) return [{ say: 'none' }];
  const prices = [...new Set(options.map(([, points]) => points))].sort((a, b) => b - a);
  const paid = prices.filter((points) => points > 0);
  const costing = (price: number) =>
    options.filter(([, points]) => points === price).map(([name]) => `listOptions.${name}`);
  const values = Object.fromEntries([
    ...paid.flatMap((price, i) => [
      [`points${i}`, price],
      [`options${i}`, costing(price)],
    ]),
    ...(paid.length < prices.length ? [['free', costing(0)]] : []),
  ]);
  return [
    {
      say: `lists/may-${paid.length}${paid.length < prices.length ? '-free' : ''}`,
      with: values,
      clauses: unit.choices ? [unit.choices] : [],
      proofs: options.map(([option, points]) =>
        listUnit(
          {
            ...least(entry, unit),
            listOptions: mounted(unit, option) ? [option, 'horse'] : [option],
          },
          { allowed: true, optionsCost: points * payers(entry, unit, option) },
        ),
      ),
    },
  ];
}

function has(entry: string, unit: Entry): Cell {
  const { query, input } = listUnit(least(entry, unit));
  const { carries, specialRules } = answerTo<Record<string, string[]>>({ query, input });
  return [
    {
      say: unit.rules.length > 0 ? 'lists/has' : 'lists/has-no-rules',
      with: { carries: carries ?? [], specialRules: specialRules ?? [] },
      clauses: unit.ruled ? [unit.ruled] : [],
      proofs: [{ query, input, expect: { carries, specialRules } }],
    },
  ];
}

const row = ([entry, unit]: readonly [string, Entry]): Row => ({
  name: {
    say: unit.inArmy ? 'lists/only-one' : 'lists/entry',
    with: { entry, most: unit.inArmy ?? 0 },
    clauses: [unit.clause],
    proofs: [listUnit(least(entry, unit), { armyList: unit.list })],
  },
  cells: [
    ...profileOf(entry, unit),
    [
      value(
        unit.points,
        [],
        listUnit(least(entry, unit), isMachine(unit) ? {} : { share: unit.share }),
      ),
    ],
    has(entry, unit),
    mayHave(entry, unit),
  ],
});

const tableOf = (list: Readonly<Record<string, Entry>>): Part => ({
  title: 'lists/entries',
  whole: true,
  table: {
    columns: [
      { name: 'lists/unit' },
      ...PROFILE.map((name) => ({ name: `lists/${name}`, holds: 'figures' as const })),
      { name: 'lists/points', holds: 'figures' },
      { name: 'lists/has-title', holds: 'sentences' },
      { name: 'lists/may-title', holds: 'sentences' },
    ],
    groups: [{ rows: Object.entries(list).map(row) }],
  },
});

const most = (share: string, sharePointsMost: number) => ({ share, sharePointsMost });
const atLeast = (share: string, sharePointsLeast: number) => ({ share, sharePointsLeast });

const OF_BARBARIANS: Part = {
  title: 'lists/army',
  lines: [
    line(
      'barbarian-shares',
      ['wab-21.1', 'wab-21.2', 'wab-21.3', 'wab-21.4'],
      armyShares(
        {},
        {
          pointShares: [
            most('characters', 330),
            atLeast('warriors', 330),
            most('cavalry', 330),
            most('support', 330),
          ],
        },
      ),
    ),
    line(
      'barbarian-sizes',
      ['wab-21.18', 'wab-21.21', 'wab-21.27'],
      listUnit({ entry: 'warriors', models: 4 }, { allowed: false }),
      listUnit(
        { entry: 'warriors', models: 5, standard: true, musician: true, champion: true },
        { allowed: true, commandCost: 15 },
      ),
      listUnit({ entry: 'chariots', models: 2 }, { allowed: false }),
      listUnit({ entry: 'hillmen', models: 4 }, { allowed: false }),
    ),
    line(
      'dogs',
      ['wab-21.28', 'wab-21.31', 'wab-21.32'],
      listUnit({ entry: 'war-dogs', models: 7 }, { allowed: true, modelsCost: 38 }),
      listUnit({ entry: 'war-dogs', models: 6 }, { allowed: false }),
      warDogHits({}, { handlerHitChance: '1/7' }),
    ),
    line(
      'mixed',
      ['wab-21.5'],
      listUnit({ entry: 'warriors' }, { carries: ['mixed-weapons', 'shield'] }),
    ),
    line(
      'shaman',
      ['wab-21.14'],
      listUnit(
        { entry: 'warriors', withShaman: true },
        { specialRules: ['warband', 'hates-enemy'] },
      ),
    ),
  ],
};

const ofTribe = (tribe: string, entry: string, more: object, expect: object) =>
  listUnit({ tribe, entry, ...more }, expect);
const ALLOWED = { allowed: true };
const FORBIDDEN = { allowed: false };

const TRIBES: Part = {
  title: 'lists/tribes',
  lines: [
    line(
      'britons',
      ['wab-21.34', 'wab-21.35', 'wab-21.36'],
      ofTribe('britons', 'noble-cavalry', {}, FORBIDDEN),
      ofTribe('britons', 'barbarian-skirmishers', { listOptions: ['bow'] }, FORBIDDEN),
      armyList(
        {
          tribe: 'britons',
          units: [
            { entry: 'warriors', models: 24 },
            { entry: 'chariots', models: 4 },
          ],
        },
        FORBIDDEN,
      ),
    ),
    line(
      'dacians',
      ['wab-21.38', 'wab-21.39', 'wab-21.40', 'wab-21.41'],
      ofTribe('dacians', 'warriors', { models: 5, listOptions: ['falx'] }, { optionsCost: 10 }),
      ofTribe(
        'dacians',
        'hillmen',
        { models: 5, listOptions: ['composite-bow'] },
        { ...ALLOWED, optionsCost: 10 },
      ),
      ofTribe('dacians', 'hillmen', { listOptions: ['composite-bow', 'falx'] }, FORBIDDEN),
      ofTribe('dacians', 'chariots', {}, FORBIDDEN),
      ofTribe('dacians', 'hillmen', { insteadOfWarriors: true }, ALLOWED),
    ),
    line(
      'gauls',
      ['wab-21.42'],
      ofTribe('gauls', 'warriors', { openOrder: true }, { orderOfUnit: 'open' }),
    ),
    line(
      'germans',
      ['wab-21.43', 'wab-21.44', 'wab-21.45'],
      ofTribe('germans', 'noble-cavalry', {}, { specialRules: ['warband', 'causes-fear'] }),
      ofTribe(
        'germans',
        'warriors',
        { models: 5, listOptions: ['stubborn'] },
        { ...ALLOWED, optionsCost: 15 },
      ),
      ofTribe('germans', 'chariots', {}, FORBIDDEN),
      ofTribe('germans', 'hillmen', {}, FORBIDDEN),
    ),
    line(
      'german-spears',
      ['wab-21.46', 'wab-21.47'],
      ofTribe('germans', 'warriors', { listOptions: ['spear'] }, FORBIDDEN),
      ofTribe('germans', 'warriors', { listOptions: ['spear', 'stubborn'] }, ALLOWED),
      ofTribe(
        'germans',
        'warriors',
        { models: 5, listOptions: ['throwing-spear'] },
        { ...ALLOWED, optionsCost: 10 },
      ),
      ofTribe('germans', 'fanatics', { listOptions: ['throwing-spear'] }, FORBIDDEN),
    ),
  ],
};

const IMPERIAL = { armyList: 'early-imperial-rome' };

const OF_ROME: Part = {
  title: 'lists/army',
  lines: [
    line(
      'roman-shares',
      ['wab-22.1', 'wab-22.2', 'wab-22.3', 'wab-22.4'],
      armyShares(IMPERIAL, {
        pointShares: [
          most('characters', 250),
          atLeast('legionaries', 250),
          most('auxiliaries', 750),
          most('special', 250),
        ],
      }),
    ),
    line(
      'roman-sizes',
      ['wab-22.21', 'wab-22.26', 'wab-22.31'],
      listUnit({ entry: 'regular-legionaries', models: 4 }, FORBIDDEN),
      listUnit({ entry: 'regular-legionaries', standard: true }, { commandCost: 5 }),
      listUnit({ entry: 'auxiliary-archers', models: 4 }, FORBIDDEN),
      listUnit({ entry: 'marines', models: 4 }, FORBIDDEN),
    ),
    line(
      'centurion',
      ['wab-22.7'],
      listUnit(
        { entry: 'regular-legionaries', champion: true },
        { commandCost: 10, leadership: 8 },
      ),
    ),
    line(
      'special-units',
      ['wab-22.30'],
      armyList(
        {
          ...IMPERIAL,
          units: [
            { entry: 'regular-legionaries', models: 30 },
            { entry: 'marines', models: 5 },
            { entry: 'marines', models: 5 },
          ],
        },
        FORBIDDEN,
      ),
    ),
    line(
      'standard-lost',
      ['wab-22.5', 'wab-22.6'],
      romanStandard({ battleEnds: true }, { standardPoints: 400, hated: true }),
      romanStandard({ holderFate: 'flees-pursued' }, { recovered: true, modelsRemoved: 1 }),
    ),
  ],
};

const CREW: ClauseId[] = ['wab-22.32'];

const OF_MACHINES: Part = {
  title: 'lists/machines',
  lines: [
    line('crew', CREW, listUnit({ entry: 'scorpion', models: 2 }, { unitCost: 36, leadership: 7 })),
    line(
      'scorpion',
      ['wab-22.33'],
      listUnit(
        { entry: 'scorpion', models: 2 },
        { machineRange: 36, machineStrength: 4, woundDie: 3 },
      ),
    ),
    line(
      'cart',
      ['wab-22.34'],
      carroballista({ cartDistance: 8 }, { allowed: true, cartInches: 8 }),
      carroballista({ cartAsk: 'shoots', cartMoved: true }, FORBIDDEN),
      carroballista({ cartAsk: 'marches' }, FORBIDDEN),
      carroballista({ cartAsk: 'charges' }, FORBIDDEN),
    ),
    line(
      'ballista',
      ['wab-22.35'],
      listUnit(
        { entry: 'ballista', models: 3 },
        { unitCost: 54, machineRange: 48, machineStrength: 5, woundDie: 4 },
      ),
    ),
    line(
      'tormenta',
      ['wab-22.36', 'wab-22.37'],
      listUnit(
        { entry: 'tormenta', models: 4 },
        { unitCost: 72, machineRange: 48, machineStrength: 6, woundDie: 3 },
      ),
      armyList(
        {
          ...IMPERIAL,
          units: [
            { entry: 'regular-legionaries', models: 30 },
            { entry: 'scorpion', models: 2 },
            { entry: 'tormenta', models: 3 },
          ],
        },
        FORBIDDEN,
      ),
    ),
  ],
};

export const barbarians: Sheet = {
  key: 'barbarians',
  slug: { es: 'lista-de-los-barbaros', en: 'list-of-the-barbarians' },
  paper: 'landscape',
  points: 9,
  parts: [tableOf(BARBARIANS), OF_BARBARIANS, TRIBES],
};

export const rome: Sheet = {
  key: 'rome',
  slug: { es: 'lista-de-roma', en: 'list-of-rome' },
  paper: 'landscape',
  points: 8,
  parts: [tableOf(ROME), OF_ROME, OF_MACHINES],
};

import { alike, amount, maybe, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { ORDERS } from '../units/unit-rows.ts';
import { isLegion, isMachine, tellCost } from './cost.ts';
import { CENTURION_LEADS, LISTS, SHARES } from './entry.ts';
import { UNIT_FAULTS } from './faults.ts';
import {
  BOUGHT_FIELDS,
  type Bought,
  entryOf,
  modelsOf,
  OPEN_ORDER,
  TRIBE,
  UNIT_READINGS,
} from './fields.ts';
import { gearOf, orderOf, profileOf, rides, rulesBy, saveAgainst } from './kit.ts';
import { ENTRY_NAMES, type EntryName } from './lists.ts';
import { GEAR, SPECIAL_RULES } from './options.ts';
import { MACHINES } from './rome.ts';
import { brokenIn } from './unit-rules.ts';

interface Shown extends Bought {
  withShaman: boolean;
  chariotCharges: boolean;
}
const { adds, notes } = rulesOf<Shown>(({ entry }) => ({ entry }));
const is =
  (...names: readonly EntryName[]) =>
  (one: Shown) =>
    names.includes(one.entry);
const has = (rule: (typeof SPECIAL_RULES)[number]) => (one: Shown) =>
  rulesBy(one, one.withShaman).includes(rule);
const carries = (gear: (typeof GEAR)[number]) => (one: Shown) => gearOf(one).includes(gear);

/** What its list says of it besides profile, points and options. */
const TOLD: Table<Shown, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-9.1', [(one) => entryOf(one).share === 'characters']),
    notes('wab-9.74', [has('battle-standard')]),
    notes(
      'wab-1.25',
      [(one) => isMachine(one) || one.entry === 'chariots'],
      on('one-profile-for-all', isMachine),
    ),
    notes('wab-21.5', [], on('no-mixed-weapons', carries('mixed-weapons'))),
    notes('wab-22.12', [], on('no-pila', carries('pilum'))),
    notes(
      'wab-21.6',
      [is('chariots')],
      on('it-does-not-charge', ({ chariotCharges }) => chariotCharges),
    ),
    notes('wab-21.9', [is('warlord')]),
    notes('wab-21.12', [is('barbarian-standard')]),
    notes('wab-21.14', [is('shaman')]),
    notes(
      'wab-21.14/warband',
      [(one) => one.entry !== 'shaman' && has('warband')(one)],
      on('no-shaman-with-it', ({ withShaman }) => withShaman),
    ),
    notes('wab-21.17', [is('tribal-chief')]),
    notes('wab-21.24', [is('chariots')]),
    notes('wab-22.9', [], on('not-drilled', has('drilled'))),
    notes('wab-22.40', [is('dromedary-riders')]),
  ],
};

/** Its Leadership, with a centurion who lives. */
const LEADERSHIP: Table<Shown, number> = {
  on: 'leadership',
  rows: [
    adds(
      'wab-22.7',
      CENTURION_LEADS,
      [(one) => isLegion(one)],
      on('no-centurion', ({ champion }) => champion),
    ),
  ],
};

export const listUnit = defineQuery({
  id: 'wab/list-unit',
  fields: {
    entry: usual(choice(ENTRY_NAMES, 'warriors')),
    tribe: TRIBE,
    ...BOUGHT_FIELDS,
    openOrder: rare(OPEN_ORDER),
    ofRome: rare(flag()),
    withShaman: rare(flag()),
    chariotCharges: rare(flag()),
    readings: rare(group(UNIT_READINGS)),
  },
  answer: {
    allowed: yes(),
    faults: words(UNIT_FAULTS),
    armyList: word(LISTS, 'barbarians'),
    share: word(SHARES, 'warriors'),
    ...alike(amount(), 'unitCost', 'modelsCost', 'optionsCost', 'commandCost'),
    ...alike(amount(), 'modelsLeast'),
    modelsMost: maybe(amount()),
    ...alike(amount(), 'movement', 'weaponSkill', 'ballisticSkill', 'strength', 'toughness'),
    ...alike(amount(), 'woundsEach', 'initiative', 'attacks', 'leadership'),
    carries: words(GEAR),
    specialRules: words(SPECIAL_RULES),
    orderOfUnit: word(ORDERS, 'close'),
    ...alike(maybe(amount()), 'saveShot', 'saveFought'),
    ...alike(maybe(amount()), 'machineRange', 'machineStrength', 'woundDie'),
    fightsOnFoot: yes(),
  },
  sample: { entry: 'fanatics', models: 20, standard: true },
  check: problems(
    [
      'openOrder',
      'only-gauls',
      'wab-21.42',
      ({ openOrder, tribe }) => openOrder && tribe !== 'gauls',
    ],
    [
      'models',
      'alone-is-one',
      'wab-1.44',
      ({ entry, models = 1 }) => entryOf({ entry }).share === 'characters' && models > 1,
    ],
  ),
  run(input, trace) {
    const { list } = entryOf(input);
    const armyList = input.ofRome ? 'early-imperial-rome' : list;
    const one: Shown = { ...input, number: 1, armyList };
    const cost = tellCost(one, trace);
    const faults = brokenIn(one, trace).map(({ fault }) => fault);
    applyRows(TOLD, one, true, trace);
    const { leadership: own, ...profile } = profileOf(one);
    const leadership = applyRows(LEADERSHIP, one, own, trace);
    const { least, most, share } = entryOf(one);
    const shoots = isMachine(one) ? MACHINES[one.entry as keyof typeof MACHINES] : undefined;
    const { unitCost, modelsCost, optionsCost, commandCost } = cost;
    const allowed = faults.length === 0;
    return {
      answer: {
        ...{ allowed, faults: [...new Set(faults)] as readonly (typeof UNIT_FAULTS)[number][] },
        ...{ armyList: list, share, unitCost, modelsCost, optionsCost, commandCost },
        ...{ modelsLeast: least, modelsMost: most ?? null, ...profile, leadership },
        carries: gearOf(one),
        specialRules: rulesBy(one, one.withShaman),
        orderOfUnit: orderOf(one),
        saveShot: saveAgainst(one, 'missile') ?? null,
        saveFought: saveAgainst(one, 'close-combat') ?? null,
        machineRange: shoots?.range ?? null,
        machineStrength: shoots?.strength ?? null,
        woundDie: shoots?.woundDie ?? null,
        fightsOnFoot: one.entry === 'chariots' && one.chariotCharges && rides(one),
      },
      summary: {
        say: `list-unit/${allowed ? 'yes' : 'no'}`,
        with: { entry: one.entry, models: modelsOf(one), cost: unitCost },
      },
    };
  },
});

import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import type { Armour } from '../arms/armour.ts';
import { saveBy, type Worn } from '../arms/save.ts';
import { ORDER, type Unit } from '../units/unit-rows.ts';
import { isMachine } from './cost.ts';
import { HORSE_MOVES } from './entry.ts';
import { type Bought, entryOf, isAllied, modelsOf } from './fields.ts';
import { GEAR, type Gear, type Option, type SpecialRule } from './options.ts';
import { CREW } from './rome.ts';

const wants = (one: Bought, ...options: readonly Option[]) =>
  one.listOptions.some((option) => options.includes(option));
const isGear = (option: string): option is Gear => (GEAR as readonly string[]).includes(option);

/** What an option takes the place of (wab-21.29, wab-21.30, wab-21.38, wab-22.22, wab-22.29, wab-22.39). */
const INSTEAD: Readonly<Partial<Record<Option, Gear>>> = {
  'heavy-armour': 'light-armour',
  shield: 'buckler',
  'large-shield': 'shield',
};
const BY_ENTRY: Readonly<Partial<Record<Bought['entry'], Partial<Record<Option, Gear>>>>> = {
  'barbarian-skirmishers': { sling: 'mixed-weapons', bow: 'mixed-weapons' },
  'auxiliary-infantry': { spear: 'throwing-spear' },
};

/** All that a model of the unit carries, in the order of the lists. */
export function gearOf(one: Bought): Gear[] {
  const { entry, tribe, listOptions } = one;
  const gone = listOptions.flatMap((option) => BY_ENTRY[entry]?.[option] ?? INSTEAD[option] ?? []);
  const bare: readonly Gear[] =
    entry === 'noble-cavalry' && tribe === 'germans' ? ['light-armour'] : [];
  const has: readonly Gear[] = [
    ...entryOf(one).gear,
    ...listOptions.flatMap((option) => (isGear(option) ? [option] : [])),
  ];
  const armed = has.filter((gear) => !gone.includes(gear) && !bare.includes(gear));
  // A warrior who gives up his mixed weapons keeps a hand weapon.
  const hand: readonly Gear[] =
    armed.includes('mixed-weapons') || armed.includes('falx') ? [] : ['hand-weapon'];
  return GEAR.filter((gear) => armed.includes(gear) || hand.includes(gear));
}

const RULES_OF_OPTIONS: Readonly<Partial<Record<Option, readonly SpecialRule[]>>> = {
  drilled: ['drilled'],
  'drilled-and-stubborn': ['drilled', 'stubborn'],
  stubborn: ['stubborn'],
  veterans: ['veterans'],
};

/** The special rules that the unit has by its list, its tribe and its options. */
export function rulesBy(one: Bought, withShaman: boolean): SpecialRule[] {
  const { entry, tribe, champion } = one;
  const { rules, share } = entryOf(one);
  const fromOptions = one.listOptions.flatMap((option) => RULES_OF_OPTIONS[option] ?? []);
  const fears: readonly SpecialRule[] =
    entry === 'noble-cavalry' && tribe === 'germans' ? ['causes-fear'] : [];
  const hates: readonly SpecialRule[] =
    withShaman && rules.includes('warband') ? ['hates-enemy'] : [];
  const led: readonly SpecialRule[] = champion && share === 'legionaries' ? ['centurion'] : [];
  const allied: readonly SpecialRule[] = isAllied(one) ? ['unreliable'] : [];
  return [...new Set([...rules, ...fromOptions, ...fears, ...hates, ...led, ...allied])];
}

const has = (gear: readonly Gear[], ...named: readonly Gear[]) =>
  named.find((one) => gear.includes(one));

/** What it wears, by the names of all questions. */
function armourOf(gear: readonly Gear[]): Armour {
  const body = has(gear, 'heavy-armour', 'light-armour');
  return {
    bodyArmour: body === 'heavy-armour' ? 'heavy' : body === 'light-armour' ? 'light' : 'none',
    shield: (has(gear, 'large-shield', 'shield', 'buckler') ?? 'none') as Armour['shield'],
    barding: 'none',
  };
}

const isSkirmishing = (one: Bought) => entryOf(one).rules.includes('skirmishers');
export const rides = (one: Bought) =>
  wants(one, 'horse', 'warhorse', 'light-chariot') ||
  ['cavalry', 'light-cavalry', 'camels', 'light-chariots'].includes(entryOf(one).troops);

/** The save of what it wears, unless a barding is open: the lists name none (wab-22.39). */
export const saveAgainst = (one: Bought, woundBy: Worn['woundBy']): number | undefined =>
  saveBy({
    ...armourOf(gearOf(one)),
    ...{
      mounted: rides(one),
      skirmishers: isSkirmishing(one),
      closeWeapon: 'hand-weapon',
      woundBy,
    },
    ...{ woundFrom: 'front', readings: { R281: 'a', R289: 'a' } },
  });

/** The values of its profile, with those of a mount; of a machine, its own Toughness and Wounds and its crew's rest. */
export function profileOf(one: Bought) {
  const nine = entryOf(one).profile;
  const machine = isMachine(one);
  const at = (i: number) =>
    (machine && i !== TOUGHNESS && i !== WOUNDS ? CREW.profile : nine)[i] ?? 0;
  return {
    movement: wants(one, 'horse', 'warhorse', 'light-chariot') ? HORSE_MOVES : at(0),
    weaponSkill: at(1),
    ballisticSkill: at(2),
    strength: at(3),
    toughness: at(TOUGHNESS),
    woundsEach: at(WOUNDS),
    initiative: at(6),
    attacks: at(7),
    leadership: at(8),
  };
}
const TOUGHNESS = 4;
const WOUNDS = 5;

/** Its order in ranks, as its list gives it or as its kind has it. */
export function orderOf(one: Bought) {
  const { troops, share } = entryOf(one);
  const skirmishes = isSkirmishing(one);
  const gallic = share === 'warriors' && one.tribe === 'gauls' && one.openOrder;
  const unit: Unit & { isFormed: boolean } = {
    ...{ unitTroops: troops, barded: wants(one, 'barding'), models: modelsOf(one), characters: 0 },
    unitStands: skirmishes ? 'skirmish' : 'block',
    listOrder: one.entry === 'hillmen' || gallic ? 'open' : undefined,
    ...{ battleBegins: true, fellBelow: false, fleeing: false },
    isFormed: !skirmishes && troops !== 'character' && !isMachine(one),
  };
  return applyRows(ORDER, unit, 'open', new Trace());
}

import { Trace } from '../../../core/ruling.ts';
import { usable } from '../../../core/schema/usable.ts';
import { MOST_MODELS, type UnitCard } from '../../cards/card.ts';
import { usableCard } from '../../cards/usable.ts';
import { ARMY_FIELDS, type UnitInput } from '../army-fields.ts';
import { type BoughtUnit, boughtOf } from '../bought.ts';
import { isLegion, isMachine, tellCost } from '../cost.ts';
import { CENTURION_LEADS } from '../entry.ts';
import { entryOf, modelsOf } from '../fields.ts';
import { gearOf, orderOf, profileOf, rides, rulesBy, saveAgainst } from '../kit.ts';
import type { Gear, SpecialRule } from '../options.ts';
import { type OwnUnit, ownCost, ownModels, ownUnits } from '../own.ts';

type Arms = Partial<Pick<UnitCard, 'closeWeapon' | 'weapon' | 'bodyArmour' | 'shield'>>;

/** What of all that it carries it fights with: the first of these that it has. */
const CLOSE: Partial<Record<Gear, UnitCard['closeWeapon']>> = {
  kontos: 'kontos',
  // wab-21.38
  falx: 'halberd',
  spear: 'spear',
  'throwing-spear': 'throwing-spear',
  // wab-22.12
  pilum: 'heavy-throwing-spear',
  'mixed-weapons': 'mixed-weapons',
};
/** What it shoots or throws; mixed weapons have javelins among them (wab-21.5), and a bow is composite (wab-4.20). */
const MISSILE: Partial<Record<Gear, UnitCard['weapon']>> = {
  'composite-bow': 'bow',
  bow: 'bow',
  sling: 'sling',
  javelins: 'javelin',
  'mixed-weapons': 'javelin',
};
const BODY: Partial<Record<Gear, UnitCard['bodyArmour']>> = {
  'heavy-armour': 'heavy',
  'light-armour': 'light',
};
const SHIELD: Partial<Record<Gear, UnitCard['shield']>> = {
  'large-shield': 'large-shield',
  shield: 'shield',
  buckler: 'buckler',
};
const firstOf = <T>(table: Partial<Record<Gear, T>>, gear: readonly string[]): T | undefined =>
  Object.entries(table).find(([one]) => gear.includes(one))?.[1] as T | undefined;

/** Riders have a spear of their own kind (wab-10.22). */
const held = (weapon: UnitCard['closeWeapon'] | undefined, rider: boolean) =>
  weapon === 'spear' && rider ? 'cavalry-spear' : weapon;

/** Its arms by the names of a card, as far as the gear says. */
function armsBy(gear: readonly string[], rider: boolean): Arms {
  const said = {
    closeWeapon: held(firstOf(CLOSE, gear), rider),
    weapon: firstOf(MISSILE, gear),
    bodyArmour: firstOf(BODY, gear),
    shield: firstOf(SHIELD, gear),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** Rules of lists that a card has a value for. */
const FLAGS: Partial<Record<SpecialRule, string>> = {
  drilled: 'drilled',
  stubborn: 'stubborn',
  warband: 'warband',
  frenzy: 'frenzied',
  'hates-enemy': 'hatesEnemy',
  unreliable: 'unreliable',
  veterans: 'veteran',
};
const flagsBy = (rules: readonly SpecialRule[]) =>
  Object.fromEntries(rules.flatMap((rule) => (FLAGS[rule] ? [[FLAGS[rule], true]] : [])));
const OF_OPTIONS: Readonly<Record<string, readonly SpecialRule[]>> = {
  drilled: ['drilled'],
  'drilled-and-stubborn': ['drilled', 'stubborn'],
  stubborn: ['stubborn'],
  veterans: ['veterans'],
};

type Card = Readonly<Record<string, unknown>> & { models: number };
type Named = Pick<UnitInput, 'unitCalled' | 'width' | 'standard' | 'musician' | 'champion'>;
const named = ({ unitCalled, width, standard, musician, champion }: Named) => ({
  ...{ unitCalled, width, standard, musician, champion },
});

/** A unit that is bought of a list of the book, as its card has it. */
function bookCard(one: BoughtUnit): Card {
  const entry = entryOf(one);
  const rules = rulesBy(one, false);
  const { leadership, ...profile } = profileOf(one);
  const rider = rides(one);
  const open = orderOf(one) === 'open' && entry.troops === 'infantry';
  return {
    ...named(one),
    ...{ unitTroops: entry.troops, models: isMachine(one) ? 1 : modelsOf(one) },
    ...profile,
    // Of a centurion who lives (wab-22.7).
    leadership: leadership + (isLegion(one) && one.champion ? CENTURION_LEADS : 0),
    ...armsBy(gearOf(one), rider),
    // A card knows no mount of a character: his save is written down.
    ...(entry.troops === 'character' && rider && { save: saveAgainst(one, 'close-combat') }),
    unitStands: rules.includes('skirmishers') ? 'skirmish' : 'block',
    ...(open && { listOrder: 'open' }),
    ...flagsBy(rules),
    unitPoints: tellCost(one, new Trace()).unitCost,
  };
}

/** A unit of a player's own list: what its entry says, with what is bought for it. */
function ownCard(one: OwnUnit): Card {
  const { of, listOptions } = one;
  const { entryCalled = '', ownOptions: _, ...entry } = of ?? { unitTroops: one.unitTroops };
  const rider = /cavalry|camels|cataphracts|chariots/.test(entry.unitTroops);
  return {
    ...entry,
    ...armsBy(listOptions, rider),
    ...flagsBy(listOptions.flatMap((option) => OF_OPTIONS[option] ?? [])),
    ...named(one),
    ...{ unitCalled: one.unitCalled || entryCalled, models: ownModels(one) },
    unitPoints: ownCost(one),
  };
}

/** The units of a list, finished or not, each as a card; what has no entry yet is left out. */
export function cardsOf(draft: unknown, called: (unit: UnitInput) => string): UnitCard[] {
  const input = usable(ARMY_FIELDS, draft);
  const units = input.units.map((one) => ({ ...one, unitCalled: one.unitCalled || called(one) }));
  const cards =
    input.armyList === 'own'
      ? ownUnits({ ...input, units }).map(ownCard)
      : boughtOf({ ...input, units }).map(bookCard);
  return cards.map((one) => usableCard({ ...one, models: Math.min(MOST_MODELS, one.models) }));
}

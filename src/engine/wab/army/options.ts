/** All that the entries of both army lists may have for points, or for nothing. */
export const OPTIONS = [
  'light-armour',
  'heavy-armour',
  'shield',
  'large-shield',
  'buckler',
  'spear',
  'throwing-spear',
  'javelins',
  'sling',
  'bow',
  'composite-bow',
  'kontos',
  'falx',
  'barding',
  'horse',
  'warhorse',
  'light-chariot',
  'drilled',
  'drilled-and-stubborn',
  'stubborn',
  'veterans',
  'carroballista',
] as const;
export type Option = (typeof OPTIONS)[number];

/** How a unit fights and behaves by its list. */
export const SPECIAL_RULES = [
  'general',
  'battle-standard',
  'warband',
  'frenzy',
  'causes-fear',
  'scares-horses',
  'hates-enemy',
  'drilled',
  'stubborn',
  'veterans',
  'skirmishers',
  'light-troops',
  'light-chariots',
  'centurion',
  'unreliable',
  'bolt-thrower',
  'catapult',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

/** What its models carry, by list: for close combat, to shoot or throw with, to wear. */
export const GEAR = [
  'hand-weapon',
  'mixed-weapons',
  'pilum',
  'spear',
  'throwing-spear',
  'kontos',
  'falx',
  'javelins',
  'sling',
  'bow',
  'composite-bow',
  'light-armour',
  'heavy-armour',
  'shield',
  'large-shield',
  'buckler',
  'barding',
] as const;
export type Gear = (typeof GEAR)[number];

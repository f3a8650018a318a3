import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS } from '../arms/armour.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { PROFILE_FIELDS, RULE_FIELDS } from '../cards/card.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { STANDS, TROOP_KINDS } from '../units/unit-rows.ts';
import { COMMAND_POINTS } from './entry.ts';
import { OPTIONS } from './options.ts';

export const NAME = 60;
const MOST_SHARES = 8;
const MOST_ENTRIES = 40;
const MOST_OPTIONS = 12;
const MOST_EACH = 999;
const MOST_MODELS = 300;
const MOST_UNITS = 60;
const PERCENT = 100;

/** Which share of a player's own list pays, from 1; 0 is none. */
export const OWN_SHARE = rare(count(0, MOST_SHARES, 0));
/** Which entry of a player's own list is bought, from 1; 0 is none. */
export const OWN_ENTRY = rare(count(0, MOST_ENTRIES, 0));

/** What the points of a player's own list are shared between, and how much of them. */
export const OWN_SHARES = groups(
  {
    shareCalled: text(NAME),
    leastPercent: count(0, PERCENT, 0),
    mostPercent: count(0, PERCENT, PERCENT),
  },
  MOST_SHARES,
);

/** Who may be bought of a player's own list, with what, and what it costs. */
export const OWN_ENTRIES = groups(
  {
    entryCalled: text(NAME),
    ownShare: count(0, MOST_SHARES, 0),
    unitTroops: choice(TROOP_KINDS, 'infantry'),
    ...PROFILE_FIELDS,
    modelPoints: count(0, MOST_EACH, 0),
    fixedPoints: count(0, MOST_EACH, 0),
    modelsLeast: optionalCount(1, MOST_MODELS),
    modelsMost: optionalCount(1, MOST_MODELS),
    unitsMost: optionalCount(1, MOST_UNITS),
    commandPoints: count(0, MOST_EACH, COMMAND_POINTS),
    noCommand: flag(),
    closeWeapon: CLOSE_WEAPON,
    weapon: optionalChoice(WEAPON_NAMES),
    ...ARMOUR_FIELDS,
    unitStands: choice(STANDS, 'block'),
    listOrder: optionalChoice(['close', 'open']),
    ...RULE_FIELDS,
    ownOptions: groups(
      { option: choice(OPTIONS, 'shield'), optionPoints: count(0, MOST_EACH, 0) },
      MOST_OPTIONS,
    ),
  },
  MOST_ENTRIES,
);
export type OwnEntry = Values<typeof OWN_ENTRIES.fields>;

/** What may be wrong by a player's own list, of which the book has no clause. */
export const OWN_FAULTS = [
  'few-models',
  'many-models',
  'other-option',
  'no-command',
  'many-units',
] as const;
export type OwnFault = (typeof OWN_FAULTS)[number];

/** The value that somebody would change to mend it. */
export const OWN_FIELD_OF: Readonly<Record<OwnFault, string>> = {
  'few-models': 'models',
  'many-models': 'models',
  'other-option': 'listOptions',
  'no-command': 'standard',
  'many-units': 'ownEntry',
};

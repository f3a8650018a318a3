import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { type Armour, NO_SAVE } from './armour.ts';
import type { CloseWeaponName } from './weapons.ts';

/** By what a wound is caused, and from where it comes. */
export const WOUND_BY = choice(['missile', 'close-combat'], 'missile');
export const WOUND_FROM = choice(['front', 'flank', 'rear'], 'front');

/** A warrior with all that bears on his save, and the wound that he saves. */
export interface Worn extends Armour {
  mounted: boolean;
  skirmishers: boolean;
  /** Those aboard save better (wab-14.13, wab-14.43). */
  aboard?: 'nothing' | 'war-wagon' | 'tabor' | undefined;
  /** A testudo stands against missiles alone (wab-22.10). */
  formation?: string | undefined;
  /** His own weapon: one for both hands leaves none for a shield. */
  closeWeapon: CloseWeaponName;
  woundBy: (typeof WOUND_BY.options)[number];
  woundFrom: (typeof WOUND_FROM.options)[number];
  readings: { R281: 'a' | 'b'; R289: 'a' | 'b' };
}

const LIGHT = 6;
const HEAVY = 5;
const PARTIAL = 4;
const PLATE = 3;
/** Nobody saves better, on a barded horse and otherwise (wab-11.4). */
const BEST = { barded: 2, others: 3 };
const LARGE = 2;
const TESTUDO = 2;

const wears =
  (...armours: readonly Armour['bodyArmour'][]) =>
  ({ bodyArmour }: Worn) =>
    armours.includes(bodyArmour);
const bears =
  (...shields: readonly Armour['shield'][]) =>
  ({ shield }: Worn) =>
    shields.includes(shield);
const horseWears =
  (...bardings: readonly Armour['barding'][]) =>
  ({ barding }: Worn) =>
    bardings.includes(barding);
const isBarded = ({ barding }: Worn) => barding !== 'none';
/** Barding and cataphract armour are for riders alone. */
export const rides = (one: Pick<Worn, 'mounted' | 'barding' | 'bodyArmour'>) =>
  one.mounted || one.barding !== 'none' || one.bodyArmour === 'cataphract';
const inCombat = ({ woundBy }: Worn) => woundBy === 'close-combat';
const inTestudo = ({ formation }: Worn) => formation === 'testudo';
const toTheFront = ({ woundFrom }: Worn) => woundFrom === 'front';
const uses = (weapon: CloseWeaponName) => (one: Worn) => one.closeWeapon === weapon;

/** With cataphract armour, full plate or mounted partial plate the save is the same with a shield (wab-11.13 to wab-11.16). */
const shieldHelps = on<Worn>(
  'armour-as-good',
  (one) => !(wears('cataphract', 'full-plate')(one) || (wears('partial-plate')(one) && rides(one))),
);
/** What a weapon for both hands leaves unused; a buckler by the adopted reading too (R289). */
const heldUp = (one: Worn) =>
  bears('shield', 'large-shield')(one) || (bears('buckler')(one) && one.readings.R289 === 'a');
const SHIELDS = { unless: ['wab-11.17', 'wab-11.18', 'wab-11.20', 'wab-11.21'] } as const;

const barding = {
  metal: any<Worn>(horseWears('full-metal'), all(horseWears('half-metal'), toTheFront)),
  cloth: any<Worn>(horseWears('full-cloth'), all(horseWears('half-cloth'), toTheFront)),
};
const bardingHelps = (one: Worn) =>
  barding.metal(one, null) || (inCombat(one) && barding.cloth(one, null));
/** By the other reading the limit is that of barding only where it helps (R281). */
export const bestSave = (one: Worn) =>
  isBarded(one) && (one.readings.R281 === 'a' || bardingHelps(one)) ? BEST.barded : BEST.others;

const isAboard = ({ aboard: what = 'nothing' }: Worn) => what !== 'nothing';
const aboard =
  (what: 'war-wagon' | 'tabor') =>
  ({ aboard: at }: Worn) =>
    at === what;
const { adds, notes, sets } = rulesOf<Worn>();
const shown = { with: (_: Worn, __: number, after: () => number) => ({ save: after() }) };
const inClose = on<Worn>('against-a-missile', inCombat);
const fromFront = on<Worn>('not-from-the-front', toTheFront);

/** What his die must show, from what he wears to the limit of all saves. */
const SAVE: Table<Worn, number> = {
  on: 'save',
  show: (save) => (save >= NO_SAVE ? null : save),
  rows: [
    notes<number>('wab-11.9/foot', [wears('none'), not(rides)]),
    sets('wab-11.9', LIGHT, [wears('none'), rides]),
    sets('wab-11.10', LIGHT, [wears('light')]),
    sets('wab-11.11', HEAVY, [wears('heavy')]),
    adds('wab-11.2', -1, [wears('light', 'heavy')], on('on-foot-as-said', rides), shown),
    notes<number>('wab-11.12', [wears('cataphract')]),
    sets('wab-11.13', PLATE, [wears('cataphract')]),
    sets('wab-11.14', PARTIAL, [wears('partial-plate'), not(rides)]),
    sets('wab-11.15', PLATE, [wears('partial-plate'), rides]),
    sets('wab-11.16', PLATE, [wears('full-plate')]),
    notes<number>('wab-11.3', [(one) => isBarded(one) || one.shield !== 'none']),
    notes<number>('wab-10.13', [uses('two-handed'), heldUp], inClose, SHIELDS),
    notes<number>('wab-10.18', [uses('halberd'), heldUp], inClose, SHIELDS),
    adds('wab-11.17', -1, [bears('shield')], shieldHelps, shown),
    adds('wab-11.18', -LARGE, [bears('large-shield')], shieldHelps, shown),
    adds(
      'wab-11.19',
      -LARGE,
      [bears('pavise'), shieldHelps.holds],
      on('no-missile-from-the-front', (one) => !inCombat(one) && toTheFront(one)),
      shown,
    ),
    adds(
      'wab-11.20',
      -1,
      [bears('buckler'), shieldHelps.holds],
      on('no-skirmishers', ({ skirmishers }) => skirmishers),
      shown,
    ),
    adds(
      'wab-11.21',
      -1,
      [bears('buckler'), ({ skirmishers }) => !skirmishers, shieldHelps.holds],
      inClose,
      shown,
    ),
    adds('wab-14.13', -LARGE, [isAboard], on('aboard-another', aboard('war-wagon')), shown),
    adds('wab-14.43', -LARGE, [isAboard], on('aboard-another', aboard('tabor')), shown),
    adds(
      'wab-11.23',
      -1,
      [horseWears('full-metal', 'half-metal')],
      on('half-barding', horseWears('full-metal')),
      shown,
    ),
    adds('wab-11.24', -1, [horseWears('half-metal')], fromFront, shown),
    adds('wab-11.25', -1, [horseWears('full-cloth')], inClose, shown),
    adds(
      'wab-11.26',
      -1,
      [horseWears('half-cloth')],
      on('no-combat-to-the-front', all(inCombat, toTheFront)),
      shown,
    ),
    sets(
      'wab-11.4',
      bestSave,
      [],
      on('within-the-limit', (one, save: number) => save < bestSave(one)),
      { with: (one) => ({ best: bestSave(one) }) },
    ),
    notes<number>('wab-22.11', [inTestudo, inCombat]),
    sets('wab-22.10', TESTUDO, [inTestudo], on('no-missile', not(inCombat))),
    notes<number>('wab-11.1', [(_, save) => save < NO_SAVE]),
  ],
};

/** The save by equipment against such a wound; nothing where there is none. */
export function saveBy(worn: Worn, trace: Trace = new Trace()): number | undefined {
  const save = applyRows(SAVE, worn, NO_SAVE, trace);
  return save >= NO_SAVE ? undefined : save;
}

import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { STOPS, type Terrain } from '../terrain.ts';
import { isArtillery, isCavalry, isInfantry, type Unit } from '../units.ts';

/** In what capacity a unit rolled. */
export const ROLLED_AS = ['attack', 'battle-back', 'first-strike', 'ranged'] as const;
export type RolledAs = (typeof ROLLED_AS)[number];

/** What became of the target of a roll. */
export const FATES = [
  'retreated',
  'eliminated',
  'retired',
  'held',
  'leader-eliminated',
  'leader-retreated',
  'unit-eliminated-leader-stays',
  'unit-eliminated-leader-retreated',
] as const;
export type Fate = (typeof FATES)[number];

/** A unit that has rolled, and what came of it. */
export interface Victory {
  unit: Unit;
  inSquare: boolean;
  rolledAs: RolledAs;
  targetFate: Fate;
  /** This was its Bonus Melee attack already. */
  bonus: boolean;
  /** Another unit of its side has fought since. */
  othersFought: boolean;
  /** The hex that the target held, and whether the way in crosses a fieldworks hexside. */
  vacatedTerrain: Terrain;
  crossesFieldworks: boolean;
}

const told = ({ unit, vacatedTerrain: terrain }: Victory) => ({ unit, terrain });
const { bars, notes, sets } = rulesOf<Victory>(told);

const fateIs =
  (...fates: Fate[]) =>
  ({ targetFate }: Victory) =>
    fates.includes(targetFate);
const rolled = (as: RolledAs) => (victory: Victory) => victory.rolledAs === as;
const isOf = (arm: (unit: Unit) => boolean) => (victory: Victory) => arm(victory.unit);
const cavalry = isOf(isCavalry);
const held = fateIs('held');
const hexVacated = on('hex-held', not(held));
const leaderAlone = fateIs('leader-eliminated', 'leader-retreated');
const stops = ({ vacatedTerrain: terrain }: Victory) => terrain in STOPS;

/** Whoever has attacked and made the target leave its hex may take it, unless a clause bars it. */
export const MAY_ADVANCE: Table<Victory, boolean> = {
  on: 'mayAdvance',
  rows: [
    notes('ccn-5.212', [rolled('attack')], hexVacated),
    bars('ccn-5.213/held', [not(cavalry), held]),
    bars('ccn-5.220/held', [cavalry, held]),
    bars('ccn-5.226', [rolled('ranged')], hexVacated),
    bars('ccn-5.157/advance', [rolled('battle-back')], hexVacated),
    bars('ccn-5.229', [rolled('first-strike')], hexVacated),
    bars('ccn-5.218', [({ inSquare }) => inSquare], hexVacated),
    bars('ccn-5.219', [isOf(isArtillery)], hexVacated),
    bars('ccn-5.68/too-late', [not(cavalry), ({ othersFought }) => othersFought]),
    bars('ccn-5.238/too-late', [cavalry, ({ othersFought }) => othersFought]),
    bars('ccn-5.171/first', [fateIs('unit-eliminated-leader-stays')]),
  ],
};

/** Where the unit may go, and why. */
const INTO_THE_HEX: Table<Victory, number> = {
  on: 'advanceHexes',
  rows: [
    sets<number>('ccn-5.213', 1, [isOf(isInfantry)]),
    sets<number>('ccn-5.220', 1, [cavalry]),
    notes<number>('ccn-6.8/advance', [fateIs('retired')]),
    notes<number>('ccn-5.217', [isOf(isInfantry), leaderAlone]),
    notes<number>('ccn-5.225', [cavalry, leaderAlone]),
    notes<number>('ccn-5.171/left', [fateIs('unit-eliminated-leader-retreated')]),
    notes<number>('ccn-5.215', [isOf(isInfantry)], on('terrain-stops-nobody', stops)),
    notes<number>('ccn-5.214', [isOf(isInfantry)]),
    notes<number>('ccn-5.221', [cavalry]),
  ],
};

/** Cavalry goes one hex further, unless the ground holds it or this was its bonus melee. */
export const FURTHER: Table<Victory, boolean> = {
  on: 'extraHex',
  rows: [
    bars('ccn-5.224', [], on('terrain-stops-nobody', stops)),
    bars('ccn-7.32/advance', [({ crossesFieldworks }) => crossesFieldworks]),
    bars(
      'ccn-5.237',
      [],
      on('not-a-bonus-melee', ({ bonus }: Victory) => bonus),
    ),
  ],
};

const STAYS = { mayAdvance: false, extraHex: false, advanceHexes: 0 };

/** May the victor take the vacated hex, and go one hex further? */
export function advanceOf(victory: Victory, trace: Trace) {
  if (!applyRows(MAY_ADVANCE, victory, true, trace)) return STAYS;
  const advanceHexes = applyRows(INTO_THE_HEX, victory, 0, trace);
  const extraHex = isCavalry(victory.unit) && applyRows(FURTHER, victory, true, trace);
  if (extraHex) trace.step('ccn-5.222', told(victory), { on: 'advanceHexes', from: 1, to: 2 });
  return { mayAdvance: true, extraHex, advanceHexes: extraHex ? 2 : advanceHexes };
}

/** A victorious unit and what it does next: hexes that it goes, and the ground of the second. */
export interface Pursuit extends Victory {
  advances: number;
  furtherTerrain: Terrain;
  backToStart: boolean;
}

const pursuit = rulesOf<Pursuit>(({ unit, vacatedTerrain, furtherTerrain, advances: hexes }) => ({
  unit,
  terrain: hexes > 1 ? furtherTerrain : vacatedTerrain,
}));
const entered = ({ vacatedTerrain, furtherTerrain, advances: hexes }: Pursuit) =>
  [vacatedTerrain, furtherTerrain].slice(0, hexes);
const enters = (terrain: Terrain) => (one: Pursuit) => entered(one).includes(terrain);
const someGround = on('open-ground', (one: Pursuit) => entered(one).some((at) => at !== 'clear'));

/** Cavalry that has entered the vacated hex fights once more, unless a clause bars it. */
export const BONUS: Table<Pursuit, boolean> = {
  on: 'bonusMelee',
  rows: [
    pursuit.bars('ccn-5.231', [not(isOf(isCavalry))]),
    pursuit.bars(
      'ccn-5.232',
      [cavalry],
      on('hex-entered', ({ advances: to }) => to === 0),
    ),
    pursuit.bars(
      'ccn-5.236',
      [cavalry],
      on('not-a-bonus-melee', ({ bonus }) => bonus),
    ),
    pursuit.notes('ccn-5.223', [({ advances: to, backToStart }) => to > 1 && backToStart]),
    pursuit.notes('ccn-5.235', [cavalry, ({ advances: to }) => to > 0], someGround),
    pursuit.bars('ccn-7.4/advance', [cavalry, enters('forest')]),
    pursuit.bars('ccn-7.26/advance', [cavalry, enters('town')]),
  ],
};

/** May the unit attack once more, from where it goes? */
export function bonusOf(one: Pursuit, trace: Trace): boolean {
  if (!applyRows(BONUS, one, true, trace)) return false;
  const { unit } = one;
  for (const key of ['ccn-5.230', 'ccn-5.233', 'ccn-5.234', 'ccn-5.238'] as const)
    trace.step(key, { unit });
  return true;
}

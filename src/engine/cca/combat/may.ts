import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Card } from '../cards-in-play.ts';
import { type Combatant, isCavalry, isFoot, isHeavyMounted, isLight } from '../units.ts';
import type { CombatInput, Fighter, Readings } from './combat.ts';
import {
  entersForestFighting,
  facts,
  foot,
  inTerrain,
  type Mover,
  mounted,
  unitIs,
} from './mover.ts';
import { LINE_COMMAND, movedMore, TOO_FAR, underCard } from './too-far.ts';

/** A unit that wants to close combat: how it came there, and under which card. */
export interface Attempt {
  attacker: Fighter;
  moved: number;
  card: Card;
  bonus: boolean;
  readings: Pick<Readings, 'R45' | 'R102'>;
}
export const { bars, notes } = rulesOf<Attempt>(facts);
const heavy = ({ attacker }: Mover) => isHeavyMounted(attacker.unit);
const movedAtMost = (hexes: number) => on('moved-further', ({ moved }: Mover) => moved <= hexes);
/** A bonus combat comes after a Momentum Advance into the hex: reading R45 takes that for an entry, b does not. */
const entered = on(
  'not-entered-now',
  ({ moved, bonus, readings }: Attempt) => moved > 0 || (bonus && readings.R45 === 'a'),
);
/** Cards with which the units that they name move and still battle. */
const battlesAfterMove = (attempt: Attempt) =>
  !attempt.bonus &&
  (attempt.card === 'double-time'
    ? foot(attempt)
    : attempt.card === 'mounted-charge' && heavy(attempt));
/** Reading R102: such a card lifts the limit of the unit type alone, or (b) the ban of the terrain as well. */
const banHolds = on(
  'reading-r102-b',
  (attempt: Attempt) => attempt.readings.R102 === 'a' || !battlesAfterMove(attempt),
);
const inBonus = ({ bonus }: Attempt) => bonus;
const inspired = on(
  'foot-without-leader',
  ({ attacker: { unit, leader } }: Attempt) => unit === 'WR' || leader === 'attached',
);

const CARDS: Row<Attempt, boolean>[] = [
  bars('cca-18.34', [underCard('darken-the-sky')]),
  bars('cca-18.47', [underCard('move-fire-move')]),
  bars('cca-18.28', [underCard('clash-of-shields'), movedMore(0)]),
  LINE_COMMAND,
  notes('cca-18.35', [underCard('double-time'), unitIs('MI', 'HI'), movedMore(1)], movedAtMost(2), {
    unless: ['cca-8.18', 'cca-8.21'],
    decides: true,
  }),
  notes('cca-18.36', [underCard('double-time'), unitIs('WR'), movedMore(2)], movedAtMost(3), {
    unless: ['cca-8.19'],
    decides: true,
  }),
  notes('cca-18.37', [underCard('double-time'), unitIs('AX'), movedMore(1)], movedAtMost(2), {
    unless: ['cca-8.16', 'cca-11.11'],
    decides: true,
  }),
  notes('cca-18.50', [underCard('mounted-charge'), heavy, movedMore(2)], movedAtMost(3), {
    unless: ['cca-8.24', 'cca-8.25', 'cca-8.27'],
    decides: true,
  }),
];

export const MAY_CLOSE_COMBAT: Table<Attempt, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-11.38', [unitIs('LD')]),
    ...CARDS,
    notes('cca-11.25', [unitIs('EL')]),
    ...TOO_FAR,
    bars('cca-8.16/no-battle', [unitIs('AX')], movedMore(1)),
    bars('cca-11.11', [unitIs('AX')], movedMore(1)),
    notes('cca-17.3', [inTerrain('rough'), foot, entered]),
    bars('cca-17.4', [inTerrain('rough'), mounted], entered, banHolds),
    notes('cca-17.10', [inTerrain('forest'), entered], entersForestFighting, {
      unless: ['cca-17.9'],
    }),
    bars('cca-17.9', [inTerrain('forest')], entered, banHolds),
    notes('cca-17.28', [inTerrain('ford'), entered]),
    notes('cca-13.39', [inBonus, foot], inspired, { unless: ['cca-13.38'] }),
    bars('cca-13.38', [inBonus, foot]),
    notes('cca-13.40', [inBonus, ({ attacker }) => isCavalry(attacker.unit)]),
    notes('cca-13.41', [inBonus, unitIs('CH', 'EL')]),
  ],
};

export const attemptOf = (input: CombatInput, own: Fighter): Attempt => ({
  ...input,
  attacker: own,
  moved: input.attacker.moved,
});

/** May the unit close combat at all, after the move that it made and under the card in play? */
export const mayCloseCombat = (attempt: Attempt, trace: Trace) =>
  applyRows(MAY_CLOSE_COMBAT, attempt, true, trace);

/** The unit attacked, and the unit that it wants to evade from. */
export interface Evasion {
  evader: Combatant;
  attacker: Combatant;
}

export const units = ({ evader, attacker }: Evasion) => ({ unit: evader, attacker });
const evasion = rulesOf<Evasion>(units);
const evaderIs =
  (...types: Combatant[]) =>
  ({ evader }: Evasion) =>
    types.includes(evader);
const fromHeavy = on(
  'from-light-or-medium-cavalry',
  ({ attacker }: Evasion) => isFoot(attacker) || isHeavyMounted(attacker),
);
const fromFoot = on(
  'from-cavalry-or-chariots',
  ({ attacker }: Evasion) => isFoot(attacker) || attacker === 'EL',
);

const EVASION: Table<Evasion, boolean> = {
  on: 'mayEvade',
  rows: [
    evasion.notes('cca-11.5', []),
    evasion.allows('cca-13.7', [evaderIs('LD')]),
    evasion.allows('cca-13.6', [({ evader }) => isLight(evader)]),
    evasion.allows('cca-13.8', [evaderIs('MC')], fromHeavy),
    evasion.allows('cca-13.9', [evaderIs('HC', 'CH')], fromFoot),
  ],
};

/** Types that evade from some attackers only, and the clause that names them. */
const LIMITS: Partial<Record<Combatant, 'cca-13.8' | 'cca-13.9'>> = {
  MC: 'cca-13.8',
  HC: 'cca-13.9',
  CH: 'cca-13.9',
};

/** May the attacked unit evade from this attacker? Records why not. */
export function mayEvade(evasion: Evasion, trace: Trace): boolean {
  const may = applyRows(EVASION, evasion, false, trace);
  if (may) return true;
  const limit = LIMITS[evasion.evader];
  if (limit) trace.bar(`${limit}/no`, units(evasion));
  else trace.bar('cca-13.10', units(evasion));
  return false;
}

import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Card } from '../cards.ts';
import {
  type Combatant,
  isCavalry,
  isFoot,
  isHeavyMounted,
  isLight,
  isLightFoot,
  isMounted,
  PROFILES,
  UNITS,
} from '../units.ts';
import type { CombatInput, Fighter, Readings } from './combat.ts';

/** A unit that wants to close combat: how it came there, and under which card. */
export interface Attempt {
  attacker: Fighter;
  moved: number;
  card: Card;
  bonus: boolean;
  readings: Pick<Readings, 'R45' | 'R102'>;
}

/** What close combat and fire have in common: a unit that moved, and the card that ordered it. */
export interface Mover {
  attacker: Pick<Fighter, 'unit' | 'terrain'>;
  moved: number;
  card: Card;
}

type On = Condition<Attempt>;
type OnMover = Condition<Mover>;
type MayRow = Row<Attempt, boolean>;

const on = (name: string, holds: (attempt: Attempt) => boolean): On => ({ name, holds });
const onMover = (name: string, holds: (mover: Mover) => boolean): OnMover => ({ name, holds });
export const unitIs = (...units: Combatant[]) =>
  onMover('other-unit', ({ attacker }) => units.includes(attacker.unit));
export const underCard = (card: Card) => onMover('other-card', (mover) => mover.card === card);
const movedAtMost = (hexes: number) => on('moved-further', ({ moved }) => moved <= hexes);
export const movedMore = (hexes: number) =>
  onMover(`moved-at-most-${hexes}`, ({ moved }) => moved > hexes);
/** A bonus combat comes after a Momentum Advance into the hex: reading R45 takes that for an entry, b does not. */
const entered = on(
  'not-entered-now',
  ({ moved, bonus, readings }) => moved > 0 || (bonus && readings.R45 === 'a'),
);
/** Cards with which the units that they name move and still battle. */
const battlesAfterMove = ({ attacker: { unit }, card, bonus }: Attempt) =>
  !bonus &&
  (card === 'double-time' ? isFoot(unit) : card === 'mounted-charge' && isHeavyMounted(unit));
/** Reading R102: such a card lifts the limit of the unit type alone, or (b) the ban of the terrain as well. */
const banHolds = on(
  'reading-r102-b',
  (attempt) => attempt.readings.R102 === 'a' || !battlesAfterMove(attempt),
);
export const inTerrain = (terrain: Fighter['terrain']) =>
  onMover('other-terrain', ({ attacker }) => attacker.terrain === terrain);
export const foot = onMover('unit-mounted', ({ attacker }) => isFoot(attacker.unit));
export const mounted = onMover('unit-foot', ({ attacker }) => isMounted(attacker.unit));
export const entersForestFighting = onMover(
  'stops-to-enter-forest',
  ({ attacker: { unit } }) => isLightFoot(unit) || unit === 'AX' || unit === 'WR',
);
const inBonus = on('not-a-bonus-combat', ({ bonus }) => bonus);
const inspired = on(
  'foot-without-leader',
  ({ attacker: { unit, leader } }) => unit === 'WR' || leader === 'attached',
);

const facts = ({ attacker: { unit, terrain }, moved }: Mover) => ({ unit, terrain, moved });
const forbids = <S extends Mover>(clause: ClauseId, ...when: Condition<S>[]): Row<S, boolean> => ({
  clause,
  when,
  apply: () => false,
  with: facts,
});
const allows = (clause: ClauseId, unless: ClauseId[], ...when: On[]): MayRow => ({
  clause,
  when,
  with: facts,
  unless,
});

export const LINE_COMMAND: Row<Mover, boolean> = forbids(
  'cca-18.44',
  topic(underCard('line-command'), foot, movedMore(1)),
);

const CARDS: MayRow[] = [
  forbids('cca-18.34', underCard('darken-the-sky')),
  forbids('cca-18.47', underCard('move-fire-move')),
  forbids('cca-18.28', topic(underCard('clash-of-shields'), movedMore(0))),
  LINE_COMMAND,
  allows(
    'cca-18.35',
    ['cca-8.18', 'cca-8.21'],
    topic(underCard('double-time'), unitIs('MI', 'HI'), movedMore(1)),
    movedAtMost(2),
  ),
  allows(
    'cca-18.36',
    ['cca-8.19'],
    topic(underCard('double-time'), unitIs('WR'), movedMore(2)),
    movedAtMost(3),
  ),
  allows(
    'cca-18.37',
    ['cca-8.16', 'cca-11.11'],
    topic(underCard('double-time'), unitIs('AX'), movedMore(1)),
    movedAtMost(2),
  ),
  allows(
    'cca-18.50',
    ['cca-8.24', 'cca-8.25', 'cca-8.27'],
    topic(
      underCard('mounted-charge'),
      on('not-heavy', (a) => isHeavyMounted(a.attacker.unit)),
      movedMore(2),
    ),
    movedAtMost(3),
  ),
];

export const TOO_FAR: Row<Mover, boolean>[] = UNITS.map((unit) =>
  forbids(PROFILES[unit].clauses.move, topic(unitIs(unit), movedMore(PROFILES[unit].move))),
);

export const MAY_CLOSE_COMBAT: Table<Attempt, boolean> = {
  on: 'allowed',
  rows: [
    forbids('cca-11.38', unitIs('LD')),
    ...CARDS,
    {
      clause: 'cca-11.25',
      when: [unitIs('EL')],
      with: facts,
    },
    ...TOO_FAR,
    { ...forbids('cca-8.16', unitIs('AX'), movedMore(1)), say: 'cca-8.16/no-battle' },
    forbids('cca-11.11', unitIs('AX'), movedMore(1)),
    allows('cca-17.3', [], topic(inTerrain('rough'), foot, entered)),
    forbids('cca-17.4', topic(inTerrain('rough'), mounted), entered, banHolds),
    allows('cca-17.10', ['cca-17.9'], topic(inTerrain('forest'), entered), entersForestFighting),
    forbids('cca-17.9', inTerrain('forest'), entered, banHolds),
    allows('cca-17.28', [], topic(inTerrain('ford'), entered)),
    allows('cca-13.39', ['cca-13.38'], topic(inBonus, foot), inspired),
    forbids('cca-13.38', topic(inBonus, foot)),
    allows(
      'cca-13.40',
      [],
      topic(
        inBonus,
        on('not-cavalry', (a) => isCavalry(a.attacker.unit)),
      ),
    ),
    allows('cca-13.41', [], topic(inBonus, unitIs('CH', 'EL'))),
  ],
};

export const attemptOf = (
  { attacker, card, bonus, readings }: CombatInput,
  own: Fighter,
): Attempt => ({
  attacker: own,
  moved: attacker.moved,
  card,
  bonus,
  readings,
});

/** May the unit close combat at all, after the move that it made and under the card in play? */
export const mayCloseCombat = (attempt: Attempt, trace: Trace) =>
  applyRows(MAY_CLOSE_COMBAT, attempt, true, trace);

/** The unit attacked, and the unit that it wants to evade from. */
export interface Evasion {
  evader: Combatant;
  attacker: Combatant;
}

type OnEvasion = Condition<Evasion>;
const evaderIs = (...units: Combatant[]): OnEvasion => ({
  name: 'other-unit',
  holds: ({ evader }) => units.includes(evader),
});
const light: OnEvasion = { name: 'other-unit', holds: ({ evader }) => isLight(evader) };
const from = (name: string, holds: (attacker: Combatant) => boolean): OnEvasion => ({
  name,
  holds: ({ attacker }) => holds(attacker),
});

/** From whom medium cavalry may evade (cca-13.8), and heavy cavalry and chariots (cca-13.9). */
const afraidOfHeavy = (unit: Combatant) => isFoot(unit) || isHeavyMounted(unit);
const afraidOfFoot = (unit: Combatant) => isFoot(unit) || unit === 'EL';

const evades = (clause: ClauseId, ...when: OnEvasion[]): Row<Evasion, boolean> => ({
  clause,
  when,
  apply: () => true,
  with: units,
});
const units = ({ evader, attacker }: Evasion) => ({ unit: evader, attacker });

const EVASION: Table<Evasion, boolean> = {
  on: 'mayEvade',
  rows: [
    { clause: 'cca-11.5', when: [], with: units },
    evades('cca-13.7', evaderIs('LD')),
    evades('cca-13.6', light),
    evades('cca-13.8', evaderIs('MC'), from('from-light-or-medium-cavalry', afraidOfHeavy)),
    evades('cca-13.9', evaderIs('HC', 'CH'), from('from-cavalry-or-chariots', afraidOfFoot)),
    { clause: 'cca-13.10', when: [evaderIs('AX', 'MI', 'WR', 'HI', 'EL')], with: units },
  ],
};

/** May the attacked unit evade from this attacker? */
export const mayEvade = (evasion: Evasion, trace: Trace) =>
  applyRows<Evasion, boolean>(EVASION, evasion, false, trace);

/** Types that evade from some attackers only, and the clause that names them. */
const LIMITS: Partial<Record<Combatant, ClauseId>> = {
  MC: 'cca-13.8',
  HC: 'cca-13.9',
  CH: 'cca-13.9',
};

/** From whom this type of unit may not evade; that it never does is a step of the table. */
export function tellLimit(evasion: Evasion, trace: Trace) {
  const clause = LIMITS[evasion.evader];
  const effect = { on: 'allowed', from: true, to: false };
  if (clause) trace.step(clause, units(evasion), effect, `${clause}/no`);
}

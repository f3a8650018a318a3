import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Card } from '../fighting-cards.ts';
import {
  isFootArtillery,
  isGuard,
  isHeavyCavalry,
  isHorseArtillery,
  isInfantry,
  isLightInfantry,
  isUnit,
  PROFILES,
} from '../units.ts';
import type { Mover } from './combat.ts';
import { cardIs, inFire, inMelee, isNamed, roller, rollerIn, rollerMoved } from './conditions.ts';

/** Most hexes after which the unit fights; its card may change that. */
const mostHexes = ({ roller: { unit } }: Mover) => (isUnit(unit) ? PROFILES[unit].fights : 0);

const { bars, notes } = rulesOf<Mover>((mover) => ({
  unit: mover.roller.unit,
  moved: mover.roller.moved,
  terrain: mover.roller.terrain,
  hexes: mostHexes(mover),
}));
type MayRow = Row<Mover, boolean>;

const movesBy = (clause: ClauseId) =>
  roller(({ unit }) => isUnit(unit) && PROFILES[unit].move === clause);
const tooFar = on('moved-no-further', (mover: Mover) => mover.roller.moved > mostHexes(mover));
const movedOver = (hexes: number) =>
  on(`moved-at-most-${hexes}`, ({ roller: { moved } }: Mover) => moved > hexes);
const moves = (hexes: number) =>
  on(`not-moved-${hexes}`, ({ roller: { moved } }: Mover) => moved === hexes);

const lightFoot = roller(({ unit }) => isLightInfantry(unit));
const heavyHorse = on(
  'roller-not-heavy-cavalry',
  roller(({ unit }) => isHeavyCavalry(unit)),
);
const footGuns = roller(({ unit }) => isFootArtillery(unit));
const horseGuns = roller(({ unit }) => isHorseArtillery(unit));
const lastBlock = on(
  'more-than-one-block',
  roller(({ blocks }) => blocks === 1),
);
/** Whom Force March lets fight after 2 hexes (ccn-8.57). */
const fast = on(
  'neither-fast-nor-led',
  roller(
    ({ unit, leader }) =>
      leader ||
      unit === 'grenadier' ||
      isLightInfantry(unit) ||
      (isGuard(unit) && isInfantry(unit)),
  ),
);

/** The limits of infantry on foot that a card may lift. */
const OF_INFANTRY: readonly ClauseId[] = ['ccn-5.46', 'ccn-5.47', 'ccn-5.97', 'ccn-5.126'];

const instead = (card: Card) => (mover: Mover) =>
  mover.card === card && !isNamed(mover) && mover.readings.R53 === 'a';

/** The card does not order such a unit, but its player may have nobody else. */
const ORDINARY: MayRow[] = [
  notes('ccn-8.32/ordinary', [instead('bayonet-charge')]),
  notes('ccn-8.35/ordinary', [instead('bombard')]),
  notes('ccn-8.40/ordinary', [instead('cavalry-charge')]),
  notes('ccn-8.51/ordinary', [instead('fire-and-hold')]),
  notes('ccn-8.59/ordinary', [instead('force-march')]),
  notes('ccn-8.68/ordinary', [instead('leadership')]),
];

/** What a card forbids or allows whether or not the unit has moved. */
const UNMOVED: MayRow[] = [
  ...ORDINARY,
  bars('ccn-8.71', [cardIs('grande-manoeuvre')]),
  bars('ccn-8.79/no-combat', [cardIs('short-supply')]),
  bars('ccn-8.30', [cardIs('bayonet-charge')], inFire),
  bars('ccn-8.62', [cardIs('cold-steel')], inFire),
  bars('ccn-8.47/no-melee', [cardIs('fire-and-hold')], inMelee),
];

const CARDS: MayRow[] = [
  ...UNMOVED,
  bars('ccn-8.50', [cardIs('fire-and-hold')], rollerMoved),
  bars(
    'ccn-8.33/moved',
    [cardIs('bombard')],
    rollerMoved,
    on('reading-r80-b', ({ readings }: Mover) => readings.R80 === 'a'),
  ),
  notes('ccn-8.29/hexes', [cardIs('bayonet-charge'), movedOver(1)], inMelee, moves(2), {
    unless: OF_INFANTRY,
  }),
  notes('ccn-8.57/hexes', [cardIs('force-march'), movedOver(1)], fast, moves(2), {
    unless: ['ccn-8.58', ...OF_INFANTRY],
  }),
  bars('ccn-8.58', [cardIs('force-march')], movedOver(1)),
  notes('ccn-8.38', [cardIs('cavalry-charge'), movedOver(2)], heavyHorse, moves(3), {
    unless: ['ccn-5.49'],
  }),
];

const far = (clause: ClauseId) => bars(clause, [movesBy(clause)], tooFar);

const AFTER_MOVE: MayRow[] = [
  far('ccn-5.46'),
  far('ccn-5.47'),
  far('ccn-5.48'),
  far('ccn-5.49'),
  far('ccn-5.50'),
  far('ccn-5.51'),
  // They say again of fire and of melee what has barred it by the move.
  notes('ccn-5.97', [lightFoot, inFire], tooFar),
  notes('ccn-5.126', [lightFoot, inMelee], tooFar),
  notes('ccn-5.101', [footGuns, inFire], rollerMoved),
  notes('ccn-5.134', [footGuns, inMelee], rollerMoved),
  notes('ccn-5.104', [horseGuns, inFire], tooFar),
  notes('ccn-5.139', [horseGuns, inMelee], tooFar),
  bars('ccn-5.105', [horseGuns, rollerMoved], lastBlock),
  notes('ccn-5.140', [horseGuns, inMelee, rollerMoved], lastBlock),
  bars('ccn-5.140/never', [
    horseGuns,
    inMelee,
    not(rollerMoved),
    lastBlock,
    ({ readings }) => readings.R2 === 'b',
  ]),
];

const ENTERED: MayRow[] = [
  notes('ccn-7.5', [rollerIn('forest'), rollerMoved], on('roller-not-light-infantry', lightFoot), {
    unless: ['ccn-7.4'],
  }),
  bars('ccn-7.4', [rollerIn('forest')], rollerMoved),
  bars('ccn-7.26', [rollerIn('town')], rollerMoved),
  notes('ccn-7.46', [rollerIn('ford'), rollerMoved]),
];

/** Whether a unit may still fight after its move, by its type, its card and the ground that it entered. */
export const MAY_FIGHT: readonly MayRow[] = [...CARDS, ...AFTER_MOVE, ...ENTERED];

/** What its card alone says of a combat of a unit that stays in its hex. */
export const BY_CARD: Table<Mover, boolean> = { on: 'allowed', rows: UNMOVED };
/** What its card says of an order of any other kind. */
export const BY_ORDER: Table<Mover, boolean> = { on: 'allowed', rows: ORDINARY };

const TABLE: Table<Mover, boolean> = { on: 'allowed', rows: MAY_FIGHT };
export const mayFight = (mover: Mover, trace: Trace): boolean =>
  applyRows(TABLE, mover, true, trace);

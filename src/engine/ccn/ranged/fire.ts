import { applyRows, type Table } from '../../core/rows.ts';
import { not, on } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { CARD_ROWS, LAST_ROWS, SQUARE_ROWS } from '../combat/card-dice.ts';
import type { NATIONS, Roll } from '../combat/combat.ts';
import {
  armOf,
  cardIs,
  roller,
  rollerMoved,
  rollRules,
  someTerrain,
  target,
} from '../combat/conditions.ts';
import { diceTaken, TERRAIN_ROWS } from '../combat/terrain-dice.ts';
import type { Face } from '../faces.ts';
import { type Combatant, isArtillery, isGuard, isInfantry, isUnit, PROFILES } from '../units.ts';

/** A roll of ranged combat. */
export interface Fire extends Roll {
  distance: number;
  nation: (typeof NATIONS)[number];
  /** Dice of artillery by its table, for its blocks at this distance (R3). */
  artilleryDice: number;
  readings: Roll['readings'] & { R22: 'a' | 'b'; R25: 'a' | 'b' };
}

/** The one value of artillery's tables that the book gives: horse artillery, 3 blocks, 3 hexes (ccn-5.106). */
export const isPrinted = (
  { unit, blocks }: { unit: Combatant; blocks?: number | undefined },
  distance: number,
) => unit === 'horse-artillery' && blocks === 3 && distance === 3;

const { adds, notes, sets } = rollRules<Fire>();

const foot = roller(({ unit }) => isInfantry(unit));
const guns = roller(({ unit }) => isArtillery(unit));
const roundsUp = ({ nation }: Fire) => nation !== 'portuguese' && nation !== 'other-rounds-down';
const ofOtherArmy = ({ nation }: Fire) => nation.startsWith('other');
/** Reading R25: half after 2 hexes of a Force March as well, or (b) only after 1. */
const halved = on(
  'reading-r25-b',
  ({ roller, readings }: Fire) => roller.moved === 1 || readings.R25 === 'a',
);
const ofType = ({ roller: { unit } }: Fire) => (isUnit(unit) ? PROFILES[unit].rangedDice : 0);
const hasTypeDice = on('type-adds-no-dice', (fire: Fire) => ofType(fire) > 0);
const givesDice = on('card-gives-no-dice', (fire: Fire) =>
  [cardIs('bombard'), cardIs('elan'), cardIs('fire-and-hold'), cardIs('leadership')].some((is) =>
    is(fire),
  ),
);
const groundTakes = on('ground-takes-no-dice', (fire: Fire) => diceTaken(fire) > 0);
const shown = {
  with: ({ roller: { unit, blocks, moved }, distance }: Fire, _: number, after: () => number) => ({
    unit,
    blocks,
    moved,
    distance,
    dice: after(),
  }),
};
const byCard = {
  with: ({ roller: { unit, nationalDice } }: Fire) => ({ unit, dice: nationalDice }),
};

const DICE: Table<Fire, number> = {
  on: 'dice',
  rows: [
    notes('ccn-6.35', [target(({ inSquare }) => inSquare)]),
    notes('ccn-5.72', [foot]),
    sets(
      'ccn-5.94',
      ({ roller }) => roller.blocks,
      [foot],
      on('has-moved', not(rollerMoved)),
      shown,
    ),
    sets(
      'ccn-5.95/up',
      ({ roller }) => Math.ceil(roller.blocks / 2),
      [foot, roundsUp],
      rollerMoved,
      halved,
      shown,
    ),
    sets(
      'ccn-5.95/down',
      ({ roller }) => Math.floor(roller.blocks / 2),
      [foot, not(roundsUp)],
      rollerMoved,
      halved,
      shown,
    ),
    sets('ccn-5.95/all', ({ roller }) => roller.blocks, [rollerMoved, not(halved)], shown),
    notes('ccn-5.96', [foot, rollerMoved, ofOtherArmy]),
    sets('ccn-5.106', ({ artilleryDice }) => artilleryDice, [guns], shown),
    adds('ccn-5.98', ofType, [foot], hasTypeDice),
    adds('ccn-5.98/guard-artillery', 1, [
      guns,
      roller(({ unit }) => isGuard(unit)),
      ({ readings }) => readings.R22 === 'b',
    ]),
    adds(
      'ccn-5.99',
      ({ roller }) => roller.nationalDice,
      [({ roller }) => roller.nationalDice !== 0],
      byCard,
    ),
    notes('ccn-5.107', [({ card }) => card !== 'none'], givesDice),
    ...CARD_ROWS,
    ...SQUARE_ROWS,
    notes('ccn-5.108', [someTerrain], groundTakes),
    ...TERRAIN_ROWS,
    ...LAST_ROWS,
  ],
};

/** Dice of ranged combat: by blocks or table, type and national card, then the card, the square and the ground. */
export const fireDice = (fire: Fire, trace: Trace): number =>
  Math.max(0, applyRows(DICE, fire, 0, trace));

const FACES_THAT_HIT: Table<Fire, readonly Face[]> = {
  on: 'hitsOn',
  rows: [
    sets<readonly Face[]>(
      'ccn-5.110',
      ({ target }, faces) => [...faces, ...[armOf(target.unit) ?? []].flat()],
      [],
    ),
    notes('ccn-5.111/fire', []),
  ],
};

/** Which faces of a fire hit: the troop symbol of the target alone. */
export const fireHits = (fire: Fire, trace: Trace) => applyRows(FACES_THAT_HIT, fire, [], trace);

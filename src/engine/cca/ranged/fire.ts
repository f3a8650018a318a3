import { applyRows, type Table } from '../../core/rows.ts';
import { type Fact, not } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { CARD_ROWS, TERRAIN_ROWS } from '../combat/battle-dice.ts';
import type { Roll } from '../combat/combat.ts';
import {
  leaderAlone,
  rollerReduced,
  rollRules,
  someTerrain,
  targetLed,
  targetOfSymbol,
  terrainMatters,
} from '../combat/conditions.ts';
import { RED_IGNORED, type Scoring } from '../combat/scoring.ts';
import type { Face } from '../faces.ts';

/** Dice of a unit that stayed in its hex, and of one that moved (cca-10.18). */
const FIRE_DICE = { still: 2, moved: 1 } as const;

/** A roll of ranged combat by a unit that moved so many hexes before it. */
export interface Fire extends Roll {
  moved: number;
}

const { notes, sets } = rollRules();
const fire = rollRules<Fire>();
const hasMoved = ({ moved }: Fire) => moved > 0;
const shown = {
  with: ({ roller, moved }: Fire, _: number, after: () => number) => ({
    unit: roller.unit,
    dice: after(),
    moved,
  }),
};

const DICE: Table<Fire, number> = {
  on: 'dice',
  rows: [
    fire.sets('cca-10.18', FIRE_DICE.still, [not(hasMoved)], shown),
    fire.sets('cca-10.18/moved', FIRE_DICE.moved, [hasMoved], shown),
    notes('cca-9.6', [rollerReduced]),
    notes('cca-10.17', [someTerrain], terrainMatters),
    ...TERRAIN_ROWS,
    ...CARD_ROWS,
  ],
};

/** Dice of ranged combat: by the unit's move, then terrain, then the card. */
export const fireDice = (fire: Fire, trace: Trace): number => applyRows(DICE, fire, 0, trace);

const hitsWith = (key: Key, face: Face, ...about: Fact<Roll>[]) =>
  sets<Face[]>(key, (_, faces) => [...faces, face], about);

const FACES_THAT_HIT: Table<Roll, Face[]> = {
  on: 'hitsOn',
  rows: [
    sets('cca-10.26', (_, faces) => [...faces, 'leader'], [targetLed], leaderAlone, {
      unless: ['cca-10.25'],
    }),
    notes('cca-15.4/fire', [leaderAlone]),
    notes('cca-10.20', [not(leaderAlone)]),
    hitsWith('cca-10.21', 'green', targetOfSymbol('green')),
    hitsWith('cca-10.22', 'blue', targetOfSymbol('blue')),
    hitsWith('cca-10.23', 'red', targetOfSymbol('red')),
    notes('cca-10.25', []),
    notes('cca-10.24', [not(leaderAlone)]),
  ],
};

/** Which faces of a fire hit: the target's symbol, or the leader symbol where a leader is alone. */
export function fireScoring(roll: Roll, trace: Trace): Scoring {
  const hitsOn = applyRows(FACES_THAT_HIT, roll, [], trace);
  // Records that elephants ignore a red square in close combat only.
  applyRows(RED_IGNORED, roll, 0, trace);
  return { hitsOn, swordsIgnored: 0, redIgnored: 0, swordsAgain: false };
}

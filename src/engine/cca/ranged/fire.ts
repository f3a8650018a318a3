import { applyRows, type Condition, type Row, type Table } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { CARD_ROWS, grounds, TERRAIN_ROWS } from '../combat/battle-dice.ts';
import type { Roll } from '../combat/combat.ts';
import {
  leaderAlone,
  rollerReduced,
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

type DiceRow = Row<Fire, number>;
const on = (name: string, holds: (fire: Fire) => boolean): Condition<Fire> => ({ name, holds });

const byMove = (moved: boolean): DiceRow => ({
  clause: 'cca-10.18',
  when: [on('other-move', (fire) => fire.moved > 0 === moved)],
  apply: () => (moved ? FIRE_DICE.moved : FIRE_DICE.still),
  with: (fire) => ({
    unit: fire.roller.unit,
    dice: moved ? FIRE_DICE.moved : FIRE_DICE.still,
    moved: fire.moved,
  }),
  say: moved ? 'cca-10.18/moved' : 'cca-10.18',
});

const DICE: Table<Fire, number> = {
  on: 'dice',
  rows: [
    byMove(false),
    byMove(true),
    {
      clause: 'cca-9.6',
      when: [rollerReduced],
      with: ({ roller: { unit, blocks } }) => ({ unit, blocks }),
    },
    { clause: 'cca-10.17', when: [someTerrain, terrainMatters], with: grounds },
    ...TERRAIN_ROWS,
    ...CARD_ROWS,
  ],
};

/** Dice of ranged combat: by the unit's move, then terrain, then the card. */
export const fireDice = (fire: Fire, trace: Trace): number => applyRows(DICE, fire, 0, trace);

const targetIsUnit: Condition<Roll> = {
  name: 'target-not-a-unit',
  holds: ({ target }) => target.unit !== 'LD',
};
const add = (face: Face) => (faces: Face[]) => [...faces, face];
const names = ({ roller, target }: Roll) => ({ unit: roller.unit, target: target.unit });
const hits = (clause: 'cca-10.21' | 'cca-10.22' | 'cca-10.23', face: 'green' | 'blue' | 'red') => ({
  clause,
  when: [targetOfSymbol(face)],
  apply: add(face),
  with: names,
});

const FACES_THAT_HIT: Table<Roll, Face[]> = {
  on: 'hitsOn',
  rows: [
    {
      clause: 'cca-10.26',
      when: [targetLed, leaderAlone],
      apply: add('leader'),
      with: names,
      unless: ['cca-10.25'],
    },
    { clause: 'cca-15.4', when: [leaderAlone], with: names, say: 'cca-15.4/fire' },
    { clause: 'cca-10.20', when: [targetIsUnit], with: names },
    hits('cca-10.21', 'green'),
    hits('cca-10.22', 'blue'),
    hits('cca-10.23', 'red'),
    { clause: 'cca-10.25', when: [], with: names },
    { clause: 'cca-10.24', when: [targetIsUnit], with: names },
  ],
};

/** Which faces of a fire hit: the target's symbol, or the leader symbol where a leader is alone. */
export function fireScoring(roll: Roll, trace: Trace): Scoring {
  const hitsOn = applyRows(FACES_THAT_HIT, roll, [], trace);
  // Records that elephants ignore a red square in close combat only.
  applyRows(RED_IGNORED, roll, 0, trace);
  return { hitsOn, swordsIgnored: 0, redIgnored: 0, swordsAgain: false };
}

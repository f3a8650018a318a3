import { applyRows } from '../../../core/rows.ts';
import { Trace } from '../../../core/ruling.ts';
import { pieceAt } from '../../../hexes/game/board.ts';
import { distance, type Hex } from '../../../hexes/hex.ts';
import { type RollKind, rollAt } from '../../combat/combat.ts';
import type { Face } from '../../faces.ts';
import { type MeleeRoll, meleeDice } from '../../melee/melee-dice.ts';
import { hitsOf } from '../../melee/melee-hits.ts';
import { fireDice, fireHits } from '../../ranged/fire.ts';
import { type Combined, DICE, FACES_TOLD } from '../../tactics/combined-rows.ts';
import { fighterAt } from '../board.ts';
import { cardOf } from '../card.ts';
import type { Combat, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { armed, nationalIn } from './armed.ts';
import { fireOf } from './fires.ts';
import { diceOfGun } from './guns.ts';

/** One roll of a melee, as things stand now. */
export function meleeOf(
  game: GameState,
  kind: RollKind,
  [from, at]: readonly [Hex, Hex],
  { bonus, retires }: Pick<Combat, 'bonus' | 'retires'>,
): MeleeRoll {
  const card = kind === 'attack' ? cardOf(game, pieceAt(game, from)) : 'none';
  const roller = armed(game, from, at, 'melee');
  return {
    ...rollAt(roller, fighterAt(game, at, from), { kind, card, bonus }),
    ...{ counted: true, retires: retires && kind === 'attack', readings: READINGS },
    artilleryDice: nationalIn(game, from, at, 'melee').artilleryDice,
  };
}

/** The attack of a unit with the dice of the batteries that join it. */
export function combinedOf(
  game: GameState,
  roll: MeleeRoll,
  { from, at, bonus, guns }: Pick<Combat, 'from' | 'at' | 'bonus' | 'guns'>,
  trace: Trace,
): Combined {
  const own = trace.within('attackerDice', (part) => meleeDice(roll, part));
  const joined = guns.map((hex) =>
    trace.within('batteryDice', (part) => diceOfGun(game, hex, at, bonus, part)),
  );
  return {
    ...{ ...roll, readings: READINGS, ordered: pieceAt(game, from).order !== null },
    gunAdjacent: guns.some((hex) => distance(hex, at) === 1),
    attackerDice: own,
    gunDice: joined.reduce((sum, dice) => sum + dice, 0),
    ...{ firstStrike: false, stopped: false },
  };
}

/** A roll of the combat that is being resolved: its dice, the faces that hit, and how the tables came to them. */
export interface Measured {
  of: 'ccn/ranged-combat' | 'ccn/melee-roll' | 'ccn/combined-arms';
  dice: number;
  hitsOn: readonly Face[];
  trace: Trace;
}

/** Who rolls at whom. */
export const facing = (kind: RollKind, { from, at }: Combat): readonly [Hex, Hex] =>
  kind === 'ranged' || kind === 'attack' ? [from, at] : [at, from];

export function measure(game: GameState, kind: RollKind, combat: Combat): Measured {
  const trace = new Trace();
  if (kind === 'ranged') {
    const fire = fireOf(game, combat.from, combat.at);
    const dice = fireDice(fire, trace);
    return { of: 'ccn/ranged-combat', dice, hitsOn: fireHits(fire, trace), trace };
  }
  const roll = meleeOf(game, kind, facing(kind, combat), combat);
  if (kind !== 'attack' || combat.guns.length === 0) {
    const dice = meleeDice(roll, trace);
    return { of: 'ccn/melee-roll', dice, hitsOn: hitsOf(roll, trace), trace };
  }
  const combined = combinedOf(game, roll, combat, trace);
  const dice = applyRows(DICE, combined, 0, trace);
  const hitsOn = applyRows(FACES_TOLD, combined, hitsOf(roll, trace), trace);
  return { of: 'ccn/combined-arms', dice, hitsOn, trace };
}

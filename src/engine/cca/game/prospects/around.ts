import { Trace } from '../../../core/ruling.ts';
import { enemyUnitsNear, friendsNear, pieceAt, without } from '../../../hexes/game/board.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { ADOPTED } from '../../combat/combat.ts';
import { flagsIgnorable } from '../../combat/flags.ts';
import { scoring } from '../../combat/scoring.ts';
import { plain, struck } from '../../retreat/struck.ts';
import { fighterAt } from '../board.ts';
import type { Position } from '../position/position.ts';

/** Flags that the unit may ignore when the enemy in `by` strikes it; from its own hex: anybody in the open. */
function ignorable(position: Position, hex: Hex, by: Hex): number {
  const enemy = by === hex ? 'MI' : pieceAt(position, by).unit;
  return flagsIgnorable(
    struck(fighterAt(position, hex, by), enemy, 'attack', ADOPTED),
    new Trace(),
  );
}

/** The friends next to a unit, where it may ignore a flag for them (cca-12.16). */
export function supporters(position: Position, hex: Hex): Hex[] {
  const friends = friendsNear(position, hex, pieceAt(position, hex).side).map(([at]) => at);
  const alone = { ...position, board: without(position.board, friends) };
  return ignorable(position, hex, hex) > ignorable(alone, hex, hex) ? friends : [];
}

/** The enemies next to a unit against whom its ground or its ramparts let it ignore a flag (cca-12.18). */
export function sheltered(position: Position, hex: Hex): Hex[] {
  const open = { ...position, ground: {}, ramparts: {} };
  return enemyUnitsNear(position, hex, pieceAt(position, hex).side)
    .map(([at]) => at)
    .filter((at) => ignorable(position, hex, at) > ignorable(open, hex, at));
}

/** The units whose helmets hit in close combat thanks to the leader in that hex (cca-11.39). */
export function helmetsFor(position: Position, hex: Hex): Hex[] {
  const { side, unit } = pieceAt(position, hex);
  const around = friendsNear(position, hex, side).map(([at]) => at);
  return [...(unit === 'LD' ? [] : [hex]), ...around].filter((at) => {
    const roll = { ...struck(plain('MI'), 'MI', 'attack', ADOPTED) };
    const roller = fighterAt(position, at, at);
    return (
      roller.unit !== 'LD' && scoring({ ...roll, roller }, new Trace()).hitsOn.includes('leader')
    );
  });
}

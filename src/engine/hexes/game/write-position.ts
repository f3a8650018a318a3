import { HEXES, type Hex, SIDES, type Side } from '../hex.ts';
import { writeGround } from './ground-notation.ts';
import type { Notation } from './notation.ts';
import type { Both, Kinds, Piece, Position } from './state.ts';

/** Pieces for which there was no room in their hex. */
export type Crowd<P extends Piece = Piece> = readonly (readonly [Hex, P])[];

/** All pieces with their hexes, in the order of these: whoever stands there before those who crowd it. */
function standing<K extends Kinds>(
  { board }: Position<K>,
  crowd: Crowd<K['piece']>,
): Crowd<K['piece']> {
  const others = new Map<Hex, (readonly [Hex, K['piece']])[]>();
  for (const one of crowd) {
    const there = others.get(one[0]);
    if (there) there.push(one);
    else others.set(one[0], [one]);
  }
  return HEXES.flatMap((hex) => {
    const first = board[hex];
    return [...(first ? [[hex, first] as const] : []), ...(others.get(hex) ?? [])];
  });
}

function writeArmy<K extends Kinds>(
  game: Notation<K>,
  { scenario }: Position<K>,
  pieces: Crowd<K['piece']>,
  side: Side,
): string {
  const state = (piece: K['piece']) => {
    const { unit, blocks, leader } = piece;
    const traits = game.traits?.write(piece, scenario) ?? '';
    return `${blocks === game.usualBlocks(unit) ? '' : `x${blocks}`}${traits}${leader ? '*' : ''}`;
  };
  const groups = game.units.flatMap((unit) => {
    const own = pieces.flatMap(([hex, piece]) =>
      piece.side === side && piece.unit === unit ? [hex + state(piece)] : [],
    );
    return own.length > 0 ? [[game.unitCode(unit), ...own].join('-')] : [];
  });
  return [side, ...groups].join('.');
}

const pair = (name: string, { bottom, top }: Both<number>, usual: Both<number>) =>
  bottom === usual.bottom && top === usual.top ? [] : [`${name}-${bottom}-${top}`];

function writeHands<K extends Kinds>(
  { codes }: Notation<K>,
  hands: Position<K>['hands'],
): string[] {
  const known = SIDES.filter((side) => hands[side].length > 0);
  if (known.length === 0) return [];
  const written = known.map((side) =>
    [side, ...hands[side].map((card: K['card']) => codes[card])].join('-'),
  );
  return [['cards', ...written].join('.')];
}

/** What a position says beside the pieces and the ground: only what is not as usual. */
export function writeRest<K extends Kinds>(game: Notation<K>, position: Position<K>): string[] {
  const { scenario, command, banners, goal, active, hands } = position;
  const usual = game.scenario.ordinary(scenario);
  return [
    ...(scenario ? [game.scenario.write(scenario)] : []),
    ...pair('command', command, usual.command),
    ...pair('banners', banners, { bottom: 0, top: 0 }),
    ...(goal === usual.goal ? [] : [`goal-${goal}`]),
    ...(active === usual.active ? [] : [`turn-${active}`]),
    ...writeHands(game, hands),
  ];
}

/**
 * A position in one line that a URL carries as it is and a player can read:
 * `cca2_bottom.WR-D5*-D6x3.LD-B7_top.HI-E5_ground.hill-E5_goal-5`. `x3`: 3 blocks left; `*`: with a leader.
 */
export const writePosition = <K extends Kinds>(
  game: Notation<K>,
  position: Position<K>,
  crowd: Crowd<K['piece']> = [],
): string => {
  const pieces = standing(position, crowd);
  return [
    game.version,
    ...SIDES.map((side) => writeArmy(game, position, pieces, side)),
    ...writeGround(game, position),
    ...writeRest(game, position),
  ].join('_');
};

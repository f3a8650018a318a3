import { BLOCKS } from '../../book/marks/block.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import type { Mark } from '../../book/marks/mark.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import type { Side } from '../../engine/hexes/hex.ts';
import type { Point } from './geometry.ts';
import type { Piece } from './system.ts';

export const inked = (body: string) => <g dangerouslySetInnerHTML={{ __html: body }} />;

/** The ground of a hex: small beside the flat side of a block that would cover it. */
export const Ground = ({ mark, under }: { mark: Mark; under: Side | undefined }) => {
  const away = under && `translate(7 ${under === 'top' ? -23 : 23}) scale(.25) `;
  return (
    <g class={under ? 'ground covered' : 'ground'} transform={`${away ?? ''}translate(-26 -30)`}>
      {inked(mark.body)}
    </g>
  );
};

interface OfPiece {
  piece: Piece;
  marks: Marks;
}

/** How many blocks a unit has. It stands above the hexes: within, it would be read into their names. */
export const Figure = ({
  piece: { side, unit, blocks, leader },
  at,
}: {
  piece: Piece;
  at: Point;
}) =>
  unit === LEADER ? null : (
    <text
      class={`blocks ${side}`}
      x={at.x + 14.5}
      y={at.y + (leader ? 14.5 : 9) - (side === 'top' ? 3 : 0)}
    >
      {blocks}
    </text>
  );

/** A block with its arms, and the leader's sign where one is with it. */
export const Unit = ({ piece, marks }: OfPiece) => {
  const { side, unit, leader, order } = piece;
  const borne = marks.borne?.(piece);
  const alone = unit === LEADER;
  return (
    <g class={`piece ${side}${order ? ' ordered' : ''}`}>
      <path class="block" d={BLOCKS[side]} {...(alone && { transform: 'scale(.8)' })} />
      <g class="inside" transform={side === 'top' ? 'translate(0 -3)' : undefined}>
        <g
          class="arms"
          transform={alone ? 'translate(-14 -13) scale(.875)' : 'translate(-21 -13.5) scale(.97)'}
        >
          {inked(marks.units[unit]?.body ?? '')}
        </g>
        {leader && (
          <g class="helmet" transform="translate(14.5 -9)">
            <circle r="8.5" />
            <g transform="translate(-7 -7) scale(.44)">{inked(marks.units[LEADER]?.body ?? '')}</g>
          </g>
        )}
      </g>
      {borne && <g class="borne">{inked(borne)}</g>}
    </g>
  );
};

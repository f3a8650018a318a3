import { BLOCKS } from '../../book/marks/block.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import { OUTLINE } from '../hexes/geometry.ts';
import { Figure, Ground, inked, Unit } from '../hexes/Piece.tsx';
import type { Spot } from './scene.ts';

interface Props {
  scene: readonly Spot[];
  marks: Marks;
}

const WIDE = 52;
const HIGH = 60;
const APART = 20;

interface Placed {
  spot: Spot;
  x: number;
}

/** From left to right; what is apart stands a little further. */
function placed(scene: readonly Spot[], wide: number): Placed[] {
  let x = wide / 2;
  return scene.map((spot, i) => {
    if (i > 0) x += wide + (spot.apart ? APART : 0);
    return { spot, x };
  });
}

const HexSpot = ({ spot, marks }: { spot: Spot; marks: Marks }) => {
  const { side, unit, blocks, leader = false, ground } = spot;
  const mark = ground ? marks.grounds[ground] : undefined;
  const piece = side && unit && { side, unit, blocks: blocks ?? 0, leader, order: null };
  return (
    <>
      <polygon class={ground ? 'cell uneven' : 'cell'} points={OUTLINE} />
      {mark && <Ground mark={mark} under={side} />}
      {piece && <Unit piece={piece} marks={marks} />}
      {piece && blocks !== undefined && <Figure piece={piece} at={{ x: 0, y: 0 }} />}
      {side && !unit && (
        <g class={`piece ${side}`}>
          <path class="block" d={BLOCKS[side]} />
        </g>
      )}
    </>
  );
};

/** A card: its front in colour at the edge that it looks to, the sign of its kind in the middle. */
const CardSpot = ({
  spot: { side = 'bottom', unit = '' },
  marks,
}: {
  spot: Spot;
  marks: Marks;
}) => (
  <g class={`piece ${side}`}>
    <path class="block" d="M-34 -22h68v44h-68z" />
    <path
      class="edge"
      d={side === 'top' ? 'M-34 21h68M-7 21l7-9 7 9z' : 'M-34-21h68M-7-21l7 9 7-9z'}
    />
    <g class="arms" transform="translate(-16 -14)">
      {inked(marks.units[unit]?.body ?? '')}
    </g>
  </g>
);

/** The units of a situation as they stand; the sentence beside it says the same. */
export const Scene = ({ scene, marks }: Props) => {
  const wide = marks.cards ? WIDE * 1.5 : WIDE;
  const all = placed(scene, wide);
  const last = all.at(-1)?.x ?? 0;
  const width = last + wide / 2 + 4;
  return (
    <svg class="hexes scene" viewBox={`-2 -2 ${width} ${HIGH + 4}`} aria-hidden="true">
      {all.map(({ spot, x }) => (
        <g transform={`translate(${x} ${HIGH / 2})`}>
          {marks.cards ? (
            <CardSpot spot={spot} marks={marks} />
          ) : (
            <HexSpot spot={spot} marks={marks} />
          )}
        </g>
      ))}
    </svg>
  );
};

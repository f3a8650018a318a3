import { Component } from 'preact';
import { BLOCK } from '../../book/marks/block.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import type { Mark } from '../../book/marks/mark.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import { centre, DIRECTIONS, type Direction, HEXES, type Hex } from '../../engine/hexes/hex.ts';
import { BOARD, dottedIn, MARGIN, middle, OUTLINE, type Point, sideOf } from './geometry.ts';
import type { Field, Piece } from './system.ts';

/** What is lit in a hex: where a piece may go, whom it may fire at or fight, what is refused ... */
export type Light = 'go' | 'fire' | 'fight' | 'refused' | 'chosen' | 'way' | 'barrier' | 'fault';

export interface Drawn {
  marks: Marks;
  field: Field;
  lights?: Partial<Record<Hex, Light>>;
  /** Lines from hex to hex: a line of sight, or ways over several hexes. */
  sight?: { from: Hex; to: Hex; clear: boolean };
  ways?: readonly (readonly Hex[])[];
  frame?: { left: number; top: number; width: number; height: number };
  /** Whether the dotted lines between the sections are drawn. */
  sections?: boolean;
}

/** Signs on the light, so that it can be told without its colour. */
const SIGNS: Record<Light, string> = {
  go: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  fire: 'M0-27v6M-23 0h9M14 0h9',
  fight: 'M-24-13l8 5M24-13l-8 5M-24 13l8-5M24 13l-8-5',
  refused: 'M-5-5l10 10M5-5l-10 10',
  chosen: '',
  way: '',
  barrier: 'M-22-12l44 24M-22 12l44-24',
  fault: 'M0-24v14M0-5v.5',
};

const inked = (body: string) => <g dangerouslySetInnerHTML={{ __html: body }} />;

/** The ground of a hex, drawn wider where a piece would cover it. */
const Ground = ({ mark, covered }: { mark: Mark; covered: boolean }) => (
  <g class="ground" transform={`${covered ? 'scale(1.3 1) ' : ''}translate(-26 -30)`}>
    {inked(mark.body)}
  </g>
);

const Ramparts = ({ sides }: { sides: readonly Direction[] }) => (
  <path
    class="rampart"
    d={DIRECTIONS.filter((one) => sides.includes(one))
      .map(sideOf)
      .join('')}
  />
);

interface OfPiece {
  piece: Piece;
  marks: Marks;
}

/** A block with its arms, as many pips as it has blocks, and the leader's sign where one is with it. */
const Unit = ({ piece, marks }: OfPiece) => {
  const { side, unit, blocks, leader, order } = piece;
  const borne = marks.borne?.(piece);
  return (
    <g class={`piece ${side}${order ? ' ordered' : ''}`}>
      <g
        transform={
          unit === LEADER ? 'translate(-12 -15) scale(.75)' : 'translate(-14 -20) scale(.875)'
        }
      >
        <path class="block" d={BLOCK} />
        {inked(marks.units[unit]?.body ?? '')}
      </g>
      {unit !== LEADER && (
        <text class="blocks" y="17">
          {'▪'.repeat(Math.min(blocks, 4))}
          {blocks > 4 ? `×${blocks}` : ''}
        </text>
      )}
      {leader && (
        <g class="helmet" transform="translate(6 -24.5)">
          <circle cx="7" cy="7" r="7" />
          <g transform="translate(1.2 1.2) scale(.36)">{inked(marks.units[LEADER]?.body ?? '')}</g>
        </g>
      )}
      {borne && <g class="borne">{inked(borne)}</g>}
    </g>
  );
};

interface HexProps {
  hex: Hex;
  piece: Piece | undefined;
  terrain: string | undefined;
  marks: Marks;
  ramparts: readonly Direction[] | undefined;
  light: Light | undefined;
  /** The dotted line under what stands here. */
  dotted: string | undefined;
  /** What is read out; only a board that is played on has it. */
  name: string | undefined;
  reachable: boolean;
}

/** One hex. It is drawn again only when something in it has changed. */
class HexCell extends Component<HexProps> {
  override shouldComponentUpdate(next: HexProps) {
    return (Object.keys(next) as (keyof HexProps)[]).some((key) => next[key] !== this.props[key]);
  }

  override render() {
    const { hex, piece, terrain, ramparts, light, dotted, name, reachable, marks } = this.props;
    const ground = terrain && marks.grounds[terrain];
    const { x, y } = middle(hex);
    const role = name === undefined ? {} : ({ role: 'button', 'aria-label': name } as const);
    return (
      <g
        id={name === undefined ? undefined : `hex-${hex}`}
        class={`hex ${light ?? ''}`}
        data-hex={hex}
        transform={`translate(${x} ${y})`}
        tabindex={name === undefined ? undefined : reachable ? 0 : -1}
        {...role}
      >
        <polygon class={terrain ? 'cell uneven' : 'cell'} points={OUTLINE} />
        {dotted && <path class="sections" d={dotted} />}
        {ground && <Ground mark={ground} covered={piece !== undefined} />}
        {ramparts && <Ramparts sides={ramparts} />}
        <text class="name" y={piece ? 25 : 20}>
          {hex}
        </text>
        {piece && <Unit piece={piece} marks={marks} />}
        {light && <polygon class="light" points={OUTLINE} transform="scale(.95)" />}
        {light && SIGNS[light] && (!piece || light !== 'go') && (
          <path class="sign" d={SIGNS[light]} />
        )}
      </g>
    );
  }
}

/** From the upper edge down, so that what stands out of a hex lies over the row behind it. */
const DOWNWARDS = [...HEXES].sort((a, b) => centre(b).y - centre(a).y);

const lineThrough = (points: readonly Point[]) =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/** A way begins where it leaves its first hex, so that the piece there stays in sight. */
function wayThrough(hexes: readonly Hex[]): string {
  const [from, to, ...more] = hexes.map(middle);
  if (!from || !to) return '';
  return lineThrough([{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to, ...more]);
}

interface Props extends Drawn {
  /** What is read out for the picture as a whole. */
  label: string;
  /** What is read out for each hex of a board that is played on. */
  nameOf?: (hex: Hex) => string;
  /** The hex that the keyboard is on. */
  cursor?: Hex;
}

/** The board of 13 by 9 hexes with its sections, or a part of it. It draws what it is told and decides nothing. */
export const HexBoard = ({
  field,
  marks,
  lights = {},
  sight,
  ways = [],
  frame = BOARD,
  sections = true,
  label,
  nameOf,
  cursor,
}: Props) => {
  const { left, top, width, height } = frame;
  const within = (hex: Hex) => {
    const { x, y } = middle(hex);
    return x > left && x < left + width && y > top && y < top + height;
  };
  const box = [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ');
  return (
    <svg
      class="hexes"
      viewBox={box}
      xmlns="http://www.w3.org/2000/svg"
      role={nameOf ? 'application' : 'img'}
      aria-label={label}
    >
      {DOWNWARDS.filter(within).map((hex) => (
        <HexCell
          key={hex}
          hex={hex}
          piece={field.board[hex]}
          terrain={field.ground[hex]}
          marks={marks}
          ramparts={field.ramparts[hex]}
          light={lights[hex]}
          dotted={sections ? dottedIn(hex) : undefined}
          name={nameOf?.(hex)}
          reachable={hex === cursor}
        />
      ))}
      {ways.some(({ length }) => length > 1) && (
        <path class="ways" d={ways.map(wayThrough).join('')} />
      )}
      {sight && (
        <path
          class={sight.clear ? 'sight' : 'sight broken'}
          d={lineThrough([middle(sight.from), middle(sight.to)])}
        />
      )}
    </svg>
  );
};

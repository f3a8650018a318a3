import type { Element } from '../../engine/plane/table/elements.ts';
import { landIn, landName } from './lands.ts';
import { closed, track } from './shapes.ts';

interface Props {
  lands: readonly Element[];
  chosen: string | undefined;
  nameOf: (id: string) => string;
}

const shape = ({ form, points }: Element) => (form === 'area' ? closed(points) : track(points));

/** What is drawn cannot be a button, and is one. */
const buttonOf = (label: string) => ({ tabindex: 0, role: 'button', 'aria-label': label }) as const;

/** What terrain is taken by: it lies below the cards, unseen until it is chosen. */
export const LandGrips = ({ lands, chosen, nameOf }: Props) => (
  <>
    {lands.map((element, land) => (
      <path
        id={`card-${landName(land)}`}
        class={`land-grip of-${element.form} ${landIn(chosen)?.land === land ? 'held' : ''}`}
        data-card={landName(land)}
        {...buttonOf(nameOf(landName(land)))}
        d={shape(element)}
      />
    ))}
  </>
);

/** The corners of the chosen piece, each to be dragged by itself. */
export const LandCorners = ({ lands, chosen, nameOf }: Props) => {
  const land = landIn(chosen)?.land;
  if (land === undefined) return null;
  return (
    <g class="corners">
      {lands[land]?.points.map(({ x, y }, corner) => (
        <g
          id={`card-${landName(land, corner)}`}
          data-card={landName(land, corner)}
          {...buttonOf(nameOf(landName(land, corner)))}
        >
          <circle class="grip" cx={x} cy={y} r="150" />
          <circle class="knob" cx={x} cy={y} r="60" />
        </g>
      ))}
    </g>
  );
};

import type { Landing, Odds } from '../engine/core/ruling.ts';
import { percentText } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';

/** The least that a chance is inked, so that it is told from the page. */
const FAINT = 0.08;
/** A base is inked as much as this chance, in percent, makes it, and no more beyond. */
const FULL = 50;
/** Room for what is written, beside the outermost circle. */
const MARGIN = 0.7;
/** Of the whole width. */
const LETTERS = 0.042;
const DIAGONAL = Math.SQRT1_2;

const inkOf = (percent: number) => (FAINT + (1 - FAINT) * Math.min(1, percent / FULL)).toFixed(3);

/** A number of a drawing, as short as it can be. */
const short = (value: number) => String(Math.round(value * 100) / 100);

const Picture = ({ of, texts }: { of: Landing; texts: Texts }) => {
  const { rings, covers, middle, at, bases } = of;
  const far = Math.max(covers, ...rings.map(({ radius }) => radius + covers));
  const half = far + MARGIN;
  const letters = 2 * half * LETTERS;
  const most = Math.max(...rings.map(({ percent }) => percent));
  const place = at ?? { right: 0, ahead: 0 };
  return (
    <svg
      viewBox={[-half, -half, 2 * half, 2 * half].map(short).join(' ')}
      font-size={short(letters)}
      aria-hidden="true"
    >
      {rings.map(({ radius, percent }) => {
        // As wide as the middle of what lands.
        const ink = { 'stroke-opacity': (FAINT + (0.3 * percent) / most).toFixed(3) };
        return radius === 0 ? null : (
          <circle class="ring" r={radius} stroke-width={short(2 * middle)} {...ink} />
        );
      })}
      {bases.map(({ right, ahead, width, depth, percent }) => (
        <rect
          x={short(right - width / 2)}
          y={short(-ahead - depth / 2)}
          width={short(width)}
          height={short(depth)}
          fill-opacity={percent > 0 ? inkOf(percent) : 0}
        />
      ))}
      {rings.map(({ radius }) => (radius === 0 ? null : <circle class="line" r={radius} />))}
      <path class="shot" d={`M0 ${short(half)}V${short(covers)}`} />
      <g
        class={at ? 'lands' : 'aim'}
        transform={`translate(${short(place.right)} ${short(-place.ahead)})`}
      >
        <circle r={covers} />
        <circle r={middle} />
      </g>
      {!at &&
        rings.map(({ radius, fraction }) => (
          // Nearer than the target, which stands beyond its front, and beside the way of the shot.
          <text
            x={short(radius === 0 ? -covers - letters : radius * DIAGONAL)}
            y={short((radius || covers) * DIAGONAL + letters / 3)}
          >
            {percentText(fraction, texts.lang)}
          </text>
        ))}
    </svg>
  );
};

/** Where something lands, drawn as it is seen from above, its thrower below; nothing of odds without that. */
export const Landings = ({ odds, texts }: { odds: Odds; texts: Texts }) => (
  <>
    {Object.entries(odds.landings ?? {}).map(([name, of]) => (
      <figure class="landing">
        <figcaption>{texts.answer(name).label}</figcaption>
        <Picture of={of} texts={texts} />
        <ol>
          {of.rings.map(({ radius, fraction }) => (
            <li>
              {texts.value(radius, name)} <b>{percentText(fraction, texts.lang)}</b>
            </li>
          ))}
        </ol>
      </figure>
    ))}
  </>
);

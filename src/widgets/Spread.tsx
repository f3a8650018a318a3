import type { Odds } from '../engine/core/ruling.ts';
import { percentText } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { type SpreadEnd, spreadOf } from './spread.ts';

/** The least that an end is inked, so that it is told from the page. */
const FAINT = 0.2;
const inkOf = ({ tone, shade }: SpreadEnd) => ({
  class: tone,
  'fill-opacity': tone === 'level' ? 1 : (FAINT + (1 - FAINT) * shade).toFixed(2),
});

/** A share of less is too narrow for a number above it. */
const WRITTEN = 1;

/**
 * A whole distribution in one picture: how it ends as one bar with its words, and below it each number as a column made of
 * the same ends. Nothing of odds that have no such whole.
 */
export const Spread = ({ odds, texts }: { odds: Odds; texts: Texts }) => {
  const spread = spreadOf(odds);
  if (!spread || spread.columns.length === 0) return null;
  const { number, word, ends, columns } = spread;
  const high = Math.max(...columns.map(({ percent }) => percent));
  let along = 0;
  return (
    <figure class="spread">
      <figcaption class="spoken">{texts.answer(word).label}</figcaption>
      <svg class="ends" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {ends.map((end) => {
          const x = along;
          along += end.percent;
          return (
            <rect x={x.toFixed(2)} width={end.percent.toFixed(2)} height="6" {...inkOf(end)} />
          );
        })}
      </svg>
      <ul>
        {ends.map((end) => (
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" {...inkOf(end)} />
            </svg>
            {texts.value(end.value, word)} <b>{percentText(end.fraction, texts.lang)}</b>
          </li>
        ))}
      </ul>
      <p class="axis">{texts.say(texts.words.eachChance, { field: texts.answer(number).label })}</p>
      <ol aria-hidden="true">
        {columns.map(({ value, percent, parts }) => {
          let up = 0;
          return (
            <li>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                {parts.map(({ end, percent: of }) => {
                  const size = (100 * of) / high;
                  up += size;
                  return (
                    <rect
                      y={(100 - up).toFixed(2)}
                      width="10"
                      height={size.toFixed(2)}
                      {...inkOf(end)}
                    />
                  );
                })}
              </svg>
              <i>{percent >= WRITTEN ? Math.round(percent) : ''}</i>
              <b>{texts.value(value, number)}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};

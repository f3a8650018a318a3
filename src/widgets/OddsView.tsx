import type { Chance, Odds, OddsRow } from '../engine/core/ruling.ts';
import { decimalText, percentText } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { type Bar, barsOf, likelyText, partText } from './bars.ts';
import { spreadOf } from './spread.ts';

/** A longer fraction is no reading matter: it stands where somebody asks for it. */
const MOST_SHOWN = 9;
const isLong = ({ fraction }: Pick<Chance, 'fraction'>) => fraction.length > MOST_SHOWN;

const Share = ({ fraction, texts }: Pick<Chance, 'fraction'> & { texts: Texts }) => (
  <>
    {percentText(fraction, texts.lang)}
    {fraction.includes('/') && <small class="exact"> {fraction}</small>}
  </>
);

/** How one thing may end: the likeliest in words, all of it as one bar, each part in words below. */
const Ends = ({ bar, texts }: { bar: Bar; texts: Texts }) => {
  let at = 0;
  return (
    <figure class="odds">
      <figcaption>{likelyText(bar, texts)}</figcaption>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {bar.parts.map(({ percent }) => {
          const x = at;
          at += percent;
          return <rect x={x.toFixed(2)} width={percent.toFixed(2)} height="6" />;
        })}
      </svg>
      <ol>
        {bar.parts.map((part) => (
          <li>
            {partText(part, bar, texts)} <b>{percentText(part.fraction, texts.lang)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
};

const Table = ({ name, rows, texts }: { name: string; rows: readonly OddsRow[]; texts: Texts }) => (
  <table>
    <caption>{texts.answer(name).label}</caption>
    <tbody>
      {rows.map(({ value, fraction }) => (
        <tr>
          <th scope="row">{texts.value(value, name)}</th>
          <td class="number">
            <Share fraction={fraction} texts={texts} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Outcomes = ({ odds, texts }: { odds: Odds; texts: Texts }) => {
  const { words } = texts;
  const outcomes = odds.outcomes ?? [];
  const names = Object.keys(outcomes[0]?.outcome ?? {});
  return (
    <details>
      <summary>{words.outcomes}</summary>
      <section class="wide" tabIndex={0} aria-label={words.outcomes}>
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th scope="col">{texts.answer(name).label}</th>
              ))}
              <th scope="col">{words.chance}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ outcome, fraction }) => (
              <tr>
                {names.map((name) => (
                  <td>{texts.value(outcome[name], name)}</td>
                ))}
                <td class="number">
                  <Share fraction={fraction} texts={texts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

/** Exact odds: how it may end as bars with their words, then single chances and means, then the tables. */
export const OddsView = ({ odds, texts }: { odds: Odds; texts: Texts }) => {
  const { words } = texts;
  // Drawn as a whole beside the answer, where it is one.
  const bars = spreadOf(odds) ? [] : barsOf(odds);
  const barred = new Set(bars.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const chances = Object.entries(odds.chances).filter(([name]) => !barred.has(name));
  const long = Object.entries(odds.chances).filter(([, chance]) => isLong(chance));
  const tables = Object.entries(odds.tables);
  return (
    <>
      <h3>{words.odds}</h3>
      {bars.map((bar) => (
        <Ends bar={bar} texts={texts} />
      ))}
      <table>
        <tbody>
          {chances.map(([name, chance]) => (
            <tr>
              <th scope="row">{texts.answer(name).label}</th>
              <td class="number">
                {isLong(chance) ? (
                  percentText(chance.fraction, texts.lang)
                ) : (
                  <Share fraction={chance.fraction} texts={texts} />
                )}
              </td>
            </tr>
          ))}
          {Object.entries(odds.means).map(([name, { fraction }]) => (
            <tr>
              <th scope="row">
                {texts.answer(name).label} ({words.mean.toLowerCase()})
              </th>
              <td class="number">{decimalText(fraction, texts.lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {long.length > 0 && (
        <details>
          <summary>{words.fraction}</summary>
          <dl class="values">
            {long.map(([name, { fraction }]) => (
              <div>
                <dt>{texts.answer(name).label}</dt>
                <dd class="exact">{fraction}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {tables.length > 0 && (
        <details>
          <summary>{words.tables}</summary>
          {tables.map(([name, rows]) => (
            <Table name={name} rows={rows} texts={texts} />
          ))}
        </details>
      )}
      {odds.outcomes && <Outcomes odds={odds} texts={texts} />}
    </>
  );
};

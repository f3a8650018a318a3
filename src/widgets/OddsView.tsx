import type { Odds, OddsRow } from '../engine/core/ruling.ts';
import type { Texts } from '../i18n/texts.ts';

export const percentText = (percent: number, fraction: string, { lang }: Texts) => {
  const digits = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(percent);
  // The smallest and largest figures stand for "less than" and "more than" where they are not exact.
  const sign = percent === 0.01 && fraction !== '1/10000' ? '< ' : percent === 99.99 ? '> ' : '';
  return `${sign}${digits} %`;
};

/** A long fraction breaks after its line. */
const Exact = ({ fraction }: { fraction: string }) => {
  const [above, below] = fraction.split('/');
  return (
    <td class="exact">
      {above}
      {below && '/'}
      {below && <wbr />}
      {below}
    </td>
  );
};

const Table = ({ name, rows, texts }: { name: string; rows: readonly OddsRow[]; texts: Texts }) => {
  const { words } = texts;
  const most = Math.max(...rows.map(({ percent }) => percent));
  return (
    <figure class="odds">
      <figcaption>{texts.answer(name).label}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.value}</th>
            <th scope="col">
              <span class="spoken">{words.bar}</span>
            </th>
            <th scope="col">{words.fraction}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, percent, fraction }) => (
            <tr>
              <th scope="row">{texts.value(value, name)}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={((percent / most) * 100).toFixed(2)} height="10" />
                </svg>
              </td>
              <Exact fraction={fraction} />
              <td>{percentText(percent, fraction, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};

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
              <th scope="col">{words.fraction}</th>
              <th scope="col">{words.chance}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ outcome, fraction, percent }) => (
              <tr>
                {names.map((name) => (
                  <td>{texts.value(outcome[name], name)}</td>
                ))}
                <Exact fraction={fraction} />
                <td>{percentText(percent, fraction, texts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

/** Exact odds: single chances, whole distributions as bars with their table, and means. */
export const OddsView = ({ odds, texts }: { odds: Odds; texts: Texts }) => {
  const { words } = texts;
  return (
    <>
      <h3>{words.odds}</h3>
      <table>
        <tbody>
          {Object.entries(odds.chances).map(([name, { fraction, percent }]) => (
            <tr>
              <th scope="row">{texts.answer(name).label}</th>
              <Exact fraction={fraction} />
              <td class="number">{percentText(percent, fraction, texts)}</td>
            </tr>
          ))}
          {Object.entries(odds.means).map(([name, { fraction, decimal }]) => (
            <tr>
              <th scope="row">
                {texts.answer(name).label} ({words.mean.toLowerCase()})
              </th>
              <Exact fraction={fraction} />
              <td class="number">{new Intl.NumberFormat(texts.lang).format(decimal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Object.entries(odds.tables).map(([name, rows]) => (
        <Table name={name} rows={rows} texts={texts} />
      ))}
      {odds.outcomes && <Outcomes odds={odds} texts={texts} />}
    </>
  );
};

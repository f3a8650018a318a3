import { generalIn } from '../../../engine/ccn/nations/general.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { distancesOf, gunOf, rowsOf } from './rows.ts';
import { nameOf, SHOWN, says } from './shown.ts';
import type { Speech } from './speech.ts';

const STAR = '*';

const Guns = ({ card, speech }: { card: Draft; speech: Speech }) => {
  const { words, texts } = speech;
  const rows = rowsOf(card);
  const close = rows.some(({ closeDice }) => closeDice !== undefined);
  return (
    <table>
      <caption>{nameOf(card, speech)}</caption>
      <tbody>
        <tr>
          <td></td>
          {distancesOf(card).map((n) => (
            <th>{texts.say(words.distance, { n })}</th>
          ))}
          {close && <th>{words.close}</th>}
        </tr>
        {rows.map(({ tableDice, closeDice }, i) => (
          <tr>
            <th>{texts.say(words.rowOf, { n: i + 1 })}</th>
            {distancesOf(card).map((_, j) => (
              <td>{String(tableDice[j] ?? '')}</td>
            ))}
            {close && <td>{String(closeDice ?? '')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface Props {
  name: string;
  sheet: Draft;
  cards: readonly Draft[];
  speech: Speech;
}

/** The sheet as a table for paper; on the screen its records are lines. */
export const Paper = ({ name, sheet, cards, speech }: Props) => {
  const { words, texts } = speech;
  const labelOf = (field: string) => texts.field(field).label;
  const columns = SHOWN.filter(({ value }) => cards.some((card) => says(card, value)));
  const anyGeneral = cards.some((card) => generalIn(card).length > 0);
  return (
    <div class="paper" aria-hidden="true">
      <h2>{name}</h2>
      <p>
        {labelOf('half')}: {texts.value(sheet.half ?? 'up', 'half')}
      </p>
      <table>
        <thead>
          <tr>
            <th>{words.unit}</th>
            {columns.map(({ value }) => (
              <th>{labelOf(value)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => {
            const general: readonly string[] = generalIn(card);
            return (
              <tr>
                <th>{nameOf(card, speech)}</th>
                {columns.map(({ value, show }) => (
                  <td>
                    {says(card, value) && show(card, speech)}
                    {general.includes(value) && STAR}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div class="guns">
        {cards.filter(gunOf).map((card) => (
          <Guns card={card} speech={speech} />
        ))}
      </div>
      {anyGeneral && <p>{words.star}</p>}
    </div>
  );
};

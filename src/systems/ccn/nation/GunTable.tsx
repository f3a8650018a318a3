import type { ComponentChildren } from 'preact';
import type { Violation } from '../../../engine/core/schema/violation.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { asksMelee, distancesOf, shownRows, withCell } from './rows.ts';
import type { Speech } from './speech.ts';

interface Props {
  id: string;
  card: Draft;
  /** By the names of the card's own fields. */
  wrong: readonly Violation[];
  speech: Speech;
  change: (card: Draft) => void;
  note: ComponentChildren;
}

/** The dice of artillery as its card has them: a row for each number of blocks, a column for each distance. */
export const GunTable = ({ id, card, wrong, speech, change, note }: Props) => {
  const { words, texts } = speech;
  const rows = shownRows(card);
  const distances = distancesOf(card);
  const close = rows.some(({ closeDice }, i) => closeDice !== undefined || asksMelee(card, i + 1));
  const faults = wrong.filter(({ field }) => /^gunTable(\.|$)/.test(field));
  const faultId = `${id}-gun-fault`;
  const cell = (row: number, place: number | 'melee', value: unknown, label: string) => {
    const path = `gunTable.${row}.${place === 'melee' ? 'closeDice' : `tableDice.${place}`}`;
    const bad = faults.some(({ field }) => field === path);
    return (
      <td>
        <input
          inputMode="numeric"
          autocomplete="off"
          aria-label={label}
          value={String(value ?? '')}
          onInput={({ currentTarget }) => change(withCell(card, row, place, currentTarget.value))}
          {...(bad && { 'aria-invalid': 'true', 'aria-describedby': faultId })}
        />
      </td>
    );
  };
  // A gap between two numbers is no wrong number: it is missing.
  const said = faults.map((one) =>
    texts.problem({
      ...one,
      field: '',
      ...(one.with.given === '' && { problem: 'missing-value' }),
    }),
  );
  return (
    <div class="gun-table">
      <table>
        <caption>{texts.field('gunTable').label}</caption>
        <thead>
          <tr>
            <td></td>
            {distances.map((n) => (
              <th scope="col">{texts.say(words.distance, { n })}</th>
            ))}
            {close && <th scope="col">{words.close}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tableDice, closeDice }, i) => {
            const n = i + 1;
            return (
              <tr>
                <th scope="row">{texts.say(words.rowOf, { n })}</th>
                {distances.map((hexes, j) =>
                  cell(i, j, tableDice[j], texts.say(words.cell, { n, hexes })),
                )}
                {close &&
                  (closeDice !== undefined || asksMelee(card, n) ? (
                    cell(i, 'melee', closeDice, texts.say(words.closeCell, { n }))
                  ) : (
                    <td>{words.printed}</td>
                  ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div id={faultId}>
        {[...new Set(said)].map((one) => (
          <p class="fault">{one}</p>
        ))}
      </div>
      {note}
    </div>
  );
};

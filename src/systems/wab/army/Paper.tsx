import { put } from '../../../engine/core/query.ts';
import { armyList } from '../../../engine/wab/army/army-list.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { listOf, type Told } from '../../../widgets/roster/system.ts';
import { PROFILE } from './Line.tsx';
import type { Speech } from './speech.ts';
import { numberAt, rowsOf } from './Totals.tsx';
import { printedSaves, shownUnit } from './units.ts';

interface Props {
  roster: Draft;
  wrong: readonly Told[];
  speech: Speech;
}

/** The army as tables for paper; on the screen its units are lines. */
export const Paper = ({ roster, wrong, speech }: Props) => {
  const { words, texts } = speech;
  const reply = put(armyList, roster);
  const answer = 'ruling' in reply ? reply.ruling.answer : {};
  const faults = new Set(
    wrong.map(({ said, step, clause }) => said ?? (step ? `${texts.step(step)} (${clause})` : '')),
  );
  return (
    <div class="paper" aria-hidden="true">
      <h2>{String(roster.armyCalled || words.unnamed)}</h2>
      <p>
        {[
          words[`list.${String(roster.armyList ?? 'barbarians')}` as 'list.own'],
          roster.tribe && texts.value(roster.tribe, 'tribe'),
          'ruling' in reply && texts.summary(reply.ruling.summary),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th>{words.units}</th>
            <th>{texts.field('models').label}</th>
            {words.columns.split(' ').map((one) => (
              <th>{one}</th>
            ))}
            <th>{words.saveColumn}</th>
            <th>{words.arms}</th>
            <th>{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {listOf(roster, 'units').map((unit) => {
            const shown = shownUnit(unit, roster, speech);
            if (!shown) return null;
            const { card, entry, models, arms, command, rules } = shown;
            return (
              <tr>
                <th>
                  {card.unitCalled && card.unitCalled !== entry
                    ? `${card.unitCalled} (${entry})`
                    : entry}
                </th>
                <td>{models}</td>
                {PROFILE.map((name) => (
                  <td>{card[name]}</td>
                ))}
                <td>{printedSaves(shown)}</td>
                <td>{[arms, command.toLocaleLowerCase(), rules].filter(Boolean).join(', ')}</td>
                <td>{card.unitPoints}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        {[
          ...rowsOf(roster, answer, speech).map(({ name, cost }) => `${name}: ${cost}`),
          `${words.total}: ${numberAt(answer, 'armyCost')}`,
        ].join(' · ')}
      </p>
      {[...faults].map((one) => (
        <p>{one}</p>
      ))}
    </div>
  );
};

import { put } from '../../../engine/core/query.ts';
import { armyList, faultsIn } from '../../../engine/t7g/army/army-list.ts';
import { costOf } from '../../../engine/t7g/army/commander.ts';
import { usableList } from '../../../engine/t7g/army/list.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { armsOf, DEFENCES, pickedOf, printed, VALUES } from './Line.tsx';
import { nameOfCommander, type Speech } from './speech.ts';
import { itemsOf, numberAt } from './Totals.tsx';

/** The list as tables for paper; on the screen its cards are lines. */
export const Paper = ({ roster, speech }: { roster: Draft; speech: Speech }) => {
  const { words, texts } = speech;
  const { armyCalled, commanders, units } = usableList(roster);
  const labelOf = (name: string) => texts.field(name).label;
  const short = (name: string) => labelOf(name).replace(/ \(.*/, '').slice(0, 3);
  const reply = put(armyList, roster);
  const costs = 'ruling' in reply ? itemsOf(reply.ruling.answer, 'units') : [];
  const faults = [
    ...new Set(faultsIn(roster).map(({ step }) => `${texts.step(step)} (${step.clause})`)),
  ];
  return (
    <div class="paper" aria-hidden="true">
      <h2>{armyCalled || words.unnamed}</h2>
      {'ruling' in reply && <p>{texts.summary(reply.ruling.summary)}</p>}
      <table>
        <thead>
          <tr>
            <th>{words.commanders}</th>
            <th>{labelOf('commanderLevel')}</th>
            <th>
              {labelOf('virtues')}, {labelOf('traits')}
            </th>
            <th>{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {commanders.map((one, i) => (
            <tr>
              <th>
                {nameOfCommander(one, i, speech)}
                {one.isGeneral && ` (${words.general})`}
              </th>
              <td>{one.commanderLevel}</td>
              <td>{pickedOf(one, speech)}</td>
              <td>{costOf(one) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>{words.units}</th>
            {VALUES.map((name) => (
              <th>{short(name)}</th>
            ))}
            {DEFENCES.map((name) => (
              <th>{labelOf(name)}</th>
            ))}
            <th>
              {labelOf('weapons')}, {labelOf('unitRules')}
            </th>
            <th>{labelOf('ledBy')}</th>
            <th>{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, i) => (
            <tr>
              <th>
                {texts.say(words.each, {
                  copies: unit.copies,
                  name: unit.unitCalled || texts.value(unit.kind, 'kind'),
                })}
              </th>
              {VALUES.map((name) => (
                <td>{printed(unit, name)}</td>
              ))}
              {DEFENCES.map((name) => (
                <td>{unit[name] ?? '–'}</td>
              ))}
              <td>{armsOf(unit, speech)}</td>
              <td>
                {unit.ledBy > 0 &&
                  nameOfCommander(commanders[unit.ledBy - 1], unit.ledBy - 1, speech)}
              </td>
              <td>{costs[i] ? numberAt(costs[i], 'unitsCost') : unit.unitPoints}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.map((one) => (
        <p>{one}</p>
      ))}
    </div>
  );
};

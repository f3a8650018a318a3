import { nameOfCommander, nameOfSide, nameOfUnit, type Part, say } from './part.ts';

/** The turn on paper: every unit with its markers, and the orders that are not hidden any more. */
export const Paper = ({ turn, speech }: Part) => {
  const { words, texts } = speech;
  return (
    <div class="paper">
      <p>{say(speech, words.turn, { n: turn.turn })}</p>
      {turn.sides.map((side, at) => (
        <table>
          <caption>
            {nameOfSide(turn, at, speech)}
            {side.commanders.map(
              ({ exhausted, lost }, i) =>
                ` · ${nameOfCommander(side, i, speech)}${
                  lost ? ` (${words.lostCommander})` : exhausted ? ` (${words.exhausted})` : ''
                }`,
            )}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.units}</th>
              <th scope="col">{texts.field('card').label}</th>
              <th scope="col">{words.wear}</th>
              <th scope="col">{words.disordered}</th>
            </tr>
          </thead>
          <tbody>
            {side.units.map((unit, i) => (
              <tr>
                <th scope="row">{nameOfUnit(unit, i, speech)}</th>
                <td>
                  {unit.destroyed
                    ? words.offTable
                    : unit.acted && unit.card
                      ? texts.value(unit.card, 'card')
                      : ''}
                </td>
                <td>
                  {Number(unit.wear ?? 0)}
                  {unit.stamina === undefined ? '' : ` / ${String(unit.stamina)}`}
                </td>
                <td>{unit.disordered ? '×' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
};

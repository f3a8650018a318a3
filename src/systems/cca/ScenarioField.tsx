import { useState } from 'preact/hooks';
import { emptyPosition, type Survey } from '../../engine/cca/game/position/position.ts';
import { scenarioPosition } from '../../engine/cca/game/position/scenario.ts';
import { SCENARIOS } from '../../engine/cca/scenarios/scenarios.ts';
import { Answer } from '../../widgets/hexes/Answer.tsx';
import { changed } from '../../widgets/hexes/changes.ts';
import type { FieldsProps } from '../../widgets/hexes/system.ts';

interface Props extends FieldsProps {
  survey: Survey;
}

/** The battle of the book that is played; what only its lost map shows is left to the reader, and said. */
export const ScenarioField = ({ survey, speech, put }: Props) => {
  const { words, texts, game } = speech;
  const { scenario, board, ground, ramparts } = survey.position;
  const armies = scenario && [scenario.armies.bottom, scenario.armies.top];
  const isLaid = [board, ground].some((all) => Object.keys(all).length > 0);
  const [begun, setBegun] = useState<string>();
  const open = (name: string, bottom?: string) => {
    const battle = SCENARIOS.find((one) => one === name);
    const army = armies?.find((one) => one === bottom);
    const { position } = battle ? scenarioPosition(battle, army) : { position: emptyPosition() };
    put(changed(survey, { ...position, board, ground, ramparts }));
  };
  const choose = (name: string) => {
    open(name);
    setBegun(name !== '' && isLaid ? name : undefined);
  };
  return (
    <>
      <div class="field">
        <label for="scenario">{words.scenario}</label>
        <select
          id="scenario"
          value={scenario?.name ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          <option value="">{words.noScenario}</option>
          {SCENARIOS.map((name) => (
            <option value={name}>{texts.value(name)}</option>
          ))}
        </select>
      </div>
      {scenario && begun === scenario.name && isLaid && (
        <div class="notice" role="alert">
          <p>{words.keepPieces}</p>
          <p class="acts">
            <button
              type="button"
              onClick={() => {
                setBegun(undefined);
                put(changed(survey, { board: {}, ground: {}, ramparts: {} }));
              }}
            >
              {words.takeOff}
            </button>
            <button type="button" onClick={() => setBegun(undefined)}>
              {words.leaveOn}
            </button>
          </p>
        </div>
      )}
      {scenario && armies && (
        <>
          <div class="field">
            <label for="army">{words.lowerArmy}</label>
            <select
              id="army"
              value={scenario.armies.bottom}
              onChange={({ currentTarget: { value } }) => open(scenario.name, value)}
            >
              {[...armies].sort().map((army) => (
                <option value={army}>{texts.value(army)}</option>
              ))}
            </select>
          </div>
          <div class="notice">
            <ul>
              {scenarioPosition(scenario.name).unsaid.map((one) => (
                <li>{game.unsaid(one)}</li>
              ))}
            </ul>
          </div>
          <details>
            <summary>{words.councilOfWar}</summary>
            <Answer
              question={{ query: 'cca/scenario', draft: { scenario: scenario.name } }}
              speech={speech}
            />
          </details>
        </>
      )}
    </>
  );
};

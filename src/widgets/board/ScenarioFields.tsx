import type { Survey } from '../../engine/cca/game/position.ts';
import { scenarioPosition } from '../../engine/cca/game/scenario.ts';
import { setting } from '../../engine/cca/game/setting.ts';
import { SCENARIOS } from '../../engine/cca/scenarios.ts';
import { SIDES } from '../../engine/core/hex.ts';
import { Answer } from './Answer.tsx';
import { inBattle } from './changes.ts';
import type { Speech } from './speech.ts';

interface Props {
  survey: Survey;
  speech: Speech;
  put: (survey: Survey) => void;
}

/** The battles of the book, as far as their text goes: what they set is set, and what only their maps show is said. */
export const ScenarioFields = ({ survey, speech, put }: Props) => {
  const { words, texts, game } = speech;
  const { scenario } = survey.position;
  return (
    <>
      <div class="field">
        <label for="scenario">{words.scenario}</label>
        <select
          id="scenario"
          value={scenario?.name ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const name = SCENARIOS.find((one) => one === value);
            put(inBattle(survey, name ? setting(name) : null));
          }}
        >
          <option value="">{words.noScenario}</option>
          {SCENARIOS.map((name) => (
            <option value={name}>{texts.value(name)}</option>
          ))}
        </select>
      </div>
      {scenario && (
        <>
          <div class="field">
            <label for="bottom-army">{words.bottomArmy}</label>
            <select
              id="bottom-army"
              value={scenario.armies.bottom}
              onChange={({ currentTarget: { value } }) => {
                const army = SIDES.map((side) => scenario.armies[side]).find(
                  (one) => one === value,
                );
                put(inBattle(survey, setting(scenario.name, army)));
              }}
            >
              {SIDES.map((side) => (
                <option value={scenario.armies[side]}>{texts.value(scenario.armies[side])}</option>
              ))}
            </select>
          </div>
          <ul class="soft unsaid">
            {scenarioPosition(scenario.name).unsaid.map((what) => (
              <li>{game.unsaid(what)}</li>
            ))}
          </ul>
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

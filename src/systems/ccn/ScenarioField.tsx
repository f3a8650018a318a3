import type { Survey } from '../../engine/ccn/game/position/position.ts';
import { EMPTY_SETTING } from '../../engine/ccn/game/position/setting.ts';
import type { Setting } from '../../engine/ccn/game/state.ts';
import { SIDES } from '../../engine/hexes/hex.ts';
import { armyPath } from '../../library/links.ts';
import { changed } from '../../widgets/hexes/changes.ts';
import { sideName } from '../../widgets/hexes/speech.ts';
import type { FieldsProps } from '../../widgets/hexes/system.ts';
import { HexesField } from './HexesField.tsx';
import { SheetField } from './SheetField.tsx';
import { wordsOf } from './words.ts';

interface Props extends FieldsProps {
  survey: Survey;
}

/** Nothing is said of the battle: then it is not written. */
const isEmpty = ({ sheets, exits, objectives }: Setting) =>
  SIDES.every((side) => !sheets[side] && exits[side].length === 0) && objectives.length === 0;

/** What a battle has of its own: the national sheets of both sides, over which hexes units leave, and objectives. */
export const ScenarioField = ({ survey, speech, put }: Props) => {
  const words = wordsOf(speech);
  const setting = survey.position.scenario ?? EMPTY_SETTING;
  const { sheets, exits, objectives, taken } = setting;
  const change = (part: Partial<Setting>) => {
    const next = { ...setting, ...part };
    const left = { ...next, taken: next.taken.filter((hex) => next.objectives.includes(hex)) };
    put(changed(survey, { scenario: isEmpty(left) ? null : left }));
  };
  return (
    <details class="battle-fields" open={survey.position.scenario !== null}>
      <summary>{words.ofBattle}</summary>
      {SIDES.map((side) => (
        <SheetField
          key={side}
          side={side}
          sheet={sheets[side]}
          speech={speech}
          choose={(sheet) => change({ sheets: { ...sheets, [side]: sheet } })}
        />
      ))}
      <p class="soft">
        {words.sheetHelp} <a href={armyPath(speech.texts.lang, 'ccn')}>{words.nations}</a>
      </p>
      {SIDES.map((side) => (
        <HexesField
          key={side}
          id={`exits-${side}`}
          label={`${words.exits} (${sideName(speech, side)})`}
          value={exits[side]}
          words={words}
          change={(hexes) => change({ exits: { ...exits, [side]: hexes } })}
        />
      ))}
      <HexesField
        id="objectives"
        label={words.objectives}
        value={objectives}
        words={words}
        change={(hexes) => change({ objectives: hexes })}
      />
      {objectives.length > 0 && (
        <HexesField
          id="taken"
          label={words.taken}
          value={taken}
          words={words}
          change={(hexes) => change({ taken: hexes })}
        />
      )}
    </details>
  );
};

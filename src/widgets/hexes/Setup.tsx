import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Hex } from '../../engine/hexes/hex.ts';
import { Notation } from '../desk/Notation.tsx';
import { BattleFields } from './BattleFields.tsx';
import { applied, carried, lineOf, type Tool, textOf, withPiece } from './changes.ts';
import { emptyText, shortened } from './desk.ts';
import { Faults } from './Faults.tsx';
import type { Light } from './HexBoard.tsx';
import { HexForm } from './HexForm.tsx';
import { Palette } from './Palette.tsx';
import { Playfield } from './Playfield.tsx';
import { hexName, type Speech } from './speech.ts';
import type { Survey } from './system.ts';

interface Props {
  text: string;
  survey: Survey;
  speech: Speech;
  change: (text: string) => void;
  children: ComponentChildren;
}

/** Sets a position up: by tools, by dragging, by a form for one hex, or as a line of text. */
export const Setup = ({ text, survey, speech, change, children }: Props) => {
  const { words, system } = speech;
  const [tool, setTool] = useState<Tool>({ tool: 'hand' });
  const [chosen, setChosen] = useState<Hex>();
  const [carrying, setCarrying] = useState<Hex>();
  const [said, setSaid] = useState('');
  const put = (next: Survey) => change(textOf(system, next));
  /** Puts it and tells what is in a hex now: nobody hears a drawing change. */
  const lay = (next: Survey, hex: Hex) => {
    put(next);
    setSaid(hexName(speech, next.position, hex));
  };
  const pick = (hex: Hex) => {
    if (carrying) lay(carried(survey, carrying, hex), hex);
    else if (tool.tool !== 'hand') lay(applied(system, survey, tool, hex), hex);
    else setSaid(hexName(speech, survey.position, hex));
    setCarrying(undefined);
    setChosen(hex);
  };
  const lights: Partial<Record<Hex, Light>> = {};
  if (chosen) lights[chosen] = 'chosen';
  for (const { hex } of survey.faults) if (hex) lights[hex] = 'fault';
  return (
    <>
      <Playfield
        marks={system.marks}
        field={survey.position}
        lights={lights}
        label={words.board}
        nameOf={(hex) => hexName(speech, survey.position, hex)}
        pick={pick}
        carry={(from, to) => lay(carried(survey, from, to), to)}
      />
      <div class="panel">
        {children}
        <Faults
          text={text}
          survey={survey}
          speech={speech}
          keep={(hex, piece) => put(withPiece(survey, hex, piece))}
        />
        <Palette
          tool={tool}
          grounds={system.grounds(survey.position.scenario)}
          choose={setTool}
          speech={speech}
        />
        <p role="status">{carrying ? words.nowTarget : said}</p>
        {chosen && (
          <HexForm
            key={chosen}
            hex={chosen}
            survey={survey}
            speech={speech}
            put={put}
            carry={() => setCarrying(chosen)}
          />
        )}
        <system.Scenario survey={survey} speech={speech} put={put} />
        <BattleFields survey={survey} speech={speech} put={put} />
        <details>
          <summary>{words.options}</summary>
          <Notation
            text={text}
            empty={emptyText(system)}
            change={(typed) => change(shortened(lineOf(system, typed)))}
            words={words}
          />
        </details>
      </div>
    </>
  );
};

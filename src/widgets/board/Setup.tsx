import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Survey } from '../../engine/cca/game/position.ts';
import type { Piece } from '../../engine/cca/game/state.ts';
import { TERRAINS } from '../../engine/cca/terrain.ts';
import { COMBATANTS } from '../../engine/cca/units.ts';
import { DIRECTIONS, type Hex, SIDES, type Side } from '../../engine/core/hex.ts';
import { BLOCK, HEX, TERRAIN, UNITS_CCA } from '../../reading/marks/index.ts';
import { Mark } from '../Mark.tsx';
import { BattleFields } from './BattleFields.tsx';
import {
  applied,
  carried,
  freshPiece,
  lineOf,
  type Tool,
  textOf,
  withGround,
  withPiece,
  withRampart,
} from './changes.ts';
import { Faults } from './Faults.tsx';
import type { Light } from './HexBoard.tsx';
import { Playfield } from './Playfield.tsx';
import { hexName, type Speech, sideName } from './speech.ts';

interface Props {
  text: string;
  survey: Survey;
  speech: Speech;
  large: boolean;
  change: (text: string) => void;
  children: ComponentChildren;
}

const isSame = (a: Tool, b: Tool) => JSON.stringify(a) === JSON.stringify(b);
const edge = (d: string) => `<path d="${d}"/>`;

/** What can be put on the board, as buttons with the marks that it will show there. */
const Palette = ({
  tool,
  choose,
  speech,
}: {
  tool: Tool;
  choose: (tool: Tool) => void;
  speech: Speech;
}) => {
  const { words, texts } = speech;
  const [side, setSide] = useState<Side>('bottom');
  const button = (value: Tool, label: ComponentChildren, title?: string) => (
    <button
      type="button"
      class="tool"
      title={title}
      aria-label={title}
      aria-pressed={isSame(tool, value)}
      onClick={() => choose(value)}
    >
      {label}
    </button>
  );
  const pickSide = (next: Side) => {
    setSide(next);
    if (tool.tool === 'unit') choose({ ...tool, side: next });
  };
  return (
    <fieldset class="palette">
      <legend>{words.tool}</legend>
      <div class="tools">
        {button({ tool: 'hand' }, words.hand)}
        {button({ tool: 'erase' }, words.erase)}
      </div>
      <div class="field segments" role="radiogroup" aria-label={words.side}>
        <div>
          {SIDES.map((one) => (
            <label>
              <input
                type="radio"
                name="board-side"
                checked={side === one}
                onChange={() => pickSide(one)}
              />
              {sideName(speech, one)}
            </label>
          ))}
        </div>
      </div>
      <div class={`tools marks ${side}`}>
        {COMBATANTS.map((unit) =>
          button(
            { tool: 'unit', unit, side },
            <Mark
              of={{ ...UNITS_CCA[unit], body: edge(BLOCK) + UNITS_CCA[unit].body }}
              class="mark"
            />,
            texts.value(unit),
          ),
        )}
      </div>
      <div class="tools marks">
        {TERRAINS.map((terrain) =>
          button(
            { tool: 'terrain', terrain },
            <Mark of={{ ...TERRAIN[terrain], body: edge(HEX) + TERRAIN[terrain].body }} />,
            texts.value(terrain),
          ),
        )}
      </div>
    </fieldset>
  );
};

interface HexFormProps {
  hex: Hex;
  survey: Survey;
  speech: Speech;
  put: (survey: Survey) => void;
  carry: () => void;
}

/** All of one hex as a form, for whoever would rather type than point. */
const HexForm = ({ hex, survey, speech, put, carry }: HexFormProps) => {
  const { words, texts } = speech;
  const { board, ground, ramparts } = survey.position;
  const piece = board[hex];
  const change = (part: Partial<Piece>) =>
    piece && put(withPiece(survey, hex, { ...piece, ...part }));
  return (
    <fieldset class="hex-form">
      <legend>{words.hex.replace('{hex}', hex)}</legend>
      <div class="field">
        <label for="hex-unit">{words.unit}</label>
        <select
          id="hex-unit"
          value={piece?.unit ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const unit = COMBATANTS.find((one) => one === value);
            put(withPiece(survey, hex, unit && freshPiece(unit, piece?.side ?? 'bottom')));
          }}
        >
          <option value="">{words.nobodyHere}</option>
          {COMBATANTS.map((unit) => (
            <option value={unit}>{texts.value(unit)}</option>
          ))}
        </select>
      </div>
      {piece && (
        <>
          <div class="field">
            <label for="hex-side">{words.side}</label>
            <select
              id="hex-side"
              value={piece.side}
              onChange={({ currentTarget: { value } }) =>
                change({ side: value === 'top' ? 'top' : 'bottom' })
              }
            >
              {SIDES.map((side) => (
                <option value={side}>{sideName(speech, side)}</option>
              ))}
            </select>
          </div>
          {piece.unit !== 'LD' && (
            <>
              <div class="field">
                <label for="hex-blocks">{words.blocksLabel}</label>
                <input
                  id="hex-blocks"
                  type="number"
                  min="1"
                  max={freshPiece(piece.unit, piece.side).blocks}
                  value={piece.blocks}
                  onChange={({ currentTarget: { valueAsNumber } }) =>
                    valueAsNumber >= 1 && change({ blocks: Math.min(9, Math.trunc(valueAsNumber)) })
                  }
                />
              </div>
              <label class="check">
                <input
                  type="checkbox"
                  checked={piece.leader}
                  onChange={({ currentTarget: { checked } }) => change({ leader: checked })}
                />
                {words.attach}
              </label>
            </>
          )}
        </>
      )}
      <div class="field">
        <label for="hex-terrain">{words.ground}</label>
        <select
          id="hex-terrain"
          value={ground[hex] ?? 'clear'}
          onChange={({ currentTarget: { value } }) =>
            put(withGround(survey, hex, TERRAINS.find((one) => one === value) ?? 'clear'))
          }
        >
          {TERRAINS.map((terrain) => (
            <option value={terrain}>{texts.value(terrain)}</option>
          ))}
        </select>
      </div>
      <details open={ramparts[hex] !== undefined}>
        <summary>{words.rampart}</summary>
        {DIRECTIONS.map((side) => (
          <label class="check">
            <input
              type="checkbox"
              checked={ramparts[hex]?.includes(side) ?? false}
              onChange={({ currentTarget: { checked } }) =>
                put(withRampart(survey, hex, side, checked))
              }
            />
            {words[side]}
          </label>
        ))}
      </details>
      {piece && (
        <p class="acts">
          <button type="button" onClick={carry}>
            {words.moveTo}
          </button>
          <button type="button" onClick={() => put(withPiece(survey, hex, undefined))}>
            {words.takeAway}
          </button>
        </p>
      )}
    </fieldset>
  );
};

/** Sets a position up: by tools, by dragging, by a form for one hex, or as a line of text. */
export const Setup = ({ text, survey, speech, large, change, children }: Props) => {
  const { words } = speech;
  const [tool, setTool] = useState<Tool>({ tool: 'hand' });
  const [chosen, setChosen] = useState<Hex>();
  const [carrying, setCarrying] = useState<Hex>();
  const put = (next: Survey) => change(textOf(next));
  const pick = (hex: Hex) => {
    if (carrying) put(carried(survey, carrying, hex));
    else if (tool.tool !== 'hand') put(applied(survey, tool, hex));
    setCarrying(undefined);
    setChosen(hex);
  };
  const lights: Partial<Record<Hex, Light>> = {};
  if (chosen) lights[chosen] = 'chosen';
  for (const { hex } of survey.faults) if (hex) lights[hex] = 'fault';
  return (
    <>
      <Playfield
        field={survey.position}
        lights={lights}
        label={words.board}
        nameOf={(hex) => hexName(speech, survey.position, hex)}
        pick={pick}
        carry={(from, to) => put(carried(survey, from, to))}
        large={large}
      />
      <div class="panel">
        {children}
        <Faults
          text={text}
          survey={survey}
          speech={speech}
          keep={(hex, piece) => put(withPiece(survey, hex, piece))}
        />
        <Palette tool={tool} choose={setTool} speech={speech} />
        {carrying && <p role="status">{words.nowTarget}</p>}
        {chosen ? (
          <HexForm
            key={chosen}
            hex={chosen}
            survey={survey}
            speech={speech}
            put={put}
            carry={() => setCarrying(chosen)}
          />
        ) : (
          <p class="soft">{words.pickHex}</p>
        )}
        <BattleFields survey={survey} speech={speech} put={put} />
        <div class="field">
          <label for="notation">{words.notation}</label>
          <textarea
            id="notation"
            rows={4}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget: { value } }) => change(lineOf(value))}
          />
          <small>{words.notationHelp}</small>
        </div>
        <p class="acts">
          <button type="button" onClick={() => change('cca1_bottom_top')}>
            {words.clearAll}
          </button>
        </p>
      </div>
    </>
  );
};

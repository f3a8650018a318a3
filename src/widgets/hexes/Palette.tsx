import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { BLOCKS } from '../../book/marks/block.ts';
import { BLOCK, HEX } from '../../book/marks/index.ts';
import type { Mark as Drawing } from '../../book/marks/mark.ts';
import { SIDES, type Side } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Mark } from '../Mark.tsx';
import type { Tool } from './changes.ts';
import { armyName, type Speech } from './speech.ts';

const isSame = (a: Tool, b: Tool) => JSON.stringify(a) === JSON.stringify(b);
/** A mark with its edge around it, as it stands on the board. */
const drawn = (mark: Drawing | undefined, edge: string, name?: string) =>
  mark && (
    <Mark
      of={{ ...mark, body: `<path d="${edge}"/>${mark.body}` }}
      {...(name && { class: name })}
    />
  );

/** What can be put on the board, as buttons with the marks that it will show there. */
export const Palette = ({
  tool,
  grounds,
  choose,
  speech,
}: {
  tool: Tool;
  grounds: readonly string[];
  choose: (tool: Tool) => void;
  speech: Speech;
}) => {
  const { words, texts, system } = speech;
  const { marks, units } = system;
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
  /** What is put next, by its name. */
  const now = () => {
    if (tool.tool === 'unit') return say(speech, words.nowOn, { what: texts.value(tool.unit) });
    if (tool.tool === 'terrain')
      return say(speech, words.nowOn, { what: texts.value(tool.terrain) });
    return tool.tool === 'erase' ? words.nowErase : words.pickHex;
  };
  return (
    <fieldset class="palette">
      <legend>{words.tool}</legend>
      <div class="tools">
        {button({ tool: 'hand' }, words.hand)}
        {button({ tool: 'erase' }, words.erase)}
        <p class="now">{now()}</p>
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
              <svg class="hexes swatch" viewBox="-24 -26 48 52" aria-hidden="true">
                <g class={one}>
                  <path class="block" d={BLOCKS[one]} />
                </g>
              </svg>
              {armyName(speech, one)}
            </label>
          ))}
        </div>
      </div>
      <div class={`tools marks ${side}`}>
        {units.map((unit) =>
          button(
            { tool: 'unit', unit, side },
            drawn(marks.units[unit], BLOCK, 'mark'),
            texts.value(unit),
          ),
        )}
      </div>
      <div class="tools marks">
        {grounds.map((terrain) =>
          button(
            { tool: 'terrain', terrain },
            drawn(marks.grounds[terrain], HEX),
            texts.value(terrain),
          ),
        )}
      </div>
    </fieldset>
  );
};

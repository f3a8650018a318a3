import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Ground } from '../../engine/cca/terrain.ts';
import { COMBATANTS } from '../../engine/cca/units.ts';
import { SIDES, type Side } from '../../engine/hexes/hex.ts';
import { BLOCK, HEX, TERRAIN } from '../../reading/marks/index.ts';
import { UNITS } from '../../systems/cca/units.ts';
import { Mark } from '../Mark.tsx';
import type { Tool } from './changes.ts';
import { type Speech, sideName } from './speech.ts';

const isSame = (a: Tool, b: Tool) => JSON.stringify(a) === JSON.stringify(b);
const edge = (d: string) => `<path d="${d}"/>`;

/** What can be put on the board, as buttons with the marks that it will show there. */
export const Palette = ({
  tool,
  grounds,
  choose,
  speech,
}: {
  tool: Tool;
  grounds: readonly Ground[];
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
            <Mark of={{ ...UNITS[unit], body: edge(BLOCK) + UNITS[unit].body }} class="mark" />,
            texts.value(unit),
          ),
        )}
      </div>
      <div class="tools marks">
        {grounds.map((terrain) =>
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

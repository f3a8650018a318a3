import { LEADER } from '../../engine/hexes/game/state.ts';
import { DIRECTIONS, type Hex, SIDES } from '../../engine/hexes/hex.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { say } from '../desk/speech.ts';
import { withGround, withPiece, withRampart } from './changes.ts';
import { type Speech, sideName } from './speech.ts';
import type { Piece, Survey } from './system.ts';

interface Props {
  hex: Hex;
  survey: Survey;
  speech: Speech;
  put: (survey: Survey) => void;
  carry: () => void;
}

/** All of one hex as a form, for whoever would rather type than point. */
export const HexForm = ({ hex, survey, speech, put, carry }: Props) => {
  const { words, texts, system } = speech;
  const { board, ground, ramparts, scenario } = survey.position;
  const grounds = system.grounds(scenario);
  const piece = board[hex];
  const change = (part: Partial<Piece>) =>
    piece && put(withPiece(survey, hex, { ...piece, ...part }));
  return (
    <fieldset class="hex-form">
      <legend>{say(speech, words.hex, { hex })}</legend>
      <div class="field">
        <label for="hex-unit">{words.unit}</label>
        <select
          id="hex-unit"
          value={piece?.unit ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const unit = system.units.find((one) => one === value);
            put(
              withPiece(
                survey,
                hex,
                unit === undefined ? unit : system.fresh(unit, piece?.side ?? 'bottom', scenario),
              ),
            );
          }}
        >
          <option value="">{words.nobodyHere}</option>
          {system.units.map((unit) => (
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
          {piece.unit !== LEADER && (
            <>
              <NumberField
                id="hex-blocks"
                label={words.blocksLabel}
                min={1}
                max={system.fullStrength(piece.unit)}
                value={piece.blocks}
                change={(blocks) => change({ blocks })}
                speech={speech}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={piece.leader}
                  onChange={({ currentTarget: { checked } }) => change({ leader: checked })}
                />
                {words.attach}
              </label>
              {system.Bearing && <system.Bearing piece={piece} speech={speech} change={change} />}
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
            put(withGround(survey, hex, grounds.find((one) => one === value) ?? 'clear'))
          }
        >
          {grounds.map((terrain) => (
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

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { readLog, writeLog } from '../../engine/cca/game/log.ts';
import { type Position, surveyPosition } from '../../engine/cca/game/position.ts';
import type { Action } from '../../engine/cca/game/state.ts';
import { fill } from '../../i18n/format.ts';
import { Ask } from './Ask.tsx';
import { lineOf } from './changes.ts';
import { addressOf, deskAt, EMPTY, keep, kept, MODES, type Desk as State } from './desk.ts';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Playfield } from './Playfield.tsx';
import { Setup } from './Setup.tsx';
import { Share } from './Share.tsx';
import { described, hexName, type Speech } from './speech.ts';
import { gameOf, played, type Table, tableOf } from './table.ts';

const FRESH: State = { mode: 'setup', text: EMPTY, game: null };

/** Texts of the position before and after the present one. */
interface Steps {
  before: readonly string[];
  after: readonly string[];
}

const Description = ({ position, speech }: { position: Position; speech: Speech }) => (
  <details class="description">
    <summary>{speech.words.description}</summary>
    {described(speech, position).map(({ title, lines }) => (
      <>
        <h2>{title}</h2>
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{title === speech.words.ground ? speech.words.clearGround : speech.words.nobody}</p>
        )}
      </>
    ))}
  </details>
);

/** The board and all that is done on it: a position is set up, asked about, or played from. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words, texts } = speech;
  const [desk, setDesk] = useState<State>(
    () => deskAt(location.search, location.hash) ?? kept() ?? FRESH,
  );
  const [steps, setSteps] = useState<Steps>({ before: [], after: [] });
  const [large, setLarge] = useState(false);
  const [stored, setStored] = useState(true);
  const survey = useMemo(() => surveyPosition(desk.text), [desk.text]);
  const [table, setTable] = useState(() => (desk.game ? tableOf(desk.game) : null));
  const good = table && 'states' in table ? table : null;

  useLayoutEffect(() => {
    history.replaceState(null, '', `${location.pathname}${addressOf(desk)}`);
    setStored(keep(desk));
  }, [desk]);

  const change = (text: string) => {
    setSteps({ before: [...steps.before, desk.text], after: [] });
    setDesk({ ...desk, text, game: null });
    setTable(null);
  };
  const put = (next: Table) => {
    setTable(next);
    setDesk({ ...desk, game: gameOf(next) });
  };
  const begin = (seed: number) => {
    const next = tableOf({ log: writeLog(survey.position, seed, []), done: 0 });
    if ('states' in next) put(next);
  };
  const goTo = (done: number) => good && put({ ...good, done });
  const open = (text: string) => {
    const log = readLog(text);
    if ('problem' in log && log.line === 1) return change(lineOf(text));
    const game = { log: text, done: Number.POSITIVE_INFINITY };
    const [line = EMPTY] = text.split('\n');
    setTable(tableOf(game));
    setDesk({ mode: 'play', text: line.trim(), game });
  };

  const playing = desk.mode === 'play' && good;
  const [back, on] = playing
    ? [good.done > 0, good.done < good.log.actions.length]
    : [steps.before.length > 0, steps.after.length > 0];
  const undo = () => {
    if (playing) return goTo(good.done - 1);
    const text = steps.before.at(-1) ?? desk.text;
    setSteps({ before: steps.before.slice(0, -1), after: [desk.text, ...steps.after] });
    setDesk({ ...desk, text });
  };
  const redo = () => {
    if (playing) return goTo(good.done + 1);
    const [text = desk.text, ...after] = steps.after;
    setSteps({ before: [...steps.before, desk.text], after });
    setDesk({ ...desk, text });
  };

  const shown = playing ? (good.states[good.done] ?? survey.position) : survey.position;
  const bar = (
    <>
      <div class="field segments" role="radiogroup" aria-label={words.modes}>
        <div>
          {MODES.map((mode) => (
            <label>
              <input
                type="radio"
                name="board-mode"
                checked={desk.mode === mode}
                onChange={() => setDesk({ ...desk, mode })}
              />
              {words[mode]}
            </label>
          ))}
        </div>
      </div>
      <p class="acts">
        <button type="button" disabled={!back} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" disabled={!on} onClick={redo}>
          {words.redo}
        </button>
        <button type="button" aria-pressed={large} onClick={() => setLarge(!large)}>
          {words.zoom}
        </button>
      </p>
      {!stored && <p class="notice">{words.notKept}</p>}
    </>
  );
  const end = (
    <div class="desk-end">
      <Share desk={desk} position={shown} speech={speech} open={open} />
      <Description position={shown} speech={speech} />
    </div>
  );
  const still = (said: preact.ComponentChildren) => (
    <>
      <Playfield
        field={survey.position}
        label={words.board}
        nameOf={(hex) => hexName(speech, survey.position, hex)}
        pick={() => {}}
        large={large}
      />
      <div class="panel">
        {bar}
        {said}
      </div>
    </>
  );
  const common = { speech, large };
  const mode = () => {
    if (desk.mode === 'setup')
      return (
        <Setup {...common} text={desk.text} survey={survey} change={change}>
          {bar}
        </Setup>
      );
    if (survey.faults.length > 0) return still(<p class="notice error">{words.faultsFirst}</p>);
    if (desk.mode === 'ask')
      return (
        <Ask {...common} position={survey.position}>
          {bar}
        </Ask>
      );
    if (good)
      return (
        <Play
          {...common}
          table={good}
          act={(action: Action) => put(played(good, action))}
          goTo={goTo}
        >
          {bar}
        </Play>
      );
    return still(
      <>
        {table && 'problem' in table && (
          <p class="notice error" role="alert">
            {fill(
              words.badGame,
              { line: table.line, why: speech.game.problem(table) },
              {},
              texts.lang,
            )}
          </p>
        )}
        <NewGame position={survey.position} speech={speech} begin={begin} />
      </>,
    );
  };
  return (
    <div class="desk-board">
      {mode()}
      {end}
    </div>
  );
};

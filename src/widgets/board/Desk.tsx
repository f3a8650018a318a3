import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { readLog, writeLog } from '../../engine/cca/game/position/log.ts';
import { surveyPosition } from '../../engine/cca/game/position/position.ts';
import { Ask } from './Ask.tsx';
import { Bar } from './Bar.tsx';
import { lineOf } from './changes.ts';
import { Description } from './Description.tsx';
import { addressOf, deskAt, EMPTY, keep, kept, type Desk as State } from './desk.ts';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Playfield } from './Playfield.tsx';
import { Setup } from './Setup.tsx';
import { Share } from './Share.tsx';
import { hexName, type Speech, say } from './speech.ts';
import { gameOf, played, type Table, tableOf } from './table.ts';

const FRESH: State = { mode: 'setup', text: EMPTY, game: null };

/** A position, with the game that was played from it: what can be taken back as a whole. */
type Laid = Pick<State, 'text' | 'game'>;

interface Past {
  before: readonly Laid[];
  after: readonly Laid[];
}

/** The desk with its past: a change of the position puts the game that was played from it aside. */
function useDesk() {
  const [desk, setDesk] = useState<State>(
    () => deskAt(location.search, location.hash) ?? kept() ?? FRESH,
  );
  const [past, setPast] = useState<Past>({ before: [], after: [] });
  const [table, setTable] = useState(() => (desk.game ? tableOf(desk.game) : null));
  const [stored, setStored] = useState(true);

  useLayoutEffect(() => {
    history.replaceState(null, '', `${location.pathname}${addressOf(desk)}`);
    setStored(keep(desk));
  }, [desk]);

  const here: Laid = { text: desk.text, game: desk.game };
  const lay = (laid: Laid, mode = desk.mode) => {
    setTable(laid.game ? tableOf(laid.game) : null);
    setDesk({ mode, ...laid });
  };
  const change = (laid: Laid, mode = desk.mode) => {
    setPast({ before: [...past.before, here], after: [] });
    lay(laid, mode);
  };
  const put = (next: Table) => {
    setTable(next);
    setDesk({ ...desk, game: gameOf(next) });
  };
  const [next, ...later] = past.after;
  const last = past.before.at(-1);
  const undo = () => {
    if (!last) return;
    setPast({ before: past.before.slice(0, -1), after: [here, ...past.after] });
    lay(last);
  };
  const redo = () => {
    if (!next) return;
    setPast({ before: [...past.before, here], after: later });
    lay(next);
  };
  return {
    desk,
    table,
    stored,
    choose: (mode: State['mode']) => setDesk({ ...desk, mode }),
    change,
    put,
    undo: last && undo,
    redo: next && redo,
  };
}

/** A file that the reader brought: a game, or else a position or a drawing. */
function brought(text: string): { laid: Laid; mode?: State['mode'] } {
  const log = readLog(text);
  if ('problem' in log && log.line === 1) return { laid: { text: lineOf(text), game: null } };
  const [line = EMPTY] = text.split('\n');
  const game = { log: text, done: Number.POSITIVE_INFINITY };
  return { laid: { text: line.trim(), game }, mode: 'play' };
}

/** The board and all that is done on it: a position is set up, asked about, or played from. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words } = speech;
  const { desk, table, stored, choose, change, put, undo, redo } = useDesk();
  const [large, setLarge] = useState(false);
  const survey = useMemo(() => surveyPosition(desk.text), [desk.text]);
  const { position, faults } = survey;
  const good = table && 'states' in table ? table : null;
  const playing = desk.mode === 'play' ? good : null;
  const goTo = (done: number) => good && put({ ...good, done });
  const back = playing && playing.done > 0 && (() => goTo(playing.done - 1));
  const on = playing && playing.done < playing.log.actions.length && (() => goTo(playing.done + 1));

  const bar = (
    <Bar
      mode={desk.mode}
      choose={choose}
      undo={playing ? back || undefined : undo}
      redo={playing ? on || undefined : redo}
      large={large}
      zoom={() => setLarge(!large)}
      stored={stored}
      speech={speech}
    />
  );
  const still = (said: ComponentChildren) => (
    <>
      <Playfield
        field={position}
        label={words.board}
        nameOf={(hex) => hexName(speech, position, hex)}
        pick={() => {}}
        large={large}
      />
      <div class="panel">
        {bar}
        {said}
      </div>
    </>
  );
  const begin = (seed: number) => {
    const next = tableOf({ log: writeLog(position, seed, []), done: 0 });
    if ('states' in next) put(next);
  };
  const beforeTheGame = (
    <>
      {table && 'problem' in table && (
        <p class="notice error" role="alert">
          {say(speech, words.badGame, { line: table.line, why: speech.game.problem(table) })}
        </p>
      )}
      <NewGame position={position} speech={speech} begin={begin} />
    </>
  );
  const main = () => {
    const common = { speech, large, children: bar };
    if (desk.mode === 'setup') {
      const set = (text: string) => change({ text, game: null });
      return <Setup {...common} text={desk.text} survey={survey} change={set} />;
    }
    if (faults.length > 0) return still(<p class="notice error">{words.faultsFirst}</p>);
    if (desk.mode === 'ask') return <Ask {...common} position={position} />;
    if (!good) return still(beforeTheGame);
    return (
      <Play {...common} table={good} act={(action) => put(played(good, action))} goTo={goTo} />
    );
  };
  const open = (text: string) => {
    const { laid, mode } = brought(text);
    change(laid, mode);
  };
  const shown = playing?.states[playing.done] ?? position;
  return (
    <div class="desk-board">
      {main()}
      <div class="desk-end">
        <Share desk={desk} position={shown} speech={speech} open={open} />
        <Description position={shown} speech={speech} />
      </div>
    </div>
  );
};

import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Bar } from '../desk/Bar.tsx';
import { DRAWING_STYLE } from '../desk/drawing-style.ts';
import { linkTo, ShareMenu } from '../desk/SharePanel.tsx';
import { say } from '../desk/speech.ts';
import { useDesk } from '../desk/use-desk.ts';
import { Ask } from './Ask.tsx';
import { lineOf } from './changes.ts';
import { Description } from './Description.tsx';
import { addressOf, homeOf, MODES, type Desk as State } from './desk.ts';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Playfield } from './Playfield.tsx';
import { Setup } from './Setup.tsx';
import { hexName, type Speech } from './speech.ts';
import type { HexSystem } from './system.ts';
import { gameOf, played, type Table, tableOf } from './table.ts';

/** The desk with the game on its table, which is played through again only where another one is laid. */
function useBoard(system: HexSystem) {
  const { set, ...desk } = useDesk(homeOf(system));
  const { game } = desk.desk;
  const held = useRef<{ game: State['game']; table: ReturnType<typeof tableOf> | null }>(null);
  if (held.current?.game !== game) held.current = { game, table: game && tableOf(system, game) };
  return {
    ...desk,
    table: held.current?.table ?? null,
    choose: (mode: State['mode']) => set({ ...desk.desk, mode }),
    put: (table: Table) => {
      held.current = { game: gameOf(system, table), table };
      set({ ...desk.desk, game: held.current.game });
    },
  };
}

/** A file that the reader brought: a game, or else a position or a drawing. */
function brought(system: HexSystem, file: string): Partial<State> {
  const text = system.log.renew(file);
  const log = system.log.read(text);
  if ('problem' in log && log.line === 1) return { text: lineOf(system, text), game: null };
  const [line = ''] = text.split('\n');
  const game = { log: text, done: Number.POSITIVE_INFINITY };
  return { text: line.trim(), game, mode: 'play' };
}

/** The board and all that is done on it: a position is set up, asked about, or played from. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words, system } = speech;
  const { desk, table, stored, choose, change, put, undo, redo } = useBoard(system);
  const [large, setLarge] = useState(false);
  const survey = useMemo(() => system.position.survey(desk.text), [desk.text]);
  const { position, faults } = survey;
  const good = table && 'states' in table ? table : null;
  const playing = desk.mode === 'play' ? good : null;
  const goTo = (done: number) => good && put({ ...good, done });
  const back = playing && playing.done > 0 && (() => goTo(playing.done - 1));
  const on = playing && playing.done < playing.log.actions.length && (() => goTo(playing.done + 1));

  const bar = (
    <Bar
      modes={MODES}
      mode={desk.mode}
      choose={choose}
      undo={playing ? back || undefined : undo}
      redo={playing ? on || undefined : redo}
      large={large}
      zoom={() => setLarge(!large)}
      stored={stored}
      words={words}
    />
  );
  const still = (said: ComponentChildren) => (
    <>
      <Playfield
        marks={system.marks}
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
    const next = tableOf(system, {
      log: system.log.write({ position, seed, actions: [] }),
      done: 0,
    });
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
      const set = (text: string) => change({ ...desk, text, game: null });
      return <Setup {...common} text={desk.text} survey={survey} change={set} />;
    }
    if (faults.length > 0) return still(<p class="notice error">{words.faultsFirst}</p>);
    if (desk.mode === 'ask') return <Ask {...common} position={position} />;
    if (!good) return still(beforeTheGame);
    return (
      <Play
        {...common}
        table={good}
        act={(action) => put(played(system, good, action))}
        goTo={goTo}
      />
    );
  };
  const open = (text: string) => {
    change({ ...desk, ...brought(system, text) });
  };
  const shown = playing?.states[playing.done] ?? position;
  return (
    <div class="desk-board">
      {main()}
      <div class="desk-end">
        <ShareMenu
          words={words}
          copies={[
            [words.share, () => linkTo(addressOf(desk))],
            [words.drawing, () => system.position.draw(shown)],
          ]}
          drawn={{ selector: '.playfield .hexes', style: DRAWING_STYLE }}
          file={{
            name: 'ius-belli.txt',
            type: 'text/plain',
            text: () => desk.game?.log ?? `${desk.text}\n`,
          }}
          open={open}
        />
        <Description position={shown} speech={speech} />
      </div>
    </div>
  );
};

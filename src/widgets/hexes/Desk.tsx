import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Hex, Side } from '../../engine/hexes/hex.ts';
import { Bar } from '../desk/Bar.tsx';
import { DRAWING_STYLE } from '../desk/drawing-style.ts';
import { linkTo, ShareMenu } from '../desk/SharePanel.tsx';
import { say } from '../desk/speech.ts';
import { useDesk } from '../desk/use-desk.ts';
import { Ask } from './Ask.tsx';
import { lineOf } from './changes.ts';
import { Description } from './Description.tsx';
import {
  addressOf,
  emptyText,
  homeOf,
  lostAt,
  MODES,
  type Desk as State,
  shortened,
} from './desk.ts';
import { Faults } from './Faults.tsx';
import type { Frame } from './geometry.ts';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Playfield } from './Playfield.tsx';
import { Setup } from './Setup.tsx';
import { Starts } from './Starts.tsx';
import { Unread } from './Story.tsx';
import { hexName, type Speech } from './speech.ts';
import { StageContext } from './stage.ts';
import type { HexSystem } from './system.ts';
import { gameOf, played, type Table, tableOf } from './table.ts';
import { usePast } from './use-past.ts';

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
    pose: (asked: string) => set({ ...desk.desk, asked }),
    put: (table: Table) => {
      held.current = { game: gameOf(system, table), table };
      set({ ...desk.desk, game: held.current.game });
    },
  };
}

/** How the board is looked at: as a whole while it is set up, then what stands there, until the reader says otherwise. */
function useStage(mode: State['mode']) {
  const [cursor, moveTo] = useState<Hex>('E7');
  const [chosen, setChosen] = useState<boolean>();
  const [near, look] = useState<Frame>();
  const turn = (whole: boolean) => {
    setChosen(whole);
    look(undefined);
  };
  const whole = chosen ?? mode === 'setup';
  return useMemo(() => ({ cursor, moveTo, whole, near, look, turn }), [cursor, whole, near]);
}

/** A file that the reader brought: a game, or else a position or a drawing. */
function brought(system: HexSystem, file: string): Partial<State> {
  const text = system.log.renew(file);
  const [line = '', ...actions] = text.trim().split('\n');
  const log = system.log.read(text);
  const isGame = actions.length > 0 && !('problem' in log && log.line === 1);
  if (!isGame) return { text: shortened(lineOf(system, text)), asked: '', game: null };
  const game = { log: text, done: Number.POSITIVE_INFINITY };
  return { text: line.trim(), asked: '', game, mode: 'play' };
}

/** The board and all that is done on it: a position is set up, asked about, or played from. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words, system } = speech;
  const [lost] = useState(() => lostAt(system, location.search));
  const { desk, table, stored, choose, pose, change, put, undo, redo } = useBoard(system);
  const [opened] = useState(desk);
  const damaged = lost.length > 0 && desk === opened;
  const stage = useStage(desk.mode);
  const [left, setLeft] = useState(false);
  const survey = useMemo(() => system.position.survey(desk.text), [desk.text]);
  const { position, faults } = survey;
  const good = table && 'states' in table ? table : null;
  const playing = desk.mode === 'play' ? good : null;
  const goTo = (done: number) => good && put({ ...good, done });
  const past = usePast(system, playing, goTo);

  const bar = (
    <>
      <Bar
        modes={MODES}
        mode={desk.mode}
        choose={choose}
        undo={playing ? past.undo : undo}
        redo={playing ? past.redo : redo}
        look={{
          name: stage.whole && !stage.near ? words.fitted : words.wholeBoard,
          at: () => stage.turn(!stage.whole || stage.near !== undefined),
        }}
        stored={stored}
        words={words}
      />
      {damaged && (
        <p class="notice error" role="alert">
          {say(speech, words.linkDamaged, { parts: lost.join(', ') })}
        </p>
      )}
    </>
  );
  const still = (said: ComponentChildren) => (
    <>
      <Playfield
        marks={system.marks}
        field={position}
        label={words.board}
        nameOf={(hex) => hexName(speech, position, hex)}
        pick={() => {}}
      />
      <div class="panel">
        {bar}
        {said}
      </div>
    </>
  );
  const begin = (seed: number, active: Side) => {
    const next = tableOf(system, {
      log: system.log.write({ position: { ...position, active }, seed, actions: [] }),
      done: 0,
    });
    if ('states' in next) put(next);
  };
  const beforeTheGame = (
    <>
      {table && 'unread' in table && <Unread problem={table.unread} speech={speech} />}
      <NewGame position={position} speech={speech} begin={begin} />
    </>
  );
  const main = () => {
    const common = { speech, children: bar };
    if (desk.mode === 'setup') {
      const set = (text: string) => change({ ...desk, text, game: null });
      return <Setup {...common} text={desk.text} survey={survey} change={set} />;
    }
    if (faults.length > 0)
      return still(
        <>
          <p class="notice error">{words.faultsFirst}</p>
          <Faults text={desk.text} survey={survey} speech={speech} />
        </>,
      );
    if (desk.mode === 'ask') {
      const { asked } = desk;
      const state = damaged ? undefined : addressOf({ ...desk, game: null });
      return <Ask {...common} {...{ position, asked, pose, state }} />;
    }
    if (!good) return still(beforeTheGame);
    return (
      <Play
        {...common}
        table={good}
        doubt={past.doubt}
        act={(actions) => put(played(system, good, actions))}
        goTo={goTo}
      />
    );
  };
  const open = (text: string) => {
    change({ ...desk, ...brought(system, text) });
  };
  const nothing = !left && !desk.game && desk.text === emptyText(system);
  const over = nothing && (
    <Starts
      speech={speech}
      lay={(start) =>
        change({ ...desk, mode: 'setup', asked: '', text: system.position.write(start) })
      }
      example={() =>
        change({
          ...desk,
          mode: desk.mode === 'play' ? 'play' : 'ask',
          asked: '',
          text: system.example,
        })
      }
      leave={() => {
        setLeft(true);
        choose('setup');
      }}
    />
  );
  const shown = playing?.states[playing.done] ?? position;
  return (
    <div class="desk-board">
      <StageContext.Provider value={{ ...stage, over }}>{main()}</StageContext.Provider>
      <div class="desk-end">
        <ShareMenu
          words={words}
          copies={[
            [
              words.share,
              () => linkTo(addressOf(desk.mode === 'ask' ? { ...desk, game: null } : desk)),
            ],
            [words.drawing, () => system.position.draw(shown)],
          ]}
          drawn={{ selector: '.playfield .hexes', style: DRAWING_STYLE }}
          file={{
            name: 'ius-belli.txt',
            type: 'text/plain',
            text: () => desk.game?.log ?? `${desk.text}\n`,
          }}
          open={open}
        >
          <button type="button" data-case={`${system.key}/board${addressOf(desk)}`}>
            {words.addToCase}
          </button>
        </ShareMenu>
        <Description position={shown} speech={speech} />
      </div>
    </div>
  );
};

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import { type Hex, SIDES } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Clause } from './Clause.tsx';
import { Hand } from './Hand.tsx';
import type { Light } from './HexBoard.tsx';
import { Playfield } from './Playfield.tsx';
import { Happened, Moves } from './Story.tsx';
import { hexName, type Speech, sideName, sideOf } from './speech.ts';
import type { Action, Game, HexSystem } from './system.ts';
import type { Table } from './table.ts';

interface Props {
  table: Table;
  speech: Speech;
  large: boolean;
  act: (action: Action) => void;
  /** Shows the game after so many actions. */
  goTo: (done: number) => void;
  children: ComponentChildren;
}

/** The hex in which an action begins, and the one to which it leads. */
const startOf = ({ from, hex }: Action): Hex | undefined => from ?? hex;
const endOf = ({ to, over }: Action): Hex | undefined => to ?? over;

/** What the players may touch: targets of the chosen piece, or whoever may act at all. */
function lightsOf(
  { lights: by }: HexSystem,
  game: Game,
  actions: readonly Action[],
  chosen: Hex | undefined,
) {
  const lights: Partial<Record<Hex, Light>> = {};
  if (game.combat) lights[game.combat.at] = 'fight';
  for (const action of actions) {
    const [from, to] = [startOf(action), endOf(action)];
    if (to && (!from || from === chosen)) lights[to] = by[action.do] ?? 'go';
    else if (from && !chosen) lights[from] ??= 'way';
  }
  if (chosen) lights[chosen] = 'chosen';
  return lights;
}

const Banners = ({ game, speech }: { game: Game; speech: Speech }) => (
  <p class="banners">
    {SIDES.map((side) => (
      <span>
        {say(speech, speech.words.bannersOf, {
          side: sideName(speech, side),
          n: game.banners[side],
          goal: game.goal,
        })}
      </span>
    ))}
  </p>
);

/** Whose turn it is, and the question that is put to whoever decides. */
const Moment = ({ game, speech }: { game: Game; speech: Speech }) => {
  const { words, texts, system } = speech;
  const decider = system.game.toDecide(game);
  const side = sideOf(speech, game.active);
  return (
    <>
      <Banners game={game} speech={speech} />
      <p class="moment" role="status">
        {game.winner ? (
          <b>{say(speech, words.won, { side: sideOf(speech, game.winner) })}</b>
        ) : (
          <>
            <b>{say(speech, words.turnOf, { round: game.round, side })}</b>
            {decider && decider !== game.active && (
              <b> · {say(speech, words.decides, { side: sideOf(speech, decider) })}</b>
            )}
            <br />
            {speech.game.prompt(game)}
          </>
        )}
      </p>
      {game.turn && (
        <p class="soft">{say(speech, words.inForce, { card: texts.value(game.turn.card) })}</p>
      )}
    </>
  );
};

const Buttons = ({
  actions,
  game,
  speech,
  act,
}: {
  actions: readonly Action[];
  game: Game;
  speech: Speech;
  act: (action: Action) => void;
}) => (
  <p class="acts">
    {actions.map((action) => (
      <button type="button" onClick={() => act(action)}>
        {speech.game.action(action, game)}
      </button>
    ))}
  </p>
);

/** A game for two at one device: the engine offers what is legal and says why the rest is not. */
export const Play = ({ table, speech, large, act, goTo, children }: Props) => {
  const { words, system } = speech;
  const { states, done } = table;
  const game = states[done] as Game;
  const [chosen, setChosen] = useState<Hex>();
  const [among, setAmong] = useState<readonly Action[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const actions = system.game.legal(game);
  const from = chosen && game.board[chosen] ? chosen : undefined;

  const forget = () => {
    setAmong([]);
    setRefused(null);
  };
  const carryOut = (action: Action) => {
    forget();
    setChosen(undefined);
    act(action);
  };
  const pick = (hex: Hex) => {
    forget();
    const fitting = actions.filter((action) => {
      const [start, end] = [startOf(action), endOf(action)];
      return end ? end === hex && (!start || start === from) : start === hex;
    });
    const [only] = fitting;
    // To leave the battlefield is asked for once more: it may be the hex where the unit stands.
    if (only && fitting.length === 1 && !system.askedTwice.includes(only.do)) return carryOut(only);
    if (only) return setAmong(fitting);
    const begins = actions.some((action) => endOf(action) && startOf(action) === hex);
    if (begins) return setChosen(hex === chosen ? undefined : hex);
    const action = system.game.meant(game, from, hex);
    const why = action && system.game.refusal(game, action);
    setRefused(why ?? null);
    if (!why) setChosen(game.board[hex] ? hex : undefined);
  };
  const bare = actions.filter(
    (action) => !startOf(action) && !endOf(action) && action.do !== 'play',
  );
  return (
    <>
      <Playfield
        marks={system.marks}
        field={game}
        lights={lightsOf(system, game, actions, from)}
        label={words.board}
        nameOf={(hex) => hexName(speech, game, hex)}
        pick={pick}
        large={large}
      />
      <div class="panel">
        {children}
        <Moment game={game} speech={speech} />
        {refused && (
          <p class="verdict-of" role="status">
            <b>{words.why}:</b> <Clause refused={refused} speech={speech} />
          </p>
        )}
        {among.length > 0 && <Buttons actions={among} game={game} speech={speech} act={carryOut} />}
        <Buttons actions={bare} game={game} speech={speech} act={carryOut} />
        <Hand
          key={`${game.round} ${system.game.toDecide(game)}`}
          game={game}
          speech={speech}
          act={carryOut}
        />
        <Happened game={game} speech={speech} />
        <details>
          <summary>{say(speech, words.allActions, { n: actions.length })}</summary>
          <Buttons
            actions={actions.filter((action) => action.do !== 'play')}
            game={game}
            speech={speech}
            act={carryOut}
          />
        </details>
        <Moves table={table} speech={speech} goTo={goTo} />
      </div>
    </>
  );
};

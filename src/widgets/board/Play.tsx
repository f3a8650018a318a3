import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { legal, refusal, toDecide } from '../../engine/cca/game/play.ts';
import type { Action, GameState } from '../../engine/cca/game/state.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import { distance, type Hex, SIDES } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Clause } from './Clause.tsx';
import { Hand } from './Hand.tsx';
import type { Light } from './HexBoard.tsx';
import { Playfield } from './Playfield.tsx';
import { Happened, Moves } from './Story.tsx';
import { hexName, type Speech, sideName, sideOf } from './speech.ts';
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
const startOf = (action: Action): Hex | undefined =>
  'from' in action ? action.from : 'hex' in action ? action.hex : undefined;
const endOf = (action: Action): Hex | undefined =>
  'to' in action ? action.to : 'over' in action ? action.over : undefined;

const LIGHTS: Partial<Record<Action['do'], Light>> = { fire: 'fire', attack: 'fight' };

/** What the players may touch: targets of the chosen piece, or whoever may act at all. */
function lightsOf(game: GameState, actions: readonly Action[], chosen: Hex | undefined) {
  const lights: Partial<Record<Hex, Light>> = {};
  if (game.combat) lights[game.combat.at] = 'fight';
  for (const action of actions) {
    const [from, to] = [startOf(action), endOf(action)];
    if (to && (!from || from === chosen)) lights[to] = LIGHTS[action.do] ?? 'go';
    else if (from && !chosen) lights[from] ??= 'way';
  }
  if (chosen) lights[chosen] = 'chosen';
  return lights;
}

/** What somebody means who touches a hex where nothing is to be done: the action that the moment calls for. */
function meant(game: GameState, from: Hex | undefined, to: Hex): Action | undefined {
  if (game.tasks.length > 0) return { do: 'go', to };
  if (game.phase === 'order') return { do: 'order', hex: to };
  if (!from || from === to) return undefined;
  if (game.phase === 'move' || game.phase === 'move-again') return { do: 'move', from, to };
  if (game.phase !== 'battle') return undefined;
  return { do: distance(from, to) === 1 ? 'attack' : 'fire', from, to };
}

const Banners = ({ game, speech }: { game: GameState; speech: Speech }) => (
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
const Moment = ({ game, speech }: { game: GameState; speech: Speech }) => {
  const { words, texts } = speech;
  const decider = toDecide(game);
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
  game: GameState;
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
  const { words } = speech;
  const { states, done } = table;
  const game = states[done] as GameState;
  const [chosen, setChosen] = useState<Hex>();
  const [among, setAmong] = useState<readonly Action[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const actions = legal(game);
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
    if (only && fitting.length === 1 && only.do !== 'exit') return carryOut(only);
    if (only) return setAmong(fitting);
    const begins = actions.some((action) => endOf(action) && startOf(action) === hex);
    if (begins) return setChosen(hex === chosen ? undefined : hex);
    const action = meant(game, from, hex);
    const why = action && refusal(game, action);
    setRefused(why ?? null);
    if (!why) setChosen(game.board[hex] ? hex : undefined);
  };
  const bare = actions.filter(
    (action) => !startOf(action) && !endOf(action) && action.do !== 'play',
  );
  return (
    <>
      <Playfield
        field={game}
        lights={lightsOf(game, actions, from)}
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
        <Hand key={`${game.round} ${toDecide(game)}`} game={game} speech={speech} act={carryOut} />
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

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { inSentence } from '../../i18n/format.ts';
import { say } from '../desk/speech.ts';
import { Aim, Answers, prepare } from './Aim.tsx';
import { Bare, Buttons, Ends, isBare } from './Choices.tsx';
import { Clause } from './Clause.tsx';
import { Course } from './Course.tsx';
import { Hand } from './Hand.tsx';
import { advancesTo, endOf, lightsOf, onlyStart, startOf } from './lights.ts';
import { Playfield } from './Playfield.tsx';
import { type Route, routesFrom } from './routes.ts';
import { Broken, Happened, Moves, Reasons } from './Story.tsx';
import { hexName, type Speech, sideOf } from './speech.ts';
import type { Action, Game } from './system.ts';
import { decided, eventsSince, skippedSince, type Table } from './table.ts';
import type { usePast } from './use-past.ts';

interface Props {
  table: Table;
  /** Asked before dice that have fallen are taken back. */
  doubt: ReturnType<typeof usePast>['doubt'];
  speech: Speech;
  act: (actions: readonly Action[]) => void;
  /** Shows the game after so many actions. */
  goTo: (done: number) => void;
  children: ComponentChildren;
}

/** How long a finger that taps twice takes, in ms. */
const TWICE = 600;

/** Whether what was just done is so fresh that the same tap may not do more. */
function useFinger(done: number): boolean {
  const [settled, settle] = useState(done);
  useEffect(() => {
    const timer = setTimeout(() => settle(done), TWICE);
    return () => clearTimeout(timer);
  }, [done]);
  return settled !== done;
}

interface OfMoment {
  game: Game;
  done: number;
  /** An attack is being looked at, which takes its place. */
  aims: boolean;
  speech: Speech;
}

/** The question that is put to whoever decides; it takes the focus of a button that is gone. */
const Moment = ({ game, done, aims, speech }: OfMoment) => {
  const { words, system } = speech;
  const decider = system.game.toDecide(game);
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(done);
  useLayoutEffect(() => {
    if (shown.current !== done && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    shown.current = done;
  }, [done]);
  return (
    <p class={aims ? 'moment spoken' : 'moment'} role="status" tabIndex={-1} ref={element}>
      {game.winner ? (
        <b>{say(speech, words.won, { side: sideOf(speech, game.winner) })}</b>
      ) : (
        <>
          {decider && decider !== game.active && (
            <b>{say(speech, words.decides, { side: sideOf(speech, decider) })}. </b>
          )}
          {speech.game.prompt(game)}
        </>
      )}
    </p>
  );
};

/** Dice that have fallen are taken back only when the players say so. */
const Doubt = ({ doubt, speech: { words } }: Required<Pick<Props, 'doubt' | 'speech'>>) =>
  doubt ? (
    <div class="doubt" role="alert">
      <p>{words.takeBackRoll}</p>
      <p class="acts">
        <button type="button" onClick={doubt.yes}>
          {words.doTakeBack}
        </button>
        <button type="button" onClick={doubt.no}>
          {words.leaveRoll}
        </button>
      </p>
    </div>
  ) : null;

/** Steps that ended by themselves are named once. */
const Skipped = ({ steps, speech }: { steps: readonly string[]; speech: Speech }) => {
  const { words, game, texts } = speech;
  const names = steps.map((step) => inSentence(game.phase(step), texts.lang)).join(', ');
  return names ? <p class="soft">{say(speech, words.skipped, { steps: names })}</p> : null;
};

/** What has happened and what is asked: wherever the panel was scrolled to, it comes into sight. */
const Now = ({ done, children }: { done: number; children: ComponentChildren }) => {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(done);
  useLayoutEffect(() => {
    if (shown.current !== done) element.current?.scrollIntoView?.({ block: 'nearest' });
    shown.current = done;
  }, [done]);
  return (
    <div class="now" ref={element}>
      {children}
    </div>
  );
};

/** What the players have touched: the piece that is to act, and what they are asked about it. */
interface Touched {
  chosen?: Hex | undefined;
  among: readonly Action[];
  ways: readonly Route[];
  aimed: readonly Action[];
  refused?: Refusal | null | undefined;
}

const NOTHING: Touched = { among: [], ways: [], aimed: [] };

/** A game for two at one device: the engine offers what is legal and says why the rest is not. */
export const Play = ({ table, doubt, speech, act, goTo, children }: Props) => {
  const { words, system } = speech;
  const { done } = table;
  const game = table.states[done] as Game;
  const actions = system.game.legal(game);
  const routes = routesFrom(system, game);
  const waits = useFinger(done);
  const [{ chosen, among, ways, aimed, refused }, touch] = useState(NOTHING);
  const from = (chosen && game.board[chosen] && chosen) || onlyStart(actions);
  const since = decided(system, table);
  const events = eventsSince(table, since);

  const questions = actions.flatMap((action) => system.game.odds(game, action) ?? []);
  const queries = [...new Set(questions.map(({ query }) => query))].join(' ');
  useEffect(() => {
    for (const question of questions) void prepare(question, speech.texts.lang);
  }, [queries]);

  const carryOut = (some: readonly Action[]) => {
    touch(NOTHING);
    act(some);
  };
  /** What throws dice is shown with its chances first. */
  const take = (some: readonly Action[]) => {
    const [first] = some;
    if (first && endOf(first) && system.game.odds(game, first))
      touch({ ...NOTHING, chosen: startOf(first), aimed: some });
    else carryOut(some);
  };
  const pickEnd = (hex: Hex) => {
    const fitting = routes.filter(({ path }) => path.at(-1) === hex);
    const [only, other] = fitting;
    if (only && !other) carryOut(only.actions);
    else if (only) touch({ ...NOTHING, ways: fitting });
    return only !== undefined;
  };
  const pick = (hex: Hex) => {
    const [again, another] = aimed;
    if (again && endOf(again) === hex && !another) return carryOut(aimed);
    if (pickEnd(hex)) return;
    const [advance] = actions.filter(({ do: what }) => what === 'advance');
    if (advance && advancesTo(game, actions) === hex) return carryOut([advance]);
    const attacks = actions.filter((one) => endOf(one) === hex && system.game.odds(game, one));
    const by = chosen ?? onlyStart(attacks) ?? from;
    if (!by && attacks.length > 0) return touch({ ...NOTHING, among: attacks });
    const fitting = actions.filter((action) => {
      const [start, end] = [startOf(action), endOf(action)];
      return end ? end === hex && (!start || start === by) : start === hex;
    });
    const [only, more] = fitting;
    if (only && system.game.odds(game, only)) return take(fitting);
    // To leave the battlefield is asked for once more: it may be the hex where the unit stands.
    if (only && !more && !system.askedTwice.includes(only.do)) return carryOut(fitting);
    if (only) return touch({ ...NOTHING, chosen, among: fitting });
    const begins = actions.some((action) => endOf(action) && startOf(action) === hex);
    if (begins) return touch(hex === chosen ? NOTHING : { ...NOTHING, chosen: hex });
    const action = system.game.meant(game, from, hex);
    const why = action && system.game.refusal(game, action);
    touch({ ...NOTHING, refused: why, chosen: why ? chosen : game.board[hex] && hex });
  };
  const common = { game, speech, waits, act: carryOut };
  return (
    <>
      <Playfield
        marks={system.marks}
        field={game}
        lights={lightsOf(system, game, { actions, routes, chosen: from })}
        label={words.board}
        nameOf={(hex) => hexName(speech, game, hex)}
        pick={pick}
      />
      <div class="panel">
        {children}
        <Broken table={table} speech={speech} />
        <Course game={game} speech={speech} />
        <Now done={done}>
          <Doubt doubt={doubt} speech={speech} />
          <Happened events={events} speech={speech} />
          <Skipped steps={skippedSince(system, table, since)} speech={speech} />
          <Moment game={game} done={done} aims={aimed.length > 0} speech={speech} />
          {from && aimed.length === 0 && <p class="chosen-piece">{hexName(speech, game, from)}</p>}
          {refused && (
            <p class="verdict-of" role="status">
              <b>{words.why}:</b> <Clause refused={refused} speech={speech} />
            </p>
          )}
          {aimed.length > 0 && (
            <Aim {...common} actions={aimed} act={(action) => carryOut([action])} />
          )}
          <Buttons {...common} actions={among} act={take} />
          <Answers
            {...common}
            actions={actions.filter(isBare)}
            act={(action) => carryOut([action])}
          />
          <Ends {...common} routes={ways.length > 0 ? ways : routes} />
          <Bare key={done} {...common} routes={routes} />
        </Now>
        <Hand
          key={`${game.round} ${system.game.toDecide(game)} ${game.turn?.card}`}
          game={game}
          speech={speech}
          act={(action) => !waits && carryOut([action])}
        />
        <Reasons events={events} speech={speech} />
        <details>
          <summary>{say(speech, words.allActions, { n: actions.length })}</summary>
          <Buttons {...common} actions={actions.filter(({ card }) => !card)} act={take} />
        </details>
        <Moves table={table} speech={speech} goTo={goTo} />
      </div>
    </>
  );
};

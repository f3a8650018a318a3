import { useEffect, useState } from 'preact/hooks';
import { decisive } from '../../engine/core/query.ts';
import type { LogProblem } from '../../engine/hexes/game/log.ts';
import type { Texts } from '../../i18n/texts.ts';
import { say } from '../desk/speech.ts';
import { Steps } from '../Steps.tsx';
import { Clause } from './Clause.tsx';
import { rollsIn } from './rolls.ts';
import type { Speech } from './speech.ts';
import type { Event } from './system.ts';
import { Thrown } from './Thrown.tsx';
import type { Table } from './table.ts';

type Ruled = Required<Pick<Event, 'steps' | 'of'>>;

/** The steps of the tables behind one roll or one way back, in the words of its calculator. */
const Derivation = ({ ruled, speech }: { ruled: Ruled; speech: Speech }) => {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    void import('../load.ts')
      .then(({ loadWhole }) => loadWhole(ruled.of, speech.texts.lang))
      .then((loaded) => setTexts(loaded.texts));
  }, [ruled.of]);
  return texts ? (
    <Steps steps={ruled.steps} notApplied={[]} decisive={decisive(ruled.steps, {})} texts={texts} />
  ) : null;
};

/** What the last decision brought about: its dice, and then each thing in a sentence. */
export const Happened = ({ events, speech }: { events: readonly Event[]; speech: Speech }) => {
  const sentences = events.filter(({ event, faces }) => event !== 'ruled' && !faces);
  return (
    <div class="happened">
      {rollsIn(events).map((roll) => (
        <Thrown roll={roll} speech={speech} />
      ))}
      {sentences.length > 0 && (
        <p class="told">{sentences.map((event) => speech.game.event(event)).join(' ')}</p>
      )}
    </div>
  );
};

/** The clauses behind the last dice and ways, for who wants to follow them. */
export const Reasons = ({ events, speech }: { events: readonly Event[]; speech: Speech }) => {
  const ruled = events.flatMap(({ steps, of }) => (steps && of ? [{ steps, of }] : []));
  if (ruled.length === 0) return null;
  return (
    <details class="reasons">
      <summary>{speech.words.howDice}</summary>
      {ruled.map((one) => (
        <Derivation ruled={one} speech={speech} />
      ))}
    </details>
  );
};

/** A line of a game that cannot be read. */
export const Unread = ({ problem, speech }: { problem: LogProblem; speech: Speech }) => (
  <p class="notice error" role="alert">
    {say(speech, speech.words.badGame, {
      line: problem.line,
      why: speech.game.problem(problem),
    })}
  </p>
);

/** Where a game that was brought breaks off, and why. */
export const Broken = ({
  table: { wrong, problem },
  speech,
}: Pick<MovesProps, 'table' | 'speech'>) => (
  <>
    {problem && <Unread problem={problem} speech={speech} />}
    {wrong && (
      <p class="notice error" role="alert">
        {say(speech, speech.words.wrongAction, { n: wrong.at + 1 })}{' '}
        <Clause refused={wrong} speech={speech} />
      </p>
    )}
  </>
);

interface MovesProps {
  table: Table;
  speech: Speech;
  goTo: (done: number) => void;
}

/** The whole game, action by action; each can be gone back to. */
export const Moves = ({ table: { log, states, done }, speech, goTo }: MovesProps) => {
  const { words, game } = speech;
  const n = log.actions.length;
  return (
    <details class="moves">
      <summary>{say(speech, words.log, { n })}</summary>
      {done < n && <p class="soft">{words.takenBack}</p>}
      <ol>
        <li>
          <button type="button" aria-pressed={done === 0} onClick={() => goTo(0)}>
            {words.start}
          </button>
        </li>
        {log.actions.map((action, i) => (
          <li>
            <button type="button" aria-pressed={done === i + 1} onClick={() => goTo(i + 1)}>
              {game.action(action, states[i])}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};

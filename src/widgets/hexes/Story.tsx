import { useEffect, useState } from 'preact/hooks';
import type { Texts } from '../../i18n/texts.ts';
import { Die } from '../Die.tsx';
import { say } from '../desk/speech.ts';
import { Steps } from '../Steps.tsx';
import { Clause } from './Clause.tsx';
import type { Speech } from './speech.ts';
import type { Game } from './system.ts';
import type { Table } from './table.ts';

type Event = Game['events'][number];

const Dice = ({ event: { faces }, speech }: { event: Event; speech: Speech }) =>
  faces ? (
    <span class="dice" role="img" aria-label={speech.texts.value([...faces])}>
      {faces.map((face) => (
        <Die face={face} dice={speech.system.dice} />
      ))}
    </span>
  ) : null;

type Ruled = Required<Pick<Event, 'steps' | 'of'>>;

/** The steps of the tables behind one roll or one way back, in the words of its calculator. */
const Derivation = ({ ruled, speech }: { ruled: Ruled; speech: Speech }) => {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    void import('../load.ts')
      .then(({ loadQuery }) => loadQuery(ruled.of, speech.texts.lang))
      .then((loaded) => setTexts(loaded.texts));
  }, [ruled.of]);
  return texts ? <Steps steps={ruled.steps} notApplied={[]} texts={texts} /> : null;
};

/** What the last action brought about, one thing after the other, with the clauses behind it. */
export const Happened = ({ game, speech }: { game: Game; speech: Speech }) => {
  const { words } = speech;
  if (game.events.length === 0) return null;
  const ruled = game.events.flatMap(({ steps, of }) => (steps && of ? [{ steps, of }] : []));
  return (
    <section class="happened" aria-live="polite">
      <h2>{words.happened}</h2>
      <ul>
        {game.events.map(
          (event) =>
            event.event !== 'ruled' && (
              <li>
                {speech.game.event(event)} <Dice event={event} speech={speech} />
              </li>
            ),
        )}
      </ul>
      {ruled.length > 0 && (
        <details>
          <summary>{words.howDice}</summary>
          {ruled.map((one) => (
            <Derivation ruled={one} speech={speech} />
          ))}
        </details>
      )}
    </section>
  );
};

interface MovesProps {
  table: Table;
  speech: Speech;
  goTo: (done: number) => void;
}

/** The whole game, action by action; each can be gone back to. */
export const Moves = ({ table: { log, states, done, wrong }, speech, goTo }: MovesProps) => {
  const { words, game } = speech;
  const n = log.actions.length;
  return (
    <details class="moves">
      <summary>{say(speech, words.log, { n })}</summary>
      {done < n && <p class="soft">{words.takenBack}</p>}
      {wrong && (
        <p class="fault" role="alert">
          {say(speech, words.wrongAction, { n: wrong.at + 1 })}{' '}
          <Clause refused={wrong} speech={speech} />
        </p>
      )}
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

import { NumberField } from '../desk/NumberField.tsx';
import { nameOfSide, type Part, say } from './part.ts';
import { withSide } from './state.ts';
import { Told } from './Told.tsx';

const MOST = 200;

/** What each side has destroyed, and whether the game ends with this turn. */
export const Points = ({ turn, speech, change }: Part) => {
  const { words, system } = speech;
  const reply = system.end(turn);
  const answer: Readonly<Record<string, unknown>> =
    'ruling' in reply ? { ...reply.ruling.answer } : {};
  const points = [answer.ownPoints, answer.enemyPoints];
  return (
    <section>
      <h2>{words.points}</h2>
      <p class="answer">
        {turn.sides
          .map((_, at) => `${nameOfSide(turn, at, speech)} ${String(points[at] ?? 0)}`)
          .join(' · ')}
      </p>
      {turn.phase === 'over' && <Told reply={reply} speech={speech} why />}
      <details>
        <summary>{words.otherTitle}</summary>
        {turn.sides.map(({ morePoints }, at) => (
          <NumberField
            id={`points-${at}`}
            label={say(speech, words.otherPoints, { side: nameOfSide(turn, at, speech) })}
            value={morePoints}
            min={0}
            max={MOST}
            speech={speech}
            change={(to) => change(withSide(turn, at, { morePoints: to }))}
          />
        ))}
      </details>
    </section>
  );
};

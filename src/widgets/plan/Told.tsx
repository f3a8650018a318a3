import type { Reply } from '../../engine/core/query.ts';
import { Problem } from '../Problem.tsx';
import { Ref } from '../Ref.tsx';
import type { Speech } from './part.ts';

/** What the engine answers: in a sentence with its clauses, and why; or what is wrong with what was said. */
export const Told = ({
  reply,
  speech: { words, texts },
  why = false,
}: {
  reply: Reply;
  speech: Speech;
  why?: boolean;
}) => {
  if ('violations' in reply)
    return (
      <>
        {reply.violations.map((violation) => (
          <p class="fault">
            <Problem violation={violation} texts={texts} />
          </p>
        ))}
      </>
    );
  const { ruling } = reply;
  const about = texts.about(ruling.query);
  return (
    <>
      <p>
        {about.sentence(ruling.summary)}{' '}
        {ruling.summary.clauses.map((id) => (
          <>
            <Ref id={id} texts={texts} />{' '}
          </>
        ))}
      </p>
      {why && (
        <details>
          <summary>{words.why}</summary>
          <ul>
            {ruling.steps.map((step) => (
              <li>
                {about.step(step)} <Ref id={step.clause} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

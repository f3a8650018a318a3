import { cardPath } from '../../../content/links.ts';
import type { Violation } from '../../../engine/core/schema.ts';
import type { Speech } from './drawn.ts';

interface Props {
  text: string;
  faults: readonly Violation[];
  speech: Speech;
}

const AROUND = 12;

/** What is wrong with a table: each fault with its clause and its place in the text. */
export const Faults = ({ text, faults, speech: { words, texts } }: Props) => {
  if (faults.length === 0) return null;
  return (
    <section class="faults" role="alert">
      <h2>{words.faults}</h2>
      <ul>
        {faults.map(({ clause, ...fault }) => {
          const at = Number(fault.with.at ?? 1) - 1;
          return (
            <li class="fault">
              {texts.problem({ ...fault, field: '' })}
              {clause && (
                <>
                  {' '}
                  <a class="ref" href={cardPath(texts.lang, clause)}>
                    {clause}
                  </a>
                </>
              )}
              <code>
                {text.slice(Math.max(0, at - AROUND), at)}
                <mark>{text.slice(at, at + AROUND) || words.here}</mark>
              </code>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

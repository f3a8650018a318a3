import type { Violation } from '../../engine/core/schema/violation.ts';
import type { PlaneWords } from '../../i18n/plane.ts';
import { cardPath } from '../../library/links.ts';
import { Place } from '../desk/Notation.tsx';
import type { Speech } from '../desk/speech.ts';

interface Props {
  text: string;
  faults: readonly Violation[];
  speech: Speech<keyof PlaneWords>;
}

/** What is wrong with a table: each fault with its clause and its place in the text. */
export const Faults = ({ text, faults, speech: { words, texts } }: Props) => {
  if (faults.length === 0) return null;
  return (
    <section class="faults" role="alert">
      <h2>{words.faults}</h2>
      <ul>
        {faults.map(({ clause, ...fault }) => {
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
              {fault.with.at !== undefined && (
                <Place text={text} at={Number(fault.with.at) - 1} words={words} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

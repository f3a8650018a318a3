import { useEffect, useState } from 'preact/hooks';
import { put } from '../../engine/core/query.ts';
import { calculatorPath } from '../../library/links.ts';
import type { Loaded } from '../load.ts';
import type { Draft } from '../paths.ts';
import { RulingView } from '../RulingView.tsx';
import { paramText, toParams } from '../state.ts';
import type { Speech } from './speech.ts';

/** A question about what stands on the board, as a calculator asks it. */
export interface Question {
  query: string;
  draft: Draft;
}

/** What a calculator says of a question that the board asks: the ruling with its steps, and the way to the form. */
export const Answer = ({ question, speech }: { question: Question; speech: Speech }) => {
  const { words, texts } = speech;
  const { query: id, draft } = question;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let asked = true;
    void import('../load.ts')
      .then(({ loadQuery }) => loadQuery(id, texts.lang))
      .then((now) => asked && setLoaded(now));
    return () => {
      asked = false;
    };
  }, [id]);
  if (loaded?.query.id !== id) return <p role="status">{words.computing}</p>;
  const reply = put(loaded.query, draft);
  const params = paramText(toParams(loaded.query.fields, draft));
  return (
    <>
      {'ruling' in reply ? (
        <RulingView ruling={reply.ruling} texts={loaded.texts} dice={loaded.dice} />
      ) : (
        reply.violations.map((violation) => <p>{loaded.texts.problem(violation)}</p>)
      )}
      <p>
        <a href={`${calculatorPath(texts.lang, id)}?${params}`}>{words.openCalculator}</a>
      </p>
    </>
  );
};

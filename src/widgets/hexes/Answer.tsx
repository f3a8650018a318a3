import { useEffect, useState } from 'preact/hooks';
import { put, type Ruling } from '../../engine/core/query.ts';
import { calculatorPath } from '../../library/links.ts';
import { paramsOf } from '../handed.ts';
import type { Loaded } from '../load.ts';
import type { Draft } from '../paths.ts';
import { RulingView } from '../RulingView.tsx';
import { paramText, toParams } from '../state.ts';
import { useOtherwise } from '../use-otherwise.ts';
import type { Speech } from './speech.ts';

/** A question about what stands on the board, as a calculator asks it. */
export interface Question {
  query: string;
  draft: Draft;
}

interface Of {
  question: Question;
  speech: Speech;
}

/** A question of the board in its calculator, which need not be here. */
export const CalculatorLink = ({ question: { query, draft }, speech }: Of) => (
  <a
    href={`${calculatorPath(speech.texts.lang, query)}?${paramText(new URLSearchParams(paramsOf(draft)))}`}
  >
    {speech.words.openCalculator}
  </a>
);
const Ruled = ({ ruling, loaded }: { ruling: Ruling; loaded: Loaded }) => {
  const { query, texts, dice } = loaded;
  const { otherwise } = useOtherwise(query, ruling, texts);
  return <RulingView ruling={ruling} texts={texts} dice={dice} otherwise={otherwise} />;
};

/** What a calculator says of a question that the board asks: the ruling with its steps, and the way to the form. */
export const Answer = ({ question, speech }: Of) => {
  const { words, texts } = speech;
  const { query: id, draft } = question;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let asked = true;
    void import('../load.ts')
      .then(({ loadWhole }) => loadWhole(id, texts.lang))
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
        <Ruled ruling={reply.ruling} loaded={loaded} />
      ) : (
        reply.violations.map((violation) => <p>{loaded.texts.problem(violation)}</p>)
      )}
      <p>
        <a href={`${calculatorPath(texts.lang, id)}?${params}`}>{words.openCalculator}</a>
      </p>
    </>
  );
};

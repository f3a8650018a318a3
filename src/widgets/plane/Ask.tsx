import type { Query } from '../../engine/core/query.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Piece } from '../../engine/plane/table/state.ts';
import { calculatorPath } from '../../library/links.ts';
import * as seldom from '../controls/seldom.ts';
import { Asked } from '../desk/Asked.tsx';
import { Form } from '../Form.tsx';
import { Problem } from '../Problem.tsx';
import { withReadings } from '../readings.ts';
import { Steps } from '../Steps.tsx';
import { paramText, toParams } from '../state.ts';
import { useOtherwise } from '../use-otherwise.ts';
import { Hangings } from '../Verdict.tsx';
import { PathPad } from './PathPad.tsx';
import type { Stage } from './Setup.tsx';
import type { Speech } from './system.ts';
import { type Question, restOf } from './use-question.ts';

/** What is told by other means than the steps of a way. */
const formOf = (query: Query): Fields => {
  const { path: _, ...rest } = restOf(query);
  return rest;
};

const goesOf = ({ go }: Fields) => (go?.kind === 'choice' ? go.options : []);

interface Props<U extends Piece, S extends string, W extends string> extends Stage<U, S, W> {
  asked: Question<U, S, W>;
  /** The search of the address that asks this; nothing while a damaged link has not been looked at. */
  state: string | undefined;
  fine: boolean;
  setFine: (fine: boolean) => void;
}

/** Asks the engine about the cards as they lie: each answer with its clauses. */
export function Ask<U extends Piece, S extends string, W extends string>(props: Props<U, S, W>) {
  const { asked, speech, state } = props;
  const { query, ready, missing } = asked;
  const { words } = speech;
  return (
    <>
      <Between asked={asked} speech={speech} />
      {missing && (
        <p role="status">
          {missing === 'unit'
            ? words.pickUnit
            : missing === 'targetName'
              ? words.pickTarget
              : words.pickOther}
        </p>
      )}
      {query && ready && (
        <Asked state={state} brief={briefOf(asked, speech)} cite={speech.texts.words.citeResult}>
          <Answered {...props} query={query} />
        </Asked>
      )}
    </>
  );
}

/** What is asked, in a few words: `Charge: A1 → X1`. */
function briefOf<U extends Piece, S extends string, W extends string>(
  { query, unit, target }: Question<U, S, W>,
  { words, system }: Speech<U, S, W>,
): string {
  const word = query && system.questions.words[query.id];
  const units = [unit, target].flatMap((one) => (one ? [one.name] : []));
  return [...(word ? [words[word]] : []), units.join(' → ')].filter(Boolean).join(': ');
}

/** Between which cards it is asked; a tap takes one back. */
function Between<U extends Piece, S extends string, W extends string>({
  asked: { unit, target, from, against },
  speech: { words },
}: {
  asked: Question<U, S, W>;
  speech: Speech<U, S, W>;
}) {
  if (!unit && !target) return null;
  const named = (one: Piece, clear: () => void) => (
    <button type="button" aria-label={`${one.name}: ${words.change}`} onClick={clear}>
      {one.name} <span aria-hidden="true">×</span>
    </button>
  );
  return (
    <p class="between">
      {unit && named(unit, () => from(undefined))}
      {unit && target && <span aria-hidden="true">→</span>}
      {target && named(target, () => against(undefined))}
    </p>
  );
}

/** What else is asked, and what the engine says: whether it may be, in a sentence, and why. */
function Answered<U extends Piece, S extends string, W extends string>({
  asked,
  query,
  speech,
  change,
  fine,
  setFine,
}: Props<U, S, W> & { query: Query }) {
  const { more, setMore, ruling, violations, unit, path } = asked;
  const { words, texts, system } = speech;
  const answer: Readonly<Record<string, unknown>> = { ...ruling?.answer };
  const holds = system.questions.holds(query, answer);
  const after = answer.positionAfter;
  const params = paramText(toParams(query.fields, asked.draft));
  const calculator = `${calculatorPath(texts.lang, query.id)}?${params}`;
  const rest = formOf(query);
  const { otherwise } = useOtherwise(query, ruling, texts);
  const hangings = otherwise?.hangings ?? [];
  return (
    <>
      <section class="result" aria-live="polite">
        {violations.map((violation) => (
          <p class="fault">{texts.problem(violation)}</p>
        ))}
        <Hangings of={hangings.filter(({ warns }) => warns)} texts={texts} />
        {ruling && (
          <p class="answer" data-quoted>
            {holds !== undefined && <b>{holds ? words.yes : words.no}</b>}{' '}
            {texts.summary(ruling.summary)}
          </p>
        )}
        <Hangings of={hangings.filter(({ warns }) => !warns)} texts={texts} />
        <p class="acts">
          <a class="button" href={calculator}>
            {words.openCalculator}
          </a>
          {typeof after === 'string' && (
            <button
              type="button"
              onClick={() => {
                change(after);
                setMore({});
              }}
            >
              {words.carryOut}
            </button>
          )}
        </p>
      </section>
      {unit && asked.drag && !query.fields.path && !('toX' in more) && (
        <p class="soft">{words.dragToMove}</p>
      )}
      {unit && query.fields.path?.kind === 'groups' && (
        <>
          {asked.drag && path.length === 0 && <p class="soft">{words.dragToMove}</p>}
          <PathPad
            unit={unit}
            goes={goesOf(query.fields.path.fields)}
            most={query.fields.path.most}
            path={path}
            setPath={(next) => setMore({ ...more, path: next })}
            fine={fine}
            setFine={setFine}
            speech={speech}
          />
        </>
      )}
      {Object.keys(rest).length > 0 && (
        <div class="rest">
          <Form
            seldom={seldom}
            tell={(violation) => <Problem violation={violation} texts={texts} />}
            id="table"
            fields={rest}
            draft={more}
            violations={violations}
            texts={texts}
            unfold={() => withReadings(query.id, texts)}
            change={setMore}
          />
        </div>
      )}
      {ruling && (
        <section class="why">
          <h2>{texts.words.steps}</h2>
          <Steps
            steps={ruling.steps}
            notApplied={ruling.notApplied}
            decisive={ruling.summary.clauses}
            hangings={hangings}
            texts={texts}
          />
        </section>
      )}
    </>
  );
}

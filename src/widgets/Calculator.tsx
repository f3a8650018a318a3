import { useEffect, useRef, useState } from 'preact/hooks';
import type { Dice } from '../book/marks/dice.ts';
import { put, type Query, type Reply } from '../engine/core/query.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { remember } from './device.ts';
import { Form } from './Form.tsx';
import type { Given } from './given/given.ts';
import type { Draft } from './paths.ts';
import { RulingView } from './RulingView.tsx';
import { fromParams, mend, paramText, toParams } from './state.ts';

interface Props {
  id: string;
  query: Query;
  texts: Texts;
  dice?: Dice;
  /** Where the form starts, and what a damaged link falls back to. */
  start: Draft;
  /** Parameters that the page keeps beside the state, e.g. which example is open. */
  keep?: Record<string, string> | undefined;
  /** Values of the reader's own sheets, where there are any. */
  given?: Given | undefined;
}

interface State {
  draft: Draft;
  damage: readonly Violation[];
}

/** A calculator: the form of a query and the ruling for what stands in it; its state is the page's URL. */
export const Calculator = ({ id, query, texts, dice, start, keep = {}, given }: Props) => {
  // What an example or a link says is not filled in.
  const begin = (draft: Draft, fresh: boolean) => given?.begin(draft, fresh) ?? draft;
  const fromUrl = (): State => {
    const params = new URLSearchParams(location.search);
    for (const name of Object.keys(keep)) params.delete(name);
    if (params.size === 0) return { draft: begin(start, start === query.sample), damage: [] };
    const { draft, damage } = mend(query.fields, fromParams(query.fields, params), start);
    return { draft: begin(draft, false), damage };
  };
  const [{ draft, damage }, setState] = useState<State>(fromUrl);
  const last = useRef<Reply | undefined>(undefined);
  const reply = put(query, draft);
  if ('ruling' in reply) last.current = reply;
  const violations = 'violations' in reply ? reply.violations : [];
  const ruled = last.current && 'ruling' in last.current ? last.current.ruling : undefined;

  useEffect(() => {
    const back = () => setState(fromUrl());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });

  // After the answer is on the screen: what was used last is also offered at the table.
  useEffect(() => {
    if (draft === start || !ruled || violations.length > 0) return;
    const { pathname, search } = location;
    remember({ query: query.id, url: pathname + search, brief: texts.brief(ruled) });
  }, [draft]);

  const change = (next: Draft) => {
    setState({ draft: next, damage: [] });
    const params = new URLSearchParams({
      ...keep,
      ...Object.fromEntries(toParams(query.fields, next)),
    });
    const url = `${location.pathname}?${paramText(params)}${location.hash}`;
    history.pushState(null, '', url);
  };

  const { words } = texts;
  return (
    <div class="calc" data-state={paramText(toParams(query.fields, draft))}>
      <div class="form">
        {damage.length > 0 && <Damage damage={damage} texts={texts} />}
        <Form
          id={id}
          fields={query.fields}
          draft={draft}
          violations={violations}
          texts={texts}
          dice={dice}
          change={(next) => change(given?.follow(draft, next) ?? next)}
          note={given && ((path) => given.note(path, draft, change))}
        />
        <p class="acts">
          <button type="button" onClick={() => change(begin(start, start === query.sample))}>
            {words.reset}
          </button>
        </p>
        <div class="bar">
          <output>
            {ruled && violations.length === 0 ? <b>{texts.brief(ruled)}</b> : <b>–</b>}
          </output>
          <a class="button" href={`#${id}-result`}>
            {words.why}
          </a>
        </div>
      </div>
      <section class="result" id={`${id}-result`} aria-label={words.result} aria-live="polite">
        <h2 class="spoken">{words.result}</h2>
        {violations.length > 0 ? (
          <ul>
            {violations.map((violation) => (
              <li class="fault">
                <b>{words.error}</b>
                {texts.problem(violation)}
              </li>
            ))}
          </ul>
        ) : (
          ruled && (
            <>
              {given?.resting(draft)}
              <RulingView ruling={ruled} texts={texts} dice={dice} />
              <p class="acts">
                <button type="button" data-cite>
                  {words.citeResult}
                </button>
              </p>
            </>
          )
        )}
      </section>
    </div>
  );
};

const Damage = ({ damage, texts }: { damage: readonly Violation[]; texts: Texts }) => {
  const { words } = texts;
  const [said, setSaid] = useState(damage);
  // Few links are damaged: what guesses at the meaning of the others comes when one is.
  useEffect(() => {
    import('../engine/core/nearest.ts').then(({ suggest }) => setSaid(suggest(damage)));
  }, [damage]);
  const problems = said.map((violation) => texts.problem(violation)).join(' ');
  return (
    <p class="notice error" role="alert">
      <b>{words.damaged}</b> {fill(words.damagedText, { problems }, {}, texts.lang)}
    </p>
  );
};

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Dice } from '../book/marks/dice.ts';
import type { Query, Ruling } from '../engine/core/query.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { startOf } from '../engine/core/start.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { readingId } from '../library/reading-ids.ts';
import { barsOf, likelyText } from './bars.ts';
import { Form } from './Form.tsx';
import type { Signs } from './filling.ts';
import type { Given } from './given/given.ts';
import type { Housed } from './house/attach.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { Draft } from './paths.ts';
import { Ref } from './Ref.tsx';
import { loadReasons, type Told, withReadings } from './readings.ts';
import { ask, type Roll, settled, withoutShownDice } from './rolls.ts';
import type { Seldom } from './seldom.ts';
import { fromParams, mend, ownParams, paramText, toParams } from './state.ts';
import { useOtherwise } from './use-otherwise.ts';
import { because, isRefused, Verdict } from './Verdict.tsx';
import { Why } from './Why.tsx';

interface Props {
  id: string;
  query: Query;
  texts: Texts;
  dice?: Dice | undefined;
  signs?: Signs | undefined;
  seldom?: Seldom | undefined;
  /** Where an example starts: else a form begins, and begins again, with the ordinary case. */
  start?: Draft | undefined;
  /** Parameters that the page keeps beside the state, e.g. which example is open. */
  keep?: Record<string, string> | undefined;
  /** Values of the reader's own sheets, where there are any. */
  given?: Given | undefined;
  /** How answers come about, where that is told from the start. */
  told?: Told | undefined;
  /** House rules that say how something of this question is read. */
  house?: Housed | undefined;
}

/** Fields of unclear places: what is said of each stands on its card. */
const READINGS = 'readings.';

/** As a page is built it has no address, and its form nobody who listens. */
const isBuilt = typeof location === 'undefined';
const Part = isBuilt ? 'fieldset' : 'div';

interface State {
  draft: Draft;
  /** What of its link could not be read; until a reader has looked at what it came to, it is not cited. */
  damage: readonly Violation[];
  /** It is the example that a button shows: its dice go when anything else changes. */
  shown?: boolean;
}

/**
 * The answer in a few words: of a roll that is not told whole how many dice are missing, of both sides of a combat what
 * most likely becomes of them.
 */
function headline(ruling: Ruling, rolls: readonly Roll[], texts: Texts): string {
  const open = rolls.find(({ faces, dice }) => faces.length < dice);
  if (open?.field.need === 'default')
    return fill(texts.words.tapFaces, { n: open.dice - open.faces.length }, {}, texts.lang);
  const bars = ruling.odds ? barsOf(ruling.odds) : [];
  const isOpen = bars.length > 1 && bars.some(({ parts }) => parts.length > 1);
  return isOpen ? bars.map((bar) => likelyText(bar, texts)).join(' · ') : texts.brief(ruling);
}

/** A calculator: the form of a query and the ruling for what stands in it; its state is the page's URL. */
export const Calculator = (props: Props) => {
  const { id, query, dice, signs, seldom, start: example, keep = {}, given, house } = props;
  const [system = ''] = query.id.split('/');
  const housed = (draft: Draft) => house?.begin(draft) ?? draft;
  const start = useMemo(() => housed(example ?? startOf(query)), []);
  // What an example or a link says is not filled in.
  const begin = (draft: Draft, fresh: boolean) => given?.begin(draft, fresh) ?? draft;
  const fromUrl = (): State => {
    if (isBuilt) return { draft: start, damage: [] };
    const params = ownParams(query.fields, new URLSearchParams(location.search), keep);
    if (params.size === 0) return { draft: begin(start, !example), damage: [] };
    // Never the example, which is a case of its own.
    const { draft, damage } = mend(query.fields, fromParams(query.fields, params), startOf(query));
    return { draft: begin(draft, false), damage };
  };
  const [{ draft, damage, shown }, setState] = useState<State>(fromUrl);
  const [told, setTold] = useState(props.told);
  const [why, setWhy] = useState(told !== undefined);
  const { texts } = told ?? props;
  const last = useRef<Ruling | undefined>(undefined);
  const { reply, rolls } = useMemo(() => ask(query, draft), [draft]);
  if ('ruling' in reply) last.current = reply.ruling;
  const violations = 'violations' in reply ? reply.violations : [];
  const ruled = violations.length === 0 ? last.current : undefined;

  useEffect(() => {
    const back = () => setState(fromUrl());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });

  // Why it is so, and what is wrong, is told with words that few need: they come when one does.
  const needed = !told && (why || violations.length > 0 || damage.length > 0);
  useEffect(() => {
    // Without a network it stays folded, to be asked again.
    if (needed) void loadReasons(query.id, texts).then(setTold, () => setWhy(false));
  }, [needed]);

  // After the answer is on the screen: what was used last is also offered at the table.
  useEffect(() => {
    if (draft === start || !ruled) return;
    const { pathname, search } = location;
    const used = { query: query.id, url: pathname + search, brief: texts.brief(ruled) };
    void import('./device.ts').then(({ remember }) => remember(used));
  }, [draft]);

  const { otherwise, isLost } = useOtherwise(query, ruled, texts);
  // A refusal is cited with its reasons.
  const all = told || !ruled || !isRefused(ruled) ? '' : 'why';
  const asked = isLost ? 'lost' : otherwise && all;

  const change = (wanted: Draft, isShown = false) => {
    const next = settled(query, shown ? withoutShownDice(query, draft, wanted) : wanted);
    setState({ draft: next, damage: [], shown: isShown });
    const params = new URLSearchParams({
      ...keep,
      ...Object.fromEntries(toParams(query.fields, next)),
    });
    const url = `${location.pathname}?${paramText(params)}${location.hash}`;
    history.pushState(null, '', url);
  };

  const { words } = texts;
  const state = paramText(toParams(query.fields, draft));
  const caseLink = state ? `${query.id}?${state}` : query.id;
  const said = ruled && headline(ruled, rolls, texts);
  return (
    <div class="calc" data-state={state} data-asked={asked}>
      <Part class="form" disabled={isBuilt}>
        {told && damage.length > 0 && <told.parts.Damage damage={damage} texts={texts} />}
        <Form
          id={id}
          fields={query.fields}
          draft={draft}
          violations={violations}
          texts={texts}
          dice={dice}
          signs={signs}
          seldom={seldom}
          tell={told && ((violation) => <told.parts.Problem violation={violation} texts={texts} />)}
          rolled={Object.keys(query.rolls ?? {})}
          rolls={rolls}
          change={(next) => change(given?.follow(draft, next) ?? next)}
          unfold={() => withReadings(query.id, texts)}
          note={(path) =>
            path.startsWith(READINGS) ? (
              <Ref id={readingId(system, path.slice(READINGS.length))} texts={texts} />
            ) : (
              given?.note(path, draft, change)
            )
          }
        />
        <p class="acts">
          <button type="button" onClick={() => change(begin(start, !example))}>
            {words.reset}
          </button>
          {!example && (
            <button type="button" onClick={() => change(housed(query.sample as Draft), true)}>
              {words.showExample}
            </button>
          )}
        </p>
        <p class="bar">
          <span>{said ?? '–'}</span>
          <a class="button" href={`#${id}-result`} onClick={() => setWhy(true)}>
            {words.why}
          </a>
        </p>
      </Part>
      <section class="result" id={`${id}-result`} aria-label={words.result}>
        <h2 class="spoken">{words.result}</h2>
        {ruled ? (
          <>
            {given?.resting(draft)}
            {house?.note(draft, change)}
            <div class="ruling">
              <Verdict
                ruling={ruled}
                texts={texts}
                headline={said}
                otherwise={otherwise}
                because={told && because(ruled, texts)}
                live
              />
              {told && ruled.odds && (
                <>
                  <told.parts.Spread odds={ruled.odds} texts={texts} />
                  <told.parts.Landings odds={ruled.odds} texts={texts} />
                </>
              )}
              <NextSteps query={query} ruling={ruled} draft={draft} texts={texts} />
              <p class="acts">
                {damage.length > 0 ? (
                  <button type="button" data-cite data-look onClick={() => change(draft)}>
                    {words.looked}
                  </button>
                ) : (
                  <>
                    <button type="button" data-cite>
                      {words.citeResult}
                    </button>
                    <button type="button" data-case={caseLink} disabled={isBuilt}>
                      {words.addToCase}
                    </button>
                  </>
                )}
              </p>
              <Why
                ruling={ruled}
                texts={texts}
                told={told}
                hangings={otherwise?.hangings}
                open={why}
                toggle={setWhy}
              />
            </div>
          </>
        ) : (
          <ul aria-live="polite">
            {violations.map((violation) => (
              <li class="fault">
                {told && (
                  <told.parts.Problem violation={violation} of={query.fields} texts={texts} />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};

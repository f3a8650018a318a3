import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../desk/mount.ts';
import { stored } from '../device.ts';
import { armyKey } from '../given/sheets.ts';
import { type Draft, isDraft } from '../paths.ts';
import { RosterDesk } from './Roster.tsx';
import type { Kinds, Ready } from './system.ts';
import { useRoster } from './use-roster.ts';

/** Each kind of list with its words, fetched when it is first wanted. */
function fetching<W>({ kinds, words }: Kinds<W>, lang: Lang) {
  const known = new Map<string, Promise<Ready<W>>>();
  const fetched = async (name: string): Promise<Ready<W>> => {
    const system = await kinds[name]?.load();
    if (!system) throw new RangeError(`No kind of list ${name}`);
    const texts = await textsOf(system.query.id, lang, system.also);
    return { system, speech: { words: system.words?.(lang) ?? words(lang), texts } };
  };
  return (name: string) => {
    const found = known.get(name) ?? fetched(name);
    known.set(name, found);
    // Without a network now, it is fetched when it is wanted again.
    found.catch(() => known.delete(name));
    return found;
  };
}

const formatOf = (text: string): unknown => {
  try {
    return JSON.parse(text)?.format;
  } catch {
    return undefined;
  }
};

interface Props<W> {
  kinds: Kinds<W>;
  lang: Lang;
  ready: (name: string) => Promise<Ready<W>>;
  first: readonly [name: string, ready: Ready<W>];
}

function KindsDesk<W>({ kinds: of, lang, ready, first }: Props<W>) {
  const { key, kinds, chosen, label } = of;
  const words = of.words(lang);
  const choices = of.choices(words);
  const kindBy = (test: (one: Kinds<W>['kinds'][string]) => boolean) =>
    Object.keys(kinds).find((name) => kinds[name] && test(kinds[name]));
  const fromLink = async (text: string) => {
    const name = kindBy(({ link }) => text.startsWith(link)) ?? first[0];
    const { system, speech } = await ready(name);
    const found = await system.fromLink(text);
    if (!found || !('draft' in found)) return found;
    return { draft: system.view?.(speech).kept(found.draft, {}) ?? found.draft };
  };
  const desk = useRoster({ key, fromLink });
  const option = chosen(desk.roster);
  const kind = choices.find((one) => one.key === option)?.kind ?? first[0];
  const [[name, shown], show] = useState(first);
  useEffect(() => {
    if (kind !== name) void ready(kind).then((one) => show([kind, one]));
  }, [kind]);

  const choose = async (chosenKey: string) => {
    const found = choices.find((one) => one.key === chosenKey);
    if (!found) return;
    const { system, speech } = await ready(found.kind);
    const view = system.view?.(speech);
    if (view) desk.change(view.kept({ ...view.shown(desk.roster), ...found.says }, desk.roster));
  };
  return (
    <RosterDesk
      {...shown}
      desk={desk}
      kindOf={(text) => {
        const format = formatOf(text);
        const found = kindBy((one) => one.format === format);
        return found === undefined ? undefined : ready(found);
      }}
      choice={
        <div class="field">
          <label for="army-kind">{label(words)}</label>
          <select
            id="army-kind"
            value={option}
            onChange={({ currentTarget }) => void choose(currentTarget.value)}
          >
            {choices.map((one) => (
              <option value={one.key}>{one.name}</option>
            ))}
          </select>
        </div>
      }
    />
  );
}

/** Puts the live list of a page that has several kinds of them in the place of what stands in an element. */
export const mountKinds =
  <W,>(kinds: Kinds<W>) =>
  async (element: Element, lang: Lang) => {
    const ready = fetching(kinds, lang);
    const kept = stored(armyKey(kinds.key));
    const option = kinds.chosen(isDraft(kept) ? kept : ({} as Draft));
    const name = kinds.choices(kinds.words(lang)).find(({ key }) => key === option)?.kind ?? '';
    const first = [name, await ready(name)] as const;
    element.replaceChildren();
    render(<KindsDesk kinds={kinds} lang={lang} ready={ready} first={first} />, element);
  };

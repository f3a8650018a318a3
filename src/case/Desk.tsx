import { useEffect, useRef, useState } from 'preact/hooks';
import { CASE } from '../i18n/case.ts';
import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { casePath } from '../library/links.ts';
import { BackAndForth } from '../widgets/desk/BackAndForth.tsx';
import { BadFile } from '../widgets/desk/BadFile.tsx';
import { fileOf, opened } from '../widgets/desk/file.ts';
import { linkTo, SharePanel } from '../widgets/desk/SharePanel.tsx';
import { useDesk } from '../widgets/desk/use-desk.ts';
import { store, stored } from '../widgets/device.ts';
import { fromLink, toLink } from './carry.ts';
import {
  CASE_FIELDS,
  type CaseFile,
  caseIn,
  type Entry,
  FORMAT,
  isEmpty,
  isSame,
  moved,
  NO_CASE,
} from './file.ts';
import { KEY, keptCase } from './kept.ts';
import { Paste } from './Paste.tsx';
import { Piece } from './Piece.tsx';
import type { Evidence } from './resolve.ts';
import { type StyleName, tell } from './tell.ts';
import { Writing } from './Writing.tsx';

const HOME = { key: KEY, fresh: NO_CASE };

/** A case that a link brings: at once where there is none, else when its reader says so. */
function useLink(lang: Lang, change: (next: CaseFile) => void) {
  const [offered, setOffered] = useState<CaseFile>();
  const [damaged, setDamaged] = useState(false);
  const bring = useRef(change);
  bring.current = change;
  const done = () => history.replaceState(null, '', casePath(lang));
  useEffect(() => {
    const follow = async () => {
      const link = location.hash.slice(1);
      if (!link) return;
      const found = await fromLink(link);
      const own = keptCase();
      setDamaged(!found);
      setOffered(found && !isEmpty(own) && !isSame(found, own) ? found : undefined);
      if (!found || !(isEmpty(own) || isSame(found, own))) return;
      bring.current(found);
      // What the device keeps is not brought again over what is written from here on.
      if (store(KEY, found)) done();
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const settle = (taken: boolean) => {
    if (taken && offered) change(offered);
    setOffered(undefined);
    done();
  };
  return { offered, damaged, settle };
}

/** Another page or another tab has added evidence. */
function useOthers(set: (next: CaseFile) => void) {
  useEffect(() => {
    const again = () => {
      if (stored(KEY) !== null) set(keptCase());
    };
    const shown = ({ persisted }: PageTransitionEvent) => persisted && again();
    addEventListener('storage', again);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('storage', again);
      removeEventListener('pageshow', shown);
    };
  }, []);
}

const Side = ({ id, title, side, words, change }: SideProps) => (
  <fieldset class="side">
    <legend>{title}</legend>
    <Writing
      id={`${id}-name`}
      label={words.name}
      value={side.name}
      most={100}
      change={(name) => change({ ...side, name })}
    />
    <Writing
      id={`${id}-says`}
      label={words.says}
      value={side.says}
      most={6000}
      rows={5}
      change={(says) => change({ ...side, says })}
    />
  </fieldset>
);
interface SideProps {
  id: string;
  title: string;
  side: CaseFile['first'];
  words: Record<'name' | 'says', string>;
  change: (side: CaseFile['first']) => void;
}

/** A dispute on one page: both sides, the evidence, the ruling, and the ways to carry it elsewhere. */
export const Desk = ({ lang }: { lang: Lang }) => {
  const words = CASE[lang];
  const { desk, stored: isKept, set, change, undo, redo } = useDesk<CaseFile>(HOME);
  const { offered, damaged, settle } = useLink(lang, change);
  useOthers(set);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const found = useRef(new Map<string, Evidence>());
  const link = async () => linkTo(`#${await toLink(desk)}`);
  const open = (text: string) => {
    const file = opened(text, FORMAT, CASE_FIELDS);
    const next = 'draft' in file ? caseIn(file.draft) : undefined;
    const faults =
      'problem' in file
        ? [words[file.problem]]
        : file.violations.map(({ field }) => fill(words.badField, { field }, {}, lang));
    setWrong(next || faults.length > 0 ? faults : [words.badEntry]);
    if (next) change(next);
  };
  const post = async (style: StyleName) => {
    const told = desk.entries.map(
      (entry) =>
        found.current.get(entry.link) ?? { name: entry.link, url: location.origin, lines: [] },
    );
    return tell(style, desk, told, await link(), words);
  };
  const setEntry = (at: number, entry: Entry) =>
    change({ ...desk, entries: desk.entries.map((one, i) => (i === at ? entry : one)) });
  return (
    <>
      {damaged && (
        <p class="notice error" role="alert">
          {words.badLink}
        </p>
      )}
      {offered && (
        <div class="notice" role="alert">
          <p>{fill(words.offered, { title: offered.title || words.untitled }, {}, lang)}</p>
          <p class="acts">
            <button type="button" class="primary" onClick={() => settle(true)}>
              {words.take}
            </button>
            <button type="button" onClick={() => settle(false)}>
              {words.keepOwn}
            </button>
          </p>
        </div>
      )}
      <BadFile wrong={wrong} title={words.badFile} />
      {!isKept && <p class="notice">{words.notKept}</p>}
      <Writing
        id="case-title"
        label={words.caseTitle}
        hint={words.caseTitleHint}
        value={desk.title}
        most={200}
        change={(title) => change({ ...desk, title })}
      />
      <div class="sides">
        {(['first', 'second'] as const).map((id) => (
          <Side
            key={id}
            id={id}
            title={words[id]}
            side={desk[id]}
            words={words}
            change={(side) => change({ ...desk, [id]: side })}
          />
        ))}
      </div>
      <section>
        <h2>{words.evidence}</h2>
        {desk.entries.length === 0 && <p class="soft">{words.noEvidence}</p>}
        <ol class="evidence">
          {desk.entries.map((entry, at) => (
            <Piece
              key={entry.link}
              entry={entry}
              at={at}
              last={at === desk.entries.length - 1}
              lang={lang}
              words={words}
              note={(note) => setEntry(at, { ...entry, note })}
              move={(by) => change(moved(desk, at, by))}
              remove={() => change({ ...desk, entries: desk.entries.filter((_, i) => i !== at) })}
              told={(of, one) => found.current.set(of, one)}
            />
          ))}
        </ol>
        <Paste desk={desk} change={change} lang={lang} words={words} />
      </section>
      <section>
        <h2>{words.ruling}</h2>
        <Writing
          id="case-ruling"
          titled
          label={words.ruling}
          value={desk.ruling}
          most={6000}
          rows={5}
          change={(ruling) => change({ ...desk, ruling })}
        />
      </section>
      <SharePanel
        words={words}
        copies={[
          [words.share, link],
          [words.markdown, () => post('markdown')],
          [words.bbcode, () => post('bbcode')],
          [words.text, () => post('text')],
        ]}
        file={{
          name: 'ius-belli-case.json',
          type: 'application/json',
          text: () => fileOf(FORMAT, desk),
        }}
        open={open}
        first={<BackAndForth undo={undo} redo={redo} words={words} />}
      >
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" disabled={isEmpty(desk)} onClick={() => change(NO_CASE)}>
          {words.clear}
        </button>
      </SharePanel>
    </>
  );
};

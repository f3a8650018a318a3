import { useState } from 'preact/hooks';
import type { CaseWords } from '../i18n/case.ts';
import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { linksIn } from './entry.ts';
import { type CaseFile, MOST_ENTRIES, withLinks } from './file.ts';

interface Props {
  desk: CaseFile;
  change: (desk: CaseFile) => void;
  lang: Lang;
  words: CaseWords;
}

/** Takes evidence by its link or its code; what is none stays in the field, and is told. */
export const Paste = ({ desk, change, lang, words }: Props) => {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const add = () => {
    const { links, unknown } = linksIn(text);
    const next = withLinks(desk, links);
    const n = next.entries.length - desk.entries.length;
    const isFull = next.entries.length === MOST_ENTRIES && n < links.length;
    if (n > 0) change(next);
    setText(unknown.join(' '));
    const say = (template: string, values: Record<string, string | number>) =>
      fill(template, values, {}, lang);
    setSaid([
      ...(n > 0 ? [say(words.added, { n })] : []),
      ...(isFull ? [say(words.full, { n: MOST_ENTRIES })] : []),
      ...(links.length > 0 && n === 0 && !isFull ? [words.there] : []),
      ...(unknown.length > 0 ? [say(words.unknown, { pieces: unknown.join(', ') })] : []),
    ]);
  };
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) add();
      }}
    >
      <div class="field">
        <label for="paste">{words.add}</label>
        <input
          id="paste"
          value={text}
          placeholder={words.addHint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <button type="submit">{words.addIt}</button>
      <p role="status">{said.join(' ')}</p>
    </form>
  );
};

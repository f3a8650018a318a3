import { useState } from 'preact/hooks';
import { lawOf } from '../../book/law.ts';
import { cardPath } from '../../library/links.ts';
import type { Sent } from './mount.tsx';

/** What the page says of the clause already, or does with it on its card. */
const ELSEWHERE = '.id, .kind, h1, .acts';

/** A clause by its name; opened, it is read in place. */
export const Law = ({ id, sent }: { id: string; sent: Sent }) => {
  const { titles, lang, words } = sent;
  const [text, setText] = useState<readonly Node[]>();
  const [lost, setLost] = useState(false);
  const read = async () => {
    try {
      const law = (await lawOf(id, lang))?.cloneNode(true) as HTMLElement | undefined;
      for (const one of law?.querySelectorAll(ELSEWHERE) ?? []) one.remove();
      setText([...(law?.childNodes ?? [])]);
    } catch {
      setLost(true);
    }
  };
  return (
    <details
      class="folded"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !text) void read();
      }}
    >
      <summary>
        {titles[id]} <span class="id">{id}</span>
      </summary>
      {text && <div class="law" ref={(place) => place?.replaceChildren(...text)} />}
      {lost && <p class="fault">{words.notRead}</p>}
      <a class="ref" href={cardPath(lang, id)}>
        {words.card}
      </a>
    </details>
  );
};

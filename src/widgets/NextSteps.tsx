import type { Query, Ruling } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema/field.ts';
import type { Draft as SentDraft } from '../engine/core/schema/values.ts';
import type { Texts } from '../i18n/texts.ts';
import { calculatorPath } from '../library/links.ts';
import { paramsOf } from './handed.ts';
import { tablePath } from './on-table.ts';
import type { Draft } from './paths.ts';
import { paramText } from './state.ts';

interface Props {
  query: Query;
  ruling: Ruling;
  draft: Draft;
  texts: Texts;
}

/** What comes next: other questions with what was said and answered here. */
export const NextSteps = ({ query, ruling, draft, texts }: Props) => {
  const steps = query.next?.(draft as SentDraft<Fields>, ruling.answer) ?? [];
  const table = tablePath(texts.lang, query, draft);
  if (steps.length === 0 && !table) return null;
  const { words } = texts;
  return (
    <nav class="acts next" aria-label={words.next}>
      {table && (
        <a class="button" href={table}>
          {words.onTable} →
        </a>
      )}
      {steps.map(({ as, query: id, draft: handed }) => (
        <a
          class="button"
          href={`${calculatorPath(texts.lang, id)}?${paramText(new URLSearchParams(paramsOf(handed)))}`}
        >
          {words[`next-${as}`]} →
        </a>
      ))}
    </nav>
  );
};

import type { Ruling } from '../engine/core/query.ts';
import type { ToldHanging } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Told } from './readings.ts';

interface Props {
  ruling: Ruling;
  texts: Texts;
  /** What tells it, once it is there. */
  told: Told | undefined;
  /** The readings on which the answer hangs. */
  hangings?: readonly ToldHanging[] | undefined;
  open: boolean;
  toggle: (open: boolean) => void;
}

/** Why: folded where an example came to life, until somebody asks. */
export const Why = ({ ruling, texts, told, hangings, open, toggle }: Props) => (
  <details class="reasons" open={open} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
    <summary>{texts.words.steps}</summary>
    {told && (
      <told.parts.Reasons ruling={ruling} texts={told.texts} dice={told.dice} hangings={hangings} />
    )}
  </details>
);

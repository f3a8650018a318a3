import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import { Clause } from './Clause.tsx';
import type { Speech } from './speech.ts';

/** An answer that begins with yes or no. */
export const Verdict = ({
  yes,
  speech: { words },
  children,
}: {
  yes: boolean;
  speech: Speech;
  children: ComponentChildren;
}) => (
  <p class="verdict-of" role="status">
    <b>{yes ? words.yes : words.no}</b> {children}
  </p>
);

export const Refused = ({ refused, speech }: { refused: Refusal; speech: Speech }) => (
  <Verdict yes={false} speech={speech}>
    <Clause refused={refused} speech={speech} />
  </Verdict>
);

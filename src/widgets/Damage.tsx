import { useEffect, useState } from 'preact/hooks';
import type { Violation } from '../engine/core/schema/violation.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';

/** What of a link could not be read. */
export const Damage = ({ damage, texts }: { damage: readonly Violation[]; texts: Texts }) => {
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

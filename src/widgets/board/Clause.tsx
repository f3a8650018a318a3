import { cardPath } from '../../content/links.ts';
import type { Refusal } from '../../engine/cca/game/refusal.ts';
import type { Speech } from './speech.ts';

/** Why something may not be done, with the way to the clause that says so. */
export const Clause = ({ refused, speech }: { refused: Refusal; speech: Speech }) => (
  <>
    {speech.game.refusal(refused)}{' '}
    <a class="ref" href={cardPath(speech.texts.lang, refused.clause)}>
      {refused.clause}
    </a>
  </>
);

import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import { cardPath } from '../../library/links.ts';
import type { Speech } from './speech.ts';

export const ClauseLink = ({ id, speech }: { id: string; speech: Speech }) => (
  <a class="ref" href={cardPath(speech.texts.lang, id)}>
    {id}
  </a>
);

/** Why something may not be done, with the way to the clause that says so. */
export const Clause = ({ refused, speech }: { refused: Refusal; speech: Speech }) => (
  <>
    {speech.game.refusal(refused)} <ClauseLink id={refused.clause} speech={speech} />
  </>
);

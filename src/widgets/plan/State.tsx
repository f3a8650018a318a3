import type { Speech } from './part.ts';
import type { Side, Unit } from './state.ts';

/** What its markers make of a unit, in a word or two. */
export const State = ({ side, unit, speech }: { side: Side; unit: Unit; speech: Speech }) => {
  const reply = speech.system.state(side, unit);
  if ('violations' in reply) return null;
  return <span class="soft">{speech.texts.about(reply.ruling.query).brief(reply.ruling)}</span>;
};

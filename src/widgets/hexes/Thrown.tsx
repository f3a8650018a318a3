import { Die } from '../Die.tsx';
import { say } from '../desk/speech.ts';
import type { Roll } from './rolls.ts';
import type { Speech } from './speech.ts';

/** One flag sends a unit back a hex: what a face does is asked as of a unit like most. */
const USUAL = { hexesPerFlag: 1 };

/** What a roll comes to: hits, and flags. */
function comesTo({ faces, hits }: Roll, speech: Speech): string {
  const { words, system } = speech;
  const struck = hits.filter(Boolean).length;
  const { does } = system.dice;
  const flags = faces.filter((face) => does?.(face, USUAL, false) === 'retreat').length;
  return [
    say(speech, words.hits, { n: struck }),
    ...(flags > 0 ? [say(speech, words.flagsRolled, { n: flags })] : []),
  ].join(', ');
}

/** The dice of one roll, large, before what they lead to; those that hit are marked. */
export const Thrown = ({ roll, speech }: { roll: Roll; speech: Speech }) => {
  const { faces, hits, event, scored } = roll;
  const { texts, system, game } = speech;
  const none = faces.length === 0 && texts.value('no-dice');
  const total = none || (scored && comesTo(roll, speech));
  return (
    <figure class="thrown">
      <div role="img" aria-label={none || texts.value([...faces])}>
        {faces.map((face, i) => (
          <span class={hits[i] ? 'hit' : 'miss'}>
            <Die face={face} dice={system.dice} />
          </span>
        ))}
      </div>
      <figcaption>
        {game.event(event)} {total && <b>{total}</b>}
      </figcaption>
    </figure>
  );
};

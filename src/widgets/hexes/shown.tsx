import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Answer, type Question } from './Answer.tsx';
import { Clause } from './Clause.tsx';
import { showWays } from './prospects.tsx';
import type { Speech } from './speech.ts';
import type { Shown } from './system.ts';

interface Sight {
  clear: boolean;
  reasons: readonly { hexes: readonly Hex[]; blocks: boolean }[];
}

/** What stands in a line of sight is lit, and its calculator says why. */
export function showSight(
  { clear, reasons }: Sight,
  [from, to]: readonly [Hex, Hex],
  question: Question,
  speech: Speech,
): Shown {
  const barriers = reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes);
  return {
    lights: Object.fromEntries(barriers.map((hex) => [hex, 'barrier' as const])),
    sight: { from, to, clear },
    said: <Answer question={question} speech={speech} />,
  };
}

/** The dice of the combat that is asked about, under what may be done. */
export const withOdds = (shown: Shown, question: Question, speech: Speech): Shown => ({
  ...shown,
  said: (
    <>
      {shown.said}
      <details open>
        <summary>{speech.words.odds}</summary>
        <Answer question={question} speech={speech} />
      </details>
    </>
  ),
});

/** Where flags send a unit. */
export function showRetreat(
  { due, ignorable, ways }: { due: number; ignorable: number; ways: readonly WayBack[] },
  speech: Speech,
): Shown {
  const said = say(speech, speech.words.due, { n: due, ignorable });
  const whole = due > 0 ? said : `${speech.words.stays} ${said}`;
  return showWays(ways, <p role="status">{whole}</p>, speech);
}

/** The ways that are open, or why none is. */
export const showWaysOr = (ways: readonly WayBack[] | Refusal, speech: Speech): Shown =>
  'because' in ways
    ? {
        said: (
          <p role="status">
            <b>{speech.words.no}</b> <Clause refused={ways} speech={speech} />
          </p>
        ),
      }
    : showWays(ways, null, speech);

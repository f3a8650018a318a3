import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Answer, CalculatorLink, type Question } from './Answer.tsx';
import { showWays } from './prospects.tsx';
import type { Speech } from './speech.ts';
import type { Shown } from './system.ts';
import { Refused, Verdict } from './Verdict.tsx';

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
    said: (
      <>
        <Verdict yes={clear} speech={speech}>
          {say(speech, clear ? speech.words.seen : speech.words.unseen, { from, to })}
        </Verdict>
        <details open>
          <summary>{speech.words.because}</summary>
          <Answer question={question} speech={speech} />
        </details>
      </>
    ),
  };
}

/** What the calculator of a question says of it, under what the board says. */
const withAnswer =
  (summary: 'odds' | 'because', open: boolean) =>
  (shown: Shown, question: Question, speech: Speech): Shown => ({
    ...shown,
    said: (
      <>
        {shown.said}
        <details open={open}>
          <summary>{speech.words[summary]}</summary>
          <Answer question={question} speech={speech} />
        </details>
      </>
    ),
  });
/** The dice of a combat. */
export const withOdds = withAnswer('odds', true);
/** The clauses behind an answer. */
export const withReasons = withAnswer('because', false);

/** The way to the calculator in which the same can be asked further. */
export const withCalculator = (
  shown: Shown,
  question: Question | undefined,
  speech: Speech,
): Shown =>
  question
    ? {
        ...shown,
        said: (
          <>
            {shown.said}
            <p>
              <CalculatorLink question={question} speech={speech} />
            </p>
          </>
        ),
      }
    : shown;

/** Where flags send a unit. */
export function showRetreat(
  { due, ignorable, ways }: { due: number; ignorable: number; ways: readonly WayBack[] },
  speech: Speech,
): Shown {
  const said = (
    <Verdict yes={due > 0} speech={speech}>
      {due === 0 && `${speech.words.stays} `}
      {say(speech, speech.words.due, { n: due, ignorable })}
    </Verdict>
  );
  return showWays(ways, said, speech);
}

/** The ways that are open, or why none is. */
export const showWaysOr = (ways: readonly WayBack[] | Refusal, speech: Speech): Shown =>
  'because' in ways
    ? { said: <Refused refused={ways} speech={speech} /> }
    : showWays(
        ways,
        <Verdict yes speech={speech}>
          {speech.words.waysOpen}
        </Verdict>,
        speech,
      );

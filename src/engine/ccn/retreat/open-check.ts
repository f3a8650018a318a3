import { Trace } from '../../core/ruling.ts';
import type { Face } from '../faces.ts';
import { casualty } from '../leaders/casualty.ts';
import { type Aftermath, checkForHits, type Rolled, type Struck } from './aftermath.ts';

/** What is sure even so: what came before the check, the check itself, and what he must do if he survives it. */
type Sure = 'blocksLost' | 'leaderChecks' | 'leaderCheckDice' | 'leaderMust';
type Open<T> = Pick<T, Extract<keyof T, Sure>> & {
  [K in Exclude<keyof T, Sure>]: T[K] | null;
};

/** Does what the flags do hang on a check that is not rolled yet? He may ignore one of them only if he survives it. */
const hangsOnCheck = (struck: Struck, rolled: Rolled, faces: readonly Face[]) =>
  rolled.flags > 0 &&
  rolled.hits < struck.blocks &&
  casualty(checkForHits(struck, rolled), faces) === null;

/** The same said of both; of all else nothing. */
const agreed = <T extends object>(one: T, other: T) =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      (other as Readonly<Record<string, unknown>>)[name] === value ? value : null,
    ]),
  ) as { [K in keyof T]: T[K] | null };

/** Steps and reasons that are told in both cases. */
function tellBoth(one: Trace, other: Trace, trace: Trace) {
  const inOther = new Set(
    [...other.steps, ...other.notApplied].map((said) => JSON.stringify(said)),
  );
  const inBoth = (said: object) => inOther.has(JSON.stringify(said));
  trace.steps.push(...one.steps.filter(inBoth));
  for (const { clause, because, with: values } of one.notApplied.filter(inBoth))
    trace.skip(clause, because, values);
}

/** What comes of a roll; while the leader's check decides it and is open, as much as holds whether he survives or not. */
export function eitherWay<T extends Pick<Aftermath, Sure>>(
  struck: Struck | null,
  rolled: Rolled,
  faces: readonly Face[],
  trace: Trace,
  settle: (faces: readonly Face[], trace: Trace) => T,
): Open<T> {
  if (!struck || !hangsOnCheck(struck, rolled, faces)) return settle(faces, trace);
  const dice = checkForHits(struck, rolled);
  const [ifSafe, ifLost] = [new Trace(), new Trace()];
  const after = (face: Face, told: Trace) =>
    settle(
      Array.from({ length: dice }, () => face),
      told,
    );
  const [safe, lost] = [after('flag', ifSafe), after('saber', ifLost)];
  tellBoth(ifSafe, ifLost, trace);
  trace.step('ccn-5.160/if');
  trace.step('ccn-5.187/open', { target: struck.unit });
  const { blocksLost, leaderMust } = safe;
  return {
    ...agreed(safe, lost),
    ...{ blocksLost, leaderMust, leaderChecks: 1, leaderCheckDice: dice },
  } as Open<T>;
}

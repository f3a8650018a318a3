import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import { type Hex, inOrder } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Clause } from './Clause.tsx';
import type { Light } from './HexBoard.tsx';
import type { Speech } from './speech.ts';
import type { Shown } from './system.ts';

/** What a piece may do with one hex, or why it may not. */
interface Prospect {
  action: { readonly do: string };
  refused: Refusal | null;
}

const lightOf = ({ system }: Speech, { action, refused }: Prospect): Light =>
  refused ? 'refused' : (system.lights[action.do] ?? 'go');

/** The hexes with which a piece may do something, and why not with the one that is chosen. */
export function showProspects(
  prospects: Map<Hex, Prospect>,
  target: Hex | undefined,
  speech: Speech,
): Shown {
  const { words } = speech;
  const free = [...prospects].filter(([, { refused }]) => !refused).map(([hex]) => hex);
  const all = [...prospects].map(([hex, one]) => [hex, lightOf(speech, one)] as const);
  const lights: Partial<Record<Hex, Light>> = Object.fromEntries(
    all.filter(([hex, light]) => light !== 'refused' || hex === target || prospects.size < 60),
  );
  const none = prospects.size > 0 ? words.mayNot : words.noEnemy;
  const answer =
    free.length > 0 ? say(speech, words.mayGo, { hexes: inOrder(free).join(', ') }) : none;
  const chosen = target && prospects.get(target);
  return {
    lights,
    said: (
      <>
        <p role="status">{answer}</p>
        {chosen ? (
          <p class="verdict-of" role="status">
            <b>
              {target}: {chosen.refused ? words.no : words.yes}
            </b>{' '}
            {chosen.refused && <Clause refused={chosen.refused} speech={speech} />}
          </p>
        ) : (
          <p class="soft">{words.tapWhy}</p>
        )}
      </>
    ),
  };
}

const Ways = ({ ways, speech }: { ways: readonly WayBack[]; speech: Speech }) => {
  const { words } = speech;
  return (
    <>
      <h2>{words.waysBack}</h2>
      <ul>
        {ways.map(({ path, lost, end }) => (
          <li>
            {[
              path.join(' → '),
              ...(lost > 0 ? [say(speech, words.wayLost, { n: lost })] : []),
              ...(end === 'stands' ? [] : [words[`end.${end}`]]),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The ways that a piece may go, hex by hex. */
export function showWays(ways: readonly WayBack[], said: ComponentChildren, speech: Speech): Shown {
  const lights: Partial<Record<Hex, Light>> = {};
  for (const { path } of ways) {
    for (const hex of path.slice(1, -1)) lights[hex] ??= 'way';
    const end = path.length > 1 ? path.at(-1) : undefined;
    if (end) lights[end] = 'go';
  }
  return {
    lights,
    ways: ways.map(({ path }) => path),
    said: (
      <>
        {said}
        {ways.length > 0 && <Ways ways={ways} speech={speech} />}
      </>
    ),
  };
}

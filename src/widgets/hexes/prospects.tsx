import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import { type Hex, inOrder } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import type { Light } from './HexBoard.tsx';
import type { Speech } from './speech.ts';
import type { Shown } from './system.ts';
import { Refused, Verdict } from './Verdict.tsx';

/** What a piece may do with one hex, or why it may not. */
interface Prospect {
  action: { readonly do: string };
  refused: Refusal | null;
}

const lightOf = ({ system }: Speech, { action, refused }: Prospect): Light =>
  refused ? 'refused' : (system.lights[action.do] ?? 'go');

/** The hexes with which a piece may do something, and why not with the one that is chosen. */
export function showProspects(
  of: 'move' | 'battle',
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
  const open = (hexes: readonly Hex[]) =>
    say(speech, words[`may.${of}`], { hexes: inOrder(hexes).join(', ') });
  const none = prospects.size > 0 ? words[`mayNot.${of}`] : words.noEnemy;
  const chosen = target && prospects.get(target);
  const refused = chosen?.refused;
  return {
    lights,
    said: chosen ? (
      <>
        {refused ? (
          <Refused refused={refused} speech={speech} />
        ) : (
          <Verdict yes speech={speech}>
            {open([target])}
          </Verdict>
        )}
        {free.length > 0 && <p class="soft">{open(free)}</p>}
      </>
    ) : (
      <>
        <Verdict yes={free.length > 0} speech={speech}>
          {free.length > 0 ? open(free) : none}
        </Verdict>
        <p class="soft">{words.tapWhy}</p>
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

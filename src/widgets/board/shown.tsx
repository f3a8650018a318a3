import type { ComponentChildren } from 'preact';
import { sightBoard } from '../../engine/cca/game/board.ts';
import type { Position } from '../../engine/cca/game/position/position.ts';
import {
  battleProspects,
  evasions,
  moveProspects,
  type Prospect,
  retreats,
} from '../../engine/cca/game/prospects/explore.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { Answer } from './Answer.tsx';
import type { Asked, Question } from './asked.ts';
import { Clause } from './Clause.tsx';
import { battleQuestion, sightQuestion } from './drafts.ts';
import type { Drawn, Light } from './HexBoard.tsx';
import type { Speech } from './speech.ts';

/** What the board shows for a question, and what is said beside it. */
export interface Shown extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  said: ComponentChildren;
}

const lightOf = ({ action, refused }: Prospect): Light => {
  if (refused) return 'refused';
  if (action.do === 'fire') return 'fire';
  return action.do === 'attack' ? 'fight' : 'go';
};

function showProspects(
  prospects: Map<Hex, Prospect>,
  target: Hex | undefined,
  speech: Speech,
): Shown {
  const { words } = speech;
  const free = [...prospects].filter(([, { refused }]) => !refused).map(([hex]) => hex);
  const all = [...prospects].map(([hex, one]) => [hex, lightOf(one)] as const);
  const lights: Partial<Record<Hex, Light>> = Object.fromEntries(
    all.filter(([hex, light]) => light !== 'refused' || hex === target || prospects.size < 60),
  );
  const none = prospects.size > 0 ? words.mayNot : words.noEnemy;
  const answer =
    free.length > 0 ? say(speech, words.mayGo, { hexes: free.sort().join(', ') }) : none;
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

function showWays(ways: readonly WayBack[], said: ComponentChildren, speech: Speech): Shown {
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

interface Scene {
  position: Position;
  asked: Asked;
  from: Hex;
  target: Hex | undefined;
  speech: Speech;
}

function showSight({ position, from, target, speech }: Scene): Shown {
  if (!target || target === from) return { said: <p class="soft">{speech.words.pickAny}</p> };
  const { clear, reasons } = lineOfSight(from, target, sightBoard(position));
  const barriers = reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes);
  return {
    lights: Object.fromEntries(barriers.map((hex) => [hex, 'barrier' as const])),
    sight: { from, to: target, clear },
    said: <Answer question={sightQuestion(position, from, target)} speech={speech} />,
  };
}

const showMove = ({ position, asked, from, target, speech }: Scene) =>
  showProspects(moveProspects(position, from, asked), target, speech);

function showBattle({ position, asked, from, target, speech }: Scene): Shown {
  const shown = showProspects(battleProspects(position, from, asked), target, speech);
  if (!target || !position.board[target] || target === from) return shown;
  const combat = battleQuestion(position, from, target, asked);
  return {
    ...shown,
    said: (
      <>
        {shown.said}
        <details open>
          <summary>{speech.words.odds}</summary>
          <Answer question={combat} speech={speech} />
        </details>
      </>
    ),
  };
}

function showRetreat({ position, asked, from, speech }: Scene): Shown {
  const { words } = speech;
  const { due, ignorable, ways } = retreats(position, from, asked.flags, asked.ignores);
  const said = say(speech, words.due, { n: due, ignorable });
  return showWays(ways, <p role="status">{due > 0 ? said : `${words.stays} ${said}`}</p>, speech);
}

function showEvasion({ position, asked, from, speech }: Scene): Shown {
  const ways = evasions(position, from, asked.attacker);
  if (Array.isArray(ways)) return showWays(ways, null, speech);
  return {
    said: (
      <p role="status">
        <b>{speech.words.no}</b> <Clause refused={ways} speech={speech} />
      </p>
    ),
  };
}

const SHOW: Record<Question, (scene: Scene) => Shown> = {
  move: showMove,
  battle: showBattle,
  retreat: showRetreat,
  evade: showEvasion,
  sight: showSight,
};

export function show(scene: Scene): Shown {
  const { position, asked, from, speech } = scene;
  if (asked.question !== 'sight' && !position.board[from])
    return { said: <p class="soft">{speech.words.pickPiece}</p> };
  return SHOW[asked.question](scene);
}

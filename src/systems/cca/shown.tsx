import { sightBoard } from '../../engine/cca/game/board.ts';
import { battleProspects, moveProspects } from '../../engine/cca/game/prospects/explore.ts';
import { evasions, retreats } from '../../engine/cca/game/prospects/ways.ts';
import type { Position } from '../../engine/cca/game/state.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import { say } from '../../widgets/desk/speech.ts';
import { Answer } from '../../widgets/hexes/Answer.tsx';
import { Clause } from '../../widgets/hexes/Clause.tsx';
import { showProspects, showWays } from '../../widgets/hexes/prospects.tsx';
import type * as hexes from '../../widgets/hexes/system.ts';
import type { Asked, Question } from './asked.ts';
import { battleQuestion, sightQuestion } from './drafts.ts';

type Shown = hexes.Shown;
type Scene = Omit<hexes.Scene<Asked>, 'position'> & { position: Position };

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

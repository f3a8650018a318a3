import { sightBoard } from '../../engine/cca/game/board.ts';
import { battleProspects, moveProspects } from '../../engine/cca/game/prospects/explore.ts';
import { evasions, retreats } from '../../engine/cca/game/prospects/ways.ts';
import type { Position } from '../../engine/cca/game/state.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import { showProspects } from '../../widgets/hexes/prospects.tsx';
import { showRetreat, showSight, showWaysOr, withOdds } from '../../widgets/hexes/shown.tsx';
import type * as hexes from '../../widgets/hexes/system.ts';
import type { Asked, Question } from './asked.ts';
import { battleQuestion, sightQuestion } from './drafts.ts';

type Shown = hexes.Shown;
type Scene = Omit<hexes.Scene<Asked>, 'position'> & { position: Position };

function showBattle({ position, asked, from, target, speech }: Scene): Shown {
  const shown = showProspects(battleProspects(position, from, asked), target, speech);
  if (!target || !position.board[target] || target === from) return shown;
  return withOdds(shown, battleQuestion(position, from, target, asked), speech);
}

const SHOW: Record<Question, (scene: Scene) => Shown> = {
  move: ({ position, asked, from, target, speech }) =>
    showProspects(moveProspects(position, from, asked), target, speech),
  battle: showBattle,
  retreat: ({ position, asked: { flags, ignores }, from, speech }) =>
    showRetreat(retreats(position, from, flags, ignores), speech),
  evade: ({ position, asked, from, speech }) =>
    showWaysOr(evasions(position, from, asked.attacker), speech),
  sight({ position, from, target, speech }) {
    if (!target || target === from) return { said: <p class="soft">{speech.words.pickAny}</p> };
    const seen = lineOfSight(from, target, sightBoard(position));
    return showSight(seen, [from, target], sightQuestion(position, from, target), speech);
  },
};

export function show(scene: Scene): Shown {
  const { position, asked, from, speech } = scene;
  if (asked.question !== 'sight' && !position.board[from])
    return { said: <p class="soft">{speech.words.pickPiece}</p> };
  return SHOW[asked.question](scene);
}

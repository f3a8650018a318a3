import { sightBoard } from '../../engine/cca/game/board.ts';
import { battleProspects, moveProspects } from '../../engine/cca/game/prospects/explore.ts';
import { advances, evasions, retreats } from '../../engine/cca/game/prospects/ways.ts';
import type { Position } from '../../engine/cca/game/state.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import { showVictory } from '../../widgets/hexes/advance.tsx';
import { showProspects } from '../../widgets/hexes/prospects.tsx';
import {
  showRetreat,
  showSight,
  showWaysOr,
  withCalculator,
  withOdds,
} from '../../widgets/hexes/shown.tsx';
import type * as hexes from '../../widgets/hexes/system.ts';
import { type Asked, type Question, START } from './asked.ts';
import {
  battleQuestion,
  evadeQuestion,
  retreatQuestion,
  sightQuestion,
  victoryQuestion,
} from './drafts.ts';

type Shown = hexes.Shown;
type Scene = Omit<hexes.Scene<Asked>, 'position'> & { position: Position };

function showBattle({ position, asked, from, target, speech }: Scene): Shown {
  const shown = showProspects('battle', battleProspects(position, from, asked), target, speech);
  if (!target || !position.board[target] || target === from) return shown;
  return withOdds(shown, battleQuestion(position, from, target, asked), speech);
}

const SHOW: Record<Question, (scene: Scene) => Shown> = {
  move: ({ position, asked, from, target, speech }) =>
    showProspects('move', moveProspects(position, from, asked), target, speech),
  battle: showBattle,
  advance: (scene) =>
    showVictory(scene, {
      refuseFight: (at) => battleProspects(scene.position, scene.from, START).get(at)?.refused,
      advances: (at) => advances(scene.position, scene.from, at),
      question: (at) => victoryQuestion(scene.position, scene.from, at),
    }),
  retreat({ position, asked: { flags, ignores }, from, speech }) {
    const found = retreats(position, from, flags, ignores);
    const question = retreatQuestion(position, from, { flags, ignores, ...found });
    return withCalculator(showRetreat(found, speech), question, speech);
  },
  evade({ position, asked: { attacker }, from, speech }) {
    const shown = showWaysOr(evasions(position, from, attacker), speech);
    return withCalculator(shown, evadeQuestion(position, from, attacker), speech);
  },
  sight({ position, from, target, speech }) {
    if (!target || target === from) return { said: <p role="status">{speech.words.pickOther}</p> };
    const seen = lineOfSight(from, target, sightBoard(position));
    return showSight(seen, [from, target], sightQuestion(position, from, target), speech);
  },
};

export function show(scene: Scene): Shown {
  const { position, asked, from, speech } = scene;
  if (asked.question !== 'sight' && !position.board[from])
    return { said: <p role="status">{speech.words.pickPiece}</p> };
  return SHOW[asked.question](scene);
}

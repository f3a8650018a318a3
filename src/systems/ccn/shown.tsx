import { named, sightBoard } from '../../engine/ccn/game/board.ts';
import { battleProspects, moveProspects } from '../../engine/ccn/game/prospects/explore.ts';
import { advances, reforms, retreats } from '../../engine/ccn/game/prospects/ways.ts';
import type { Position } from '../../engine/ccn/game/state.ts';
import { lineOfSight } from '../../engine/ccn/terrain/sight.ts';
import { isArtillery } from '../../engine/ccn/units.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
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
  retireQuestion,
  retreatQuestion,
  sightQuestion,
  victoryQuestion,
} from './drafts.ts';
import { wordsOf } from './words.ts';

type Shown = hexes.Shown;
type Scene = Omit<hexes.Scene<Asked>, 'position'> & { position: Position };

function showBattle({ position, asked, from, target, speech }: Scene): Shown {
  const shown = showProspects('battle', battleProspects(position, from, asked), target, speech);
  // A leader alone asks for no dice.
  if (!target || !position.board[target] || position.board[from]?.unit === 'LD') return shown;
  return withOdds(shown, battleQuestion(position, from, target, asked), speech);
}

/** Whoever stands in a hex looks from there, artillery over friends below its hill too; from an empty hex anybody. */
export function seen(position: Position, from: Hex, to: Hex) {
  const piece = position.board[from];
  const looks = piece && isArtillery(named(piece.unit)) ? 'as-artillery' : 'as-any';
  return lineOfSight(from, to, sightBoard(position, piece?.side ?? 'bottom'), looks);
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
  retire({ position, from, target, speech }) {
    const attacker = target && position.board[target];
    if (!attacker || attacker.unit === 'LD' || attacker.side === position.board[from]?.side)
      return { said: <p role="status">{wordsOf(speech).pickAttacker}</p> };
    const ways = reforms(position, from, target);
    const question = 'because' in ways ? undefined : retireQuestion(position, from, target, ways);
    return withCalculator(showWaysOr(ways, speech), question, speech);
  },
  sight({ position, from, target, speech }) {
    if (!target || target === from) return { said: <p role="status">{speech.words.pickOther}</p> };
    const question = sightQuestion(position, from, target);
    return showSight(seen(position, from, target), [from, target], question, speech);
  },
};

export function show(scene: Scene): Shown {
  const { position, asked, from, speech } = scene;
  if (asked.question !== 'sight' && !position.board[from])
    return { said: <p role="status">{speech.words.pickPiece}</p> };
  return SHOW[asked.question](scene);
}

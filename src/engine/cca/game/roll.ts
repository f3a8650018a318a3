import { Trace } from '../../core/ruling.ts';
import { clear, note, pieceAt } from '../../hexes/game/board.ts';
import { push } from '../../hexes/game/tasks.ts';
import type { Hex } from '../../hexes/hex.ts';
import { battleDice } from '../combat/battle-dice.ts';
import type { Roll } from '../combat/combat.ts';
import { countFaces, dueAgain, hitsOf } from '../combat/rolling.ts';
import { type Scoring, scoring } from '../combat/scoring.ts';
import type { Face } from '../faces.ts';
import { fireDice, fireScoring } from '../ranged/fire.ts';
import { removeBlocks } from '../retreat/aftermath.ts';
import { noteSteps, rollFrom } from './board.ts';
import { rollDice } from './dice.ts';
import type { Combat, Draft, Procedure } from './state.ts';
import { loseBlocks, loseLeader } from './victory.ts';

/** The combat that must be under way, or a programmer erred. */
export function combatOf(game: { combat: Combat | null }): Combat {
  if (!game.combat) throw new RangeError('No combat is being resolved.');
  return game.combat;
}

const outcome = (game: Draft, outcome: Combat['outcome']) => {
  game.combat = { ...combatOf(game), outcome };
};

/** The dice and those that elephants roll again for their swords, as long as swords come up (cca-11.32). */
function throwDice(game: Draft, dice: number, score: Scoring, { readings }: Roll): Face[] {
  const faces = rollDice(game, dice);
  const again: Face[] = [];
  for (
    let due = dueAgain(faces, again, score, readings);
    due > again.length;
    due = dueAgain(faces, again, score, readings)
  )
    again.push(...rollDice(game, due - again.length));
  return [...faces, ...again];
}

/** One roll of a combat: hits, the leader's check, and then what its flags demand (cca-12.1). */
export const roll: Procedure<'roll'> = {
  resolve(game, { kind }) {
    const combat = combatOf(game);
    const ordered = kind === 'attack' || kind === 'reply' || kind === 'ranged';
    const [from, at] = ordered ? [combat.from, combat.at] : [combat.at, combat.from];
    const rolled = rollFrom(game, kind, from, at);
    const ranged = kind === 'ranged';
    const moved = pieceAt(game, from).order?.moved ?? 0;
    const trace = new Trace();
    const dice = ranged ? fireDice({ ...rolled, moved }, trace) : battleDice(rolled, trace);
    const score = ranged ? fireScoring(rolled, trace) : scoring(rolled, trace);
    const faces = throwDice(game, dice, score, rolled);
    note(game, { event: 'rolled', why: kind, by: pieceAt(game, from).side, at, faces });
    noteSteps(game, rolled, trace);
    if (!combat.roll) game.combat = { ...combat, roll: rolled, dice };
    outcome(game, 'held');
    const shown = countFaces(faces, score);
    strike(game, at, rolled, hitsOf(shown, score), shown.flags);
  },
};

function strike(game: Draft, at: Hex, rolled: Roll, hits: number, flags: number) {
  const { unit, side } = pieceAt(game, at);
  if (unit === 'LD') {
    clear(game, at);
    outcome(game, hits > 0 ? 'eliminated' : 'left');
    if (hits > 0) loseLeader(game, at, side);
    else push(game, { task: 'leader', hex: at, side, made: 0 });
    return;
  }
  const left = removeBlocks(rolled, hits, new Trace());
  if (left === 0) outcome(game, 'eliminated');
  const fate = loseBlocks(game, at, rolled.target.blocks - left, true);
  if (game.winner || left === 0) return;
  if (rolled.evades) push(game, { task: 'evade', hex: at, made: 0 });
  else if (flags > 0) push(game, { task: 'flags', roll: rolled, flags, left, fate, hex: at });
}

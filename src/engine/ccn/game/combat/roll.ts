import { Trace } from '../../../core/ruling.ts';
import { clear, note, pieceAt } from '../../../hexes/game/board.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { countFaces, type Rolled } from '../../combat/rolling.ts';
import { flagsIgnorable } from '../../retreat/flags.ts';
import { rollDice } from '../dice.ts';
import type { Combat, Draft, Procedure } from '../state.ts';
import { loseLeader } from '../victory.ts';
import { combatOf, learn, noteSteps } from './combat.ts';
import { flaggedAt } from './flagged.ts';
import { isLone, loseBlocks, setOut } from './losses.ts';
import { facing, measure } from './measure.ts';

/** One roll of a combat: hits, the leader's check, and then what its flags demand (engine.md 8). */
export const roll: Procedure<'roll'> = {
  resolve(game, { kind }) {
    const combat = combatOf(game);
    const [from, at] = facing(kind, combat);
    const { of, dice, hitsOn, trace } = measure(game, kind, combat);
    const faces = rollDice(game, dice);
    note(game, { event: 'rolled', why: kind, by: pieceAt(game, from).side, at, faces });
    noteSteps(game, of, trace);
    learn(game, { outcome: 'held' });
    const rolled = countFaces(faces, hitsOn);
    if (isLone(pieceAt(game, at))) strikeLeader(game, at, rolled);
    else strike(game, at, rolled, kind === 'attack' && combat.retires);
  },
};

/** Any saber takes a leader who is alone; otherwise he goes back, whatever the flags (ccn-5.172, ccn-5.173). */
function strikeLeader(game: Draft, at: Hex, { hits }: Rolled) {
  const { side } = pieceAt(game, at);
  clear(game, at);
  learn(game, { outcome: hits > 0 ? 'eliminated' : 'left' });
  if (hits > 0) loseLeader(game, at, side);
  else setOut(game, at, side);
}

const outcomeOf = (blocks: number): Combat['outcome'] => (blocks > 0 ? 'held' : 'eliminated');

function strike(game: Draft, at: Hex, { hits, flags }: Rolled, retires: boolean) {
  const { blocks } = pieceAt(game, at);
  const lost = Math.min(hits, blocks);
  const checked = loseBlocks(game, at, lost);
  learn(game, { outcome: outcomeOf(blocks - lost) });
  if (game.winner || lost === blocks) return;
  if (retires) push(game, { task: 'retire', hex: at, made: 0 });
  else if (flags > 0) {
    const most = Math.min(flags, flagsIgnorable(flaggedAt(game, at), new Trace()));
    push(game, { task: 'flags', hex: at, flags, most, checked });
  }
}

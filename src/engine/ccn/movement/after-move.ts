import { Trace } from '../../core/ruling.ts';
import { ADOPTED, type Fighter, fighter, type Mover } from '../combat/combat.ts';
import { mayFight } from '../combat/may-fight.ts';
import { isCavalry } from '../units.ts';
import { maxHexes } from './how-far.ts';
import { entered, hasLeaderAlong, lacksOrder, type Move } from './move.ts';

/** Hexes that its national card gives it count as if they had not been moved. */
const movedOf = ({ hexes, nationalMove }: Move) =>
  hexes === 0 ? 0 : Math.max(1, hexes - nationalMove);

const fighterAfter = (move: Move): Fighter =>
  fighter(move.unit, {
    blocks: move.blocks,
    leader: hasLeaderAlong(move),
    terrain: entered(move).at(-1)?.ground,
    moved: movedOf(move),
  });

type Kind = 'attack' | 'ranged';
const moverOf = (move: Move, kind: Kind): Mover => ({
  kind,
  roller: fighterAfter(move),
  card: move.card,
  readings: { ...ADOPTED, ...move.readings },
});

/** Whether the move and its card leave the unit free for that kind of combat; what was said of the other is not repeated. */
function freeFor(kind: Kind, on: string, move: Move, trace: Trace): boolean {
  const reasons = new Trace();
  const free = mayFight(moverOf(move, kind), reasons);
  for (const { clause, say, with: values, effect } of reasons.steps)
    if (!trace.steps.some((step) => step.say === say))
      trace.step(clause, values, effect && { ...effect, on }, say);
  return free;
}

/** What the unit may do in the Combat phase, from where it has come to stand. */
export function fightAfter(move: Move, trace: Trace) {
  const { unit } = move;
  const lacking = lacksOrder(move);
  if (lacking) {
    trace.step(lacking, { unit }, { on: 'mayFightAfter', from: true, to: false });
    return { mayFightAfter: false };
  }
  const melee = freeFor('attack', 'mayMeleeAfter', move, trace);
  const fire = !isCavalry(unit) && freeFor('ranged', 'mayFireAfter', move, trace);
  if (isCavalry(unit)) trace.step('ccn-5.74', { unit });
  return { mayFightAfter: melee || fire, mayFireAfter: fire, mayMeleeAfter: melee };
}

/** The most hexes of open ground after which it may fight; null if it may not even where it stays. */
export function maxToFight(move: Move): number | null {
  const kinds: readonly Kind[] = isCavalry(move.unit) ? ['attack'] : ['attack', 'ranged'];
  for (let hexes = maxHexes(move, new Trace()); hexes >= 0; hexes--) {
    const there = { ...move, hexes, path: [], leavesBoard: false };
    if (kinds.some((kind) => mayFight(moverOf(there, kind), new Trace()))) return hexes;
  }
  return null;
}

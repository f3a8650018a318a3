import { Trace } from '../../core/ruling.ts';
import type { Fighter, Roll } from '../combat/combat.ts';
import { mayFire } from '../ranged/may-fire.ts';

/** May the unit fire at a leader who is alone and in range, after its move and under its card? Says only why not. */
export function mayFireAtLeader(
  { unit, terrain }: Fighter,
  moved: number,
  { card, readings: { R71 } }: Pick<Roll, 'card' | 'readings'>,
  trace: Trace,
): boolean {
  const whole = new Trace();
  const allowed = mayFire(
    {
      attacker: {
        unit,
        terrain,
        ordered: true,
        battled: 'no',
        enemiesAdjacent: 0,
        leaderAdjacent: false,
      },
      moved,
      card,
      target: 'LD',
      distance: 2,
      lineOfSight: true,
      splitDice: false,
      readings: { R50: 'a', R71, R90: 'a' },
    },
    whole,
  );
  trace.steps.push(...whole.steps.filter(({ effect }) => effect !== null));
  return allowed;
}

import { type Answer, amount, maybe, opens, yes } from '../../core/answer.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema/violation.ts';
import type { Fighter } from '../combat/combat.ts';
import { countFaces } from '../combat/rolling.ts';
import type { Face } from '../faces.ts';
import { aftermath } from '../retreat/aftermath.ts';
import { isUnit } from '../units.ts';

/** What the dice of a roll did to its target, before any retreat. */
export const ROLLED = {
  hits: amount(),
  flags: amount(),
  blocksLost: amount(),
  blocksLeft: amount(),
  eliminated: yes(),
  leaderCheckDice: amount(),
  leaderLost: opens(),
  banners: maybe(amount(), 0),
};

interface Fallen {
  faces?: readonly Face[] | undefined;
  leaderCheck?: readonly Face[] | undefined;
}

const READINGS = { R31: 'a', R61: 'a', R68: 'a' } as const;

/** Hits and the check of the leader; where the flags take the target is asked in ccn/retreat. */
export function rolledAt(
  target: Fighter,
  hitsOn: readonly Face[],
  { faces = [], leaderCheck = [] }: Fallen,
  trace: Trace,
): Answer<typeof ROLLED> {
  const { hits, flags } = countFaces(faces, hitsOn);
  const { unit } = target;
  if (!isUnit(unit)) {
    const lost = hits > 0;
    const none = { blocksLost: 0, blocksLeft: 0, eliminated: false, leaderCheckDice: 0 };
    return { hits, flags, ...none, leaderLost: lost, banners: Number(lost) };
  }
  const struck = { ...target, unit, support: 0, bySquare: false, ranged: false };
  const way = { closedBy: 'friends', readings: READINGS } as const;
  const after = aftermath(
    { ...struck, readings: READINGS },
    { hits, flags: 0 },
    way,
    leaderCheck,
    trace,
  );
  const { blocksLost, blocksLeft, eliminated, leaderCheckDice, leaderLost, banners } = after;
  return { hits, flags, blocksLost, blocksLeft, eliminated, leaderCheckDice, leaderLost, banners };
}

/** As many faces as dice: of a roll that is not complete nothing is told. */
export const checkFaces = ({ faces }: Fallen, dice: number): Violation[] =>
  faces === undefined || faces.length === dice
    ? []
    : [
        {
          field: 'faces',
          problem: 'as-many-faces-as-dice',
          with: { given: faces.length, dice },
          clause: 'ccn-5.144',
        },
      ];

import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { eachSide, other, type Side } from '../../core/two-sides.ts';
import { isArtillery } from '../units.ts';
import { type CombatWeapon, has, isCavalry, type Present } from './fields.ts';

export const DOES = ['stays', 'disengages', 'retreats', 'destroyed'] as const;
export type Does = (typeof DOES)[number];

export type Winner = Side | 'tie';

/** What matters of each unit when they part. */
export interface Party extends Pick<Present, 'kind' | 'mobileFortress' | 'emplaced'> {
  weapons: readonly CombatWeapon[];
  elegante: boolean;
}
/** A combat of which the dice have fallen: who won, whose resist roll cancelled nothing, who still stands. */
export interface Fought {
  attacker: Party;
  defender: Party;
  winner: Winner;
  exposed: Record<Side, boolean>;
  standing: Record<Side, boolean>;
  readings: { R169: 'a' | 'b' | 'c' };
}
/** A unit that has lost a combat and survived it. */
interface Lost {
  who: Side;
  loser: Party;
  winner: Party;
  exposed: boolean;
  winnerStands: boolean;
  readings: Fought['readings'];
}

const LEAVES = { on: 'does', from: 'stays', to: 'disengages' };

const { notes, sets } = rulesOf<Lost>(({ who }) => ({ who }));

const doing = (does: Does) => (_: Lost, now: Does) => now === does;
const retreats = doing('retreats');
const isPursued = ({ winner, winnerStands }: Lost) => winnerStands && isCavalry(winner.kind);
const isInfantry = ({ loser: { kind } }: Lost) => !isCavalry(kind) && !isArtillery(kind);
/** Ruling R169: an Emplaced Fortification stays where it is, or (c) is abandoned. */
const cannotLeave = ({ loser, readings }: Lost) => loser.emplaced && readings.R169 !== 'c';
const isWalled = ({ loser }: Lost) => loser.mobileFortress || loser.emplaced;

/** The end of it is quoted by the clause that decides it. */
const DECIDES = { decides: true } as const;

/** What becomes of it. */
const LOSES: Table<Lost, Does> = {
  on: 'does',
  rows: [
    sets<Does>('t7g-6.90', 'destroyed', [({ loser }) => isArtillery(loser.kind)], {
      unless: ['t7g-5.24', 't7g-5.19'],
      decides: true,
    }),
    sets<Does>(
      't7g-5.24',
      'retreats',
      [],
      on('cancelled-some', ({ exposed }) => exposed),
      DECIDES,
    ),
    sets<Does>('t7g-7.73/combat', 'disengages', [retreats, ({ loser }) => loser.elegante], DECIDES),
    sets<Does>('t7g-6.24/combat', 'stays', [retreats, cannotLeave], DECIDES),
    notes<Does>('t7g-6.22/side', [retreats, ({ loser }) => loser.mobileFortress]),
    sets<Does>('t7g-6.21', 'stays', [doing('disengages'), isWalled], DECIDES),
    notes<Does>('t7g-5.19', [doing('disengages')], DECIDES),
    sets<Does>('t7g-6.70', 'destroyed', [retreats, isPursued, isInfantry], DECIDES),
    // Cavalry alone is left to retreat.
    sets<Does>(
      't7g-6.97',
      'destroyed',
      [retreats, isPursued],
      on('no-lances', ({ winner }) => has(winner, 'lances')),
      DECIDES,
    ),
  ],
};

/** Before a fortress that does not fall back it is the attacker who disengages (t7g-6.21). */
const isRepelled = ({ exposed, loser }: Lost, does: Does) =>
  does === 'stays' && (!exposed || loser.elegante);

/** What each of the two does. */
export function doesOf(fought: Fought, trace = new Trace()): Record<Side, Does> {
  const { winner, standing, exposed, readings } = fought;
  const does = eachSide<Does>((side) => (standing[side] ? 'stays' : 'destroyed'));
  if (winner === 'tie') {
    if (standing.attacker) trace.decide('t7g-5.27', {}, LEAVES);
    return standing.attacker ? { ...does, attacker: 'disengages' } : does;
  }
  const who = other(winner);
  if (!standing[who]) return does;
  const winnerStands = standing[winner];
  const lost: Lost = {
    ...{ who, winnerStands, readings },
    ...{ loser: fought[who], winner: fought[winner], exposed: exposed[who] },
  };
  does[who] = applyRows<Lost, Does>(LOSES, lost, 'disengages', trace);
  if (winnerStands && isRepelled(lost, does[who])) does[winner] = 'disengages';
  return does;
}

import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { isCavalry, isLightInfantry } from '../units.ts';
import { maxToFight } from './how-far.ts';
import { cardIs, entered, type Move } from './move.ts';

const { bars, notes } = rulesOf<Move>(({ unit, hexes }) => ({ unit, hexes }));

const into = (ground: string) => (move: Move) => entered(move).at(-1)?.ground === ground;
const light = on('not-light-infantry', ({ unit }: Move) => isLightInfantry(unit));

const MAY_FIGHT: Table<Move, boolean> = {
  on: 'mayFightAfter',
  rows: [
    bars('ccn-5.13/fight', [not(({ ordered }) => ordered)]),
    bars('ccn-8.71/move', [cardIs('grande-manoeuvre')]),
    bars('ccn-8.79/move', [cardIs('short-supply')]),
    notes('ccn-7.5/path', [into('forest')], light, { unless: ['ccn-7.4'] }),
    bars('ccn-7.4/path', [into('forest')]),
    bars('ccn-7.26/path', [into('town')]),
    notes('ccn-7.46/path', [into('ford')]),
  ],
};

const MAY_FIRE: Table<Move, boolean> = {
  on: 'mayFireAfter',
  rows: [
    bars('ccn-5.74/move', [({ unit }) => isCavalry(unit)]),
    bars('ccn-8.30/move', [cardIs('bayonet-charge')]),
    bars('ccn-8.62/move', [cardIs('cold-steel')]),
  ],
};

const MAY_MELEE: Table<Move, boolean> = {
  on: 'mayMeleeAfter',
  rows: [bars('ccn-8.47/move', [cardIs('fire-and-hold')])],
};

/** What the move and its card leave the unit free to do in the Combat phase, from where it has come to stand. */
export function fightAfter(move: Move, trace: Trace) {
  const { unit, hexes } = move;
  const most = maxToFight(move);
  const near = hexes <= most.hexes;
  const effect = { on: 'mayFightAfter', from: true, to: false };
  if (!near)
    trace.step(
      most.clause,
      { unit, hexes, most: most.hexes },
      effect,
      most.clause === 'ccn-5.105' ? 'ccn-5.105/move' : 'too-far-to-fight',
    );
  const mayFightAfter = applyRows(MAY_FIGHT, move, near, trace);
  if (!mayFightAfter) return { mayFightAfter, mayFireAfter: false, mayMeleeAfter: false };
  const mayFireAfter = applyRows(MAY_FIRE, move, true, trace);
  return { mayFightAfter, mayFireAfter, mayMeleeAfter: applyRows(MAY_MELEE, move, true, trace) };
}

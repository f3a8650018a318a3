import type { Draft, Ended, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { FACES, type Face, SHOWN } from '../../../src/engine/ccn/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { filled, thrownRoll } from './melee.ts';

/** The six faces of a die (ccn-2.9). */
const DIE = FACES.flatMap((face) => Array.from({ length: SHOWN[face] }, () => face));
const ENOUGH = 8;

const sideOf = (draft: Draft, side: string): Draft => ({ ...(draft[side] as Draft) });
/** What was not told of the target is not at stake, and has any value there. */
const counted = (draft: Draft): Draft => {
  const defender = sideOf(draft, 'defender');
  return { ...draft, defender: { blocks: ENOUGH, ...defender } };
};

/** One roll and the check of the target's leader, asked again with what fell; flags do nothing (ccn-6.5). */
export const retireAndReform: Thrower = (draft) => {
  const told = counted(draft);
  const { dice } = answerTo('ccn/retire-and-reform', draft);
  if (draft.faces !== undefined || !dice) return null;
  const ended = (faces: readonly unknown[], leaderCheck: readonly unknown[]): Next => {
    const given = { faces, ...(leaderCheck.length > 0 && { leaderCheck }) };
    const { result } = answerTo('ccn/retire-and-reform', { ...told, ...given });
    if (!result) return { void: true };
    const { hits, flags, leaderLost, leaderCheckDice } = result;
    if (leaderLost === null)
      return {
        ...{ dice: leaderCheckDice - leaderCheck.length, faces: DIE },
        next: (fallen) => ended(faces, fallen),
      };
    return {
      chances: {
        'at-least-one-hit': hits > 0,
        'at-least-one-flag': flags > 0,
        'nothing-happens': hits === 0,
        ...{ eliminated: result.eliminated, 'leader-lost': leaderLost },
      },
      means: { hits, blocksLost: result.blocksLost },
      tables: { hits, flags },
    };
  };
  return { dice, faces: DIE, next: (fallen) => ended(fallen, []) };
};

/** The one roll of attacker and artillery, as any roll of a melee. */
export const combinedArms: Thrower = (draft) => {
  if (!answerTo('ccn/combined-arms', draft).dice) return null;
  const { faces = [] } = draft;
  const seen = (asked: Draft) => {
    const { result } = answerTo('ccn/combined-arms', asked);
    if (!result) throw new RangeError('Faces were told, so that there is a result.');
    return result;
  };
  return thrownRoll({ ...draft, faces, defender: filled(draft, 'defender') }, seen);
};

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];
const FATES = ['stands', 'retreats', 'eliminated'];
type State = Record<Side, { blocks: number; fate: string; leader: boolean }>;

const endOf = (draft: Draft, state: State, made: number): Ended => {
  const lost = (side: Side) => Number(sideOf(draft, side).blocks) - state[side].blocks;
  return {
    chances: {
      'second-roll-made': made > 1,
      ...Object.fromEntries(
        SIDES.flatMap((side) =>
          FATES.map((fate) => [`${side}-${fate}`, state[side].fate === fate]),
        ),
      ),
    },
    means: { attackerBlocksLost: lost('attacker'), defenderBlocksLost: lost('defender') },
    tables: { attackerBlocks: state.attacker.blocks, defenderBlocks: state.defender.blocks },
  };
};

/** What a roll does to its target is asked in ccn/retreat, and the dice of the next one of what is left. */
function rolledBy(draft: Draft, state: State, i: number, made: number): Next {
  const now = Object.fromEntries(
    SIDES.map((side) => [side, { ...sideOf(draft, side), blocks: state[side].blocks }]),
  );
  const standing = SIDES.every((side) => state[side].fate === 'stands');
  const { firstFaces, ...before } = draft;
  const lying = i === 0 ? ((firstFaces ?? []) as readonly unknown[]) : [];
  // Once it is declared, an attack that has lost its last die goes on and rolls nothing (R65).
  const readings = { ...(draft.readings as Draft), ...(i > 0 && { R65: 'b' }) };
  const asked = { ...before, ...now, readings };
  const roll = standing ? answerTo('ccn/square-combat', asked).rolls[i] : undefined;
  if (!roll) return endOf(draft, state, made);
  const at: Side = roll.by === 'attacker' ? 'defender' : 'attacker';
  const by = sideOf(draft, roll.by);
  const square = by.inSquare === true || (roll.by === 'defender' && draft.formsSquare === true);
  const { unit, support, fieldworks, guardFlags, freeHexes, inSquare } = sideOf(draft, at);
  const target = { unit, support, fieldworks, guardFlags, freeHexes, ...state[at] };
  const inIt = inSquare === true || (at === 'defender' && draft.formsSquare === true);
  const struck = (faces: readonly unknown[], leaderCheck: readonly unknown[]): Next => {
    const hits = faces.filter((face) => roll.hitsOn.includes(face as Face)).length;
    const flags = faces.filter((face) => face === 'flag').length;
    const { fate: _, ...fields } = target;
    const given = { inSquare: inIt, bySquare: square, hits, flags, leaderCheck };
    const after = answerTo('ccn/retreat', { ...fields, ...given });
    if (after.leaderLost === null)
      return {
        ...{ dice: after.leaderCheckDice, faces: DIE },
        next: (fallen) => struck(faces, [...leaderCheck, ...fallen]),
      };
    const fate = after.eliminated ? 'eliminated' : after.leftHex ? 'retreats' : 'stands';
    const leader = state[at].leader && !after.leaderLost;
    const left = { ...state, [at]: { blocks: after.blocksLeft, fate, leader } };
    return rolledBy(draft, left, i + 1, made + 1);
  };
  const open = roll.dice - lying.length;
  return { dice: open, faces: DIE, next: (fallen) => struck([...lying, ...fallen], []) };
}

export const squareCombat: Thrower = (draft) => {
  const of = (side: Side) => {
    const { blocks, leader } = sideOf(draft, side);
    return { blocks: Number(blocks), fate: 'stands', leader: leader === true };
  };
  return rolledBy(draft, { attacker: of('attacker'), defender: of('defender') }, 0, 0);
};

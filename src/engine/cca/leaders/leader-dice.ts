import type { Trace } from '../../core/ruling.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { ADOPTED, type Roll } from '../combat/combat.ts';
import { mayCloseCombat } from '../combat/may.ts';
import { fireDice } from '../ranged/fire.ts';
import { plain } from '../retreat/struck.ts';
import { RAMPAGE_DICE } from '../units.ts';
import { mayFireAtLeader } from './fire-at-leader.ts';
import type { CheckInput } from './leader-check.ts';

/** What has to be rolled at the leader: so many checks of so many dice, each lost on so many helmets. */
export interface Check {
  checks: number;
  dicePerCheck: number;
  helmets: number;
}

const NO_CHECK: Check = { checks: 0, dicePerCheck: 0, helmets: 0 };
const one = (dicePerCheck: number): Check => ({ checks: 1, dicePerCheck, helmets: 1 });
const both = (checks: number): Check => ({ checks, dicePerCheck: 2, helmets: 2 });

const dueDice = ({ checks, dicePerCheck }: Check) => ({
  on: 'dice',
  from: 0,
  to: checks * dicePerCheck,
});
const HELMET_HITS = { on: 'hitsOn', from: [], to: ['leader'] };

const roller = ({ unit = 'MI', blocks, terrain }: CheckInput['attacker']) => ({
  ...plain(unit, blocks),
  terrain,
});

/** The roll of a unit at a leader who is alone; in an escape terrain counts for nothing (cca-13.28). */
function rollAtLeader({
  attacker,
  situation,
  card,
  bonus,
  cause,
  leaderTerrain,
  readings,
}: CheckInput) {
  const escapes = situation === 'escape';
  return {
    kind: cause === 'ranged' && !escapes ? 'ranged' : 'attack',
    roller: escapes ? { ...roller(attacker), terrain: 'clear' } : roller(attacker),
    target: { ...plain('LD'), terrain: escapes ? 'clear' : leaderTerrain },
    card: escapes ? 'none' : card,
    bonus,
    evades: false,
    dicePut: 1,
    readings: { ...ADOPTED, ...readings },
  } satisfies Roll;
}

function atUnitHit({ cause, hits, readings }: CheckInput, trace: Trace): Check {
  if (cause === 'blocked-retreat' && readings.R30 === 'a') {
    trace.step('cca-15.1/retreat');
    return NO_CHECK;
  }
  if (cause === 'elephants-blocked' && readings.R29 === 'a') {
    trace.step('cca-15.1/blocked');
    return NO_CHECK;
  }
  if (hits === 0) {
    trace.step('cca-15.1/no-hit');
    return NO_CHECK;
  }
  if (cause === 'evasion') trace.step('cca-13.5/check');
  if (cause === 'rampage') trace.step('cca-12.26/check');
  const check = both(readings.R37 === 'a' ? 1 : hits);
  trace.step('cca-15.1', { dice: 2 }, dueDice(check));
  return check;
}

/** May the leader alone be attacked as it is told? An escape and a rampage ask nobody. */
export function mayAttack(input: CheckInput, trace: Trace): boolean {
  if (input.situation !== 'alone' || input.cause === 'rampage') return true;
  const { kind, roller, card, bonus, readings } = rollAtLeader(input);
  const { moved } = input.attacker;
  if (kind === 'ranged') return mayFireAtLeader(roller, moved, { card, readings }, trace);
  const attempt = { attacker: roller, moved, card, bonus, readings };
  return trace.within('allowed', (part) => mayCloseCombat(attempt, part));
}

function atLoneLeader(input: CheckInput, trace: Trace): Check {
  if (input.cause === 'rampage') {
    trace.step('cca-12.23', { hexes: 1, dice: RAMPAGE_DICE });
    trace.step('cca-12.25/leader', { target: 'LD', faces: ['leader'] });
    return one(RAMPAGE_DICE);
  }
  const roll = rollAtLeader(input);
  const { unit } = roll.roller;
  trace.step('cca-15.4', { unit, target: 'LD' });
  trace.step('cca-13.16', { unit: 'LD' });
  const dice =
    roll.kind === 'ranged'
      ? fireDice({ ...roll, moved: input.attacker.moved }, trace)
      : battleDice(roll, trace);
  trace.step('cca-13.17', {}, HELMET_HITS);
  return one(dice);
}

function atEscape(input: CheckInput, trace: Trace): Check {
  const roll = rollAtLeader(input);
  const { unit } = roll.roller;
  trace.step('cca-13.27', { unit });
  trace.step('cca-13.28', { unit });
  const dice = battleDice(roll, trace);
  trace.step('cca-13.29', {}, HELMET_HITS);
  return one(dice);
}

export function checkOf(input: CheckInput, trace: Trace): Check {
  switch (input.situation) {
    case 'unit-hit':
      return atUnitHit(input, trace);
    case 'unit-eliminated':
      trace.step('cca-15.2', { dice: 1 }, dueDice(one(1)));
      return one(1);
    case 'alone':
      return atLoneLeader(input, trace);
    case 'escape':
      return atEscape(input, trace);
  }
}

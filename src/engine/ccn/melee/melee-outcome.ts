import { text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { firstOf, problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { struckBy } from '../combat/struck.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { checkWay } from '../retreat/way-back.ts';
import { isArtillery } from '../units.ts';
import { checkLastBlock } from './last-block.ts';
import { mayAttack, noBattleBack } from './melee.ts';
import { RETREAT_READINGS } from './melee-odds.ts';
import { WAY } from './resolve.ts';
import {
  byOf,
  type Ends,
  endsOfMelee,
  FATES,
  type Melee,
  oddsOfEnds,
  SIDES,
  type State,
  winsHex,
} from './sequence.ts';
import {
  ATTACKER,
  checkMelee,
  DEFENDER,
  lacksDice,
  MELEE_FIELDS,
  MELEE_READINGS,
  rollsOf,
} from './sides.ts';
import { ROLLS_TOLD, toldRolls } from './told-rolls.ts';

const MOST_GUN_DICE = 12;

const { attacker: _, defender: __, ...melee } = MELEE_FIELDS;
const FIELDS = {
  attacker: group({ ...ATTACKER, ...WAY }),
  defender: group({ ...DEFENDER, ...WAY }),
  ...melee,
  gunDice: rare(count(0, MOST_GUN_DICE, 0)),
  battlesBack: rare(flag(true)),
  readings: rare(group({ ...MELEE_READINGS, ...RETREAT_READINGS })),
};
type OutcomeInput = Values<typeof FIELDS>;

/** The melee from its first roll to its last; who may battle back does, unless its owner chose otherwise. */
function meleeOf(input: OutcomeInput): Melee {
  const rolls = rollsOf(input).filter(({ kind }) => input.battlesBack || kind !== 'battle-back');
  const { attacker, defender, readings, gunDice } = input;
  return { rolls, sides: { attacker, defender }, readings, gunDice };
}

const leaderLost = (side: (typeof SIDES)[number]) => (end: State) =>
  end[`${side}Leader`] === 'lost';

function oddsOf(ends: Ends, fought: Melee) {
  const odds = oddsOfEnds(ends, fought);
  const chances: Odds['chances'] = {
    ...odds.chances,
    'hex-won': chance(ends.probability(winsHex)),
  };
  for (const side of SIDES)
    if (fought.sides[side].leader)
      chances[`${side}-leader-lost`] = chance(ends.probability(leaderLost(side)));
  return { ...odds, chances };
}

/** Why there is no battle back at the end, where there is none. */
function tellBack(input: OutcomeInput, trace: Trace) {
  const back = rollsOf(input).find(({ kind }) => kind === 'battle-back');
  if (!back) noBattleBack(input, trace);
  else
    trace.step(input.battlesBack ? 'ccn-5.153/if' : 'ccn-5.153/declined', {
      unit: back.roller.unit,
    });
}

const needsFlags = (input: OutcomeInput, side: (typeof SIDES)[number]) =>
  rollsOf(input).some((roll) => {
    const struck = byOf(roll.kind) !== side && struckBy(roll, input[side], input.readings);
    return struck && !roll.retires && needsGuardFlags(struck);
  });
const unitOf = (side: (typeof SIDES)[number]) => (input: OutcomeInput) => ({
  unit: input[side].unit,
});

export const meleeOutcome = defineQuery({
  id: 'ccn/melee-outcome',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    strikesFirst: word(SIDES, 'attacker'),
    rolls: ROLLS_TOLD,
    winsHex: text('0'),
  },
  odds: {
    chances: [
      'second-roll-made',
      ...SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}`)),
      ...SIDES.map((side) => `${side}-leader-lost`),
      'hex-won',
    ],
    means: SIDES.map((side) => `${side}BlocksLost`),
    tables: SIDES.map((side) => `${side}Blocks`),
  },
  start: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', blocks: 4 } },
  sample: {
    attacker: { unit: 'line', blocks: 4, leader: true },
    defender: { unit: 'line', blocks: 3, terrain: 'hill' },
  },
  next: ({ gunDice: _, battlesBack: __, readings: ___, ...draft }, { allowed }) =>
    allowed ? [{ as: 'roll', query: 'ccn/melee-roll', draft }] : [],
  check: firstOf<OutcomeInput>(
    checkMelee,
    within('attacker', checkWay),
    within('defender', checkWay),
    problems<OutcomeInput>(
      [
        'gunDice',
        'guns-join-others',
        'ccn-6.49',
        ({ attacker, gunDice }) => gunDice > 0 && isArtillery(attacker.unit),
        unitOf('attacker'),
      ],
      [
        'defender.blocks',
        'blocks-needed',
        'ccn-5.149',
        ({ defender }) => defender.unit !== 'leader' && defender.blocks === undefined,
        unitOf('defender'),
      ],
      [
        'defender.artilleryDice',
        'artillery-dice-needed',
        'ccn-5.140',
        (input) =>
          lacksDice(input.defender) && rollsOf(input).some(({ kind }) => kind === 'battle-back'),
        ({ defender: { unit, blocks = 0 } }) => ({ unit, blocks }),
      ],
      (input) => checkLastBlock(rollsOf(input))(input),
      ...SIDES.map(
        (side) =>
          [
            `${side}.guardFlags`,
            'guard-flags-needed',
            'ccn-5.194',
            (input: OutcomeInput) => needsFlags(input, side),
            unitOf(side),
          ] as const,
      ),
    ),
  ),
  run(input, trace) {
    const units = { unit: input.attacker.unit, target: input.defender.unit };
    if (!mayAttack(input, trace, input.gunDice > 0))
      return { answer: {}, summary: { say: 'melee/no', with: units } };
    trace.step('ccn-5.119', units);
    const fought = meleeOf(input);
    const ends = endsOfMelee(fought);
    const rolls = toldRolls(fought, ends, trace);
    tellBack(input, trace);
    const odds = oddsOf(ends, fought);
    const p = (holds: (end: State) => boolean) => fractionText(ends.probability(holds));
    return {
      answer: {
        allowed: true,
        strikesFirst: rolls[0]?.by ?? 'attacker',
        rolls,
        winsHex: p(winsHex),
      },
      summary: {
        say: 'melee-outcome/yes',
        with: {
          ...units,
          wins: p(winsHex),
          stays: p(({ defenderFate }) => defenderFate === 'stands'),
          gone: p(({ attackerFate }) => attackerFate !== 'stands'),
        },
      },
      odds,
    };
  },
});

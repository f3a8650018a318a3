import { type Answer, amount, maybe, opens, part, word, words } from '../../core/answer.ts';
import { each, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHANCES_ARE, chancesOf } from '../combat/chances-are.ts';
import { checkFighter, checkUnit, type Fighter, LEADERS, plain } from '../combat/combat.ts';
import { checkOfNobody, HITS_TOLD, resultOfHits, tooManyOfCheck } from '../combat/roll-result.ts';
import { atLeader, FACES, type Face } from '../faces.ts';
import { COMBATANTS, PROFILES } from '../units.ts';
import { EVASION_OF_LEADER } from './evasion-of-leader.ts';
import { DICE, oddsOf, oddsOfAll, RAMPAGE_ODDS, rollAt, type Target } from './rampage-odds.ts';

const ADJACENT_HEXES = 6;

const SIDES = ['enemy', 'friendly'] as const;
const hexesWith = () => count(0, ADJACENT_HEXES, 0);

const FIELDS = {
  friendlyUnits: usual(hexesWith()),
  enemyUnits: usual(hexesWith()),
  friendlyLeaders: hexesWith(),
  enemyLeaders: hexesWith(),
  trampled: group({
    who: usual(choice(['nobody', ...COMBATANTS], 'nobody')),
    side: choice(SIDES, 'enemy'),
    blocks: optionalCount(1, 4),
    leader: choice(LEADERS, 'none'),
    faces: optionalList(FACES, DICE),
    leaderCheck: optionalList(FACES, DICE),
  }),
  others: rare(
    groups(
      {
        unit: requiredChoice(COMBATANTS),
        side: choice(SIDES, 'enemy'),
        blocks: optionalCount(1, 4),
        leader: choice(LEADERS, 'none'),
      },
      ADJACENT_HEXES - 1,
    ),
  ),
  readings: rare(group(readings('R28'))),
};

type RampageInput = Values<typeof FIELDS>;

/** The hexes that are rolled for; those that are looked at are among them, counted or not. */
function hexesOf({ trampled: { who, side }, others, ...told }: RampageInput) {
  const named = [...(who === 'nobody' ? [] : [{ unit: who, side }]), ...others];
  const shown = (of: string, leader: boolean) =>
    named.filter((one) => one.side === of && (one.unit === 'LD') === leader).length;
  const held = (of: string, units: number, leaders: number) =>
    Math.max(units, shown(of, false)) + Math.max(leaders, shown(of, true));
  return {
    friendly: held('friendly', told.friendlyUnits, told.friendlyLeaders),
    enemy: held('enemy', told.enemyUnits, told.enemyLeaders),
  };
}

const victimOf = ({ trampled: { who, blocks, leader } }: RampageInput): Fighter | null =>
  who === 'nobody' ? null : plain(who, blocks, { leader });

const TRAMPLED = {
  ...HITS_TOLD,
  mustEvade: opens(),
  diceToRoll: amount(),
  banners: amount(),
};
type Trampled = Answer<typeof TRAMPLED>;

const hexesHeld = (input: RampageInput) => {
  const { friendly, enemy } = hexesOf(input);
  return friendly + enemy;
};

/** What cannot be of the unit or leader that is trampled. */
const checkTrampled = ({ trampled: { who: unit, ...facts } }: RampageInput) =>
  unit === 'nobody' ? [] : checkFighter('trampled', { ...facts, unit, terrain: 'clear' });

export const rampage = defineQuery({
  id: 'cca/rampage',
  fields: FIELDS,
  answer: {
    hexes: amount(),
    dice: amount(),
    diceByOwner: amount(),
    diceByOpponent: amount(),
    hitsOn: words(FACES),
    result: maybe(part(TRAMPLED)),
    chancesAre: maybe(word(CHANCES_ARE, 'known')),
  },
  odds: RAMPAGE_ODDS,
  rolls: {
    'trampled.faces': (_, __, { trampled }) => (trampled.who === 'nobody' ? 0 : DICE),
    'trampled.leaderCheck': ({ result }) => atLeader(result?.leaderCheckDice),
  },
  sample: {
    friendlyUnits: 2,
    enemyUnits: 3,
    trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'swords'] },
  },
  next: (_, { result }) => (result?.mustEvade ? [EVASION_OF_LEADER] : []),
  check: problems<RampageInput>(
    [
      'enemyUnits',
      'more-than-adjacent-hexes',
      'cca-12.23',
      (input) => hexesHeld(input) > ADJACENT_HEXES,
      (input) => ({ given: hexesHeld(input), max: ADJACENT_HEXES }),
    ],
    checkTrampled,
    [
      'others',
      'others-without-first',
      null,
      ({ trampled, others }) => trampled.who === 'nobody' && others.length > 0,
    ],
    each('others', (other) => checkUnit({ ...other, terrain: 'clear' })),
    checkOfNobody('trampled.leaderCheck', (input) =>
      input.trampled.leaderCheck ? (victimOf(input) ?? undefined) : undefined,
    ),
    (input) => {
      const { faces = [], leaderCheck } = input.trampled;
      const victim = victimOf(input);
      if (!victim) return [];
      const hitsOn = facesThatHit(victim, new Trace());
      const hits = faces.filter((face) => hitsOn.includes(face)).length;
      const rolled = { hits, flags: 0, open: DICE - faces.length };
      return tooManyOfCheck('trampled.leaderCheck', rollAt(victim), rolled, leaderCheck);
    },
  ),
  run(input, trace) {
    const { friendly, enemy } = hexesOf(input);
    const hexes = friendly + enemy;
    trace.step('cca-12.22', { hexes });
    const dice = hexes * DICE;
    trace.step('cca-12.23', { hexes, dice }, { on: 'dice', from: 0, to: dice });
    const [diceByOwner, diceByOpponent] = [enemy * DICE, friendly * DICE];
    const shares = { own: diceByOwner, other: diceByOpponent };
    trace.step('cca-12.24', shares);
    const victim = victimOf(input);
    const hitsOn = victim ? facesThatHit(victim, trace) : [];
    const result =
      victim && input.trampled.faces?.length ? trample(victim, hitsOn, input, trace) : null;
    const open = result?.diceToRoll ?? DICE;
    const ofOne = victim && chancesOf(input.trampled, open, result ?? { leaderLost: null });
    const others = othersOf(input, trace);
    const chancesAre = others.length > 0 && result ? 'part-known' : ofOne;
    return {
      answer: { hexes, dice, diceByOwner, diceByOpponent, hitsOn, result, chancesAre },
      summary:
        victim && result
          ? { say: summaryOf(victim, result), with: summaryFacts(victim, result) }
          : { say: 'rampage/dice', with: { hexes, dice, ...shares } },
      ...(victim && { odds: oddsWith(others, { victim, hitsOn }, input.trampled) }),
    };
  },
});

const othersOf = ({ others }: RampageInput, trace: Trace): Target[] =>
  others.map(({ unit, blocks, leader }) => {
    const victim = plain(unit, blocks, { leader });
    return { victim, hitsOn: facesThatHit(victim, trace) };
  });

/** Of the one, and where more are named also of all together. */
function oddsWith(others: readonly Target[], one: Target, told: RampageInput['trampled']) {
  const odds = oddsOf(one, told);
  if (others.length === 0) return odds;
  const all = oddsOfAll([one, ...others], told);
  return {
    ...odds,
    chances: { ...odds.chances, ...all.chances },
    means: { ...odds.means, ...all.means },
  };
}

/** Of a unit only its own symbol hits; of a leader alone the helmet (R28). */
function facesThatHit({ unit }: Fighter, trace: Trace): Face[] {
  const face = unit === 'LD' ? 'leader' : PROFILES[unit].symbol;
  const say = unit === 'LD' ? 'cca-12.25/leader' : 'cca-12.25';
  trace.step('cca-12.25', { target: unit, faces: [face] }, null, say);
  return [face];
}

const summaryOf = ({ unit }: Fighter, { eliminated, leaderLost, diceToRoll }: Trampled) => {
  if (diceToRoll > 0 && !leaderLost) return 'rampage/open';
  if (unit === 'LD') return `rampage/leader-${leaderLost ? 'lost' : 'safe'}`;
  return `rampage/${eliminated ? 'eliminated' : 'trampled'}`;
};

const summaryFacts = ({ unit }: Fighter, { hits, blocksLeft, diceToRoll }: Trampled) => ({
  target: unit,
  hits,
  left: blocksLeft,
  open: diceToRoll,
});

function trample(
  victim: Fighter,
  hitsOn: readonly Face[],
  { trampled: { faces = [], leaderCheck }, readings }: RampageInput,
  trace: Trace,
): Trampled {
  const lone = victim.unit === 'LD';
  const hits = faces.filter((face) => hitsOn.includes(face)).length;
  const roll = rollAt(victim);
  const diceToRoll = DICE - faces.length;
  const result = resultOfHits(roll, { hits, open: diceToRoll }, leaderCheck, trace);
  const { blocksLost, blocksLeft, eliminated, leaderCheckDice, leaderLost } = result;
  if (leaderCheckDice > 0) trace.step('cca-12.26', { target: victim.unit });
  else if (victim.leader === 'attached' && diceToRoll === 0) trace.skip('cca-12.26', 'no-hit');
  if (lone && hits > 0) trace.step('cca-11.53');
  // R28: a lone leader who was not hit stays, or (b) evades. One whose unit is gone evades in any case.
  const leftAlone = leaderCheckDice === 1 || (lone && readings.R28 === 'b');
  const mustEvade = leftAlone && leaderLost === null ? null : leftAlone && !leaderLost;
  if (mustEvade) trace.step(lone ? 'cca-13.18' : 'cca-15.3');
  const banners = Number(eliminated && !lone) + Number(leaderLost);
  const blocks = { blocksLost, blocksLeft, eliminated };
  return { hits, ...blocks, leaderCheckDice, leaderLost, mustEvade, diceToRoll, banners };
}

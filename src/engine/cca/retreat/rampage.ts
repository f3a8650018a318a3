import { type Answer, amount, maybe, part, words, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { chance, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  group,
  optionalCount,
  optionalList,
  rare,
  type Values,
} from '../../core/schema.ts';
import { ADOPTED, checkFighter, type Fighter, LEADERS, plain } from '../combat/combat.ts';
import { checkOfNobody, rollResult } from '../combat/roll-result.ts';
import { leaderOdds } from '../combat/standing.ts';
import { FACES, type Face } from '../faces.ts';
import { COMBATANTS, PROFILES } from '../units.ts';
import { leaderCheckDice } from './aftermath.ts';
import { struck } from './struck.ts';

const ADJACENT_HEXES = 6;
/** Dice for each hex that may be trampled (cca-12.23). */
const DICE = 2;

const hexesWith = () => count(0, ADJACENT_HEXES, 0);

const FIELDS = {
  friendlyUnits: hexesWith(),
  enemyUnits: hexesWith(),
  friendlyLeaders: hexesWith(),
  enemyLeaders: hexesWith(),
  trampled: group({
    who: choice(['nobody', ...COMBATANTS], 'nobody'),
    side: choice(['enemy', 'friendly'], 'enemy'),
    blocks: optionalCount(1, 4),
    leader: choice(LEADERS, 'none'),
    faces: optionalList(FACES, DICE),
    leaderCheck: optionalList(FACES, DICE),
  }),
  readings: rare(group(readings('R28'))),
};

type RampageInput = Values<typeof FIELDS>;

/** The hexes that are rolled for; the one trampled is one of them, counted or not. */
function hexesOf({ trampled: { who, side }, ...told }: RampageInput) {
  const shown = (of: string, leader: boolean) =>
    Number(who !== 'nobody' && side === of && (who === 'LD') === leader);
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
  hits: amount(),
  blocksLost: amount(),
  blocksLeft: amount(),
  eliminated: yes(),
  leaderCheckDice: amount(),
  leaderLost: yes(),
  mustEvade: yes(),
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
  },
  odds: {
    chances: ['at-least-one-hit', 'eliminated', 'leader-lost'],
    tables: ['blocksLost'],
  },
  sample: {
    friendlyUnits: 2,
    enemyUnits: 3,
    trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'swords'] },
  },
  check: problems<RampageInput>(
    [
      'enemyUnits',
      'more-than-adjacent-hexes',
      'cca-12.23',
      (input) => hexesHeld(input) > ADJACENT_HEXES,
      (input) => ({ given: hexesHeld(input), max: ADJACENT_HEXES }),
    ],
    checkTrampled,
    checkOfNobody('trampled.leaderCheck', (input) =>
      input.trampled.leaderCheck ? (victimOf(input) ?? undefined) : undefined,
    ),
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
    const result = victim && input.trampled.faces ? trample(victim, hitsOn, input, trace) : null;
    return {
      answer: { hexes, dice, diceByOwner, diceByOpponent, hitsOn, result },
      summary:
        victim && result
          ? { say: summaryOf(victim, result), with: summaryFacts(victim, result) }
          : { say: 'rampage/dice', with: { hexes, dice, ...shares } },
      odds: oddsOf(victim ?? plain('LI')),
    };
  },
});

/** Of a unit only its own symbol hits; of a leader alone the helmet (R28). */
function facesThatHit({ unit }: Fighter, trace: Trace): Face[] {
  const face = unit === 'LD' ? 'leader' : PROFILES[unit].symbol;
  const say = unit === 'LD' ? 'cca-12.25/leader' : 'cca-12.25';
  trace.step('cca-12.25', { target: unit, faces: [face] }, null, say);
  return [face];
}

const summaryOf = ({ unit }: Fighter, { eliminated, leaderLost }: Trampled) => {
  if (unit === 'LD') return `rampage/leader-${leaderLost ? 'lost' : 'safe'}`;
  return `rampage/${eliminated ? 'eliminated' : 'trampled'}`;
};

const summaryFacts = ({ unit }: Fighter, { hits, blocksLeft }: Trampled) => ({
  target: unit,
  hits,
  left: blocksLeft,
});

function trample(
  victim: Fighter,
  hitsOn: readonly Face[],
  { trampled: { faces = [], leaderCheck }, readings }: RampageInput,
  trace: Trace,
): Trampled {
  const lone = victim.unit === 'LD';
  const hits = faces.filter((face) => hitsOn.includes(face)).length;
  const roll = struck(victim, 'EL', 'attack', ADOPTED);
  const { blocksLost, blocksLeft, eliminated, leaderCheckDice, ...rest } = rollResult(
    roll,
    { hits, flags: 0 },
    leaderCheck,
    { blockedBy: 'units' },
    lone ? new Trace() : trace,
  );
  if (leaderCheckDice > 0) trace.step('cca-12.26', { target: victim.unit });
  else if (victim.leader === 'attached') trace.skip('cca-12.26', 'no-hit');
  if (lone && hits > 0) trace.step('cca-11.53');
  const leaderLost = rest.leaderLost || (lone && hits > 0);
  // R28: a lone leader who was not hit stays, or (b) evades. One whose unit is gone evades in any case.
  const leftAlone = leaderCheckDice === 1 || (lone && readings.R28 === 'b');
  const mustEvade = leftAlone && !leaderLost;
  if (mustEvade) trace.step(lone ? 'cca-13.18' : 'cca-15.3');
  const banners = Number(eliminated && !lone) + Number(leaderLost);
  const blocks = { blocksLost, blocksLeft, eliminated };
  return { hits, ...blocks, leaderCheckDice, leaderLost, mustEvade, banners };
}

function oddsOf(victim: Fighter): Odds {
  const { blocks, leader, unit } = victim;
  const hits = pool(DICE, [{ weight: 1, score: { hits: 1 } }, { weight: FACES.length - 1 }], {
    hits: blocks,
  });
  const roll = struck(victim, 'EL', 'attack', ADOPTED);
  const fate = hits.chain((rolled) =>
    leader === 'attached'
      ? leaderOdds('safe', leaderCheckDice(roll, rolled.hits, blocks - rolled.hits))
      : Distribution.certain({ leader: unit === 'LD' && rolled.hits > 0 ? 'lost' : 'none' }),
  );
  const lost = fate.probability((end) => end.leader === 'lost');
  return {
    chances: {
      'at-least-one-hit': chance(hits.probability((rolled) => rolled.hits > 0)),
      eliminated: chance(hits.probability((rolled) => rolled.hits === blocks)),
      ...((leader === 'attached' || unit === 'LD') && { 'leader-lost': chance(lost) }),
    },
    means: {},
    tables: { blocksLost: table(hits, (rolled) => rolled.hits) },
  };
}

import { Distribution } from '../../core/distribution.ts';
import { chance, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { looseQuery } from '../../core/query.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  group,
  optionalCount,
  optionalList,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { ADOPTED, checkFighter, type Fighter, fighter, LEADERS } from '../combat/combat.ts';
import { rollResult } from '../combat/roll-result.ts';
import { leaderOdds } from '../combat/standing.ts';
import { FACES, type Face } from '../faces.ts';
import { COMBATANTS, PROFILES } from '../units.ts';
import { leaderCheckDice } from './aftermath.ts';
import { plain, struck } from './struck.ts';

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
  readings: rare(group({ R28: choice(['a', 'b'], 'a') })),
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
  who === 'nobody'
    ? null
    : fighter({ unit: who, blocks, leader, terrain: 'clear', rampart: 'none', support: 0 });

export const rampage = looseQuery({
  id: 'cca/rampage',
  fields: FIELDS,
  sample: {
    friendlyUnits: 2,
    enemyUnits: 3,
    trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'swords'] },
  },
  check,
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

export interface Trampled {
  hits: number;
  blocksLost: number;
  blocksLeft: number;
  eliminated: boolean;
  leaderCheckDice: number;
  leaderLost: boolean;
  mustEvade: boolean;
  banners: number;
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
  return {
    hits,
    blocksLost,
    blocksLeft,
    eliminated,
    leaderCheckDice,
    leaderLost,
    mustEvade,
    banners,
  };
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

function check(input: RampageInput): Violation[] {
  const { trampled } = input;
  const { friendly, enemy } = hexesOf(input);
  const found: Violation[] = [];
  if (friendly + enemy > ADJACENT_HEXES)
    found.push({
      field: 'enemyUnits',
      problem: 'more-than-adjacent-hexes',
      with: { given: friendly + enemy, max: ADJACENT_HEXES },
      clause: 'cca-12.23',
    });
  if (trampled.who === 'nobody') return found;
  const { who: unit, blocks, leader } = trampled;
  found.push(...checkFighter('trampled', { unit, blocks, leader, terrain: 'clear' }));
  if (trampled.leaderCheck && leader !== 'attached')
    found.push({
      field: 'trampled.leaderCheck',
      problem: 'no-leader-to-check',
      with: { target: unit },
      clause: 'cca-15.1',
    });
  return found;
}

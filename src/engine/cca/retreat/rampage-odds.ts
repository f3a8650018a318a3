import { Distribution } from '../../core/distribution.ts';
import { chance, mean } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { ADOPTED, type Fighter } from '../combat/combat.ts';
import { oddsOfRoll, ROLL_ODDS } from '../combat/roll-odds.ts';
import { standingAfter, type Told } from '../combat/standing.ts';
import type { Face } from '../faces.ts';
import { struck } from './struck.ts';

/** Dice for each hex that may be trampled (cca-12.23). */
export const DICE = 2;

/** A unit or lone leader next to the elephants, and what hits it there. */
export interface Target {
  victim: Fighter;
  hitsOn: readonly Face[];
}

/** Those of a roll, and of several hexes together. */
export const RAMPAGE_ODDS = {
  ...ROLL_ODDS,
  chances: [...ROLL_ODDS.chances, 'anybody-hit', 'any-unit-eliminated', 'any-leader-lost'],
  means: [...ROLL_ODDS.means, 'blocksLostByAll'],
};

/** Nothing is done about flags in a rampage, as in an evasion. */
export const rollAt = (victim: Fighter) => struck(victim, 'EL', 'attack', ADOPTED);
const rolledAt = (victim: Fighter) => ({ ...rollAt(victim), evades: true });
const scoreOf = ({ hitsOn }: Target) => ({
  hitsOn,
  swordsIgnored: 0,
  redIgnored: 0,
  swordsAgain: false,
});

export const oddsOf = (target: Target, told: Told): Odds =>
  oddsOfRoll(rolledAt(target.victim), DICE, scoreOf(target), undefined, told);

interface Toll {
  hit: number;
  units: number;
  leaders: number;
  blocks: number;
}
const NOTHING: Toll = { hit: 0, units: 0, leaders: 0, blocks: 0 };

/** What becomes of one target, as a part of the whole toll. */
function tollOf(target: Target, told: Told): Distribution<Toll> {
  const { victim } = target;
  const before = rolledAt(victim);
  const lone = victim.unit === 'LD';
  return standingAfter(before, { blockedBy: 'units' }, DICE, scoreOf(target), told).map((one) => {
    const blocks = lone ? 0 : victim.blocks - one.blocks;
    const leaders = Number(one.leader === 'lost');
    return {
      hit: Number(blocks > 0 || (lone && leaders > 0)),
      units: Number(!lone && one.fate === 'eliminated'),
      leaders,
      blocks,
    };
  });
}

/** Of several hexes together; the dice of the first may be known. */
export function oddsOfAll(targets: readonly Target[], told: Told): Odds {
  const all = targets.reduce(
    (sum, target, i) =>
      sum.chain((so) =>
        tollOf(target, i === 0 ? told : {}).map((one) => ({
          hit: so.hit + one.hit,
          units: so.units + one.units,
          leaders: so.leaders + one.leaders,
          blocks: so.blocks + one.blocks,
        })),
      ),
    Distribution.certain(NOTHING),
  );
  return {
    chances: {
      'anybody-hit': chance(all.probability(({ hit }) => hit > 0)),
      'any-unit-eliminated': chance(all.probability(({ units }) => units > 0)),
      'any-leader-lost': chance(all.probability(({ leaders }) => leaders > 0)),
    },
    means: { blocksLostByAll: mean(all.mean(({ blocks }) => blocks)) },
    tables: {},
  };
}

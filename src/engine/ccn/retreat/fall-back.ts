import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import { HELD_BY } from '../../hexes/held-by.ts';
import { checkSide } from '../combat/combat.ts';
import { TERRAINS } from '../terrain.ts';
import { COMBATANTS } from '../units.ts';
import { DIRECTIONS, joinsAt, mayGo } from './next-hex.ts';

const FIELDS = {
  unit: requiredChoice(COMBATANTS),
  leader: flag(),
  direction: choice(DIRECTIONS, 'own-side'),
  hexTerrain: choice(TERRAINS, 'clear'),
  holds: choice(HELD_BY, 'nobody'),
  nthHex: count(1, 12, 1),
  ends: flag(true),
  readings: rare(group(readings('R6', 'R31', 'R48', 'R82'))),
};

export const fallBack = defineQuery({
  id: 'ccn/fall-back',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mustStop: yes(),
    attaches: yes(),
    escapeNeeded: yes(),
    // Whoever is passed through stays as he is (ccn-5.207).
    unitsAffected: yes(),
    leavesBoard: yes(),
  },
  sample: { unit: 'line', holds: 'friendly-leader' },
  next: (_, { escapeNeeded }) =>
    escapeNeeded
      ? [{ as: 'escape', query: 'ccn/escape', draft: { first: { unit: 'line', blocks: 4 } } }]
      : [],
  check: checkSide,
  run(step, trace) {
    const allowed = mayGo(step, trace);
    const lone = step.unit === 'leader';
    const attaches = allowed && joinsAt(step);
    const leavesBoard = allowed && step.direction === 'own-edge';
    const escapeNeeded = allowed && lone && step.holds === 'enemy-unit';
    const say = !allowed ? 'no' : leavesBoard ? 'leaves' : escapeNeeded ? 'escape' : 'yes';
    return {
      answer: { allowed, mustStop: attaches && !lone, attaches, escapeNeeded, leavesBoard },
      summary: { say: `fall-back/${say}`, with: { target: step.unit } },
    };
  },
});

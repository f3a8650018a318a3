import { word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';

const MOST_MODELS = 100;
/** Seen from the unit as it looks at the enemy's table edge, one after the other to the right. */
const WAYS = ['enemy-edge', 'right', 'own-edge', 'left'] as const;
type Way = (typeof WAYS)[number];
/** What lies a quarter further round, and so on. */
const SIDES = ['front', 'flank', 'rear', 'flank'] as const;

const LOOKING = count(0, MOST_MODELS, 0);

export const skirmishFacing = defineQuery({
  id: 'wab/skirmish-facing',
  fields: {
    toEnemyEdge: usual(LOOKING),
    toRight: usual(LOOKING),
    toOwnEdge: usual(LOOKING),
    toLeft: usual(LOOKING),
    comesFrom: usual(choice(WAYS, 'enemy-edge')),
  },
  answer: {
    facing: word(WAYS, 'enemy-edge'),
    sideCharged: word(['front', 'flank', 'rear'], 'front'),
    inFlankOrRear: yes(),
  },
  sample: { toRight: 8, toEnemyEdge: 2, comesFrom: 'enemy-edge' },
  start: {},
  run({ toEnemyEdge, toRight, toOwnEdge, toLeft, comesFrom }, trace) {
    const looking = [toEnemyEdge, toRight, toOwnEdge, toLeft];
    const all = looking.reduce((sum, one) => sum + one, 0);
    const most = looking.findIndex((one) => 2 * one > all);
    const facing: Way = WAYS[most] ?? 'enemy-edge';
    trace.step(most < 0 ? 'wab-15.31/edge' : 'wab-15.31', { facing });
    const turned = WAYS.indexOf(comesFrom) - WAYS.indexOf(facing);
    const sideCharged = SIDES[(turned + WAYS.length) % WAYS.length] as (typeof SIDES)[number];
    trace.step('wab-15.32', { sideCharged });
    return {
      answer: { facing, sideCharged, inFlankOrRear: sideCharged !== 'front' },
      summary: { say: 'skirmish-facing/side', with: { facing, sideCharged } },
    };
  },
});

import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Row } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import type { Terrain } from '../terrain.ts';
import { ARMS } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  armOf,
  reads,
  roller,
  rollerCavalry,
  rollerIn,
  rollRules,
  someTerrain,
  target,
  targetIn,
} from './conditions.ts';

type Losses = (roll: Roll) => number;
/** Dice that ground takes from a roll. */
interface Reduction {
  clause: ClauseId;
  about: (roll: Roll) => boolean;
  loss: Losses;
}

const less = (clause: ClauseId, about: Reduction['about'], loss: Losses): Reduction => ({
  clause,
  about,
  loss,
});

/** Dice that infantry, cavalry and artillery lose; a lone leader never rolls. */
const arms =
  (...dice: readonly [infantry: number, cavalry: number, artillery: number]): Losses =>
  ({ roller: { unit } }) => {
    const arm = armOf(unit);
    return arm ? (dice[ARMS.indexOf(arm)] ?? 0) : 0;
  };
const isRanged = ({ kind }: Roll) => kind === 'ranged';
const by =
  (fire: Losses, melee: Losses): Losses =>
  (roll) =>
    (isRanged(roll) ? fire : melee)(roll);
const NONE = arms(0, 0, 0);

/** Reading R51: artillery loses its die only when it fires at the quarry, or (b) in melee as well. */
const INTO_QUARRY = by(arms(0, 2, 1), (roll) =>
  arms(1, 2, roll.readings.R51 === 'b' ? 1 : 0)(roll),
);

const [fromHill, atHill] = [rollerIn('hill'), targetIn('hill')];
const into = (clause: ClauseId, ground: Terrain, loss: Losses) =>
  less(clause, targetIn(ground), loss);
const outOf = (clause: ClauseId, ground: Terrain, loss: Losses) =>
  less(clause, rollerIn(ground), loss);

/** By the hex of the target. */
const INTO: readonly Reduction[] = [
  into('ccn-7.6', 'forest', arms(1, 2, 1)),
  into('ccn-7.27', 'town', arms(2, 3, 1)),
  into('ccn-7.47', 'ford', by(NONE, arms(1, 1, 1))),
  into('ccn-7.57', 'quarry', INTO_QUARRY),
  less('ccn-7.15', (roll) => fromHill(roll) && atHill(roll), by(arms(1, 0, 0), NONE)),
  less('ccn-7.11', (roll) => atHill(roll) && !fromHill(roll), arms(1, 1, 0)),
];

/** By the hex of whoever rolls. */
const OUT_OF: readonly Reduction[] = [
  outOf('ccn-7.7', 'forest', arms(0, 2, 1)),
  outOf('ccn-7.29', 'town', arms(0, 3, 1)),
  outOf('ccn-7.48', 'ford', arms(1, 1, 1)),
  outOf('ccn-7.58', 'quarry', by(NONE, arms(1, 2, 0))),
  less('ccn-7.12', (roll) => fromHill(roll) && !atHill(roll), arms(0, 1, 0)),
];

const lossOf = (reductions: readonly Reduction[], roll: Roll) =>
  reductions.reduce((sum, { about, loss }) => sum + (about(roll) ? loss(roll) : 0), 0);

const { notes, sets } = rollRules();
const takes = (loss: Losses) => ({
  with: (roll: Roll) => ({ unit: roll.roller.unit, dice: loss(roll) }),
});

const armLoses = (loss: Losses) => on('arm-loses-no-dice', (roll: Roll) => loss(roll) > 0);
/** Reading R13: what both hexes take adds up, or (b) only the greater counts, that of the target where they are equal. */
const counts = (own: boolean) =>
  on('reading-r13-b', (roll: Roll) => {
    if (roll.readings.R13 === 'a') return true;
    const [target, out] = [lossOf(INTO, roll), lossOf(OUT_OF, roll)];
    return own ? out > target : target >= out;
  });

const rowOf =
  (own: boolean) =>
  ({ clause, about, loss }: Reduction): Row<Roll, number> =>
    sets<number>(
      clause,
      (roll, dice) => Math.max(0, dice - loss(roll)),
      [about],
      armLoses(loss),
      counts(own),
      takes(loss),
    );

const clausesOf = (...lists: (readonly Reduction[])[]) => lists.flat().map(({ clause }) => clause);
const OF_HILLS: readonly ClauseId[] = ['ccn-7.15', 'ccn-7.11', 'ccn-7.12'];

const throughWorks = target(({ fieldworks }) => fieldworks === 'between');
const outOfWorks = on(
  'not-through-fieldworks',
  roller(({ fieldworks }) => fieldworks === 'between'),
);
const someIn =
  (...grounds: Terrain[]) =>
  (roll: Roll) =>
    rollerIn(...grounds)(roll) || targetIn(...grounds)(roll);
const otherGround = ({ roller, target }: Roll) =>
  roller.terrain !== 'clear' || target.terrain !== 'clear';
const INTO_WORKS = arms(1, 2, 0);
const OUT_OF_WORKS = arms(0, 2, 0);

/** Fieldworks replace other ground: all of it (R63 a, R64 a), or only that of the hills and of one of the hexes. */
const FIELDWORKS: Row<Roll, number>[] = [
  notes<number>(
    'ccn-7.36',
    [target(({ fieldworks }) => fieldworks !== 'none'), otherGround, reads('R63', 'a')],
    on('not-through-fieldworks', throughWorks),
    { unless: clausesOf(INTO, OUT_OF) },
  ),
  notes<number>('ccn-7.36/own-counts', [throughWorks, otherGround, reads('R63', 'b')], {
    unless: [...clausesOf(INTO), 'ccn-7.12'],
  }),
  sets<number>(
    'ccn-7.35',
    (roll, dice) => Math.max(0, dice - INTO_WORKS(roll)),
    [throughWorks],
    armLoses(INTO_WORKS),
    { ...takes(INTO_WORKS), unless: ['ccn-7.39'] },
  ),
  notes<number>('ccn-7.38', [target(({ fieldworks }) => fieldworks === 'elsewhere')]),
  sets<number>(
    'ccn-7.39',
    (roll, dice) => Math.max(0, dice - OUT_OF_WORKS(roll)),
    [roller(({ fieldworks }) => fieldworks !== 'none')],
    outOfWorks,
    rollerCavalry,
    takes(OUT_OF_WORKS),
  ),
  notes<number>('ccn-7.39/alone', [outOfWorks, rollerCavalry, otherGround, reads('R64', 'a')], {
    unless: clausesOf(INTO, OUT_OF),
  }),
  notes<number>(
    'ccn-7.39/and-target',
    [outOfWorks, rollerCavalry, otherGround, reads('R64', 'b')],
    { unless: [...OF_HILLS, ...clausesOf(OUT_OF).filter((one) => one !== 'ccn-7.12')] },
  ),
];

/** What the ground of either side takes from a roll, in melee and in fire. */
export const TERRAIN_ROWS: Row<Roll, number>[] = [
  ...FIELDWORKS,
  notes<number>('ccn-7.52', [someIn('ford', 'bridge')], on('no-bridge', someIn('bridge'))),
  ...INTO.map(rowOf(false)),
  ...OUT_OF.map(rowOf(true)),
  notes<number>(
    'ccn-1.3',
    [roller(({ blocks }) => blocks === 1), someTerrain],
    on<Roll, number>('dice-left', (_, dice) => dice === 0),
  ),
];

const MANY = 20;
/** Dice that the ground takes in all. */
export const diceTaken = (roll: Roll): number =>
  MANY - applyRows({ on: 'dice', rows: TERRAIN_ROWS }, roll, MANY, new Trace());

import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import {
  attackedBy,
  type Held,
  is,
  isBuilding,
  isCharged,
  isEmplaced,
  isMobile,
  isShotAt,
} from './fields.ts';

const { increases, notes: tells } = modifiersOf<Held>();
const isCavalry = attackedBy('cavalry');
const atLine = ({ atTheLine }: Held) => atTheLine;
const againstIt = on('right-against-it', atLine);
/** Ruling R41: right against it, or (b) wherever the shot crosses it. */
const crossesIt = on('right-against-it', (held: Held) => atLine(held) || held.readings.R41 === 'b');
const unmoved = on('has-moved', ({ movedAway }: Held) => !movedAway);
const noCannon = on('shot-by-a-cannon', not(attackedBy('cannon', 'mortar')));
const fromFront = on('not-from-the-front', ({ attackedFrom }: Held) => attackedFrom === 'front');
const isGuns = is('fortified-guns');

/** What it gives to the Courage of who holds it, against this attack. */
const COURAGE = modifierTable<Held>([
  tells(
    't7g-6.121/work',
    [attackedBy('mortar'), any(isBuilding, is('wall', 'fence', 'fortified-guns'))],
    {
      unless: ['t7g-9.41', 't7g-9.29', 't7g-9.34', 't7g-6.82'],
    },
  ),
  tells(
    't7g-6.114',
    [isCharged, any(isBuilding, is('wall', 'fortified-guns'))],
    on('no-grenades', ({ grenades }) => grenades),
    {
      unless: ['t7g-9.41', 't7g-9.28', 't7g-6.82'],
    },
  ),
  increases('t7g-9.41/covered-in', [isBuilding, isShotAt]),
  increases('t7g-9.41/protected-in', [isBuilding, isCharged]),
  increases('t7g-9.29/held', [is('wall'), isShotAt], crossesIt),
  increases('t7g-9.28/held', [is('wall'), isCharged], againstIt),
  increases('t7g-9.34/held', [is('fence'), isShotAt], crossesIt),
  increases('t7g-6.19/held', [isMobile, isShotAt], noCannon),
  increases('t7g-6.29/shot', [isEmplaced, isShotAt], noCannon),
  increases('t7g-6.82/held', [isGuns, any(isShotAt, isCharged)], unmoved),
]);

const { adds, sets } = rulesOf<Held>();

const ENEMY: Table<Held, number> = {
  on: 'enemyCombatChange',
  rows: [
    adds('t7g-6.18', -1, [isMobile, isCavalry], fromFront),
    adds('t7g-6.29', -1, [isEmplaced, isCavalry]),
  ],
};

const FLANK: Table<Held, boolean> = {
  on: 'hasFlanks',
  rows: [
    sets('t7g-9.43', false, [], on('not-in-a-building', isBuilding)),
    sets('t7g-6.28', false, [], on('not-emplaced', isEmplaced)),
  ],
};

const POINTS: Table<Held, boolean> = {
  on: 'anyPoint',
  rows: [
    sets('t7g-9.42/target', true, [isBuilding, isShotAt]),
    sets('t7g-6.33/target', true, [isEmplaced, isShotAt]),
  ],
};

/** What the work gives: dice of Courage, dice of the enemy, flanks, and where shots are measured. */
export function givenBy(held: Held, trace: Trace) {
  const by = applyRows(COURAGE, held, NONE, trace);
  const { courage: value, readings } = held;
  return {
    courageChange: by.increases,
    courageDice: value === undefined ? null : modified({ value, ...by, readings }, trace),
    enemyCombatChange: applyRows(ENEMY, held, 0, trace),
    hasFlanks: applyRows(FLANK, held, true, trace),
    anyPoint: applyRows(POINTS, held, false, trace),
  };
}

import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { isArtillery } from '../units.ts';
import { halfOf, movementOf, type Paced } from './allowance.ts';
import {
  adopts,
  changesFormation,
  isOfAllDirections,
  isSkirmishing,
  rotates,
  switchesBravery,
  travels,
  widens,
} from './course.ts';
import { type Cause, did, hasAbility, movesIn } from './reduced.ts';

/** Reductions that leave the charge open: figures table 15, ruling R23. */
const CHARGING: readonly Cause[] = ['free-rotation', 'formation-change', 'shield-wall', 'phalanx'];

/** A move with the UD that it has. */
interface Ranging extends Paced {
  allowance: number;
}

const { bars, notes } = rulesOf<Ranging>();

const forced = ({ movementType }: Paced) => movementType === 'forced-march';
const still = (_: Paced, may: boolean) => may;
const unforced = ({ movementType }: Paced) => movementType !== 'forced-march';
const isReduced = ({ reducedBy }: Paced) => reducedBy.length > 0;
const isNormal = ({ type }: Paced) => type === 'normal';
const shoots = ({ toShoot }: Paced) => toShoot;
const charges = ({ toCharge }: Paced) => toCharge;
const permitted = ({ permission }: Paced) => permission !== 'none';
const unpermitted = ({ permission }: Paced) => permission === 'none';
const skirmishes = hasAbility('skirmishers', 'not-skirmishers');
const noSkirmishers = ({ abilities }: Paced) => !abilities.includes('skirmishers');
const slowedOtherwise = on('reduction-allows-charge', ({ reducedBy }: Paced) =>
  reducedBy.some((cause) => !CHARGING.includes(cause)),
);
const causes = ({ reducedBy }: Paced) => ({
  causes: reducedBy.map((cause) => `reducedBy.${cause}`),
});

/** May the move end in a charge? */
export const MAY_CHARGE: Table<Ranging, boolean> = {
  on: 'mayCharge',
  rows: [
    notes('onus-7.49/permitted', [permitted, isReduced], {
      with: ({ permission }) => ({ by: `permission.${permission}` }),
      unless: ['onus-7.18', 'onus-7.54', 'onus-7.61', 'onus-7.68'],
    }),
    notes('onus-9.15', [did(widens, adopts)], hasAbility('manoeuvrable', 'not-manoeuvrable'), {
      unless: ['onus-7.61'],
    }),
    bars('onus-9.10/charge', [({ occasion }) => occasion === 'after-ram']),
    bars('onus-7.42/charge', [forced]),
    bars('onus-7.18/charge', [({ rallied }) => rallied]),
    bars('onus-7.54/charge', [did(isOfAllDirections)]),
    bars('onus-7.61/charge', [did(widens)]),
    bars('onus-7.50', [shoots], skirmishes),
    bars('onus-7.68/charge', [shoots, noSkirmishers]),
    bars('onus-8.18/charge', [movesIn('square')]),
    bars('onus-7.49', [isReduced, unpermitted], slowedOtherwise, { with: causes }),
    bars('onus-7.74', [charges, isReduced, unpermitted], slowedOtherwise, { with: causes }),
    bars('onus-7.73/no-movement', [({ allowance }, may) => may && allowance === 0]),
    notes('onus-7.56/charge', [did(rotates)]),
    notes('onus-2.3/charge', [charges, did(rotates)]),
    notes('onus-7.66/charge', [did(changesFormation)]),
    notes('onus-2.10/charge', [charges, did(adopts)]),
    notes('onus-7.40', [still, charges, isNormal]),
  ],
};

const artillery = ({ kind }: Paced) => isArtillery(kind);
const moved = did(travels, rotates);
const isStill = on('did-not-move', ({ course }: Paced) =>
  course.events.some((event) => travels(event) || rotates(event)),
);
/** More ground than reduced movement has, or a move that was announced as a normal one. */
const atNormalRate = on(
  'within-reduced-movement',
  (move: Paced) =>
    move.type !== 'reduced' &&
    (move.movementType === 'normal' || move.course.used > halfOf(movementOf(move))),
);
const formsUp = did(changesFormation, switchesBravery);
const asBoxed = on(
  'reading-r75-b',
  ({ abilities, readings }: Paced) => readings.R75 === 'a' || !abilities.includes('skirmishers'),
);

/** Ruling R86: switching Bravery bars the shot like a formation, or (b) does not. */
const braveryToo = on(
  'reading-r86-b',
  (move: Paced) => move.readings.R86 === 'a' || did(changesFormation)(move),
);

/** May the unit shoot in the next phase? Whether its card has a ranged attack is another matter. */
export const MAY_SHOOT: Table<Ranging, boolean> = {
  on: 'mayShoot',
  rows: [
    bars('onus-7.42/shoot', [forced]),
    bars('onus-7.68/charges', [charges]),
    bars('onus-7.66/shoot', [formsUp], asBoxed, braveryToo),
    bars('onus-7.71/moved', [artillery], isStill),
    notes('onus-9.13/shoot', [still, moved, isSkirmishing]),
    bars('onus-7.67/moved', [moved, unforced, not(isSkirmishing)], atNormalRate),
  ],
};

/** The Active Unit marker of a shooter that moved at its normal rate is taken away (onus-7.69). */
export const KEEPS_ACTIVE: Table<Ranging, boolean> = {
  on: 'keepsActiveMarker',
  rows: [bars('onus-7.69', [moved, ({ hasRanged }) => hasRanged, noSkirmishers], atNormalRate)],
};

import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { movementOf } from '../movement/allowance.ts';
import { HELD } from '../movement/formation-rows.ts';
import { type Engaged, isBlocked, isEnveloped, wants } from './engaged.ts';

const { bars, notes } = rulesOf<Engaged>();

/** Actions that shift the unit: they need an active unit that can move and is not blocked. */
const shifts = wants('envelop', 'reduce', 'reposition-90', 'reposition-180', 'withdraw', 'retreat');
const active = (unit: Engaged) => unit.active;
const idle = (unit: Engaged) => !unit.active;
const formation = ({ formation }: Engaged) => ({ formation: `formation.${formation}` });
const changesMarker = wants('bravery', 'adopt', 'dissolve');
const acts = ({ engagedAction }: Engaged) => engagedAction !== 'fight';
/** Ruling R81: an engaged Square does none of this, or (b) all that is not moving away. */
const standsInSquare = on(
  'does-not-leave',
  ({ readings, engagedAction }: Engaged) =>
    readings.R81 === 'a' || engagedAction === 'withdraw' || engagedAction === 'retreat',
);
/** Ruling R34: Phalanx, Arrowhead and Rhomboid may be dissolved while engaged, or (b) none may. */
const isHeld = on(
  'may-be-dissolved',
  (unit: Engaged) => HELD.includes(unit.formation) || unit.readings.R34 === 'b',
);

const blocked = on('not-blocked', isBlocked);
const changesBravery = on(
  'not-bravery',
  ({ engagedAction }: Engaged) => engagedAction === 'bravery',
);

/** Who may take an action while engaged, before anything is known of the action itself. */
export const MAY_ACT: Table<Engaged, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.88', [wants('fight')]),
    bars('onus-7.16/action', [acts, idle]),
    notes('onus-7.89', [active, shifts]),
    bars('onus-7.183/engaged', [active, acts, (unit) => unit.fleeing]),
    bars('onus-7.90', [active, shifts], blocked),
    bars('onus-7.90/no-movement', [active, shifts, (unit) => movementOf(unit) === 0]),
    notes('onus-10.7', [active, wants('envelop', 'reposition-90', 'reposition-180')], blocked),
    notes('onus-7.81/blocked', [active, shifts, isBlocked], on('not-enveloped', isEnveloped)),
    bars(
      'onus-8.18/engaged',
      [active, shifts, (unit) => unit.formation === 'square'],
      standsInSquare,
    ),
    notes('onus-8.25/engaged', [active, changesMarker], changesBravery),
    bars('onus-7.62/extend', [active, wants('extend')]),
    bars('onus-7.97/extend', [active, wants('extend')]),
    bars('onus-7.97/adopt', [active, wants('adopt')]),
    bars('onus-8.3', [active, wants('adopt')]),
    bars('onus-7.97/dissolve', [active, wants('dissolve')], isHeld, { with: formation }),
    notes('onus-7.65/engaged', [active, wants('dissolve'), not(isHeld)], { with: formation }),
    bars('onus-7.89/move', [active, wants('move')]),
    bars('onus-7.117/fighting', [active, wants('shoot')]),
  ],
};

import { type Table, topic } from '../../core/rows.ts';
import { movementOf } from '../movement/allowance.ts';
import { HELD } from '../movement/formation-rows.ts';
import { bars, type Engaged, given, isBlocked, isEnveloped, notes, on, wants } from './engaged.ts';

/** Actions that shift the unit: they need an active unit that can move and is not blocked. */
const shifts = wants('envelop', 'reduce', 'reposition-90', 'reposition-180', 'withdraw', 'retreat');
const active = given((unit) => unit.active);
const idle = given((unit) => !unit.active);
const blocked = given(isBlocked);
const formation = ({ formation }: Engaged) => ({ formation: `formation.${formation}` });
const changesMarker = wants('bravery', 'adopt', 'dissolve');
const acts = given(({ engagedAction }) => engagedAction !== 'fight');
/** Ruling R81: an engaged Square does none of this, or (b) all that is not moving away. */
const standsInSquare = on(
  'does-not-leave',
  ({ readings, engagedAction }) =>
    readings.R81 === 'a' || engagedAction === 'withdraw' || engagedAction === 'retreat',
);
/** Ruling R34: Phalanx, Arrowhead and Rhomboid may be dissolved while engaged, or (b) none may. */
const isHeld = on(
  'dissolvable',
  (unit) => HELD.includes(unit.formation) || unit.readings.R34 === 'b',
);

/** Who may take an action while engaged, before anything is known of the action itself. */
export const MAY_ACT: Table<Engaged, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.88', '', wants('fight')),
    bars('onus-7.16', 'action', topic(acts, idle)),
    notes('onus-7.89', '', topic(active, shifts)),
    bars(
      'onus-7.183',
      'engaged',
      topic(
        active,
        acts,
        given((unit) => unit.fleeing),
      ),
    ),
    bars('onus-7.90', '', topic(active, shifts), on('not-blocked', isBlocked)),
    bars(
      'onus-7.90',
      'no-movement',
      topic(
        active,
        shifts,
        given((unit) => movementOf(unit) === 0),
      ),
    ),
    notes(
      'onus-10.7',
      '',
      topic(active, wants('envelop', 'reposition-90', 'reposition-180')),
      on('not-blocked', isBlocked),
    ),
    notes('onus-7.81', 'blocked', topic(active, shifts, blocked), on('not-enveloped', isEnveloped)),
    bars(
      'onus-8.18',
      'engaged',
      topic(
        active,
        shifts,
        given((unit) => unit.formation === 'square'),
      ),
      standsInSquare,
    ),
    notes(
      'onus-8.25',
      'engaged',
      topic(active, changesMarker),
      on('not-bravery', ({ engagedAction }) => engagedAction === 'bravery'),
    ),
    bars('onus-7.62', 'extend', topic(active, wants('extend'))),
    bars('onus-7.97', 'extend', topic(active, wants('extend'))),
    bars('onus-7.97', 'adopts', topic(active, wants('adopt'))),
    bars('onus-8.3', 'engaged', topic(active, wants('adopt'))),
    { ...bars('onus-7.97', 'holds', topic(active, wants('dissolve')), isHeld), with: formation },
    {
      ...notes<boolean>(
        'onus-7.65',
        'dissolves',
        topic(
          active,
          wants('dissolve'),
          given((unit) => !isHeld.holds(unit, true)),
        ),
      ),
      with: formation,
    },
    bars('onus-7.89', 'move', topic(active, wants('move'))),
    bars('onus-7.117', 'fighting', topic(active, wants('shoot'))),
  ],
};

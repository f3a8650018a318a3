import { signed, signedPair } from '../../engine/onus/values/pair.ts';
import { about, filling, type Part } from '../sheet.ts';
import { event, eventCount, shot } from './proofs.ts';

const line = about('shots');
const fill = filling('shots');

const forbidden = { allowed: false };
const skirmishing = { abilities: ['skirmishers'] };

/** Who may shoot, and at whom. */
export const MAY_SHOOT: Part = {
  title: 'shots/may',
  lines: [
    line(
      'engaged',
      ['onus-7.117'],
      shot({ engaged: true }, {}, forbidden),
      shot({}, { engaged: true }, forbidden),
    ),
    line(
      'moved',
      ['onus-7.119', 'onus-7.70', 'onus-7.71'],
      shot({ moved: 'reduced' }, {}, { allowed: true }),
      shot({ moved: 'normal' }, {}, forbidden),
      shot({ moved: 'normal', ...skirmishing }, {}, { allowed: true }),
      shot({ moved: 'reduced', kind: 'onager' }, {}, forbidden),
    ),
    line(
      'state',
      ['onus-7.42', 'onus-7.183', 'onus-7.66'],
      shot({ forcedMarch: true }, {}, forbidden),
      shot({ fleeing: true }, {}, forbidden),
      shot({ adoptedFormation: true }, {}, forbidden),
    ),
    line('arc', ['onus-7.126'], shot({}, {}, forbidden, { behindFront: true })),
  ],
};

/** How a shot goes. */
export const SHOT_COURSE: Part = {
  title: 'shots/course',
  inOrder: true,
  lines: [
    line(
      'declared',
      ['onus-7.122', 'onus-7.123', 'onus-7.124'],
      shot({ range: 8 }, {}, { allowed: false, lost: true }, { distance: 8.1 }),
      shot({ range: 8 }, {}, { allowed: true }, { distance: 8 }),
    ),
    line(
      'events',
      ['onus-7.128', 'onus-7.130'],
      eventCount(
        { eventIn: 'shot' },
        { randomEvents: 1, attackerFromHand: 1, defenderFromHand: 1 },
      ),
      event({ eventIn: 'shot', eventIcons: ['bow'] }, { allowed: true }),
      event({ eventIn: 'shot', eventIcons: ['sword'] }, { allowed: false }),
    ),
    line(
      'dice',
      ['onus-7.125', 'onus-7.133', 'onus-7.134'],
      shot({ range: 8 }, {}, { dice: 4, replyDice: 0 }, { distance: 4 }),
      shot({ range: 8 }, {}, { dice: 2 }, { distance: 4.1 }),
    ),
    line(
      'rolled',
      ['onus-7.135', 'onus-7.136', 'onus-7.137', 'onus-7.138'],
      shot(
        {},
        { dodge: 5, armour: 8 },
        { hits: 2, woundsDone: 1 },
        {
          toHit: [1, 2, 4, 5],
          toWound: [5, 6],
          obstructed: true,
        },
      ),
    ),
    line(
      'after',
      ['onus-7.139', 'onus-7.140', 'onus-7.141', 'onus-7.143'],
      shot({}, {}, { mustCheck: false }, { toHit: [1, 1, 1, 1] }),
      shot({}, { life: 1 }, { eliminated: true }, { toHit: [6, 1, 1, 1], toWound: [6] }),
      shot({}, {}, { mustCheck: true }, { toHit: [6, 1, 1, 1], toWound: [6] }),
      shot(
        {},
        { broken: true },
        { fate: 'fleeing' },
        { toHit: [6, 1, 1, 1], toWound: [6], moraleDie: 6 },
      ),
    ),
  ],
};

const HIT = { toHit: [6, 1, 1, 1], toWound: [6] };

/** What changes a shot. */
export const SHOT_CHANGES: Part = {
  title: 'shots/changes',
  lines: [
    fill(
      'obstructed',
      { pair: signedPair(-1) },
      ['onus-7.127'],
      shot({ strength: 3 }, {}, { strength: 2 }, { obstructed: true }),
    ),
    fill(
      'side',
      {
        flank: signedPair(-1),
        flankMorale: signed(-1),
        rear: signedPair(-2),
        rearMorale: signed(-2),
      },
      ['onus-7.144', 'onus-7.145'],
      shot({}, { dodge: 5, armour: 6, sideHit: 'flank' }, { defence: [4, 5] }),
      shot({}, { morale: 7, sideHit: 'flank' }, { moraleValue: 5 }, HIT),
      shot({}, { dodge: 5, armour: 6, sideHit: 'rear' }, { defence: [3, 4] }),
      shot({}, { morale: 7, sideHit: 'rear' }, { moraleValue: 4 }, HIT),
    ),
    fill(
      'march',
      { pair: signedPair(-2), by: signed(-2) },
      ['onus-7.45', 'onus-10.4'],
      shot({}, { dodge: 5, armour: 6, forcedMarch: true, sideHit: 'flank' }, { defence: [3, 4] }),
      shot({}, { morale: 7, forcedMarch: true, sideHit: 'flank' }, { moraleValue: 4 }, HIT),
    ),
    line(
      'precision',
      ['onus-9.25', 'onus-9.26'],
      shot({ abilities: ['precision'] }, {}, { woundsDone: 2 }, HIT),
      shot({ abilities: ['precision'], moved: 'reduced' }, {}, { woundsDone: 1 }, HIT),
    ),
  ],
};

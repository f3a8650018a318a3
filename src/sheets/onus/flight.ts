import { signed, signedPair } from '../../engine/onus/values/pair.ts';
import { about, filling, type Part } from '../sheet.ts';
import { flee, fleeingUnit, flightMove, flightPhase } from './proofs.ts';

const line = about('flight');
const fill = filling('flight');

const BROKEN = { broken: true };
const met = (whose: string, more: object = {}) => ({
  movement: 4,
  onTheWay: [{ whose, contactAt: 1, clearAt: 2, ...more }],
});

/** When and how a unit begins to flee. */
export const FLEEING: Part = {
  title: 'flight/begins',
  lines: [
    line(
      'markers',
      ['onus-7.175'],
      flee(BROKEN, {
        fate: 'fleeing',
        markersLost: ['formation', 'own-sections', 'enemy-sections'],
      }),
    ),
    line(
      'blocked',
      ['onus-7.176', 'onus-7.177'],
      flee({ ...BROKEN, blocked: true }, { staysEngaged: true, flightMove: 'when-unblocked' }),
      flee({ ...BROKEN, blocked: true, unblocked: 'same-turn' }, { flightMove: 'at-once' }),
      flee(
        { ...BROKEN, blocked: true, unblocked: 'later-turn' },
        { flightMove: 'next-flight-phase', checksBeforeMoving: true },
      ),
    ),
    line(
      'voluntary',
      ['onus-7.180', 'onus-7.181'],
      flee({ flightCause: 'voluntary', woundsJustTaken: 1 }, { fate: 'fleeing' }),
      flee({ flightCause: 'voluntary', woundsJustTaken: 0 }, { allowed: false }),
    ),
    line(
      'excepted',
      ['onus-7.182', 'onus-9.18'],
      flee({ ...BROKEN, kind: 'onager' }, { fate: 'eliminated' }),
      flee({ ...BROKEN, abilities: ['steadfast'] }, { fate: 'broken' }),
    ),
    fill(
      'limits',
      { pair: signedPair(-2) },
      ['onus-7.183', 'onus-7.186'],
      ...['move', 'charge', 'shoot', 'adopt-formation', 'extend', 'fight'].map((act) =>
        fleeingUnit(act, { allowed: false }),
      ),
      fleeingUnit(
        'defend',
        { defence: [3, 4], moraleCheck: false },
        { unit: { dodge: 5, armour: 6 } },
      ),
    ),
  ],
};

/** How it moves. */
export const FLIGHT_MOVE: Part = {
  title: 'flight/move',
  lines: [
    line(
      'whole',
      ['onus-7.178'],
      flightMove({ movement: 4 }, { mostUd: 4, movedUd: 4, sidewaysAllowed: true }),
      flightMove({ movement: 4, flightTurns: 1 }, { straightUd: 3 }),
    ),
    line(
      'round',
      ['onus-7.191'],
      flightMove(met('enemy'), { passages: [{ passage: 'goes-round' }] }),
      flightMove(met('friend', { formation: 'phalanx' }), {
        passages: [{ passage: 'goes-round' }],
      }),
      flightMove(met('friend', { kind: 'elephants', fleeing: true }), {
        passages: [{ passage: 'goes-round' }],
      }),
    ),
    line(
      'through',
      ['onus-7.179', 'onus-7.192', 'onus-7.193'],
      flightMove(met('friend'), { passages: [{ passage: 'passes', fate: 'broken' }] }),
      flightMove(met('friend', { contactAt: 3, clearAt: 5 }), {
        movedUd: 3,
        passages: [{ passage: 'stops-before' }],
      }),
    ),
    line('edge', ['onus-7.185'], flightMove({ movement: 4, edgeAt: 3 }, { eliminated: true })),
  ],
};

const recovery = { unit: { morale: 5 } };

/** The flight phase. */
export const FLIGHT_PHASE: Part = {
  title: 'flight/phase',
  lines: [
    line(
      'checks',
      ['onus-7.187', 'onus-7.190'],
      flightPhase({ ...recovery, moraleDie: 5 }, { fate: 'fleeing', fleesOn: true }),
      flightPhase({ flightBegan: 'this-turn' }, { chanceToRecover: '0', fleesOn: false }),
    ),
    line(
      'recovers',
      ['onus-7.188', 'onus-7.189'],
      flightPhase(
        { ...recovery, moraleDie: 4 },
        { fate: 'steady', markersLost: ['fleeing', 'broken'], mayReorient: true },
      ),
      flightPhase({ ...recovery, moraleDie: 4, blocked: true }, { mayReorient: false }),
    ),
    fill(
      'modifiers',
      { by: signed(-1) },
      ['onus-10.16', 'onus-10.17'],
      flightPhase({ unit: { morale: 5 } }, { moraleValue: 4 }),
    ),
  ],
};

import { signed } from '../../engine/onus/values/pair.ts';
import { about, filling, type Part } from '../sheet.ts';
import { flightMove, flightPhase, stampede, trample } from './proofs.ts';

const line = about('elephants');
const fill = filling('elephants');

/** Fleeing elephants. */
export const ELEPHANTS: Part = {
  title: 'elephants/title',
  lines: [
    line(
      'straight',
      ['onus-7.194', 'onus-7.195'],
      flightMove(
        {
          kind: 'elephants',
          movement: 4,
          onTheWay: [{ whose: 'friend', contactAt: 1, clearAt: 3 }],
        },
        { sidewaysAllowed: false, passages: [{ passage: 'tramples' }] },
      ),
    ),
    line(
      'tramples',
      ['onus-7.197', 'onus-7.158', 'onus-7.196'],
      trample({ sectionsCrossing: 3 }, { dice: 3, replyDice: 0, eventsAllowed: false }),
      trample({ crossesAll: false }, { tramples: false, stop: 'before-contact' }),
    ),
    line(
      'victim',
      ['onus-7.199', 'onus-7.198'],
      trample({ taken: 0 }, { fate: 'broken' }),
      trample(
        { taken: 2, moraleDie: 6, victim: { broken: true, morale: 4 } },
        { fate: 'fleeing', flightMove: 'after-elephants' },
      ),
    ),
    line(
      'fights',
      ['onus-7.201', 'onus-7.202'],
      trample({ victimFights: true }, { combat: 'normal', elephantsEnvelop: false }),
      trample({ victimFights: true, fightEnd: 'both-stand' }, { staysEngaged: true }),
      trample({ victimFights: true, fightEnd: 'victim-gone' }, { elephantsGoOn: true }),
    ),
    line(
      'killed',
      ['onus-7.200'],
      flightPhase({ unit: { kind: 'elephants', morale: 4 }, moraleDie: 3 }, { mayKill: true }),
      flightPhase({ unit: { kind: 'elephants', morale: 4 }, moraleDie: 2 }, { mayKill: false }),
    ),
  ],
};

const HORSES = { kind: 'cavalry', morale: 6 };

/** The order Estampida. */
export const STAMPEDE: Part = {
  title: 'elephants/stampede',
  lines: [
    fill(
      'animals',
      { ud: 4, by: signed(-2) },
      ['onus-11.15', 'onus-11.16'],
      stampede({ unit: HORSES, distanceToActivated: 4 }, { mustCheck: true, moraleValue: 4 }),
      stampede({ unit: HORSES, distanceToActivated: 4.1 }, { mustCheck: false }),
      stampede({}, { mustCheck: false }),
    ),
    line(
      'panic',
      ['onus-11.17'],
      stampede({ unit: HORSES, moraleDie: 5 }, { fate: 'fleeing', flightMove: 'at-once' }),
    ),
  ],
};

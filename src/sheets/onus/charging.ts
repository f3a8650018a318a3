import { signed, signedPair } from '../../engine/onus/values/pair.ts';
import { about, filling, type Part } from '../sheet.ts';
import { charge, combat, contact, sectionMarkers, values } from './proofs.ts';

const line = about('charging');
const fill = filling('charging');

/** From the first step of a charge to the sections that fight. */
export const CHARGING: Part = {
  title: 'charging/title',
  lines: [
    line(
      'contact',
      ['onus-7.73', 'onus-7.75', 'onus-7.76'],
      charge({ cornerTurns: 1 }, { allowed: true, used: 3, engagedAfter: true }),
      charge({ ownSide: 'flank' }, { allowed: false }),
      charge({ meetsCorner: true }, { allowed: true }),
    ),
    line(
      'slides',
      ['onus-7.77', 'onus-7.78'],
      contact([{ touching: 2, partlyTouching: 1 }], { dice: 3, mayEnvelopWith: 1 }),
    ),
    line(
      'frontal',
      ['onus-7.84', 'onus-7.166'],
      contact([{ attackerPart: 'left-flank', defenderPart: 'left-flank', touching: 2 }], {
        dice: 0,
        idleSections: 2,
      }),
    ),
    line(
      'markers',
      ['onus-7.85', 'onus-7.86', 'onus-7.87'],
      sectionMarkers({ markersMet: 1, markersCutOff: 1 }, { markersRemoved: 2, woundsTaken: 2 }),
      sectionMarkers({ chargedOn: 'front' }, { markersRemoved: 0 }),
    ),
    line(
      'impetuous',
      ['onus-9.19', 'onus-9.20'],
      charge(
        { active: false, abilities: ['impetuous'], enemiesInReach: 2 },
        { mustCharge: true, withMostSections: true, ownerChooses: true },
      ),
    ),
  ],
};

/** The sections that touch, and what each side of the enemy adds. */
export const SIDES: Part = {
  title: 'charging/sides',
  lines: [
    line(
      'dice',
      ['onus-7.166'],
      combat({}, {}, { dice: 5, replyDice: 5 }, { sectionsInContact: 5 }),
    ),
    fill(
      'by-side',
      {
        flank: signedPair(-1),
        rear: signedPair(-2),
        flankMorale: signed(-1),
        rearMorale: signed(-2),
      },
      ['onus-10.2', 'onus-10.3'],
      contact([{ defenderPart: 'left-flank', touching: 2 }], {
        onDefender: { defencePenalty: -1, moralePenalty: -1 },
      }),
      contact([{ defenderPart: 'rear', touching: 4 }], {
        onDefender: { defencePenalty: -2, moralePenalty: -2 },
      }),
    ),
    fill(
      'others',
      { pair: signedPair(-1), by: signed(-1) },
      ['onus-10.5', 'onus-10.6'],
      values(
        { unit: { dodge: 9, armour: 9, attackedOn: ['flank', 'rear'], otherEnemies: 1 } },
        { defence: [5, 5] },
      ),
    ),
    line(
      'pinned',
      ['onus-7.81'],
      contact(
        [{ touching: 2 }, { attackerPart: 'marker', defenderPart: 'left-flank', touching: 1 }],
        { defenderPinned: true },
      ),
    ),
  ],
};

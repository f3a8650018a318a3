import { about, type Part } from '../sheet.ts';
import { MORALE_CHANCES } from './chances.ts';
import { attackRoll, combat, morale, values } from './proofs.ts';

const line = about('rolls');

/** How an attack is rolled, hand to hand. */
export const ATTACK_ROLL: Part = {
  title: 'rolls/title',
  inOrder: true,
  lines: [
    line(
      'dice',
      ['onus-7.166', 'onus-7.151'],
      combat({}, {}, { dice: 6, replyDice: 6 }, { sectionsInContact: 6 }),
    ),
    line(
      'hit',
      ['onus-7.135', 'onus-7.167'],
      attackRoll({ hit: 4, dodge: 7, toHit: [3, 4] }, { hitsFrom: 4, hits: 1 }),
      combat({ hit: 4, toHit: [3, 4] }, { dodge: 7 }, { attacker: { hits: 1 } }),
    ),
    line(
      'wound',
      ['onus-7.136'],
      attackRoll(
        { wound: 4, armour: 7, toHit: [5, 5], toWound: [3, 4] },
        { woundsFrom: 4, woundsDone: 1 },
      ),
    ),
    line(
      'six-and-one',
      ['onus-7.137', 'onus-7.138'],
      attackRoll(
        { hit: 1, dodge: 20, wound: 20, armour: 1, toHit: [6], toWound: [1] },
        { hits: 1, woundsDone: 0 },
      ),
    ),
    line(
      'skills',
      ['onus-9.16', 'onus-9.24'],
      attackRoll({ abilities: ['professionals'], toHit: [1] }, { mayReroll: true }),
      attackRoll({ abilities: ['deadly'], toHit: [6], toWound: [6] }, { woundsDone: 2 }),
    ),
  ],
};

/** How modifiers combine. */
export const COMBINING: Part = {
  title: 'rolls/combining',
  lines: [
    line(
      'add-up',
      ['onus-10.6', 'onus-8.15', 'onus-10.4'],
      values(
        { unit: { dodge: 9, armour: 9, attackedOn: ['flank', 'rear'], otherEnemies: 1 } },
        { defence: [5, 5] },
      ),
      values(
        { unit: { dodge: 9, armour: 9, attackedOn: ['flank', 'rear'], formation: 'square' } },
        { defence: [9, 9] },
      ),
      values(
        { unit: { dodge: 9, armour: 9, attackedOn: ['flank', 'rear'], forcedMarch: true } },
        { defence: [7, 7] },
      ),
    ),
    line('least', ['onus-13.10'], values({ unit: { hit: 1, broken: true } }, { attack: [1, 2] })),
  ],
};

const check = (unit: object, moraleDie: number, fate: string) =>
  morale({ unit: { morale: 4, ...unit }, moraleDie }, { fate });

/** What a morale check in combat or after a shot does. */
export const MORALE_CHECK: Part = {
  title: 'rolls/morale',
  lines: [
    line(
      'morale-die',
      ['onus-7.173', 'onus-7.142'],
      check({}, 4, 'steady'),
      check({}, 5, 'broken'),
      morale({ unit: { morale: 1 }, moraleDie: 1 }, { passed: true }),
    ),
    MORALE_CHANCES,
    line(
      'breaks-or-flees',
      ['onus-7.174', 'onus-7.175'],
      check({}, 5, 'broken'),
      check({ broken: true }, 5, 'fleeing'),
    ),
    line(
      'no-flight',
      ['onus-9.18', 'onus-7.182', 'onus-7.186'],
      check({ broken: true, abilities: ['steadfast'] }, 5, 'broken'),
      check({ broken: true, kind: 'onager' }, 5, 'eliminated'),
      morale({ unit: { fleeing: true } }, { mustCheck: false }),
    ),
  ],
};

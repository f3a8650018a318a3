import { about, type Part, proof } from '../sheet.ts';
import { BLOCKS, fire, mayFire, mayMelee, melee, retire, retreat, sight } from './proofs.ts';

const line = about('steps');
const IN_FOREST = { unit: 'line', terrain: 'forest' };

/** The nine steps of fire (ccn-5.80). */
export const FIRE_STEPS: Part = {
  title: 'steps/fire',
  inOrder: true,
  lines: [
    line(
      'fire-announced',
      ['ccn-5.81', 'ccn-5.74', 'ccn-5.77'],
      mayFire({ unit: 'line' }, { allowed: true }),
      mayFire({ unit: 'light-cavalry' }, { allowed: false }),
      mayFire({ unit: 'line', enemiesAdjacent: 1 }, { allowed: false }),
    ),
    line(
      'fire-range',
      ['ccn-5.83', 'ccn-5.84', 'ccn-5.85', 'ccn-5.86', 'ccn-5.87'],
      ...(
        [
          ['line', 2],
          ['rifle', 3],
          ['foot-artillery', 5],
          ['horse-artillery', 4],
        ] as const
      ).flatMap(([unit, distance]) => [
        mayFire({ unit, blocks: 3 }, { allowed: true }, { distance }),
        mayFire({ unit, blocks: 3 }, { allowed: false }, { distance: distance + 1 }),
      ]),
    ),
    line(
      'fire-sight',
      ['ccn-5.88', 'ccn-5.89'],
      mayFire({ unit: 'line' }, { allowed: false }, { lineOfSight: false }),
      sight({ from: 'E4', to: 'E6', units: ['E5'] }, { visible: false }),
    ),
    line(
      'fire-strength',
      ['ccn-5.94', 'ccn-5.95', 'ccn-5.98', 'ccn-5.106'],
      fire('line', 'line', { dice: BLOCKS }),
      fire({ unit: 'line', moved: 1, nation: 'portuguese' }, 'line', { dice: 2 }),
      fire('light', 'line', { dice: BLOCKS + 1 }),
      fire({ unit: 'foot-artillery', blocks: 3, artilleryDice: 4 }, 'line', { dice: 4 }),
    ),
    line(
      'card',
      ['ccn-5.107'],
      fire('line', 'line', { dice: BLOCKS + 1 }, { card: 'fire-and-hold' }),
    ),
    line('terrain', ['ccn-5.108'], fire('line', IN_FOREST, { dice: BLOCKS - 1 })),
    line('roll', ['ccn-5.109'], fire('line', 'line', { dice: BLOCKS })),
    line(
      'fire-hits',
      ['ccn-5.110', 'ccn-5.114'],
      fire('line', 'line', { hitsOn: ['infantry'] }),
      mayFire({ unit: 'line' }, { allowed: false }, { target: 'leader' }),
    ),
    line(
      'fire-retreats',
      ['ccn-5.111', 'ccn-5.78', 'ccn-5.79'],
      retreat({ unit: 'line', flags: 1, rolledIn: 'ranged' }, { mayBattleBack: false }),
      retire('line', 'light-cavalry', { allowed: false }, { attackKind: 'ranged' }),
    ),
  ],
};

/** The eleven steps of a melee (ccn-5.119). */
export const MELEE_STEPS: Part = {
  title: 'steps/melee',
  inOrder: true,
  lines: [
    line(
      'melee-announced',
      ['ccn-5.120', 'ccn-5.121'],
      mayMelee({ unit: 'line' }, { unit: 'line' }, { allowed: true }),
      mayMelee({ unit: 'line' }, { unit: 'line' }, { allowed: false }, { distance: 2 }),
      mayMelee({ unit: 'line' }, { unit: 'line' }, { allowed: true }, { joinedBy: 'artillery' }),
      melee('line', 'line', { strikesFirst: 'defender' }, { firstStrike: true }),
    ),
    line(
      'melee-retires',
      ['ccn-6.1', 'ccn-6.2'],
      retire('line', 'light-cavalry', { retires: true }),
    ),
    line(
      'melee-square',
      ['ccn-6.15', 'ccn-6.25'],
      proof(
        'ccn/form-square',
        { unit: 'line' },
        { allowed: true, strikesFirst: 'defender', mostDice: 1 },
      ),
    ),
    line(
      'melee-strength',
      ['ccn-5.125', 'ccn-5.131', 'ccn-5.135', 'ccn-5.138'],
      melee({ unit: 'line', moved: 1 }, 'line', { dice: BLOCKS }),
      melee('light-cavalry', 'line', { dice: BLOCKS }),
      melee({ unit: 'foot-artillery', blocks: 3 }, 'line', { dice: 4 }),
      melee({ unit: 'horse-artillery', blocks: 3 }, 'line', { dice: 3 }),
    ),
    line(
      'card',
      ['ccn-5.142'],
      melee('light-cavalry', 'line', { dice: BLOCKS + 2 }, { card: 'cavalry-charge' }),
    ),
    line('terrain', ['ccn-5.143'], melee('line', IN_FOREST, { dice: BLOCKS - 1 })),
    line('roll', ['ccn-5.144'], melee('line', 'line', { dice: BLOCKS })),
    line(
      'melee-hits',
      ['ccn-5.145', 'ccn-5.146', 'ccn-5.129'],
      melee('line', 'line', { hitsOn: ['infantry', 'saber'] }),
      melee('militia', 'line', { hitsOn: ['infantry'] }),
    ),
    line(
      'melee-retreats',
      ['ccn-5.148'],
      retreat({ unit: 'line', flags: 1 }, { retreatHexes: 1, mayBattleBack: false }),
    ),
    line(
      'melee-advances',
      ['ccn-5.212'],
      proof('ccn/advance', { unit: 'line' }, { mayAdvance: true }),
    ),
    line(
      'melee-back',
      ['ccn-5.153', 'ccn-5.155', 'ccn-5.156', 'ccn-5.154'],
      retreat({ unit: 'line', flags: 0 }, { mayBattleBack: true }),
      retreat({ unit: 'line', flags: 1 }, { leftHex: true, mayBattleBack: false }),
      retreat({ unit: 'line', flags: 1, freeHexes: 0 }, { leftHex: false, mayBattleBack: true }),
      retreat({ unit: 'line', flags: 0, rolledIn: 'battle-back' }, { mayBattleBack: false }),
    ),
  ],
};

import { about, type Part, proof, type Sheet } from '../sheet.ts';
import { COMBAT_DICE, COURAGE_DICE, WEAPONS } from './combat-values.ts';
import { beaten, breakCheck, charged, charging, clash } from './proofs.ts';

const line = about('combat');

const no = { allowed: false };
const CAVALRY = { kind: 'cavalry' };
const FLANKED = { flank: true };
const PIKES = { weapons: ['pikes'] };
const BAD_WAR = { badWar: true, enemy: PIKES };

/** A charges X, or X charges A, as they lie on the table. */
const onTable = (units: string, expect: object, unitName = 'A', targetName = 'X') =>
  proof('t7g/table-charge', { position: `t7g1_${units}`, unitName, targetName }, expect);

const CHARGE: Part = {
  title: 'combat/charge',
  lines: [
    line(
      'only',
      ['t7g-5.1', 't7g-5.3'],
      charging({ card: 'attention' }, no),
      proof('t7g/order', { card: 'attack', couldCharge: true }, { mustCharge: true }),
    ),
    line(
      'sight',
      ['t7g-5.37'],
      charging({}, no, { inSight: false }),
      onTable('wood-30-36-42-38_bottom_A-36-40_top_X-36-34', no),
    ),
    line(
      'reach',
      ['t7g-5.5', 't7g-5.6', 't7g-5.7'],
      onTable('bottom_A-36-40-s4_top_X-36-34', { allowed: true, aim: 'front' }),
      onTable('bottom_A-36-40-s4_top_X-36-33.9', no),
      onTable('rocks-35.5-37-36.5-38_bottom_A-36-40-s8_top_X-36-34-base~20~4', {
        allowed: true,
        aim: 'other',
      }),
    ),
    line(
      'reactions',
      ['t7g-5.4', 't7g-6.59'],
      proof('t7g/reaction', { card: 'resist' }, { allowed: true, reactsWith: 'resist' }),
      proof(
        't7g/reaction',
        { reactsBy: 'evasion', acted: true, ...CAVALRY },
        { allowed: true, reactsWith: 'flight' },
      ),
    ),
    line(
      'very-difficult',
      ['t7g-5.36'],
      charging({ crossedVeryDifficult: true }, { disordered: true }),
    ),
    line(
      'flank',
      ['t7g-5.8', 't7g-5.11'],
      onTable('bottom_A-36-24_top_X-42-24.5-270', FLANKED, 'X', 'A'),
      onTable('bottom_A-36-24_top_X-42-24-270', { flank: false }, 'X', 'A'),
      charged({ squares: true }, { dice: 4, courageDice: 4 }, FLANKED),
    ),
  ],
};

const MISSES = { attackDice: [3, 3, 3, 3] };
const TWO_HITS = { attackDice: [4, 4, 3, 3, 3, 3] };
/** Of two hits one is cancelled: the defender loses by one marker. */
const LOSES = { ...MISSES, resistDice: [5, 4, 4, 4] };
const CANCELS_NONE = { ...MISSES, resistDice: [4, 4, 4, 4] };
const BREAKS = { ...LOSES, discipline: 4, stamina: 4, wear: 4 };
const NO_HITS = { attackDice: [3, 3, 3, 3, 3, 3] };

const COURSE: Part = {
  title: 'combat/course',
  inOrder: true,
  lines: [
    line(
      'attack',
      ['t7g-5.13', 't7g-6.80'],
      clash(TWO_HITS, {}, { attacker: { dice: 6, hitsOn: 4, hits: 2 } }),
      charging(
        CAVALRY,
        { against: 'cavalry', hitsOn: 3 },
        { enemy: { infantryDefence: 4, cavalryDefence: 3 } },
      ),
      proof('t7g/defence', { attackBy: 'gun-crew', defence: 4 }, { against: 'infantry', needs: 4 }),
    ),
    line(
      'resist',
      ['t7g-5.14', 't7g-5.15'],
      clash(TWO_HITS, LOSES, { defender: { courageDice: 4, saved: 1, wearTaken: 1 } }),
    ),
    line(
      'harm',
      ['t7g-5.16', 't7g-5.17'],
      clash(TWO_HITS, CANCELS_NONE, { defender: { wearTaken: 2, disordered: true } }),
      clash(TWO_HITS, LOSES, { defender: { wearTaken: 1, disordered: false } }),
    ),
    line(
      'reply',
      ['t7g-5.12'],
      clash(
        { resistDice: [4, 4, 4, 4], ...TWO_HITS },
        { ...BREAKS, attackDice: [4, 3, 3, 3], breakDice: [5, 5, 5, 5] },
        { attacker: { wearTaken: 1 }, defender: { wearTaken: 1, destroyed: true } },
      ),
    ),
    line(
      'winner',
      ['t7g-5.18'],
      clash(TWO_HITS, LOSES, {
        winner: 'attacker',
        attacker: { wearTaken: 0 },
        defender: { wearTaken: 1 },
      }),
    ),
    line(
      'break',
      ['t7g-5.33', 't7g-5.34', 't7g-5.35'],
      breakCheck({ wear: 4, taken: 1 }, { breakPoints: 1, dice: 4 }),
      clash(
        TWO_HITS,
        { ...BREAKS, breakDice: [5, 5, 5, 5] },
        { defender: { breakPoints: 1, destroyed: true } },
      ),
      clash(TWO_HITS, { ...BREAKS, breakDice: [6, 1, 1, 1] }, { defender: { destroyed: false } }),
    ),
    line(
      'moves',
      ['t7g-5.19', 't7g-5.27'],
      clash(TWO_HITS, LOSES, { attacker: { does: 'stays' }, defender: { does: 'disengages' } }),
      clash(NO_HITS, MISSES, {
        winner: 'tie',
        attacker: { does: 'disengages' },
        defender: { does: 'stays' },
      }),
    ),
  ],
};

const AFTER: Part = {
  title: 'combat/after',
  lines: [
    line(
      'disengage',
      ['t7g-5.20', 't7g-5.21'],
      beaten({}, { defender: { does: 'disengages', inches: 3, facing: 'kept' } }),
      beaten({}, { defender: { inches: 3, facing: 'to-enemy' } }, FLANKED),
    ),
    line(
      'retreat',
      ['t7g-5.24', 't7g-5.25'],
      beaten(
        { exposed: true, speed: 4 },
        { defender: { does: 'retreats', inches: 8, facing: 'backwards', disordered: true } },
      ),
    ),
    line(
      'no-room',
      ['t7g-5.22', 't7g-5.26', 't7g-7.110'],
      beaten({ blocked: true }, { defender: { extraWear: 1 } }),
      beaten({ blocked: true, exposed: true }, { defender: { does: 'retreats', extraWear: 1 } }),
      beaten({ blocked: true, tranquilo: true }, { defender: { extraWear: 0 } }),
    ),
    line('separates', ['t7g-5.23'], beaten({}, { attacker: { separates: 1 } }, { touching: true })),
    line(
      'consolidate',
      ['t7g-5.28', 't7g-6.62'],
      beaten({ broke: true }, { attacker: { consolidates: 'may', consolidateInches: 3 } }),
      beaten(
        { broke: true },
        { attacker: { consolidates: 'must' } },
        { attacker: { impetuous: true } },
      ),
    ),
    line(
      'pursuit',
      ['t7g-6.70', 't7g-6.97'],
      beaten(
        { exposed: true },
        { attacker: { advance: 6 }, defender: { destroyed: true } },
        { attacker: { speed: 6, ...CAVALRY } },
      ),
      beaten(
        { exposed: true, ...CAVALRY },
        { defender: { destroyed: true } },
        { attacker: { lances: true, ...CAVALRY } },
      ),
    ),
    line(
      'artillery',
      ['t7g-6.90'],
      beaten({ kind: 'artillery' }, { defender: { destroyed: true } }),
    ),
    line(
      'fortress-stays',
      ['t7g-6.21', 't7g-6.22'],
      beaten(
        { mobileFortress: true },
        { attacker: { does: 'disengages' }, defender: { does: 'stays' } },
      ),
      beaten(
        { mobileFortress: true, exposed: true },
        { defender: { does: 'retreats', fortressLost: true } },
      ),
    ),
  ],
};

const TIED_PIKES: Part = {
  title: 'combat/bad-war',
  lines: [
    line(
      'invoked',
      ['t7g-5.29', 't7g-5.32'],
      clash({ ...PIKES, ...NO_HITS }, { ...PIKES, ...MISSES }, { badWarPossible: true }),
      clash(
        { ...PIKES, ...MISSES },
        { ...PIKES, ...MISSES },
        { winner: 'tie', badWarPossible: true },
        { badWar: true },
      ),
    ),
    line(
      'barred',
      ['t7g-5.30'],
      charging(PIKES, no, { ...BAD_WAR, ...FLANKED }),
      charged({ shelter: 'wall', ...PIKES }, no, BAD_WAR),
    ),
    line(
      'without',
      ['t7g-5.31'],
      charging({ weapons: ['pikes', 'salvoes', 'bayonets'] }, { dice: 4 }, BAD_WAR),
      charged({ card: 'resist', ...PIKES }, { courageDice: 4 }, BAD_WAR),
    ),
  ],
};

export const combat: Sheet = {
  key: 'combat',
  slug: { es: 'combate', en: 'combat' },
  paper: 'portrait',
  points: 10,
  parts: [CHARGE, COURSE, COMBAT_DICE, COURAGE_DICE, AFTER, TIED_PIKES, WEAPONS],
};

import {
  about,
  answerTo,
  type Cell,
  type Line,
  NONE,
  type Part,
  type Proof,
  value,
} from '../sheet.ts';
import {
  BLOCKS,
  card,
  combined,
  fallBack,
  fire,
  ground,
  melee,
  retire,
  retreat,
  sight,
} from './proofs.ts';

const line = about('terrain');

const diceOf = (asked: Proof) => answerTo<{ dice: number }>(asked).dice;
const GUNS = { unit: 'foot-artillery', blocks: 3, artilleryDice: 3 };
const onHill = (unit: object) => ({ ...unit, terrain: 'hill' });

/** Dice lost from hill to hill, one arm each, in melee and, if it fires, in fire (ccn-7.15). */
function hillToHill(unit: object, fires: boolean): Cell {
  const [from, to] = [onHill(unit), onHill({ unit: 'line' })];
  const lost = (roll: typeof melee) => diceOf(roll(unit, 'line')) - diceOf(roll(from, to));
  const proofs = [melee(from, to), ...(fires ? [fire(from, to)] : [])];
  const dice = fires ? lost(fire) : 0;
  if (lost(melee) > 0) throw new RangeError('From hill to hill nobody loses dice in melee');
  if (dice === 0) return [value(0, [], ...proofs)];
  return [{ say: 'terrain/fewer-fire', with: { dice }, clauses: ['ccn-7.15'], proofs }];
}

/** Artillery fires at a quarry, though it cannot be in one (ccn-7.57). */
function atQuarry(): Cell {
  const at = { unit: 'line', terrain: 'quarry' };
  const lost = (roll: typeof melee) => diceOf(roll(GUNS, 'line')) - diceOf(roll(GUNS, at));
  const proofs = [fire(GUNS, at), melee(GUNS, at)];
  if (lost(melee) > 0)
    throw new RangeError('Nobody prints dice that artillery loses there in melee');
  return [{ say: 'terrain/fewer-fire', with: { dice: lost(fire) }, clauses: ['ccn-7.57'], proofs }];
}

/** What the question about a single hex does not tell. */
export const fromHill: { name: Line; dice: readonly Cell[]; atQuarry: Cell } = {
  name: { say: 'terrain/hill-to-hill' },
  dice: [
    hillToHill({ unit: 'line' }, true),
    hillToHill({ unit: 'light-cavalry' }, false),
    hillToHill(GUNS, true),
    NONE,
    NONE,
    NONE,
  ],
  atQuarry: atQuarry(),
};

const IN_WORKS = { unit: 'line', terrain: 'hill', fieldworks: 'between' };

/** Told beside the dice of cards as well. */
export const CHARGE_IN_TOWN = line(
  'charge-in-town',
  ['ccn-7.28', 'ccn-7.30'],
  ...[{ at: { unit: 'line', terrain: 'town' } }, { from: { terrain: 'town' } }].map(
    ({ from = {}, at = 'line' }) =>
      melee({ unit: 'light-cavalry', ...from }, at, { dice: 2 }, { card: 'cavalry-charge' }),
  ),
);

const DICE: Part = {
  title: 'terrain/limits',
  lines: [
    line(
      'add-up',
      ['ccn-5.143', 'ccn-5.108'],
      melee(
        { unit: 'line', terrain: 'ford' },
        { unit: 'line', terrain: 'hill' },
        { dice: BLOCKS - 2 },
      ),
      fire(
        { unit: 'line', terrain: 'ford' },
        { unit: 'line', terrain: 'town' },
        { dice: BLOCKS - 3 },
      ),
    ),
    line(
      'no-dice',
      ['ccn-5.143', 'ccn-6.53'],
      melee({ unit: 'line', blocks: 1 }, { unit: 'line', terrain: 'forest' }, { allowed: false }),
      combined(
        { unit: 'line', blocks: 1 },
        { unit: 'line', terrain: 'forest' },
        [{ ...GUNS, distance: 2 }],
        { allowed: true, attackerDice: 0, dice: 2 },
      ),
    ),
    line(
      'works-alone',
      ['ccn-7.36', 'ccn-7.39'],
      melee({ unit: 'line', terrain: 'ford' }, IN_WORKS, { dice: BLOCKS - 1 }),
      melee(
        { unit: 'light-cavalry', fieldworks: 'between' },
        { unit: 'line', terrain: 'forest' },
        { dice: BLOCKS - 2 },
      ),
    ),
    line(
      'works-front',
      ['ccn-7.34', 'ccn-7.37', 'ccn-7.38'],
      ground({ unit: 'line', fieldworks: 'between' }, { diceLostAttackingIn: 1, flagsForWorks: 1 }),
      ground({ unit: 'foot-artillery', fieldworks: 'between' }, { flagsForWorks: 1 }),
      ground({ unit: 'light-cavalry', fieldworks: 'between' }, { flagsForWorks: 0 }),
      ground(
        { unit: 'line', fieldworks: 'elsewhere' },
        { diceLostAttackingIn: 0, flagsForWorks: 0 },
      ),
    ),
    CHARGE_IN_TOWN,
    line('cards-too', ['ccn-8.25'], card('force-march')),
    line(
      'lone-leader',
      ['ccn-7.6', 'ccn-5.172'],
      melee('line', { unit: 'leader', terrain: 'forest' }, { dice: BLOCKS - 1 }),
    ),
  ],
};

const BACK: Part = {
  title: 'terrain/retreating',
  lines: [
    line(
      'retreat-through',
      ['ccn-5.177', 'ccn-6.3'],
      fallBack({ unit: 'line', hexTerrain: 'forest' }, { allowed: true, mustStop: false }),
      ground({ unit: 'line', terrain: 'forest', enters: 'retreat' }, { mustStop: false }),
      retire('line', 'light-cavalry', { allowed: true }, { firstHex: { hexTerrain: 'forest' } }),
    ),
    line(
      'retreat-closed',
      ['ccn-5.178', 'ccn-7.55', 'ccn-5.182'],
      fallBack({ unit: 'line', hexTerrain: 'rugged-hill' }, { allowed: false }),
      fallBack({ unit: 'foot-artillery', hexTerrain: 'quarry' }, { allowed: false }),
      retreat({ unit: 'line', freeHexes: 0, closedBy: 'impassable' }, { blocksLostInRetreat: 1 }),
    ),
  ],
};

const SIGHT: Part = {
  title: 'terrain/line-of-sight',
  lines: [
    line(
      'centre-to-centre',
      ['ccn-5.89', 'ccn-5.90'],
      ...['units', 'forests', 'towns', 'ruggedHills', 'hills'].map((what) =>
        sight({ from: 'E4', to: 'E6', [what]: ['E5'] }, { visible: false }),
      ),
      ...['fords', 'rivers', 'bridges', 'quarries', 'fieldworkHexes'].map((what) =>
        sight({ from: 'E4', to: 'E6', [what]: ['E5'] }, { visible: true }),
      ),
    ),
    line(
      'own-and-target',
      ['ccn-5.89', 'ccn-5.91'],
      sight({ from: 'E4', to: 'E6', forests: ['E4', 'E6'] }, { visible: true }),
    ),
    line(
      'along-hexside',
      ['ccn-5.92'],
      sight({ from: 'E7', to: 'G7', forests: ['F7'] }, { visible: true }),
      sight({ from: 'E7', to: 'G7', forests: ['F6', 'F7'] }, { visible: false }),
    ),
    line(
      'hill-front',
      ['ccn-7.17', 'ccn-7.18'],
      sight({ from: 'E4', to: 'E6', hills: ['E6'] }, { visible: true }),
      sight({ from: 'E6', to: 'E4', hills: ['E6'] }, { visible: true }),
      sight({ from: 'E4', to: 'E6', hills: ['E5', 'E6'] }, { visible: false }),
    ),
    line(
      'hill-level',
      ['ccn-7.19', 'ccn-5.90'],
      sight({ from: 'E4', to: 'E6', hills: ['E4', 'E5', 'E6'] }, { visible: true }),
      sight({ from: 'E4', to: 'E6', hills: ['E4', 'E5', 'E6'], units: ['E5'] }, { visible: false }),
    ),
    line(
      'hill-across',
      ['ccn-7.20'],
      sight({ from: 'E4', to: 'E6', hills: ['E4', 'E6'] }, { visible: true }),
      sight({ from: 'E4', to: 'E6', hills: ['E4', 'E6'], units: ['E5'] }, { visible: false }),
    ),
    line(
      'overhead',
      ['ccn-7.13', 'ccn-6.51'],
      ...[false, true].map((combinedArms) =>
        sight(
          {
            from: 'E4',
            to: 'E6',
            hills: ['E4'],
            friends: ['E5'],
            shooter: 'foot-artillery',
            combinedArms,
          },
          { visible: !combinedArms },
        ),
      ),
    ),
  ],
};

export const NOTES: readonly Part[] = [DICE, BACK, SIGHT];

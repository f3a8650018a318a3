import { about, answerTo, type Cell, type Part, type Proof, type Row, value } from '../sheet.ts';
import { blows, save, shooting } from './proofs.ts';

const line = about('blows');
const armour = about('armour');

/** The tables of the book go from 1 to 8, and up to 9 for who is attacked. */
const ATTACKING = [1, 2, 3, 4, 5, 6, 7, 8];
const ATTACKED = [...ATTACKING, 9];

const columnsOf = (first: string) => [
  { name: first },
  ...ATTACKED.map((column) => ({
    name: 'value',
    with: { value: column },
    holds: 'figures' as const,
  })),
];

/** What the engine answers under this name, alone in its cell. */
function cellOf(
  { query, input }: Proof,
  name: string,
  shown: (found: number | null) => number | string = (found) => found ?? '–',
): Cell {
  const found = answerTo<Record<string, number | null>>({ query, input })[name] ?? null;
  return [value(shown(found), [], { query, input, expect: { [name]: found } })];
}

const skillRow = (skill: number): Row => ({
  name: value(skill, []),
  cells: ATTACKED.map((enemySkill) => cellOf(blows({ skill, enemySkill }), 'needed')),
});

export const TO_HIT: Part = {
  title: 'blows/to-hit',
  table: { columns: columnsOf('blows/skills'), groups: [{ rows: ATTACKING.map(skillRow) }] },
  lines: [
    line(
      'compare',
      ['wab-5.17', 'wab-5.18', 'wab-5.22'],
      blows({ attacks: 2 }, { attackDice: 10, needed: 4 }),
    ),
    line(
      'rider',
      ['wab-5.19', 'wab-5.13'],
      blows({ againstCavalry: true }, { needed: 4 }),
      blows({ mount: true, skill: 2 }, { needed: 4 }),
    ),
    line(
      'obstacle',
      ['wab-5.20', 'wab-6.83', 'wab-5.21'],
      blows({ atObstacle: true }, { needed: 5 }),
      blows({ atObstacle: true, wonRound: true }, { needed: 4 }),
    ),
    line(
      'seven',
      ['wab-5.23'],
      blows(
        { skill: 1, enemySkill: 5, atObstacle: true },
        { needed: 7, hitsOn: 6, strengthNow: 2 },
      ),
    ),
    line('defenceless', ['wab-5.24'], blows({ enemySkill: 0 }, { needed: null, hitsOn: null })),
  ],
};

const woundRow = (strength: number): Row => ({
  name: value(strength, []),
  cells: [
    ...ATTACKED.map((toughness) =>
      cellOf(
        blows({ notHuman: true, strength, toughness }),
        'needsToWound',
        (found) => found ?? 'N',
      ),
    ),
    cellOf(save({ bodyArmour: 'light', strength }), 'saveLowered', (less) =>
      less ? `-${less}` : '–',
    ),
  ],
});

export const TO_WOUND: Part = {
  title: 'blows/to-wound',
  table: {
    columns: [
      ...columnsOf('blows/strengths'),
      { name: 'blows/lowered', clauses: ['wab-4.57'], holds: 'figures' },
    ],
    groups: [{ rows: ATTACKING.map(woundRow) }],
  },
  lines: [
    line(
      'wound',
      ['wab-4.53', 'wab-4.52', 'wab-5.25'],
      shooting({}, { needsToWound: 4 }),
      blows({}, { needsToWound: 4 }),
      blows({ strength: 2, toughness: 6 }, { needsToWound: null, meanWounds: '0' }),
    ),
    line(
      'own-strength',
      ['wab-5.26', 'wab-5.27', 'wab-5.28'],
      blows({ weaponBonus: 1 }, { strengthNow: 4 }),
      blows({ chargeBonus: 2 }, { strengthNow: 5 }),
      blows({ strength: 4, weaponBonus: 2 }, { strengthNow: 5 }),
    ),
    line(
      'no-charge-bonus',
      ['wab-6.82'],
      blows({ chargeBonus: 2, atObstacle: true }, { strengthNow: 3 }),
      blows({ weaponBonus: 1, atObstacle: true }, { strengthNow: 4 }),
    ),
  ],
};

const SHIELDS = ['none', 'shield', 'large-shield'];
const ON_FOOT = SHIELDS.map((shield) => ({ shield, mounted: false }));
const MOUNTED = SHIELDS.slice(0, 2).map((shield) => ({ shield, mounted: true }));

const armourRow = (bodyArmour: string): Row => ({
  name: { say: `armour/${bodyArmour}` },
  cells: [...ON_FOOT, ...MOUNTED].map((carried) =>
    cellOf(save({ bodyArmour, ...carried }), 'save', (found) => (found ? `${found}+` : '–')),
  ),
});

export const SAVES: Part = {
  title: 'armour/title',
  table: {
    columns: [
      { name: 'armour/worn' },
      ...[...ON_FOOT.map(({ shield }) => `foot/${shield}`), 'mounted/none', 'mounted/shield'].map(
        (name) => ({ name: `armour/${name}`, holds: 'figures' as const }),
      ),
    ],
    groups: [{ rows: ['none', 'light', 'heavy'].map(armourRow) }],
  },
  lines: [
    armour(
      'saved',
      ['wab-4.54', 'wab-4.55', 'wab-5.29'],
      save({ shield: 'shield', saveDie: 6 }, { save: 6, saved: true }),
      save({ shield: 'shield', saveDie: 5 }, { saved: false }),
      blows({ save: 6 }, { needsToSave: 6 }),
    ),
    armour(
      'less',
      ['wab-4.57', 'wab-5.30'],
      save({ bodyArmour: 'light', strength: 3 }, { saveLowered: 0 }),
      save({ bodyArmour: 'light', strength: 10 }, { saveLowered: 7 }),
      blows({ strength: 4, save: 5 }, { needsToSave: 6 }),
      blows({ strength: 5, save: 5 }, { needsToSave: null }),
    ),
  ],
};

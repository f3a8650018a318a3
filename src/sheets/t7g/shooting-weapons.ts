import { WEAPON_NAMES, type WeaponName, weaponOf } from '../../engine/t7g/shooting/weapons.ts';
import { about, type Line, type Part, type Row, value } from '../sheet.ts';
import { orderCheck, shot } from './proofs.ts';

const line = about('shooting');

export const SUPER_HEAVY_CHECK = orderCheck(
  { kind: 'artillery', cannonToShoot: true, wear: 0 },
  { needed: true },
);

/** What a weapon has besides its range. */
const RULES: Partial<Record<WeaponName, readonly Line[]>> = {
  flintlock: [
    line('near', ['t7g-6.119'], shot({ weapon: 'flintlock' }, {}, { dice: 6 }, { distance: 6 })),
  ],
  'arquebus-musket': [
    line(
      'two-fires',
      ['t7g-6.104'],
      shot({ weapon: 'arquebus-musket', farFire: 3 }, {}, { dice: 4 }, { distance: 8 }),
      shot({ weapon: 'arquebus-musket', farFire: 3 }, {}, { dice: 3 }, { distance: 8.1 }),
    ),
  ],
  'super-heavy-cannon': [line('checks', ['t7g-6.111'], SUPER_HEAVY_CHECK)],
};

function weaponRow(weapon: WeaponName): Row {
  const { range, clause, cannon, firearm } = weaponOf(weapon);
  const fires = (expect: object) =>
    shot({ weapon, fire: 4, farFire: weapon === 'arquebus-musket' ? 4 : undefined }, {}, expect, {
      distance: range,
    });
  return {
    name: { say: `shooting/${weapon}` },
    cells: [
      [value(`${range}″`, [clause], fires({ allowed: true, range }))],
      [{ say: cannon ? 'shooting/artillery' : 'shooting/volleys' }],
      [{ say: cannon || firearm ? 'shooting/firearm' : 'none' }, ...(RULES[weapon] ?? [])],
    ],
  };
}

export const WEAPONS: Part = {
  title: 'shooting/weapons',
  table: {
    columns: [
      { name: 'shooting/weapon' },
      { name: 'shooting/reach', holds: 'figures' },
      { name: 'shooting/against' },
      { name: 'shooting/rules', holds: 'sentences' },
    ],
    groups: [{ rows: WEAPON_NAMES.map(weaponRow) }],
  },
};

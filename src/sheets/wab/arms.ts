import {
  about,
  answerTo,
  type Cell,
  type Line,
  type Part,
  type Row,
  type Sheet,
  value,
} from '../sheet.ts';
import { fighters, save, strikes, weapon } from './proofs.ts';

const line = about('arms');

/** A cell of one sentence. */
const says = (...args: Parameters<typeof line>): Cell => [line(...args)];
const NOTHING: Cell = [{ say: 'arms/nothing' }];

const row = (name: string, ...cells: readonly Cell[]): Row => ({
  name: { say: `arms/${name}` },
  cells,
});

const strength = (strengthBonus: number, more: object) => weapon(more, { strengthBonus });
const ranks = (ranksThatFight: number, more: object) => weapon(more, { ranksThatFight });
const withWeapon = (closeWeapon: string, more: object = {}) => ({ closeWeapon, ...more });
/** Who strikes first if the enemy has charged. */
const charged = (closeWeapon: string, first: string, theirs = 'spear') =>
  strikes({ own: { closeWeapon }, enemy: { charge: 'charged', closeWeapon: theirs } }, { first });

const CLOSE: Part = {
  title: 'arms/close',
  whole: true,
  table: {
    columns: [
      { name: 'arms/weapon' },
      { name: 'arms/strength', holds: 'sentences' },
      { name: 'arms/ranks', holds: 'sentences' },
      { name: 'arms/besides', holds: 'sentences' },
    ],
    groups: [
      {
        rows: [
          row('hand-weapon', NOTHING, NOTHING, NOTHING),
          row(
            'two-hand-weapons',
            NOTHING,
            NOTHING,
            says(
              'attack',
              ['wab-10.9'],
              weapon(withWeapon('two-hand-weapons'), { attackBonus: 1 }),
            ),
          ),
          row(
            'mixed-weapons',
            NOTHING,
            NOTHING,
            says(
              'rerolls',
              ['wab-10.7'],
              weapon(withWeapon('mixed-weapons'), { rerollsMisses: true }),
              weapon(withWeapon('mixed-weapons', { combatTurn: 'later' }), {
                rerollsMisses: false,
              }),
            ),
          ),
          row(
            'two-handed',
            says('always-two', ['wab-10.16'], strength(2, withWeapon('two-handed'))),
            NOTHING,
            says(
              'last',
              ['wab-10.13', 'wab-10.14'],
              weapon(withWeapon('two-handed'), { shieldCounts: false }),
              strikes(
                { own: { closeWeapon: 'two-handed', charge: 'charged' } },
                { first: 'enemy' },
              ),
            ),
          ),
          row(
            'halberd',
            says('always-one', ['wab-10.19'], strength(1, withWeapon('halberd'))),
            NOTHING,
            says(
              'no-shield',
              ['wab-10.18'],
              weapon(withWeapon('halberd'), { shieldCounts: false }),
            ),
          ),
          row(
            'spear',
            NOTHING,
            says(
              'standing',
              ['wab-10.21'],
              ranks(2, withWeapon('spear')),
              ranks(1, withWeapon('spear', { lastMoved: 'this-turn' })),
            ),
            NOTHING,
          ),
          row(
            'throwing-spear',
            NOTHING,
            says(
              'first-turn',
              ['wab-10.25'],
              ranks(2, withWeapon('throwing-spear')),
              ranks(1, withWeapon('throwing-spear', { combatTurn: 'later' })),
            ),
            says(
              'loose-reroll',
              ['wab-10.27'],
              weapon(withWeapon('throwing-spear', { skirmishers: true }), { rerollsMisses: true }),
              weapon(withWeapon('throwing-spear', { mounted: true }), { rerollsMisses: true }),
            ),
          ),
          row(
            'heavy-throwing-spear',
            says(
              'first-turn-one',
              ['wab-10.31'],
              strength(1, withWeapon('heavy-throwing-spear')),
              strength(0, withWeapon('heavy-throwing-spear', { combatTurn: 'later' })),
            ),
            says('first-turn-too', ['wab-10.30'], ranks(2, withWeapon('heavy-throwing-spear'))),
            says(
              'skirmishers-reroll',
              ['wab-10.32'],
              weapon(withWeapon('heavy-throwing-spear', { skirmishers: true }), {
                rerollsMisses: true,
              }),
            ),
          ),
          row(
            'cavalry-spear',
            says(
              'charge-one',
              ['wab-10.22'],
              strength(1, withWeapon('cavalry-spear', { mounted: true, charge: 'charged' })),
              strength(0, withWeapon('cavalry-spear', { mounted: true })),
            ),
            NOTHING,
            says(
              'rough',
              ['wab-10.23'],
              strength(
                0,
                withWeapon('cavalry-spear', {
                  mounted: true,
                  charge: 'charged',
                  throughDifficult: true,
                }),
              ),
            ),
          ),
          row(
            'lance',
            says(
              'charge-two',
              ['wab-10.42'],
              strength(2, withWeapon('lance', { mounted: true, charge: 'charged' })),
            ),
            NOTHING,
            NOTHING,
          ),
          row(
            'kontos',
            says(
              'kontos-charge',
              ['wab-10.38'],
              strength(1, withWeapon('kontos', { mounted: true, charge: 'charged' })),
            ),
            NOTHING,
            says(
              'before-shorter',
              ['wab-10.39', 'wab-10.40'],
              charged('kontos', 'own'),
              charged('kontos', 'enemy', 'pike'),
            ),
          ),
          row(
            'pike',
            NOTHING,
            says(
              'always',
              ['wab-10.34'],
              ranks(2, withWeapon('pike', { lastMoved: 'this-turn', combatTurn: 'later' })),
              fighters({ own: { models: 20, closeWeapon: 'pike' } }, { own: { fight: 10 } }),
            ),
            says('pikes-first', ['wab-10.35'], charged('pike', 'own')),
          ),
        ],
      },
    ],
  },
};

const ARMOURS = ['none', 'light', 'heavy', 'cataphract', 'partial-plate', 'full-plate'] as const;
const SHIELDS = ['none', 'shield', 'large-shield'] as const;

function savedBy(worn: object): Cell {
  const wound = save(worn);
  const { save: saved } = answerTo<{ save: number | null }>(wound);
  if (saved === null) return NOTHING;
  return [{ ...value(saved, [], { ...wound, expect: { save: saved } }), say: 'arms/save' }];
}

const armourRow = (bodyArmour: (typeof ARMOURS)[number]): Row =>
  row(
    `armour-${bodyArmour}`,
    ...[false, true].flatMap((mounted) =>
      SHIELDS.map((shield) => savedBy({ bodyArmour, shield, mounted })),
    ),
  );

const ARMOUR: Part = {
  title: 'arms/armour',
  whole: true,
  table: {
    columns: [
      { name: 'arms/worn' },
      ...['foot', 'mounted'].flatMap((on) =>
        SHIELDS.map((shield) => ({ name: `arms/${on}-${shield}`, holds: 'figures' as const })),
      ),
    ],
    groups: [{ rows: ARMOURS.map(armourRow) }],
  },
  lines: [
    line(
      'best',
      ['wab-11.4'],
      save({ bodyArmour: 'heavy', shield: 'large-shield', mounted: true }, { save: 3 }),
      save(
        { bodyArmour: 'heavy', shield: 'large-shield', mounted: true, barding: 'full-metal' },
        { save: 2 },
      ),
    ),
    line(
      'pavise',
      ['wab-11.19'],
      save({ shield: 'pavise', bodyArmour: 'light' }, { save: 4 }),
      save({ shield: 'pavise', bodyArmour: 'light', woundBy: 'close-combat' }, { save: 6 }),
    ),
    line(
      'buckler',
      ['wab-11.20', 'wab-11.21'],
      save({ shield: 'buckler', bodyArmour: 'light' }, { save: 6 }),
      save({ shield: 'buckler', bodyArmour: 'light', woundBy: 'close-combat' }, { save: 5 }),
      save({ shield: 'buckler', bodyArmour: 'light', skirmishers: true }, { save: 5 }),
    ),
    line(
      'barding',
      ['wab-11.23', 'wab-11.24', 'wab-11.25', 'wab-11.26'],
      save({ mounted: true, bodyArmour: 'light', barding: 'full-metal' }, { save: 4 }),
      save(
        { mounted: true, bodyArmour: 'light', barding: 'half-metal', woundFrom: 'flank' },
        { save: 5 },
      ),
      save({ mounted: true, bodyArmour: 'light', barding: 'full-cloth' }, { save: 5 }),
      save(
        { mounted: true, bodyArmour: 'light', barding: 'full-cloth', woundBy: 'close-combat' },
        { save: 4 },
      ),
      save(
        { mounted: true, bodyArmour: 'light', barding: 'half-cloth', woundBy: 'close-combat' },
        { save: 4 },
      ),
    ),
    line(
      'dagger',
      ['wab-10.10', 'wab-10.11'],
      save({ bodyArmour: 'light', woundBy: 'close-combat', byDagger: true }, { needsToSave: 5 }),
      save({ woundBy: 'close-combat', byDagger: true }, { needsToSave: 6 }),
    ),
  ] satisfies readonly Line[],
};

export const arms: Sheet = {
  key: 'arms',
  slug: { es: 'armas-y-armaduras', en: 'weapons-and-armour' },
  paper: 'portrait',
  points: 9,
  parts: [CLOSE, ARMOUR],
};

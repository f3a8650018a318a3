import { about, type Line, type Part, type Row } from '../sheet.ts';
import { beaten, charged, charging, clash, commandAction } from './proofs.ts';

const line = about('combat');
const weapon = about('arms');

const CAVALRY = { kind: 'cavalry' };
const PIKES = { weapons: ['pikes'] };
const BAD_WAR = { badWar: true, enemy: PIKES };
const FLANKED = { flank: true };
const GRENADES = { enemy: { weapons: ['grenades'] } };
const CHARGED_BY_CAVALRY = { enemy: CAVALRY };

export const COMBAT_DICE: Part = {
  title: 'combat/dice',
  lines: [
    line(
      'assault',
      ['t7g-2.19', 't7g-2.33', 't7g-5.31'],
      charging({}, { dice: 6 }),
      charged({ card: 'attack' }, { dice: 6 }),
      charging(PIKES, { dice: 4 }, BAD_WAR),
    ),
    line(
      'height',
      ['t7g-5.38'],
      charged({ onHeight: true }, { dice: 6 }),
      charged({ onHeight: true }, { dice: 4 }, { enemy: { onHeight: true } }),
    ),
    line(
      'trickster',
      ['t7g-7.100'],
      charging({ picaro: true }, { dice: 8 }),
      commandAction('picaro', { allowed: false }, { targetLacks: ['hidden-terrain'] }),
    ),
    line('dexterity', ['t7g-7.33'], charging({ dexterity: 1 }, { dice: 7 })),
    line(
      'weary',
      ['t7g-1.28', 't7g-6.93', 't7g-7.79'],
      charged({ weary: true }, { dice: 2 }),
      charged({ weary: true, weapons: ['bardiches'] }, { dice: 4 }),
      charged({ weary: true, flematico: true }, { dice: 4 }),
    ),
    line('flanked', ['t7g-5.9'], charged({}, { dice: 2 }, FLANKED)),
    line(
      'fortress',
      ['t7g-6.18', 't7g-6.29'],
      charging(CAVALRY, { dice: 4 }, { enemy: { mobileFortress: true } }),
      charging(CAVALRY, { dice: 6 }, { enemy: { mobileFortress: true }, ...FLANKED }),
      charging(CAVALRY, { dice: 4 }, { enemy: { emplaced: true }, ...FLANKED }),
    ),
  ],
};

export const COURAGE_DICE: Part = {
  title: 'combat/courage',
  lines: [
    line(
      'protected',
      ['t7g-5.39', 't7g-7.85', 't7g-6.82'],
      charged({ shelter: 'wall' }, { courageDice: 6 }),
      charged({ imperterrito: true }, { courageDice: 6 }),
      charged({ kind: 'artillery', shelter: 'guns' }, { courageDice: 6 }),
    ),
    line('grenades', ['t7g-6.114'], charged({ shelter: 'wall' }, { courageDice: 4 }, GRENADES)),
    line(
      'resists',
      ['t7g-2.38', 't7g-5.31'],
      charged({ card: 'resist' }, { courageDice: 6 }),
      charged({ card: 'resist', ...PIKES }, { courageDice: 4 }, BAD_WAR),
    ),
    line('will', ['t7g-7.38'], charged({ will: 1 }, { courageDice: 5 })),
    line('disordered', ['t7g-1.29'], charged({ disordered: true }, { courageDice: 2 })),
    line(
      'flanked-courage',
      ['t7g-5.9', 't7g-7.81'],
      charged({}, { courageDice: 2 }, FLANKED),
      charged({ gallardo: true }, { courageDice: 4 }, FLANKED),
    ),
  ],
};

const armed = (name: string, ...does: readonly Line[]): Row => ({
  name: { say: `arms/${name}` },
  cells: [does],
});

/** One of two hits is cancelled, and nothing hits back. */
const TWO_HANDED = { weapons: ['two-handed-swords'], attackDice: [4, 4, 1, 1, 1, 1] };
const BEATEN = { discipline: 3, resistDice: [5, 1, 1, 1], attackDice: [1, 1, 1, 1] };

export const WEAPONS: Part = {
  title: 'arms/title',
  table: {
    columns: [{ name: 'arms/weapon' }, { name: 'arms/does', holds: 'sentences' }],
    groups: [
      {
        rows: [
          armed(
            'halberds',
            weapon(
              'disordered',
              ['t7g-6.92'],
              charged({ weapons: ['halberds'] }, { dice: 6 }, { enemy: { disordered: true } }),
              charged({ weapons: ['halberds'] }, { dice: 4 }),
            ),
          ),
          armed(
            'bardiches',
            weapon(
              'not-weary',
              ['t7g-6.93'],
              charged({ weary: true, weapons: ['bardiches'] }, { dice: 4 }),
            ),
          ),
          armed(
            'bayonets',
            weapon(
              'by-cavalry',
              ['t7g-6.94'],
              charged({ weapons: ['bayonets'] }, { dice: 6 }, CHARGED_BY_CAVALRY),
            ),
            weapon(
              'at-infantry',
              ['t7g-6.95'],
              charging({ weapons: ['bayonets'] }, { dice: 8 }),
              charging({ weapons: ['bayonets'] }, { dice: 6 }, CHARGED_BY_CAVALRY),
              charging({ weapons: ['bayonets'], disordered: true }, { dice: 6 }),
            ),
          ),
          armed(
            'swordsmen',
            weapon(
              'in-bad-war',
              ['t7g-6.96'],
              charging({ weapons: ['pikes', 'swordsmen'] }, { dice: 6 }, BAD_WAR),
            ),
          ),
          armed(
            'lances',
            weapon(
              'destroy',
              ['t7g-6.97'],
              beaten(
                { exposed: true, ...CAVALRY },
                { defender: { destroyed: true } },
                { attacker: { lances: true, ...CAVALRY } },
              ),
            ),
          ),
          armed(
            'heavy-lances',
            weapon(
              'counter-charge',
              ['t7g-6.98'],
              charged({ weapons: ['heavy-lances'], card: 'attack', ...CAVALRY }, { dice: 8 }),
              charging({ weapons: ['heavy-lances'], ...CAVALRY }, { dice: 6 }),
            ),
          ),
          armed(
            'two-handed',
            weapon(
              'needs-six',
              ['t7g-6.99'],
              clash(
                TWO_HANDED,
                { ...BEATEN, composureDice: [5, 5, 5] },
                { defender: { keepsOrderDice: 3, disordered: true } },
              ),
              clash(
                TWO_HANDED,
                { ...BEATEN, composureDice: [6, 1, 1] },
                { defender: { disordered: false } },
              ),
            ),
          ),
          armed(
            'pikes',
            weapon(
              'charged',
              ['t7g-6.100'],
              charged(PIKES, { dice: 6 }, CHARGED_BY_CAVALRY),
              charged({ disordered: true, ...PIKES }, { dice: 4 }, CHARGED_BY_CAVALRY),
            ),
            weapon('tie', ['t7g-6.101'], clash(PIKES, PIKES, { badWarPossible: true })),
          ),
          armed(
            'grenades',
            weapon(
              'cancel',
              ['t7g-6.114'],
              charged({ shelter: 'wall' }, { courageDice: 4 }, GRENADES),
            ),
          ),
          armed(
            'salvoes',
            weapon(
              'own-assault',
              ['t7g-6.123'],
              charging({ weapons: ['salvoes'] }, { dice: 8 }),
              charging({ weapons: ['salvoes'], disordered: true }, { dice: 6 }),
            ),
          ),
        ],
      },
    ],
  },
};

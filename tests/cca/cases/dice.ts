import type { Case } from '../../ties/worked-cases.ts';
import { COMBAT } from './case.ts';

const attack = (number: number, attacker: object, defender: object, dice: number): Case => [
  number,
  `${JSON.stringify(attacker)} rolls ${dice} dice`,
  COMBAT,
  { attacker, defender },
  { dice },
];

export const DICE: Case[] = [
  attack(375, { unit: 'LI' }, { unit: 'MI' }, 2),
  attack(375, { unit: 'AX' }, { unit: 'MI' }, 3),
  attack(375, { unit: 'WR', blocks: 2 }, { unit: 'MI' }, 3),
  attack(375, { unit: 'MI' }, { unit: 'MI' }, 4),
  attack(375, { unit: 'HI' }, { unit: 'MI' }, 5),
  attack(375, { unit: 'MC' }, { unit: 'MI' }, 3),
  attack(227, { unit: 'HI' }, { unit: 'MI', terrain: 'hill' }, 2),
  attack(229, { unit: 'MI', terrain: 'hill' }, { unit: 'MI', terrain: 'hill' }, 3),
  attack(235, { unit: 'HI', moved: 1, terrain: 'rough' }, { unit: 'MI' }, 2),
  [
    219,
    'Mounted Charge adds its die to the bonus combat as well',
    COMBAT,
    { attacker: { unit: 'HC' }, defender: { unit: 'MI' }, card: 'mounted-charge', bonus: true },
    { dice: 5 },
  ],
  [
    231,
    'Mounted Charge lies above the maximum from hill to hill',
    COMBAT,
    {
      attacker: { unit: 'MC', terrain: 'hill' },
      defender: { unit: 'MI', terrain: 'hill' },
      card: 'mounted-charge',
    },
    { dice: 3 },
  ],
  [
    233,
    'Clash of Shields lies above the maximum downhill',
    COMBAT,
    {
      attacker: { unit: 'HI', terrain: 'hill' },
      defender: { unit: 'MI' },
      card: 'clash-of-shields',
    },
    { dice: 5 },
  ],
  [
    401,
    'Clash of Shields lies above the maximum of rough ground',
    COMBAT,
    {
      attacker: { unit: 'HI', terrain: 'rough' },
      defender: { unit: 'MI' },
      card: 'clash-of-shields',
    },
    { dice: 4 },
  ],
  [
    189,
    'four dice show a flag',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'HI' } },
    { chances: { 'at-least-one-flag': '671/1296' } },
  ],
  [
    247,
    'a rampart takes the first sword',
    COMBAT,
    { attacker: { unit: 'HI' }, defender: { unit: 'MI', rampart: 'between' } },
    { chances: { 'at-least-one-hit': '19/27' } },
  ],
];

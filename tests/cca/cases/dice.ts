import type { Case } from '../../ties/worked-cases.ts';
import { combat, MI } from './case.ts';

const attack = (number: number, attacker: object, defender: object, dice: number): Case =>
  combat(number, `${JSON.stringify(attacker)} rolls ${dice} dice`, attacker, defender, { dice });

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
  combat(
    219,
    'Mounted Charge adds its die to the bonus combat as well',
    { unit: 'HC' },
    MI,
    { dice: 5 },
    { card: 'mounted-charge', bonus: true },
  ),
  combat(
    231,
    'Mounted Charge lies above the maximum from hill to hill',
    { unit: 'MC', terrain: 'hill' },
    { unit: 'MI', terrain: 'hill' },
    { dice: 3 },
    { card: 'mounted-charge' },
  ),
  combat(
    233,
    'Clash of Shields lies above the maximum downhill',
    { unit: 'HI', terrain: 'hill' },
    MI,
    { dice: 5 },
    { card: 'clash-of-shields' },
  ),
  combat(
    401,
    'Clash of Shields lies above the maximum of rough ground',
    { unit: 'HI', terrain: 'rough' },
    MI,
    { dice: 4 },
    { card: 'clash-of-shields' },
  ),
  combat(
    189,
    'four dice show a flag',
    MI,
    { unit: 'HI' },
    { chances: { 'at-least-one-flag': '671/1296' } },
  ),
  combat(
    247,
    'a rampart takes the first sword',
    { unit: 'HI' },
    { unit: 'MI', rampart: 'between' },
    { chances: { 'at-least-one-hit': '19/27' } },
  ),
];

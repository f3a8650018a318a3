import type { Case } from '../../ties/worked-cases.ts';
import { COMBAT, ROLL } from './case.ts';

const evasion = (number: number, attacker: string, defender: string, allowed: boolean): Case => [
  number,
  `${defender} ${allowed ? 'evades' : 'does not evade'} from ${attacker}`,
  COMBAT,
  { attacker: { unit: attacker }, defender: { unit: defender }, evades: true },
  { allowed },
];

export const EVASION: Case[] = [
  evasion(39, 'HC', 'CH', false),
  evasion(191, 'LC', 'MC', false),
  evasion(193, 'EL', 'HC', true),
  evasion(335, 'MC', 'MC', false),
  [
    45,
    'the evading cavalry is rolled at with all dice',
    COMBAT,
    {
      attacker: { unit: 'HI', leader: 'attached' },
      defender: { unit: 'MC' },
      evades: true,
      bonus: true,
    },
    { dice: 5, hitsOn: ['blue'], battleBack: null },
  ],
  [
    199,
    'a unit that evaded does not battle back and leaves no hex to advance into',
    ROLL,
    {
      attacker: { unit: 'MI' },
      defender: { unit: 'LI' },
      evades: true,
      faces: ['red', 'red', 'red', 'red'],
    },
    { battleBack: { allowed: false }, mayAdvance: false },
  ],
  [
    315,
    'the forest protects the unit that evades',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI', terrain: 'forest' }, evades: true },
    { dice: 2, chances: { 'at-least-one-hit': '11/36' } },
  ],
  [
    373,
    'light infantry may stand',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
    { allowed: true, battleBack: { dice: 2 } },
  ],
  [
    371,
    'nobody evades any more when the attacker has rolled',
    'cca/evade',
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' }, moment: 'rolled' },
    { allowed: false },
  ],
];

import type { Line } from '../sheet.ts';
import { closeCombat, retreat } from './proofs.ts';

const THREE_DICE = 3;

/** What elephants do otherwise than other units, told on more than one sheet. */
export const elephants = {
  attack: {
    say: 'elephants/attack',
    with: { units: ['EL', 'WR', 'CH'], dice: THREE_DICE, lone: 1 },
    clauses: ['cca-11.26', 'cca-11.27', 'cca-11.29', 'cca-11.30', 'cca-11.28'],
    proofs: [
      closeCombat('EL', 'HI', { dice: 5 }),
      ...['EL', 'WR', 'CH'].map((unit) => closeCombat('EL', unit, { dice: THREE_DICE })),
      closeCombat('EL', 'LD', { dice: 1 }),
    ],
  },
  battleBack: {
    say: 'elephants/back',
    clauses: ['cca-11.31'],
    proofs: [
      closeCombat('HI', 'EL', { dice: 5, battleBack: { dice: 5 } }),
      closeCombat('LI', 'EL', { dice: 2, battleBack: { dice: 2 } }),
    ],
  },
  swords: {
    say: 'elephants/swords',
    clauses: ['cca-11.32', 'cca-11.33'],
    proofs: [
      closeCombat('EL', 'HI', { hitsOn: ['red', 'swords'], swordsAgain: true }),
      closeCombat('HI', 'EL', { swordsIgnored: 'all' }),
    ],
  },
  facingHorses: {
    say: 'elephants/horses',
    with: { red: 1, flags: 1 },
    clauses: ['cca-11.35', 'cca-11.36'],
    proofs: ['LC', 'MC', 'HC', 'CH'].map((unit) =>
      closeCombat(unit, 'EL', { redIgnored: 1, flagsIgnorable: 1 }),
    ),
  },
  alone: {
    say: 'elephants/alone',
    clauses: ['cca-11.34', 'cca-12.20'],
    proofs: [
      closeCombat({ unit: 'EL', leader: 'attached' }, 'MI', { hitsOn: ['blue', 'swords'] }),
      retreat({ unit: 'EL', leader: 'attached', support: 2 }, { flagsIgnorable: 0 }),
    ],
  },
  rampage: {
    say: 'elephants/rampage',
    clauses: ['cca-12.21'],
    proofs: [retreat({ unit: 'EL', flags: 1 }, { rampage: true })],
  },
} satisfies Record<string, Line>;

import { CARD_MOVES } from '../../engine/cca/cards.ts';
import { isHeavyMounted, PROFILES, UNITS, type Unit } from '../../engine/cca/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { type Line, proof } from '../sheet.ts';
import { elephants } from './elephants.ts';
import { card, closeCombat, evade, fire, ground, mayBattle, mayMove, retreat } from './proofs.ts';

const swordsMiss = (unit: Unit, clause: ClauseId): Line => ({
  say: 'units/swords-miss',
  clauses: [clause, 'cca-11.46'],
  proofs: [closeCombat(unit, 'MI', { hitsOn: ['blue'] })],
});

const intoForest = (unit: Unit): Line => ({
  say: 'units/into-forest',
  clauses: ['cca-17.10'],
  proofs: [ground({ unit, terrain: 'forest' }, { mustStop: true, mayBattleOnEntry: true })],
});

const counts = (unit: Unit, as: 'light' | 'medium' | 'heavy', clause: ClauseId): Line => ({
  say: `units/counts-${as}`,
  clauses: [clause],
  proofs: [proof('cca/unit', { unit }, { class: as })],
});

const furtherWithCharge = (unit: Unit): Line => {
  const hexes = CARD_MOVES['mounted-charge']?.[unit]?.hexes ?? 0;
  return {
    say: 'units/charge',
    with: { card: 'mounted-charge', hexes },
    clauses: ['cca-18.50'],
    proofs: [card('mounted-charge', { changedMoves: { [unit]: hexes } })],
  };
};

const noRally = (): Line => ({
  say: 'units/no-rally',
  with: { card: 'rally' },
  clauses: ['cca-18.53'],
  proofs: [card('rally')],
});

const lightFoot = (unit: Unit) => [swordsMiss(unit, 'cca-11.9'), intoForest(unit)];

const AUXILIA: Line[] = [
  {
    say: 'units/auxilia-far',
    with: { hexes: PROFILES.AX.move },
    clauses: ['cca-8.16', 'cca-10.19', 'cca-11.11'],
    proofs: [
      mayBattle({ unit: 'AX', moved: 2 }, 'MI', { allowed: false }),
      mayBattle(
        { unit: 'AX', moved: 2 },
        'MI',
        { allowed: false },
        { kind: 'ranged', distance: 2 },
      ),
    ],
  },
  {
    say: 'units/swords-hit',
    clauses: ['cca-11.46'],
    proofs: [closeCombat('AX', 'MI', { hitsOn: ['blue', 'swords'] })],
  },
  counts('AX', 'light', 'cca-8.17'),
  intoForest('AX'),
];

const WARRIORS: Line[] = [
  {
    say: 'units/warriors-charge',
    with: { hexes: PROFILES.WR.move },
    clauses: ['cca-8.19', 'cca-11.14'],
    proofs: [
      mayMove({ unit: 'WR', hexes: 2, enemiesAtEnd: 0 }, { allowed: false }),
      mayMove({ unit: 'WR', hexes: 2, enemiesAtEnd: 1 }, { allowed: true }),
      mayBattle({ unit: 'WR', moved: 2 }, 'MI', { mustBattle: true }),
    ],
  },
  {
    say: 'units/warriors-full',
    with: { blocks: PROFILES.WR.blocks, dice: 4, flags: 1 },
    clauses: ['cca-11.15', 'cca-11.16', 'cca-12.19'],
    proofs: [
      closeCombat({ unit: 'WR', blocks: 4 }, 'MI', { dice: 4 }),
      closeCombat({ unit: 'WR', blocks: 3 }, 'MI', { dice: 3 }),
      retreat({ unit: 'WR', blocks: 4 }, { flagsIgnorable: 1 }),
      retreat({ unit: 'WR', blocks: 3 }, { flagsIgnorable: 0 }),
    ],
  },
  counts('WR', 'medium', 'cca-8.20'),
  intoForest('WR'),
];

const CHARIOTS: Line[] = [
  {
    say: 'units/chariots-back',
    with: { dice: 3, card: 'first-strike' },
    clauses: ['cca-11.23'],
    proofs: [
      closeCombat('MI', 'CH', { battleBack: { dice: 3 } }),
      closeCombat('MI', 'CH', { dice: 3 }, { firstStrike: true }),
    ],
  },
  {
    say: 'units/chariots-swords',
    with: { swords: 1 },
    clauses: ['cca-11.24'],
    proofs: [closeCombat('MI', 'CH', { swordsIgnored: 1 })],
  },
  counts('CH', 'heavy', 'cca-8.28'),
  furtherWithCharge('CH'),
  noRally(),
];

/** What a unit does otherwise than its numbers say. */
export const PARTICULARS: Partial<Record<Unit, readonly Line[]>> = {
  LI: lightFoot('LI'),
  LS: lightFoot('LS'),
  LB: lightFoot('LB'),
  AX: AUXILIA,
  WR: WARRIORS,
  LC: [swordsMiss('LC', 'cca-11.19')],
  HC: [furtherWithCharge('HC')],
  CH: CHARIOTS,
  EL: [
    elephants.attack,
    elephants.battleBack,
    elephants.swords,
    elephants.facingHorses,
    elephants.alone,
    elephants.rampage,
    counts('EL', 'heavy', 'cca-8.26'),
    furtherWithCharge('EL'),
    noRally(),
  ],
};

export const LEADER_PARTICULARS: readonly Line[] = [
  {
    say: 'units/leader-alone',
    clauses: ['cca-11.38', 'cca-13.15'],
    proofs: [
      mayBattle('LD', 'MI', { allowed: false }),
      evade('LB', 'LD', { mustEvade: true }, { moment: 'ranged' }),
    ],
  },
  {
    say: 'units/leader-passes',
    clauses: ['cca-8.30', 'cca-8.31'],
    proofs: [
      mayMove({ unit: 'LD', hexes: 2, hex1: { occupant: 'friend' } }, { allowed: true }),
      mayMove({ unit: 'LD', hexes: 2, hex1: { occupant: 'enemy' } }, { allowed: false }),
    ],
  },
  {
    say: 'units/leader-gives',
    with: { flags: 1 },
    clauses: ['cca-11.39', 'cca-12.15', 'cca-15.9'],
    proofs: [
      closeCombat({ unit: 'MI', leader: 'adjacent' }, 'LI', {
        hitsOn: ['green', 'swords', 'leader'],
      }),
      retreat({ unit: 'MI', leader: 'attached' }, { flagsIgnorable: 1 }),
      proof(
        'cca/momentum',
        { unit: 'MI', leader: 'attached', target: 'eliminated', advances: 1 },
        { bonusCombat: true },
      ),
    ],
  },
];

const HEAVY_FROM_ELEPHANTS = UNITS.filter((unit) => isHeavyMounted(unit) && unit !== 'EL');

/** What holds for many units, under the table. */
export const NOTES: readonly Line[] = [
  {
    say: 'units/fire-dice',
    with: { still: 2, moved: 1 },
    clauses: ['cca-10.18', 'cca-10.4'],
    proofs: [
      fire('LI', 'MI', { dice: 2 }),
      fire({ unit: 'LI', moved: 1 }, 'MI', { dice: 1 }),
      fire('LI', 'MI', { allowed: false }, { distance: 1 }),
    ],
  },
  {
    say: 'units/losses',
    clauses: ['cca-9.6', 'cca-9.7'],
    proofs: [
      closeCombat({ unit: 'HI', blocks: 1 }, 'MI', { dice: 5 }),
      closeCombat({ unit: 'WR', blocks: 1 }, 'MI', { dice: 3 }),
    ],
  },
  {
    say: 'units/from-elephants',
    with: { hexes: 1 },
    clauses: ['cca-11.37', 'cca-12.29'],
    proofs: HEAVY_FROM_ELEPHANTS.map((unit) =>
      retreat({ unit, flags: 1, rolledBy: 'EL' }, { hexesPerFlag: PROFILES[unit].retreat + 1 }),
    ),
  },
  {
    say: 'units/war-machines',
    with: { blocks: 2 },
    clauses: ['cca-2.9', 'cca-2.21'],
    proofs: [proof('cca/unit', { unit: 'WM' }, { blocksPerUnit: 2, symbol: 'red', move: null })],
  },
];

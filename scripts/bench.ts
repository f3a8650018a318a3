import { ask, QUERIES } from '../src/engine/index.ts';
import { benchCommand } from './bench-command.ts';
import { type BenchRow, benchDice } from './bench-dice.ts';
import { benchGames } from './bench-games.ts';
import { benchPlane } from './bench-plane.ts';

const RUNS = 30;

function median(run: () => void, runs = RUNS): number {
  for (let i = 0; i < 5; i += 1) run();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[runs >> 1] ?? 0;
}

/** The dearest combats: elephants roll again without end, leaders are checked, the answer is rolled too. */
const COMBATS = {
  'elephants attack heavy infantry with a leader': {
    attacker: { unit: 'EL' },
    defender: { unit: 'HI', leader: 'attached' },
  },
  'heavy infantry with 7 dice, leaders on both sides': {
    attacker: { unit: 'HI', leader: 'attached' },
    defender: { unit: 'HI', leader: 'attached', support: 2 },
    card: 'clash-of-shields',
  },
};

/** The dearest combats of ONUS!: sixes count twice, checks can break and put to flight, one side strikes first. */
const FIERCE = { abilities: ['professionals', 'deadly'], life: 30, morale: 8 };
const MELEES = {
  'at once': { attacker: FIERCE, defender: FIERCE, sectionsInContact: 8 },
  'one after the other': {
    attacker: FIERCE,
    defender: { ...FIERCE, formation: 'phalanx' },
    ...{ sectionsInContact: 8, charge: true },
  },
};

/** The dearest combat of Tercios: both charge with Combat 8 doubled, and must keep their order before two-handed swords. */
const TERCIO = {
  ...{ combat: 8, courage: 8, dexterity: 1, will: 1, card: 'attack', infantryDefence: 4 },
  ...{ stamina: 6, discipline: 6, weapons: ['two-handed-swords', 'salvoes'] },
};

/** The dearest round of Ancient Battles for ordinary units: 20 dice a side, a die for who is first, every test thrown again. */
const WARRIORS = {
  ...{ models: 20, width: 10, reachRanks: 1, save: 5, champion: true, musician: true },
  ...{ rerolls: true, standard: true },
};

const queries = (): BenchRow[] => [
  {
    name: 'whole round of Ancient Battles, 20 against 20 in two ranks, to the pursuit',
    ms: median(() => ask('wab/combat-round', { own: WARRIORS, enemy: { ...WARRIORS, save: 4 } })),
    bar: 50,
  },
  {
    name: 'combat of Tercios, 17 dice a side, with Wear and break checks',
    ms: median(() => ask('t7g/combat', { attacker: TERCIO, defender: TERCIO })),
    bar: 20,
  },
  ...Object.entries(MELEES).map(([name, input]) => ({
    name: `8 dice a side, Professionals and Deadly, ${name}`,
    ms: median(() => ask('onus/hand-to-hand', input)),
    bar: 20,
  })),
  ...Object.entries(COMBATS).map(([name, input]) => ({
    name: `outcome of a whole combat: ${name}`,
    ms: median(() => ask('cca/close-combat-outcome', input)),
    bar: 20,
  })),
  // A quarter of a frame: what is left of 16 ms on a device four times as slow.
  ...QUERIES.map((query) => ({
    name: `answer of ${query.id}`,
    ms: median(() => ask(query.id, query.sample)),
    bar: 4,
  })),
];

const rows = [...benchDice(), ...queries(), ...benchGames(), ...benchPlane(), ...benchCommand()];
for (const { name, ms, bar } of rows)
  console.log(`${ms <= bar ? 'ok  ' : 'SLOW'} ${ms.toFixed(2).padStart(8)} ms of ${bar}  ${name}`);
if (rows.some(({ ms, bar }) => ms > bar)) process.exitCode = 1;

import { about, answerTo, type Cell, type Part, type Row, type Sheet, value } from '../sheet.ts';
import {
  battery,
  boltThrower,
  cannon,
  catapult,
  listUnit,
  machineCrew,
  machineHits,
  machineMove,
  organGun,
} from './proofs.ts';

const line = about('machines');

interface Machine {
  name: string;
  range: Cell;
  strength: Cell;
  wounds: Cell;
  machine: string;
  /** Its own Toughness and Wounds, where they are not those of the sample. */
  profile?: readonly Cell[];
  shoots: Cell;
}

const AWAY = { guess: 49 };

/** A catapult of this size: all are alike but in Strength and wounds. */
const catapultOf = (
  catapultSize: string,
  strength: number,
  wounds: string,
  chanceHoleDies: string,
): Machine => ({
  name: catapultSize,
  machine: 'catapult',
  range: [
    value(
      48,
      ['wab-18.28'],
      catapult({ catapultSize, guess: 48 }, { allowed: true }),
      catapult({ catapultSize, ...AWAY }, { allowed: false }),
    ),
  ],
  strength: [value(strength, ['wab-18.38'], catapult({ catapultSize }, { strengthNow: strength }))],
  wounds: [
    value(wounds, ['wab-18.37'], catapult({ catapultSize, woundsEach: 3 }, { chanceHoleDies })),
  ],
  shoots: [
    catapultSize === 'normal'
      ? line(
          'guesses',
          ['wab-18.29', 'wab-18.31'],
          catapult({ scatterDie: 'hit', artilleryDie: '6' }, { deviates: 0 }),
          catapult({ scatterDie: 'arrow', artilleryDie: '6' }, { deviates: 6 }),
        )
      : line('likewise', []),
  ],
});

const SCORPION = { entry: 'scorpion', models: 2 };

const MACHINES: readonly Machine[] = [
  catapultOf('normal', 6, 'D3', '5/18'),
  catapultOf('large', 7, 'D6', '5/9'),
  catapultOf('huge', 8, 'D6', '5/9'),
  {
    name: 'bolt-thrower',
    machine: 'bolt-thrower',
    range: [
      value(
        48,
        ['wab-18.47'],
        boltThrower({ distance: 48 }, { allowed: true }),
        boltThrower({ distance: 49 }, { allowed: false }),
      ),
    ],
    strength: [
      value(5, ['wab-18.44'], boltThrower({ onTheLine: 1 }, { line: [{ strengthNow: 5 }] })),
    ],
    wounds: [value('D4', ['wab-18.45'], boltThrower({ woundsEach: 4 }, { chanceAll: '5/48' }))],
    shoots: [
      line(
        'rolls',
        ['wab-18.42', 'wab-18.44'],
        boltThrower({ machineTurned: true }, { allowed: true, needed: 4 }),
        boltThrower({ onTheLine: 2 }, { line: [{ strengthNow: 5 }, { strengthNow: 4 }] }),
      ),
    ],
  },
  {
    name: 'scorpion',
    machine: 'bolt-thrower',
    profile: [
      [value(6, ['wab-22.33'], listUnit(SCORPION, { toughness: 6 }))],
      [value(2, [], listUnit(SCORPION, { woundsEach: 2 }))],
    ],
    range: [value(36, ['wab-22.33'], listUnit(SCORPION, { machineRange: 36 }))],
    strength: [value(4, ['wab-22.33'], listUnit(SCORPION, { machineStrength: 4 }))],
    wounds: [value('D3', ['wab-22.33'], listUnit(SCORPION, { woundDie: 3 }))],
    shoots: [line('likewise', [])],
  },
  {
    name: 'cannon',
    machine: 'cannon',
    range: [
      value(
        36,
        ['wab-18.53'],
        cannon({ guess: 36 }, { allowed: true, strikesAtLeast: 38, strikesAtMost: 46 }),
        cannon({ guess: 37 }, { allowed: false }),
      ),
    ],
    strength: [value(6, [], cannon({}, { strengthNow: 6 }))],
    wounds: [value('D6', [], cannon({ woundsEach: 6 }, { chanceEachDies: '5/36' }))],
    shoots: [
      line(
        'bounces',
        ['wab-18.53', 'wab-18.55', 'wab-18.57'],
        cannon({ artilleryDie: '4', bounceDie: '6' }, { strikesAt: 24, endsAt: 30 }),
        cannon({ artilleryDie: '4', bounceDie: 'misfire' }, { endsAt: 24 }),
      ),
    ],
  },
  {
    name: 'organ-gun',
    machine: 'organ-gun',
    range: [{ say: 'machines/template' }],
    strength: [value(4, ['wab-18.69'], organGun({}, { strengthNow: 4 }))],
    wounds: [value(1, ['wab-18.69'], organGun({ save: 5 }, { needsToSave: 6 }))],
    shoots: [
      line(
        'advances',
        ['wab-18.67', 'wab-18.68'],
        organGun({ advanceDie: 4, artilleryDie: '2' }, { advances: 4, hitsOn: 4 }),
      ),
    ],
  },
];

/** What the engine says a machine of this kind can take, of its Toughness and its Wounds. */
function profile(machine: string): Cell[] {
  const { query, input } = machineHits({ machine });
  const { machineToughness, machineWoundsLeft } = answerTo<Record<string, number>>({
    query,
    input,
  });
  return [
    [value(machineToughness ?? 0, [], { query, input, expect: { machineToughness } })],
    [value(machineWoundsLeft ?? 0, [], { query, input, expect: { machineWoundsLeft } })],
  ];
}

const row = ({ name, range, strength, wounds, machine, shoots, ...one }: Machine): Row => ({
  name: { say: `machines/${name}` },
  cells: [range, strength, wounds, ...(one.profile ?? profile(machine)), shoots],
});

const SHOTS: Part = {
  title: 'machines/shots',
  whole: true,
  table: {
    columns: [
      { name: 'machines/machine' },
      { name: 'machines/range', holds: 'figures' },
      { name: 'machines/strength', holds: 'figures' },
      { name: 'machines/wounds', holds: 'figures' },
      { name: 'machines/toughness', holds: 'figures' },
      { name: 'machines/own-wounds', holds: 'figures' },
      { name: 'machines/how', holds: 'sentences' },
    ],
    groups: [{ rows: MACHINES.map(row) }],
  },
  lines: [
    line(
      'first',
      ['wab-18.26', 'wab-18.51'],
      catapult({}, { shootsWhen: 'before-others' }),
      cannon({}, { shootsWhen: 'before-others' }),
    ),
    line('hole', ['wab-18.32', 'wab-18.33'], catapult({ underTemplate: 3 }, { allowed: true })),
    line(
      'turns',
      ['wab-18.52', 'wab-18.50', 'wab-18.66'],
      cannon({ machineTurned: true }, { allowed: false }),
      cannon({ pointsAtTarget: false }, { allowed: false }),
      organGun({ machineTurned: true }, { allowed: false }),
      catapult({ machineTurned: true }, { allowed: true }),
    ),
    line(
      'unsaved',
      ['wab-18.37', 'wab-18.45', 'wab-18.69'],
      catapult({}, { needsToWound: 2 }),
      boltThrower({}, { hitsOn: 4 }),
      organGun({ save: 5 }, { needsToSave: 6 }),
    ),
  ],
};

const MISFIRE = { artilleryDie: 'misfire' };
const FACES = [1, 2, 3, 4, 5, 6];

/** What becomes of a machine that misfires with this die. */
function misfires(asked: typeof catapult, misfireDie: number): Cell {
  const { query, input } = asked({ ...MISFIRE, misfireDie });
  const { misfire } = answerTo<{ misfire: string }>({ query, input });
  return [
    {
      say: `machines/${misfire}`,
      proofs: [{ query, input, expect: { misfire } }],
    },
  ];
}

const MISFIRES: Part = {
  title: 'machines/misfires',
  table: {
    columns: [
      { name: 'machines/die' },
      {
        name: 'machines/of-catapults',
        clauses: ['wab-18.34', 'wab-18.35', 'wab-18.36'],
        holds: 'sentences',
      },
      {
        name: 'machines/of-guns',
        clauses: ['wab-18.58', 'wab-18.59', 'wab-18.60', 'wab-18.61'],
        holds: 'sentences',
      },
    ],
    groups: [
      {
        rows: FACES.map(
          (face): Row => ({
            name: value(face, []),
            cells: [misfires(catapult, face), misfires(cannon, face)],
          }),
        ),
      },
    ],
  },
};

const WORKING: Part = {
  title: 'machines/working',
  lines: [
    line(
      'hurt',
      ['wab-18.14', 'wab-18.15'],
      catapult({ crew: 1, crewAtFirst: 2, damage: 1 }, { worksOn: 3 }),
      catapult({ crew: 1, crewAtFirst: 2 }, { worksOn: 2 }),
      catapult({ crew: 0, crewAtFirst: 2 }, { allowed: false }),
    ),
    line(
      'wheels',
      ['wab-18.25', 'wab-18.50'],
      machineMove({}, { allowed: false }),
      machineMove({ hasWheels: true }, { moveInches: 4, mayShootThen: false }),
      machineMove({ machine: 'cannon' }, { allowed: false }),
      machineMove(
        { machine: 'catapult', hasWheels: true, crew: 1, crewAtFirst: 2 },
        { moveInches: 2 },
      ),
    ),
    line(
      'carried',
      ['wab-18.40', 'wab-18.41', 'wab-18.66'],
      machineMove({ machine: 'bolt-thrower', crew: 3 }, { moveInches: 4, mayShootThen: false }),
      machineMove({ machine: 'bolt-thrower', crew: 4 }, { allowed: false }),
      machineMove({ machine: 'organ-gun' }, { moveInches: 4, mayShootThen: false }),
    ),
    line(
      'batteries',
      ['wab-18.1', 'wab-18.2', 'wab-18.64'],
      battery({ machinesApart: 5 }, { formsBattery: true }),
      battery({ machinesApart: 6 }, { formsBattery: false }),
      battery({ machinesApart: 6, inBattle: true }, { allowed: false }),
      battery(
        { oneMachine: 'cannon', otherMachine: 'organ-gun', machinesApart: 5 },
        { formsBattery: true },
      ),
    ),
  ],
};

const TARGET: Part = {
  title: 'machines/target',
  lines: [
    line(
      'shot',
      ['wab-18.8', 'wab-18.7'],
      machineHits({}, { toHitBonus: 1, chanceMachine: '2/3', chanceCrew: '1/3' }),
      machineHits({ allocationDice: [4] }, { machineHits: 1, hitsOnCrew: 0 }),
      machineHits({ allocationDice: [5] }, { machineHits: 0, hitsOnCrew: 1 }),
    ),
    line(
      'with-character',
      ['wab-18.9'],
      machineHits({ charactersWith: 1 }, { chanceCharacter: '1/3' }),
    ),
    line(
      'in-combat',
      ['wab-18.10', 'wab-18.11', 'wab-18.12'],
      machineHits({ machineHitBy: 'combat' }, { hitAutomatically: true, isCombat: true }),
      machineHits(
        { machineHitBy: 'combat', crewAway: true },
        { destroyedByHit: true, isCombat: false },
      ),
    ),
    line(
      'reactions',
      ['wab-18.16', 'wab-18.65', 'wab-18.5'],
      machineCrew({ crewReaction: 'hold' }, { allowed: true }),
      machineCrew({ crewReaction: 'stand-and-shoot' }, { allowed: false }),
      machineCrew({ inBattery: true, othersReactOtherwise: true }, { allowed: false }),
      machineCrew({ machine: 'organ-gun', crewReaction: 'stand-and-shoot' }, { allowed: true }),
      machineCrew({ crewEvent: 'wants-to-charge' }, { allowed: false }),
    ),
    line(
      'flees-charge',
      ['wab-18.20'],
      machineCrew(
        { crewEvent: 'fled-charge' },
        { abandoned: true, enemyMay: ['charge-past-it', 'stop-at-it'] },
      ),
    ),
    line(
      'flees-combat',
      ['wab-18.21', 'wab-18.22'],
      machineCrew({ crewEvent: 'fled-combat' }, { enemyMay: ['pursue-the-crew'] }),
      machineCrew(
        { crewEvent: 'fled-combat', heldBack: 'test-passed' },
        { enemyMay: ['attack-the-machine'] },
      ),
    ),
    line(
      'manned-again',
      ['wab-18.23'],
      machineCrew({ crewEvent: 'mans-another' }, { allowed: true }),
      machineCrew({ awayFromMachine: true, crewReaction: 'hold' }, { allowed: false }),
    ),
  ],
};

export const machines: Sheet = {
  key: 'machines',
  slug: { es: 'maquinas-de-guerra', en: 'war-machines' },
  paper: 'portrait',
  points: 9,
  parts: [SHOTS, MISFIRES, WORKING, TARGET],
};

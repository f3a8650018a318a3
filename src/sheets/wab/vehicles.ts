import {
  about,
  answerTo,
  type Cell,
  type Line,
  type Part,
  type Proof,
  type Row,
  type Sheet,
} from '../sheet.ts';
import {
  beastFear,
  charge,
  chariotLosses,
  chariotMove,
  chariotSave,
  crewAttacks,
  crewShots,
  elephantEffect,
  elephantHits,
  elephantMove,
  flightMove,
  impact,
  openRanks,
  pursuitMove,
  reaction,
  shooting,
  stampede,
  stampedeMove,
  vehicles,
} from './proofs.ts';

const line = about('vehicles');

const row = (name: string, ...cells: readonly Line[]): Row => ({
  name: { say: `vehicles/${name}` },
  cells: cells.map((one): Cell => [one]),
});

const HEAVY = { chariotKind: 'heavy', movement: 8 };
const SCYTHED = { chariotKind: 'scythed', movement: 8 };
const MARCH = { chariotMoves: 'march' };
const COLUMN = { chariotMoves: 'quick-march', wide: 1, deep: 2 };
const TURNS = { straight: false };

const CHARIOTS: Part = {
  title: 'vehicles/chariots',
  whole: true,
  table: {
    columns: [
      { name: 'vehicles/kind' },
      { name: 'vehicles/light', holds: 'sentences' },
      { name: 'vehicles/heavy', holds: 'sentences' },
      { name: 'vehicles/scythed', holds: 'sentences' },
    ],
    groups: [
      {
        rows: [
          row(
            'unit',
            line(
              'light-unit',
              ['wab-16.7', 'wab-16.10'],
              vehicles({ vehicles: 3 }, { isFormed: true, rankBonus: 0 }),
              vehicles({ vehicles: 3, vehicleForm: 'dispersed' }, { isFormed: true }),
            ),
            line(
              'heavy-unit',
              ['wab-16.7'],
              vehicles({ vehicle: 'heavy', vehicles: 3 }, { isFormed: true, rankBonus: 0 }),
            ),
            line(
              'scythed-unit',
              ['wab-16.9'],
              vehicles({ vehicle: 'scythed' }, { isFormed: false }),
            ),
          ),
          row(
            'march',
            line(
              'marches',
              ['wab-16.16'],
              chariotMove(MARCH, { allowance: 16 }),
              chariotMove(COLUMN, { allowance: 24 }),
            ),
            line(
              'marches',
              ['wab-16.16'],
              chariotMove({ ...HEAVY, ...MARCH }, { allowance: 16 }),
              chariotMove({ ...HEAVY, ...COLUMN }, { allowance: 24 }),
            ),
            line(
              'adds',
              ['wab-16.17'],
              chariotMove({ ...SCYTHED, ...MARCH }, { least: 9, most: 14, marchDice: 1 }),
            ),
          ),
          row(
            'turn',
            line(
              'turns-freely',
              ['wab-16.11'],
              chariotMove({ ...TURNS, vehicleForm: 'dispersed' }, { allowance: 8 }),
            ),
            line(
              'manoeuvres',
              ['wab-16.8'],
              chariotMove({ ...HEAVY, ...TURNS }, { allowance: 8 }),
              vehicles({ vehicle: 'heavy', vehicleForm: 'dispersed' }, { allowed: false }),
            ),
            line('halves', ['wab-16.18'], chariotMove({ ...SCYTHED, ...TURNS }, { allowance: 4 })),
          ),
          row(
            'rough',
            line(
              'one',
              ['wab-16.13'],
              chariotLosses({ crossing: 1 }, { wreckedUpTo: 1, chanceEachCrosses: '5/6' }),
            ),
            line(
              'to-three',
              ['wab-16.13'],
              chariotLosses({ chariotKind: 'heavy', crossing: 1 }, { wreckedUpTo: 3 }),
            ),
            line(
              'to-three',
              ['wab-16.13'],
              chariotLosses({ chariotKind: 'scythed', crossing: 1 }, { wreckedUpTo: 3 }),
            ),
          ),
          row(
            'impact',
            line('no-impact', [], impact({ chariotKind: 'light' }, { allowed: false, most: 0 })),
            line(
              'heavy-impact',
              ['wab-16.28'],
              impact({}, { least: 1, most: 3, impactMoment: 'before-all', crewFights: true }),
            ),
            line(
              'scythed-impact',
              ['wab-16.29'],
              impact({ chariotKind: 'scythed' }, { least: 3, most: 8, chanceSurvives: '1/6' }),
            ),
          ),
          row(
            'flight',
            line(
              'light-flees',
              ['wab-16.44'],
              flightMove({ chariots: 'light', flightCause: 'combat' }, { flightDice: 2 }),
              flightMove({ chariots: 'light' }, { flightDice: 3 }),
            ),
            line(
              'heavy-flees',
              ['wab-16.43'],
              flightMove({ chariots: 'heavy', movement: 8 }, { flightDice: 2 }),
            ),
            line(
              'heavy-flees',
              ['wab-16.43'],
              flightMove({ chariots: 'heavy', movement: 8 }, { flightDice: 2 }),
            ),
          ),
          row(
            'pursuit',
            line(
              'light-pursues',
              ['wab-16.44'],
              pursuitMove({ chariots: 'light' }, { diceRolled: 3 }),
            ),
            line(
              'heavy-flees',
              ['wab-16.43'],
              pursuitMove({ chariots: 'heavy', movement: 8 }, { diceRolled: 2 }),
            ),
            line(
              'heavy-flees',
              ['wab-16.43'],
              pursuitMove({ chariots: 'heavy', movement: 8 }, { diceRolled: 2 }),
            ),
          ),
          row(
            'shot-at',
            line(
              'harder',
              ['wab-4.47'],
              shooting({ target: 'light-chariot-moved' }, { modifier: -1 }),
              shooting({ target: 'light-chariot' }, { modifier: 0 }),
            ),
            line('as-usual', ['wab-16.39'], vehicles({ vehicle: 'heavy' }, { largeTarget: false })),
            line(
              'as-usual',
              ['wab-16.39'],
              vehicles({ vehicle: 'scythed' }, { largeTarget: false }),
            ),
          ),
        ],
      },
    ],
  },
};

const SHIELD = { shield: 'shield' };

const ALL: Part = {
  title: 'vehicles/all',
  lines: [
    line(
      'ground',
      ['wab-16.12', 'wab-16.14'],
      chariotMove({ enters: 'difficult' }, { allowed: false }),
      chariotMove({ enters: 'obstacle' }, { allowed: false }),
      chariotMove({ enters: 'defended-obstacle', chariotMoves: 'charge' }, { allowed: false }),
    ),
    line(
      'models',
      ['wab-16.3'],
      vehicles({ vehicles: 3, crewEach: 2 }, { countsAs: 6, enoughForFlank: true }),
      vehicles({ vehicles: 2, crewEach: 2 }, { countsAs: 4, enoughForFlank: false }),
    ),
    line(
      'saves',
      ['wab-16.40', 'wab-16.42'],
      chariotSave({ crewWears: [{}] }, { save: 5 }),
      chariotSave({ crewWears: [SHIELD] }, { save: 4 }),
      chariotSave({ crewWears: [{ ...SHIELD, bodyArmour: 'light' }] }, { save: 3 }),
      chariotSave({ crewWears: [{ ...SHIELD, bodyArmour: 'heavy' }] }, { save: 3 }),
      chariotSave(
        { crewWears: [{ ...SHIELD, bodyArmour: 'light' }], horsesBarded: true },
        { save: 2 },
      ),
    ),
    line(
      'together',
      ['wab-16.21', 'wab-16.20'],
      chariotLosses({ wounds: 2, woundsEach: 2 }, { lostToWounds: 1, woundsCarried: 0 }),
      chariotLosses({ wounds: 1, woundsEach: 2 }, { lostToWounds: 0, woundsCarried: 1 }),
    ),
    line(
      'shots',
      ['wab-16.35', 'wab-16.36'],
      crewShots({ weapon: 'javelin' }, { shotsEach: 2 }),
      crewShots({ weapon: 'sling' }, { shotsEach: 1 }),
      crewShots({ weapon: 'crossbow', moved: true }, { allowed: true, shotsEach: 1 }),
    ),
    line(
      'pikes',
      ['wab-16.30'],
      impact({ enemyArms: 'pikes' }, { impactMoment: 'after-pikes' }),
      impact({ enemyArms: 'pikes', enemySide: 'flank' }, { impactMoment: 'before-all' }),
    ),
    line(
      'open-ranks',
      ['wab-16.31', 'wab-16.32', 'wab-16.33', 'wab-16.34'],
      openRanks({ dice: [3, 4] }, { opensRanks: true, combatFollows: false, inchesBehind: 1 }),
      openRanks({ dice: [4, 4] }, { opensRanks: false, combatFollows: true }),
      openRanks({ chargedOn: 'flank' }, { allowed: false }),
      openRanks({ drilled: false }, { allowed: false }),
    ),
  ],
};

const FEELERS = ['infantry', 'cavalry', 'chariots'];
const CAUSES = [
  { beast: 'chariots' },
  { beast: 'indian-elephant' },
  { beast: 'indian-elephant', usedToElephants: true },
];

/** What the engine says that one feels of the other. */
function felt({ query, input }: Proof): Cell {
  const { feels } = answerTo<{ feels: string }>({ query, input });
  return [{ say: `vehicles/feels-${feels}`, proofs: [{ query, input, expect: { feels } }] }];
}

const FEAR: Part = {
  title: 'vehicles/fear',
  table: {
    columns: [
      { name: 'vehicles/feeler' },
      { name: 'vehicles/of-chariots', holds: 'figures' },
      { name: 'vehicles/of-elephants', holds: 'figures' },
      { name: 'vehicles/used', holds: 'figures' },
    ],
    groups: [
      {
        rows: FEELERS.map(
          (feeler): Row => ({
            name: { say: `vehicles/${feeler}` },
            cells: CAUSES.map((cause) => felt(beastFear({ feeler, ...cause }))),
          }),
        ),
      },
    ],
  },
  lines: [
    line(
      'both-sides',
      ['wab-17.7', 'wab-17.8', 'wab-16.4'],
      beastFear({ usedToElephants: true }, { feels: 'nothing' }),
      beastFear({ beast: 'chariots' }, { feels: 'fear' }),
      beastFear({ sameSide: true }, { feels: 'fear' }),
      beastFear({ feeler: 'cavalry', sameSide: true }, { feels: 'terror' }),
    ),
    line(
      'african',
      ['wab-17.9'],
      beastFear({ feeler: 'african-elephant' }, { feels: 'fear' }),
      beastFear({ feeler: 'indian-elephant', beast: 'african-elephant' }, { feels: 'nothing' }),
    ),
  ],
};

const ELEPHANTS: Part = {
  title: 'vehicles/elephants',
  lines: [
    line(
      'walks',
      ['wab-17.10', 'wab-17.11'],
      elephantMove({}, { allowance: 6 }),
      elephantMove({ turns: true }, { allowance: 3 }),
      elephantMove({ elephantMoves: 'march' }, { allowed: false }),
      elephantMove({ elephantMoves: 'charge' }, { allowance: 12 }),
    ),
    line(
      'not-charged',
      ['wab-17.12', 'wab-17.13'],
      charge({ atElephant: true, chargerTroops: 'cavalry', movement: 8 }, { allowed: false }),
      reaction(
        {
          chargers: [{ chargerMovement: 6, chargerDistance: 6, chargerTroops: 'elephants' }],
          troops: 'cavalry',
          reaction: 'hold',
        },
        { allowed: false },
      ),
    ),
    line(
      'large',
      ['wab-17.6', 'wab-17.4'],
      shooting({ target: 'large' }, { modifier: 1 }),
      vehicles({ vehicle: 'elephant' }, { largeTarget: true, countsAs: 6 }),
    ),
    line(
      'shared',
      ['wab-17.16', 'wab-17.18'],
      elephantHits({ allocation: [4] }, { hitsOnElephant: 1 }),
      elephantHits({ allocation: [5] }, { hitsOnElephant: 0 }),
      elephantHits({ hitsScored: 3, warriors: 2 }, { mahoutCanDie: true }),
      elephantHits({ hitsScored: 2, warriors: 2 }, { mahoutCanDie: false }),
    ),
    line(
      'hide',
      ['wab-17.22'],
      elephantHits({}, { save: 4 }),
      elephantHits({ barded: true }, { save: 3 }),
      elephantHits({ woundFrom: 'flank' }, { save: null }),
    ),
    line(
      'no-ranks',
      ['wab-17.23', 'wab-17.24'],
      elephantEffect({}, { allowed: false }),
      elephantEffect({ benefit: 'close-order' }, { allowed: false }),
      elephantEffect({ benefit: 'phalanx-ranks' }, { allowed: true }),
      elephantEffect({ benefit: 'warband-ranks' }, { allowed: true }),
    ),
    line(
      'crew',
      ['wab-17.15', 'wab-17.21', 'wab-17.25'],
      crewAttacks({ crewOf: 'elephant', foeSide: 'rear' }, { crewDice: 2, beastDice: 4 }),
      crewShots({ crewOf: 'elephant' }, { shotsEach: 2 }),
      crewShots({ crewOf: 'elephant', weapon: 'long-bow' }, { shotsEach: 1 }),
    ),
    line(
      'never-flees',
      ['wab-17.29'],
      stampede({ stampedeCause: 'panic' }, { tests: false, stampedes: false }),
      stampede({ stampedeCause: 'charged' }, { tests: false, stampedes: false }),
    ),
  ],
};

const STAMPEDE: Part = {
  title: 'vehicles/stampede',
  inOrder: true,
  lines: [
    line(
      'wounded',
      ['wab-17.30'],
      stampede({ woundsSuffered: 3 }, { tests: true, testMoment: 'end-of-phase' }),
    ),
    line(
      'mahout',
      ['wab-17.31', 'wab-17.34', 'wab-17.3'],
      stampede(
        { stampedeCause: 'mahout-shot', mahoutAlive: false },
        { testMoment: 'end-of-phase' },
      ),
      stampede(
        { stampedeCause: 'mahout-killed-in-combat', mahoutAlive: false },
        { testMoment: 'at-once', leadershipUsed: 5 },
      ),
    ),
    line(
      'beaten',
      ['wab-17.32', 'wab-17.33'],
      stampede({ stampedeCause: 'lost-combat' }, { automatic: true, stampedes: true }),
      stampede(
        { stampedeCause: 'fear-of-indian', african: true, dice: [4, 4] },
        { stampedes: true },
      ),
    ),
    line(
      'runs',
      ['wab-17.35', 'wab-17.36'],
      stampedeMove({ fromCombat: true }, { moveDice: 2, stampedeDirection: 'away-from-enemies' }),
      stampedeMove({}, { moveDice: 2, stampedeDirection: 'scatter-die' }),
      stampedeMove({ stampedeStep: 'later' }, { stampedeDirection: 'as-before' }),
    ),
    line(
      'tramples',
      ['wab-17.39', 'wab-17.40', 'wab-17.41'],
      stampedeMove({ inTheWay: 'friends', meetsAt: 2 }, { chanceAttacks: '1' }),
      stampedeMove({ stampedeStep: 'broke-a-unit' }, { moveDice: 2 }),
      stampedeMove({ stampedeStep: 'lost-a-combat' }, { stampedeDirection: 'opposite' }),
    ),
    line(
      'for-good',
      ['wab-17.37', 'wab-17.38'],
      stampedeMove({ stampedeWish: 'rally' }, { allowed: false }),
      stampedeMove({ stampedeWish: 'enemy-pursues', fromCombat: true }, { allowed: false }),
    ),
  ],
};

export const vehiclesSheet: Sheet = {
  key: 'vehicles',
  slug: { es: 'carros-y-elefantes', en: 'chariots-and-elephants' },
  paper: 'portrait',
  points: 9,
  parts: [CHARIOTS, ALL, FEAR, ELEPHANTS, STAMPEDE],
};

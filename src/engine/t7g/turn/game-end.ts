import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_UNITS } from './limits.ts';

const LAST_TURN = 8;
/** Lead with which a game ends after a turn, and the name of that victory (t7g-9.3, t7g-9.4). */
const ENDS = [
  { turn: 5, lead: 5, victory: 'decisive' },
  { turn: 6, lead: 3, victory: 'clear' },
  { turn: 7, lead: 1, victory: 'fair' },
  { turn: LAST_TURN, lead: 0, victory: 'pyrrhic' },
] as const;
type Victory = (typeof ENDS)[number]['victory'];
const VICTORIES = ['decisive', 'clear', 'fair', 'pyrrhic'] as const;

/** Points for what was destroyed (t7g-9.58). */
const POINTS = { general: 3, formations: 2, others: 1 } as const;
const MOST_POINTS = 200;

const units = count(0, MOST_UNITS, 0);
const SIDE = group({
  formations: usual(units),
  cavalryUnits: units,
  companies: units,
  artilleryUnits: units,
  integratedGuns: units,
  general: flag(),
  generalRemoved: rare(flag()),
  otherCommanders: rare(units),
  morePoints: count(0, MOST_POINTS, 0),
});

const FIELDS = {
  turn: usual(count(1, LAST_TURN, ENDS[0].turn)),
  own: SIDE,
  enemy: SIDE,
  limitAgreed: rare(flag()),
  limitReached: rare(flag()),
  readings: rare(group(readings('R100', 'R170'))),
};
type Input = Values<typeof FIELDS>;
type Who = 'own' | 'enemy';

interface Score extends Values<(typeof SIDE)['fields']> {
  who: Who;
  readings: Input['readings'];
}

const { adds, notes } = rulesOf<Score>(({ who }) => ({ who }));

/** Ruling R170: a General who is a casualty in any way scores, or (b) only one who is destroyed. */
const scoresGeneral = ({ generalRemoved, readings }: Score) =>
  !generalRemoved || readings.R170 === 'a';
/** Who was removed is a casualty, whether or not that was said besides. */
const isGeneralLost = ({ general, generalRemoved }: Score) => general || generalRemoved;
const troops = ({ formations, cavalryUnits, companies, artilleryUnits }: Score) =>
  POINTS.formations * formations + POINTS.others * (cavalryUnits + companies + artilleryUnits);

/** Points of a side for what it destroyed. */
const SCORE: Table<Score, number> = {
  on: 'points',
  rows: [
    adds('t7g-9.58', troops, [(side) => troops(side) > 0], {
      with: (side) => ({ who: side.who, points: troops(side) }),
    }),
    adds('t7g-9.58/general', POINTS.general, [isGeneralLost], on('only-removed', scoresGeneral)),
    adds('t7g-6.87', ({ integratedGuns }) => POINTS.others * integratedGuns, [
      ({ integratedGuns }) => integratedGuns > 0,
    ]),
    notes<number>('t7g-9.58/commanders', [({ otherCommanders }) => otherCommanders > 0]),
  ],
};

const pointsOf = (who: Who, { readings, ...input }: Input, trace: Trace) =>
  applyRows(SCORE, { ...input[who], who, readings }, 0, trace) + input[who].morePoints;

/** Whether the game ends after this turn with this lead. */
function endsNow({ turn, limitAgreed, limitReached }: Input, lead: number, trace: Trace): boolean {
  if (limitAgreed) {
    trace.step('t7g-9.3/limit');
    return limitReached;
  }
  const end = ENDS.find((one) => one.turn === turn);
  const ends = end !== undefined && lead >= end.lead;
  if (end === undefined) trace.step('t7g-9.3/early', { turn });
  else if (ends) trace.step('t7g-9.3', { turn, lead }, { on: 'gameEnds', from: false, to: true });
  else trace.step('t7g-9.3/goes-on', { turn, lead, needed: end.lead });
  return ends;
}

/** Ruling R100: the turn names the victory, or (b) the lead does. */
function victoryOf({ turn, readings }: Input, lead: number): Victory | null {
  const end = ENDS.find((one) => (readings.R100 === 'a' ? one.turn === turn : lead >= one.lead));
  return end?.victory ?? null;
}

export const gameEnd = defineQuery({
  id: 't7g/game-end',
  fields: FIELDS,
  answer: {
    ownPoints: amount(),
    enemyPoints: amount(),
    lead: amount(),
    gameEnds: yes(),
    wins: word(['nobody', 'own', 'enemy', 'draw'], 'nobody'),
    victory: maybe(word(VICTORIES, 'decisive')),
  },
  sample: { turn: 6, own: { formations: 2, cavalryUnits: 1 }, enemy: { companies: 1 } },
  run(input, trace) {
    const [ownPoints, enemyPoints] = [
      pointsOf('own', input, trace),
      pointsOf('enemy', input, trace),
    ];
    const lead = Math.abs(ownPoints - enemyPoints);
    const gameEnds = endsNow(input, lead, trace);
    const ahead = ownPoints > enemyPoints ? 'own' : 'enemy';
    const wins = gameEnds ? (lead === 0 ? 'draw' : ahead) : 'nobody';
    const victory = gameEnds && lead > 0 && !input.limitAgreed ? victoryOf(input, lead) : null;
    if (victory !== null) trace.step('t7g-9.4', { victory, turn: input.turn });
    if (wins === 'draw') trace.step('t7g-9.3/draw');
    return {
      answer: { ownPoints, enemyPoints, lead, gameEnds, wins, victory },
      summary: {
        say: gameEnds ? `game-end/${wins === 'draw' ? 'draw' : 'won'}` : 'game-end/goes-on',
        with: { lead, wins, ownPoints, enemyPoints },
      },
    };
  },
});

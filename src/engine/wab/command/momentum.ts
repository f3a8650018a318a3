import { maybe, text, word, yes } from '../../core/answer.ts';
import { Distribution, sum } from '../../core/dice.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

const MOST_MUSICIANS = 6;

const MOMENTUM_FIELDS = {
  ownMusicians: usual(count(0, MOST_MUSICIANS, 1)),
  enemyMusicians: usual(count(0, MOST_MUSICIANS, 1)),
  drawn: flag(true),
  ownDice: optionalCounts(1, FACES, MOST_MUSICIANS),
  enemyDice: optionalCounts(1, FACES, MOST_MUSICIANS),
  readings: rare(group(readings('R55'))),
};
type Drawn = Values<typeof MOMENTUM_FIELDS>;
type Holder = 'own' | 'enemy' | 'nobody' | 'open';

const { bars } = rulesOf<Drawn>();

const MAY: Table<Drawn, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-8.18/won',
      [],
      on('drawn', ({ drawn }: Drawn) => !drawn),
    ),
  ],
};

/** The highest of some dice: those that fell, or those to be thrown. */
const highest = (dice: number, fallen: readonly number[] = []) =>
  Array.from({ length: dice }, (_, i) => fallen[i]).reduce(
    (all, die) =>
      all.chain(({ top }) =>
        die === undefined
          ? sum(1).map((one) => ({ top: Math.max(top, one.sum) }))
          : Distribution.certain({ top: Math.max(top, die) }),
      ),
    Distribution.certain({ top: 0 }),
  );

type Fallen = Pick<Drawn, 'ownDice' | 'enemyDice'>;
const UNTHROWN: Fallen = { ownDice: undefined, enemyDice: undefined };
/** By how much your highest die beats the enemy's. */
const leadOf = ({ ownMusicians, enemyMusicians }: Drawn, { ownDice, enemyDice }: Fallen) =>
  highest(ownMusicians, ownDice).chain(({ top }) =>
    highest(enemyMusicians, enemyDice).map((rival) => ({ lead: top - rival.top })),
  );

/** How the dice may end; by the other reading (R55) level ones are rolled again until they differ. */
function endsOf(input: Drawn) {
  const now = leadOf(input, input);
  if (input.readings.R55 === 'a') return now;
  const settled = leadOf(input, UNTHROWN).given(({ lead }) => lead !== 0);
  return now.chain((one) => (one.lead === 0 ? settled : Distribution.certain(one)));
}

function holderOf(input: Drawn, trace: Trace): Holder {
  const {
    ownMusicians,
    enemyMusicians,
    ownDice,
    enemyDice,
    readings: { R55 },
  } = input;
  if (ownMusicians === 0 && enemyMusicians === 0) {
    trace.step('wab-8.18/none');
    return 'nobody';
  }
  if (ownMusicians === 0 || enemyMusicians === 0) {
    const who = ownMusicians > 0 ? 'own' : 'enemy';
    trace.step('wab-8.18/alone', { who });
    return who;
  }
  trace.step('wab-8.18');
  if (!ownDice || !enemyDice) return 'open';
  const [own, enemy] = [Math.max(...ownDice), Math.max(...enemyDice)];
  if (own === enemy) {
    trace.step(R55 === 'b' ? 'wab-8.18/again' : 'wab-8.18/level', { die: own });
    return R55 === 'b' ? 'open' : 'nobody';
  }
  trace.step('wab-8.18/highest', { die: Math.max(own, enemy) });
  return own > enemy ? 'own' : 'enemy';
}

export const momentum = defineQuery({
  id: 'wab/momentum',
  fields: MOMENTUM_FIELDS,
  answer: {
    allowed: yes(),
    musiciansRoll: yes(),
    momentum: word(['own', 'enemy', 'nobody', 'open'], 'nobody'),
    ownChance: maybe(text()),
    breakTests: yes(true),
  },
  odds: { chances: ['own-momentum', 'enemy-momentum', 'no-momentum'] },
  rolls: {
    ownDice: ({ musiciansRoll }, _, { ownMusicians = 1 }) => (musiciansRoll ? ownMusicians : 0),
    enemyDice: ({ musiciansRoll }, _, { enemyMusicians = 1 }) =>
      musiciansRoll ? enemyMusicians : 0,
  },
  sample: { ownMusicians: 2, enemyMusicians: 1 },
  start: {},
  check: problems(
    [
      'ownDice',
      'a-die-each',
      'wab-8.18',
      ({ ownDice, ownMusicians }) => ownDice !== undefined && ownDice.length !== ownMusicians,
    ],
    [
      'enemyDice',
      'a-die-each',
      'wab-8.18',
      ({ enemyDice, enemyMusicians }) =>
        enemyDice !== undefined && enemyDice.length !== enemyMusicians,
    ],
  ),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'momentum/won', with: {} } };
    const { ownMusicians, enemyMusicians } = input;
    const holder = holderOf(input, trace);
    trace.step('wab-8.19');
    const musiciansRoll = ownMusicians > 0 && enemyMusicians > 0;
    const ends = musiciansRoll ? endsOf(input) : null;
    const chances = ends && {
      'own-momentum': chance(ends.probability(({ lead }) => lead > 0)),
      'enemy-momentum': chance(ends.probability(({ lead }) => lead < 0)),
      'no-momentum': chance(ends.probability(({ lead }) => lead === 0)),
    };
    return {
      answer: {
        ...{ allowed: true, musiciansRoll, momentum: holder, breakTests: false },
        ownChance: chances?.['own-momentum'].fraction ?? null,
      },
      summary: {
        say: `momentum/${holder}`,
        with: { percent: chances?.['own-momentum'].fraction ?? '1' },
      },
      ...(chances && { odds: { chances, means: {}, tables: {} } }),
    };
  },
});

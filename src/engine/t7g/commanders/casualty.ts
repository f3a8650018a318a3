import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { atLeast } from '../../core/rolling.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag, optionalChoice, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { countedIn, successesOf } from '../checks/successes.ts';
import { FELL } from '../fields.ts';
import { LEVELS, SUCCESS } from '../units.ts';
import { COWARDS, INCHES, MOST_INCHES } from './inches.ts';

/** What may cost him: the four ways of the book, and two Traits that cost the Commander who has them. */
const CAUSES = [
  'enemy-touches-him',
  'his-unit-destroyed',
  'friend-destroyed',
  'troops-gone',
  'abnegado',
  'intrepido',
] as const;
type Cause = (typeof CAUSES)[number];
/** Victory points for a General (t7g-9.58); other Commanders give none. */
const GENERAL_POINTS = 3;

const FIELDS = {
  cause: requiredChoice(CAUSES),
  level: requiredCount(LEVELS.least, LEVELS.most),
  exhausted: flag(),
  insideUnit: flag(),
  lostUnitDistance: measure(0, MOST_INCHES, 0),
  otherUnitNear: flag(),
  troopsLeft: optionalChoice(['his', 'others', 'none']),
  isGeneral: flag(),
  fama: rare(flag()),
  afortunado: flag(),
  brio: rare(flag()),
  dice: usual(FELL),
  readings: rare(group(readings('R91', 'R138', 'R170'))),
};
type Input = Values<typeof FIELDS>;

/** Where he stands before any die: nothing threatens him, a roll decides, or he is lost without one. */
type Fate = 'safe' | 'rolls' | 'destroyed' | 'removed';

const { notes, sets } = rulesOf<Input>();
const causeIs =
  (cause: Cause) =>
  (input: Input, fate: Fate): boolean =>
    input.cause === cause && fate === 'safe';
/** Not said, some of his are left, unless they are what is gone. */
const leftOf = ({ cause, troopsLeft }: Input) =>
  troopsLeft ?? (cause === 'troops-gone' ? 'others' : 'his');
const onlyOthers = (input: Input) => leftOf(input) === 'others';
const outside = on('inside-a-unit', ({ insideUnit }: Input) => !insideUnit);
/** The unit that he is in is one with which he can interact. */
const hasCompany = any<Input>(
  ({ otherUnitNear }) => otherUnitNear,
  ({ insideUnit }) => insideUnit,
);

const FATE: Table<Input, Fate> = {
  on: 'fate',
  rows: [
    notes('t7g-7.4/general', [onlyOthers, ({ isGeneral }) => isGeneral], { unless: ['t7g-7.18'] }),
    notes('t7g-7.41', [onlyOthers, ({ fama }) => fama], { unless: ['t7g-7.18'] }),
    sets(
      't7g-7.18',
      'removed',
      [],
      on('troops-to-command', (input) => leftOf(input) !== 'his'),
    ),
    sets('t7g-7.19', 'rolls', [causeIs('enemy-touches-him')], outside),
    sets(
      't7g-7.51',
      'rolls',
      [causeIs('his-unit-destroyed')],
      on('without-afortunado', ({ afortunado }) => afortunado),
    ),
    sets('t7g-7.20', 'destroyed', [causeIs('his-unit-destroyed')]),
    sets(
      't7g-7.21',
      'rolls',
      [causeIs('friend-destroyed')],
      on('beyond-six', ({ lostUnitDistance }) => lostUnitDistance <= COWARDS),
      on('other-unit-near', not(hasCompany)),
    ),
    sets('t7g-7.49/casualty', 'removed', [causeIs('abnegado')]),
    sets('t7g-7.91/casualty', 'removed', [causeIs('intrepido')]),
  ],
};

/** Ruling R91: only (b) exhausts who stays with his men by fewer than two successes. */
const isCowards = ({ cause }: Input) => cause === 'friend-destroyed';
const canTire = (input: Input) => !isCowards(input) || input.readings.R91 === 'b';
const isSpent = (input: Input, successes: number) =>
  input.exhausted || (canTire(input) && successes < 2);

/** Ruling R138: his free move is as long as any of his, or (b) just clear of the enemy and 1" more. */
const freeMove = ({ brio, readings }: Input) =>
  readings.R138 === 'b' ? INCHES.clear : brio ? INCHES.more : INCHES.usual;

/** Ruling R170: the General counts however he is lost, or (b) only if he is destroyed. */
function scoreOf(input: Input, isDestroyed: boolean, trace: Trace): number {
  if (!input.isGeneral) return 0;
  const scores = isDestroyed || input.readings.R170 === 'a' ? GENERAL_POINTS : 0;
  trace.step('t7g-9.58/general-lost', { scores });
  return scores;
}

function survived(input: Input, successes: number, trace: Trace) {
  const exhaustedAfter = isSpent(input, successes);
  const effect = { on: 'exhaustedAfter', from: input.exhausted, to: exhaustedAfter };
  if (isCowards(input)) trace.decide('t7g-7.21/stays', {}, null);
  if (exhaustedAfter && !input.exhausted) trace.step('t7g-7.25', { successes }, effect);
  else if (canTire(input) && !exhaustedAfter) trace.step('t7g-7.28/ready', { successes });
  if (input.cause !== 'enemy-touches-him') return { lost: false, exhaustedAfter };
  const inches = freeMove(input);
  trace.decide(input.readings.R138 === 'a' ? 't7g-7.19/moves' : 't7g-7.19/clear', { inches });
  return { lost: false, exhaustedAfter, freeMove: inches };
}

/** What the dice say, as far as they are told. */
function rolled(input: Input, trace: Trace) {
  const { level, cause } = input;
  trace.step('t7g-7.24/check', { dice: level });
  const successes = countedIn(level, input.dice, SUCCESS);
  if (successes === null) return { successes };
  if (successes > 0) return { successes, ...survived(input, successes, trace) };
  if (isCowards(input)) trace.decide('t7g-7.21/flees');
  else trace.decide(cause === 'his-unit-destroyed' ? 't7g-7.51/fails' : 't7g-7.19/destroyed');
  return { successes, lost: true, scores: scoreOf(input, !isCowards(input), trace) };
}

const settled = (holds: boolean) => fraction(Number(holds));

function oddsOf(input: Input, fate: Fate, fell: { successes?: number | null; lost?: boolean }) {
  const before = (enough: (successes: number) => boolean) =>
    fate === 'rolls'
      ? successesOf(input.level, SUCCESS).probability((one) => enough(one.successes))
      : settled(fate === 'safe' && enough(2));
  const survives = before((successes) => successes > 0);
  const ready = before((successes) => successes > 0 && !isSpent(input, successes));
  const known = typeof fell.lost === 'boolean';
  const isReady = fell.lost === false && !isSpent(input, fell.successes ?? 2);
  return {
    texts: { survivalChance: fractionText(survives), readyChance: fractionText(ready) },
    odds: {
      chances: {
        survives: chance(known ? settled(!fell.lost) : survives),
        'survives-ready': chance(known ? settled(isReady) : ready),
      },
      means: {},
      tables: {},
    },
  };
}

const sayOf = (lost: boolean | undefined) =>
  lost === undefined ? 'casualty/odds' : lost ? 'casualty/lost' : 'casualty/survives';

export const casualty = defineQuery({
  id: 't7g/commander-casualty',
  fields: FIELDS,
  answer: {
    mustRoll: yes(),
    dice: amount(),
    successes: maybe(amount()),
    ...alike(maybe(yes()), 'lost', 'exhaustedAfter'),
    freeMove: maybe(amount()),
    ...alike(text(), 'survivalChance', 'readyChance'),
    scores: amount(),
  },
  odds: { chances: ['survives', 'survives-ready'] },
  rolls: { dice: ({ dice }) => atLeast(SUCCESS, dice) },
  sample: { cause: 'enemy-touches-him', level: 2 },
  start: { cause: 'enemy-touches-him', level: 2 },
  check: problems<Input>([
    'troopsLeft',
    'troops-still-there',
    't7g-7.18',
    ({ cause, troopsLeft }) => cause === 'troops-gone' && troopsLeft === 'his',
  ]),
  run(input, trace) {
    const fate = applyRows(FATE, input, 'safe', trace);
    const lost = fate === 'destroyed' || fate === 'removed';
    const mustRoll = fate === 'rolls';
    const fell = mustRoll
      ? rolled(input, trace)
      : lost
        ? { lost, scores: scoreOf(input, fate === 'destroyed', trace) }
        : { lost, exhaustedAfter: input.exhausted };
    const { texts, odds } = oddsOf(input, fate, fell);
    return {
      answer: { mustRoll, dice: mustRoll ? input.level : 0, ...fell, ...texts },
      summary: { say: sayOf(fell.lost), with: { percent: odds.chances.survives.fraction } },
      odds,
    };
  },
});

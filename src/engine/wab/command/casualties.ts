import { alike, amount, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST = 100;
/** In the order in which they usually fall, once nobody else is left (wab-8.5). */
const COMMAND = ['musician', 'standard-bearer', 'champion'] as const;

const LOSS_FIELDS = {
  models: usual(count(1, MOST, 20)),
  fallen: usual(count(0, MOST, 1)),
  fighting: usual(count(0, MOST, 5)),
  command: list(COMMAND, COMMAND.length),
  commandFighting: optionalCount(0, COMMAND.length),
  givenUp: list(COMMAND, COMMAND.length),
  hasStruck: flag(),
  readings: rare(group(readings('R104'))),
};
type Told = Values<typeof LOSS_FIELDS>;

/** With the command models that there are: all three, if none is named. */
interface Loss extends Told {
  /** Models who are not command. */
  ordinary: number;
  /** Ordinary models who could strike. */
  ordinaryFighting: number;
  /** Command models who could strike, and who still live. */
  couldStrike: number;
  /** Ordinary models who fell. */
  ordinaryFallen: number;
  /** Command models who fall because nobody else is left. */
  forced: number;
}

const commandOf = ({ command }: Told) => (command.length > 0 ? command : COMMAND);

function lossOf(told: Told): Loss {
  const there = commandOf(told);
  const ordinary = told.models - there.length;
  const forced = Math.max(0, told.fallen - told.givenUp.length - ordinary);
  const gone = told.givenUp.length + forced;
  const inFront = told.commandFighting ?? Math.min(there.length, told.fighting);
  return {
    ...{ ...told, ordinary, forced, ordinaryFallen: told.fallen - gone },
    ordinaryFighting: told.fighting - inFront,
    couldStrike: Math.min(inFront, there.length - gone),
  };
}

const { notes, sets } = rulesOf<Loss>();

/** Blows of spared command models that are lost: those beyond the ordinary ones, or the first by the other reading (R104). */
const commandBlowsLost = (loss: Loss) => {
  const beyond = loss.ordinaryFallen - (loss.readings.R104 === 'b' ? 0 : loss.ordinaryFighting);
  return Math.min(loss.couldStrike, Math.max(0, beyond));
};

const FALLS: Table<Loss, number> = {
  on: 'ordinaryLost',
  rows: [
    notes<number>('wab-8.3', [({ ordinaryFallen }) => ordinaryFallen > 0], {
      with: ({ ordinaryFallen }) => ({ fallen: ordinaryFallen }),
    }),
    notes<number>(
      'wab-8.5',
      [],
      on('others-are-left', ({ forced }) => forced > 0),
      {
        with: ({ forced }) => ({ forced }),
      },
    ),
  ],
};

const STRIKE: Table<Loss, number> = {
  on: 'commandStrikers',
  rows: [
    sets(
      'wab-8.4/blows',
      (loss, strike) => strike - commandBlowsLost(loss),
      [({ hasStruck, couldStrike }) => !hasStruck && couldStrike > 0],
      on('none-in-their-place', (loss) => commandBlowsLost(loss) > 0),
      { with: (loss) => ({ lost: commandBlowsLost(loss) }) },
    ),
  ],
};

const BLOWS: Table<Loss, number> = {
  on: 'strikers',
  rows: [
    sets(
      'wab-5.37',
      ({ fighting, fallen }) => Math.max(0, fighting - fallen),
      [({ hasStruck }) => !hasStruck],
      on('none-fell', ({ fallen }) => fallen > 0),
      { with: ({ fighting, fallen }) => ({ left: Math.max(0, fighting - fallen) }) },
    ),
  ],
};

export const commandCasualties = defineQuery({
  id: 'wab/command-casualties',
  fields: LOSS_FIELDS,
  answer: {
    ...alike(amount(), 'ordinaryLost', 'commandLost', 'strikers', 'commandStrikers'),
    commandFallen: words(COMMAND),
    commandLeft: words(COMMAND),
    unitGone: yes(),
  },
  sample: { models: 20, fallen: 2, fighting: 5 },
  start: {},
  check: problems(
    ['fallen', 'more-than-it-has', null, ({ fallen, models }) => fallen > models],
    ['models', 'fewer-than-command', null, (one) => one.models < commandOf(one).length],
    ['fighting', 'more-than-it-has', null, ({ fighting, models }) => fighting > models],
    [
      'commandFighting',
      'more-than-fight',
      null,
      (one) => (one.commandFighting ?? 0) > Math.min(one.fighting, commandOf(one).length),
    ],
    [
      'givenUp',
      'not-there-to-fall',
      'wab-8.3',
      (one) =>
        one.givenUp.length > one.fallen || one.givenUp.some((who) => !commandOf(one).includes(who)),
    ],
  ),
  run(input, trace) {
    const loss = lossOf(input);
    applyRows(FALLS, loss, 0, trace);
    const there = commandOf(input);
    const spared = COMMAND.filter((who) => there.includes(who) && !input.givenUp.includes(who));
    const commandLeft = spared.slice(loss.forced);
    const commandFallen = COMMAND.filter(
      (who) => there.includes(who) && !commandLeft.includes(who),
    );
    const strikers = applyRows(BLOWS, loss, input.fighting, trace);
    const commandStrikers = applyRows(STRIKE, loss, loss.couldStrike, trace);
    return {
      answer: {
        ...{ ordinaryLost: loss.ordinaryFallen, commandLost: commandFallen.length },
        ...{ strikers, commandStrikers, commandFallen, commandLeft },
        unitGone: input.fallen === input.models,
      },
      summary: {
        say: `command-casualties/${input.hasStruck ? 'struck' : 'strikes'}`,
        with: { left: commandLeft.length, strikers, command: commandStrikers },
      },
    };
  },
});

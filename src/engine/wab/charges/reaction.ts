import { alike, amount, maybe, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { diceFrom } from './flight-rows.ts';
import {
  COUNTERS,
  counteringOf,
  FEARS,
  FLEES,
  IGNORED,
  inSights,
  LIMITED,
  MAY,
  REACTION_FIELDS,
  REACTIONS,
  type Reacting,
  type Reaction,
  SCARED,
  several,
  type Target,
  TOLD,
} from './reaction-rows.ts';

const RUNS: readonly Reaction[] = ['flee', 'shoot-and-flee', 'feigned-flight'];
const SHOTS: readonly Reaction[] = ['stand-and-shoot', 'shoot-and-flee'];

/** Whether it may react so. */
const mayDo = (one: Reacting, trace: Trace): boolean =>
  applyRows(MAY, one, true, trace) &&
  (one.does !== 'countercharge' || applyRows(COUNTERS, counteringOf(one), true, trace));

const OPEN_CLAUSE = {
  hold: 'wab-3.7/open',
  flee: 'wab-3.11/open',
  'stand-and-shoot': 'wab-3.9/open',
  'shoot-and-flee': 'wab-3.13/open',
  countercharge: 'wab-3.8/open',
  'feigned-flight': 'wab-13.63/open',
  ignore: 'wab-3.18/open',
} as const;

/** What a unit does that may not react as it chose. */
function insteadOf(chosen: Reaction, open: readonly Reaction[]): Reaction | 'none' {
  if (open.includes(chosen)) return 'none';
  if (chosen === 'shoot-and-flee' && open.includes('flee')) return 'flee';
  return open.includes('hold') ? 'hold' : (open[0] ?? 'none');
}

/** Dice of the flight, or none where it does not flee. */
function flightOf(one: Reacting, trace: Trace): number | null {
  const runs = RUNS.includes(one.does);
  if (!runs || !applyRows(FLEES, one, true, trace)) return null;
  const dice = diceFrom(
    {
      ...{ troops: one.troops, readings: one.readings, bareMovement: one.bareMovement },
      ...{ fleeMovement: one.targetMovement, fledBefore: one.targetIs.includes('fleeing') },
      shootsFirst: one.does === 'shoot-and-flee',
    },
    trace,
  );
  trace.step('wab-3.11', { dice });
  if (several(one)) trace.step('wab-3.12');
  return dice;
}

/** What it does if it reacts so, and what follows. */
function doing(one: Reacting, trace: Trace) {
  applyRows(TOLD, one, true, trace);
  const flightDice = flightOf(one, trace);
  const panicTest = applyRows(IGNORED, one, false, trace);
  if (one.does === 'ignore' && !panicTest) trace.step('wab-3.18');
  const needsFearTest = applyRows(FEARS, one, false, trace);
  return {
    flightDice,
    panicTest,
    needsFearTest,
    chargerTests: applyRows(SCARED, one, false, trace),
  };
}

export const chargeReaction = defineQuery({
  id: 'wab/charge-reaction',
  fields: REACTION_FIELDS,
  answer: {
    allowed: yes(),
    reactions: words(REACTIONS),
    unitReacts: word([...REACTIONS, 'none'], 'none'),
    flightDice: maybe(amount()),
    mayShootAt: amount(),
    ...alike(yes(), 'panicTest', 'chargerTests', 'needsFearTest'),
  },
  sample: {
    chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
    missiles: true,
    reaction: 'shoot-and-flee',
  },
  start: { chargers: [{ chargerMovement: 4, chargerDistance: 6 }] },
  check: problems(
    ['chargers', 'no-charger', 'wab-3.6', ({ chargers }) => chargers.length === 0],
    [
      'otherReaction',
      'one-charger',
      'wab-3.37',
      (one) => one.otherReaction !== 'same' && !several(one),
    ],
    [
      'chargerLost',
      'charger-lost-more',
      'wab-3.10',
      ({ chargerLost, chargerModels }) => chargerLost > (chargerModels ?? 0),
    ],
  ),
  run(input, trace) {
    const open = REACTIONS.filter((does) => mayDo({ ...alone(input), does }, new Trace()));
    const mayShoot = open.includes('stand-and-shoot') || open.includes('shoot-and-flee');
    const mayShootAt = mayShoot ? inSights(input).length : 0;
    if (input.reaction === 'any') {
      applyRows(LIMITED, input, true, trace);
      for (const does of open) trace.step(OPEN_CLAUSE[does]);
      return {
        answer: { allowed: true, reactions: open, mayShootAt },
        summary: { say: 'charge-reaction/any', with: { reactions: open } },
      };
    }
    const chosen = { ...input, does: input.reaction };
    if (mayDo(chosen, trace)) {
      applyRows(LIMITED, input, true, trace);
      const told = doing(chosen, trace);
      return {
        answer: {
          ...{ allowed: true, reactions: open, unitReacts: chosen.does, mayShootAt, ...told },
        },
        summary: { say: `charge-reaction/${chosen.does}`, with: { dice: told.flightDice ?? 0 } },
      };
    }
    const instead = insteadOf(chosen.does, open);
    const { flightDice, needsFearTest } =
      instead === 'none'
        ? { flightDice: null, needsFearTest: false }
        : doing({ ...input, does: instead }, trace);
    if (instead !== 'none' && SHOTS.includes(chosen.does))
      trace.step('wab-4.23/instead', { unitReacts: instead });
    return {
      answer: { reactions: open, unitReacts: instead, flightDice, mayShootAt, needsFearTest },
      summary: { say: 'charge-reaction/no', with: { reaction: chosen.does, unitReacts: instead } },
    };
  },
});

/** Without what is said of a second reaction. */
const alone = (input: Target): Target => ({ ...input, otherReaction: 'same' });

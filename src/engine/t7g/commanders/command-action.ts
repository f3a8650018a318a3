import { alike, amount, maybe, text, word, words, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { countedIn, successesOf } from '../checks/successes.ts';
import { LONGER } from '../shooting/weapons.ts';
import { SIX } from '../units.ts';
import { ACTION_FIELDS, checkAction, type Tried } from './action-fields.ts';
import { actionOf, numberOf } from './actions.ts';
import { ACTIVATIONS, CARDS, effectOf, failedEffect, GAINS, LENGTHS } from './effects.ts';
import { INCHES } from './inches.ts';
import { MAY } from './may-try.ts';
import { spent } from './spent.ts';
import { fits, refuseTarget } from './targets.ts';

/** Ruling R92: Enigmático has no number of its own, or (b) needs sixes. */
const targetOf = ({ action, is, readings }: Tried) =>
  action === 'enigmatico' && readings.R92 === 'b' ? SIX : numberOf(is);

/** Who is left to act again: two successes, never by Héroe, never at Level 1. */
const isSpent = ({ action }: Tried, successes: number) => action === 'heroe' || spent(successes);

function lengthOf({ action, brio }: Tried, works: boolean): number | null {
  if (action === 'complice') return works ? INCHES.complice : 0;
  if (action !== 'correr') return null;
  const once = brio ? INCHES.more : INCHES.usual;
  return works ? 2 * once : once;
}

/** What depends on how many successes there are, beside that it works. */
function countedOff(tried: Tried, successes: number, trace: Trace) {
  const { action } = tried;
  if (action === 'ingeniero' || action === 'tutor') {
    const longer = LONGER[action] * successes;
    if (successes > 0)
      trace.step(action === 'tutor' ? 't7g-7.96/longer' : 't7g-7.84/longer', { longer, successes });
    return { longer };
  }
  if (action === 'heroe') {
    const unitWear = Number(successes === 1);
    trace.step('t7g-7.82/wear', { unitWear });
    return { unitWear };
  }
  if (action === 'correr' && tried.brio) trace.step('t7g-7.40', { inches: INCHES.more });
  if (action === 'ducho' && successes < 2) {
    trace.step('t7g-7.72/card-lost', {}, { on: 'cardBecomes', from: 'kept', to: 'lost' });
    return { cardBecomes: 'lost' as const };
  }
  if (action === 'protector' && successes === 0) trace.step('t7g-7.103/disordered');
  return {};
}

function rolled(tried: Tried, dice: number, trace: Trace) {
  const from = targetOf(tried);
  const odds = successesOf(dice, from);
  const isSuccess = (one: { successes: number }) => one.successes > 0;
  const isReady = (one: { successes: number }) => !isSpent(tried, one.successes);
  if (isTrait(tried)) trace.step('t7g-7.43', { from });
  trace.decide('t7g-7.24', { dice, from });
  const successes = countedIn(dice, tried.dice, from);
  const now = successes === null ? odds : Distribution.certain({ successes });
  if (successes !== null) {
    const spent = isSpent(tried, successes);
    const effect = { on: 'exhaustedAfter', from: false, to: spent };
    if (tried.action === 'heroe') trace.step('t7g-7.82/exhausted', {}, effect);
    else if (spent) {
      trace.step('t7g-7.25', { successes }, effect);
      trace.step('t7g-7.26');
    } else trace.step('t7g-7.28', { successes });
  }
  const worked = successes === null ? null : successes > 0;
  return {
    answer: {
      dice,
      from,
      worksChance: fractionText(odds.probability(isSuccess)),
      againChance: fractionText(odds.probability(isReady)),
      successes,
      works: worked,
      exhaustedAfter: successes === null ? null : isSpent(tried, successes),
      moves: worked === null ? null : lengthOf(tried, worked),
      ...(worked === false ? failedEffect(tried.action) : effectOf(tried.action)),
      ...(successes === null ? {} : countedOff(tried, successes, trace)),
    },
    odds: {
      chances: {
        works: chance(now.probability(isSuccess)),
        'not-exhausted': chance(now.probability(isReady)),
      },
      means: {},
      tables: { successes: table(now, (one) => one.successes) },
    },
  };
}

const isTrait = ({ action }: Tried) => action !== 'correr' && action !== 'inspirar';

/** Actions of which something comes without a success. */
const EVEN_MISSED = ['ducho', 'heroe', 'perfeccionista', 'protector'];
const isMissed = (tried: Tried) =>
  !tried.is.automatic &&
  !EVEN_MISSED.includes(tried.action) &&
  countedIn(tried.level, tried.dice, targetOf(tried)) === 0;

const sayOf = (works: boolean | null) => (works === null ? 'odds' : works ? 'works' : 'fails');

export const commandAction = defineQuery({
  id: 't7g/command-action',
  fields: ACTION_FIELDS,
  answer: {
    allowed: yes(),
    automatic: yes(),
    dice: amount(),
    from: maybe(amount()),
    ...alike(maybe(text()), 'worksChance', 'againChance'),
    successes: maybe(amount()),
    ...alike(maybe(yes()), 'works', 'exhaustedAfter'),
    ...alike(maybe(amount()), 'moves', 'longer', 'unitWear'),
    activation: word(ACTIVATIONS, 'as-usual'),
    cardBecomes: word(CARDS, 'kept'),
    unitGains: words(GAINS),
    effectLasts: word(LENGTHS, 'once'),
  },
  odds: { chances: ['works', 'not-exhausted'], tables: ['successes'] },
  rolls: { dice: ({ from, dice }) => atLeast(from, dice) },
  sample: { action: 'tutor', level: 3, dice: [5, 3, 1] },
  start: { action: 'inspirar', level: 2 },
  check: checkAction,
  run(input, trace) {
    const tried = { ...input, is: actionOf(input.action) };
    const { action, level } = input;
    const said = { action };
    const no = { answer: {}, summary: { say: 'command-action/no', with: said } };
    trace.step('t7g-7.22', said);
    if (!applyRows(MAY, tried, true, trace)) return no;
    if (!fits(tried)) {
      refuseTarget(tried, trace);
      return no;
    }
    if (isMissed(tried)) trace.skip(tried.is.clause, 'no-success');
    else trace.decide(tried.is.clause, said, null, `${tried.is.clause}/action`);
    if (tried.is.automatic) {
      trace.decide('t7g-7.48', said);
      return {
        answer: {
          allowed: true,
          automatic: true,
          works: true,
          exhaustedAfter: action === 'elegante' || null,
          ...effectOf(action),
        },
        summary: { say: 'command-action/automatic', with: said },
      };
    }
    const { answer, odds } = rolled(tried, level, trace);
    return {
      answer: { allowed: true, ...answer },
      summary: {
        say: `command-action/${sayOf(answer.works)}`,
        with: { ...said, percent: odds.chances.works.fraction },
      },
      odds,
    };
  },
});

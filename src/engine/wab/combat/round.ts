import { alike, text, word } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { LAST_ROUND } from './order.ts';
import { CARD, type Card, filled } from './round-card.ts';
import { CHECK } from './round-check.ts';
import { CHANCES, fatesOf, oddsOf, tellFates } from './round-ends.ts';
import { tellNature } from './round-fate.ts';
import { firstIn, volleysOf } from './round-order.ts';
import { caughtOf, SIDE_ANSWER, sideOf } from './round-side.ts';
import { Tally } from './round-tally.ts';
import { other, SIDES, waysOf } from './round-ways.ts';

const ROUND_FIELDS = {
  own: CARD,
  enemy: CARD,
  lastRound: LAST_ROUND,
  elephant: flag(),
  groundGiven: flag(true),
  readings: rare(
    group(
      readings(
        ...(['R38', 'R46', 'R267', 'R284', 'R47', 'R48', 'R51', 'R55', 'R102', 'R103'] as const),
        ...(['R104', 'R105', 'R107', 'R113', 'R220', 'R229', 'R279', 'R288', 'R291'] as const),
        ...(['R298', 'R209', 'R281', 'R289', 'R304', 'R305', 'R310'] as const),
      ),
    ),
  ),
};
export type Asked = Values<typeof ROUND_FIELDS>;
/** A round with all numbers of both units. */
export type Round = Omit<Asked, 'own' | 'enemy'> & Readonly<Record<'own' | 'enemy', Card>>;

export const combatRound = defineQuery({
  id: 'wab/combat-round',
  fields: ROUND_FIELDS,
  answer: {
    first: word(['own', 'enemy', 'both', 'open'], 'open'),
    ...{ own: SIDE_ANSWER, enemy: SIDE_ANSWER },
    ...alike(text('0'), 'ownWins', 'enemyWins', 'drawn', 'ownBreaks', 'enemyBreaks'),
    ...alike(text('0'), 'ownLosses', 'enemyLosses'),
  },
  odds: {
    chances: [...CHANCES, 'draw', 'own-momentum', 'enemy-momentum'],
    means: ['ownLosses', 'enemyLosses'],
    tables: ['roundEnd', 'ownLosses', 'enemyLosses', 'difference'],
    outcomes: ['difference', 'roundEnd'],
  },
  sample: { own: { charge: 'charged', save: 5 }, enemy: { save: 5, standard: true } },
  start: {},
  check: CHECK,
  run(input, trace) {
    const cards = { own: filled(input.own, input.enemy), enemy: filled(input.enemy, input.own) };
    const round: Round = { ...input, ...cards };
    const first = firstIn(round, trace);
    const own = sideOf(round, 'own', trace);
    const enemy = sideOf(round, 'enemy', trace);
    if (first !== 'both') trace.step('wab-5.37/later');
    trace.step('wab-5.38/less');
    trace.step('wab-5.39/round');
    trace.step('wab-6.7/round');
    for (const who of SIDES) tellNature(who, cards[who], cards[other(who)], input.readings, trace);
    const sides = { own: own.fighting, enemy: enemy.fighting };
    const tally = new Tally(sides, waysOf(sides, volleysOf(round, trace)));
    const caught = {
      own: caughtOf(cards, 'own', own.told.canBePursued),
      enemy: caughtOf(cards, 'enemy', enemy.told.canBePursued),
    };
    const fates = {
      own: fatesOf(tally, 'own', caught.own),
      enemy: fatesOf(tally, 'enemy', caught.enemy),
    };
    for (const who of SIDES) tellFates(who, fates[who], round, trace);
    return {
      answer: {
        ...{ first, own: own.told, enemy: enemy.told },
        drawn: fractionText(tally.chanceOf('draw')),
        ownWins: fractionText(fates.own.wins),
        enemyWins: fractionText(fates.enemy.wins),
        ownBreaks: fractionText(fates.own.breaks),
        enemyBreaks: fractionText(fates.enemy.breaks),
        ownLosses: fractionText(tally.meanLosses('own')),
        enemyLosses: fractionText(tally.meanLosses('enemy')),
      },
      summary: {
        say: 'combat-round/odds',
        with: {
          wins: fractionText(fates.own.wins),
          loses: fractionText(fates.enemy.wins),
          breaks: fractionText(fates.own.breaks),
          routs: fractionText(fates.enemy.breaks),
        },
      },
      odds: oddsOf(round, tally, fates, caught),
    };
  },
});

import { alike, amount, maybe, text, word } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import { FACES } from '../dice.ts';
import { orMore } from '../wounds/wounds.ts';

const MOST_HITS = 200;
const SIDES = 2;
/** The die of the odd hit: from here on the enemy takes it (wab-4.21). */
const ODD_HITS_ENEMY = 4;

const chanceOf = (die: number | undefined): Fraction =>
  die === undefined ? orMore(ODD_HITS_ENEMY) : fraction(Number(die >= ODD_HITS_ENEMY));

export const shotsIntoCombat = defineQuery({
  id: 'wab/shots-into-melee',
  fields: { hits: requiredCount(0, MOST_HITS), oddDie: optionalCount(1, FACES) },
  answer: {
    eachSide: amount(),
    oddHit: word(['none', 'open', 'enemy', 'friends'], 'none'),
    ...alike(maybe(amount()), 'enemyHits', 'friendHits'),
    oddHitsEnemy: maybe(text()),
  },
  odds: { chances: ['odd-hits-enemy'] },
  rolls: { oddDie: ({ oddHit }) => (oddHit === 'none' ? 0 : 1) },
  sample: { hits: 5 },
  start: { hits: 5 },
  run({ hits, oddDie }, trace) {
    const eachSide = Math.floor(hits / SIDES);
    if (hits % SIDES === 0) {
      trace.step('wab-4.21', { hits, eachSide });
      return {
        answer: { eachSide, enemyHits: eachSide, friendHits: eachSide },
        summary: { say: 'shots-into-melee/even', with: { eachSide } },
      };
    }
    const exact = chanceOf(oddDie);
    const oddHit = oddDie === undefined ? 'open' : oddDie >= ODD_HITS_ENEMY ? 'enemy' : 'friends';
    trace.step('wab-4.21/odd', { hits, eachSide });
    const known = oddHit !== 'open';
    const enemyHits = eachSide + Number(oddHit === 'enemy');
    const friendHits = eachSide + Number(oddHit === 'friends');
    return {
      answer: {
        ...{ eachSide, oddHit },
        ...(known && { enemyHits, friendHits }),
        oddHitsEnemy: fractionText(exact),
      },
      summary: {
        say: known ? 'shots-into-melee/thrown' : 'shots-into-melee/odd',
        with: { eachSide, enemyHits, friendHits },
      },
      odds: { chances: { 'odd-hits-enemy': chance(exact) }, means: {}, tables: {} },
    };
  },
});

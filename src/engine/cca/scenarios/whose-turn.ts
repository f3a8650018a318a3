import { amount, word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import { ARMIES, BATTLES, SCENARIOS } from './scenarios.ts';

const FIELDS = {
  nthTurn: requiredCount(1, 199),
  scenario: choice(['other', ...SCENARIOS], 'other'),
};

/** Turns alternate: the uneven ones are of whoever begins (cca-3.9, cca-5.2). */
export const whoseTurn = defineQuery({
  id: 'cca/whose-turn',
  fields: FIELDS,
  answer: { player: word(['first', 'second', ...ARMIES], 'first'), ownTurnNumber: amount() },
  sample: { nthTurn: 6, scenario: 'cannae' },
  run({ nthTurn, scenario }, trace) {
    const ofFirst = nthTurn % 2 === 1;
    const battle = scenario === 'other' ? undefined : BATTLES[scenario];
    if (battle) trace.step('cca-3.9', { army: battle.first });
    const { first = 'first', second = 'second' } = battle
      ? {
          first: battle.first,
          second: battle.first === 'carthage' ? battle.opponent.army : ('carthage' as const),
        }
      : {};
    const player = ofFirst ? first : second;
    const ownTurnNumber = Math.ceil(nthTurn / 2);
    const facts = { nthTurn, player, number: ownTurnNumber };
    trace.step('cca-5.2/whose', facts);
    return { answer: { player, ownTurnNumber }, summary: { say: 'whose-turn', with: facts } };
  },
});

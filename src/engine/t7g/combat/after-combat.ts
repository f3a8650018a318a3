import { alike, amount, maybe, part, word, yes } from '../../core/answer.ts';
import { defineQuery, type Next } from '../../core/query.ts';
import { other, SIDES, type Side } from '../../core/two-sides.ts';
import { AFTER_FIELDS, type After, checkAfter } from './after-fields.ts';
import { FACINGS } from './leaving.ts';
import { DOES, type Does } from './loser.ts';
import { CONSOLIDATES, partingsOf, partOf, resumes } from './parting.ts';

const PARTY = part({
  does: word(DOES, 'stays'),
  destroyed: yes(),
  inches: maybe(amount()),
  facing: word(FACINGS, 'kept'),
  ...alike(amount(), 'extraWear', 'wearTotal'),
  breakPoints: maybe(amount()),
  disordered: yes(),
  consolidates: word(CONSOLIDATES, 'no'),
  consolidateInches: amount(),
  advance: maybe(amount()),
  separates: amount(),
  ...alike(yes(), 'frenzyCheck', 'gunLost', 'commanderLost', 'fortressLost'),
});

/** What came of it for who lost, or for the charger in a tie. */
function summaryOf(after: After, does: Record<Side, Does>) {
  if (after.winner === 'tie')
    return {
      say: does.attacker === 'destroyed' ? 'after-combat/nobody' : 'after-combat/tie',
      with: {},
    };
  const loser = other(after.winner);
  return { say: `after-combat/${does[loser]}`, with: { winner: after.winner, loser } };
}

export const afterCombat = defineQuery({
  id: 't7g/after-combat',
  fields: AFTER_FIELDS,
  answer: { attacker: PARTY, defender: PARTY, goesOn: maybe(yes()) },
  sample: { winner: 'attacker', attacker: { speed: 4 }, defender: { speed: 4, exposed: true } },
  start: { winner: 'attacker' },
  next: (said, told) =>
    SIDES.flatMap((side: Side): readonly Next[] => {
      const { breakPoints } = told[side] ?? {};
      const discipline = said[side]?.discipline;
      return breakPoints && discipline !== undefined
        ? [
            {
              as: 'break',
              query: 't7g/break-check',
              draft: { discipline, breakPoints },
            },
          ]
        : [];
    }),
  check: checkAfter,
  run(after, trace) {
    const partings = partingsOf(after, trace);
    const attacker = partOf(partings.attacker, trace);
    const defender = partOf(partings.defender, trace);
    const goesOn = resumes(partings.attacker, trace);
    const does = { attacker: attacker.does, defender: defender.does };
    return { answer: { attacker, defender, goesOn }, summary: summaryOf(after, does) };
  },
});

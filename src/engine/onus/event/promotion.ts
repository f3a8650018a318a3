import { alike, amount, many, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { ATTACK } from '../fields.ts';
import { RANKS, type Rank } from '../units.ts';

/** What «Veteranos y Élites» makes of a unit; above Elite there is nothing. */
const NEXT: Record<Rank, Rank> = { normal: 'veteran', veteran: 'elite', elite: 'elite' };

export const promotion = defineQuery({
  id: 'onus/promotion',
  fields: { rankBefore: choice(RANKS, 'normal'), ...ATTACK },
  answer: {
    rankAfter: word(RANKS, 'normal'),
    attackAfter: many(amount()),
    ...alike(yes(), 'mayDiscardRandom', 'hasEliteOptions'),
  },
  sample: { rankBefore: 'veteran' },
  run({ rankBefore, hit, wound }, trace) {
    const rank = NEXT[rankBefore];
    const promoted = rank !== rankBefore;
    const said = { before: `rank.${rankBefore}`, after: `rank.${rank}` };
    trace.step(
      `onus-11.1/${promoted ? 'promotes' : 'top'}`,
      said,
      promoted ? { on: 'rankAfter', from: rankBefore, to: rank } : null,
    );
    trace.step('onus-11.1/no-modifiers', { hit, wound });
    trace.step(rank === 'veteran' ? 'onus-11.2/may' : 'onus-11.3/may');
    return {
      answer: {
        rankAfter: rank,
        attackAfter: [hit, wound],
        mayDiscardRandom: rank !== 'normal',
        hasEliteOptions: rank === 'elite',
      },
      summary: { say: `promotion/${promoted ? 'promoted' : 'stays'}`, with: said },
    };
  },
});

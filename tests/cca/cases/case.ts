import { draftOf } from '../../../src/engine/testing/words.ts';
import { caseOf } from '../../ties/case-rows.ts';
import type { Case } from '../../ties/worked-cases.ts';

/** A unit and what else is so of it: `HC leader=attached`. */
const combatant = (words: string) => draftOf(`unit=${words.trim()}`);

function drafted(words: string) {
  const [who = '', more = ''] = words.split(', ');
  const [attacker, defender] = who.split(' > ').map(combatant);
  return defender ? { attacker, defender, ...draftOf(more) } : draftOf(words);
}

/** Cases of a query, one a line. */
export const asked = (query: string, text: string): Case[] =>
  text
    .trim()
    .split('\n')
    .map((row) => caseOf(query, row, drafted));

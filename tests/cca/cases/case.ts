import { draftOf } from '../../../src/engine/testing/words.ts';
import type { Case } from '../../ties/worked-cases.ts';

/** A unit and what else is so of it: `HC leader=attached`. */
const combatant = (words: string) => draftOf(`unit=${words.trim()}`);

/** Cases of a query, one a line: number and situation, what is asked, and what must come of it. */
export const asked = (query: string, text: string): Case[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, number, situation = '', draft = '', expected = ''] =
        /^\s*(\d+) (.*?): (.*) => (.*)$/.exec(line) ?? [];
      if (!number) throw new RangeError(`Not a case: ${line}`);
      const [who = '', more = ''] = draft.split(', ');
      const [attacker, defender] = who.split(' > ').map(combatant);
      const input = defender ? { attacker, defender, ...draftOf(more) } : draftOf(draft);
      return [Number(number), situation, query, input, draftOf(expected)];
    });

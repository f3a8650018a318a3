import { expect, test } from 'vitest';
import { HEXES } from '../../engine/hexes/hex.ts';
import { ask } from '../../engine/index.ts';
import { battlefield } from '../../engine/testing/ccn/battlefield.ts';
import { START } from './asked.ts';
import { battleQuestion, sightQuestion } from './drafts.ts';

test.each([1, 2, 3, 4])('the calculators understand what battlefield %i asks', (seed) => {
  const position = battlefield(seed);
  const pieces = HEXES.filter((hex) => position.board[hex]);
  const units = pieces.filter((hex) => position.board[hex]?.unit !== 'LD');
  const faults = units.flatMap((from) =>
    pieces
      .filter((to) => position.board[to]?.side !== position.board[from]?.side)
      .flatMap((to) =>
        [battleQuestion(position, from, to, START), sightQuestion(position, from, to)].flatMap(
          ({ query, draft }) => {
            const reply = ask(query, draft);
            const wrong = reply && 'violations' in reply ? reply.violations : [];
            return wrong.map(({ field, problem }) => `${query} ${field} ${problem}`);
          },
        ),
      ),
  );
  // Without a sheet nobody knows the table of artillery, which its calculator asks for.
  const open = position.scenario
    ? []
    : ['ccn/ranged-combat attacker.artilleryDice dice-of-its-table'];
  expect([...new Set(faults)]).toEqual(open);
});

import type { ClauseId } from '../../engine/core/clause-ids.ts';
import {
  about,
  answerTo,
  type Cell,
  type Line,
  type Part,
  proofsOf,
  type Row,
  value,
} from '../sheet.ts';
import { advance } from './proofs.ts';

const line = about('advance');

interface Told {
  advanceHexes: number;
  bonusMelee: boolean;
}

/** Into how many hexes it goes, and whether it attacks once more from there. */
function cellsOf(input: object): Cell[] {
  const entering = { ...input, advances: 1 };
  const { advanceHexes, bonusMelee } = answerTo<Told>(advance(entering));
  const asked = advance(entering, { advanceHexes, bonusMelee });
  const yesOrNo = bonusMelee ? 'advance/yes' : 'advance/no';
  return [
    [value(advanceHexes, [], asked)],
    [{ say: advanceHexes === 0 ? 'none' : yesOrNo, proofs: [asked] }],
  ];
}

function row(say: string, clauses: readonly ClauseId[], ...inputs: object[]): Row {
  const [cells = [], ...others] = inputs.map(cellsOf);
  const name: Line = {
    say: `advance/${say}`,
    clauses,
    proofs: [cells, ...others].flatMap(proofsOf),
  };
  const shown = (one: readonly Cell[]) => JSON.stringify(one.map((cell) => cell[0]?.with ?? cell));
  if (others.some((one) => shown(one.slice(0, 1)) !== shown(cells.slice(0, 1))))
    throw new Error(`These do not advance alike: ${say}`);
  return { name, cells };
}

/** What an attacker that made its target leave its hex may do. */
export const ADVANCE: Part = {
  title: 'advance/title',
  table: {
    columns: [
      { name: 'advance/attacker', holds: 'sentences' },
      { name: 'advance/hexes', holds: 'figures' },
      { name: 'advance/again', holds: 'figures' },
    ],
    groups: [
      {
        rows: [
          row('infantry', ['ccn-5.213'], { unit: 'line' }),
          row('cavalry', ['ccn-5.220', 'ccn-5.230'], { unit: 'light-cavalry' }),
          row('after-bonus', ['ccn-5.237'], { unit: 'light-cavalry', bonus: true }),
          row(
            'never',
            ['ccn-5.218', 'ccn-5.219'],
            { unit: 'line', inSquare: true },
            { unit: 'foot-artillery' },
          ),
          row(
            'not-attacking',
            ['ccn-5.157', 'ccn-5.229', 'ccn-5.226'],
            { unit: 'line', rolledAs: 'battle-back' },
            { unit: 'line', rolledAs: 'first-strike' },
            { unit: 'line', rolledAs: 'ranged' },
          ),
        ],
      },
    ],
  },
  lines: [
    line(
      'optional',
      ['ccn-5.221', 'ccn-5.233'],
      advance({ unit: 'line' }, { mustAdvance: false }),
      advance({ unit: 'light-cavalry' }, { mustAdvance: false, mustAttack: false }),
    ),
    line(
      'must-enter',
      ['ccn-5.232', 'ccn-5.234'],
      advance({ unit: 'light-cavalry', advances: 0 }, { bonusMelee: false }),
      advance({ unit: 'light-cavalry' }, { bonusMelee: true, anyAdjacentEnemy: true }),
    ),
    line(
      'ground',
      ['ccn-5.224', 'ccn-7.4', 'ccn-7.26'],
      advance(
        { unit: 'light-cavalry', vacatedTerrain: 'forest' },
        { advanceHexes: 1, bonusMelee: false },
      ),
      advance({ unit: 'light-cavalry', vacatedTerrain: 'town' }, { bonusMelee: false }),
      advance({ unit: 'light-cavalry', vacatedTerrain: 'ford' }, { advanceHexes: 1 }),
    ),
  ],
};

import {
  about,
  answerTo,
  type Cell,
  type Line,
  type Part,
  proof,
  type Row,
  value,
} from '../sheet.ts';

/** The chance that a question answers under this name. */
function chanceOf(query: string, input: object, name: string): Cell {
  const answer = answerTo<Record<string, string>>({ query, input });
  const line: Line = {
    say: 'chances/percent',
    with: { chance: answer[name] ?? '' },
    proofs: [proof(query, input, { [name]: answer[name] })],
  };
  return [line];
}

const DICE = [1, 2, 3, 4, 5, 6];
const LEVELS = [1, 2, 3, 4, 5];
const BREAK_POINTS = [1, 2, 3];

const checkRow = (dice: number): Row => ({
  name: value(dice, []),
  cells: [
    chanceOf('t7g/order-check', { discipline: dice, wear: 1 }, 'passChance'),
    ...BREAK_POINTS.map((breakPoints) =>
      chanceOf('t7g/break-check', { discipline: dice, breakPoints }, 'passChance'),
    ),
  ],
});

/** How likely order checks and break checks are to succeed, by their dice. */
export const CHECK_CHANCES: Part = {
  title: 'chances/checks',
  table: {
    columns: [
      { name: 'chances/dice' },
      { name: 'chances/order', clauses: ['t7g-2.26'], holds: 'figures' },
      ...BREAK_POINTS.map((points) => ({
        name: 'chances/points',
        with: { points },
        clauses: ['t7g-4.21'] as const,
        holds: 'figures' as const,
      })),
    ],
    groups: [{ rows: DICE.map(checkRow) }],
  },
};

const ACTIONS = [
  { action: 'inspirar', from: 5 },
  { action: 'diligente', from: 6 },
];

const actionRow = (level: number): Row => ({
  name: value(level, []),
  cells: ACTIONS.flatMap(({ action }) =>
    ['worksChance', 'againChance'].map((name) =>
      chanceOf('t7g/command-action', { action, level }, name),
    ),
  ),
});

/** How likely a Command Action is to work, and to leave its Commander able to act again. */
export const ACTION_CHANCES: Part = {
  title: 'chances/actions',
  table: {
    columns: [
      { name: 'chances/level' },
      ...ACTIONS.flatMap(({ from }) =>
        ['chances/works', 'chances/again'].map((name) => ({
          name,
          with: { from },
          clauses: ['t7g-7.24'] as const,
          holds: 'figures' as const,
        })),
      ),
    ],
    groups: [{ rows: LEVELS.map(actionRow) }],
  },
};

const line = about('values');
const NETS = [{ increases: 1 }, { increases: 2 }, { decreases: 1 }, { decreases: 2 }];
const BY_NET = ['t7g-1.18', 't7g-1.19', 't7g-1.20', 't7g-1.21'] as const;

const valueRow = (original: number): Row => ({
  name: value(original, []),
  cells: NETS.map((net) => {
    const input = { value: original, ...net };
    const { value: becomes } = answerTo<{ value: number }>({ query: 't7g/value', input });
    return [value(becomes, [], proof('t7g/value', input, { value: becomes }))];
  }),
});

/** What becomes of a Value. */
export const VALUES: Part = {
  title: 'values/title',
  lines: [
    line(
      'cancel',
      ['t7g-1.17'],
      proof('t7g/value', { value: 4, increases: 3, decreases: 1 }, { net: 2, value: 8 }),
    ),
    line(
      'points',
      ['t7g-7.30'],
      proof('t7g/value', { value: 3, increases: 1, points: 1 }, { value: 5 }),
    ),
  ],
  table: {
    columns: [
      { name: 'values/original' },
      ...['values/up', 'values/twice-up', 'values/down', 'values/twice-down'].map((name, i) => ({
        name,
        clauses: BY_NET.slice(i, i + 1),
        holds: 'figures' as const,
      })),
    ],
    groups: [{ rows: DICE.map(valueRow) }],
  },
};

import { alike, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { GENERAL_STATE, type GeneralState } from './generals.ts';

/** The usual conditions that players agree on (onus-6.7), or those of a Historical Scenario. */
export const VICTORIES = ['casualties', 'annihilation', 'general-death', 'scenario'] as const;
export const VICTORY_BY = choice(VICTORIES, 'casualties');

const MOST_UNITS = 60;
const MOST_GENERALS = 6;

const VICTORY_FIELDS = {
  victoryBy: VICTORY_BY,
  unitsInOrder: count(0, MOST_UNITS, 1),
  surrenders: flag(),
  generalState: GENERAL_STATE,
  otherGenerals: rare(groups({ generalState: GENERAL_STATE }, MOST_GENERALS - 1)),
  checkFailed: flag(),
};
type Input = Values<typeof VICTORY_FIELDS>;

const { allows, notes } = rulesOf<Input>();
const by =
  (...ways: Input['victoryBy'][]) =>
  ({ victoryBy }: Input) =>
    ways.includes(victoryBy);

const statesOf = ({ generalState, otherGenerals }: Input): readonly GeneralState[] => [
  generalState,
  ...otherGenerals.map((one) => one.generalState),
];
const several = ({ otherGenerals }: Input) => otherGenerals.length > 0;
/** Ruling R64: wounds do not count here, flight does where there are several (onus-12.8). */
const allGone = on('a-general-left', (input: Input) =>
  statesOf(input).every((state) => state === 'dead' || state === 'fleeing'),
);
const dead = on('general-lives', ({ generalState }: Input) => generalState === 'dead');

const LOST: Table<Input, boolean> = {
  on: 'defeated',
  rows: [
    notes('onus-6.3/victory', [by('scenario')]),
    notes('onus-6.7', [by('casualties', 'annihilation', 'general-death')], {
      with: ({ victoryBy }) => ({ victoryBy }),
    }),
    allows('onus-6.13/surrender', [by('annihilation'), ({ surrenders }) => surrenders]),
    allows(
      'onus-6.13',
      [by('annihilation')],
      on('units-left', ({ unitsInOrder }) => unitsInOrder === 0),
    ),
    allows('onus-12.8', [by('general-death'), several], allGone),
    allows('onus-6.14', [by('general-death'), not(several)], dead),
    allows(
      'onus-6.12/lost',
      [by('casualties')],
      on('no-check-failed', ({ checkFailed }) => checkFailed),
    ),
  ],
};

export const victory = defineQuery({
  id: 'onus/victory',
  fields: VICTORY_FIELDS,
  answer: {
    ...alike(maybe(yes()), 'defeated', 'gameOver'),
    winner: maybe(word(['opponent'], 'opponent')),
  },
  sample: { victoryBy: 'annihilation', unitsInOrder: 0 },
  run(input, trace) {
    const { victoryBy } = input;
    const lost = applyRows(LOST, input, false, trace);
    const known = victoryBy !== 'scenario';
    return {
      answer: {
        defeated: known ? lost : null,
        gameOver: known ? lost : null,
        winner: lost ? 'opponent' : null,
      },
      summary: { say: `victory/${known ? (lost ? 'defeated' : 'on') : 'scenario'}`, with: {} },
    };
  },
});

import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, count, flag, groups, rare, type Values } from '../../core/schema.ts';
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

const on = (name: string, holds: (input: Input) => boolean): Condition<Input> => ({ name, holds });
const by = (...ways: Input['victoryBy'][]) => on('by', ({ victoryBy }) => ways.includes(victoryBy));

const all = ({ generalState, otherGenerals }: Input): readonly GeneralState[] => [
  generalState,
  ...otherGenerals.map((one) => one.generalState),
];
const several = on('several', ({ otherGenerals }) => otherGenerals.length > 0);
const alone = on('alone', ({ otherGenerals }) => otherGenerals.length === 0);
/** Ruling R64: wounds do not count here, flight does where there are several (onus-12.8). */
const allGone = on('a-general-left', (input) =>
  all(input).every((state) => state === 'dead' || state === 'fleeing'),
);
const dead = on('general-lives', ({ generalState }) => generalState === 'dead');

type Verdict = Row<Input, boolean>;
const loses = (row: Verdict): Verdict => ({ ...row, apply: () => true });

const LOST: Table<Input, boolean> = {
  on: 'defeated',
  rows: [
    { clause: 'onus-6.3', when: [by('scenario')], say: 'onus-6.3/victory' },
    {
      clause: 'onus-6.7',
      when: [by('casualties', 'annihilation', 'general-death')],
      with: ({ victoryBy }) => ({ victoryBy }),
    },
    loses({
      clause: 'onus-6.13',
      when: [
        topic(
          by('annihilation'),
          on('surrenders', ({ surrenders }) => surrenders),
        ),
      ],
      say: 'onus-6.13/surrender',
    }),
    loses({
      clause: 'onus-6.13',
      when: [by('annihilation'), on('units-left', ({ unitsInOrder }) => unitsInOrder === 0)],
    }),
    loses({ clause: 'onus-12.8', when: [topic(by('general-death'), several), allGone] }),
    loses({ clause: 'onus-6.14', when: [topic(by('general-death'), alone), dead] }),
    loses({
      clause: 'onus-6.12',
      when: [by('casualties'), on('no-check-failed', ({ checkFailed }) => checkFailed)],
      say: 'onus-6.12/lost',
    }),
  ],
};

export const victory = looseQuery({
  id: 'onus/victory',
  fields: VICTORY_FIELDS,
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

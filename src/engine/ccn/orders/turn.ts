import { word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

/** The five phases of a turn (ccn-5.3). */
const PHASES = ['command', 'orders', 'movement', 'combat', 'draw'] as const;
type Phase = (typeof PHASES)[number];

/** What a player may want to do, with the phase that it belongs to; he reacts in the combats of the other's turn. */
const PHASE_OF = {
  'play-card': 'command',
  order: 'orders',
  'leave-square': 'orders',
  move: 'movement',
  fight: 'combat',
  advance: 'combat',
  react: 'combat',
  draw: 'draw',
} as const satisfies Record<string, Phase>;
type Wish = keyof typeof PHASE_OF;
const WISHES = Object.keys(PHASE_OF) as Wish[];

const TURN_FIELDS = {
  phase: requiredChoice(PHASES),
  wants: requiredChoice(WISHES),
  unfinished: flag(),
  stillToMove: flag(),
  ordersNobody: flag(),
  ownTurn: flag(true),
  gameWon: flag(),
  ownFirstStrike: rare(choice(['no', 'with-other-cards', 'only-card'], 'no')),
  readings: rare(group(readings('R74'))),
};
type TurnInput = Values<typeof TURN_FIELDS>;
type Turn = (input: TurnInput) => boolean;

/** What a card that orders nobody leaves out (ccn-5.11). */
const SKIPPED = ['orders', 'movement', 'combat'] as const satisfies readonly Phase[];

const { bars, notes } = rulesOf<TurnInput>();

const place = (phase: Phase) => PHASES.indexOf(phase);
const wants =
  (...wishes: Wish[]): Turn =>
  (input) =>
    wishes.includes(input.wants);
const inPhase =
  (...phases: Phase[]): Turn =>
  ({ phase }) =>
    phases.includes(phase);
const past: Turn = ({ phase, wants: wish }) => place(PHASE_OF[wish]) < place(phase);
const unfinished: Turn = (input) => input.unfinished;
const ownTurn: Turn = (input) => input.ownTurn;
/** A card that orders nobody; R74 b: so is First Strike, whatever else is in hand. */
const nobodyOrdered: Turn = ({ ordersNobody, ownFirstStrike }) =>
  ordersNobody || ownFirstStrike !== 'no';

const MAY_GO_ON: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-5.1/won', [({ gameWon }) => gameWon]),
    bars('ccn-5.2/other', [not(ownTurn), not(wants('react'))]),
    bars('ccn-5.2/own', [ownTurn, wants('react')]),
    notes('ccn-5.2', [ownTurn]),
    notes('ccn-5.2/defends', [not(ownTurn), wants('react')]),
    notes('ccn-5.3', []),
    bars('ccn-5.6/first', [inPhase('command'), not(wants('play-card', 'react'))]),
    bars('ccn-5.6/once', [wants('play-card'), not(inPhase('command'))]),
    notes('ccn-5.6', [wants('play-card'), inPhase('command')]),
    bars(
      'ccn-5.6/reaction',
      [({ ownFirstStrike }) => ownFirstStrike !== 'no', ({ readings: { R74 } }) => R74 === 'a'],
      on('only-card-in-hand', ({ ownFirstStrike }) => ownFirstStrike !== 'only-card'),
    ),
    bars('ccn-5.11/nobody', [
      nobodyOrdered,
      wants('order', 'leave-square', 'move', 'fight', 'advance'),
    ]),
    notes('ccn-5.11/draw', [nobodyOrdered, (_, allowed) => allowed], { decides: true }),
    bars('ccn-6.44/phase', [wants('leave-square'), inPhase('movement', 'combat', 'draw')]),
    bars(
      'ccn-5.4',
      [wants('move', 'advance'), inPhase('combat', 'draw')],
      on('follows-a-melee', wants('move')),
    ),
    bars('ccn-5.4/still-to-move', [
      wants('fight'),
      inPhase('orders', 'movement'),
      ({ stillToMove }) => stillToMove,
    ]),
    bars('ccn-5.3/not-yet', [wants('advance', 'react'), not(inPhase('combat'))]),
    bars('ccn-5.3/back', [past, wants('order', 'fight')]),
    bars('ccn-5.35/unfinished', [wants('move'), inPhase('movement'), unfinished]),
    bars('ccn-5.4/unfinished', [wants('fight'), inPhase('movement'), unfinished]),
    bars('ccn-5.5/unfinished', [wants('fight'), inPhase('combat'), unfinished]),
    bars('ccn-5.241/unfinished', [wants('draw'), inPhase('movement', 'combat'), unfinished]),
  ],
};

/** What holds in the phase that the player comes to; of all that is said these are worth a quote. */
const IN_PHASE: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-5.12/announce', [wants('order')]),
    notes('ccn-6.44/now', [wants('leave-square')]),
    notes('ccn-5.32/one-by-one', [wants('move')]),
    notes('ccn-5.4/over', [wants('fight'), inPhase('orders', 'movement')]),
    notes('ccn-5.5', [wants('fight')]),
    notes('ccn-5.5/part', [wants('advance')]),
    notes('ccn-5.68/turn', [wants('fight')]),
    notes('ccn-5.13/react', [wants('react')]),
    notes('ccn-5.241/draw', [wants('draw')]),
    notes('ccn-5.1', [wants('draw')]),
  ].map((row) => ({ ...row, decides: true })),
};

export const turn = defineQuery({
  id: 'ccn/turn',
  fields: TURN_FIELDS,
  answer: {
    allowed: yes(),
    phaseAfter: word(PHASES, 'command'),
    skipped: words(PHASES),
    movesOver: yes(),
    turnEnds: yes(),
  },
  sample: { phase: 'combat', wants: 'move' },
  check: problems(
    [
      'ownFirstStrike',
      'first-strike-is-a-card',
      'ccn-5.6',
      ({ ownFirstStrike, wants: wish }) => ownFirstStrike !== 'no' && wish !== 'play-card',
    ],
    [
      'ordersNobody',
      'no-card-played-yet',
      'ccn-5.6',
      ({ ordersNobody, phase, wants: wish }) =>
        ordersNobody && phase === 'command' && wish !== 'play-card',
    ],
  ),
  run(input, trace) {
    const { phase, wants: wish } = input;
    const allowed = applyRows(MAY_GO_ON, input, true, trace);
    if (allowed) applyRows(IN_PHASE, input, true, trace);
    const ends = allowed && nobodyOrdered(input);
    const done = ends && wish === 'play-card' ? 'draw' : PHASE_OF[wish];
    const phaseAfter = allowed ? done : phase;
    return {
      answer: {
        allowed,
        phaseAfter,
        skipped: ends ? SKIPPED : [],
        movesOver: place(phaseAfter) >= place('combat'),
        turnEnds: allowed && wish === 'draw',
      },
      summary: { say: `turn/${wish}-${allowed ? 'yes' : 'no'}`, with: {} },
    };
  },
});

import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND } from '../fields.ts';
import { FORMATIONS } from '../units.ts';
import { MOVER_FIELDS, MOVES, march, type StepDraft } from './march.ts';
import { judge } from './move.ts';
import { hasAbility } from './reduced.ts';

const MANOEUVRES = [
  'all-directions',
  'free-rotation',
  'extend',
  'shorten',
  'adopt',
  'change',
  'dissolve',
  'bravery',
  'shoot',
] as const;
type Manoeuvre = (typeof MANOEUVRES)[number];

const { movement, abilities, formation, extended, active, engaged } = MOVER_FIELDS;
const FIELDS = {
  manoeuvre: requiredChoice(MANOEUVRES),
  movement,
  abilities,
  formation,
  formsInto: choice(FORMATIONS, 'none'),
  kind: rare(KIND),
  extended,
  active: rare(active),
  engaged,
};
type Input = Values<typeof FIELDS>;

/** A plain formation where none is told: one that is adopted like most. */
const intoOf = ({ formsInto }: Input) => (formsInto === 'none' ? 'shield-wall' : formsInto);

/** The manoeuvre as a step; forming up comes after the movement, whatever else before it. */
const STEPS: Record<Manoeuvre, (input: Input) => StepDraft[]> = {
  'all-directions': () => [{ does: 'sideways', ud: 0 }],
  'free-rotation': () => [{ does: 'rotate' }],
  extend: () => [{ does: 'extend' }],
  shorten: () => [{ does: 'shorten' }],
  adopt: (input) => [{ ud: 0 }, { does: 'adopt', into: intoOf(input) }],
  change: (input) => [{ ud: 0 }, { does: 'change', into: intoOf(input) }],
  dissolve: () => [{ does: 'dissolve' }, { ud: 0 }],
  bravery: () => [{ does: 'bravery-on' }],
  shoot: () => [],
};

const TIMES = ['any-time', 'start', 'start-or-end', 'throughout', 'next-phase'] as const;

/** When it is made: Free rotations of Skirmishers and of a Rhomboid at any time, Bravery too. */
function whenOf({ manoeuvre, abilities, formation }: Input): (typeof TIMES)[number] {
  if (manoeuvre === 'all-directions') return 'throughout';
  if (manoeuvre === 'bravery') return 'any-time';
  if (manoeuvre === 'shoot') return 'next-phase';
  if (manoeuvre !== 'free-rotation') return 'start-or-end';
  return abilities.includes('skirmishers') || formation === 'rhomboid' ? 'any-time' : 'start';
}

const { notes } = rulesOf<Input>();
const does =
  (...which: Manoeuvre[]) =>
  ({ manoeuvre }: Input) =>
    which.includes(manoeuvre);
const skirmishes = hasAbility('skirmishers', 'not-skirmishers');

/** What the box above each manoeuvre says of it. */
const BOX: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.51', []),
    notes('onus-7.53/box', [does('all-directions')]),
    notes('onus-7.56/box', [does('free-rotation')]),
    notes('onus-2.3/box', [does('free-rotation')]),
    notes('onus-7.61', [does('extend', 'shorten')], { say: 'onus-7.53/box' }),
    notes('onus-7.66/box', [does('adopt', 'change', 'dissolve', 'bravery')]),
    notes('onus-7.68/box', [does('shoot')]),
    notes('onus-7.50/box', [({ manoeuvre }) => manoeuvre !== 'bravery'], skirmishes),
    notes('onus-13.14', [does('all-directions', 'shoot')], skirmishes),
    notes('onus-8.23', [does('bravery')]),
  ],
};

/** A box that allows the manoeuvre in special formation; the Square is another matter (onus-8.18). */
const IN_FORMATION: readonly Manoeuvre[] = [
  'free-rotation',
  'adopt',
  'change',
  'dissolve',
  'bravery',
  'shoot',
];

const ANSWER = {
  allowed: yes(),
  movementType: MOVES,
  ...alike(amount(), 'allowance', 'costUd'),
  whenMade: word(TIMES, 'start'),
  ...alike(yes(), 'mayCharge', 'mayShoot', 'openToFormed'),
};

export const manoeuvre = defineQuery({
  id: 'onus/manoeuvre',
  fields: FIELDS,
  answer: ANSWER,
  sample: { manoeuvre: 'free-rotation', movement: 4 },
  check: problems([
    'formation',
    'nothing-to-dissolve',
    null,
    ({ manoeuvre, formation }) => manoeuvre === 'dissolve' && formation === 'none',
  ]),
  run(input, trace) {
    applyRows(BOX, input, true, trace);
    const { manoeuvre } = input;
    const { paced, ...found } = judge(
      march({
        ...input,
        extended: manoeuvre === 'shorten' ? Math.max(1, input.extended) : input.extended,
        steps: STEPS[manoeuvre](input),
        toShoot: manoeuvre === 'shoot',
      }),
      trace,
    );
    const { allowed, movementType, allowance, mayCharge, mayShoot } = found;
    return {
      answer: {
        allowed,
        movementType,
        allowance,
        costUd: paced.course.used,
        whenMade: whenOf(input),
        mayCharge,
        mayShoot,
        openToFormed: IN_FORMATION.includes(manoeuvre),
      },
      summary: {
        say: `manoeuvre/${allowed ? 'yes' : 'no'}`,
        with: { type: `movementType.${movementType}`, ud: allowance },
      },
    };
  },
});

import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_WIDE = 60;
const USUAL = 5;
/** Of the front rank, one in so many carries a shield (wab-13.109). */
const SHARE = 2;

const WALL_FIELDS = {
  wallDoes: usual(choice(['forms', 'stands'], 'forms')),
  wallFront: usual(count(1, MOST_WIDE, USUAL)),
  wallShields: usual(count(0, MOST_WIDE, USUAL)),
  listed: flag(true),
  engaged: flag(),
  movesToo: flag(),
  missiles: flag(),
  since: choice(['nothing', 'moved', 'lost-a-round', 'won-a-round', 'drew-a-round'], 'nothing'),
};
type Wall = Values<typeof WALL_FIELDS>;

const { bars, notes } = rulesOf<Wall>();

const forms = ({ wallDoes }: Wall) => wallDoes === 'forms';
const stands = ({ wallDoes }: Wall) => wallDoes === 'stands';
const half = ({ wallFront }: Wall) => ({ least: Math.ceil(wallFront / SHARE) });

/** Whether it may form one, or still has the one that it formed. */
const MAY: Table<Wall, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-13.109/not-listed',
      [forms],
      on('is-listed', ({ listed }) => !listed),
    ),
    bars(
      'wab-13.109',
      [forms],
      on('shields-enough', ({ wallFront, wallShields }) => SHARE * wallShields < wallFront),
      {
        with: half,
      },
    ),
    bars(
      'wab-13.111/engaged',
      [forms],
      on('free-of-combat', ({ engaged }) => engaged),
    ),
    bars(
      'wab-13.110/moves',
      [forms],
      on('stays-there', ({ movesToo }) => movesToo),
    ),
    bars(
      'wab-13.111/moved',
      [stands],
      on('did-not-move', ({ since, movesToo }) => since === 'moved' || movesToo),
    ),
    bars(
      'wab-13.111/lost',
      [stands],
      on('lost-no-round', ({ since }) => since === 'lost-a-round'),
    ),
  ],
};

/** What is told of one that it has. */
const TOLD: Table<Wall, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-13.109/enough', [forms], { with: half }),
    notes('wab-13.110/forms', [forms]),
    notes('wab-13.111', [stands]),
    notes('wab-13.112/told', []),
  ],
};

/** Whether it shoots in the turn in which it forms it. */
const SHOOTS: Table<Wall, boolean> = {
  on: 'mayShootAfter',
  rows: [
    rulesOf<Wall>().allows(
      'wab-13.113',
      [forms],
      on('no-missiles', ({ missiles }) => missiles),
    ),
  ],
};

export const shieldwall = defineQuery({
  id: 'wab/shieldwall',
  fields: WALL_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'mayShootAfter', 'countsAsMoved'),
    ...alike(amount(), 'leastShields', 'hitModifier'),
  },
  sample: { wallFront: 6, wallShields: 3 },
  start: {},
  check: problems([
    'wallShields',
    'more-shields-than-models',
    'wab-13.109',
    (one) => one.wallShields > one.wallFront,
  ]),
  run(input, trace) {
    const leastShields = half(input).least;
    const allowed = applyRows(MAY, input, true, trace) && applyRows(TOLD, input, true, trace);
    if (!allowed)
      return {
        answer: { leastShields },
        summary: { say: `shieldwall/no-${input.wallDoes}`, with: {} },
      };
    const mayShootAfter = applyRows(SHOOTS, input, stands(input) && input.missiles, trace);
    return {
      answer: {
        allowed,
        mayShootAfter,
        countsAsMoved: forms(input),
        leastShields,
        hitModifier: -1,
      },
      summary: { say: `shieldwall/${input.wallDoes}`, with: {} },
    };
  },
});

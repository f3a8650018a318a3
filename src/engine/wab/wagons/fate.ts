import { alike, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { isTabor, isWagon, MOST_CREW, MOST_WOUNDS, WAGON_KIND, WAGONS } from './wagons.ts';

/** Fewer models break without a test elsewhere (wab-14.24). */
const FEW = 5;

const FATE_FIELDS = {
  wagonKind: usual(WAGON_KIND),
  lostCombat: usual(flag()),
  breakTest: usual(choice(['none', 'passed', 'failed'], 'none')),
  fledByFear: flag(),
  crewLeft: usual(optionalCount(0, MOST_CREW)),
  wagonWoundsTaken: count(0, MOST_WOUNDS, 0),
  hurtBy: choice(['missiles', 'machine', 'close-combat'], 'close-combat'),
};
type Fate = Values<typeof FATE_FIELDS> & { crew: number };
type End = 'stands' | 'removed' | 'defenders-flee';

const { allows, notes, sets } = rulesOf<Fate>();
const failed = ({ breakTest }: Fate) => breakTest === 'failed';
const afraid = ({ fledByFear }: Fate) => fledByFear;
const destroyed = ({ wagonKind, wagonWoundsTaken }: Fate) =>
  wagonWoundsTaken >= WAGONS[wagonKind].wounds;
const unmanned = ({ crew }: Fate) => crew === 0;
/** Of a tabor's defenders: a unit as any other (wab-6.7). */
const tooFew = ({ lostCombat, crew }: Fate) => lostCombat && crew > 0 && crew < FEW;
const inCombat = ({ hurtBy }: Fate) => hurtBy === 'close-combat';

const ENDS: Table<Fate, End> = {
  on: 'wagonEnds',
  rows: [
    notes<End>(
      'wab-14.24',
      [isWagon, ({ lostCombat }) => lostCombat],
      on('enough-crew', ({ crew }) => crew <= FEW && crew > 0),
    ),
    sets<End>('wab-14.25', 'removed', [isWagon, failed]),
    sets<End>('wab-14.27', 'removed', [isWagon, afraid]),
    sets<End>('wab-14.26', 'removed', [isWagon, unmanned]),
    sets<End>('wab-14.9/wounds', 'removed', [isWagon, destroyed]),
    sets<End>('wab-14.37/flees', 'defenders-flee', [isTabor, any(failed, afraid, tooFew)]),
    sets<End>('wab-14.44/removed', 'removed', [isTabor, not(unmanned), destroyed]),
    sets<End>('wab-14.47/removed', 'removed', [isTabor, unmanned, destroyed]),
  ],
};

/** Whether friends within 12 inches test for it: for what is destroyed in combat. */
const PANIC: Table<Fate & { end: End }, boolean> = {
  on: 'friendsTest',
  rows: [
    rulesOf<Fate & { end: End }>().allows(
      'wab-14.25/panic',
      [isWagon, ({ end }) => end === 'removed'],
      on('not-lost-in-combat', (one) => inCombat(one) || failed(one) || afraid(one)),
    ),
    rulesOf<Fate & { end: End }>().allows('wab-7.10/tabor', [
      ({ end }) => end === 'defenders-flee',
    ]),
  ],
};

const DEFENDERS: Table<Fate, boolean> = {
  on: 'defendersTest',
  rows: [allows('wab-14.44/panic', [isTabor, not(unmanned), destroyed])],
};

const PURSUIT: Table<Fate & { end: End }, boolean> = {
  on: 'winnerPursues',
  rows: [rulesOf<Fate & { end: End }>().notes('wab-14.25/no-pursuit', [isWagon, failed])],
};

export const wagonFate = defineQuery({
  id: 'wab/wagon-fate',
  fields: FATE_FIELDS,
  answer: {
    wagonEnds: word(['stands', 'removed', 'defenders-flee'], 'stands'),
    ...alike(yes(), 'breaksForNumbers', 'friendsTest', 'defendersTest', 'winnerPursues'),
  },
  sample: { lostCombat: true, breakTest: 'failed' },
  start: {},
  run(input, trace) {
    const one = { ...input, crew: input.crewLeft ?? WAGONS[input.wagonKind].crew };
    const end = applyRows(ENDS, one, 'stands', trace);
    const told = { ...one, end };
    const friendsTest = applyRows(PANIC, told, false, trace);
    const defendersTest = applyRows(DEFENDERS, one, false, trace);
    const winnerPursues = applyRows(PURSUIT, told, end === 'defenders-flee', trace);
    const breaksForNumbers = isTabor(one) && tooFew(one);
    if (breaksForNumbers) trace.step('wab-6.7/tabor');
    return {
      answer: { wagonEnds: end, friendsTest, defendersTest, winnerPursues, breaksForNumbers },
      summary: { say: `wagon-fate/${end}`, with: {} },
    };
  },
});

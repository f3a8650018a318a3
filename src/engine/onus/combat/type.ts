import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { eachSide, SIDES, type Side } from '../../core/two-sides.ts';
import { rams } from '../values/attack.ts';
import { type Bout, has, inPhalanx } from '../values/fighter.ts';
import { boutOf, type Contest, startOf } from './melee.ts';

export const COMBAT_TYPES = ['simultaneous', 'priority', 'single'] as const;
export type CombatType = (typeof COMBAT_TYPES)[number];

/** How a combat is fought, and who strikes first; nobody in a simultaneous one. */
export interface Manner {
  type: CombatType;
  first: Side | null;
}

export const NONE = 0;
export const PRIORITY = 1;
export const SINGLE = 2;

const { sets } = rulesOf<Bout>(({ who }) => ({ who }));
const unclaimed = (_: Bout, claim: number) => claim === NONE;

/** What the unit's own claim to strike first comes from, and how strong it is. */
const CLAIM: Table<Bout, number> = {
  on: 'claim',
  show: () => null,
  rows: [
    sets('onus-9.28', SINGLE, [
      ({ unit, first }) => inPhalanx(unit) && first && has(unit, 'sarissas'),
    ]),
    sets(
      'onus-8.12',
      PRIORITY,
      [({ unit }) => unit.formation === 'phalanx', unclaimed],
      on('no-front-in-contact', ({ unit }) => inPhalanx(unit)),
      on('not-first-combat', ({ unit, first }) => first || !inPhalanx(unit)),
    ),
    sets('onus-9.9', PRIORITY, [rams, unclaimed]),
    sets('onus-7.162/granted', PRIORITY, [({ unit }) => unit.priority, unclaimed]),
  ],
};

export const claimOf = (bout: Bout, trace: Trace): number => applyRows(CLAIM, bout, NONE, trace);

/** Two claims of the same strength cancel (onus-8.14, onus-9.11, ruling R20). */
function tellCancelling(contest: Contest, bouts: Record<Side, Bout>, trace: Trace) {
  const phalanx = SIDES.some((side) => inPhalanx(contest[side]));
  const rammed = SIDES.some((side) => rams(bouts[side]));
  if (phalanx || !rammed) trace.step('onus-8.14/cancel');
  if (rammed) trace.step('onus-9.11/cancel');
}

/** What would have cancelled the one claim that there is. */
function tellAlone(strong: number, bout: Bout, trace: Trace) {
  if (strong === SINGLE) {
    trace.skip('onus-9.29', 'no-priority-against');
    trace.skip('onus-7.165', 'no-priority-against');
  }
  if (rams(bout)) trace.skip('onus-9.11', 'no-priority-against');
  else if (inPhalanx(bout.unit)) trace.skip('onus-8.14', 'no-priority-against');
}

/** How this combat is fought (onus-7.161 to onus-7.165). */
export function mannerOf(contest: Contest, trace = new Trace()): Manner {
  const start = startOf(contest);
  const bouts = eachSide((side) => boutOf(contest, side, start));
  const { attacker, defender } = eachSide((side) => claimOf(bouts[side], trace));
  if (attacker === defender) {
    if (attacker !== NONE) tellCancelling(contest, bouts, trace);
    if (attacker === NONE) trace.step('onus-13.3');
    trace.step('onus-7.161');
    trace.step('onus-7.152');
    return { type: 'simultaneous', first: null };
  }
  const first: Side = attacker > defender ? 'attacker' : 'defender';
  const [strong, weak] = [Math.max(attacker, defender), Math.min(attacker, defender)];
  if (strong === SINGLE && weak === PRIORITY) {
    trace.step('onus-9.29', { who: first });
    trace.step('onus-7.165', { who: first });
    return { type: 'priority', first };
  }
  tellAlone(strong, bouts[first], trace);
  if (strong === SINGLE) {
    trace.step('onus-7.164', { who: first });
    return { type: 'single', first };
  }
  trace.step('onus-7.162/first', { who: first });
  return { type: 'priority', first };
}

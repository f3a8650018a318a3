import { fraction } from '../../core/fraction.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import { FACES } from '../dice.ts';
import { orMore } from '../wounds/wounds.ts';

export const MACHINES = ['catapult', 'bolt-thrower', 'cannon', 'organ-gun'] as const;
export type Machine = (typeof MACHINES)[number];

/** Toughness and Wounds of the sample profiles (wab-18.24, wab-18.39, wab-18.49, wab-18.63). */
export const PROFILES: Readonly<Record<Machine, { toughness: number; wounds: number }>> = {
  catapult: { toughness: 6, wounds: 3 },
  'bolt-thrower': { toughness: 5, wounds: 2 },
  cannon: { toughness: 6, wounds: 3 },
  'organ-gun': { toughness: 5, wounds: 2 },
};
export const MOST_CREW = 10;
/** A crew is usually so many (wab-18.4). */
export const CREW = 2;
const MOST_DAMAGE = 10;
/** A bolt thrower with more of them moves on wheels only (wab-18.41). */
export const LIGHT_CREW = 3;
const TWO = 2;

export const D6_FELL = optionalCount(1, FACES);

/** What may keep a machine from shooting. */
export const READY_FIELDS = {
  crew: usual(count(0, MOST_CREW, CREW)),
  crewAtFirst: optionalCount(1, MOST_CREW),
  damage: count(0, MOST_DAMAGE, 0),
  machineMoved: flag(),
  machineTurned: flag(),
  misfiredBefore: rare(flag()),
  workDie: D6_FELL,
};

export interface Ready {
  machine: Machine;
  crew: number;
  crewAtFirst?: number | undefined;
  damage: number;
  machineMoved: boolean;
  machineTurned: boolean;
  misfiredBefore: boolean;
  workDie?: number | undefined;
  R283?: 'a' | 'b';
  R285?: 'a' | 'b';
}

const { bars, notes } = rulesOf<Ready>(({ crew }) => ({ crew }));

const is =
  (...machines: readonly Machine[]) =>
  ({ machine }: Ready) =>
    machines.includes(machine);
const moved = ({ machineMoved }: Ready) => machineMoved;
const firstCrew = ({ crew, crewAtFirst = crew }: Ready) => Math.max(crew, crewAtFirst);

/** Damage and lost crew: the die must show more (wab-18.14). */
export const lossesOf = (ready: Ready) => ready.damage + firstCrew(ready) - ready.crew;

const MAY_SHOOT: Table<Ready, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-18.15/destroyed',
      [],
      on('machine-stands', ({ machine, damage }: Ready) => damage >= PROFILES[machine].wounds),
    ),
    bars(
      'wab-18.15',
      [],
      on('has-crew', ({ crew }: Ready) => crew < 1),
    ),
    // By the other reading a bolt thrower needs two (R283).
    bars('wab-18.70/two', [({ crew, R283 }) => crew > 0 && crew < TWO && R283 === 'b']),
    notes('wab-18.70', [is('bolt-thrower'), ({ crew, R283 }) => crew === 1 && R283 !== 'b']),
    bars('wab-18.25/no-shot', [is('catapult'), moved]),
    bars('wab-18.40/no-shot', [is('bolt-thrower'), moved]),
    bars('wab-18.50/no-shot', [
      is('cannon'),
      ({ machineMoved, machineTurned }) => machineMoved || machineTurned,
    ]),
    notes(
      'wab-18.52',
      [is('cannon')],
      on('not-turned', ({ machineTurned }) => machineTurned),
    ),
    bars('wab-18.66/no-shot', [
      is('organ-gun'),
      ({ machineMoved, machineTurned, R285 }) => machineMoved || (machineTurned && R285 !== 'b'),
    ]),
    bars('wab-18.35/still', [is('catapult'), ({ misfiredBefore }) => misfiredBefore]),
    bars('wab-18.59/still', [is('cannon', 'organ-gun'), ({ misfiredBefore }) => misfiredBefore]),
    bars(
      'wab-18.14/fails',
      [(ready) => lossesOf(ready) > 0],
      on(
        'die-is-open-or-enough',
        (ready: Ready) => (ready.workDie ?? FACES + 1) <= lossesOf(ready),
      ),
      { with: (ready) => ({ needed: lossesOf(ready) + 1, rolled: ready.workDie ?? 0 }) },
    ),
  ],
};

/** Whether a machine may shoot, on which die, and how likely that is. */
export function readiness(ready: Ready, trace: Trace) {
  const losses = lossesOf(ready);
  const worksOn = losses > 0 ? losses + 1 : null;
  const allowed = applyRows(MAY_SHOOT, ready, true, trace);
  if (!allowed) return { allowed, worksOn, works: fraction(0) };
  if (worksOn !== null) trace.step('wab-18.14', { needed: worksOn });
  const isOpen = worksOn !== null && ready.workDie === undefined;
  const works = isOpen ? (worksOn > FACES ? fraction(0) : orMore(worksOn)) : fraction(1);
  return { allowed, worksOn, works };
}

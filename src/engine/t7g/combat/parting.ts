import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { other, type Side } from '../../core/two-sides.ts';
import { isArtillery } from '../units.ts';
import { type After, type AfterParty, limitOf } from './after-fields.ts';
import { leaves, moveOf, type Parting, retreats, stands } from './leaving.ts';
import { doesOf } from './loser.ts';

/** Inches of a consolidation (t7g-5.28). */
const CONSOLIDATE = 3;

export const CONSOLIDATES = ['no', 'may', 'must'] as const;

const { allows, sets } = rulesOf<Parting>(({ who }) => ({ who }));

const hasWon = ({ after, who }: Parting) => after.winner === who;
const isBroken = on('no-failed-check', ({ enemy }: Parting) => enemy.broke);

type Consolidates = (typeof CONSOLIDATES)[number];
const CONSOLIDATION: Table<Parting, Consolidates> = {
  on: 'consolidates',
  rows: [
    sets<Consolidates>(
      't7g-5.28/side',
      'may',
      [({ who, enemyDoes }) => who === 'attacker' && enemyDoes === 'destroyed', hasWon, stands],
      isBroken,
    ),
    sets<Consolidates>(
      't7g-6.62',
      'must',
      [({ unit }) => unit.impetuous],
      on('nothing-to-consolidate', (_, now) => now === 'may'),
    ),
  ],
};

/** Destroyed as it retreated before cavalry: by no check, and not as artillery. */
const isRunDown = ({ enemy, enemyDoes }: Parting) =>
  enemyDoes === 'destroyed' && !enemy.broke && !isArtillery(enemy.kind);

/** Ruling R154: whatever destroyed the enemy, or (b) only a failed break check. */
const FRENZY: Table<Parting, boolean> = {
  on: 'frenzyCheck',
  rows: [
    allows(
      't7g-6.36/check',
      [({ unit }) => unit.frenzied, stands],
      on(
        'enemy-stands',
        ({ enemyDoes, enemy, after }) =>
          enemyDoes === 'destroyed' && (after.readings.R154 === 'a' || enemy.broke),
      ),
    ),
  ],
};

/** Its check passed, it loses a marker, even its only one; failed, it is Disordered. */
function frenzyOf(one: Parting, wear: number, trace: Trace) {
  const { who, unit } = one;
  const frenzyCheck = applyRows(FRENZY, one, false, trace);
  const calmed = frenzyCheck && unit.frenzyRoll === 'passed' && wear > 0;
  const raging = frenzyCheck && unit.frenzyRoll === 'failed';
  if (calmed) trace.step('t7g-6.36/side', { who }, { on: 'wearTotal', from: wear, to: wear - 1 });
  if (raging)
    trace.step('t7g-6.37/side', { who }, { on: 'disordered', from: unit.disordered, to: true });
  return { frenzyCheck, wearTotal: calmed ? wear - 1 : wear, raging };
}

/** Ruling R162: an integrated cannon is lost in a retreat, or (c) in a disengage too. */
const GUN: Table<Parting, boolean> = {
  on: 'gunLost',
  rows: [
    allows(
      't7g-6.85/side',
      [({ unit }) => unit.integratedGun, stands],
      on(
        'does-not-flee',
        (one) => retreats(one) || (one.after.readings.R162 === 'c' && leaves(one)),
      ),
    ),
  ],
};

const COMMANDER: Table<Parting, boolean> = {
  on: 'commanderLost',
  rows: [
    allows(
      't7g-7.91',
      [({ unit }) => unit.intrepido],
      on('has-not-lost', ({ after, who }) => after.winner === other(who)),
    ),
  ],
};

/** What both do: they part, and one may be destroyed by it. */
export function partingsOf(after: After, trace: Trace): Record<Side, Parting> {
  const party = (one: AfterParty) => ({ ...one, weapons: one.lances ? (['lances'] as const) : [] });
  const does = doesOf(
    {
      attacker: party(after.attacker),
      defender: party(after.defender),
      winner: after.winner,
      exposed: { attacker: after.attacker.exposed, defender: after.defender.exposed },
      standing: { attacker: !after.attacker.broke, defender: !after.defender.broke },
      readings: after.readings,
    },
    trace,
  );
  const of = (who: Side): Parting => ({
    ...{ who, after, unit: after[who], enemy: after[other(who)] },
    ...{ does: does[who], enemyDoes: does[other(who)] },
  });
  return { attacker: of('attacker'), defender: of('defender') };
}

/** Whether it ends Disordered. */
function endsDisordered({ does, unit, who }: Parting, trace: Trace): boolean {
  if (does === 'destroyed') return false;
  if (does === 'retreats')
    trace.step(
      't7g-5.25/disordered',
      { who },
      { on: 'disordered', from: unit.disordered, to: true },
    );
  return unit.disordered || unit.exposed || does === 'retreats';
}

function advanceOf(one: Parting, trace: Trace): number | null {
  if (!isRunDown(one) || !stands(one) || !hasWon(one)) return 0;
  trace.step('t7g-6.70/advance', { who: one.who });
  return one.unit.speed ?? null;
}

/** All that one unit does once the combat is over. */
export function partOf(one: Parting, trace: Trace) {
  const { unit, does, who, after } = one;
  const { inches, facing, extraWear } = moveOf(one, trace);
  const limit = limitOf(unit);
  const wear = unit.wear + extraWear;
  const breakPoints = limit === undefined || !stands(one) ? null : Math.max(0, wear - limit);
  if (breakPoints) {
    trace.step('t7g-4.18', {}, { on: 'breakPoints', from: 0, to: breakPoints });
    trace.step('t7g-4.19', { points: breakPoints });
  }
  const consolidates = applyRows<Parting, Consolidates>(CONSOLIDATION, one, 'no', trace);
  const separates =
    after.touching && hasWon(one) && does === 'stays' && one.enemyDoes !== 'destroyed';
  if (separates) trace.step('t7g-5.23', { who });
  const disordered = endsDisordered(one, trace);
  const { raging, ...frenzy } = frenzyOf(one, wear, trace);
  return {
    does,
    destroyed: !stands(one),
    inches,
    facing,
    extraWear,
    breakPoints,
    disordered: disordered || raging,
    consolidates,
    consolidateInches: consolidates === 'no' ? 0 : CONSOLIDATE,
    advance: advanceOf(one, trace),
    separates: Number(separates),
    ...frenzy,
    gunLost: applyRows(GUN, one, false, trace),
    commanderLost: applyRows(COMMANDER, one, false, trace),
    fortressLost: unit.mobileFortress && !unit.emplaced && retreats(one),
  } as const;
}

/**
 * Whether the unit that was intercepted goes on with what it did. Rulings R29 and R135: the interceptor was thrown back
 * whenever it had to leave, or (b) only if it lost.
 */
const isThrownBack =
  (reading: 'R29' | 'R135') =>
  ({ does, after: { readings, winner } }: Parting) =>
    readings[reading] === 'b' ? winner === 'defender' : does !== 'stays';
const staysAfter =
  (manner: After['manner']) =>
  ({ after, enemyDoes }: Parting) =>
    after.manner === manner && enemyDoes === 'stays';

const RESUMES: Table<Parting, boolean> = {
  on: 'goesOn',
  rows: [
    allows(
      't7g-2.35/goes-on',
      [staysAfter('interception')],
      on('not-thrown-back', isThrownBack('R29')),
    ),
    allows('t7g-6.42', [staysAfter('sheltered')], on('not-thrown-back', isThrownBack('R135'))),
  ],
};

/** Nothing where nobody was intercepted. */
export const resumes = (attacker: Parting, trace: Trace): boolean | null =>
  attacker.after.manner === 'charge' ? null : applyRows(RESUMES, attacker, false, trace);

import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  type Aiming,
  ALWAYS_SHORT,
  FORBIDDEN,
  isLong,
  profileOf,
  rangeOf as reachOf,
} from '../arms/missiles.ts';
import { PARTHIAN_WEAPONS } from '../formations/parthian-shot.ts';
import { FAR, OCCASION, SHORT, WEAPON_NAMES, weaponOf } from './weapons.ts';

/** Degrees to each side of straight ahead: half of an arc of 90 (wab-4.3). */
const ARC = 90 / 2;
const BEHIND = 180;
/** Inches from their light cavalry within which British chariots are no target (wab-21.37). */
const BESIDE = 6;
/** A charger is shot at beyond this part of its charge distance (wab-4.22). */
const CHARGE_PART = 2;

const MAY_SHOOT_FIELDS = {
  occasion: usual(OCCASION),
  weapon: usual(choice(WEAPON_NAMES, 'bow')),
  distance: usual(optionalMeasure(0, FAR)),
  mounted: flag(),
  offFront: measure(0, BEHIND, 0),
  hidden: flag(),
  shooterState: choice(
    [
      'ready',
      'engaged',
      'fleeing',
      'rallied',
      'reformed',
      'failed-reform',
      'marched',
      'failed-charge',
    ],
    'ready',
  ),
  moved: flag(),
  skirmishers: rare(flag()),
  shootsTwice: flag(),
  otherWeaponShot: flag(),
  chargeDistance: optionalMeasure(0, FAR),
  aim: choice(['unit', 'combat', 'lone-character', 'character-in-a-unit', 'challenge'], 'unit'),
  nearestTarget: flag(true),
  splits: flag(),
  allSeeOne: flag(true),
  measuredBefore: flag(),
  declaredLate: flag(),
  otherChargerUnfit: rare(flag()),
  parthianShot: rare(flag()),
  besideLightCavalry: rare(optionalMeasure(0, FAR)),
  readings: rare(group(readings('R33', 'R109'))),
};
type Would = Values<typeof MAY_SHOOT_FIELDS>;

const { allows, bars, notes } = rulesOf<Would>();

const reacts = ({ occasion }: Would) => occasion !== 'shooting-phase';
const inPhase = not<Would>(reacts);
const was =
  (...states: readonly Would['shooterState'][]) =>
  ({ shooterState }: Would) =>
    states.includes(shooterState);
const aims =
  (...at: readonly Would['aim'][]) =>
  ({ aim }: Would) =>
    at.includes(aim);
const loose = ({ skirmishers }: Would) => skirmishers;
const rangeOf = (one: Would) => reachOf({ ...one, atCharge: reacts(one) });
const outOfArc = ({ offFront }: Would) => offFront > ARC;
/** By the other reading mounted troops must face whoever charges them (R33). */
const mayTurn = (one: Would) => !reacts(one) || one.readings.R33 === 'a';
const toldApart = ({ distance, chargeDistance }: Would) =>
  distance !== undefined && chargeDistance !== undefined;
const isTooFar = (one: Would) => (one.distance ?? 0) > rangeOf(one);

/** Whether the unit shoots, and at that target. */
const MAY: Table<Would, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-4.1/engaged', [inPhase, was('engaged')]),
    bars('wab-3.17/no-shot', [reacts, was('engaged')]),
    bars('wab-2.69/no-shot', [was('fleeing')]),
    bars('wab-2.78/no-shot', [inPhase, was('rallied')]),
    bars('wab-2.32/no-shot', [inPhase, was('reformed')]),
    bars('wab-2.29/no-shot', [inPhase, was('failed-reform')]),
    bars('wab-4.5', [inPhase, not(loose)], on('has-not-marched', was('marched'))),
    bars('wab-15.11', [inPhase, loose], on('no-more-than-its-movement', was('marched'))),
    bars('wab-3.23/no-shot', [inPhase, was('failed-charge')]),
    bars(
      'wab-10.4/shooting',
      [inPhase],
      on('no-other-weapon', ({ otherWeaponShot }) => otherWeaponShot),
    ),
    bars(
      'wab-4.1',
      [inPhase],
      on('declared-in-time', ({ declaredLate }) => declaredLate),
    ),
    bars(
      'wab-4.2',
      [inPhase],
      on('not-measured', ({ measuredBefore }) => measuredBefore),
    ),
    notes(
      'wab-4.4',
      [outOfArc],
      on('on-foot', ({ mounted }) => mounted),
      on('must-face-chargers', mayTurn),
      { unless: ['wab-4.3'] },
    ),
    bars('wab-4.3', [], on('in-arc', outOfArc)),
    bars('wab-4.6/hidden', [({ hidden }) => hidden]),
    bars(
      'wab-21.37',
      [({ besideLightCavalry }) => besideLightCavalry !== undefined],
      on('farther-than-six', ({ besideLightCavalry = FAR }) => besideLightCavalry <= BESIDE),
    ),
    bars('wab-9.38', [aims('character-in-a-unit')]),
    bars('wab-9.66', [aims('challenge')]),
    bars(
      'wab-9.36',
      [aims('lone-character')],
      on('nearest-target', ({ nearestTarget }) => !nearestTarget),
    ),
    bars(
      'wab-4.27',
      [({ splits }) => splits],
      on('not-all-see-one', ({ allSeeOne }) => allSeeOne),
    ),
    bars('wab-4.22/others', [
      reacts,
      ({ otherChargerUnfit, readings: { R109 } }) => otherChargerUnfit && R109 === 'b',
    ]),
    bars(
      'wab-4.22',
      [toldApart],
      on(
        'charger-far-off',
        ({ distance = 0, chargeDistance = 0 }) => CHARGE_PART * distance <= chargeDistance,
      ),
      { with: ({ chargeDistance = 0 }) => ({ half: chargeDistance / CHARGE_PART }) },
    ),
    bars('wab-4.16', [inPhase], on('in-range', isTooFar), {
      with: (one) => ({ range: rangeOf(one) }),
    }),
    notes('wab-4.21/allowed', [inPhase, aims('combat')]),
    notes('wab-10.4', [
      ({ occasion }) => occasion === 'stand-and-shoot',
      ({ otherWeaponShot }) => otherWeaponShot,
      (_, may) => may,
    ]),
  ],
};

/** Whether it may move once it has shot. */
const THEN: Table<Would, boolean> = {
  on: 'mayMoveThen',
  rows: [
    allows(
      'wab-13.86/then',
      [inPhase, ({ parthianShot }) => parthianShot],
      on('no-skirmishing-horse', (one) => one.mounted && loose(one)),
      on('no-bow-or-javelin', ({ weapon }) => PARTHIAN_WEAPONS.includes(weapon)),
    ),
  ],
};

/** What its weapon is not used for. */
const BY_WEAPON: Table<Aiming, boolean> = { on: 'allowed', rows: FORBIDDEN };
const aimingOf = (input: Would) => ({
  ...input,
  ...{ atCharge: reacts(input), flees: input.occasion === 'shoot-and-flee' },
});

const OUTCOMES = ['shoots', 'shoots-and-flees', 'misses', 'holds', 'flees', 'no-shot'] as const;
const REACTIONS = {
  'shooting-phase': { shot: 'shoots', none: 'no-shot' },
  'stand-and-shoot': { shot: 'shoots', none: 'holds' },
  'shoot-and-flee': { shot: 'shoots-and-flees', none: 'flees' },
} as const satisfies Record<Would['occasion'], Record<'shot' | 'none', (typeof OUTCOMES)[number]>>;

/** Whether the weapon hits as hard at long range. */
const isAlike = ({ weapon }: Would) => {
  const { strength, pierces } = weaponOf(weapon);
  return strength[0] === strength[1] && pierces[0] === pierces[1];
};

/** Short range always at a charge; else up to half of the maximum, or untold. */
function bandOf(input: Would, trace: Trace) {
  const { weapon, distance } = input;
  const range = rangeOf(input);
  trace.step(weapon === 'bow' ? 'wab-4.20' : 'wab-4.19', { weapon, range });
  if (reacts(input)) {
    trace.step('wab-4.24');
    return 'short';
  }
  const always = ALWAYS_SHORT[weapon];
  if (always) {
    trace.step(always);
    return 'short';
  }
  if (distance === undefined) return 'none';
  const far = isLong(aimingOf(input), distance);
  const shotRange = far ? 'long' : 'short';
  if (!input.shootsTwice) trace.step('wab-4.18', { half: range / SHORT, shotRange });
  return shotRange;
}

export const mayShoot = defineQuery({
  id: 'wab/may-shoot',
  fields: MAY_SHOOT_FIELDS,
  answer: {
    allowed: yes(),
    outcome: word(OUTCOMES, 'no-shot'),
    weaponRange: amount(),
    shotRange: word(['short', 'long', 'none'], 'none'),
    ...alike(maybe(amount()), 'weaponStrength', 'weaponModifier'),
    mayMoveThen: yes(),
  },
  sample: { weapon: 'short-bow', distance: 12 },
  check: problems(
    [
      'shootsTwice',
      'only-slings-shoot-twice',
      'wab-10.68',
      (one) => one.shootsTwice && one.weapon !== 'sling',
    ],
    [
      'chargeDistance',
      'no-charge',
      'wab-4.22',
      ({ occasion, chargeDistance }) =>
        occasion === 'shooting-phase' && chargeDistance !== undefined,
    ],
  ),
  run(input, trace) {
    const { occasion } = input;
    const weaponRange = rangeOf(input);
    const { shot, none } = REACTIONS[occasion];
    const fits = applyRows(BY_WEAPON, aimingOf(input), true, trace);
    if (applyRows(MAY, input, fits, trace)) {
      const shotRange = bandOf(input, trace);
      const known = shotRange !== 'none' || isAlike(input);
      const told = known && profileOf({ ...aimingOf(input), isLong: shotRange === 'long' }, trace);
      const mayMoveThen = applyRows(THEN, input, false, trace);
      return {
        answer: { allowed: true, outcome: shot, weaponRange, shotRange, ...told, mayMoveThen },
        summary: { say: `may-shoot/${shot}`, with: { shotRange } },
      };
    }
    if (reacts(input)) trace.step('wab-4.23', { outcome: none });
    const outcome = inPhase(input, null) && isTooFar(input) ? 'misses' : none;
    return {
      answer: { allowed: false, outcome, weaponRange },
      summary: { say: `may-shoot/${outcome}`, with: {} },
    };
  },
});

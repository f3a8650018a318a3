import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Ability, isArtillery } from '../units.ts';
import { has } from '../values/fighter.ts';
import type { ShotInput } from './fields.ts';

const { bars, notes } = rulesOf<ShotInput>();

const able =
  (ability: Ability) =>
  ({ shooter }: ShotInput) =>
    has(shooter, ability);
const artillery = ({ shooter }: ShotInput) => isArtillery(shooter.kind);
const hasMoved = ({ shooter }: ShotInput) => shooter.moved !== 'none';
const movedFully = on(
  'moved-no-more-than-half',
  ({ shooter }: ShotInput) => shooter.moved === 'normal',
);
const eitherEngaged = ({ shooter, target }: ShotInput) => shooter.engaged || target.engaged;
const byCard = ({ cardAllows }: ShotInput) => cardAllows;
const limited = ({ visibility }: ShotInput) => visibility.impossibleBeyond !== undefined;
const tooDark = on(
  'seen-well',
  ({ distance, visibility }: ShotInput) => distance > (visibility.impossibleBeyond ?? distance),
);

/** What bars the shot before anything is measured. */
const MAY: Table<ShotInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.116/none', [({ shooter }) => shooter.strength === 0]),
    bars('onus-7.117', [eitherEngaged], on('card-allows', not(byCard))),
    notes('onus-7.120', [eitherEngaged], on('no-card', byCard)),
    bars('onus-7.71/shot', [artillery], on('has-not-moved', hasMoved)),
    notes('onus-7.70/shot', [movedFully, able('skirmishers')]),
    bars(
      'onus-7.119',
      [hasMoved, not(artillery)],
      movedFully,
      on('skirmishers', not(able('skirmishers'))),
    ),
    bars('onus-7.42/shot', [({ shooter }) => shooter.forcedMarch]),
    bars('onus-7.183/shot', [({ shooter }) => shooter.fleeing]),
    bars('onus-7.66/shot', [({ shooter }) => shooter.adoptedFormation]),
    bars('onus-7.14/shot', [({ shooter }) => !shooter.active]),
    bars('onus-7.4/shot', [({ shooter }) => shooter.shotAlready]),
    bars(
      'onus-7.126',
      [],
      on('in-front', ({ behindFront }) => behindFront),
    ),
    bars('onus-12.15/impossible', [limited], tooDark),
  ],
};

export const mayShoot = (input: ShotInput, trace: Trace): boolean =>
  applyRows(MAY, input, true, trace);

export const BANDS = ['short', 'long', 'out'] as const;
export type Band = (typeof BANDS)[number];

/** How far a shot reaches with all its dice: half the range (ruling R8: that half included, or not). */
export function bandOf({ distance, shooter, readings }: ShotInput): Band {
  if (distance > shooter.range) return 'out';
  const half = shooter.range / 2;
  return distance < half || (distance === half && readings.R8 === 'a') ? 'short' : 'long';
}

/** Dice of a shot at either range (onus-7.133). */
export const SHOT_DICE = { short: 4, long: 2, out: 0 } as const;

/** Javelins are thrown as at short range (onus-11.11). */
export const JAVELIN_DICE = SHOT_DICE.short;

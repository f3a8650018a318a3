import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { isArtillery } from '../units.ts';
import { has } from '../values/fighter.ts';
import type { ShotInput } from './fields.ts';

type May = Row<ShotInput, boolean>;
const forbids = (): boolean => false;

const named = (name: string, holds: (input: ShotInput) => boolean): Condition<ShotInput> => ({
  name,
  holds,
});

const artillery = named('no-artillery', ({ shooter }) => isArtillery(shooter.kind));
const moved = named('has-not-moved', ({ shooter }) => shooter.moved !== 'none');
const movedFully = named('moved-no-more-than-half', ({ shooter }) => shooter.moved === 'normal');
const notSkirmishers = named('skirmishers', ({ shooter }) => !has(shooter, 'skirmishers'));
const eitherEngaged = named(
  'nobody-engaged',
  ({ shooter, target }) => shooter.engaged || target.engaged,
);
const noCard = named('card-allows', ({ cardAllows }) => !cardAllows);

/** What bars the shot before anything is measured; each row is one clause. */
const ROWS: May[] = [
  {
    clause: 'onus-7.116',
    when: [named('has-a-ranged-attack', ({ shooter }) => shooter.strength === 0)],
    apply: forbids,
    say: 'onus-7.116/none',
  },
  { clause: 'onus-7.117', when: [eitherEngaged, noCard], apply: forbids },
  {
    clause: 'onus-7.120',
    when: [eitherEngaged, named('no-card', ({ cardAllows }) => cardAllows)],
  },
  { clause: 'onus-7.71', when: [artillery, moved], apply: forbids, say: 'onus-7.71/shot' },
  {
    clause: 'onus-7.70',
    when: [
      topic(
        movedFully,
        named('not-skirmishers', ({ shooter }) => has(shooter, 'skirmishers')),
      ),
    ],
    say: 'onus-7.70/shot',
  },
  {
    clause: 'onus-7.119',
    when: [
      topic(
        moved,
        named('artillery', ({ shooter }) => !isArtillery(shooter.kind)),
      ),
      movedFully,
      notSkirmishers,
    ],
    apply: forbids,
  },
  {
    clause: 'onus-7.42',
    when: [named('no-forced-march', ({ shooter }) => shooter.forcedMarch)],
    apply: forbids,
    say: 'onus-7.42/shot',
  },
  {
    clause: 'onus-7.183',
    when: [named('not-fleeing', ({ shooter }) => shooter.fleeing)],
    apply: forbids,
    say: 'onus-7.183/shot',
  },
  {
    clause: 'onus-7.66',
    when: [named('no-formation-adopted', ({ shooter }) => shooter.adoptedFormation)],
    apply: forbids,
    say: 'onus-7.66/shot',
  },
  {
    clause: 'onus-7.14',
    when: [named('active', ({ shooter }) => !shooter.active)],
    apply: forbids,
    say: 'onus-7.14/shot',
  },
  {
    clause: 'onus-7.4',
    when: [named('first-shot', ({ shooter }) => shooter.shotAlready)],
    apply: forbids,
    say: 'onus-7.4/shot',
  },
  {
    clause: 'onus-7.126',
    when: [named('any-shot', () => true), named('in-front', ({ behindFront }) => behindFront)],
    apply: forbids,
  },
  {
    clause: 'onus-12.15',
    when: [
      named('no-visibility-limit', ({ visibility }) => visibility.impossibleBeyond !== undefined),
      named(
        'seen-well',
        ({ distance, visibility }) => distance > (visibility.impossibleBeyond ?? distance),
      ),
    ],
    apply: forbids,
    say: 'onus-12.15/impossible',
  },
];

const MAY: Table<ShotInput, boolean> = { on: 'allowed', rows: ROWS };

export const mayShoot = (input: ShotInput, trace: Trace): boolean =>
  applyRows(MAY, input, true, trace);

/** How far a shot reaches with all its dice: half the range (ruling R8: that half included, or not). */
export function bandOf({ distance, shooter, readings }: ShotInput): 'short' | 'long' | 'out' {
  if (distance > shooter.range) return 'out';
  const half = shooter.range / 2;
  return distance < half || (distance === half && readings.R8 === 'a') ? 'short' : 'long';
}

/** Dice of a shot at either range (onus-7.133). */
export const SHOT_DICE = { short: 4, long: 2, out: 0 } as const;

import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { type ActionInput, TERRAIN_OPTIONS, type Tried } from './action-fields.ts';
import type { Action } from './actions.ts';
import { INCHES } from './inches.ts';

const commandDistance = ({ presence }: ActionInput) => (presence ? INCHES.more : INCHES.usual);
const reaches =
  (...all: readonly Action['reach'][]) =>
  ({ is }: Tried) =>
    all.includes(is.reach);
/** Ruling R110: Cómplice and Sagaz need command distance as others do, or (b) sight alone. */
const sightAlone = ({ action, readings }: Tried) =>
  (action === 'complice' || action === 'sagaz') && readings.R110 === 'b';
const isActive = ({ is }: Tried) => !is.automatic;
const needsNoSight = ({ action, respectable }: Tried) => action === 'inspirar' && respectable;
const actionIs =
  (name: ActionInput['action']) =>
  ({ action }: Tried) =>
    action === name;
const isExhausted = ({ exhausted }: Tried) => exhausted;
/** Elegante and Frío give their distance themselves: Presencia adds nothing to it. */
const beyondSix = ({ targetDistance }: Tried) => targetDistance > INCHES.usual;
const levelFor = ({ terrainOption = 'shift' }: Tried) => TERRAIN_OPTIONS[terrainOption];
const onTroops = ({ is }: Tried) => is.on !== 'commander' && is.reach !== 'self';

const { bars, notes } = rulesOf<Tried>();

/** Whether he may try it on that target. */
export const MAY: Table<Tried, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-7.27', [isActive, not(actionIs('afortunado'))], on('not-exhausted', isExhausted)),
    bars(
      't7g-7.12',
      [isActive, ({ is }) => !is.answers],
      on('on-the-table', ({ insideUnit }) => insideUnit),
    ),
    notes('t7g-7.107', [needsNoSight, ({ inSight }) => !inSight], { unless: ['t7g-7.23'] }),
    bars(
      't7g-7.23',
      [isActive, reaches('command', 'sight', 'twelve')],
      on('target-in-sight', ({ inSight }) => !inSight),
    ),
    notes(
      't7g-7.39',
      [
        reaches('command'),
        not(sightAlone),
        ({ presence }) => presence,
        ({ targetDistance }) => targetDistance > INCHES.usual,
      ],
      { with: () => ({ reach: INCHES.more }) },
    ),
    bars(
      't7g-7.23/distance',
      [reaches('command'), not(sightAlone)],
      on('within-command-distance', (one) => one.targetDistance > commandDistance(one)),
      { with: (one) => ({ inches: one.targetDistance, reach: commandDistance(one) }) },
    ),
    bars(
      't7g-7.54/distance',
      [reaches('twelve')],
      on('nearer-than-twelve', ({ targetDistance }) => targetDistance >= INCHES.amenazante),
    ),
    bars(
      't7g-7.62/distance',
      [actionIs('cauteloso')],
      on('within-twelve', ({ targetDistance }) => targetDistance > INCHES.cauteloso),
    ),
    bars('t7g-7.73/exhausted', [actionIs('elegante')], on('not-exhausted', isExhausted)),
    bars('t7g-7.73/distance', [actionIs('elegante')], on('within-six', beyondSix)),
    bars('t7g-7.80/distance', [actionIs('frio')], on('within-six', beyondSix)),
    bars(
      't7g-7.61/level',
      [({ terrainOption }) => terrainOption !== undefined],
      on('level-high-enough', (tried) => tried.level < levelFor(tried)),
      { with: (tried) => ({ least: levelFor(tried) }) },
    ),
    bars(
      't7g-6.89',
      [isActive, onTroops, ({ targetKind }) => targetKind === 'artillery'],
      on('names-artillery', ({ is }) => !is.artillery),
    ),
  ],
};

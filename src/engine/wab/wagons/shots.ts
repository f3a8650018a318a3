import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SHORT, weaponOf } from '../shooting/weapons.ts';
import { ERA, SHOOTERS } from './wagons.ts';
import { MISSILES, missilesOf } from './war-wagon.ts';

const FAR = 120;
const BEHIND = 180;
/** Degrees of the arc of a tarasnice, half to each side of straight out (wab-14.15). */
const ARC = 90;
/** Of the mixed missiles of a medieval wagon (wab-14.10). */
const MIXED = { range: 24, strength: 3, short: 2, long: 1 };
const BOW_STRENGTH = 3;

const SHOTS_FIELDS = {
  distance: usual(optionalMeasure(0, FAR)),
  shootersLeft: usual(count(0, SHOOTERS, SHOOTERS)),
  era: ERA,
  secondShot: flag(),
  moved: flag(),
  tarasniceBy: usual(choice(['nobody', 'shooter', 'halberdier'], 'nobody')),
  tarasniceSide: choice(['long', 'short'], 'long'),
  tarasniceAngle: measure(0, BEHIND, 0),
};
type Volley = Values<typeof SHOTS_FIELDS> & { range: number };

const { adds, bars, notes } = rulesOf<Volley>();
const works = ({ tarasniceBy }: Volley) => tarasniceBy !== 'nobody';

const MAY: Table<Volley, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-14.11',
      [],
      on('no-second-shot', ({ secondShot }: Volley) => secondShot),
    ),
    bars(
      'wab-14.10/moved',
      [({ era }) => era === 'medieval'],
      on('has-not-moved', ({ moved }) => moved),
    ),
    bars(
      'wab-14.10/far',
      [({ distance, tarasniceBy }) => distance !== undefined && tarasniceBy === 'nobody'],
      on('in-range', ({ distance = 0, range }) => distance > range),
      { with: ({ range }) => ({ range }) },
    ),
    bars(
      'wab-14.15',
      [works],
      on(
        'out-of-a-long-side',
        ({ tarasniceSide, tarasniceAngle }) =>
          tarasniceSide === 'short' || 2 * tarasniceAngle > ARC,
      ),
      { with: () => ({ arc: ARC }) },
    ),
  ],
};

const SHOTS: Table<Volley, number> = {
  on: 'crewShots',
  rows: [
    notes<number>('wab-14.11/each', []),
    notes<number>('wab-14.14/halberdier', [({ tarasniceBy }) => tarasniceBy === 'halberdier']),
    adds('wab-14.14/works', -1, [({ tarasniceBy }) => tarasniceBy === 'shooter']),
  ],
};

export const wagonShots = defineQuery({
  id: 'wab/wagon-shots',
  fields: SHOTS_FIELDS,
  answer: {
    allowed: yes(),
    crewMissiles: word(MISSILES, 'wagon-missiles'),
    ...alike(amount(), 'weaponRange', 'crewShots', 'shotStrength'),
    shotRange: word(['short', 'long', 'none'], 'none'),
    ...alike(maybe(amount()), 'saveLess'),
    tarasniceShoots: yes(),
  },
  sample: { distance: 10, tarasniceBy: 'shooter' },
  start: {},
  run(input, trace) {
    const crewMissiles = missilesOf(input, trace);
    const mixed = crewMissiles === 'wagon-missiles';
    const weaponRange = mixed ? MIXED.range : weaponOf('bow').range;
    const volley = { ...input, range: weaponRange };
    const { distance } = input;
    const shotRange =
      distance === undefined || distance > weaponRange
        ? 'none'
        : SHORT * distance > weaponRange
          ? 'long'
          : 'short';
    const shotStrength = mixed ? MIXED.strength : BOW_STRENGTH;
    if (mixed)
      trace.step('wab-14.10', { range: MIXED.range, short: MIXED.short, long: MIXED.long });
    const allowed = applyRows(MAY, volley, true, trace);
    const inRange = distance === undefined || distance <= weaponRange;
    const all = inRange ? Math.max(0, input.shootersLeft) : 0;
    const crewShots = allowed ? Math.max(0, applyRows(SHOTS, volley, all, trace)) : 0;
    const saveLess = shotRange === 'none' ? null : mixed ? MIXED[shotRange] : 0;
    return {
      answer: {
        ...{ allowed, crewMissiles, weaponRange, shotRange, shotStrength, saveLess },
        ...{ crewShots, tarasniceShoots: allowed && works(volley) },
      },
      summary: { say: `wagon-shots/${allowed ? 'yes' : 'no'}`, with: { shots: crewShots } },
    };
  },
});

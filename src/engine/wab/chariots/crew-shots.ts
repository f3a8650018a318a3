import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { WEAPON_NAMES, type Weapon, weaponOf } from '../shooting/weapons.ts';
import { MOST_CREW, MOST_VEHICLES } from './profiles.ts';

/** Shot or thrown twice a turn from a chariot or an elephant (wab-16.35, wab-17.25). */
const QUICK: readonly Weapon[] = ['bow', 'short-bow', 'light-crossbow', 'javelin', 'darts'];
const TWICE = 2;

const SHOT_FIELDS = {
  crewOf: usual(choice(['chariot', 'elephant'], 'chariot')),
  vehicles: usual(count(1, MOST_VEHICLES, 1)),
  crewmen: usual(count(1, MOST_CREW, 1)),
  weapon: usual(choice(WEAPON_NAMES, 'bow')),
  moved: usual(flag()),
  marched: flag(),
};
type Crew = Values<typeof SHOT_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Crew>();

const of = (crewOf: Crew['crewOf']) => (one: Crew) => one.crewOf === crewOf;
const goes = ({ moved, marched }: Crew) => moved || marched;
const carries =
  (...weapons: readonly Weapon[]) =>
  ({ weapon }: Crew) =>
    weapons.includes(weapon);
const isQuick = ({ weapon }: Crew) => QUICK.includes(weapon);
const crossbow = carries('crossbow');

const MAY: Table<Crew, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-4.5', [({ marched }) => marched]),
    notes('wab-16.36', [of('chariot'), crossbow], on('stood-still', goes)),
    notes('wab-17.26', [of('elephant'), crossbow], on('stood-still', goes)),
    bars('wab-10.63', [goes, carries('handgun')]),
    bars('wab-10.72', [goes, carries('staff-sling')]),
  ],
};

const EACH: Table<Crew, number> = {
  on: 'shotsEach',
  rows: [
    sets('wab-16.35', TWICE, [of('chariot')], on('slow-weapon', isQuick)),
    notes<number>('wab-16.35', [of('chariot'), (one) => !isQuick(one)], { say: 'wab-16.35/once' }),
    sets('wab-17.25', TWICE, [of('elephant')], on('slow-weapon', isQuick)),
    notes<number>('wab-17.25', [of('elephant'), (one) => !isQuick(one)], { say: 'wab-17.25/once' }),
    notes<number>('wab-17.25', [of('elephant'), carries('long-bow')], {
      say: 'wab-17.25/longbow',
    }),
  ],
};

const thrown = ({ weapon }: Crew) => weaponOf(weapon).thrown === true;
const PENALTY: Table<Crew, number> = {
  on: 'toHitModifier',
  rows: [
    adds(
      'wab-16.37',
      -1,
      [of('chariot')],
      on('stood-still', goes),
      on('thrown-by-hand', (one) => !thrown(one)),
    ),
    adds(
      'wab-17.27',
      -1,
      [of('elephant')],
      on('stood-still', goes),
      on(
        'thrown-by-hand',
        all((one: Crew) => !thrown(one)),
      ),
    ),
  ],
};

export const crewShots = defineQuery({
  id: 'wab/crew-shots',
  fields: SHOT_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'shotsEach', 'shots', 'toHitModifier'),
  },
  sample: { vehicles: 3, crewmen: 1, weapon: 'bow', moved: true },
  start: {},
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'crew-shots/no', with: {} } };
    const shotsEach = applyRows(EACH, input, 1, trace);
    const toHitModifier = applyRows(PENALTY, input, 0, trace);
    const shots = shotsEach * input.crewmen * input.vehicles;
    return {
      answer: { allowed: true, shotsEach, shots, toHitModifier },
      summary: { say: 'crew-shots/shots', with: { shots } },
    };
  },
});

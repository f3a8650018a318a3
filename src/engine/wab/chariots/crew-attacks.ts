import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, LIGHT_CHARIOT, MOST_CREW, MOST_VEHICLES, WARRIOR } from './profiles.ts';

const MOST_ATTACKS = 10;
const MOST_KINDS = 4;
/** What a cavalry spear adds to Strength in the turn of a charge (wab-10.22). */
const SPEAR_BONUS = 1;

const WEAPONS = [
  'hand-weapon',
  'spear',
  'throwing-spear',
  'two-handed',
  'halberd',
  'other',
] as const;

const CREW_FIELDS = {
  crewOf: usual(choice(['chariot', 'elephant'], 'chariot')),
  inContact: usual(count(0, MOST_VEHICLES, 1)),
  notReached: count(0, MOST_VEHICLES, 0),
  vehicleForm: choice(['line', 'dispersed'], 'line'),
  chargedNow: usual(flag()),
  crewAttacks: optionalCount(0, MOST_ATTACKS),
  warriors: usual(count(0, MOST_CREW, 2)),
  beastAttacks: optionalCount(0, MOST_ATTACKS),
  foeSide: choice(['front', 'flank', 'rear'], 'front'),
  crewArms: usual(
    groups(
      { crewWeapon: choice(WEAPONS, 'spear'), crewmen: requiredCount(1, MOST_CREW) },
      MOST_KINDS,
    ),
  ),
};
type Crew = Values<typeof CREW_FIELDS>;

const { notes, sets } = rulesOf<Crew>();

const onElephant = ({ crewOf }: Crew) => crewOf === 'elephant';
const inChariot = not<Crew>(onElephant);
const joins = ({ notReached }: Crew) => notReached > 0;

/** The weapons that most of the crew carry: several where as many carry each. */
function commonest({ crewArms }: Crew) {
  const most = Math.max(0, ...crewArms.map(({ crewmen }) => crewmen));
  return crewArms.filter(({ crewmen }) => crewmen === most).map(({ crewWeapon }) => crewWeapon);
}
const mixed = ({ crewArms }: Crew) =>
  new Set(crewArms.map(({ crewWeapon }) => crewWeapon)).size > 1;
const tied = (one: Crew) => mixed(one) && commonest(one).length > 1;

const FIGHT: Table<Crew, number> = {
  on: 'fightingNow',
  rows: [
    sets(
      'wab-16.26',
      ({ inContact, notReached }) => inContact + notReached,
      [joins],
      on('in-line', ({ vehicleForm }) => vehicleForm === 'dispersed'),
      {
        with: ({ notReached }) => ({ joining: notReached }),
      },
    ),
    notes<number>('wab-16.23', [inChariot], { with: ({ foeSide }) => ({ foeSide }) }),
    notes<number>('wab-16.23/first', [inChariot, ({ chargedNow }) => chargedNow]),
    notes<number>('wab-17.21', [onElephant], { with: ({ foeSide }) => ({ foeSide }) }),
  ],
};

const BONUS: Table<Crew, number> = {
  on: 'crewStrengthBonus',
  rows: [
    notes<number>('wab-16.25', [inChariot, not(tied)], on('crew-alike', mixed), {
      with: (one) => ({ crewWeapon: commonest(one)[0] ?? 'spear' }),
      say: 'wab-16.25/most',
    }),
    notes<number>('wab-16.25', [inChariot, tied], { say: 'wab-16.25/tied' }),
    notes<number>('wab-17.20', [onElephant, not(tied)], on('crew-alike', mixed), {
      with: (one) => ({ crewWeapon: commonest(one)[0] ?? 'spear' }),
      say: 'wab-17.20/most',
    }),
    notes<number>('wab-17.20', [onElephant, tied], { say: 'wab-17.20/tied' }),
    sets(
      'wab-16.24',
      SPEAR_BONUS,
      [inChariot, (one) => commonest(one).includes('spear')],
      on('did-not-charge', ({ chargedNow }) => chargedNow),
    ),
    sets(
      'wab-17.19',
      SPEAR_BONUS,
      [onElephant, (one) => commonest(one).includes('spear')],
      on('did-not-charge', ({ chargedNow }) => chargedNow),
    ),
  ],
};

export const crewAttacks = defineQuery({
  id: 'wab/crew-attacks',
  fields: CREW_FIELDS,
  answer: {
    ...alike(amount(), 'fightingNow', 'crewDice', 'beastDice', 'crewStrengthBonus'),
    weaponUsed: maybe(word(WEAPONS, 'spear')),
    ...alike(yes(), 'playerChooses', 'strikesBefore'),
  },
  sample: {
    ...{ crewOf: 'chariot', inContact: 3, chargedNow: true },
    crewArms: [{ crewWeapon: 'spear', crewmen: 2 }],
  },
  start: {},
  check: problems(
    [
      'beastAttacks',
      'no-elephant',
      'wab-17.15',
      (one) => one.beastAttacks !== undefined && inChariot(one, null),
    ],
    ['inContact', 'elephants-alone', 'wab-17.1', (one) => onElephant(one) && one.inContact > 1],
    ['notReached', 'elephants-alone', 'wab-17.1', (one) => onElephant(one) && joins(one)],
  ),
  run(input, trace) {
    const { chargedNow, inContact, warriors, crewAttacks: told } = input;
    const fightingNow = applyRows(FIGHT, input, inContact, trace);
    const ridden = onElephant(input);
    const each = told ?? (ridden ? WARRIOR.attacks : LIGHT_CHARIOT.attacks);
    const fights = fightingNow > 0;
    const crewDice = fights ? each * (ridden ? warriors : fightingNow) : 0;
    const beastDice = ridden && fights ? (input.beastAttacks ?? ELEPHANT.attacks) : 0;
    if (told === undefined) trace.step(ridden ? 'wab-17.14/attacks' : 'wab-16.15/attacks');
    if (ridden) trace.step('wab-17.15', { crewDice, beastDice });
    const crewStrengthBonus = applyRows(BONUS, input, 0, trace);
    const best = commonest(input);
    return {
      answer: {
        ...{ fightingNow, crewDice, beastDice, crewStrengthBonus, playerChooses: tied(input) },
        weaponUsed: best.length === 0 || tied(input) ? null : (best[0] ?? null),
        strikesBefore: chargedNow,
      },
      summary: {
        say: ridden ? 'crew-attacks/elephant' : 'crew-attacks/chariots',
        with: { crewDice, beastDice },
      },
    };
  },
});

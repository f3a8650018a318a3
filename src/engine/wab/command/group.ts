import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_ATTACKS = 10;
const MOST_RANKS = 10;

export const COMMAND = ['champion', 'standard-bearer', 'musician'] as const;

const GROUP_FIELDS = {
  commandModel: usual(choice(COMMAND, 'champion')),
  commandAsk: usual(choice(['fights', 'gives', 'stands', 'leaves', 'a-second'], 'fights')),
  attacks: count(1, MOST_ATTACKS, 1),
  standsInRank: count(1, MOST_RANKS, 1),
  ranksThatFight: count(1, MOST_RANKS, 1),
  facesEnemy: flag(true),
  unitWeapons: choice(['combat', 'missile', 'both', 'various'], 'combat'),
  showsOtherWeapon: flag(),
  present: flag(true),
  skirmishers: flag(),
  spared: rare(flag()),
  hasFought: rare(flag()),
};
type Group = Values<typeof GROUP_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Group>();

const is =
  (model: Group['commandModel']) =>
  ({ commandModel }: Group) =>
    commandModel === model;
const asks =
  (ask: Group['commandAsk']) =>
  ({ commandAsk }: Group) =>
    commandAsk === ask;
const champion = is('champion');
const bearer = is('standard-bearer');
const musician = is('musician');
const fights = asks('fights');
const gives = asks('gives');
const isMissing = on('is-there', ({ present }: Group) => !present);
/** In a rank that fights, with an enemy against him. */
const cannotStrike = ({ standsInRank, ranksThatFight, facesEnemy }: Group) =>
  standsInRank > ranksThatFight || !facesEnemy;
const outOfReach = on('can-strike', cannotStrike);

const MAY: Table<Group, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-8.6/one', [champion, asks('a-second')]),
    bars('wab-8.12/one', [bearer, asks('a-second')]),
    bars('wab-8.16/one', [musician, asks('a-second')]),
    bars('wab-8.6', [champion, asks('leaves')]),
    bars('wab-8.12/leaves', [bearer, asks('leaves')]),
    bars('wab-8.16/leaves', [musician, asks('leaves')]),
    notes('wab-8.1', [asks('stands')], { with: ({ standsInRank }) => ({ rank: standsInRank }) }),
    bars('wab-8.9', [champion, fights], outOfReach),
    bars('wab-8.12/far', [bearer, fights], outOfReach),
    bars('wab-8.16/far', [musician, fights], outOfReach),
    bars('wab-8.8/none', [gives, champion], isMissing),
    bars('wab-8.13/none', [gives, bearer], isMissing),
    bars('wab-8.17/none', [gives, musician], isMissing),
    bars(
      'wab-8.4/spared',
      [fights, ({ spared }) => spared],
      on('has-fought', ({ hasFought }) => !hasFought),
    ),
  ],
};

const ATTACKS: Table<Group, number> = {
  on: 'attackDice',
  rows: [
    adds('wab-8.8', 1, [], on('no-champion', champion)),
    notes<number>('wab-8.12', [bearer]),
    notes<number>('wab-8.16', [musician]),
  ],
};

type Weapons = 'as-unit' | 'combat' | 'missile' | 'most-common';
const ARMED: Readonly<Record<Group['unitWeapons'], Weapons>> = {
  combat: 'combat',
  missile: 'missile',
  both: 'as-unit',
  various: 'most-common',
};
/** What a command model counts as carrying, whatever it shows. */
const WEAPONS: Table<Group, Weapons> = {
  on: 'armedWith',
  rows: [
    notes<Weapons>(
      'wab-8.7',
      [({ showsOtherWeapon }) => showsOtherWeapon],
      on('no-champion', champion),
    ),
    notes<Weapons>('wab-8.2/shows', [not(champion), ({ showsOtherWeapon }) => showsOtherWeapon]),
    notes<Weapons>('wab-8.2/most', [({ unitWeapons }) => unitWeapons === 'various']),
    sets<Weapons>('wab-8.2', 'combat', [({ unitWeapons }) => unitWeapons === 'both']),
  ],
};

/** What he gives his unit while he is there. */
const BONUS: Table<Group, number> = {
  on: 'resultBonus',
  rows: [
    adds(
      'wab-8.13',
      1,
      [bearer],
      on('his-unit-skirmishes', ({ skirmishers }) => !skirmishers),
    ),
    notes<number>('wab-8.12/carries', [bearer]),
    notes<number>('wab-15.24/command', [not(champion), ({ skirmishers }) => skirmishers]),
    notes<number>('wab-8.17', [musician]),
    notes<number>(
      'wab-8.18/die',
      [musician],
      on('his-unit-skirmishes', ({ skirmishers }) => !skirmishers),
    ),
  ],
};

export const commandGroup = defineQuery({
  id: 'wab/command-group',
  fields: GROUP_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'attackDice', 'extraAttacks', 'resultBonus'),
    armedWith: word(['as-unit', 'combat', 'missile', 'most-common'], 'as-unit'),
    ...alike(yes(), 'ownWeaponCounts', 'unitMarches', 'momentumDie'),
  },
  sample: { attacks: 1, showsOtherWeapon: true, unitWeapons: 'both' },
  start: {},
  check: problems(
    ['present', 'nobody-there', null, (one) => !one.present && !gives(one)],
    ['hasFought', 'not-spared', 'wab-8.4', ({ hasFought, spared }) => hasFought && !spared],
  ),
  run(input, trace) {
    const { commandModel, commandAsk, attacks, standsInRank } = input;
    const armedWith = applyRows(WEAPONS, input, ARMED[input.unitWeapons], trace);
    const allowed = applyRows(MAY, input, true, trace);
    const strikes = allowed && fights(input);
    const lends = allowed && gives(input);
    const attackDice = strikes ? applyRows(ATTACKS, input, attacks, trace) : 0;
    const resultBonus = lends ? applyRows(BONUS, input, 0, trace) : 0;
    if (lends && champion(input)) trace.step('wab-8.8/gives');
    const plays = lends && musician(input);
    return {
      answer: {
        ...{ allowed, armedWith, attackDice, resultBonus, unitMarches: plays },
        extraAttacks: Number((strikes || lends) && champion(input)),
        momentumDie: plays && !input.skirmishers,
      },
      summary: {
        say: `command-group/${allowed ? commandAsk : 'no'}`,
        with: { commandModel, dice: attackDice, rank: standsInRank },
      },
    };
  },
});

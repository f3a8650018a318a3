import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Ability } from '../units.ts';
import {
  brave,
  broken,
  formed,
  generalWell,
  lostToWounds,
  mayBrave,
  shaken,
  withGeneral,
  withHero,
  withoutOfficers,
  wounded,
  woundedEnough,
} from './conditions.ts';
import { type Bout, has, inPhalanx, isMounted, touchedOn } from './fighter.ts';
import { byBoth, LEAST, type Pair, pair, shown } from './pair.ts';

const able = (ability: Ability): Condition<Bout> => ({
  name: `no-${ability}`,
  holds: ({ unit }) => has(unit, ability),
});
const enemyMounted: Condition<Bout> = {
  name: 'enemy-not-mounted',
  holds: ({ enemy }) => isMounted(enemy.kind),
};
const charging: Condition<Bout> = { name: 'did-not-charge', holds: ({ charged }) => charged };
const enemyOnFoot: Condition<Bout> = {
  name: 'enemy-not-infantry',
  holds: ({ enemy }) => enemy.kind === 'infantry',
};
const frontFree: Condition<Bout> = {
  name: 'phalanx-front-in-contact',
  holds: ({ unit }) => !touchedOn(unit, 'front'),
};
const frontTouched: Condition<Bout> = {
  name: 'no-front-in-contact',
  holds: ({ unit }) => inPhalanx(unit),
};

/** Ruling R17: being Lancers is had or not; by reading b each source of it adds. */
const notLancersAlready: Condition<Bout> = {
  name: 'lancers-once',
  holds: ({ unit, readings }) => readings.R17 === 'b' || !has(unit, 'lancers'),
};
const noLancersOfItsOwn: Condition<Bout> = {
  name: 'lancers-once',
  holds: ({ unit, readings }) =>
    readings.R17 === 'b' || !(has(unit, 'lancers') || has(unit, 'sarissas')),
};

const whose = ({ who }: Bout) => ({ who });

type AttackRow = Row<Bout, Pair>;

const FORMATIONS: AttackRow[] = [
  {
    clause: 'onus-8.9',
    when: [formed('phalanx'), frontFree],
    with: whose,
  },
  byBoth({ clause: 'onus-8.11', when: [formed('phalanx'), frontTouched] }, 1),
  byBoth(
    {
      clause: 'onus-8.10',
      when: [topic(formed('phalanx'), frontTouched), enemyMounted, noLancersOfItsOwn],
    },
    1,
  ),
  byBoth({ clause: 'onus-8.19', when: [formed('arrowhead'), charging] }, 1),
  byBoth({ clause: 'onus-8.22', when: [formed('rhomboid'), charging], say: 'onus-8.22/attack' }, 1),
  byBoth({ clause: 'onus-8.24', when: [mayBrave(), brave()], say: 'onus-8.24/attack' }, 1),
];

/** Whether the formation itself adds something here. */
const formationCounts: Condition<Bout> = {
  name: 'no-formation-counts',
  holds: (bout) => {
    const { unit, charged } = bout;
    return inPhalanx(unit) || (charged && ['arrowhead', 'rhomboid'].includes(unit.formation));
  },
};
const abilityCounts: Condition<Bout> = {
  name: 'no-ability-counts',
  holds: (bout) =>
    rams(bout) ||
    (isMounted(bout.enemy.kind) && (has(bout.unit, 'lancers') || has(bout.unit, 'sarissas'))),
};

/** Cavalry of earlier editions hit better when it charged infantry; Ram alone does so now. */
const chargesPlainly: Condition<Bout> = {
  name: 'charges-plainly',
  holds: ({ unit, enemy, charged }) =>
    charged && isMounted(unit.kind) && enemy.kind === 'infantry' && !has(unit, 'ram'),
};

const ABILITIES: AttackRow[] = [
  { clause: 'onus-2.11', when: [chargesPlainly], with: whose },
  byBoth({ clause: 'onus-9.23', when: [able('lancers'), enemyMounted] }, 1),
  byBoth({ clause: 'onus-9.27', when: [able('sarissas'), enemyMounted, notLancersAlready] }, 1),
  {
    clause: 'onus-9.7',
    when: [able('ram'), { name: 'ram-works', holds: (bout) => !rams(bout) }],
    with: whose,
  },
  byBoth({ clause: 'onus-9.8', when: [able('ram'), charging, enemyOnFoot] }, 1),
];

/** Ram works against infantry, in the first attack of the unit's own charge (onus-9.7). */
export const rams = ({ unit, enemy, charged }: Bout) =>
  has(unit, 'ram') && charged && enemy.kind === 'infantry';

/** A Hero raises defence and morale alone. */
const heroStrikes: Condition<Bout> = { name: 'hero-defends-only', holds: () => false };

const MARKERS: AttackRow[] = [
  { clause: 'onus-10.14', when: [withHero(), heroStrikes] },
  byBoth(
    { clause: 'onus-10.12', when: [wounded(), woundedEnough()], say: 'onus-10.12/attack' },
    ({ unit }) => -lostToWounds(unit),
  ),
  byBoth({ clause: 'onus-10.16', when: [shaken(), broken()], say: 'onus-10.16/attack' }, -1),
  byBoth(
    { clause: 'onus-10.15', when: [shaken(), withoutOfficers()], say: 'onus-10.15/attack' },
    -1,
  ),
];

const ATTACK: Table<Bout, Pair> = {
  on: 'attack',
  show: shown,
  rows: [
    {
      clause: 'onus-3.2',
      when: [],
      with: ({ who, unit }) => ({ who, value: shown(pair(unit.hit, unit.wound)) }),
      say: 'onus-3.2/attack',
    },
    byBoth(
      { clause: 'onus-10.8', when: [withGeneral(), generalWell()], say: 'onus-10.8/attack' },
      ({ unit }) => unit.generalStrength,
    ),
    ...FORMATIONS,
    ...ABILITIES,
    { clause: 'onus-8.5', when: [formationCounts, abilityCounts], with: whose },
    ...MARKERS,
    byBoth(
      {
        clause: 'onus-5.3',
        when: [{ name: 'no-event', holds: ({ unit }) => unit.attackBonus !== 0 }],
        say: 'onus-5.3/attack',
      },
      ({ unit }) => unit.attackBonus,
    ),
    {
      clause: 'onus-13.10',
      when: [
        {
          name: 'not-lowered',
          holds: ({ unit }, { first, second }) => first < unit.hit || second < unit.wound,
        },
        { name: 'not-below-one', holds: (_, { first, second }) => Math.min(first, second) < LEAST },
      ],
      apply: ({ first, second }) => pair(Math.max(LEAST, first), Math.max(LEAST, second)),
      with: ({ who }) => ({ who }),
      say: 'onus-13.10/attack',
    },
  ],
};

/** What the unit adds to its dice to hit and to wound, hand to hand. */
export const attackOf = (bout: Bout, trace: Trace): Pair =>
  applyRows(ATTACK, bout, pair(bout.unit.hit, bout.unit.wound), trace);

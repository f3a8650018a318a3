import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { FORMATION } from '../formations/formation.ts';
import {
  CHARGE,
  LAST_MOVED,
  lastMoveOf,
  REROLLS,
  reachOf,
  WEAPON_ATTACKS,
  WEAPON_STRENGTH,
} from './effects.ts';
import {
  CLOSE_WEAPON,
  CLOSE_WEAPON_NAMES,
  type CloseWeaponName,
  COMBAT_TURN,
  closeWeaponOf,
} from './weapons.ts';

const WEAPON_FIELDS = {
  closeWeapon: usual(CLOSE_WEAPON),
  mounted: usual(flag()),
  skirmishers: flag(),
  combatTurn: usual(COMBAT_TURN),
  charge: usual(CHARGE),
  throughDifficult: flag(),
  lastMoved: LAST_MOVED,
  side: choice(['front', 'flank', 'rear'], 'front'),
  weaponBefore: optionalChoice(CLOSE_WEAPON_NAMES),
  separated: flag(),
  secondWeapon: optionalChoice(CLOSE_WEAPON_NAMES),
  shotBefore: flag(),
  thrownBefore: flag(),
  formation: rare(FORMATION),
  readings: rare(group(readings('R209', 'R310'))),
};
type Asked = Values<typeof WEAPON_FIELDS>;

const { bars, notes } = rulesOf<Asked>();
const uses = (weapon: CloseWeaponName) => (one: Asked) => one.closeWeapon === weapon;

const MAY: Table<Asked, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-10.2',
      [({ secondWeapon }) => secondWeapon !== undefined],
      on('one-in-each-hand', (one) => !uses('two-hand-weapons')(one)),
    ),
    bars(
      'wab-10.3',
      [({ weaponBefore }) => weaponBefore !== undefined],
      on('same-weapon', (one) => one.weaponBefore !== one.closeWeapon),
      on('apart-since', ({ separated }) => !separated),
    ),
    notes('wab-10.4', [({ shotBefore }) => shotBefore]),
    notes(
      'wab-10.26',
      [uses('throwing-spear')],
      on('not-thrown-before', ({ thrownBefore }) => thrownBefore),
    ),
  ],
};

/** What a weapon is, and how many hands it takes. */
const KIND: Table<Asked, number> = {
  on: 'hands',
  rows: [
    notes<number>('wab-10.5', [uses('mixed-weapons')]),
    notes<number>('wab-10.8', [uses('hand-weapon')]),
    notes<number>('wab-10.12', [uses('two-handed')]),
    notes<number>('wab-10.17', [uses('halberd')]),
    notes<number>('wab-10.20', [(one) => uses('spear')(one) || uses('cavalry-spear')(one)]),
    notes<number>('wab-10.24', [uses('throwing-spear')]),
    notes<number>('wab-10.29', [uses('heavy-throwing-spear')]),
    notes<number>('wab-10.33', [uses('pike')]),
  ],
};

/** Whether a shield counts in close combat. */
const SHIELD: Table<Asked, boolean> = {
  on: 'shieldCounts',
  rows: [bars('wab-10.13', [uses('two-handed')]), bars('wab-10.18', [uses('halberd')])],
};

const JAVELINS: Table<Asked, boolean> = {
  on: 'throwsJavelins',
  rows: [notes('wab-10.6', [uses('mixed-weapons')])],
};

const STRENGTH: Table<Asked, number> = { on: 'strengthBonus', rows: WEAPON_STRENGTH };
const ATTACKS: Table<Asked, number> = { on: 'attackBonus', rows: WEAPON_ATTACKS };
const AGAIN: Table<Asked, boolean> = { on: 'rerollsMisses', rows: REROLLS };

export const closeWeapon = defineQuery({
  id: 'wab/close-weapon',
  fields: WEAPON_FIELDS,
  answer: {
    allowed: yes(true),
    ...alike(amount(), 'hands', 'strengthBonus', 'attackBonus', 'ranksThatFight'),
    ...alike(yes(), 'rerollsMisses', 'shieldCounts', 'throwsJavelins'),
  },
  sample: { closeWeapon: 'throwing-spear' },
  start: {},
  check: problems(
    [
      'weaponBefore',
      'no-turn-before',
      'wab-10.3',
      (one) => one.weaponBefore !== undefined && one.combatTurn === 'first' && !one.separated,
    ],
    [
      'mounted',
      'not-on-horseback',
      'wab-10.33',
      (one) => one.mounted && closeWeaponOf(one.closeWeapon).arm === 'infantry',
    ],
  ),
  run(input, trace) {
    const { closeWeapon } = input;
    const allowed = applyRows(MAY, input, true, trace);
    const hands = applyRows(KIND, input, closeWeaponOf(closeWeapon).hands, trace);
    const strengthBonus = applyRows(STRENGTH, input, 0, trace);
    const attackBonus = applyRows(ATTACKS, input, 0, trace);
    const ranksThatFight = 1 + reachOf({ ...input, lastMoved: lastMoveOf(input) }, 0, trace);
    const rerollsMisses = applyRows(AGAIN, input, false, trace);
    const shieldCounts = applyRows(SHIELD, input, true, trace);
    const throwsJavelins = applyRows(JAVELINS, input, closeWeapon === 'mixed-weapons', trace);
    return {
      answer: {
        ...{ allowed, hands, strengthBonus, attackBonus, ranksThatFight, rerollsMisses },
        ...{ shieldCounts, throwsJavelins },
      },
      summary: {
        say: allowed ? 'close-weapon/used' : 'close-weapon/no',
        with: { closeWeapon, strengthBonus, ranksThatFight },
      },
    };
  },
});

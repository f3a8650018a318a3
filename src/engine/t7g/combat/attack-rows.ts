import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import {
  attacks,
  type Bout,
  type CombatWeapon,
  type Fighter,
  has,
  isCavalry,
  isCounterCharge,
} from './fields.ts';

const told = ({ who }: { who: string }) => ({ who });
const { notes, sets } = rulesOf<Bout>(told);

const crossed = ({ unit }: Bout) => unit.crossedVeryDifficult;

/** Whether it is Disordered when it fights. */
const ARRIVES: Table<Bout, boolean> = {
  on: 'disordered',
  rows: [
    notes('t7g-6.13/combat', [crossed, ({ unit }) => unit.skirmishers], { unless: ['t7g-5.36'] }),
    notes('t7g-6.38/combat', [crossed, ({ unit }) => unit.light], { unless: ['t7g-5.36'] }),
    sets('t7g-5.36', true, [crossed]),
  ],
};

export const arrivesDisordered = (bout: Bout, trace: Trace): boolean =>
  applyRows(ARRIVES, bout, bout.unit.disordered, trace);

const { decreases, gives, increases, notes: tells } = modifiersOf<Bout>(told);

const wields =
  (...weapons: readonly CombatWeapon[]) =>
  ({ unit }: Bout) =>
    weapons.some((weapon) => has(unit, weapon));
const is =
  (fact: 'flematico' | 'gallardo' | 'picaro' | 'onHeight' | 'squares' | 'emplaced') =>
  ({ unit }: Bout) =>
    unit[fact];
const isDefender = ({ who }: Bout) => who === 'defender';
const isAttacker = not(isDefender);
const usesAttack = (bout: Bout) => attacks(bout, bout.who);
const mannerIs =
  (...manners: readonly Bout['manner'][]) =>
  ({ manner }: Bout) =>
    manners.includes(manner);
/** Whoever charges by his order, or is intercepted as he does, uses the order itself and no reaction. */
const isOwnOrder = (bout: Bout) => (bout.who === 'attacker') === (bout.manner === 'charge');
const againstCavalry = ({ enemy }: Bout) => isCavalry(enemy.kind);
const inBadWar = ({ badWar }: Bout) => badWar;
const weary = on('not-weary', ({ unit }: Bout) => unit.weary);
const steady = on('unit-disordered', ({ unit }: Bout) => !unit.disordered);
const flanked = on('charged-in-front', ({ flank }: Bout) => flank);
/** Ruling R130: what needs ¡Atacad! belongs to the first clash, or (b) only the Increase of the order does. */
const losesItToo = ({ readings }: Bout) => readings.R130 === 'a';

/** What raises and lowers Combat. */
const COMBAT = modifierTable<Bout>([
  tells('t7g-7.79/combat', [is('flematico')], weary, { unless: ['t7g-1.28'] }),
  tells('t7g-6.93', [wields('bardiches')], weary, { unless: ['t7g-1.28'] }),
  decreases('t7g-1.28/combat', [], weary),
  tells('t7g-5.31', [usesAttack, wields('pikes')], on('no-bad-war', inBadWar), {
    unless: ['t7g-2.19', 't7g-2.33', 't7g-2.35'],
  }),
  tells('t7g-5.31/weapons', [inBadWar, usesAttack, losesItToo, wields('salvoes', 'bayonets')], {
    unless: ['t7g-6.95', 't7g-6.123'],
  }),
  increases('t7g-2.19/combat', [usesAttack, isOwnOrder]),
  increases('t7g-2.33/combat', [usesAttack, isDefender, mannerIs('charge')]),
  increases('t7g-2.35/combat', [isAttacker, mannerIs('interception')]),
  increases(
    't7g-6.43/combat',
    [isAttacker, mannerIs('sheltered')],
    on('card-not-attack', usesAttack),
  ),
  increases(
    't7g-6.92',
    [wields('halberds')],
    on('enemy-in-order', ({ enemy }) => enemy.disordered),
  ),
  increases('t7g-6.94', [wields('bayonets'), isDefender, againstCavalry], steady),
  increases(
    't7g-6.95',
    [wields('bayonets'), not(againstCavalry)],
    on('card-not-attack', usesAttack),
    steady,
  ),
  increases('t7g-6.96', [wields('swordsmen')], on('no-bad-war', inBadWar)),
  increases('t7g-6.98', [wields('heavy-lances')], on('no-counter-charge', isCounterCharge)),
  increases('t7g-6.100', [wields('pikes'), isDefender, againstCavalry], steady),
  increases('t7g-6.123', [wields('salvoes')], on('card-not-attack', usesAttack), steady),
  increases(
    't7g-5.38',
    [is('onHeight')],
    on('enemy-on-height', ({ enemy }) => !enemy.onHeight),
  ),
  increases('t7g-7.100/combat', [is('picaro')]),
  tells('t7g-6.8', [isDefender, is('squares')], flanked, { unless: ['t7g-5.9'] }),
  tells('t7g-6.28/side', [isDefender, is('emplaced')], flanked, { unless: ['t7g-5.9'] }),
  tells('t7g-9.43/side', [isDefender, ({ unit }) => unit.shelter === 'building'], flanked, {
    unless: ['t7g-5.9'],
  }),
  decreases('t7g-5.9/combat', [isDefender], flanked),
  decreases('t7g-6.29/side', [({ unit }) => isCavalry(unit.kind), ({ enemy }) => enemy.emplaced], {
    unless: ['t7g-6.18'],
  }),
  decreases(
    't7g-6.18/side',
    [isAttacker, ({ unit }) => isCavalry(unit.kind), ({ enemy }) => enemy.mobileFortress],
    on('not-from-the-front', ({ flank }) => !flank),
  ),
  gives('t7g-7.33', ({ unit }) => unit.dexterity, [({ unit }) => unit.dexterity > 0]),
]);

/** Dice of its attack: its Combat with all that bears on it. */
export function attackDice(bout: Bout, trace: Trace): number {
  const by = applyRows(COMBAT, bout, NONE, trace);
  return modified({ value: bout.unit.combat, ...by, readings: bout.readings }, trace);
}

/** The Defence of its enemy that counts: artillery fights as infantry (t7g-5.13, t7g-6.80). */
export const defenceAgainst = ({ unit }: { unit: Pick<Fighter, 'kind'> }) =>
  isCavalry(unit.kind) ? 'cavalry' : 'infantry';
export const hitsOnOf = (bout: Bout): number | null =>
  bout.enemy[`${defenceAgainst(bout)}Defence`] ?? null;

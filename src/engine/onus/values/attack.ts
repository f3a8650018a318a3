import { applyRows, type Table } from '../../core/rows.ts';
import { not, on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import type { Ability } from '../units.ts';
import {
  brave,
  broken,
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
import { type Bout, has, inPhalanx, isMounted } from './fighter.ts';
import { AMPLE, leastPair, type Pair, pair, pairBelowLeast, pairs, shown } from './pair.ts';
import { touchedOn } from './sides.ts';
import { formed } from './stance.ts';

const { adds, notes, sets } = pairs<Bout>('attack');

const able = (ability: Ability) => on(`no-${ability}`, ({ unit }: Bout) => has(unit, ability));
const enemyMounted = on('enemy-not-mounted', ({ enemy }: Bout) => isMounted(enemy.kind));
const charging = on('did-not-charge', ({ charged }: Bout) => charged);
const enemyOnFoot = on('enemy-not-infantry', ({ enemy }: Bout) => enemy.kind === 'infantry');
const frontFree = on('phalanx-front-in-contact', ({ unit }: Bout) => !touchedOn(unit, 'front'));
const frontTouched = on('no-front-in-contact', ({ unit }: Bout) => inPhalanx(unit));

/** Ruling R17: being Lancers is had or not; by reading b each source of it adds. */
const lancersOnce = (...had: Ability[]) =>
  on(
    'lancers-once',
    ({ unit, readings }: Bout) => readings.R17 === 'b' || !had.some((one) => has(unit, one)),
  );

const FORMATIONS = [
  notes('onus-8.9', [formed('phalanx')], frontFree),
  adds('onus-8.11', 1, [formed('phalanx')], frontTouched),
  adds('onus-8.10', 1, [frontTouched], enemyMounted, lancersOnce('lancers', 'sarissas')),
  adds('onus-8.19', 1, [formed('arrowhead')], charging),
  adds('onus-8.22/attack', 1, [formed('rhomboid')], charging),
  adds('onus-8.24', 1, [mayBrave], brave),
];

/** Ram works against infantry, in the first attack of the unit's own charge (onus-9.7). */
export const rams = ({ unit, enemy, charged }: Bout) =>
  has(unit, 'ram') && charged && enemy.kind === 'infantry';

/** Whether the formation itself adds something here. */
const formationCounts = ({ unit, charged }: Bout) =>
  inPhalanx(unit) || (charged && ['arrowhead', 'rhomboid'].includes(unit.formation));
const abilityCounts = (bout: Bout) =>
  rams(bout) ||
  (isMounted(bout.enemy.kind) && (has(bout.unit, 'lancers') || has(bout.unit, 'sarissas')));

/** Cavalry of earlier editions hit better when it charged infantry; Ram alone does so now. */
const chargesPlainly = ({ unit, enemy, charged }: Bout) =>
  charged && isMounted(unit.kind) && enemy.kind === 'infantry' && !has(unit, 'ram');

const ABILITIES = [
  notes('onus-2.11', [chargesPlainly]),
  adds('onus-9.23', 1, [able('lancers')], enemyMounted),
  adds('onus-9.27', 1, [able('sarissas')], enemyMounted, lancersOnce('lancers')),
  notes('onus-9.7', [able('ram')], on('ram-works', not(rams))),
  adds('onus-9.8', 1, [able('ram')], charging, enemyOnFoot),
];

const MARKERS = [
  // A Hero raises defence and morale alone.
  notes(
    'onus-10.14',
    [withHero],
    on('hero-defends-only', () => false),
  ),
  adds('onus-10.12', ({ unit }) => -lostToWounds(unit), [wounded], woundedEnough),
  adds('onus-10.16', -1, [shaken], broken),
  adds('onus-10.15', -1, [shaken], withoutOfficers),
];

const lowered = ({ unit }: Bout, { first, second }: Pair) =>
  first < unit.hit || second < unit.wound;

const ATTACK: Table<Bout, Pair> = {
  on: 'attack',
  show: shown,
  rows: [
    notes('onus-3.2/attack', [], {
      with: ({ who, unit }) => ({ who, value: shown(pair(unit.hit, unit.wound)) }),
    }),
    adds('onus-10.8', ({ unit }) => unit.generalStrength, [withGeneral], generalWell),
    ...FORMATIONS,
    ...ABILITIES,
    notes('onus-8.5', [formationCounts], on('no-ability-counts', abilityCounts)),
    ...MARKERS,
    adds('onus-5.3/value', ({ unit }) => unit.attackBonus, [({ unit }) => unit.attackBonus !== 0]),
    sets('onus-13.10/attack', leastPair, [lowered], pairBelowLeast),
  ],
};

/** What the unit adds to its dice to hit and to wound, hand to hand. */
export const attackOf = (bout: Bout, trace = new Trace()): Pair =>
  applyRows(ATTACK, bout, pair(bout.unit.hit, bout.unit.wound), trace);

/** What all modifiers come to together, in each of the two values. */
export const attackModifier = (bout: Bout) =>
  attackOf({ ...bout, unit: { ...bout.unit, hit: AMPLE, wound: AMPLE } }).first - AMPLE;

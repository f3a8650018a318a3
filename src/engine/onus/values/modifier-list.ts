import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { isMounted } from '../units.ts';
import { rams } from './attack.ts';
import { hasLostGeneral, lostToWounds } from './conditions.ts';
import { checkFighter } from './contradictions.ts';
import { complete, frightens, has, inPhalanx, isBroken, touchedOn } from './fighter.ts';
import { signed } from './pair.ts';
import { boutFor, unitValues, VALUE_FIELDS, type ValueInput } from './unit-values.ts';

/** The summary of modifiers that the book prints at its end (chapter 15), as a list to tick off. */
type Entry = Row<ValueInput, number>;

const anyUnit: Condition<ValueInput> = { name: 'any-unit', holds: () => true };

/** One line of the list: what it adds where it holds. */
const entry = (
  clause: ClauseId,
  holds: (input: ValueInput) => boolean,
  by: number | ((input: ValueInput) => number),
  name = 'not-in-force',
): Entry => {
  const of = typeof by === 'number' ? () => by : by;
  return {
    clause,
    when: [anyUnit, { name, holds }],
    apply: (value, input) => value + of(input),
    with: (input) => ({ entry: clause, by: signed(of(input)) }),
  };
};

const onlySide = ({ unit }: ValueInput) =>
  !unit.forcedMarch && !unit.fleeing && unit.formation !== 'square';
const onFlank = (input: ValueInput) => onlySide(input) && touchedOn(input.unit, 'flank');
const onRear = (input: ValueInput) => onlySide(input) && touchedOn(input.unit, 'rear');
const shotOnFlank = (input: ValueInput) => onFlank(input) && !onRear(input);
const noOfficers = ({ unit }: ValueInput) => unit.noOfficers;
const withHero = ({ unit }: ValueInput) => unit.hero;
const inFormation =
  (name: string) =>
  ({ unit }: ValueInput) =>
    unit.formation === name;
const others = ({ unit, readings }: ValueInput) =>
  -(readings.R10 === 'b' ? Math.min(1, unit.otherEnemies) : unit.otherEnemies);
const hasOthers = ({ unit }: ValueInput) => unit.otherEnemies > 0;
const hurtEnough = ({ unit }: ValueInput) => lostToWounds(unit) > 0;
const lost = ({ unit }: ValueInput) => -lostToWounds(unit);
const marching = ({ unit }: ValueInput) => unit.forcedMarch || unit.fleeing;
const general = ({ unit }: ValueInput) => unit.general !== 'none' && !hasLostGeneral(unit);
/** By a shot nobody is frightened (onus-9.17). */
const frightened = (input: ValueInput) => {
  const { unit, enemy } = boutFor(input);
  return input.attackedBy !== 'shot' && frightens(enemy, unit, input.dromedaries);
};

const LISTS = {
  listedAttack: [
    entry('onus-15.1', hurtEnough, lost),
    entry('onus-15.2', noOfficers, -1),
    entry('onus-15.3', ({ unit }) => isBroken(unit), -1),
    entry('onus-15.4', (input) => inPhalanx(boutFor(input).unit), 1),
    entry('onus-15.5', (i) => inFormation('arrowhead')(i) && i.whoCharged === 'unit', 1),
    entry('onus-15.6', ({ unit, enemy }) => has(unit, 'lancers') && isMounted(enemy.kind), 1),
    entry('onus-15.7', (input) => rams(boutFor(input)), 1),
  ],
  listedDefence: [
    entry('onus-15.8', withHero, 1),
    entry('onus-15.9', marching, -2),
    entry('onus-15.10', onFlank, -1),
    entry('onus-15.11', onRear, -2),
    entry('onus-15.12', hasOthers, others),
    entry('onus-15.13', noOfficers, -1),
    entry('onus-15.14', (i) => inFormation('square')(i) && isMounted(i.enemy.kind), 2),
    entry('onus-15.15', inFormation('shield-wall'), 1),
  ],
  listedStrength: [
    entry('onus-15.16', hurtEnough, lost),
    entry('onus-15.17', noOfficers, -1),
    entry('onus-15.18', ({ obstructed }) => obstructed, -1),
  ],
  listedDefenceFromShots: [
    entry('onus-15.19', withHero, 1),
    entry('onus-15.20', ({ unit }) => unit.forcedMarch, -2),
    entry('onus-15.21', shotOnFlank, -1),
    entry('onus-15.22', onRear, -2),
    entry('onus-15.23', noOfficers, -1),
    entry('onus-15.24', inFormation('square'), -1),
    entry('onus-15.25', inFormation('shield-wall'), 1),
  ],
  listedMorale: [
    entry('onus-15.26', general, 1),
    entry('onus-15.27', withHero, 1),
    entry('onus-15.28', ({ unit }) => hasLostGeneral(unit), -1),
    entry('onus-15.29', frightened, -1),
    entry('onus-15.30', marching, -2),
    entry('onus-15.31', onFlank, -1),
    entry('onus-15.32', onRear, -2),
    entry('onus-15.33', hasOthers, others),
    entry(
      'onus-15.34',
      ({ unit }) => unit.extended > 0,
      ({ unit }) => -unit.extended,
    ),
    entry(
      'onus-15.35',
      ({ unit }) => unit.wounds > 0,
      ({ unit }) => -unit.wounds,
    ),
    entry('onus-15.36', noOfficers, -1),
    entry('onus-15.37', ({ unit }) => isBroken(unit), -1),
  ],
} satisfies Record<string, readonly Entry[]>;

const TABLES: [string, Table<ValueInput, number>][] = Object.entries(LISTS).map(([on, rows]) => [
  on,
  { on, rows },
]);

/** What the card of a general adds besides the 1 of the list. */
const givesMore = ({ generalStrength, generalDefence, generalMorale }: ValueInput['unit']) =>
  generalStrength + generalDefence + generalMorale > 0;

/** Which of a value's modifiers count that the printed list does not name. */
function unlisted({ unit, enemy, whoCharged, readings }: ValueInput): string[] {
  const lancers = has(unit, 'lancers');
  const everySource = readings.R17 === 'b';
  const counts: Record<string, boolean> = {
    general: unit.general === 'in-unit' && !hasLostGeneral(unit) && givesMore(unit),
    bravery: unit.bravery,
    rhomboid: unit.formation === 'rhomboid' && whoCharged === 'unit',
    sarissas: has(unit, 'sarissas') && isMounted(enemy.kind) && (everySource || !lancers),
    'phalanx-as-lancers':
      inPhalanx(complete(unit)) &&
      isMounted(enemy.kind) &&
      (everySource || !(lancers || has(unit, 'sarissas'))),
    'broken-shot': isBroken(unit) && unit.strength > 0,
    'fleeing-shot-at': unit.fleeing,
    'protected-flanks': unit.protectedFlanks > 0,
    event: unit.attackBonus !== 0 || unit.defenceBonus !== 0 || unit.moraleBonus !== 0,
  };
  return Object.keys(counts).filter((name) => counts[name]);
}

export const modifierList = looseQuery({
  id: 'onus/modifier-list',
  fields: VALUE_FIELDS,
  sample: {
    unit: { wounds: 3, broken: true, attackedOn: ['front', 'flank'] },
    enemy: { kind: 'cavalry' },
  },
  check: (input) => checkFighter('unit', complete(input.unit)),
  run(input, trace) {
    trace.step('onus-10.1');
    const listed = Object.fromEntries(
      TABLES.map(([on, table]) => [on, applyRows(table, input, 0, trace)]),
    ) as Record<keyof typeof LISTS, number>;
    const full = unitValues.run(input, new Trace()).answer;
    const beyond = unlisted(input);
    return {
      answer: { ...listed, notOnTheList: beyond, ...full },
      summary: {
        say: beyond.length > 0 ? 'modifier-list/beyond' : 'modifier-list',
        with: {
          ...Object.fromEntries(Object.entries(listed).map(([on, by]) => [on, signed(by)])),
          beyond: beyond.map((name) => `notOnTheList.${name}`),
        },
      },
    };
  },
});

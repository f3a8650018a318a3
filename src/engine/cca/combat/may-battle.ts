import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, group, rare, type Values } from '../../core/schema.ts';
import {
  checkNeighbours,
  distanceField,
  enemiesAdjacent,
  MAY_FIRE_READINGS,
  mayFire,
  READY_FIELDS,
  shotOf,
  TARGET_FIELDS,
} from '../ranged/may-fire.ts';
import { hasMissiles } from '../units.ts';
import { COMBAT_FIELDS, checkFighter, fighter, READINGS } from './combat.ts';
import { mayCloseCombat } from './may.ts';

const { attacker, defender, card, bonus } = COMBAT_FIELDS;

const MAY_FIELDS = {
  kind: choice(['close', 'ranged'], 'close'),
  attacker: group({ ...attacker.fields, ...READY_FIELDS }),
  defender,
  distance: distanceField(1),
  ...TARGET_FIELDS,
  card,
  bonus,
  readings: rare(group({ R45: READINGS.R45, R102: READINGS.R102, ...MAY_FIRE_READINGS })),
};

type MayInput = Values<typeof MAY_FIELDS>;
type On = Condition<MayInput>;
type MayRow = Row<MayInput, boolean>;

const on = (name: string, holds: (input: MayInput) => boolean): On => ({ name, holds });
const facts = ({ attacker: { unit, moved }, defender: target, distance }: MayInput) => ({
  unit,
  target: target.unit,
  moved,
  distance,
});
const forbids = (clause: MayRow['clause'], ...when: On[]): MayRow => ({
  clause,
  when,
  apply: () => false,
  with: facts,
});
const notes = (clause: MayRow['clause'], ...when: On[]): MayRow => ({ clause, when, with: facts });

const enemies = ({ attacker: { enemiesAdjacent: told }, distance }: MayInput) =>
  enemiesAdjacent(told, distance);

const adjacent = on('not-adjacent', ({ distance }) => distance === 1);
const apart = on('adjacent', ({ distance }) => distance > 1);
const battledAs = (kind: MayInput['attacker']['battled']) =>
  on('not-battled-so', (input) => input.attacker.battled === kind);
const ordinary = on('bonus-combat', (input) => !input.bonus);
const withMissiles = on('no-missiles', (input) => hasMissiles(input.attacker.unit));

export const MAY_CLOSE: Table<MayInput, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      'cca-2.6',
      on('ordered', (input) => !input.attacker.ordered),
    ),
    { ...notes('cca-11.4', adjacent), say: 'cca-11.4/announced' },
    notes('cca-11.1', adjacent),
    { ...notes('cca-11.2', topic(adjacent, withMissiles)), say: 'cca-11.2/close' },
    forbids('cca-11.4', apart),
    forbids('cca-9.4', battledAs('close'), ordinary),
    forbids('cca-9.9', battledAs('ranged')),
    forbids(
      'cca-9.5',
      on('dice-together', ({ splitDice }) => splitDice),
    ),
    {
      ...notes(
        'cca-11.59',
        adjacent,
        on('one-enemy', (input) => enemies(input) > 1),
      ),
      with: (input) => ({ ...facts(input), enemies: enemies(input) }),
    },
  ],
};

export function mayClose(input: MayInput, trace: Trace): boolean {
  const { card, bonus, readings } = input;
  const battles = applyRows(MAY_CLOSE, input, true, trace);
  const own = fighter(input.attacker);
  const { moved } = input.attacker;
  return mayCloseCombat({ attacker: own, moved, card, bonus, readings }, trace) && battles;
}

/** Warriors that moved two hexes came to fight and must; every other battle is optional. */
function mustBattle({ attacker: { unit, moved } }: MayInput, trace: Trace): boolean {
  const must = unit === 'WR' && moved > 1;
  if (must) {
    trace.step('cca-11.14', { unit, moved });
    trace.step('cca-8.19/must', { unit, moved });
    return true;
  }
  if (unit === 'WR') trace.skip('cca-11.14', 'moved-at-most-1', { moved });
  trace.step('cca-9.3', { unit });
  return false;
}

export const mayBattle = looseQuery({
  id: 'cca/may-battle',
  fields: MAY_FIELDS,
  sample: { attacker: { unit: 'AX', moved: 2 }, defender: { unit: 'LI' } },
  check: (input) => [
    ...checkFighter('attacker', input.attacker),
    ...checkFighter('defender', input.defender),
    ...checkNeighbours(input),
  ],
  run(input, trace) {
    const { kind, distance } = input;
    const allowed = kind === 'ranged' ? mayFire(shotOf(input), trace) : mayClose(input, trace);
    const must = allowed && kind === 'close' && mustBattle(input, trace);
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    return {
      answer: {
        allowed,
        kind,
        mustBattle: must,
        choosesTarget: allowed && kind === 'close' && enemies(input) > 1,
      },
      summary: {
        say: `may-battle/${kind}-${allowed ? (must ? 'must' : 'yes') : 'no'}`,
        with: { ...units, distance },
      },
    };
  },
});

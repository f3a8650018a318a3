import { defineQuery } from '../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../core/rows.ts';
import type { Trace } from '../core/ruling.ts';
import { choice, count, flag, group, optionalCount, rare, type Values } from '../core/schema.ts';
import { COMBAT_FIELDS, checkFighter, fighter, READINGS } from './combat.ts';
import { mayCloseCombat } from './may.ts';
import { hasMissiles, MISSILE_RANGE } from './units.ts';

const { attacker, defender, card, bonus } = COMBAT_FIELDS;

const MAY_FIELDS = {
  kind: choice(['close', 'ranged'], 'close'),
  attacker: group({
    ...attacker.fields,
    ordered: flag(true),
    battled: choice(['no', 'close', 'ranged'], 'no'),
    enemiesAdjacent: optionalCount(0, 6),
  }),
  defender,
  distance: count(1, 15, 1),
  lineOfSight: flag(true),
  splitDice: flag(),
  card,
  bonus,
  readings: rare(group({ R45: READINGS.R45 })),
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

/** Enemy units in the six hexes around; the target is one of them where it is adjacent. */
const enemiesAdjacent = ({ attacker: { enemiesAdjacent: told }, distance }: MayInput) =>
  told ?? (distance === 1 ? 1 : 0);

const ranged = on('close-combat', ({ kind }) => kind === 'ranged');
const close = on('ranged-combat', ({ kind }) => kind === 'close');
const adjacent = on('not-adjacent', ({ distance }) => distance === 1);
const apart = on('adjacent', ({ distance }) => distance > 1);
const enemyAdjacent = on('no-enemy-adjacent', (input) => enemiesAdjacent(input) > 0);
const battledAs = (kind: MayInput['attacker']['battled']) =>
  on('not-battled-so', (input) => input.attacker.battled === kind);
const ordinary = on('bonus-combat', (input) => !input.bonus);
const twiceUnderCard = on('darken-the-sky', (input) => input.card !== 'darken-the-sky');
const withMissiles = on('no-missiles', (input) => hasMissiles(input.attacker.unit));
const withoutMissiles = on('has-missiles', (input) => !hasMissiles(input.attacker.unit));
const beyondRange = on('in-range', ({ attacker: { unit }, distance }) => distance > rangeOf(unit));

const rangeOf = (unit: MayInput['attacker']['unit']) =>
  unit === 'LD' ? 0 : (MISSILE_RANGE[unit]?.hexes ?? 0);

const RANGE_ROWS: MayRow[] = Object.entries(MISSILE_RANGE).map(([unit, { clause, hexes }]) => ({
  ...forbids(
    clause,
    topic(
      ranged,
      on('other-unit', (i) => i.attacker.unit === unit),
    ),
    beyondRange,
  ),
  with: (input) => ({ ...facts(input), range: hexes }),
}));

const MAY_BATTLE: Table<MayInput, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      'cca-2.6',
      on('ordered', (input) => !input.attacker.ordered),
    ),
    { ...notes('cca-11.4', topic(close, adjacent)), say: 'cca-11.4/announced' },
    notes('cca-11.1', topic(close, adjacent)),
    { ...notes('cca-11.2', topic(close, adjacent, withMissiles)), say: 'cca-11.2/close' },
    forbids('cca-11.4', topic(close, apart)),
    notes('cca-10.2', topic(ranged, apart)),
    forbids('cca-9.4', topic(close, battledAs('close'), ordinary)),
    forbids('cca-9.9', topic(close, battledAs('ranged'))),
    forbids('cca-9.9', topic(ranged, battledAs('close'))),
    forbids('cca-9.4', topic(ranged, battledAs('ranged')), twiceUnderCard),
    forbids(
      'cca-9.5',
      on('dice-together', ({ splitDice }) => splitDice),
    ),
    {
      ...notes(
        'cca-11.59',
        topic(close, adjacent),
        on('one-enemy', (input) => enemiesAdjacent(input) > 1),
      ),
      with: (input) => ({ ...facts(input), enemies: enemiesAdjacent(input) }),
    },
    forbids('cca-10.1', ranged, withoutMissiles),
    forbids('cca-10.4', ranged, adjacent),
    forbids('cca-11.2', ranged, enemyAdjacent),
    forbids('cca-10.5', topic(ranged, apart), enemyAdjacent),
    ...RANGE_ROWS,
    forbids(
      'cca-10.3',
      ranged,
      on('in-sight', ({ lineOfSight }) => !lineOfSight),
    ),
    forbids(
      'cca-18.34',
      topic(
        ranged,
        on('other-card', (i) => i.card === 'darken-the-sky'),
      ),
      on('moved-at-most-0', (i) => i.attacker.moved > 0),
    ),
    forbids(
      'cca-18.35',
      topic(
        ranged,
        on('other-card', (i) => i.card === 'double-time'),
      ),
    ),
    forbids(
      'cca-18.49',
      topic(
        ranged,
        on('other-card', (i) => i.card === 'mounted-charge'),
      ),
    ),
    forbids(
      'cca-18.28',
      topic(
        ranged,
        on('other-card', (i) => i.card === 'clash-of-shields'),
      ),
    ),
    forbids(
      'cca-10.19',
      topic(
        ranged,
        on('other-unit', (i) => i.attacker.unit === 'AX'),
      ),
      on('moved-at-most-1', (i) => i.attacker.moved > 1),
    ),
    forbids(
      'cca-17.4',
      topic(
        ranged,
        on(
          'not-light-cavalry-in-rough',
          (i) => i.attacker.unit === 'LC' && i.attacker.terrain === 'rough',
        ),
      ),
      on('moved-at-most-0', (i) => i.attacker.moved > 0),
    ),
    forbids(
      'cca-17.9',
      topic(
        ranged,
        on(
          'not-light-cavalry-in-forest',
          (i) => i.attacker.unit === 'LC' && i.attacker.terrain === 'forest',
        ),
      ),
      on('moved-at-most-0', (i) => i.attacker.moved > 0),
    ),
  ],
};

/** Warriors that moved two hexes came to fight and must; every other battle is optional. */
function mustBattle({ attacker: { unit, moved } }: MayInput, trace: Trace): boolean {
  const must = unit === 'WR' && moved > 1;
  if (must) {
    trace.step('cca-11.14', { unit, moved });
    trace.step('cca-8.19', { unit, moved }, null, 'cca-8.19/must');
    return true;
  }
  if (unit === 'WR') trace.skip('cca-11.14', 'moved-at-most-1', { moved });
  trace.step('cca-9.3', { unit });
  return false;
}

export const mayBattle = defineQuery({
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
    const battles = applyRows(MAY_BATTLE, input, true, trace);
    const attempt = {
      attacker: fighter(input.attacker),
      moved: input.attacker.moved,
      card: input.card,
      bonus: input.bonus,
      readings: input.readings,
    };
    const able = kind === 'ranged' || mayCloseCombat(attempt, trace);
    const allowed = battles && able;
    const must = allowed && kind === 'close' && mustBattle(input, trace);
    const enemies = enemiesAdjacent(input);
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    return {
      answer: {
        allowed,
        kind,
        mustBattle: must,
        choosesTarget: allowed && kind === 'close' && enemies > 1,
      },
      summary: {
        say: `may-battle/${kind}-${allowed ? (must ? 'must' : 'yes') : 'no'}`,
        with: { ...units, distance },
      },
    };
  },
});

function checkNeighbours({ attacker: { enemiesAdjacent: told }, distance }: MayInput) {
  if (told !== 0 || distance !== 1) return [];
  return [{ field: 'attacker.enemiesAdjacent', problem: 'target-is-adjacent', with: { distance } }];
}

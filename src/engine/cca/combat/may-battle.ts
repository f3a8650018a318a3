import { word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
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
import { COMBAT_FIELDS, checkSides, fighter } from './combat.ts';
import { mayCloseCombat } from './may.ts';

const { attacker, defender, card, bonus } = COMBAT_FIELDS;

const KINDS = ['close', 'ranged'] as const;

const MAY_FIELDS = {
  kind: choice(KINDS, 'close'),
  attacker: group({ ...attacker.fields, ...READY_FIELDS }),
  defender,
  distance: distanceField(1),
  ...TARGET_FIELDS,
  card,
  bonus,
  readings: rare(group({ ...readings('R45', 'R102'), ...MAY_FIRE_READINGS })),
};

type MayInput = Values<typeof MAY_FIELDS>;
const facts = ({ attacker: { unit, moved }, defender: target, distance }: MayInput) => ({
  unit,
  target: target.unit,
  moved,
  distance,
});
const { bars, notes } = rulesOf<MayInput>(facts);

const enemies = ({ attacker: { enemiesAdjacent: told }, distance }: MayInput) =>
  enemiesAdjacent(told, distance);
const adjacent = ({ distance }: MayInput) => distance === 1;
const battledAs = (kind: MayInput['attacker']['battled']) => (input: MayInput) =>
  input.attacker.battled === kind;
const ordinary = on('bonus-combat', ({ bonus }: MayInput) => !bonus);
const severalEnemies = on('one-enemy', (input: MayInput) => enemies(input) > 1);

export const MAY_CLOSE: Table<MayInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-2.6', [({ attacker }) => !attacker.ordered]),
    notes('cca-11.4/announced', [adjacent]),
    notes('cca-11.1', [adjacent]),
    notes('cca-11.2/close', [adjacent, ({ attacker }) => hasMissiles(attacker.unit)]),
    bars('cca-11.4', [not(adjacent)]),
    bars('cca-9.4', [battledAs('close')], ordinary),
    bars('cca-9.9', [battledAs('ranged')]),
    bars('cca-9.5', [({ splitDice }) => splitDice]),
    notes('cca-11.59', [adjacent], severalEnemies, {
      with: (input) => ({ ...facts(input), enemies: enemies(input) }),
    }),
  ],
};

export function mayClose(input: MayInput, trace: Trace): boolean {
  const { card, bonus, readings } = input;
  const battles = applyRows(MAY_CLOSE, input, true, trace);
  const own = fighter(input.attacker);
  const { moved } = input.attacker;
  const attempt = { attacker: own, moved, card, bonus, readings };
  const may = (close: boolean) => close && battles;
  return may(trace.within('allowed', (part) => mayCloseCombat(attempt, part), may));
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

export const mayBattle = defineQuery({
  id: 'cca/may-battle',
  fields: MAY_FIELDS,
  start: { attacker: { unit: 'MI' }, defender: { unit: 'MI' } },
  sample: { attacker: { unit: 'AX', moved: 2 }, defender: { unit: 'LI' } },
  answer: {
    allowed: yes(),
    kind: word(KINDS, 'close'),
    mustBattle: yes(),
    choosesTarget: yes(),
  },
  next: ({ kind = 'close', attacker, defender, ...said }, { allowed }) => {
    if (!allowed || !attacker || !defender) return [];
    const by = handOn(attacker, 'unit', 'blocks', 'leader', 'terrain', 'moved');
    if (kind === 'ranged') {
      const at = handOn(said, 'distance', 'lineOfSight', 'card');
      return [{ as: 'shot', query: 'cca/ranged-combat', draft: { attacker: by, defender, ...at } }];
    }
    const more = handOn(attacker, 'rampart', 'support');
    const draft = { attacker: { ...by, ...more }, defender, ...handOn(said, 'card', 'bonus') };
    return [{ as: 'combat', query: 'cca/close-combat', draft }];
  },
  check: problems<MayInput>(checkSides, checkNeighbours),
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

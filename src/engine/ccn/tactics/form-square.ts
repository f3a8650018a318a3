import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';
import { ARMS, isInfantry, UNITS } from '../units.ts';
import { ATTACK_KINDS, FEWEST_CARDS, IN_HAND, MOST_SQUARES, SQUARE_DICE } from './square-data.ts';

const FIELDS = {
  unit: requiredChoice(UNITS),
  attackedBy: choice(ARMS, 'cavalry'),
  attackKind: choice(ATTACK_KINDS, 'melee'),
  cardsInHand: IN_HAND,
  squares: count(0, MOST_SQUARES, 0),
  terrain: choice(TERRAINS, 'clear'),
  fieldworks: choice(['none', 'between', 'elsewhere'], 'none'),
  firstStrike: flag(),
  declines: flag(),
  readings: rare(group(readings('R34'))),
};
export type Threat = Values<typeof FIELDS>;
const { bars, notes } = rulesOf<Threat>(({ unit, cardsInHand, squares, terrain, attackedBy }) => ({
  ...{ unit, terrain, attackedBy, cards: cardsInHand, squares, least: FEWEST_CARDS },
}));

const infantry = ({ unit }: Threat) => isInfantry(unit);
const byCavalry = ({ attackedBy }: Threat) => attackedBy === 'cavalry';
const kindIs = (kind: Threat['attackKind']) => (threat: Threat) => threat.attackKind === kind;
/** Cavalry against infantry, in whatever way: the one case for which the book has a square. */
const charged = all<Threat>(infantry, byCavalry, not(kindIs('ranged')));
const attacked = all<Threat>(charged, kindIs('melee'));
const inTerrain = (terrain: Terrain) => (threat: Threat) => threat.terrain === terrain;
const behindWorks = ({ fieldworks }: Threat) => fieldworks !== 'none';
const inTown = inTerrain('town');

/** Ground on which a square may be formed, said by the clause of each (ccn-6.17 says it of all). */
const GROUND = [
  ['ccn-7.3/square', 'forest'],
  ['ccn-7.10/square', 'hill'],
  ['ccn-7.45/square', 'ford'],
  ['ccn-7.51/square', 'bridge'],
  ['ccn-7.56/square', 'quarry'],
] as const;

export const MAY_FORM: Table<Threat, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-6.15/infantry', [not(infantry)]),
    bars('ccn-6.15/cavalry', [infantry, not(all<Threat>(byCavalry, not(kindIs('ranged'))))]),
    bars('ccn-6.18', [charged], on('not-a-battle-back', kindIs('battle-back'))),
    bars('ccn-6.19', [charged], on('not-a-first-strike', kindIs('first-strike'))),
    notes('ccn-6.15', [attacked]),
    bars(
      'ccn-6.16',
      [attacked],
      on('enough-cards', ({ cardsInHand }) => cardsInHand < FEWEST_CARDS),
    ),
    bars(
      'ccn-6.17',
      [attacked],
      on('ground-allows-it', (threat) => inTown(threat) || behindWorks(threat)),
    ),
    notes('ccn-7.25/square', [attacked], on('not-in-a-town', inTown)),
    notes('ccn-7.33/square', [attacked], on('no-fieldworks', behindWorks)),
    ...GROUND.map(([key, terrain]) => notes(key, [attacked, inTerrain(terrain), not(behindWorks)])),
    bars(
      'ccn-6.20',
      [attacked],
      on('space-on-track', ({ squares }) => squares === MOST_SQUARES),
    ),
    bars(
      'ccn-6.15/first-strike',
      [attacked, ({ firstStrike }) => firstStrike],
      on('reading-r34-b', ({ readings }) => readings.R34 === 'a'),
    ),
  ],
};

/** What forming costs, and what it brings in this melee. */
function formed({ unit, cardsInHand, squares }: Threat, trace: Trace) {
  const [handAfter, cardsOnTrack] = [cardsInHand - 1, squares + 1];
  trace.step('ccn-6.22', { unit, taken: 1, cards: handAfter });
  trace.step('ccn-5.21/square', { command: handAfter });
  trace.step('ccn-6.25', { unit, dice: SQUARE_DICE });
  trace.step('ccn-6.32/most', { dice: SQUARE_DICE });
  return { handAfter, cardsOnTrack, mostDice: SQUARE_DICE };
}

/** What is then as in any melee: who strikes first, and the dice of the cavalry. */
function notFormed(unit: Threat['unit'], trace: Trace) {
  trace.step('ccn-6.21', { unit });
  for (const clause of ['ccn-6.25', 'ccn-6.32'] as const) trace.skip(clause, 'no-square-formed');
}

export const formSquare = defineQuery({
  id: 'ccn/form-square',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    forms: yes(),
    ...alike(amount(), 'handAfter', 'cardsOnTrack'),
    strikesFirst: word(['attacker', 'defender'], 'attacker'),
    mostDice: maybe(amount()),
  },
  sample: { unit: 'line' },
  next: ({ unit, squares = 0 }, { allowed, forms }) =>
    allowed && forms
      ? [{ as: 'square', query: 'ccn/square', draft: { unit, squares: squares + 1 } }]
      : [],
  run(threat, trace) {
    const { unit, cardsInHand, squares, firstStrike, attackKind, declines } = threat;
    const allowed = applyRows(MAY_FORM, threat, true, trace);
    const forms = allowed && !declines;
    const kept = { handAfter: cardsInHand, cardsOnTrack: squares };
    if (!forms && attacked(threat, true)) notFormed(unit, trace);
    const turned =
      forms || attackKind === 'first-strike' || (firstStrike && attacked(threat, true));
    return {
      answer: {
        allowed,
        forms,
        ...(forms ? formed(threat, trace) : kept),
        strikesFirst: turned ? 'defender' : 'attacker',
      },
      summary: {
        say: `form-square/${forms ? 'forms' : allowed ? 'declines' : 'no'}`,
        with: { unit, cards: forms ? cardsInHand - 1 : cardsInHand },
      },
    };
  },
});

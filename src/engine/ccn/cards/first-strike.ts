import { maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkSide } from '../combat/combat.ts';
import { FIELDWORKS, TERRAINS } from '../terrain.ts';
import { COMBATANTS, isCavalry, isInfantry, UNITS } from '../units.ts';

/** When a player may think of the card: around an attack of his opponent, or in his own turn. */
const MOMENTS = [
  'melee-declared',
  'melee-rolled',
  'battle-back',
  'fire-declared',
  'other-moment',
  'own-turn',
] as const;

const STRIKE_FIELDS = {
  when: choice(MOMENTS, 'melee-declared'),
  defendingUnit: choice(COMBATANTS, 'line'),
  attackingUnit: choice(UNITS, 'line'),
  inSquare: rare(flag()),
  terrain: rare(choice(TERRAINS, 'clear')),
  fieldworks: rare(choice(FIELDWORKS, 'none')),
  strikePlayed: flag(),
  otherCards: rare(count(0, 11, 1)),
  readings: rare(group(readings('R34', 'R74'))),
};
type Strike = Values<typeof STRIKE_FIELDS>;
type Is = (strike: Strike) => boolean;

const momentIs =
  (...moments: Strike['when'][]): Is =>
  ({ when }) =>
    moments.includes(when);
const reaction = momentIs('melee-declared');
const ownTurn = momentIs('own-turn');
const both: Is = ({ readings }) => readings.R34 === 'b';
const byCavalry: Is = ({ attackingUnit }) => isCavalry(attackingUnit);
const charged: Is = (strike) =>
  byCavalry(strike) && isInfantry(strike.defendingUnit) && !strike.inSquare;
const inTown: Is = ({ terrain }) => terrain === 'town';
const behindWorks: Is = ({ fieldworks }) => fieldworks !== 'none';
const mightFormSquare: Is = (strike) => charged(strike) && !inTown(strike) && !behindWorks(strike);
const mightRetire: Is = ({ attackingUnit, defendingUnit }) =>
  isInfantry(attackingUnit) && isCavalry(defendingUnit);

const { bars, notes, sets } = rulesOf<Strike>(({ defendingUnit, attackingUnit }) => ({
  unit: defendingUnit,
  attacker: attackingUnit,
}));

const MAY_PLAY: Table<Strike, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-8.53/now', [reaction]),
    bars('ccn-5.121/late', [momentIs('melee-rolled')]),
    bars('ccn-5.158/strike', [momentIs('battle-back')]),
    bars('ccn-8.53/no-melee', [momentIs('fire-declared', 'other-moment')]),
    bars('ccn-8.53/leader', [reaction, ({ defendingUnit }) => defendingUnit === 'leader']),
    bars(
      'ccn-8.55',
      [reaction],
      on('first-of-the-melee', ({ strikePlayed }) => strikePlayed),
    ),
    bars(
      'ccn-8.53/own-turn',
      [ownTurn, ({ readings }) => readings.R74 === 'a'],
      on('only-card', ({ otherCards }) => otherCards > 0),
    ),
    notes('ccn-5.11/strike', [
      ownTurn,
      ({ otherCards, readings }) => otherCards === 0 || readings.R74 === 'b',
    ]),
  ],
};

const STRIKERS = ['attacker', 'defender'] as const;
type Striker = (typeof STRIKERS)[number];

const asReaction = on<Strike, Striker>('in-own-turn', reaction);

/** What follows once it has been played. */
const AFTER: Table<Strike, Striker> = {
  on: 'strikesFirst',
  rows: [
    sets('ccn-8.53/first', 'defender', [reaction]),
    notes('ccn-8.54/after', [], asReaction),
    notes('ccn-6.25/anyway', [reaction, ({ inSquare }) => inSquare, byCavalry]),
    notes('ccn-8.53/no-square', [reaction, mightFormSquare, not(both)]),
    notes('ccn-7.25/square', [reaction, both, charged, inTown]),
    notes('ccn-7.33/square', [reaction, both, charged, behindWorks]),
    notes('ccn-8.53/no-retire', [reaction, mightRetire, not(both)]),
    notes('ccn-6.11/strike', [
      reaction,
      byCavalry,
      ({ defendingUnit }) => isInfantry(defendingUnit),
    ]),
    notes('ccn-6.19/strike', [
      reaction,
      ({ attackingUnit }) => isInfantry(attackingUnit),
      ({ defendingUnit }) => isCavalry(defendingUnit),
    ]),
    notes('ccn-5.242/strike', [], asReaction),
  ],
};

export const firstStrike = defineQuery({
  id: 'ccn/first-strike',
  fields: STRIKE_FIELDS,
  answer: {
    allowed: yes(),
    strikesFirst: word(STRIKERS, 'attacker'),
    mayBattleBack: maybe(yes()),
    mayFormSquare: yes(),
    mayRetire: yes(),
    drawsBefore: yes(),
  },
  sample: {},
  check: ({ defendingUnit: unit, inSquare, terrain, fieldworks }) =>
    checkSide({ unit, inSquare, terrain, fieldworks }),
  run(strike, trace) {
    const allowed = applyRows(MAY_PLAY, strike, true, trace);
    const reacts = allowed && reaction(strike);
    const strikesFirst = allowed ? applyRows(AFTER, strike, 'attacker', trace) : 'attacker';
    return {
      answer: {
        allowed,
        strikesFirst,
        mayBattleBack: reacts ? false : null,
        mayFormSquare: reacts && both(strike) && mightFormSquare(strike),
        mayRetire: reacts && both(strike) && mightRetire(strike),
        drawsBefore: reacts,
      },
      summary: { say: `first-strike/${reacts ? 'yes' : allowed ? 'own-turn' : 'no'}`, with: {} },
    };
  },
});

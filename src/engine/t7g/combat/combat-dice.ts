import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { successesOf } from '../checks/successes.ts';
import { arrivesDisordered, attackDice, defenceAgainst, hitsOnOf } from './attack-rows.ts';
import { type Bout, COMBAT_DICE_FIELDS, type CombatDiceInput, isCavalry } from './fields.ts';
import { mayFight } from './may-fight.ts';
import { RESIST_FROM, resistDice } from './resist-rows.ts';

const TYPES = ['infantry', 'cavalry'] as const;

const boutOf = ({ side, ...input }: CombatDiceInput): Bout => ({ who: side, ...input });

/** The dice of one side of a combat, told as they are found. They decide until they have fallen. */
export function diceIn(bout: Bout, trace: Trace, fell = false) {
  const { who } = bout;
  const dice = attackDice(bout, trace);
  const hitsOn = hitsOnOf(bout);
  const against = defenceAgainst(bout);
  if (hitsOn === null) trace.decide('t7g-5.13/defence', { who, dice, against });
  else if (fell) trace.step('t7g-5.13', { who, dice, from: hitsOn, against });
  else trace.decide('t7g-5.13', { who, dice, from: hitsOn, against });
  const courageDice = resistDice(bout, trace);
  if (courageDice !== null) trace.step('t7g-5.14', { who, dice: courageDice, from: RESIST_FROM });
  return { dice, hitsOn, against, courageDice } as const;
}

/** The chance that a unit that was hit cancels nothing. */
const noneOf = (dice: number) =>
  successesOf(dice, RESIST_FROM).probability(({ successes }) => successes === 0);

export const combatDice = defineQuery({
  id: 't7g/combat-dice',
  fields: COMBAT_DICE_FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    against: word(TYPES, 'infantry'),
    ...alike(maybe(amount()), 'hitsOn', 'resistFrom', 'courageDice'),
    disordered: yes(),
    disorderChance: maybe(text()),
  },
  sample: {
    unit: { combat: 4, courage: 4, weapons: ['halberds'] },
    enemy: { disordered: true, infantryDefence: 4 },
  },
  start: { unit: { combat: 4 } },
  check: problems<CombatDiceInput>([
    'unit.kind',
    'only-cavalry-shelters',
    't7g-6.41',
    ({ manner, side, unit, enemy }) =>
      manner === 'sheltered' && !isCavalry((side === 'attacker' ? unit : enemy).kind),
  ]),
  run(input, trace) {
    const told = boutOf(input);
    if (!mayFight(told, trace)) return { answer: {}, summary: { say: 'combat-dice/no', with: {} } };
    const disordered = arrivesDisordered(told, trace);
    const bout = { ...told, unit: { ...told.unit, disordered } };
    const { courageDice, ...attack } = diceIn(bout, trace);
    const resistFrom = courageDice === null ? null : RESIST_FROM;
    const say = attack.hitsOn === null ? 'combat-dice/dice' : 'combat-dice/against';
    return {
      answer: {
        allowed: true,
        ...attack,
        ...{ resistFrom, courageDice, disordered },
        disorderChance: courageDice === null ? null : fractionText(noneOf(courageDice)),
      },
      summary: { say, with: { dice: attack.dice, from: attack.hitsOn ?? 0 } },
    };
  },
});

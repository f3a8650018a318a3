import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { VIRTUE_NAMES } from '../commanders/virtues.ts';
import { LEVELS } from '../units.ts';
import { rule } from './faults.ts';
import { rankOf, TRAITS, type Trait } from './levels.ts';

/** A Commander as he is bought for an army. */
export const COMMANDER_FIELDS = {
  isGeneral: flag(),
  commanderLevel: requiredCount(LEVELS.least, LEVELS.most),
  virtues: list(VIRTUE_NAMES, VIRTUE_NAMES.length),
  traits: list(TRAITS, TRAITS.length),
};
export type CommanderInput = Values<typeof COMMANDER_FIELDS>;
/** With his place in the list: 1 is the first. */
export interface Commander extends CommanderInput {
  number: number;
}

const { bars } = rulesOf<Commander>(({ number, commanderLevel }) => ({ number, commanderLevel }));
const isGeneral = ({ isGeneral }: Commander) => isGeneral;
const isOther = ({ isGeneral }: Commander) => !isGeneral;
const rank = ({ commanderLevel }: Commander) => rankOf(commanderLevel);

/** What his Level forbids him (t7g-7.2), and Cartógrafo to whom is no General (t7g-7.61). */
export const COMMANDER_RULES = [
  rule<Commander>(
    'level-of-general',
    bars(
      't7g-7.2/general',
      [isGeneral],
      on('level-two-at-least', (one) => rank(one).asGeneral === undefined),
    ),
  ),
  rule<Commander>(
    'level-of-commander',
    bars(
      't7g-7.2/commander',
      [isOther],
      on('level-four-at-most', (one) => rank(one).asCommander === undefined),
    ),
  ),
  rule<Commander>(
    'too-many-virtues',
    bars(
      't7g-7.2/virtues',
      [({ virtues }) => virtues.length > 0],
      on('virtues-of-level', (one) => one.virtues.length > rank(one).virtues),
      {
        with: (one) => ({
          number: one.number,
          commanderLevel: one.commanderLevel,
          given: one.virtues.length,
          most: rank(one).virtues,
        }),
      },
    ),
  ),
  rule<Commander>(
    'too-many-traits',
    bars(
      't7g-7.2/traits',
      [({ traits }) => traits.length > 0],
      on('traits-of-level', (one) => one.traits.length > rank(one).traits),
      {
        with: (one) => ({
          number: one.number,
          commanderLevel: one.commanderLevel,
          given: one.traits.length,
          most: rank(one).traits,
        }),
      },
    ),
  ),
  rule<Commander>(
    'cartographer-not-general',
    bars(
      't7g-7.61/not-general',
      [({ traits }) => traits.includes('cartografo')],
      on('bought-by-the-general', isOther),
    ),
  ),
];

/** Beside the General: his Level, or less than any where there is none. */
interface Ranked extends Commander {
  highest: number;
}

const ranked = rulesOf<Ranked>();
export const ABOVE = [
  rule<Ranked>(
    'above-general',
    ranked.bars(
      't7g-7.3',
      [({ isGeneral, highest }) => !isGeneral && highest >= 0],
      on('level-of-general-at-most', ({ commanderLevel, highest }) => commanderLevel > highest),
      { with: ({ number, commanderLevel, highest }) => ({ number, commanderLevel, highest }) },
    ),
  ),
];

/** A Trait, and how many Commanders of the army have it. */
export interface Shared {
  trait: Trait;
  copies: number;
}

const traited = rulesOf<Shared>(({ trait, copies }) => ({ trait, copies }));
export const REPEATED = [
  rule<Shared>(
    'trait-repeated',
    traited.bars(
      't7g-7.47',
      [],
      on('each-trait-once', ({ copies }) => copies > 1),
    ),
  ),
];

/** Points that he costs; nothing where his Level is not to be had. */
export const costOf = ({ isGeneral, commanderLevel }: CommanderInput): number | null =>
  (isGeneral ? rankOf(commanderLevel).asGeneral : rankOf(commanderLevel).asCommander) ?? null;

export function tellCost(one: Commander, trace: Trace): number | null {
  const cost = costOf(one);
  if (cost === null) return null;
  const { number, commanderLevel } = one;
  const told = { number, commanderLevel, cost };
  if (one.isGeneral) trace.step('t7g-7.2/general-cost', told);
  else trace.step('t7g-7.2', told);
  return cost;
}

/** Virtues and Traits that his Level still has room for. */
export const leftOf = (one: CommanderInput) => ({
  virtuesLeft: Math.max(0, rankOf(one.commanderLevel).virtues - one.virtues.length),
  traitsLeft: Math.max(0, rankOf(one.commanderLevel).traits - one.traits.length),
});

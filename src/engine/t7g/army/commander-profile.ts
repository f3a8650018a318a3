import { alike, amount, maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { list } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import { actionOf } from '../commanders/actions.ts';
import { LEVELS } from '../units.ts';
import {
  ABOVE,
  COMMANDER_FIELDS,
  COMMANDER_RULES,
  type Commander,
  leftOf,
  REPEATED,
  tellCost,
} from './commander.ts';
import { FAULTS, faultsBy } from './faults.ts';
import { actionsOf, rankOf, TRAITS } from './levels.ts';

/** Inches: how far he commands and moves, and with Presencia or Brío (t7g-7.10, t7g-7.39, t7g-7.40). */
const INCHES = { usual: 6, more: 9 } as const;
/** Levels that Iniciativa adds for the initiative roll (t7g-7.42). */
const INITIATIVE = 2;

/** What his Virtues do to his own numbers. */
function numbersOf({ virtues, commanderLevel }: Commander, trace: Trace) {
  const has = { presence: virtues.includes('presencia'), brio: virtues.includes('brio') };
  const iniciativa = virtues.includes('iniciativa');
  if (has.presence) trace.step('t7g-7.39/profile', { inches: INCHES.more });
  if (has.brio) trace.step('t7g-7.40/profile', { inches: INCHES.more });
  if (iniciativa) trace.step('t7g-7.42/profile', { added: INITIATIVE });
  return {
    commandDistance: has.presence ? INCHES.more : INCHES.usual,
    commanderMoves: has.brio ? INCHES.more : INCHES.usual,
    initiativeLevel: commanderLevel + (iniciativa ? INITIATIVE : 0),
  };
}

export const commanderProfile = defineQuery({
  id: 't7g/commander-profile',
  fields: {
    ...COMMANDER_FIELDS,
    generalLevel: usual(optionalCount(LEVELS.general, LEVELS.most)),
    traitsOfOthers: list(TRAITS, TRAITS.length),
  },
  answer: {
    allowed: yes(),
    cost: maybe(amount()),
    ...alike(amount(), 'virtuesMost', 'traitsMost', 'virtuesLeft', 'traitsLeft'),
    commandActions: amount(),
    ...alike(amount(), 'commandDistance', 'commanderMoves', 'initiativeLevel'),
    faults: words(FAULTS),
  },
  sample: { isGeneral: true, commanderLevel: 3, virtues: ['presencia'], traits: ['tutor'] },
  start: { commanderLevel: 2 },
  run(input, trace) {
    const one = { ...input, number: 1 };
    const { virtues, traits } = rankOf(input.commanderLevel);
    trace.step('t7g-7.1', { role: input.isGeneral ? 'general' : 'lieutenant' });
    const cost = tellCost(one, trace);
    trace.step('t7g-7.2/gives', {
      commanderLevel: input.commanderLevel,
      virtuesMost: virtues,
      traitsMost: traits,
    });
    if (input.virtues.length > 0) trace.step('t7g-7.31', { given: input.virtues.length });
    const automatic = input.traits.filter((trait) => actionOf(trait).automatic).length;
    if (automatic > 0) trace.step('t7g-7.48/profile', { automatic });
    const commandActions = actionsOf(input.traits);
    trace.step('t7g-7.44', { commandActions });
    const numbers = numbersOf(one, trace);
    const highest = input.generalLevel ?? input.commanderLevel;
    const shared = input.traits.map((trait) => ({
      trait,
      copies: input.traitsOfOthers.includes(trait) ? 2 : 1,
    }));
    const faults = [
      ...faultsBy(COMMANDER_RULES, one, trace),
      ...faultsBy(ABOVE, { ...one, highest }, trace),
      ...new Set(shared.flatMap((trait) => faultsBy(REPEATED, trait, trace))),
    ];
    const allowed = faults.length === 0;
    return {
      answer: {
        allowed,
        cost,
        virtuesMost: virtues,
        traitsMost: traits,
        ...leftOf(one),
        commandActions,
        ...numbers,
        faults,
      },
      summary: {
        say: `commander-profile/${allowed ? 'yes' : 'no'}`,
        with: { cost: cost ?? 0, commanderLevel: input.commanderLevel },
      },
    };
  },
});

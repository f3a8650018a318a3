import { alike, amount, many, part, word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { KINDS } from '../units.ts';
import { army } from './army.ts';
import { cardsOf } from './army-fields.ts';
import { type PlacedFault, placedFaults } from './army-rules.ts';
import { checkList, LIST_FIELDS, usableList } from './list.ts';

/** A part of the Troops in hundredths of their points, to the nearest. */
const shareOf = (points: number, all: number) => (all > 0 ? Math.round((100 * points) / all) : 0);

export const armyList = defineQuery({
  id: 't7g/army-list',
  fields: LIST_FIELDS,
  answer: {
    ...army.answer,
    unitCards: amount(),
    kindShares: many(
      part({
        kind: word(KINDS, 'formation'),
        ...alike(amount(), 'unitCards', 'kindCost', 'share'),
      }),
    ),
    commandShares: many(amount()),
  },
  sample: {
    pointsLimit: 500,
    commanders: [
      { commanderCalled: 'Alba', isGeneral: true, commanderLevel: 3, traits: ['tutor'] },
    ],
    units: [
      { unitCalled: 'Tercio', unitPoints: 150, copies: 2, ledBy: 1, combat: 6, weapons: ['pikes'] },
      { kind: 'cavalry', unitPoints: 100, speed: 8, unitRules: ['heavy-cavalry'] },
    ],
  },
  check: checkList,
  run(input, trace) {
    const { answer, summary } = army.run(input, trace);
    const { troopsCost = 0, units = [], commanders = [] } = answer;
    const kindShares = KINDS.flatMap((kind) => {
      const those = input.units.filter((unit) => unit.kind === kind);
      const kindCost = input.units.reduce(
        (sum, unit, i) => sum + (unit.kind === kind ? (units[i]?.unitsCost ?? 0) : 0),
        0,
      );
      const share = shareOf(kindCost, troopsCost);
      return those.length > 0 ? [{ kind, unitCards: cardsOf(those), kindCost, share }] : [];
    });
    const commandShares = commanders.map((one) => shareOf(one.troopsCost, troopsCost));
    return {
      answer: { ...answer, unitCards: cardsOf(input.units), kindShares, commandShares },
      summary,
    };
  },
});

/** What breaks a rule in a list, finished or not, each fault at its field: what cannot be read yet counts as unsaid. */
export function faultsIn(draft: unknown): PlacedFault[] {
  const list = usableList(draft);
  const { answer } = army.run(list, new Trace());
  return placedFaults({ ...list, total: answer.armyCost ?? 0 });
}
